; row_sum_7bc9ec27
@zero = internal constant i64 0, align 8
declare <32 x i16> @llvm.masked.load.v32i16.p0(ptr, i32 immarg, <32 x i1>, <32 x i16>)
declare i64 @llvm.ctlz.i64(i64, i1 immarg)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
define void @begin(ptr %args) #1 {
entry:
  %v1 = getelementptr inbounds i64, ptr %args, i64 1
  %v2 = load i64, ptr %v1, align 8
  %v4 = getelementptr inbounds i64, ptr %args, i64 17
  %v5 = getelementptr inbounds i64, ptr %args, i64 8
  %v6 = getelementptr inbounds i64, ptr %args, i64 9
  %v7 = getelementptr inbounds i64, ptr %args, i64 14
  br label %start
start:
  %v3 = call i64 @llvm.smax.i64(i64 %v2, i64 0)
  store i64 %v3, ptr %v4, align 8
  store i64 1, ptr %v5, align 8
  store i64 %v3, ptr %v6, align 8
  store i64 0, ptr %v7, align 8
  ret void
}
define void @run(ptr %args, i64 %first, i64 %last, ptr %workspace) #0 {
entry:
  %v1 = alloca i64
  %v6 = getelementptr inbounds i64, ptr %args, i64 2
  %v7 = load i64, ptr %v6, align 8
  %v9 = alloca float
  %v10 = alloca [256 x float], align 64
  %v11 = alloca <32 x float>
  %v12 = alloca [6 x i64]
  %v13 = alloca [1536 x float], align 64
  %v15 = alloca i64
  %v24 = alloca i64
  %v27 = load ptr, ptr %args, align 8
  %v28 = getelementptr inbounds i64, ptr %args, i64 3
  %v29 = load i64, ptr %v28, align 8
  %v55 = alloca <32 x float>
  %v102 = alloca i64
  %v108 = alloca i64
  %v112 = alloca i64
  %v142 = getelementptr inbounds i64, ptr %args, i64 15
  %v143 = load ptr, ptr %v142, align 8
  %v150 = alloca float
  %v151 = getelementptr inbounds i64, ptr %args, i64 16
  %v152 = load ptr, ptr %v151, align 8
  %v162 = getelementptr inbounds i64, ptr %args, i64 5
  %v163 = load ptr, ptr %v162, align 8
  br label %start
start:
  store i64 %first, ptr %v1
  %v2 = icmp slt i64 %first, %last
  br i1 %v2, label %loop.1, label %done.2
loop.1:
  %v3 = load i64, ptr %v1
  %v4 = mul i64 %v3, 1
  %v5 = add i64 0, %v4
  %v8 = call i64 @llvm.smax.i64(i64 %v7, i64 0)
  store float 0x0000000000000000, ptr %v9, align 4
  %v14 = icmp sgt i64 %v8, 256
  br i1 %v14, label %then.3, label %done.4
then.3:
  store [6 x i64] zeroinitializer, ptr %v12
  br label %done.4
done.4:
  store i64 0, ptr %v15
  %v16 = icmp slt i64 0, %v8
  br i1 %v16, label %loop.5, label %done.6
loop.5:
  %v17 = load i64, ptr %v15
  %v18 = add i64 %v17, 256
  %v19 = call i64 @llvm.smin.i64(i64 %v18, i64 %v8)
  %v20 = sub i64 %v19, %v17
  %v21 = sub i64 %v19, %v17
  %v22 = and i64 %v21, -32
  %v23 = add i64 %v17, %v22
  store i64 %v17, ptr %v24
  %v25 = icmp slt i64 %v17, %v23
  br i1 %v25, label %loop.7, label %done.8
loop.7:
  %v26 = load i64, ptr %v24
  %v30 = mul i64 %v5, %v29
  %v31 = add i64 %v30, %v26
  %v32 = getelementptr i16, ptr %v27, i64 %v31
  %v33 = load <32 x i16>, ptr %v32, align 2
  %v34 = bitcast <32 x i16> %v33 to <32 x half>
  %v35 = fpext <32 x half> %v34 to <32 x float>
  %v36 = sub i64 %v26, %v17
  %v37 = getelementptr float, ptr %v10, i64 %v36
  store <32 x float> %v35, ptr %v37, align 4
  %v38 = add i64 %v26, 32
  store i64 %v38, ptr %v24
  %v39 = icmp slt i64 %v38, %v23
  br i1 %v39, label %loop.7, label %done.8
done.8:
  %v40 = sub i64 %v19, %v23
  %v41 = icmp sgt i64 %v40, 0
  br i1 %v41, label %tail.9, label %done.10
tail.9:
  %v42 = trunc i64 %v40 to i32
  %v43 = insertelement <32 x i32> poison, i32 %v42, i64 0
  %v44 = shufflevector <32 x i32> %v43, <32 x i32> poison, <32 x i32> zeroinitializer
  %v45 = icmp ult <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %v44
  %v46 = mul i64 %v5, %v29
  %v47 = add i64 %v46, %v23
  %v48 = getelementptr i16, ptr %v27, i64 %v47
  %v49 = call <32 x i16> @llvm.masked.load.v32i16.p0(ptr %v48, i32 2, <32 x i1> %v45, <32 x i16> zeroinitializer)
  %v50 = bitcast <32 x i16> %v49 to <32 x half>
  %v51 = fpext <32 x half> %v50 to <32 x float>
  %v52 = select <32 x i1> %v45, <32 x float> %v51, <32 x float> splat (float 0x8000000000000000)
  %v53 = sub i64 %v23, %v17
  %v54 = getelementptr float, ptr %v10, i64 %v53
  store <32 x float> %v52, ptr %v54, align 4
  br label %done.10
done.10:
  %v56 = icmp eq i64 %v20, 256
  br i1 %v56, label %then.11, label %else.12
then.11:
  %v57 = load <32 x float>, ptr %v10, align 4
  %v58 = getelementptr float, ptr %v10, i64 128
  %v59 = load <32 x float>, ptr %v58, align 4
  %v60 = fadd <32 x float> %v57, %v59
  %v61 = getelementptr float, ptr %v10, i64 64
  %v62 = load <32 x float>, ptr %v61, align 4
  %v63 = getelementptr float, ptr %v10, i64 192
  %v64 = load <32 x float>, ptr %v63, align 4
  %v65 = fadd <32 x float> %v62, %v64
  %v66 = fadd <32 x float> %v60, %v65
  %v67 = getelementptr float, ptr %v10, i64 32
  %v68 = load <32 x float>, ptr %v67, align 4
  %v69 = getelementptr float, ptr %v10, i64 160
  %v70 = load <32 x float>, ptr %v69, align 4
  %v71 = fadd <32 x float> %v68, %v70
  %v72 = getelementptr float, ptr %v10, i64 96
  %v73 = load <32 x float>, ptr %v72, align 4
  %v74 = getelementptr float, ptr %v10, i64 224
  %v75 = load <32 x float>, ptr %v74, align 4
  %v76 = fadd <32 x float> %v73, %v75
  %v77 = fadd <32 x float> %v71, %v76
  %v78 = fadd <32 x float> %v66, %v77
  store <32 x float> %v78, ptr %v55, align 4
  br label %done.13
else.12:
  %v79 = icmp eq i64 %v20, 128
  br i1 %v79, label %then.14, label %else.15
then.14:
  %v80 = load <32 x float>, ptr %v10, align 4
  %v81 = getelementptr float, ptr %v10, i64 64
  %v82 = load <32 x float>, ptr %v81, align 4
  %v83 = fadd <32 x float> %v80, %v82
  %v84 = getelementptr float, ptr %v10, i64 32
  %v85 = load <32 x float>, ptr %v84, align 4
  %v86 = getelementptr float, ptr %v10, i64 96
  %v87 = load <32 x float>, ptr %v86, align 4
  %v88 = fadd <32 x float> %v85, %v87
  %v89 = fadd <32 x float> %v83, %v88
  store <32 x float> %v89, ptr %v55, align 4
  br label %done.16
else.15:
  %v90 = icmp eq i64 %v20, 64
  br i1 %v90, label %then.17, label %else.18
then.17:
  %v91 = load <32 x float>, ptr %v10, align 4
  %v92 = getelementptr float, ptr %v10, i64 32
  %v93 = load <32 x float>, ptr %v92, align 4
  %v94 = fadd <32 x float> %v91, %v93
  store <32 x float> %v94, ptr %v55, align 4
  br label %done.19
else.18:
  %v95 = sub i64 %v20, 1
  %v96 = call i64 @llvm.ctlz.i64(i64 %v95, i1 false)
  %v97 = sub i64 64, %v96
  %v98 = shl i64 1, %v97
  %v99 = call i64 @llvm.smax.i64(i64 %v98, i64 32)
  %v100 = add i64 %v20, 31
  %v101 = and i64 %v100, -32
  store i64 %v101, ptr %v102
  %v103 = icmp slt i64 %v101, %v99
  br i1 %v103, label %loop.20, label %done.21
loop.20:
  %v104 = load i64, ptr %v102
  %v105 = getelementptr float, ptr %v10, i64 %v104
  store <32 x float> splat (float 0x8000000000000000), ptr %v105, align 4
  %v106 = add i64 %v104, 32
  store i64 %v106, ptr %v102
  %v107 = icmp slt i64 %v106, %v99
  br i1 %v107, label %loop.20, label %done.21
done.21:
  store i64 %v99, ptr %v108
  br label %halve.22
halve.22:
  %v109 = load i64, ptr %v108
  %v110 = lshr i64 %v109, 1
  store i64 %v110, ptr %v108
  %v111 = icmp sge i64 %v110, 32
  br i1 %v111, label %stride.23, label %done.24
stride.23:
  store i64 0, ptr %v112
  %v113 = icmp slt i64 0, %v110
  br i1 %v113, label %loop.25, label %done.26
loop.25:
  %v114 = load i64, ptr %v112
  %v115 = getelementptr float, ptr %v10, i64 %v114
  %v116 = load <32 x float>, ptr %v115, align 4
  %v117 = add i64 %v114, %v110
  %v118 = getelementptr float, ptr %v10, i64 %v117
  %v119 = load <32 x float>, ptr %v118, align 4
  %v120 = fadd <32 x float> %v116, %v119
  %v121 = getelementptr float, ptr %v10, i64 %v114
  store <32 x float> %v120, ptr %v121, align 4
  %v122 = add i64 %v114, 32
  store i64 %v122, ptr %v112
  %v123 = icmp slt i64 %v122, %v110
  br i1 %v123, label %loop.25, label %done.26
done.26:
  br label %halve.22
done.24:
  %v124 = load <32 x float>, ptr %v10, align 4
  store <32 x float> %v124, ptr %v55, align 4
  br label %done.19
done.19:
  br label %done.16
done.16:
  br label %done.13
done.13:
  %v125 = load <32 x float>, ptr %v55, align 4
  store <32 x float> %v125, ptr %v11, align 4
  %v126 = load <32 x float>, ptr %v11, align 4
  %v127 = shufflevector <32 x float> %v126, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v128 = shufflevector <32 x float> %v126, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v129 = fadd <16 x float> %v127, %v128
  %v130 = shufflevector <16 x float> %v129, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v131 = shufflevector <16 x float> %v129, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v132 = fadd <8 x float> %v130, %v131
  %v133 = shufflevector <8 x float> %v132, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v134 = shufflevector <8 x float> %v132, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v135 = fadd <4 x float> %v133, %v134
  %v136 = shufflevector <4 x float> %v135, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v137 = shufflevector <4 x float> %v135, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v138 = fadd <2 x float> %v136, %v137
  %v139 = extractelement <2 x float> %v138, i64 0
  %v140 = extractelement <2 x float> %v138, i64 1
  %v141 = fadd float %v139, %v140
  br i1 %v14, label %then.27, label %else.28
then.27:
  %v144 = load i64, ptr %v12
  %v145 = add i64 %v144, 1
  %v146 = getelementptr float, ptr %v13, i64 %v144
  store float %v141, ptr %v146, align 4
  store i64 %v145, ptr %v12
  %v147 = icmp eq i64 %v145, 256
  br i1 %v147, label %then.30, label %done.31
then.30:
  call void %v143(ptr %v12, ptr %v13, i64 1)
  br label %done.31
done.31:
  br label %done.29
else.28:
  store float %v141, ptr %v9, align 4
  br label %done.29
done.29:
  %v148 = add i64 %v17, 256
  store i64 %v148, ptr %v15
  %v149 = icmp slt i64 %v148, %v8
  br i1 %v149, label %loop.5, label %done.6
done.6:
  br i1 %v14, label %then.32, label %done.33
then.32:
  call void %v152(ptr %v12, ptr %v13, ptr %v150, i64 1)
  %v153 = load float, ptr %v150, align 4
  store float %v153, ptr %v9, align 4
  br label %done.33
done.33:
  %v154 = load float, ptr %v9, align 4
  %v155 = icmp eq i64 %v8, 0
  %v156 = select i1 %v155, float 0x0000000000000000, float %v154
  %v157 = fptrunc float %v156 to half
  %v158 = bitcast half %v157 to i16
  %v159 = and i16 %v158, 32767
  %v160 = icmp ugt i16 %v159, 31744
  %v161 = select i1 %v160, i16 32256, i16 %v158
  %v164 = getelementptr i16, ptr %v163, i64 %v5
  store i16 %v161, ptr %v164, align 2
  %v165 = add i64 %v3, 1
  store i64 %v165, ptr %v1
  %v166 = icmp slt i64 %v165, %last
  br i1 %v166, label %loop.1, label %done.2
done.2:
  ret void
}
attributes #0 = { nounwind }
attributes #1 = { nounwind noinline optnone }
!0 = !{i32 1}
