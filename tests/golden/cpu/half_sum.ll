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
  %v26 = alloca i64
  %v29 = load ptr, ptr %args, align 8
  %v30 = getelementptr inbounds i64, ptr %args, i64 3
  %v31 = load i64, ptr %v30, align 8
  %v53 = alloca <32 x float>
  %v100 = alloca i64
  %v106 = alloca i64
  %v110 = alloca i64
  %v140 = getelementptr inbounds i64, ptr %args, i64 15
  %v141 = load ptr, ptr %v140, align 8
  %v148 = alloca float
  %v149 = getelementptr inbounds i64, ptr %args, i64 16
  %v150 = load ptr, ptr %v149, align 8
  %v160 = getelementptr inbounds i64, ptr %args, i64 5
  %v161 = load ptr, ptr %v160, align 8
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
  %v32 = mul i64 %v5, %v31
  %v33 = getelementptr i16, ptr %v29, i64 %v32
  store i64 0, ptr %v15
  %v16 = icmp slt i64 0, %v8
  br i1 %v16, label %loop.5, label %done.6
loop.5:
  %v17 = load i64, ptr %v15
  %v18 = add i64 %v17, 256
  %v19 = call i64 @llvm.smin.i64(i64 %v18, i64 %v8)
  %v20 = sub i64 %v19, %v17
  %v21 = sub i64 0, %v17
  %v22 = getelementptr float, ptr %v10, i64 %v21
  %v23 = sub i64 %v19, %v17
  %v24 = and i64 %v23, -32
  %v25 = add i64 %v17, %v24
  store i64 %v17, ptr %v26
  %v27 = icmp slt i64 %v17, %v25
  br i1 %v27, label %loop.7, label %done.8
loop.7:
  %v28 = load i64, ptr %v26
  %v34 = getelementptr i16, ptr %v33, i64 %v28
  %v35 = load <32 x i16>, ptr %v34, align 2
  %v36 = bitcast <32 x i16> %v35 to <32 x half>
  %v37 = fpext <32 x half> %v36 to <32 x float>
  %v38 = getelementptr float, ptr %v22, i64 %v28
  store <32 x float> %v37, ptr %v38, align 4
  %v39 = add i64 %v28, 32
  store i64 %v39, ptr %v26
  %v40 = icmp slt i64 %v39, %v25
  br i1 %v40, label %loop.7, label %done.8
done.8:
  %v41 = sub i64 %v19, %v25
  %v42 = icmp sgt i64 %v41, 0
  br i1 %v42, label %tail.9, label %done.10
tail.9:
  %v43 = trunc i64 %v41 to i32
  %v44 = insertelement <32 x i32> poison, i32 %v43, i64 0
  %v45 = shufflevector <32 x i32> %v44, <32 x i32> poison, <32 x i32> zeroinitializer
  %v46 = icmp ult <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %v45
  %v47 = getelementptr i16, ptr %v33, i64 %v25
  %v48 = call <32 x i16> @llvm.masked.load.v32i16.p0(ptr %v47, i32 2, <32 x i1> %v46, <32 x i16> zeroinitializer)
  %v49 = bitcast <32 x i16> %v48 to <32 x half>
  %v50 = fpext <32 x half> %v49 to <32 x float>
  %v51 = select <32 x i1> %v46, <32 x float> %v50, <32 x float> splat (float 0x8000000000000000)
  %v52 = getelementptr float, ptr %v22, i64 %v25
  store <32 x float> %v51, ptr %v52, align 4
  br label %done.10
done.10:
  %v54 = icmp eq i64 %v20, 256
  br i1 %v54, label %then.11, label %else.12
then.11:
  %v55 = load <32 x float>, ptr %v10, align 4
  %v56 = getelementptr float, ptr %v10, i64 128
  %v57 = load <32 x float>, ptr %v56, align 4
  %v58 = fadd <32 x float> %v55, %v57
  %v59 = getelementptr float, ptr %v10, i64 64
  %v60 = load <32 x float>, ptr %v59, align 4
  %v61 = getelementptr float, ptr %v10, i64 192
  %v62 = load <32 x float>, ptr %v61, align 4
  %v63 = fadd <32 x float> %v60, %v62
  %v64 = fadd <32 x float> %v58, %v63
  %v65 = getelementptr float, ptr %v10, i64 32
  %v66 = load <32 x float>, ptr %v65, align 4
  %v67 = getelementptr float, ptr %v10, i64 160
  %v68 = load <32 x float>, ptr %v67, align 4
  %v69 = fadd <32 x float> %v66, %v68
  %v70 = getelementptr float, ptr %v10, i64 96
  %v71 = load <32 x float>, ptr %v70, align 4
  %v72 = getelementptr float, ptr %v10, i64 224
  %v73 = load <32 x float>, ptr %v72, align 4
  %v74 = fadd <32 x float> %v71, %v73
  %v75 = fadd <32 x float> %v69, %v74
  %v76 = fadd <32 x float> %v64, %v75
  store <32 x float> %v76, ptr %v53, align 4
  br label %done.13
else.12:
  %v77 = icmp eq i64 %v20, 128
  br i1 %v77, label %then.14, label %else.15
then.14:
  %v78 = load <32 x float>, ptr %v10, align 4
  %v79 = getelementptr float, ptr %v10, i64 64
  %v80 = load <32 x float>, ptr %v79, align 4
  %v81 = fadd <32 x float> %v78, %v80
  %v82 = getelementptr float, ptr %v10, i64 32
  %v83 = load <32 x float>, ptr %v82, align 4
  %v84 = getelementptr float, ptr %v10, i64 96
  %v85 = load <32 x float>, ptr %v84, align 4
  %v86 = fadd <32 x float> %v83, %v85
  %v87 = fadd <32 x float> %v81, %v86
  store <32 x float> %v87, ptr %v53, align 4
  br label %done.16
else.15:
  %v88 = icmp eq i64 %v20, 64
  br i1 %v88, label %then.17, label %else.18
then.17:
  %v89 = load <32 x float>, ptr %v10, align 4
  %v90 = getelementptr float, ptr %v10, i64 32
  %v91 = load <32 x float>, ptr %v90, align 4
  %v92 = fadd <32 x float> %v89, %v91
  store <32 x float> %v92, ptr %v53, align 4
  br label %done.19
else.18:
  %v93 = sub i64 %v20, 1
  %v94 = call i64 @llvm.ctlz.i64(i64 %v93, i1 false)
  %v95 = sub i64 64, %v94
  %v96 = shl i64 1, %v95
  %v97 = call i64 @llvm.smax.i64(i64 %v96, i64 32)
  %v98 = add i64 %v20, 31
  %v99 = and i64 %v98, -32
  store i64 %v99, ptr %v100
  %v101 = icmp slt i64 %v99, %v97
  br i1 %v101, label %loop.20, label %done.21
loop.20:
  %v102 = load i64, ptr %v100
  %v103 = getelementptr float, ptr %v10, i64 %v102
  store <32 x float> splat (float 0x8000000000000000), ptr %v103, align 4
  %v104 = add i64 %v102, 32
  store i64 %v104, ptr %v100
  %v105 = icmp slt i64 %v104, %v97
  br i1 %v105, label %loop.20, label %done.21
done.21:
  store i64 %v97, ptr %v106
  br label %halve.22
halve.22:
  %v107 = load i64, ptr %v106
  %v108 = lshr i64 %v107, 1
  store i64 %v108, ptr %v106
  %v109 = icmp sge i64 %v108, 32
  br i1 %v109, label %stride.23, label %done.24
stride.23:
  store i64 0, ptr %v110
  %v111 = icmp slt i64 0, %v108
  br i1 %v111, label %loop.25, label %done.26
loop.25:
  %v112 = load i64, ptr %v110
  %v113 = getelementptr float, ptr %v10, i64 %v112
  %v114 = load <32 x float>, ptr %v113, align 4
  %v115 = add i64 %v112, %v108
  %v116 = getelementptr float, ptr %v10, i64 %v115
  %v117 = load <32 x float>, ptr %v116, align 4
  %v118 = fadd <32 x float> %v114, %v117
  %v119 = getelementptr float, ptr %v10, i64 %v112
  store <32 x float> %v118, ptr %v119, align 4
  %v120 = add i64 %v112, 32
  store i64 %v120, ptr %v110
  %v121 = icmp slt i64 %v120, %v108
  br i1 %v121, label %loop.25, label %done.26
done.26:
  br label %halve.22
done.24:
  %v122 = load <32 x float>, ptr %v10, align 4
  store <32 x float> %v122, ptr %v53, align 4
  br label %done.19
done.19:
  br label %done.16
done.16:
  br label %done.13
done.13:
  %v123 = load <32 x float>, ptr %v53, align 4
  store <32 x float> %v123, ptr %v11, align 4
  %v124 = load <32 x float>, ptr %v11, align 4
  %v125 = shufflevector <32 x float> %v124, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v126 = shufflevector <32 x float> %v124, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v127 = fadd <16 x float> %v125, %v126
  %v128 = shufflevector <16 x float> %v127, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v129 = shufflevector <16 x float> %v127, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v130 = fadd <8 x float> %v128, %v129
  %v131 = shufflevector <8 x float> %v130, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v132 = shufflevector <8 x float> %v130, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v133 = fadd <4 x float> %v131, %v132
  %v134 = shufflevector <4 x float> %v133, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v135 = shufflevector <4 x float> %v133, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v136 = fadd <2 x float> %v134, %v135
  %v137 = extractelement <2 x float> %v136, i64 0
  %v138 = extractelement <2 x float> %v136, i64 1
  %v139 = fadd float %v137, %v138
  br i1 %v14, label %then.27, label %else.28
then.27:
  %v142 = load i64, ptr %v12
  %v143 = add i64 %v142, 1
  %v144 = getelementptr float, ptr %v13, i64 %v142
  store float %v139, ptr %v144, align 4
  store i64 %v143, ptr %v12
  %v145 = icmp eq i64 %v143, 256
  br i1 %v145, label %then.30, label %done.31
then.30:
  call void %v141(ptr %v12, ptr %v13, i64 1)
  br label %done.31
done.31:
  br label %done.29
else.28:
  store float %v139, ptr %v9, align 4
  br label %done.29
done.29:
  %v146 = add i64 %v17, 256
  store i64 %v146, ptr %v15
  %v147 = icmp slt i64 %v146, %v8
  br i1 %v147, label %loop.5, label %done.6
done.6:
  br i1 %v14, label %then.32, label %done.33
then.32:
  call void %v150(ptr %v12, ptr %v13, ptr %v148, i64 1)
  %v151 = load float, ptr %v148, align 4
  store float %v151, ptr %v9, align 4
  br label %done.33
done.33:
  %v152 = load float, ptr %v9, align 4
  %v153 = icmp eq i64 %v8, 0
  %v154 = select i1 %v153, float 0x0000000000000000, float %v152
  %v155 = fptrunc float %v154 to half
  %v156 = bitcast half %v155 to i16
  %v157 = and i16 %v156, 32767
  %v158 = icmp ugt i16 %v157, 31744
  %v159 = select i1 %v158, i16 32256, i16 %v156
  %v162 = getelementptr i16, ptr %v161, i64 %v5
  store i16 %v159, ptr %v162, align 2
  %v163 = add i64 %v3, 1
  store i64 %v163, ptr %v1
  %v164 = icmp slt i64 %v163, %last
  br i1 %v164, label %loop.1, label %done.2
done.2:
  ret void
}
attributes #0 = { nounwind }
attributes #1 = { nounwind noinline optnone }
!0 = !{i32 1}
