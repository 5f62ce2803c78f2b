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
  %v83 = alloca <32 x float>
  %v84 = getelementptr inbounds i64, ptr %args, i64 14
  %v85 = load ptr, ptr %v84, align 8
  %v91 = getelementptr inbounds i64, ptr %args, i64 5
  %v92 = load ptr, ptr %v91, align 8
  %v105 = alloca <32 x float>
  %v106 = alloca [9 x <32 x float>], align 64
  %v107 = alloca [6 x i64]
  %v108 = alloca [1536 x <32 x float>], align 64
  %v110 = alloca i64
  %v120 = alloca i64
  %v139 = alloca i64
  %v155 = getelementptr inbounds i64, ptr %args, i64 13
  %v156 = load ptr, ptr %v155, align 8
  %v163 = alloca <32 x float>
  %v164 = getelementptr inbounds i64, ptr %args, i64 14
  %v165 = load ptr, ptr %v164, align 8
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
  %v77 = load i64, ptr %v24
  %v78 = add i64 %v77, 1
  %v79 = getelementptr <32 x float>, ptr %v25, i64 %v77
  store <32 x float> %v74, ptr %v79, align 4
  store i64 %v78, ptr %v24
  %v80 = icmp eq i64 %v78, 256
  br i1 %v80, label %then.17, label %done.18
then.17:
  call void %v76(ptr %v24, ptr %v25, i64 32)
  br label %done.18
done.18:
  br label %done.16
else.15:
  store <32 x float> %v74, ptr %v22, align 4
  br label %done.16
done.16:
  %v81 = add i64 %v29, 256
  store i64 %v81, ptr %v27
  %v82 = icmp slt i64 %v81, %v20
  br i1 %v82, label %loop.5, label %done.6
done.6:
  br i1 %v26, label %then.19, label %done.20
then.19:
  call void %v85(ptr %v24, ptr %v25, ptr %v83, i64 32)
  %v86 = load <32 x float>, ptr %v83, align 4
  store <32 x float> %v86, ptr %v22, align 4
  br label %done.20
done.20:
  %v87 = load <32 x float>, ptr %v22, align 4
  %v88 = select i1 %v21, <32 x float> splat (float 0x0000000000000000), <32 x float> %v87
  %v89 = fcmp uno <32 x float> %v88, %v88
  %v90 = select <32 x i1> %v89, <32 x float> splat (float 0x7FF8000000000000), <32 x float> %v88
  %v93 = getelementptr float, ptr %v92, i64 %v16
  store <32 x float> %v90, ptr %v93, align 4
  %v94 = add i64 %v16, 32
  store i64 %v94, ptr %v14
  %v95 = icmp slt i64 %v94, %v13
  br i1 %v95, label %loop.3, label %done.4
done.4:
  %v96 = sub i64 %v10, %v13
  %v97 = icmp sgt i64 %v96, 0
  br i1 %v97, label %tail.21, label %done.22
tail.21:
  %v98 = trunc i64 %v96 to i32
  %v99 = insertelement <32 x i32> poison, i32 %v98, i64 0
  %v100 = shufflevector <32 x i32> %v99, <32 x i32> poison, <32 x i32> zeroinitializer
  %v101 = icmp ult <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %v100
  %v102 = call i64 @llvm.smax.i64(i64 %v18, i64 0)
  %v103 = mul i64 1, %v102
  %v104 = icmp eq i64 %v103, 0
  store <32 x float> splat (float 0x0000000000000000), ptr %v105, align 4
  store [6 x i64] zeroinitializer, ptr %v107
  %v109 = icmp sgt i64 %v103, 256
  store i64 0, ptr %v110
  %v111 = icmp slt i64 0, %v103
  br i1 %v111, label %loop.23, label %done.24
loop.23:
  %v112 = load i64, ptr %v110
  %v113 = sub i64 %v103, %v112
  %v114 = call i64 @llvm.smin.i64(i64 %v113, i64 256)
  %v115 = sub i64 %v114, 1
  %v116 = call i64 @llvm.ctlz.i64(i64 %v115, i1 false)
  %v117 = sub i64 64, %v116
  %v118 = shl i64 1, %v117
  %v119 = sub i64 63, %v117
  store i64 0, ptr %v120
  %v121 = icmp slt i64 0, %v118
  br i1 %v121, label %loop.25, label %done.26
loop.25:
  %v122 = load i64, ptr %v120
  %v123 = call i64 @llvm.bitreverse.i64(i64 %v122)
  %v124 = lshr i64 %v123, 1
  %v125 = lshr i64 %v124, %v119
  %v126 = call i64 @llvm.ctpop.i64(i64 %v122)
  %v127 = icmp slt i64 %v125, %v114
  br i1 %v127, label %then.27, label %else.28
then.27:
  %v128 = add i64 %v112, %v125
  %v129 = mul i64 %v128, 1
  %v130 = add i64 0, %v129
  %v131 = mul i64 %v130, %v50
  %v132 = add i64 %v131, %v13
  %v133 = getelementptr float, ptr %v48, i64 %v132
  %v134 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v133, i32 4, <32 x i1> %v101, <32 x float> zeroinitializer)
  %v135 = getelementptr <32 x float>, ptr %v106, i64 %v126
  store <32 x float> %v134, ptr %v135, align 4
  br label %done.29
else.28:
  %v136 = getelementptr <32 x float>, ptr %v106, i64 %v126
  store <32 x float> splat (float 0x8000000000000000), ptr %v136, align 4
  br label %done.29
done.29:
  %v137 = xor i64 %v122, -1
  %v138 = call i64 @llvm.cttz.i64(i64 %v137, i1 false)
  store i64 0, ptr %v139
  %v140 = icmp slt i64 0, %v138
  br i1 %v140, label %loop.30, label %done.31
loop.30:
  %v141 = load i64, ptr %v139
  %v142 = sub i64 %v126, %v141
  %v143 = sub i64 %v142, 1
  %v144 = getelementptr <32 x float>, ptr %v106, i64 %v142
  %v145 = load <32 x float>, ptr %v144, align 4
  %v146 = getelementptr <32 x float>, ptr %v106, i64 %v143
  %v147 = load <32 x float>, ptr %v146, align 4
  %v148 = fadd <32 x float> %v147, %v145
  %v149 = getelementptr <32 x float>, ptr %v106, i64 %v143
  store <32 x float> %v148, ptr %v149, align 4
  %v150 = add i64 %v141, 1
  store i64 %v150, ptr %v139
  %v151 = icmp slt i64 %v150, %v138
  br i1 %v151, label %loop.30, label %done.31
done.31:
  %v152 = add i64 %v122, 1
  store i64 %v152, ptr %v120
  %v153 = icmp slt i64 %v152, %v118
  br i1 %v153, label %loop.25, label %done.26
done.26:
  %v154 = load <32 x float>, ptr %v106, align 4
  br i1 %v109, label %then.32, label %else.33
then.32:
  %v157 = load i64, ptr %v107
  %v158 = add i64 %v157, 1
  %v159 = getelementptr <32 x float>, ptr %v108, i64 %v157
  store <32 x float> %v154, ptr %v159, align 4
  store i64 %v158, ptr %v107
  %v160 = icmp eq i64 %v158, 256
  br i1 %v160, label %then.35, label %done.36
then.35:
  call void %v156(ptr %v107, ptr %v108, i64 32)
  br label %done.36
done.36:
  br label %done.34
else.33:
  store <32 x float> %v154, ptr %v105, align 4
  br label %done.34
done.34:
  %v161 = add i64 %v112, 256
  store i64 %v161, ptr %v110
  %v162 = icmp slt i64 %v161, %v103
  br i1 %v162, label %loop.23, label %done.24
done.24:
  br i1 %v109, label %then.37, label %done.38
then.37:
  call void %v165(ptr %v107, ptr %v108, ptr %v163, i64 32)
  %v166 = load <32 x float>, ptr %v163, align 4
  store <32 x float> %v166, ptr %v105, align 4
  br label %done.38
done.38:
  %v167 = load <32 x float>, ptr %v105, align 4
  %v168 = select i1 %v104, <32 x float> splat (float 0x0000000000000000), <32 x float> %v167
  %v169 = fcmp uno <32 x float> %v168, %v168
  %v170 = select <32 x i1> %v169, <32 x float> splat (float 0x7FF8000000000000), <32 x float> %v168
  %v171 = getelementptr float, ptr %v92, i64 %v13
  call void @llvm.masked.store.v32f32.p0(<32 x float> %v170, ptr %v171, i32 4, <32 x i1> %v101)
  br label %done.22
done.22:
  %v172 = add i64 %v3, 1
  store i64 %v172, ptr %v1
  %v173 = icmp slt i64 %v172, %last
  br i1 %v173, label %loop.1, label %done.2
done.2:
  ret void
}
attributes #0 = { nounwind }
attributes #1 = { nounwind noinline optnone }
!0 = !{i32 1}
