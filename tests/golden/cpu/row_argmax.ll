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
  %v118 = alloca i64
  %v253 = getelementptr inbounds i64, ptr %args, i64 5
  %v254 = load ptr, ptr %v253, align 8
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
  %v24 = mul i64 %v5, %v23
  %v25 = getelementptr float, ptr %v21, i64 %v24
  store i64 0, ptr %v18
  %v19 = icmp slt i64 0, %v17
  br i1 %v19, label %loop.3, label %done.4
loop.3:
  %v20 = load i64, ptr %v18
  %v26 = getelementptr float, ptr %v25, i64 %v20
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
  %v48 = getelementptr float, ptr %v25, i64 %v47
  %v49 = load <16 x float>, ptr %v48, align 4
  %v50 = bitcast <16 x float> %v49 to <16 x i32>
  %v51 = and <16 x i32> splat (i32 31), splat (i32 31)
  %v52 = ashr <16 x i32> %v50, %v51
  %v53 = and <16 x i32> %v52, splat (i32 2147483647)
  %v54 = xor <16 x i32> %v50, %v53
  %v55 = fcmp une <16 x float> %v49, %v49
  %v56 = select <16 x i1> %v55, <16 x i32> splat (i32 2147483647), <16 x i32> %v54
  %v57 = insertelement <16 x i64> poison, i64 %v47, i64 0
  %v58 = shufflevector <16 x i64> %v57, <16 x i64> poison, <16 x i32> zeroinitializer
  %v59 = add <16 x i64> %v58, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %v60 = load <16 x i32>, ptr %v11, align 4
  %v61 = load <16 x i64>, ptr %v12, align 8
  %v62 = icmp sgt <16 x i32> %v56, %v60
  %v63 = icmp eq <16 x i32> %v56, %v60
  %v64 = icmp slt <16 x i64> %v59, %v61
  %v65 = and <16 x i1> %v63, %v64
  %v66 = or <16 x i1> %v62, %v65
  %v67 = select <16 x i1> %v66, <16 x i32> %v56, <16 x i32> %v60
  %v68 = select <16 x i1> %v66, <16 x i64> %v59, <16 x i64> %v61
  store <16 x i32> %v67, ptr %v11, align 4
  store <16 x i64> %v68, ptr %v12, align 8
  %v69 = add i64 %v20, 32
  %v70 = getelementptr float, ptr %v25, i64 %v69
  %v71 = load <16 x float>, ptr %v70, align 4
  %v72 = bitcast <16 x float> %v71 to <16 x i32>
  %v73 = and <16 x i32> splat (i32 31), splat (i32 31)
  %v74 = ashr <16 x i32> %v72, %v73
  %v75 = and <16 x i32> %v74, splat (i32 2147483647)
  %v76 = xor <16 x i32> %v72, %v75
  %v77 = fcmp une <16 x float> %v71, %v71
  %v78 = select <16 x i1> %v77, <16 x i32> splat (i32 2147483647), <16 x i32> %v76
  %v79 = insertelement <16 x i64> poison, i64 %v69, i64 0
  %v80 = shufflevector <16 x i64> %v79, <16 x i64> poison, <16 x i32> zeroinitializer
  %v81 = add <16 x i64> %v80, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %v82 = load <16 x i32>, ptr %v13, align 4
  %v83 = load <16 x i64>, ptr %v14, align 8
  %v84 = icmp sgt <16 x i32> %v78, %v82
  %v85 = icmp eq <16 x i32> %v78, %v82
  %v86 = icmp slt <16 x i64> %v81, %v83
  %v87 = and <16 x i1> %v85, %v86
  %v88 = or <16 x i1> %v84, %v87
  %v89 = select <16 x i1> %v88, <16 x i32> %v78, <16 x i32> %v82
  %v90 = select <16 x i1> %v88, <16 x i64> %v81, <16 x i64> %v83
  store <16 x i32> %v89, ptr %v13, align 4
  store <16 x i64> %v90, ptr %v14, align 8
  %v91 = add i64 %v20, 48
  %v92 = getelementptr float, ptr %v25, i64 %v91
  %v93 = load <16 x float>, ptr %v92, align 4
  %v94 = bitcast <16 x float> %v93 to <16 x i32>
  %v95 = and <16 x i32> splat (i32 31), splat (i32 31)
  %v96 = ashr <16 x i32> %v94, %v95
  %v97 = and <16 x i32> %v96, splat (i32 2147483647)
  %v98 = xor <16 x i32> %v94, %v97
  %v99 = fcmp une <16 x float> %v93, %v93
  %v100 = select <16 x i1> %v99, <16 x i32> splat (i32 2147483647), <16 x i32> %v98
  %v101 = insertelement <16 x i64> poison, i64 %v91, i64 0
  %v102 = shufflevector <16 x i64> %v101, <16 x i64> poison, <16 x i32> zeroinitializer
  %v103 = add <16 x i64> %v102, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %v104 = load <16 x i32>, ptr %v15, align 4
  %v105 = load <16 x i64>, ptr %v16, align 8
  %v106 = icmp sgt <16 x i32> %v100, %v104
  %v107 = icmp eq <16 x i32> %v100, %v104
  %v108 = icmp slt <16 x i64> %v103, %v105
  %v109 = and <16 x i1> %v107, %v108
  %v110 = or <16 x i1> %v106, %v109
  %v111 = select <16 x i1> %v110, <16 x i32> %v100, <16 x i32> %v104
  %v112 = select <16 x i1> %v110, <16 x i64> %v103, <16 x i64> %v105
  store <16 x i32> %v111, ptr %v15, align 4
  store <16 x i64> %v112, ptr %v16, align 8
  %v113 = add i64 %v20, 64
  store i64 %v113, ptr %v18
  %v114 = icmp slt i64 %v113, %v17
  br i1 %v114, label %loop.3, label %done.4
done.4:
  %v115 = sub i64 %v8, %v17
  %v116 = and i64 %v115, -16
  %v117 = add i64 %v17, %v116
  %v121 = mul i64 %v5, %v23
  %v122 = getelementptr float, ptr %v21, i64 %v121
  store i64 %v17, ptr %v118
  %v119 = icmp slt i64 %v17, %v117
  br i1 %v119, label %loop.5, label %done.6
loop.5:
  %v120 = load i64, ptr %v118
  %v123 = getelementptr float, ptr %v122, i64 %v120
  %v124 = load <16 x float>, ptr %v123, align 4
  %v125 = bitcast <16 x float> %v124 to <16 x i32>
  %v126 = and <16 x i32> splat (i32 31), splat (i32 31)
  %v127 = ashr <16 x i32> %v125, %v126
  %v128 = and <16 x i32> %v127, splat (i32 2147483647)
  %v129 = xor <16 x i32> %v125, %v128
  %v130 = fcmp une <16 x float> %v124, %v124
  %v131 = select <16 x i1> %v130, <16 x i32> splat (i32 2147483647), <16 x i32> %v129
  %v132 = insertelement <16 x i64> poison, i64 %v120, i64 0
  %v133 = shufflevector <16 x i64> %v132, <16 x i64> poison, <16 x i32> zeroinitializer
  %v134 = add <16 x i64> %v133, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %v135 = load <16 x i32>, ptr %v9, align 4
  %v136 = load <16 x i64>, ptr %v10, align 8
  %v137 = icmp sgt <16 x i32> %v131, %v135
  %v138 = icmp eq <16 x i32> %v131, %v135
  %v139 = icmp slt <16 x i64> %v134, %v136
  %v140 = and <16 x i1> %v138, %v139
  %v141 = or <16 x i1> %v137, %v140
  %v142 = select <16 x i1> %v141, <16 x i32> %v131, <16 x i32> %v135
  %v143 = select <16 x i1> %v141, <16 x i64> %v134, <16 x i64> %v136
  store <16 x i32> %v142, ptr %v9, align 4
  store <16 x i64> %v143, ptr %v10, align 8
  %v144 = add i64 %v120, 16
  store i64 %v144, ptr %v118
  %v145 = icmp slt i64 %v144, %v117
  br i1 %v145, label %loop.5, label %done.6
done.6:
  %v146 = sub i64 %v8, %v117
  %v147 = icmp sgt i64 %v146, 0
  br i1 %v147, label %tail.7, label %done.8
tail.7:
  %v148 = trunc i64 %v146 to i32
  %v149 = insertelement <16 x i32> poison, i32 %v148, i64 0
  %v150 = shufflevector <16 x i32> %v149, <16 x i32> poison, <16 x i32> zeroinitializer
  %v151 = icmp ult <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v150
  %v152 = mul i64 %v5, %v23
  %v153 = add i64 %v152, %v117
  %v154 = getelementptr float, ptr %v21, i64 %v153
  %v155 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v154, i32 4, <16 x i1> %v151, <16 x float> zeroinitializer)
  %v156 = bitcast <16 x float> %v155 to <16 x i32>
  %v157 = and <16 x i32> splat (i32 31), splat (i32 31)
  %v158 = ashr <16 x i32> %v156, %v157
  %v159 = and <16 x i32> %v158, splat (i32 2147483647)
  %v160 = xor <16 x i32> %v156, %v159
  %v161 = fcmp une <16 x float> %v155, %v155
  %v162 = select <16 x i1> %v161, <16 x i32> splat (i32 2147483647), <16 x i32> %v160
  %v163 = insertelement <16 x i64> poison, i64 %v117, i64 0
  %v164 = shufflevector <16 x i64> %v163, <16 x i64> poison, <16 x i32> zeroinitializer
  %v165 = add <16 x i64> %v164, <i64 0, i64 1, i64 2, i64 3, i64 4, i64 5, i64 6, i64 7, i64 8, i64 9, i64 10, i64 11, i64 12, i64 13, i64 14, i64 15>
  %v166 = select <16 x i1> %v151, <16 x i32> %v162, <16 x i32> splat (i32 -2147483648)
  %v167 = select <16 x i1> %v151, <16 x i64> %v165, <16 x i64> splat (i64 9223372036854775807)
  %v168 = load <16 x i32>, ptr %v9, align 4
  %v169 = load <16 x i64>, ptr %v10, align 8
  %v170 = icmp sgt <16 x i32> %v166, %v168
  %v171 = icmp eq <16 x i32> %v166, %v168
  %v172 = icmp slt <16 x i64> %v167, %v169
  %v173 = and <16 x i1> %v171, %v172
  %v174 = or <16 x i1> %v170, %v173
  %v175 = select <16 x i1> %v174, <16 x i32> %v166, <16 x i32> %v168
  %v176 = select <16 x i1> %v174, <16 x i64> %v167, <16 x i64> %v169
  store <16 x i32> %v175, ptr %v9, align 4
  store <16 x i64> %v176, ptr %v10, align 8
  br label %done.8
done.8:
  %v177 = load <16 x i32>, ptr %v9, align 4
  %v178 = load <16 x i64>, ptr %v10, align 8
  %v179 = load <16 x i32>, ptr %v11, align 4
  %v180 = load <16 x i64>, ptr %v12, align 8
  %v181 = icmp sgt <16 x i32> %v179, %v177
  %v182 = icmp eq <16 x i32> %v179, %v177
  %v183 = icmp slt <16 x i64> %v180, %v178
  %v184 = and <16 x i1> %v182, %v183
  %v185 = or <16 x i1> %v181, %v184
  %v186 = select <16 x i1> %v185, <16 x i32> %v179, <16 x i32> %v177
  %v187 = select <16 x i1> %v185, <16 x i64> %v180, <16 x i64> %v178
  %v188 = load <16 x i32>, ptr %v13, align 4
  %v189 = load <16 x i64>, ptr %v14, align 8
  %v190 = icmp sgt <16 x i32> %v188, %v186
  %v191 = icmp eq <16 x i32> %v188, %v186
  %v192 = icmp slt <16 x i64> %v189, %v187
  %v193 = and <16 x i1> %v191, %v192
  %v194 = or <16 x i1> %v190, %v193
  %v195 = select <16 x i1> %v194, <16 x i32> %v188, <16 x i32> %v186
  %v196 = select <16 x i1> %v194, <16 x i64> %v189, <16 x i64> %v187
  %v197 = load <16 x i32>, ptr %v15, align 4
  %v198 = load <16 x i64>, ptr %v16, align 8
  %v199 = icmp sgt <16 x i32> %v197, %v195
  %v200 = icmp eq <16 x i32> %v197, %v195
  %v201 = icmp slt <16 x i64> %v198, %v196
  %v202 = and <16 x i1> %v200, %v201
  %v203 = or <16 x i1> %v199, %v202
  %v204 = select <16 x i1> %v203, <16 x i32> %v197, <16 x i32> %v195
  %v205 = select <16 x i1> %v203, <16 x i64> %v198, <16 x i64> %v196
  %v206 = shufflevector <16 x i32> %v204, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v207 = shufflevector <16 x i32> %v204, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v208 = shufflevector <16 x i64> %v205, <16 x i64> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v209 = shufflevector <16 x i64> %v205, <16 x i64> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v210 = icmp sgt <8 x i32> %v207, %v206
  %v211 = icmp eq <8 x i32> %v207, %v206
  %v212 = icmp slt <8 x i64> %v209, %v208
  %v213 = and <8 x i1> %v211, %v212
  %v214 = or <8 x i1> %v210, %v213
  %v215 = select <8 x i1> %v214, <8 x i32> %v207, <8 x i32> %v206
  %v216 = select <8 x i1> %v214, <8 x i64> %v209, <8 x i64> %v208
  %v217 = shufflevector <8 x i32> %v215, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v218 = shufflevector <8 x i32> %v215, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v219 = shufflevector <8 x i64> %v216, <8 x i64> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v220 = shufflevector <8 x i64> %v216, <8 x i64> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v221 = icmp sgt <4 x i32> %v218, %v217
  %v222 = icmp eq <4 x i32> %v218, %v217
  %v223 = icmp slt <4 x i64> %v220, %v219
  %v224 = and <4 x i1> %v222, %v223
  %v225 = or <4 x i1> %v221, %v224
  %v226 = select <4 x i1> %v225, <4 x i32> %v218, <4 x i32> %v217
  %v227 = select <4 x i1> %v225, <4 x i64> %v220, <4 x i64> %v219
  %v228 = shufflevector <4 x i32> %v226, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %v229 = shufflevector <4 x i32> %v226, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %v230 = shufflevector <4 x i64> %v227, <4 x i64> poison, <2 x i32> <i32 0, i32 1>
  %v231 = shufflevector <4 x i64> %v227, <4 x i64> poison, <2 x i32> <i32 2, i32 3>
  %v232 = icmp sgt <2 x i32> %v229, %v228
  %v233 = icmp eq <2 x i32> %v229, %v228
  %v234 = icmp slt <2 x i64> %v231, %v230
  %v235 = and <2 x i1> %v233, %v234
  %v236 = or <2 x i1> %v232, %v235
  %v237 = select <2 x i1> %v236, <2 x i32> %v229, <2 x i32> %v228
  %v238 = select <2 x i1> %v236, <2 x i64> %v231, <2 x i64> %v230
  %v239 = extractelement <2 x i32> %v237, i64 0
  %v240 = extractelement <2 x i32> %v237, i64 1
  %v241 = extractelement <2 x i64> %v238, i64 0
  %v242 = extractelement <2 x i64> %v238, i64 1
  %v243 = icmp sgt i32 %v240, %v239
  %v244 = icmp eq i32 %v240, %v239
  %v245 = icmp slt i64 %v242, %v241
  %v246 = and i1 %v244, %v245
  %v247 = or i1 %v243, %v246
  %v248 = select i1 %v247, i32 %v240, i32 %v239
  %v249 = select i1 %v247, i64 %v242, i64 %v241
  %v250 = icmp eq i64 %v8, 0
  %v251 = select i1 %v250, i32 -2147483648, i32 %v248
  %v252 = select i1 %v250, i64 -1, i64 %v249
  %v255 = getelementptr i64, ptr %v254, i64 %v5
  store i64 %v252, ptr %v255, align 8
  %v256 = add i64 %v3, 1
  store i64 %v256, ptr %v1
  %v257 = icmp slt i64 %v256, %last
  br i1 %v257, label %loop.1, label %done.2
done.2:
  ret void
}
attributes #0 = { nounwind }
attributes #1 = { nounwind noinline optnone }
!0 = !{i32 1}
