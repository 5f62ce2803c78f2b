; row_argmax_fc5fda88
@zero = internal constant i64 0, align 8
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32 immarg, <16 x i1>, <16 x float>)
declare i64 @llvm.ctlz.i64(i64, i1 immarg)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
define void @begin(ptr %args) #0 {
entry:
  %v1 = getelementptr inbounds i64, ptr %args, i64 1
  %v2 = load i64, ptr %v1, align 8
  %v4 = getelementptr inbounds i64, ptr %args, i64 13
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
  %v6 = getelementptr inbounds i64, ptr %args, i64 2
  %v7 = load i64, ptr %v6, align 8
  %v9 = alloca [256 x i32], align 64
  %v10 = alloca [256 x i64], align 64
  %v11 = alloca i32
  %v12 = alloca i64
  %v13 = alloca [6 x i64]
  %v14 = alloca [1536 x i32], align 64
  %v15 = alloca [1536 x i64], align 64
  %v17 = alloca i64
  %v25 = alloca i64
  %v28 = load ptr, ptr %args, align 8
  %v29 = getelementptr inbounds i64, ptr %args, i64 3
  %v30 = load i64, ptr %v29, align 8
  %v83 = alloca i64
  %v90 = alloca i64
  %v94 = alloca i64
  %v163 = alloca i32
  %v164 = alloca i64
  %v165 = alloca i64
  %v178 = alloca i64
  %v184 = alloca i64
  %v215 = alloca i32
  %v216 = alloca i64
  %v217 = alloca i64
  %v218 = alloca i64
  %v233 = alloca i64
  %v239 = alloca i64
  %v276 = getelementptr inbounds i64, ptr %args, i64 5
  %v277 = load ptr, ptr %v276, align 8
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
  store i32 -2147483648, ptr %v11, align 4
  store i64 -1, ptr %v12, align 8
  %v16 = icmp sgt i64 %v8, 256
  br i1 %v16, label %then.3, label %done.4
then.3:
  store [6 x i64] zeroinitializer, ptr %v13
  br label %done.4
done.4:
  store i64 0, ptr %v17
  %v18 = icmp slt i64 0, %v8
  br i1 %v18, label %loop.5, label %done.6
loop.5:
  %v19 = load i64, ptr %v17
  %v20 = add i64 %v19, 256
  %v21 = call i64 @llvm.smin.i64(i64 %v20, i64 %v8)
  %v22 = sub i64 %v21, %v19
  %v23 = and i64 %v22, -16
  %v24 = add i64 %v19, %v23
  store i64 %v19, ptr %v25
  %v26 = icmp slt i64 %v19, %v24
  br i1 %v26, label %loop.7, label %done.8
loop.7:
  %v27 = load i64, ptr %v25
  %v31 = mul i64 %v5, %v30
  %v32 = add i64 %v31, %v27
  %v33 = getelementptr float, ptr %v28, i64 %v32
  %v34 = load <16 x float>, ptr %v33, align 4
  %v35 = bitcast <16 x float> %v34 to <16 x i32>
  %v36 = and <16 x i32> splat (i32 31), splat (i32 31)
  %v37 = ashr <16 x i32> %v35, %v36
  %v38 = and <16 x i32> %v37, splat (i32 2147483647)
  %v39 = xor <16 x i32> %v35, %v38
  %v40 = fcmp une <16 x float> %v34, %v34
  %v41 = select <16 x i1> %v40, <16 x i32> splat (i32 2147483647), <16 x i32> %v39
  %v42 = insertelement <16 x i64> poison, i64 %v27, i64 0
  %v43 = shufflevector <16 x i64> %v42, <16 x i64> poison, <16 x i32> zeroinitializer
  %v44 = add <16 x i64> %v43, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %v45 = sub i64 %v27, %v19
  %v46 = getelementptr i32, ptr %v9, i64 %v45
  store <16 x i32> %v41, ptr %v46, align 4
  %v47 = getelementptr i64, ptr %v10, i64 %v45
  store <16 x i64> %v44, ptr %v47, align 8
  %v48 = add i64 %v27, 16
  store i64 %v48, ptr %v25
  %v49 = icmp slt i64 %v48, %v24
  br i1 %v49, label %loop.7, label %done.8
done.8:
  %v50 = sub i64 %v21, %v24
  %v51 = icmp sgt i64 %v50, 0
  br i1 %v51, label %tail.9, label %done.10
tail.9:
  %v52 = trunc i64 %v50 to i32
  %v53 = insertelement <16 x i32> poison, i32 %v52, i64 0
  %v54 = shufflevector <16 x i32> %v53, <16 x i32> poison, <16 x i32> zeroinitializer
  %v55 = icmp ult <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v54
  %v56 = mul i64 %v5, %v30
  %v57 = add i64 %v56, %v24
  %v58 = getelementptr float, ptr %v28, i64 %v57
  %v59 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v58, i32 4, <16 x i1> %v55, <16 x float> zeroinitializer)
  %v60 = bitcast <16 x float> %v59 to <16 x i32>
  %v61 = and <16 x i32> splat (i32 31), splat (i32 31)
  %v62 = ashr <16 x i32> %v60, %v61
  %v63 = and <16 x i32> %v62, splat (i32 2147483647)
  %v64 = xor <16 x i32> %v60, %v63
  %v65 = fcmp une <16 x float> %v59, %v59
  %v66 = select <16 x i1> %v65, <16 x i32> splat (i32 2147483647), <16 x i32> %v64
  %v67 = insertelement <16 x i64> poison, i64 %v24, i64 0
  %v68 = shufflevector <16 x i64> %v67, <16 x i64> poison, <16 x i32> zeroinitializer
  %v69 = add <16 x i64> %v68, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %v70 = select <16 x i1> %v55, <16 x i32> %v66, <16 x i32> splat (i32 -2147483648)
  %v71 = select <16 x i1> %v55, <16 x i64> %v69, <16 x i64> splat (i64 9223372036854775807)
  %v72 = sub i64 %v24, %v19
  %v73 = getelementptr i32, ptr %v9, i64 %v72
  store <16 x i32> %v70, ptr %v73, align 4
  %v74 = getelementptr i64, ptr %v10, i64 %v72
  store <16 x i64> %v71, ptr %v74, align 8
  br label %done.10
done.10:
  %v75 = sub i64 %v21, %v19
  %v76 = sub i64 %v75, 1
  %v77 = call i64 @llvm.ctlz.i64(i64 %v76, i1 false)
  %v78 = sub i64 64, %v77
  %v79 = shl i64 1, %v78
  %v80 = call i64 @llvm.smax.i64(i64 %v79, i64 16)
  %v81 = add i64 %v75, 15
  %v82 = and i64 %v81, -16
  store i64 %v82, ptr %v83
  %v84 = icmp slt i64 %v82, %v80
  br i1 %v84, label %loop.11, label %done.12
loop.11:
  %v85 = load i64, ptr %v83
  %v86 = getelementptr i32, ptr %v9, i64 %v85
  store <16 x i32> splat (i32 -2147483648), ptr %v86, align 4
  %v87 = getelementptr i64, ptr %v10, i64 %v85
  store <16 x i64> splat (i64 9223372036854775807), ptr %v87, align 8
  %v88 = add i64 %v85, 16
  store i64 %v88, ptr %v83
  %v89 = icmp slt i64 %v88, %v80
  br i1 %v89, label %loop.11, label %done.12
done.12:
  store i64 %v80, ptr %v90
  br label %halve.13
halve.13:
  %v91 = load i64, ptr %v90
  %v92 = lshr i64 %v91, 1
  store i64 %v92, ptr %v90
  %v93 = icmp sge i64 %v92, 16
  br i1 %v93, label %stride.14, label %done.15
stride.14:
  store i64 0, ptr %v94
  %v95 = icmp slt i64 0, %v92
  br i1 %v95, label %loop.16, label %done.17
loop.16:
  %v96 = load i64, ptr %v94
  %v97 = getelementptr i32, ptr %v9, i64 %v96
  %v98 = load <16 x i32>, ptr %v97, align 4
  %v99 = getelementptr i64, ptr %v10, i64 %v96
  %v100 = load <16 x i64>, ptr %v99, align 8
  %v101 = add i64 %v96, %v92
  %v102 = getelementptr i32, ptr %v9, i64 %v101
  %v103 = load <16 x i32>, ptr %v102, align 4
  %v104 = getelementptr i64, ptr %v10, i64 %v101
  %v105 = load <16 x i64>, ptr %v104, align 8
  %v106 = icmp sgt <16 x i32> %v103, %v98
  %v107 = icmp eq <16 x i32> %v103, %v98
  %v108 = icmp slt <16 x i64> %v105, %v100
  %v109 = and <16 x i1> %v107, %v108
  %v110 = or <16 x i1> %v106, %v109
  %v111 = select <16 x i1> %v110, <16 x i32> %v103, <16 x i32> %v98
  %v112 = select <16 x i1> %v110, <16 x i64> %v105, <16 x i64> %v100
  %v113 = getelementptr i32, ptr %v9, i64 %v96
  store <16 x i32> %v111, ptr %v113, align 4
  %v114 = getelementptr i64, ptr %v10, i64 %v96
  store <16 x i64> %v112, ptr %v114, align 8
  %v115 = add i64 %v96, 16
  store i64 %v115, ptr %v94
  %v116 = icmp slt i64 %v115, %v92
  br i1 %v116, label %loop.16, label %done.17
done.17:
  br label %halve.13
done.15:
  %v117 = load <16 x i32>, ptr %v9, align 4
  %v118 = load <16 x i64>, ptr %v10, align 8
  %v119 = shufflevector <16 x i32> %v117, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v120 = shufflevector <16 x i32> %v117, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v121 = shufflevector <16 x i64> %v118, <16 x i64> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v122 = shufflevector <16 x i64> %v118, <16 x i64> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v123 = icmp sgt <8 x i32> %v120, %v119
  %v124 = icmp eq <8 x i32> %v120, %v119
  %v125 = icmp slt <8 x i64> %v122, %v121
  %v126 = and <8 x i1> %v124, %v125
  %v127 = or <8 x i1> %v123, %v126
  %v128 = select <8 x i1> %v127, <8 x i32> %v120, <8 x i32> %v119
  %v129 = select <8 x i1> %v127, <8 x i64> %v122, <8 x i64> %v121
  %v130 = shufflevector <8 x i32> %v128, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v131 = shufflevector <8 x i32> %v128, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v132 = shufflevector <8 x i64> %v129, <8 x i64> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v133 = shufflevector <8 x i64> %v129, <8 x i64> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v134 = icmp sgt <4 x i32> %v131, %v130
  %v135 = icmp eq <4 x i32> %v131, %v130
  %v136 = icmp slt <4 x i64> %v133, %v132
  %v137 = and <4 x i1> %v135, %v136
  %v138 = or <4 x i1> %v134, %v137
  %v139 = select <4 x i1> %v138, <4 x i32> %v131, <4 x i32> %v130
  %v140 = select <4 x i1> %v138, <4 x i64> %v133, <4 x i64> %v132
  %v141 = shufflevector <4 x i32> %v139, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %v142 = shufflevector <4 x i32> %v139, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %v143 = shufflevector <4 x i64> %v140, <4 x i64> poison, <2 x i32> <i32 0, i32 1>
  %v144 = shufflevector <4 x i64> %v140, <4 x i64> poison, <2 x i32> <i32 2, i32 3>
  %v145 = icmp sgt <2 x i32> %v142, %v141
  %v146 = icmp eq <2 x i32> %v142, %v141
  %v147 = icmp slt <2 x i64> %v144, %v143
  %v148 = and <2 x i1> %v146, %v147
  %v149 = or <2 x i1> %v145, %v148
  %v150 = select <2 x i1> %v149, <2 x i32> %v142, <2 x i32> %v141
  %v151 = select <2 x i1> %v149, <2 x i64> %v144, <2 x i64> %v143
  %v152 = extractelement <2 x i32> %v150, i64 0
  %v153 = extractelement <2 x i32> %v150, i64 1
  %v154 = extractelement <2 x i64> %v151, i64 0
  %v155 = extractelement <2 x i64> %v151, i64 1
  %v156 = icmp sgt i32 %v153, %v152
  %v157 = icmp eq i32 %v153, %v152
  %v158 = icmp slt i64 %v155, %v154
  %v159 = and i1 %v157, %v158
  %v160 = or i1 %v156, %v159
  %v161 = select i1 %v160, i32 %v153, i32 %v152
  %v162 = select i1 %v160, i64 %v155, i64 %v154
  br i1 %v16, label %then.18, label %else.19
then.18:
  store i32 %v161, ptr %v163, align 4
  store i64 %v162, ptr %v164, align 8
  store i64 0, ptr %v165
  br label %push.21
push.21:
  %v166 = load i64, ptr %v165
  %v167 = getelementptr i64, ptr %v13, i64 %v166
  %v168 = load i64, ptr %v167
  %v169 = mul i64 %v166, 256
  %v170 = load i32, ptr %v163, align 4
  %v171 = load i64, ptr %v164, align 8
  %v172 = add i64 %v169, %v168
  %v173 = getelementptr i32, ptr %v14, i64 %v172
  store i32 %v170, ptr %v173, align 4
  %v174 = getelementptr i64, ptr %v15, i64 %v172
  store i64 %v171, ptr %v174, align 8
  %v175 = add i64 %v168, 1
  %v176 = icmp eq i64 %v175, 256
  %v177 = select i1 %v176, i64 0, i64 %v175
  store i64 %v177, ptr %v167
  br i1 %v176, label %full.22, label %done.23
full.22:
  store i64 256, ptr %v178
  br label %halve.24
halve.24:
  %v179 = load i64, ptr %v178
  %v180 = lshr i64 %v179, 1
  store i64 %v180, ptr %v178
  %v181 = icmp sge i64 %v180, 1
  br i1 %v181, label %stride.25, label %done.26
stride.25:
  %v182 = sub i64 256, %v180
  %v183 = call i64 @llvm.smin.i64(i64 %v180, i64 %v182)
  store i64 0, ptr %v184
  %v185 = icmp slt i64 0, %v183
  br i1 %v185, label %loop.27, label %done.28
loop.27:
  %v186 = load i64, ptr %v184
  %v187 = add i64 %v169, %v186
  %v188 = getelementptr i32, ptr %v14, i64 %v187
  %v189 = load i32, ptr %v188, align 4
  %v190 = getelementptr i64, ptr %v15, i64 %v187
  %v191 = load i64, ptr %v190, align 8
  %v192 = add i64 %v187, %v180
  %v193 = getelementptr i32, ptr %v14, i64 %v192
  %v194 = load i32, ptr %v193, align 4
  %v195 = getelementptr i64, ptr %v15, i64 %v192
  %v196 = load i64, ptr %v195, align 8
  %v197 = icmp sgt i32 %v194, %v189
  %v198 = icmp eq i32 %v194, %v189
  %v199 = icmp slt i64 %v196, %v191
  %v200 = and i1 %v198, %v199
  %v201 = or i1 %v197, %v200
  %v202 = select i1 %v201, i32 %v194, i32 %v189
  %v203 = select i1 %v201, i64 %v196, i64 %v191
  %v204 = getelementptr i32, ptr %v14, i64 %v187
  store i32 %v202, ptr %v204, align 4
  %v205 = getelementptr i64, ptr %v15, i64 %v187
  store i64 %v203, ptr %v205, align 8
  %v206 = add i64 %v186, 1
  store i64 %v206, ptr %v184
  %v207 = icmp slt i64 %v206, %v183
  br i1 %v207, label %loop.27, label %done.28
done.28:
  br label %halve.24
done.26:
  %v208 = getelementptr i32, ptr %v14, i64 %v169
  %v209 = load i32, ptr %v208, align 4
  %v210 = getelementptr i64, ptr %v15, i64 %v169
  %v211 = load i64, ptr %v210, align 8
  store i32 %v209, ptr %v163, align 4
  store i64 %v211, ptr %v164, align 8
  %v212 = add i64 %v166, 1
  store i64 %v212, ptr %v165
  br label %push.21
done.23:
  br label %done.20
else.19:
  store i32 %v161, ptr %v11, align 4
  store i64 %v162, ptr %v12, align 8
  br label %done.20
done.20:
  %v213 = add i64 %v19, 256
  store i64 %v213, ptr %v17
  %v214 = icmp slt i64 %v213, %v8
  br i1 %v214, label %loop.5, label %done.6
done.6:
  br i1 %v16, label %then.29, label %done.30
then.29:
  store i64 0, ptr %v217
  store i32 -2147483648, ptr %v215, align 4
  store i64 -1, ptr %v216, align 8
  store i64 0, ptr %v218
  %v219 = icmp slt i64 0, 6
  br i1 %v219, label %loop.31, label %done.32
loop.31:
  %v220 = load i64, ptr %v218
  %v221 = getelementptr i64, ptr %v13, i64 %v220
  %v222 = load i64, ptr %v221
  %v223 = mul i64 %v220, 256
  %v224 = load i64, ptr %v217
  %v225 = icmp ne i64 %v224, 0
  br i1 %v225, label %then.33, label %done.34
then.33:
  %v226 = load i32, ptr %v215, align 4
  %v227 = load i64, ptr %v216, align 8
  %v228 = add i64 %v223, %v222
  %v229 = getelementptr i32, ptr %v14, i64 %v228
  store i32 %v226, ptr %v229, align 4
  %v230 = getelementptr i64, ptr %v15, i64 %v228
  store i64 %v227, ptr %v230, align 8
  br label %done.34
done.34:
  %v231 = add i64 %v222, %v224
  %v232 = icmp sgt i64 %v231, 0
  br i1 %v232, label %then.35, label %done.36
then.35:
  store i64 256, ptr %v233
  br label %halve.37
halve.37:
  %v234 = load i64, ptr %v233
  %v235 = lshr i64 %v234, 1
  store i64 %v235, ptr %v233
  %v236 = icmp sge i64 %v235, 1
  br i1 %v236, label %stride.38, label %done.39
stride.38:
  %v237 = sub i64 %v231, %v235
  %v238 = call i64 @llvm.smin.i64(i64 %v235, i64 %v237)
  store i64 0, ptr %v239
  %v240 = icmp slt i64 0, %v238
  br i1 %v240, label %loop.40, label %done.41
loop.40:
  %v241 = load i64, ptr %v239
  %v242 = add i64 %v223, %v241
  %v243 = getelementptr i32, ptr %v14, i64 %v242
  %v244 = load i32, ptr %v243, align 4
  %v245 = getelementptr i64, ptr %v15, i64 %v242
  %v246 = load i64, ptr %v245, align 8
  %v247 = add i64 %v242, %v235
  %v248 = getelementptr i32, ptr %v14, i64 %v247
  %v249 = load i32, ptr %v248, align 4
  %v250 = getelementptr i64, ptr %v15, i64 %v247
  %v251 = load i64, ptr %v250, align 8
  %v252 = icmp sgt i32 %v249, %v244
  %v253 = icmp eq i32 %v249, %v244
  %v254 = icmp slt i64 %v251, %v246
  %v255 = and i1 %v253, %v254
  %v256 = or i1 %v252, %v255
  %v257 = select i1 %v256, i32 %v249, i32 %v244
  %v258 = select i1 %v256, i64 %v251, i64 %v246
  %v259 = getelementptr i32, ptr %v14, i64 %v242
  store i32 %v257, ptr %v259, align 4
  %v260 = getelementptr i64, ptr %v15, i64 %v242
  store i64 %v258, ptr %v260, align 8
  %v261 = add i64 %v241, 1
  store i64 %v261, ptr %v239
  %v262 = icmp slt i64 %v261, %v238
  br i1 %v262, label %loop.40, label %done.41
done.41:
  br label %halve.37
done.39:
  %v263 = getelementptr i32, ptr %v14, i64 %v223
  %v264 = load i32, ptr %v263, align 4
  %v265 = getelementptr i64, ptr %v15, i64 %v223
  %v266 = load i64, ptr %v265, align 8
  store i32 %v264, ptr %v215, align 4
  store i64 %v266, ptr %v216, align 8
  store i64 1, ptr %v217
  br label %done.36
done.36:
  %v267 = add i64 %v220, 1
  store i64 %v267, ptr %v218
  %v268 = icmp slt i64 %v267, 6
  br i1 %v268, label %loop.31, label %done.32
done.32:
  %v269 = load i32, ptr %v215, align 4
  %v270 = load i64, ptr %v216, align 8
  store i32 %v269, ptr %v11, align 4
  store i64 %v270, ptr %v12, align 8
  br label %done.30
done.30:
  %v271 = load i32, ptr %v11, align 4
  %v272 = load i64, ptr %v12, align 8
  %v273 = icmp eq i64 %v8, 0
  %v274 = select i1 %v273, i32 -2147483648, i32 %v271
  %v275 = select i1 %v273, i64 -1, i64 %v272
  %v278 = getelementptr i64, ptr %v277, i64 %v5
  store i64 %v275, ptr %v278, align 8
  %v279 = add i64 %v3, 1
  store i64 %v279, ptr %v1
  %v280 = icmp slt i64 %v279, %last
  br i1 %v280, label %loop.1, label %done.2
done.2:
  ret void
}
attributes #0 = { nounwind }
!0 = !{i32 1}
