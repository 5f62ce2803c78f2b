; dot_0e26fc5f
@zero = internal constant i64 0, align 8
declare <32 x float> @llvm.masked.load.v32f32.p0(ptr, i32 immarg, <32 x i1>, <32 x float>)
declare i64 @llvm.ctlz.i64(i64, i1 immarg)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)
define void @begin(ptr %args) #1 {
entry:
  %v1 = getelementptr inbounds i64, ptr %args, i64 1
  %v2 = load i64, ptr %v1, align 8
  %v4 = getelementptr inbounds i64, ptr %args, i64 16
  %v5 = getelementptr inbounds i64, ptr %args, i64 7
  %v6 = getelementptr inbounds i64, ptr %args, i64 8
  %v7 = getelementptr inbounds i64, ptr %args, i64 13
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
  %v4 = getelementptr inbounds i64, ptr %args, i64 16
  %v5 = load i64, ptr %v4, align 8
  %v9 = alloca float
  %v10 = alloca [256 x float], align 64
  %v11 = alloca <32 x float>
  %v12 = alloca [6 x i64]
  %v13 = alloca [1536 x float], align 64
  %v16 = alloca i64
  %v23 = load ptr, ptr %args, align 8
  %v34 = getelementptr inbounds i64, ptr %args, i64 3
  %v35 = load ptr, ptr %v34, align 8
  %v117 = alloca i64
  %v141 = alloca <32 x float>
  %v165 = alloca i64
  %v171 = alloca i64
  %v175 = alloca i64
  %v205 = getelementptr inbounds i64, ptr %args, i64 14
  %v206 = load ptr, ptr %v205, align 8
  %v213 = alloca float
  %v214 = getelementptr inbounds i64, ptr %args, i64 15
  %v215 = load ptr, ptr %v214, align 8
  %v218 = getelementptr inbounds i64, ptr %args, i64 17
  %v219 = load ptr, ptr %v218, align 8
  br label %start
start:
  store i64 %first, ptr %v1
  %v2 = icmp slt i64 %first, %last
  br i1 %v2, label %loop.1, label %done.2
loop.1:
  %v3 = load i64, ptr %v1
  %v6 = mul i64 %v3, 65536
  %v7 = add i64 %v6, 65536
  %v8 = call i64 @llvm.smin.i64(i64 %v7, i64 %v5)
  store float 0x0000000000000000, ptr %v9, align 4
  %v14 = sub i64 %v8, %v6
  %v15 = icmp sgt i64 %v14, 256
  br i1 %v15, label %then.3, label %done.4
then.3:
  store [6 x i64] zeroinitializer, ptr %v12
  br label %done.4
done.4:
  store i64 %v6, ptr %v16
  %v17 = icmp slt i64 %v6, %v8
  br i1 %v17, label %loop.5, label %done.6
loop.5:
  %v18 = load i64, ptr %v16
  %v19 = add i64 %v18, 256
  %v20 = call i64 @llvm.smin.i64(i64 %v19, i64 %v8)
  %v21 = sub i64 %v20, %v18
  %v22 = icmp eq i64 %v21, 256
  br i1 %v22, label %then.7, label %else.8
then.7:
  %v24 = getelementptr float, ptr %v23, i64 %v18
  %v25 = getelementptr float, ptr %v24, i64 256
  call void @llvm.prefetch.p0(ptr %v25, i32 0, i32 3, i32 1)
  %v26 = getelementptr i8, ptr %v25, i64 64
  call void @llvm.prefetch.p0(ptr %v26, i32 0, i32 3, i32 1)
  %v27 = getelementptr i8, ptr %v25, i64 128
  call void @llvm.prefetch.p0(ptr %v27, i32 0, i32 3, i32 1)
  %v28 = getelementptr i8, ptr %v25, i64 192
  call void @llvm.prefetch.p0(ptr %v28, i32 0, i32 3, i32 1)
  %v29 = getelementptr i8, ptr %v25, i64 256
  call void @llvm.prefetch.p0(ptr %v29, i32 0, i32 3, i32 1)
  %v30 = getelementptr i8, ptr %v25, i64 320
  call void @llvm.prefetch.p0(ptr %v30, i32 0, i32 3, i32 1)
  %v31 = getelementptr i8, ptr %v25, i64 384
  call void @llvm.prefetch.p0(ptr %v31, i32 0, i32 3, i32 1)
  %v32 = getelementptr i8, ptr %v25, i64 448
  call void @llvm.prefetch.p0(ptr %v32, i32 0, i32 3, i32 1)
  %v33 = load <32 x float>, ptr %v24, align 4
  %v36 = getelementptr float, ptr %v35, i64 %v18
  %v37 = getelementptr float, ptr %v36, i64 256
  call void @llvm.prefetch.p0(ptr %v37, i32 0, i32 3, i32 1)
  %v38 = getelementptr i8, ptr %v37, i64 64
  call void @llvm.prefetch.p0(ptr %v38, i32 0, i32 3, i32 1)
  %v39 = getelementptr i8, ptr %v37, i64 128
  call void @llvm.prefetch.p0(ptr %v39, i32 0, i32 3, i32 1)
  %v40 = getelementptr i8, ptr %v37, i64 192
  call void @llvm.prefetch.p0(ptr %v40, i32 0, i32 3, i32 1)
  %v41 = getelementptr i8, ptr %v37, i64 256
  call void @llvm.prefetch.p0(ptr %v41, i32 0, i32 3, i32 1)
  %v42 = getelementptr i8, ptr %v37, i64 320
  call void @llvm.prefetch.p0(ptr %v42, i32 0, i32 3, i32 1)
  %v43 = getelementptr i8, ptr %v37, i64 384
  call void @llvm.prefetch.p0(ptr %v43, i32 0, i32 3, i32 1)
  %v44 = getelementptr i8, ptr %v37, i64 448
  call void @llvm.prefetch.p0(ptr %v44, i32 0, i32 3, i32 1)
  %v45 = load <32 x float>, ptr %v36, align 4
  %v46 = fmul <32 x float> %v33, %v45
  %v47 = add i64 %v18, 64
  %v48 = getelementptr float, ptr %v23, i64 %v47
  %v49 = load <32 x float>, ptr %v48, align 4
  %v50 = getelementptr float, ptr %v35, i64 %v47
  %v51 = load <32 x float>, ptr %v50, align 4
  %v52 = fmul <32 x float> %v49, %v51
  %v53 = add i64 %v18, 128
  %v54 = getelementptr float, ptr %v23, i64 %v53
  %v55 = load <32 x float>, ptr %v54, align 4
  %v56 = getelementptr float, ptr %v35, i64 %v53
  %v57 = load <32 x float>, ptr %v56, align 4
  %v58 = fmul <32 x float> %v55, %v57
  %v59 = add i64 %v18, 192
  %v60 = getelementptr float, ptr %v23, i64 %v59
  %v61 = load <32 x float>, ptr %v60, align 4
  %v62 = getelementptr float, ptr %v35, i64 %v59
  %v63 = load <32 x float>, ptr %v62, align 4
  %v64 = fmul <32 x float> %v61, %v63
  %v65 = fadd <32 x float> %v52, %v64
  %v66 = fadd <32 x float> %v46, %v58
  %v67 = fadd <32 x float> %v66, %v65
  %v68 = add i64 %v18, 32
  %v69 = getelementptr float, ptr %v23, i64 %v68
  %v70 = getelementptr float, ptr %v69, i64 352
  call void @llvm.prefetch.p0(ptr %v70, i32 0, i32 3, i32 1)
  %v71 = getelementptr i8, ptr %v70, i64 64
  call void @llvm.prefetch.p0(ptr %v71, i32 0, i32 3, i32 1)
  %v72 = getelementptr i8, ptr %v70, i64 128
  call void @llvm.prefetch.p0(ptr %v72, i32 0, i32 3, i32 1)
  %v73 = getelementptr i8, ptr %v70, i64 192
  call void @llvm.prefetch.p0(ptr %v73, i32 0, i32 3, i32 1)
  %v74 = getelementptr i8, ptr %v70, i64 256
  call void @llvm.prefetch.p0(ptr %v74, i32 0, i32 3, i32 1)
  %v75 = getelementptr i8, ptr %v70, i64 320
  call void @llvm.prefetch.p0(ptr %v75, i32 0, i32 3, i32 1)
  %v76 = getelementptr i8, ptr %v70, i64 384
  call void @llvm.prefetch.p0(ptr %v76, i32 0, i32 3, i32 1)
  %v77 = getelementptr i8, ptr %v70, i64 448
  call void @llvm.prefetch.p0(ptr %v77, i32 0, i32 3, i32 1)
  %v78 = load <32 x float>, ptr %v69, align 4
  %v79 = getelementptr float, ptr %v35, i64 %v68
  %v80 = getelementptr float, ptr %v79, i64 352
  call void @llvm.prefetch.p0(ptr %v80, i32 0, i32 3, i32 1)
  %v81 = getelementptr i8, ptr %v80, i64 64
  call void @llvm.prefetch.p0(ptr %v81, i32 0, i32 3, i32 1)
  %v82 = getelementptr i8, ptr %v80, i64 128
  call void @llvm.prefetch.p0(ptr %v82, i32 0, i32 3, i32 1)
  %v83 = getelementptr i8, ptr %v80, i64 192
  call void @llvm.prefetch.p0(ptr %v83, i32 0, i32 3, i32 1)
  %v84 = getelementptr i8, ptr %v80, i64 256
  call void @llvm.prefetch.p0(ptr %v84, i32 0, i32 3, i32 1)
  %v85 = getelementptr i8, ptr %v80, i64 320
  call void @llvm.prefetch.p0(ptr %v85, i32 0, i32 3, i32 1)
  %v86 = getelementptr i8, ptr %v80, i64 384
  call void @llvm.prefetch.p0(ptr %v86, i32 0, i32 3, i32 1)
  %v87 = getelementptr i8, ptr %v80, i64 448
  call void @llvm.prefetch.p0(ptr %v87, i32 0, i32 3, i32 1)
  %v88 = load <32 x float>, ptr %v79, align 4
  %v89 = fmul <32 x float> %v78, %v88
  %v90 = add i64 %v18, 96
  %v91 = getelementptr float, ptr %v23, i64 %v90
  %v92 = load <32 x float>, ptr %v91, align 4
  %v93 = getelementptr float, ptr %v35, i64 %v90
  %v94 = load <32 x float>, ptr %v93, align 4
  %v95 = fmul <32 x float> %v92, %v94
  %v96 = add i64 %v18, 160
  %v97 = getelementptr float, ptr %v23, i64 %v96
  %v98 = load <32 x float>, ptr %v97, align 4
  %v99 = getelementptr float, ptr %v35, i64 %v96
  %v100 = load <32 x float>, ptr %v99, align 4
  %v101 = fmul <32 x float> %v98, %v100
  %v102 = add i64 %v18, 224
  %v103 = getelementptr float, ptr %v23, i64 %v102
  %v104 = load <32 x float>, ptr %v103, align 4
  %v105 = getelementptr float, ptr %v35, i64 %v102
  %v106 = load <32 x float>, ptr %v105, align 4
  %v107 = fmul <32 x float> %v104, %v106
  %v108 = fadd <32 x float> %v95, %v107
  %v109 = fadd <32 x float> %v89, %v101
  %v110 = fadd <32 x float> %v109, %v108
  %v111 = fadd <32 x float> %v67, %v110
  store <32 x float> %v111, ptr %v11, align 4
  br label %done.9
else.8:
  %v112 = sub i64 0, %v18
  %v113 = getelementptr float, ptr %v10, i64 %v112
  %v114 = sub i64 %v20, %v18
  %v115 = and i64 %v114, -32
  %v116 = add i64 %v18, %v115
  store i64 %v18, ptr %v117
  %v118 = icmp slt i64 %v18, %v116
  br i1 %v118, label %loop.10, label %done.11
loop.10:
  %v119 = load i64, ptr %v117
  %v120 = getelementptr float, ptr %v23, i64 %v119
  %v121 = load <32 x float>, ptr %v120, align 4
  %v122 = getelementptr float, ptr %v35, i64 %v119
  %v123 = load <32 x float>, ptr %v122, align 4
  %v124 = fmul <32 x float> %v121, %v123
  %v125 = getelementptr float, ptr %v113, i64 %v119
  store <32 x float> %v124, ptr %v125, align 4
  %v126 = add i64 %v119, 32
  store i64 %v126, ptr %v117
  %v127 = icmp slt i64 %v126, %v116
  br i1 %v127, label %loop.10, label %done.11
done.11:
  %v128 = sub i64 %v20, %v116
  %v129 = icmp sgt i64 %v128, 0
  br i1 %v129, label %tail.12, label %done.13
tail.12:
  %v130 = trunc i64 %v128 to i32
  %v131 = insertelement <32 x i32> poison, i32 %v130, i64 0
  %v132 = shufflevector <32 x i32> %v131, <32 x i32> poison, <32 x i32> zeroinitializer
  %v133 = icmp ult <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %v132
  %v134 = getelementptr float, ptr %v23, i64 %v116
  %v135 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v134, i32 4, <32 x i1> %v133, <32 x float> zeroinitializer)
  %v136 = getelementptr float, ptr %v35, i64 %v116
  %v137 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v136, i32 4, <32 x i1> %v133, <32 x float> zeroinitializer)
  %v138 = fmul <32 x float> %v135, %v137
  %v139 = select <32 x i1> %v133, <32 x float> %v138, <32 x float> splat (float 0x8000000000000000)
  %v140 = getelementptr float, ptr %v113, i64 %v116
  store <32 x float> %v139, ptr %v140, align 4
  br label %done.13
done.13:
  %v142 = icmp eq i64 %v21, 128
  br i1 %v142, label %then.14, label %else.15
then.14:
  %v143 = load <32 x float>, ptr %v10, align 4
  %v144 = getelementptr float, ptr %v10, i64 64
  %v145 = load <32 x float>, ptr %v144, align 4
  %v146 = fadd <32 x float> %v143, %v145
  %v147 = getelementptr float, ptr %v10, i64 32
  %v148 = load <32 x float>, ptr %v147, align 4
  %v149 = getelementptr float, ptr %v10, i64 96
  %v150 = load <32 x float>, ptr %v149, align 4
  %v151 = fadd <32 x float> %v148, %v150
  %v152 = fadd <32 x float> %v146, %v151
  store <32 x float> %v152, ptr %v141, align 4
  br label %done.16
else.15:
  %v153 = icmp eq i64 %v21, 64
  br i1 %v153, label %then.17, label %else.18
then.17:
  %v154 = load <32 x float>, ptr %v10, align 4
  %v155 = getelementptr float, ptr %v10, i64 32
  %v156 = load <32 x float>, ptr %v155, align 4
  %v157 = fadd <32 x float> %v154, %v156
  store <32 x float> %v157, ptr %v141, align 4
  br label %done.19
else.18:
  %v158 = sub i64 %v21, 1
  %v159 = call i64 @llvm.ctlz.i64(i64 %v158, i1 false)
  %v160 = sub i64 64, %v159
  %v161 = shl i64 1, %v160
  %v162 = call i64 @llvm.smax.i64(i64 %v161, i64 32)
  %v163 = add i64 %v21, 31
  %v164 = and i64 %v163, -32
  store i64 %v164, ptr %v165
  %v166 = icmp slt i64 %v164, %v162
  br i1 %v166, label %loop.20, label %done.21
loop.20:
  %v167 = load i64, ptr %v165
  %v168 = getelementptr float, ptr %v10, i64 %v167
  store <32 x float> splat (float 0x8000000000000000), ptr %v168, align 4
  %v169 = add i64 %v167, 32
  store i64 %v169, ptr %v165
  %v170 = icmp slt i64 %v169, %v162
  br i1 %v170, label %loop.20, label %done.21
done.21:
  store i64 %v162, ptr %v171
  br label %halve.22
halve.22:
  %v172 = load i64, ptr %v171
  %v173 = lshr i64 %v172, 1
  store i64 %v173, ptr %v171
  %v174 = icmp sge i64 %v173, 32
  br i1 %v174, label %stride.23, label %done.24
stride.23:
  store i64 0, ptr %v175
  %v176 = icmp slt i64 0, %v173
  br i1 %v176, label %loop.25, label %done.26
loop.25:
  %v177 = load i64, ptr %v175
  %v178 = getelementptr float, ptr %v10, i64 %v177
  %v179 = load <32 x float>, ptr %v178, align 4
  %v180 = add i64 %v177, %v173
  %v181 = getelementptr float, ptr %v10, i64 %v180
  %v182 = load <32 x float>, ptr %v181, align 4
  %v183 = fadd <32 x float> %v179, %v182
  %v184 = getelementptr float, ptr %v10, i64 %v177
  store <32 x float> %v183, ptr %v184, align 4
  %v185 = add i64 %v177, 32
  store i64 %v185, ptr %v175
  %v186 = icmp slt i64 %v185, %v173
  br i1 %v186, label %loop.25, label %done.26
done.26:
  br label %halve.22
done.24:
  %v187 = load <32 x float>, ptr %v10, align 4
  store <32 x float> %v187, ptr %v141, align 4
  br label %done.19
done.19:
  br label %done.16
done.16:
  %v188 = load <32 x float>, ptr %v141, align 4
  store <32 x float> %v188, ptr %v11, align 4
  br label %done.9
done.9:
  %v189 = load <32 x float>, ptr %v11, align 4
  %v190 = shufflevector <32 x float> %v189, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v191 = shufflevector <32 x float> %v189, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v192 = fadd <16 x float> %v190, %v191
  %v193 = shufflevector <16 x float> %v192, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v194 = shufflevector <16 x float> %v192, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v195 = fadd <8 x float> %v193, %v194
  %v196 = shufflevector <8 x float> %v195, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v197 = shufflevector <8 x float> %v195, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v198 = fadd <4 x float> %v196, %v197
  %v199 = shufflevector <4 x float> %v198, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v200 = shufflevector <4 x float> %v198, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v201 = fadd <2 x float> %v199, %v200
  %v202 = extractelement <2 x float> %v201, i64 0
  %v203 = extractelement <2 x float> %v201, i64 1
  %v204 = fadd float %v202, %v203
  br i1 %v15, label %then.27, label %else.28
then.27:
  %v207 = load i64, ptr %v12
  %v208 = add i64 %v207, 1
  %v209 = getelementptr float, ptr %v13, i64 %v207
  store float %v204, ptr %v209, align 4
  store i64 %v208, ptr %v12
  %v210 = icmp eq i64 %v208, 256
  br i1 %v210, label %then.30, label %done.31
then.30:
  call void %v206(ptr %v12, ptr %v13, i64 1)
  br label %done.31
done.31:
  br label %done.29
else.28:
  store float %v204, ptr %v9, align 4
  br label %done.29
done.29:
  %v211 = add i64 %v18, 256
  store i64 %v211, ptr %v16
  %v212 = icmp slt i64 %v211, %v8
  br i1 %v212, label %loop.5, label %done.6
done.6:
  br i1 %v15, label %then.32, label %done.33
then.32:
  call void %v215(ptr %v12, ptr %v13, ptr %v213, i64 1)
  %v216 = load float, ptr %v213, align 4
  store float %v216, ptr %v9, align 4
  br label %done.33
done.33:
  %v217 = load float, ptr %v9, align 4
  %v220 = getelementptr float, ptr %v219, i64 %v3
  store float %v217, ptr %v220, align 4
  %v221 = add i64 %v3, 1
  store i64 %v221, ptr %v1
  %v222 = icmp slt i64 %v221, %last
  br i1 %v222, label %loop.1, label %done.2
done.2:
  ret void
}
define void @tail(ptr %args, i64 %units) #1 {
entry:
  %v1 = getelementptr inbounds i64, ptr %args, i64 17
  %v2 = load ptr, ptr %v1, align 8
  %v3 = alloca float
  %v5 = alloca [6 x i64]
  %v6 = alloca [1536 x float], align 64
  %v7 = alloca i64
  %v12 = getelementptr inbounds i64, ptr %args, i64 14
  %v13 = load ptr, ptr %v12, align 8
  %v20 = alloca float
  %v21 = getelementptr inbounds i64, ptr %args, i64 15
  %v22 = load ptr, ptr %v21, align 8
  %v29 = getelementptr inbounds i64, ptr %args, i64 6
  %v30 = load ptr, ptr %v29, align 8
  br label %start
start:
  store float 0x0000000000000000, ptr %v3, align 4
  %v4 = icmp sgt i64 %units, 0
  br i1 %v4, label %then.1, label %done.2
then.1:
  store [6 x i64] zeroinitializer, ptr %v5
  store i64 0, ptr %v7
  %v8 = icmp slt i64 0, %units
  br i1 %v8, label %loop.3, label %done.4
loop.3:
  %v9 = load i64, ptr %v7
  %v10 = getelementptr float, ptr %v2, i64 %v9
  %v11 = load float, ptr %v10, align 4
  %v14 = load i64, ptr %v5
  %v15 = add i64 %v14, 1
  %v16 = getelementptr float, ptr %v6, i64 %v14
  store float %v11, ptr %v16, align 4
  store i64 %v15, ptr %v5
  %v17 = icmp eq i64 %v15, 256
  br i1 %v17, label %then.5, label %done.6
then.5:
  call void %v13(ptr %v5, ptr %v6, i64 1)
  br label %done.6
done.6:
  %v18 = add i64 %v9, 1
  store i64 %v18, ptr %v7
  %v19 = icmp slt i64 %v18, %units
  br i1 %v19, label %loop.3, label %done.4
done.4:
  call void %v22(ptr %v5, ptr %v6, ptr %v20, i64 1)
  %v23 = load float, ptr %v20, align 4
  store float %v23, ptr %v3, align 4
  br label %done.2
done.2:
  %v24 = load float, ptr %v3, align 4
  %v25 = icmp eq i64 %units, 0
  %v26 = select i1 %v25, float 0x0000000000000000, float %v24
  %v27 = fcmp uno float %v26, %v26
  %v28 = select i1 %v27, float 0x7FF8000000000000, float %v26
  store float %v28, ptr %v30, align 4
  ret void
}
attributes #0 = { nounwind }
attributes #1 = { nounwind noinline optnone }
!0 = !{i32 1}
