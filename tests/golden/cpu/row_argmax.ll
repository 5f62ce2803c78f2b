; row_argmax_fdf8c836
@zero = internal constant i64 0, align 8
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32 immarg, <16 x i1>, <16 x float>)
declare i64 @llvm.smax.i64(i64, i64)
define void @begin(ptr %args) #1 {
entry:
  %v1 = getelementptr inbounds i64, ptr %args, i64 1
  %v2 = load i64, ptr %v1, align 8
  %v4 = getelementptr inbounds i64, ptr %args, i64 15
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
  %v9 = alloca <16 x i32>
  %v10 = alloca <16 x i64>
  %v11 = alloca <16 x i32>
  %v12 = alloca <16 x i64>
  %v13 = alloca <16 x i32>
  %v14 = alloca <16 x i64>
  %v15 = alloca <16 x i32>
  %v16 = alloca <16 x i64>
  %v18 = alloca i64
  %v21 = load ptr, ptr %args, align 8
  %v22 = getelementptr inbounds i64, ptr %args, i64 3
  %v23 = load i64, ptr %v22, align 8
  %v124 = alloca i64
  %v259 = getelementptr inbounds i64, ptr %args, i64 5
  %v260 = load ptr, ptr %v259, align 8
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
  store <16 x i32> splat (i32 -2147483648), ptr %v9, align 4
  store <16 x i64> splat (i64 9223372036854775807), ptr %v10, align 8
  store <16 x i32> splat (i32 -2147483648), ptr %v11, align 4
  store <16 x i64> splat (i64 9223372036854775807), ptr %v12, align 8
  store <16 x i32> splat (i32 -2147483648), ptr %v13, align 4
  store <16 x i64> splat (i64 9223372036854775807), ptr %v14, align 8
  store <16 x i32> splat (i32 -2147483648), ptr %v15, align 4
  store <16 x i64> splat (i64 9223372036854775807), ptr %v16, align 8
  %v17 = and i64 %v8, -64
  store i64 0, ptr %v18
  %v19 = icmp slt i64 0, %v17
  br i1 %v19, label %loop.3, label %done.4
loop.3:
  %v20 = load i64, ptr %v18
  %v24 = mul i64 %v5, %v23
  %v25 = add i64 %v24, %v20
  %v26 = getelementptr float, ptr %v21, i64 %v25
  %v27 = load <16 x float>, ptr %v26, align 4
  %v28 = bitcast <16 x float> %v27 to <16 x i32>
  %v29 = and <16 x i32> splat (i32 31), splat (i32 31)
  %v30 = ashr <16 x i32> %v28, %v29
  %v31 = and <16 x i32> %v30, splat (i32 2147483647)
  %v32 = xor <16 x i32> %v28, %v31
  %v33 = fcmp une <16 x float> %v27, %v27
  %v34 = select <16 x i1> %v33, <16 x i32> splat (i32 2147483647), <16 x i32> %v32
  %v35 = insertelement <16 x i64> poison, i64 %v20, i64 0
  %v36 = shufflevector <16 x i64> %v35, <16 x i64> poison, <16 x i32> zeroinitializer
  %v37 = add <16 x i64> %v36, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %v38 = load <16 x i32>, ptr %v9, align 4
  %v39 = load <16 x i64>, ptr %v10, align 8
  %v40 = icmp sgt <16 x i32> %v34, %v38
  %v41 = icmp eq <16 x i32> %v34, %v38
  %v42 = icmp slt <16 x i64> %v37, %v39
  %v43 = and <16 x i1> %v41, %v42
  %v44 = or <16 x i1> %v40, %v43
  %v45 = select <16 x i1> %v44, <16 x i32> %v34, <16 x i32> %v38
  %v46 = select <16 x i1> %v44, <16 x i64> %v37, <16 x i64> %v39
  store <16 x i32> %v45, ptr %v9, align 4
  store <16 x i64> %v46, ptr %v10, align 8
  %v47 = add i64 %v20, 16
  %v48 = mul i64 %v5, %v23
  %v49 = add i64 %v48, %v47
  %v50 = getelementptr float, ptr %v21, i64 %v49
  %v51 = load <16 x float>, ptr %v50, align 4
  %v52 = bitcast <16 x float> %v51 to <16 x i32>
  %v53 = and <16 x i32> splat (i32 31), splat (i32 31)
  %v54 = ashr <16 x i32> %v52, %v53
  %v55 = and <16 x i32> %v54, splat (i32 2147483647)
  %v56 = xor <16 x i32> %v52, %v55
  %v57 = fcmp une <16 x float> %v51, %v51
  %v58 = select <16 x i1> %v57, <16 x i32> splat (i32 2147483647), <16 x i32> %v56
  %v59 = insertelement <16 x i64> poison, i64 %v47, i64 0
  %v60 = shufflevector <16 x i64> %v59, <16 x i64> poison, <16 x i32> zeroinitializer
  %v61 = add <16 x i64> %v60, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %v62 = load <16 x i32>, ptr %v11, align 4
  %v63 = load <16 x i64>, ptr %v12, align 8
  %v64 = icmp sgt <16 x i32> %v58, %v62
  %v65 = icmp eq <16 x i32> %v58, %v62
  %v66 = icmp slt <16 x i64> %v61, %v63
  %v67 = and <16 x i1> %v65, %v66
  %v68 = or <16 x i1> %v64, %v67
  %v69 = select <16 x i1> %v68, <16 x i32> %v58, <16 x i32> %v62
  %v70 = select <16 x i1> %v68, <16 x i64> %v61, <16 x i64> %v63
  store <16 x i32> %v69, ptr %v11, align 4
  store <16 x i64> %v70, ptr %v12, align 8
  %v71 = add i64 %v20, 32
  %v72 = mul i64 %v5, %v23
  %v73 = add i64 %v72, %v71
  %v74 = getelementptr float, ptr %v21, i64 %v73
  %v75 = load <16 x float>, ptr %v74, align 4
  %v76 = bitcast <16 x float> %v75 to <16 x i32>
  %v77 = and <16 x i32> splat (i32 31), splat (i32 31)
  %v78 = ashr <16 x i32> %v76, %v77
  %v79 = and <16 x i32> %v78, splat (i32 2147483647)
  %v80 = xor <16 x i32> %v76, %v79
  %v81 = fcmp une <16 x float> %v75, %v75
  %v82 = select <16 x i1> %v81, <16 x i32> splat (i32 2147483647), <16 x i32> %v80
  %v83 = insertelement <16 x i64> poison, i64 %v71, i64 0
  %v84 = shufflevector <16 x i64> %v83, <16 x i64> poison, <16 x i32> zeroinitializer
  %v85 = add <16 x i64> %v84, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %v86 = load <16 x i32>, ptr %v13, align 4
  %v87 = load <16 x i64>, ptr %v14, align 8
  %v88 = icmp sgt <16 x i32> %v82, %v86
  %v89 = icmp eq <16 x i32> %v82, %v86
  %v90 = icmp slt <16 x i64> %v85, %v87
  %v91 = and <16 x i1> %v89, %v90
  %v92 = or <16 x i1> %v88, %v91
  %v93 = select <16 x i1> %v92, <16 x i32> %v82, <16 x i32> %v86
  %v94 = select <16 x i1> %v92, <16 x i64> %v85, <16 x i64> %v87
  store <16 x i32> %v93, ptr %v13, align 4
  store <16 x i64> %v94, ptr %v14, align 8
  %v95 = add i64 %v20, 48
  %v96 = mul i64 %v5, %v23
  %v97 = add i64 %v96, %v95
  %v98 = getelementptr float, ptr %v21, i64 %v97
  %v99 = load <16 x float>, ptr %v98, align 4
  %v100 = bitcast <16 x float> %v99 to <16 x i32>
  %v101 = and <16 x i32> splat (i32 31), splat (i32 31)
  %v102 = ashr <16 x i32> %v100, %v101
  %v103 = and <16 x i32> %v102, splat (i32 2147483647)
  %v104 = xor <16 x i32> %v100, %v103
  %v105 = fcmp une <16 x float> %v99, %v99
  %v106 = select <16 x i1> %v105, <16 x i32> splat (i32 2147483647), <16 x i32> %v104
  %v107 = insertelement <16 x i64> poison, i64 %v95, i64 0
  %v108 = shufflevector <16 x i64> %v107, <16 x i64> poison, <16 x i32> zeroinitializer
  %v109 = add <16 x i64> %v108, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %v110 = load <16 x i32>, ptr %v15, align 4
  %v111 = load <16 x i64>, ptr %v16, align 8
  %v112 = icmp sgt <16 x i32> %v106, %v110
  %v113 = icmp eq <16 x i32> %v106, %v110
  %v114 = icmp slt <16 x i64> %v109, %v111
  %v115 = and <16 x i1> %v113, %v114
  %v116 = or <16 x i1> %v112, %v115
  %v117 = select <16 x i1> %v116, <16 x i32> %v106, <16 x i32> %v110
  %v118 = select <16 x i1> %v116, <16 x i64> %v109, <16 x i64> %v111
  store <16 x i32> %v117, ptr %v15, align 4
  store <16 x i64> %v118, ptr %v16, align 8
  %v119 = add i64 %v20, 64
  store i64 %v119, ptr %v18
  %v120 = icmp slt i64 %v119, %v17
  br i1 %v120, label %loop.3, label %done.4
done.4:
  %v121 = sub i64 %v8, %v17
  %v122 = and i64 %v121, -16
  %v123 = add i64 %v17, %v122
  store i64 %v17, ptr %v124
  %v125 = icmp slt i64 %v17, %v123
  br i1 %v125, label %loop.5, label %done.6
loop.5:
  %v126 = load i64, ptr %v124
  %v127 = mul i64 %v5, %v23
  %v128 = add i64 %v127, %v126
  %v129 = getelementptr float, ptr %v21, i64 %v128
  %v130 = load <16 x float>, ptr %v129, align 4
  %v131 = bitcast <16 x float> %v130 to <16 x i32>
  %v132 = and <16 x i32> splat (i32 31), splat (i32 31)
  %v133 = ashr <16 x i32> %v131, %v132
  %v134 = and <16 x i32> %v133, splat (i32 2147483647)
  %v135 = xor <16 x i32> %v131, %v134
  %v136 = fcmp une <16 x float> %v130, %v130
  %v137 = select <16 x i1> %v136, <16 x i32> splat (i32 2147483647), <16 x i32> %v135
  %v138 = insertelement <16 x i64> poison, i64 %v126, i64 0
  %v139 = shufflevector <16 x i64> %v138, <16 x i64> poison, <16 x i32> zeroinitializer
  %v140 = add <16 x i64> %v139, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %v141 = load <16 x i32>, ptr %v9, align 4
  %v142 = load <16 x i64>, ptr %v10, align 8
  %v143 = icmp sgt <16 x i32> %v137, %v141
  %v144 = icmp eq <16 x i32> %v137, %v141
  %v145 = icmp slt <16 x i64> %v140, %v142
  %v146 = and <16 x i1> %v144, %v145
  %v147 = or <16 x i1> %v143, %v146
  %v148 = select <16 x i1> %v147, <16 x i32> %v137, <16 x i32> %v141
  %v149 = select <16 x i1> %v147, <16 x i64> %v140, <16 x i64> %v142
  store <16 x i32> %v148, ptr %v9, align 4
  store <16 x i64> %v149, ptr %v10, align 8
  %v150 = add i64 %v126, 16
  store i64 %v150, ptr %v124
  %v151 = icmp slt i64 %v150, %v123
  br i1 %v151, label %loop.5, label %done.6
done.6:
  %v152 = sub i64 %v8, %v123
  %v153 = icmp sgt i64 %v152, 0
  br i1 %v153, label %tail.7, label %done.8
tail.7:
  %v154 = trunc i64 %v152 to i32
  %v155 = insertelement <16 x i32> poison, i32 %v154, i64 0
  %v156 = shufflevector <16 x i32> %v155, <16 x i32> poison, <16 x i32> zeroinitializer
  %v157 = icmp ult <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v156
  %v158 = mul i64 %v5, %v23
  %v159 = add i64 %v158, %v123
  %v160 = getelementptr float, ptr %v21, i64 %v159
  %v161 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v160, i32 4, <16 x i1> %v157, <16 x float> zeroinitializer)
  %v162 = bitcast <16 x float> %v161 to <16 x i32>
  %v163 = and <16 x i32> splat (i32 31), splat (i32 31)
  %v164 = ashr <16 x i32> %v162, %v163
  %v165 = and <16 x i32> %v164, splat (i32 2147483647)
  %v166 = xor <16 x i32> %v162, %v165
  %v167 = fcmp une <16 x float> %v161, %v161
  %v168 = select <16 x i1> %v167, <16 x i32> splat (i32 2147483647), <16 x i32> %v166
  %v169 = insertelement <16 x i64> poison, i64 %v123, i64 0
  %v170 = shufflevector <16 x i64> %v169, <16 x i64> poison, <16 x i32> zeroinitializer
  %v171 = add <16 x i64> %v170, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %v172 = select <16 x i1> %v157, <16 x i32> %v168, <16 x i32> splat (i32 -2147483648)
  %v173 = select <16 x i1> %v157, <16 x i64> %v171, <16 x i64> splat (i64 9223372036854775807)
  %v174 = load <16 x i32>, ptr %v9, align 4
  %v175 = load <16 x i64>, ptr %v10, align 8
  %v176 = icmp sgt <16 x i32> %v172, %v174
  %v177 = icmp eq <16 x i32> %v172, %v174
  %v178 = icmp slt <16 x i64> %v173, %v175
  %v179 = and <16 x i1> %v177, %v178
  %v180 = or <16 x i1> %v176, %v179
  %v181 = select <16 x i1> %v180, <16 x i32> %v172, <16 x i32> %v174
  %v182 = select <16 x i1> %v180, <16 x i64> %v173, <16 x i64> %v175
  store <16 x i32> %v181, ptr %v9, align 4
  store <16 x i64> %v182, ptr %v10, align 8
  br label %done.8
done.8:
  %v183 = load <16 x i32>, ptr %v9, align 4
  %v184 = load <16 x i64>, ptr %v10, align 8
  %v185 = load <16 x i32>, ptr %v11, align 4
  %v186 = load <16 x i64>, ptr %v12, align 8
  %v187 = icmp sgt <16 x i32> %v185, %v183
  %v188 = icmp eq <16 x i32> %v185, %v183
  %v189 = icmp slt <16 x i64> %v186, %v184
  %v190 = and <16 x i1> %v188, %v189
  %v191 = or <16 x i1> %v187, %v190
  %v192 = select <16 x i1> %v191, <16 x i32> %v185, <16 x i32> %v183
  %v193 = select <16 x i1> %v191, <16 x i64> %v186, <16 x i64> %v184
  %v194 = load <16 x i32>, ptr %v13, align 4
  %v195 = load <16 x i64>, ptr %v14, align 8
  %v196 = icmp sgt <16 x i32> %v194, %v192
  %v197 = icmp eq <16 x i32> %v194, %v192
  %v198 = icmp slt <16 x i64> %v195, %v193
  %v199 = and <16 x i1> %v197, %v198
  %v200 = or <16 x i1> %v196, %v199
  %v201 = select <16 x i1> %v200, <16 x i32> %v194, <16 x i32> %v192
  %v202 = select <16 x i1> %v200, <16 x i64> %v195, <16 x i64> %v193
  %v203 = load <16 x i32>, ptr %v15, align 4
  %v204 = load <16 x i64>, ptr %v16, align 8
  %v205 = icmp sgt <16 x i32> %v203, %v201
  %v206 = icmp eq <16 x i32> %v203, %v201
  %v207 = icmp slt <16 x i64> %v204, %v202
  %v208 = and <16 x i1> %v206, %v207
  %v209 = or <16 x i1> %v205, %v208
  %v210 = select <16 x i1> %v209, <16 x i32> %v203, <16 x i32> %v201
  %v211 = select <16 x i1> %v209, <16 x i64> %v204, <16 x i64> %v202
  %v212 = shufflevector <16 x i32> %v210, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v213 = shufflevector <16 x i32> %v210, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v214 = shufflevector <16 x i64> %v211, <16 x i64> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v215 = shufflevector <16 x i64> %v211, <16 x i64> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v216 = icmp sgt <8 x i32> %v213, %v212
  %v217 = icmp eq <8 x i32> %v213, %v212
  %v218 = icmp slt <8 x i64> %v215, %v214
  %v219 = and <8 x i1> %v217, %v218
  %v220 = or <8 x i1> %v216, %v219
  %v221 = select <8 x i1> %v220, <8 x i32> %v213, <8 x i32> %v212
  %v222 = select <8 x i1> %v220, <8 x i64> %v215, <8 x i64> %v214
  %v223 = shufflevector <8 x i32> %v221, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v224 = shufflevector <8 x i32> %v221, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v225 = shufflevector <8 x i64> %v222, <8 x i64> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v226 = shufflevector <8 x i64> %v222, <8 x i64> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v227 = icmp sgt <4 x i32> %v224, %v223
  %v228 = icmp eq <4 x i32> %v224, %v223
  %v229 = icmp slt <4 x i64> %v226, %v225
  %v230 = and <4 x i1> %v228, %v229
  %v231 = or <4 x i1> %v227, %v230
  %v232 = select <4 x i1> %v231, <4 x i32> %v224, <4 x i32> %v223
  %v233 = select <4 x i1> %v231, <4 x i64> %v226, <4 x i64> %v225
  %v234 = shufflevector <4 x i32> %v232, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %v235 = shufflevector <4 x i32> %v232, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %v236 = shufflevector <4 x i64> %v233, <4 x i64> poison, <2 x i32> <i32 0, i32 1>
  %v237 = shufflevector <4 x i64> %v233, <4 x i64> poison, <2 x i32> <i32 2, i32 3>
  %v238 = icmp sgt <2 x i32> %v235, %v234
  %v239 = icmp eq <2 x i32> %v235, %v234
  %v240 = icmp slt <2 x i64> %v237, %v236
  %v241 = and <2 x i1> %v239, %v240
  %v242 = or <2 x i1> %v238, %v241
  %v243 = select <2 x i1> %v242, <2 x i32> %v235, <2 x i32> %v234
  %v244 = select <2 x i1> %v242, <2 x i64> %v237, <2 x i64> %v236
  %v245 = extractelement <2 x i32> %v243, i64 0
  %v246 = extractelement <2 x i32> %v243, i64 1
  %v247 = extractelement <2 x i64> %v244, i64 0
  %v248 = extractelement <2 x i64> %v244, i64 1
  %v249 = icmp sgt i32 %v246, %v245
  %v250 = icmp eq i32 %v246, %v245
  %v251 = icmp slt i64 %v248, %v247
  %v252 = and i1 %v250, %v251
  %v253 = or i1 %v249, %v252
  %v254 = select i1 %v253, i32 %v246, i32 %v245
  %v255 = select i1 %v253, i64 %v248, i64 %v247
  %v256 = icmp eq i64 %v8, 0
  %v257 = select i1 %v256, i32 -2147483648, i32 %v254
  %v258 = select i1 %v256, i64 -1, i64 %v255
  %v261 = getelementptr i64, ptr %v260, i64 %v5
  store i64 %v258, ptr %v261, align 8
  %v262 = add i64 %v3, 1
  store i64 %v262, ptr %v1
  %v263 = icmp slt i64 %v262, %last
  br i1 %v263, label %loop.1, label %done.2
done.2:
  ret void
}
attributes #0 = { nounwind }
attributes #1 = { nounwind noinline optnone }
!0 = !{i32 1}
