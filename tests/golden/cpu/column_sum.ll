; column_sum_62f8ec1e
@zero = internal constant i64 0, align 8
declare <32 x float> @llvm.masked.load.v32f32.p0(ptr, i32 immarg, <32 x i1>, <32 x float>)
declare i64 @llvm.bitreverse.i64(i64)
declare i64 @llvm.ctlz.i64(i64, i1 immarg)
declare i64 @llvm.ctpop.i64(i64)
declare i64 @llvm.cttz.i64(i64, i1 immarg)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
declare void @llvm.masked.store.v32f32.p0(<32 x float>, ptr, i32 immarg, <32 x i1>)
define void @begin(ptr %args) #1 {
entry:
  %v1 = getelementptr inbounds i64, ptr %args, i64 2
  %v2 = load i64, ptr %v1, align 8
  %v4 = getelementptr inbounds i64, ptr %args, i64 15
  %v5 = getelementptr inbounds i64, ptr %args, i64 8
  %v6 = getelementptr inbounds i64, ptr %args, i64 9
  %v7 = getelementptr inbounds i64, ptr %args, i64 12
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
  %v4 = getelementptr inbounds i64, ptr %args, i64 10
  %v5 = load i64, ptr %v4, align 8
  %v6 = getelementptr inbounds i64, ptr %args, i64 9
  %v7 = load i64, ptr %v6, align 8
  %v14 = alloca i64
  %v17 = getelementptr inbounds i64, ptr %args, i64 1
  %v18 = load i64, ptr %v17, align 8
  %v22 = alloca <32 x float>
  %v23 = alloca [9 x <32 x float>], align 64
  %v24 = alloca [6 x i64]
  %v25 = alloca [1536 x <32 x float>], align 64
  %v27 = alloca i64
  %v37 = alloca i64
  %v48 = load ptr, ptr %args, align 8
  %v49 = getelementptr inbounds i64, ptr %args, i64 3
  %v50 = load i64, ptr %v49, align 8
  %v59 = alloca i64
  %v75 = getelementptr inbounds i64, ptr %args, i64 13
  %v76 = load ptr, ptr %v75, align 8
  %v77 = alloca <32 x float>
  %v80 = alloca <32 x float>
  %v81 = getelementptr inbounds i64, ptr %args, i64 14
  %v82 = load ptr, ptr %v81, align 8
  %v88 = getelementptr inbounds i64, ptr %args, i64 5
  %v89 = load ptr, ptr %v88, align 8
  %v102 = alloca <32 x float>
  %v103 = alloca [9 x <32 x float>], align 64
  %v104 = alloca [6 x i64]
  %v105 = alloca [1536 x <32 x float>], align 64
  %v107 = alloca i64
  %v117 = alloca i64
  %v136 = alloca i64
  %v152 = getelementptr inbounds i64, ptr %args, i64 13
  %v153 = load ptr, ptr %v152, align 8
  %v154 = alloca <32 x float>
  %v157 = alloca <32 x float>
  %v158 = getelementptr inbounds i64, ptr %args, i64 14
  %v159 = load ptr, ptr %v158, align 8
  br label %start
start:
  store i64 %first, ptr %v1
  %v2 = icmp slt i64 %first, %last
  br i1 %v2, label %loop.1, label %done.2
loop.1:
  %v3 = load i64, ptr %v1
  %v8 = mul i64 %v3, %v5
  %v9 = add i64 %v8, %v5
  %v10 = call i64 @llvm.smin.i64(i64 %v9, i64 %v7)
  %v11 = sub i64 %v10, %v8
  %v12 = and i64 %v11, -32
  %v13 = add i64 %v8, %v12
  store i64 %v8, ptr %v14
  %v15 = icmp slt i64 %v8, %v13
  br i1 %v15, label %loop.3, label %done.4
loop.3:
  %v16 = load i64, ptr %v14
  %v19 = call i64 @llvm.smax.i64(i64 %v18, i64 0)
  %v20 = mul i64 1, %v19
  %v21 = icmp eq i64 %v20, 0
  store <32 x float> splat (float 0x0000000000000000), ptr %v22, align 4
  store [6 x i64] zeroinitializer, ptr %v24
  %v26 = icmp sgt i64 %v20, 256
  store i64 0, ptr %v27
  %v28 = icmp slt i64 0, %v20
  br i1 %v28, label %loop.5, label %done.6
loop.5:
  %v29 = load i64, ptr %v27
  %v30 = sub i64 %v20, %v29
  %v31 = call i64 @llvm.smin.i64(i64 %v30, i64 256)
  %v32 = sub i64 %v31, 1
  %v33 = call i64 @llvm.ctlz.i64(i64 %v32, i1 false)
  %v34 = sub i64 64, %v33
  %v35 = shl i64 1, %v34
  %v36 = sub i64 63, %v34
  store i64 0, ptr %v37
  %v38 = icmp slt i64 0, %v35
  br i1 %v38, label %loop.7, label %done.8
loop.7:
  %v39 = load i64, ptr %v37
  %v40 = call i64 @llvm.bitreverse.i64(i64 %v39)
  %v41 = lshr i64 %v40, 1
  %v42 = lshr i64 %v41, %v36
  %v43 = call i64 @llvm.ctpop.i64(i64 %v39)
  %v44 = icmp slt i64 %v42, %v31
  br i1 %v44, label %then.9, label %else.10
then.9:
  %v45 = add i64 %v29, %v42
  %v46 = mul i64 %v45, 1
  %v47 = add i64 0, %v46
  %v51 = mul i64 %v47, %v50
  %v52 = add i64 %v51, %v16
  %v53 = getelementptr float, ptr %v48, i64 %v52
  %v54 = load <32 x float>, ptr %v53, align 4
  %v55 = getelementptr <32 x float>, ptr %v23, i64 %v43
  store <32 x float> %v54, ptr %v55, align 4
  br label %done.11
else.10:
  %v56 = getelementptr <32 x float>, ptr %v23, i64 %v43
  store <32 x float> splat (float 0x8000000000000000), ptr %v56, align 4
  br label %done.11
done.11:
  %v57 = xor i64 %v39, -1
  %v58 = call i64 @llvm.cttz.i64(i64 %v57, i1 false)
  store i64 0, ptr %v59
  %v60 = icmp slt i64 0, %v58
  br i1 %v60, label %loop.12, label %done.13
loop.12:
  %v61 = load i64, ptr %v59
  %v62 = sub i64 %v43, %v61
  %v63 = sub i64 %v62, 1
  %v64 = getelementptr <32 x float>, ptr %v23, i64 %v62
  %v65 = load <32 x float>, ptr %v64, align 4
  %v66 = getelementptr <32 x float>, ptr %v23, i64 %v63
  %v67 = load <32 x float>, ptr %v66, align 4
  %v68 = fadd <32 x float> %v67, %v65
  %v69 = getelementptr <32 x float>, ptr %v23, i64 %v63
  store <32 x float> %v68, ptr %v69, align 4
  %v70 = add i64 %v61, 1
  store i64 %v70, ptr %v59
  %v71 = icmp slt i64 %v70, %v58
  br i1 %v71, label %loop.12, label %done.13
done.13:
  %v72 = add i64 %v39, 1
  store i64 %v72, ptr %v37
  %v73 = icmp slt i64 %v72, %v35
  br i1 %v73, label %loop.7, label %done.8
done.8:
  %v74 = load <32 x float>, ptr %v23, align 4
  br i1 %v26, label %then.14, label %else.15
then.14:
  store <32 x float> %v74, ptr %v77, align 4
  call void %v76(ptr %v24, ptr %v25, ptr %v77, i64 32)
  br label %done.16
else.15:
  store <32 x float> %v74, ptr %v22, align 4
  br label %done.16
done.16:
  %v78 = add i64 %v29, 256
  store i64 %v78, ptr %v27
  %v79 = icmp slt i64 %v78, %v20
  br i1 %v79, label %loop.5, label %done.6
done.6:
  br i1 %v26, label %then.17, label %done.18
then.17:
  call void %v82(ptr %v24, ptr %v25, ptr %v80, i64 32)
  %v83 = load <32 x float>, ptr %v80, align 4
  store <32 x float> %v83, ptr %v22, align 4
  br label %done.18
done.18:
  %v84 = load <32 x float>, ptr %v22, align 4
  %v85 = select i1 %v21, <32 x float> splat (float 0x0000000000000000), <32 x float> %v84
  %v86 = fcmp uno <32 x float> %v85, %v85
  %v87 = select <32 x i1> %v86, <32 x float> splat (float 0x7FF8000000000000), <32 x float> %v85
  %v90 = getelementptr float, ptr %v89, i64 %v16
  store <32 x float> %v87, ptr %v90, align 4
  %v91 = add i64 %v16, 32
  store i64 %v91, ptr %v14
  %v92 = icmp slt i64 %v91, %v13
  br i1 %v92, label %loop.3, label %done.4
done.4:
  %v93 = sub i64 %v10, %v13
  %v94 = icmp sgt i64 %v93, 0
  br i1 %v94, label %tail.19, label %done.20
tail.19:
  %v95 = trunc i64 %v93 to i32
  %v96 = insertelement <32 x i32> poison, i32 %v95, i64 0
  %v97 = shufflevector <32 x i32> %v96, <32 x i32> poison, <32 x i32> zeroinitializer
  %v98 = icmp ult <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %v97
  %v99 = call i64 @llvm.smax.i64(i64 %v18, i64 0)
  %v100 = mul i64 1, %v99
  %v101 = icmp eq i64 %v100, 0
  store <32 x float> splat (float 0x0000000000000000), ptr %v102, align 4
  store [6 x i64] zeroinitializer, ptr %v104
  %v106 = icmp sgt i64 %v100, 256
  store i64 0, ptr %v107
  %v108 = icmp slt i64 0, %v100
  br i1 %v108, label %loop.21, label %done.22
loop.21:
  %v109 = load i64, ptr %v107
  %v110 = sub i64 %v100, %v109
  %v111 = call i64 @llvm.smin.i64(i64 %v110, i64 256)
  %v112 = sub i64 %v111, 1
  %v113 = call i64 @llvm.ctlz.i64(i64 %v112, i1 false)
  %v114 = sub i64 64, %v113
  %v115 = shl i64 1, %v114
  %v116 = sub i64 63, %v114
  store i64 0, ptr %v117
  %v118 = icmp slt i64 0, %v115
  br i1 %v118, label %loop.23, label %done.24
loop.23:
  %v119 = load i64, ptr %v117
  %v120 = call i64 @llvm.bitreverse.i64(i64 %v119)
  %v121 = lshr i64 %v120, 1
  %v122 = lshr i64 %v121, %v116
  %v123 = call i64 @llvm.ctpop.i64(i64 %v119)
  %v124 = icmp slt i64 %v122, %v111
  br i1 %v124, label %then.25, label %else.26
then.25:
  %v125 = add i64 %v109, %v122
  %v126 = mul i64 %v125, 1
  %v127 = add i64 0, %v126
  %v128 = mul i64 %v127, %v50
  %v129 = add i64 %v128, %v13
  %v130 = getelementptr float, ptr %v48, i64 %v129
  %v131 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v130, i32 4, <32 x i1> %v98, <32 x float> zeroinitializer)
  %v132 = getelementptr <32 x float>, ptr %v103, i64 %v123
  store <32 x float> %v131, ptr %v132, align 4
  br label %done.27
else.26:
  %v133 = getelementptr <32 x float>, ptr %v103, i64 %v123
  store <32 x float> splat (float 0x8000000000000000), ptr %v133, align 4
  br label %done.27
done.27:
  %v134 = xor i64 %v119, -1
  %v135 = call i64 @llvm.cttz.i64(i64 %v134, i1 false)
  store i64 0, ptr %v136
  %v137 = icmp slt i64 0, %v135
  br i1 %v137, label %loop.28, label %done.29
loop.28:
  %v138 = load i64, ptr %v136
  %v139 = sub i64 %v123, %v138
  %v140 = sub i64 %v139, 1
  %v141 = getelementptr <32 x float>, ptr %v103, i64 %v139
  %v142 = load <32 x float>, ptr %v141, align 4
  %v143 = getelementptr <32 x float>, ptr %v103, i64 %v140
  %v144 = load <32 x float>, ptr %v143, align 4
  %v145 = fadd <32 x float> %v144, %v142
  %v146 = getelementptr <32 x float>, ptr %v103, i64 %v140
  store <32 x float> %v145, ptr %v146, align 4
  %v147 = add i64 %v138, 1
  store i64 %v147, ptr %v136
  %v148 = icmp slt i64 %v147, %v135
  br i1 %v148, label %loop.28, label %done.29
done.29:
  %v149 = add i64 %v119, 1
  store i64 %v149, ptr %v117
  %v150 = icmp slt i64 %v149, %v115
  br i1 %v150, label %loop.23, label %done.24
done.24:
  %v151 = load <32 x float>, ptr %v103, align 4
  br i1 %v106, label %then.30, label %else.31
then.30:
  store <32 x float> %v151, ptr %v154, align 4
  call void %v153(ptr %v104, ptr %v105, ptr %v154, i64 32)
  br label %done.32
else.31:
  store <32 x float> %v151, ptr %v102, align 4
  br label %done.32
done.32:
  %v155 = add i64 %v109, 256
  store i64 %v155, ptr %v107
  %v156 = icmp slt i64 %v155, %v100
  br i1 %v156, label %loop.21, label %done.22
done.22:
  br i1 %v106, label %then.33, label %done.34
then.33:
  call void %v159(ptr %v104, ptr %v105, ptr %v157, i64 32)
  %v160 = load <32 x float>, ptr %v157, align 4
  store <32 x float> %v160, ptr %v102, align 4
  br label %done.34
done.34:
  %v161 = load <32 x float>, ptr %v102, align 4
  %v162 = select i1 %v101, <32 x float> splat (float 0x0000000000000000), <32 x float> %v161
  %v163 = fcmp uno <32 x float> %v162, %v162
  %v164 = select <32 x i1> %v163, <32 x float> splat (float 0x7FF8000000000000), <32 x float> %v162
  %v165 = getelementptr float, ptr %v89, i64 %v13
  call void @llvm.masked.store.v32f32.p0(<32 x float> %v164, ptr %v165, i32 4, <32 x i1> %v98)
  br label %done.20
done.20:
  %v166 = add i64 %v3, 1
  store i64 %v166, ptr %v1
  %v167 = icmp slt i64 %v166, %last
  br i1 %v167, label %loop.1, label %done.2
done.2:
  ret void
}
attributes #0 = { nounwind }
attributes #1 = { nounwind noinline optnone }
!0 = !{i32 1}
