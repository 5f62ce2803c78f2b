; softmax_75461340
@zero = internal constant i64 0, align 8
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32 immarg, <16 x i1>, <16 x float>)
declare i64 @llvm.ctlz.i64(i64, i1 immarg)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32 immarg, <16 x i1>)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)
define void @begin(ptr %args) #1 {
entry:
  %v1 = getelementptr inbounds i64, ptr %args, i64 1
  %v2 = load i64, ptr %v1, align 8
  %v4 = getelementptr inbounds i64, ptr %args, i64 19
  %v5 = getelementptr inbounds i64, ptr %args, i64 12
  %v6 = getelementptr inbounds i64, ptr %args, i64 13
  %v7 = getelementptr inbounds i64, ptr %args, i64 10
  %v8 = getelementptr inbounds i64, ptr %args, i64 2
  %v9 = load i64, ptr %v8, align 8
  %v11 = getelementptr inbounds i64, ptr %args, i64 11
  %v15 = getelementptr inbounds i64, ptr %args, i64 16
  br label %start
start:
  %v3 = call i64 @llvm.smax.i64(i64 %v2, i64 0)
  store i64 %v3, ptr %v4, align 8
  store i64 1, ptr %v5, align 8
  store i64 %v3, ptr %v6, align 8
  store i64 0, ptr %v7, align 8
  %v10 = call i64 @llvm.smax.i64(i64 %v9, i64 0)
  store i64 %v10, ptr %v11, align 8
  %v12 = mul i64 4, %v10
  %v13 = add i64 %v12, 63
  %v14 = and i64 %v13, -64
  store i64 %v14, ptr %v15, align 8
  ret void
}
define void @run(ptr %args, i64 %first, i64 %last, ptr %workspace) #0 {
entry:
  %v1 = alloca i64
  %v6 = getelementptr inbounds i64, ptr %args, i64 10
  %v7 = load i64, ptr %v6, align 8
  %v8 = getelementptr i8, ptr %workspace, i64 %v7
  %v9 = getelementptr inbounds i64, ptr %args, i64 11
  %v10 = load i64, ptr %v9, align 8
  %v12 = getelementptr inbounds i64, ptr %args, i64 2
  %v13 = load i64, ptr %v12, align 8
  %v15 = alloca <16 x float>
  %v16 = alloca <16 x i32>
  %v17 = alloca <16 x i32>
  %v18 = alloca <16 x float>
  %v19 = alloca <16 x i32>
  %v20 = alloca <16 x i32>
  %v21 = alloca <16 x float>
  %v22 = alloca <16 x i32>
  %v23 = alloca <16 x i32>
  %v24 = alloca <16 x float>
  %v25 = alloca <16 x i32>
  %v26 = alloca <16 x i32>
  %v28 = alloca i64
  %v31 = load ptr, ptr %args, align 8
  %v32 = getelementptr inbounds i64, ptr %args, i64 3
  %v33 = load i64, ptr %v32, align 8
  %v98 = alloca i64
  %v215 = alloca float
  %v216 = alloca [256 x float], align 64
  %v217 = alloca <16 x float>
  %v218 = alloca [6 x i64]
  %v219 = alloca [1536 x float], align 64
  %v221 = alloca i64
  %v230 = alloca i64
  %v336 = alloca <16 x float>
  %v391 = alloca i64
  %v397 = alloca i64
  %v401 = alloca i64
  %v428 = getelementptr inbounds i64, ptr %args, i64 17
  %v429 = load ptr, ptr %v428, align 8
  %v430 = alloca float
  %v433 = alloca float
  %v434 = getelementptr inbounds i64, ptr %args, i64 18
  %v435 = load ptr, ptr %v434, align 8
  %v442 = alloca i64
  %v452 = getelementptr inbounds i64, ptr %args, i64 5
  %v453 = load ptr, ptr %v452, align 8
  %v454 = getelementptr inbounds i64, ptr %args, i64 8
  %v455 = load i64, ptr %v454, align 8
  br label %start
start:
  store i64 %first, ptr %v1
  %v2 = icmp slt i64 %first, %last
  br i1 %v2, label %loop.1, label %done.2
loop.1:
  %v3 = load i64, ptr %v1
  %v4 = mul i64 %v3, 1
  %v5 = add i64 0, %v4
  %v11 = mul i64 4, %v10
  call void @llvm.memset.p0.i64(ptr align 64 %v8, i8 0, i64 %v11, i1 false)
  %v14 = call i64 @llvm.smax.i64(i64 %v13, i64 0)
  store <16 x float> splat (float 0xFFF0000000000000), ptr %v15, align 4
  store <16 x i32> splat (i32 0), ptr %v16, align 4
  store <16 x i32> splat (i32 4294967295), ptr %v17, align 4
  store <16 x float> splat (float 0xFFF0000000000000), ptr %v18, align 4
  store <16 x i32> splat (i32 0), ptr %v19, align 4
  store <16 x i32> splat (i32 4294967295), ptr %v20, align 4
  store <16 x float> splat (float 0xFFF0000000000000), ptr %v21, align 4
  store <16 x i32> splat (i32 0), ptr %v22, align 4
  store <16 x i32> splat (i32 4294967295), ptr %v23, align 4
  store <16 x float> splat (float 0xFFF0000000000000), ptr %v24, align 4
  store <16 x i32> splat (i32 0), ptr %v25, align 4
  store <16 x i32> splat (i32 4294967295), ptr %v26, align 4
  %v27 = and i64 %v14, -64
  store i64 0, ptr %v28
  %v29 = icmp slt i64 0, %v27
  br i1 %v29, label %loop.3, label %done.4
loop.3:
  %v30 = load i64, ptr %v28
  %v34 = mul i64 %v5, %v33
  %v35 = add i64 %v34, %v30
  %v36 = getelementptr float, ptr %v31, i64 %v35
  %v37 = load <16 x float>, ptr %v36, align 4
  %v38 = fcmp uno <16 x float> %v37, %v37
  %v39 = sext <16 x i1> %v38 to <16 x i32>
  %v40 = bitcast <16 x float> %v37 to <16 x i32>
  %v41 = load <16 x float>, ptr %v15, align 4
  %v42 = load <16 x i32>, ptr %v16, align 4
  %v43 = load <16 x i32>, ptr %v17, align 4
  %v44 = fcmp ogt <16 x float> %v41, %v37
  %v45 = select <16 x i1> %v44, <16 x float> %v41, <16 x float> %v37
  %v46 = or <16 x i32> %v42, %v39
  %v47 = and <16 x i32> %v43, %v40
  store <16 x float> %v45, ptr %v15, align 4
  store <16 x i32> %v46, ptr %v16, align 4
  store <16 x i32> %v47, ptr %v17, align 4
  %v48 = add i64 %v30, 16
  %v49 = mul i64 %v5, %v33
  %v50 = add i64 %v49, %v48
  %v51 = getelementptr float, ptr %v31, i64 %v50
  %v52 = load <16 x float>, ptr %v51, align 4
  %v53 = fcmp uno <16 x float> %v52, %v52
  %v54 = sext <16 x i1> %v53 to <16 x i32>
  %v55 = bitcast <16 x float> %v52 to <16 x i32>
  %v56 = load <16 x float>, ptr %v18, align 4
  %v57 = load <16 x i32>, ptr %v19, align 4
  %v58 = load <16 x i32>, ptr %v20, align 4
  %v59 = fcmp ogt <16 x float> %v56, %v52
  %v60 = select <16 x i1> %v59, <16 x float> %v56, <16 x float> %v52
  %v61 = or <16 x i32> %v57, %v54
  %v62 = and <16 x i32> %v58, %v55
  store <16 x float> %v60, ptr %v18, align 4
  store <16 x i32> %v61, ptr %v19, align 4
  store <16 x i32> %v62, ptr %v20, align 4
  %v63 = add i64 %v30, 32
  %v64 = mul i64 %v5, %v33
  %v65 = add i64 %v64, %v63
  %v66 = getelementptr float, ptr %v31, i64 %v65
  %v67 = load <16 x float>, ptr %v66, align 4
  %v68 = fcmp uno <16 x float> %v67, %v67
  %v69 = sext <16 x i1> %v68 to <16 x i32>
  %v70 = bitcast <16 x float> %v67 to <16 x i32>
  %v71 = load <16 x float>, ptr %v21, align 4
  %v72 = load <16 x i32>, ptr %v22, align 4
  %v73 = load <16 x i32>, ptr %v23, align 4
  %v74 = fcmp ogt <16 x float> %v71, %v67
  %v75 = select <16 x i1> %v74, <16 x float> %v71, <16 x float> %v67
  %v76 = or <16 x i32> %v72, %v69
  %v77 = and <16 x i32> %v73, %v70
  store <16 x float> %v75, ptr %v21, align 4
  store <16 x i32> %v76, ptr %v22, align 4
  store <16 x i32> %v77, ptr %v23, align 4
  %v78 = add i64 %v30, 48
  %v79 = mul i64 %v5, %v33
  %v80 = add i64 %v79, %v78
  %v81 = getelementptr float, ptr %v31, i64 %v80
  %v82 = load <16 x float>, ptr %v81, align 4
  %v83 = fcmp uno <16 x float> %v82, %v82
  %v84 = sext <16 x i1> %v83 to <16 x i32>
  %v85 = bitcast <16 x float> %v82 to <16 x i32>
  %v86 = load <16 x float>, ptr %v24, align 4
  %v87 = load <16 x i32>, ptr %v25, align 4
  %v88 = load <16 x i32>, ptr %v26, align 4
  %v89 = fcmp ogt <16 x float> %v86, %v82
  %v90 = select <16 x i1> %v89, <16 x float> %v86, <16 x float> %v82
  %v91 = or <16 x i32> %v87, %v84
  %v92 = and <16 x i32> %v88, %v85
  store <16 x float> %v90, ptr %v24, align 4
  store <16 x i32> %v91, ptr %v25, align 4
  store <16 x i32> %v92, ptr %v26, align 4
  %v93 = add i64 %v30, 64
  store i64 %v93, ptr %v28
  %v94 = icmp slt i64 %v93, %v27
  br i1 %v94, label %loop.3, label %done.4
done.4:
  %v95 = sub i64 %v14, %v27
  %v96 = and i64 %v95, -16
  %v97 = add i64 %v27, %v96
  store i64 %v27, ptr %v98
  %v99 = icmp slt i64 %v27, %v97
  br i1 %v99, label %loop.5, label %done.6
loop.5:
  %v100 = load i64, ptr %v98
  %v101 = mul i64 %v5, %v33
  %v102 = add i64 %v101, %v100
  %v103 = getelementptr float, ptr %v31, i64 %v102
  %v104 = load <16 x float>, ptr %v103, align 4
  %v105 = fcmp uno <16 x float> %v104, %v104
  %v106 = sext <16 x i1> %v105 to <16 x i32>
  %v107 = bitcast <16 x float> %v104 to <16 x i32>
  %v108 = load <16 x float>, ptr %v15, align 4
  %v109 = load <16 x i32>, ptr %v16, align 4
  %v110 = load <16 x i32>, ptr %v17, align 4
  %v111 = fcmp ogt <16 x float> %v108, %v104
  %v112 = select <16 x i1> %v111, <16 x float> %v108, <16 x float> %v104
  %v113 = or <16 x i32> %v109, %v106
  %v114 = and <16 x i32> %v110, %v107
  store <16 x float> %v112, ptr %v15, align 4
  store <16 x i32> %v113, ptr %v16, align 4
  store <16 x i32> %v114, ptr %v17, align 4
  %v115 = add i64 %v100, 16
  store i64 %v115, ptr %v98
  %v116 = icmp slt i64 %v115, %v97
  br i1 %v116, label %loop.5, label %done.6
done.6:
  %v117 = sub i64 %v14, %v97
  %v118 = icmp sgt i64 %v117, 0
  br i1 %v118, label %tail.7, label %done.8
tail.7:
  %v119 = trunc i64 %v117 to i32
  %v120 = insertelement <16 x i32> poison, i32 %v119, i64 0
  %v121 = shufflevector <16 x i32> %v120, <16 x i32> poison, <16 x i32> zeroinitializer
  %v122 = icmp ult <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v121
  %v123 = mul i64 %v5, %v33
  %v124 = add i64 %v123, %v97
  %v125 = getelementptr float, ptr %v31, i64 %v124
  %v126 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v125, i32 4, <16 x i1> %v122, <16 x float> zeroinitializer)
  %v127 = fcmp uno <16 x float> %v126, %v126
  %v128 = sext <16 x i1> %v127 to <16 x i32>
  %v129 = bitcast <16 x float> %v126 to <16 x i32>
  %v130 = select <16 x i1> %v122, <16 x float> %v126, <16 x float> splat (float 0xFFF0000000000000)
  %v131 = select <16 x i1> %v122, <16 x i32> %v128, <16 x i32> splat (i32 0)
  %v132 = select <16 x i1> %v122, <16 x i32> %v129, <16 x i32> splat (i32 4294967295)
  %v133 = load <16 x float>, ptr %v15, align 4
  %v134 = load <16 x i32>, ptr %v16, align 4
  %v135 = load <16 x i32>, ptr %v17, align 4
  %v136 = fcmp ogt <16 x float> %v133, %v130
  %v137 = select <16 x i1> %v136, <16 x float> %v133, <16 x float> %v130
  %v138 = or <16 x i32> %v134, %v131
  %v139 = and <16 x i32> %v135, %v132
  store <16 x float> %v137, ptr %v15, align 4
  store <16 x i32> %v138, ptr %v16, align 4
  store <16 x i32> %v139, ptr %v17, align 4
  br label %done.8
done.8:
  %v140 = load <16 x float>, ptr %v15, align 4
  %v141 = load <16 x i32>, ptr %v16, align 4
  %v142 = load <16 x i32>, ptr %v17, align 4
  %v143 = load <16 x float>, ptr %v18, align 4
  %v144 = load <16 x i32>, ptr %v19, align 4
  %v145 = load <16 x i32>, ptr %v20, align 4
  %v146 = fcmp ogt <16 x float> %v140, %v143
  %v147 = select <16 x i1> %v146, <16 x float> %v140, <16 x float> %v143
  %v148 = or <16 x i32> %v141, %v144
  %v149 = and <16 x i32> %v142, %v145
  %v150 = load <16 x float>, ptr %v21, align 4
  %v151 = load <16 x i32>, ptr %v22, align 4
  %v152 = load <16 x i32>, ptr %v23, align 4
  %v153 = fcmp ogt <16 x float> %v147, %v150
  %v154 = select <16 x i1> %v153, <16 x float> %v147, <16 x float> %v150
  %v155 = or <16 x i32> %v148, %v151
  %v156 = and <16 x i32> %v149, %v152
  %v157 = load <16 x float>, ptr %v24, align 4
  %v158 = load <16 x i32>, ptr %v25, align 4
  %v159 = load <16 x i32>, ptr %v26, align 4
  %v160 = fcmp ogt <16 x float> %v154, %v157
  %v161 = select <16 x i1> %v160, <16 x float> %v154, <16 x float> %v157
  %v162 = or <16 x i32> %v155, %v158
  %v163 = and <16 x i32> %v156, %v159
  %v164 = shufflevector <16 x float> %v161, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v165 = shufflevector <16 x float> %v161, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v166 = shufflevector <16 x i32> %v162, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v167 = shufflevector <16 x i32> %v162, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v168 = shufflevector <16 x i32> %v163, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v169 = shufflevector <16 x i32> %v163, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v170 = fcmp ogt <8 x float> %v164, %v165
  %v171 = select <8 x i1> %v170, <8 x float> %v164, <8 x float> %v165
  %v172 = or <8 x i32> %v166, %v167
  %v173 = and <8 x i32> %v168, %v169
  %v174 = shufflevector <8 x float> %v171, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v175 = shufflevector <8 x float> %v171, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v176 = shufflevector <8 x i32> %v172, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v177 = shufflevector <8 x i32> %v172, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v178 = shufflevector <8 x i32> %v173, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v179 = shufflevector <8 x i32> %v173, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v180 = fcmp ogt <4 x float> %v174, %v175
  %v181 = select <4 x i1> %v180, <4 x float> %v174, <4 x float> %v175
  %v182 = or <4 x i32> %v176, %v177
  %v183 = and <4 x i32> %v178, %v179
  %v184 = shufflevector <4 x float> %v181, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v185 = shufflevector <4 x float> %v181, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v186 = shufflevector <4 x i32> %v182, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %v187 = shufflevector <4 x i32> %v182, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %v188 = shufflevector <4 x i32> %v183, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %v189 = shufflevector <4 x i32> %v183, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %v190 = fcmp ogt <2 x float> %v184, %v185
  %v191 = select <2 x i1> %v190, <2 x float> %v184, <2 x float> %v185
  %v192 = or <2 x i32> %v186, %v187
  %v193 = and <2 x i32> %v188, %v189
  %v194 = extractelement <2 x float> %v191, i64 0
  %v195 = extractelement <2 x float> %v191, i64 1
  %v196 = extractelement <2 x i32> %v192, i64 0
  %v197 = extractelement <2 x i32> %v192, i64 1
  %v198 = extractelement <2 x i32> %v193, i64 0
  %v199 = extractelement <2 x i32> %v193, i64 1
  %v200 = fcmp ogt float %v194, %v195
  %v201 = select i1 %v200, float %v194, float %v195
  %v202 = or i32 %v196, %v197
  %v203 = and i32 %v198, %v199
  %v204 = icmp eq i64 %v14, 0
  %v205 = select i1 %v204, float 0xFFF0000000000000, float %v201
  %v206 = select i1 %v204, i32 0, i32 %v202
  %v207 = select i1 %v204, i32 4294967295, i32 %v203
  %v208 = and i32 %v207, 2147483648
  %v209 = fcmp oeq float %v205, 0x0000000000000000
  %v210 = bitcast i32 %v208 to float
  %v211 = select i1 %v209, float %v210, float %v205
  %v212 = icmp ne i32 %v206, 0
  %v213 = select i1 %v212, float 0x7FF8000000000000, float %v211
  %v214 = call i64 @llvm.smax.i64(i64 %v13, i64 0)
  store float 0x0000000000000000, ptr %v215, align 4
  %v220 = icmp sgt i64 %v214, 256
  br i1 %v220, label %then.9, label %done.10
then.9:
  store [6 x i64] zeroinitializer, ptr %v218
  br label %done.10
done.10:
  store i64 0, ptr %v221
  %v222 = icmp slt i64 0, %v214
  br i1 %v222, label %loop.11, label %done.12
loop.11:
  %v223 = load i64, ptr %v221
  %v224 = add i64 %v223, 256
  %v225 = call i64 @llvm.smin.i64(i64 %v224, i64 %v214)
  %v226 = sub i64 %v225, %v223
  %v227 = sub i64 %v225, %v223
  %v228 = and i64 %v227, -16
  %v229 = add i64 %v223, %v228
  store i64 %v223, ptr %v230
  %v231 = icmp slt i64 %v223, %v229
  br i1 %v231, label %loop.13, label %done.14
loop.13:
  %v232 = load i64, ptr %v230
  %v233 = mul i64 %v5, %v33
  %v234 = add i64 %v233, %v232
  %v235 = getelementptr float, ptr %v31, i64 %v234
  %v236 = load <16 x float>, ptr %v235, align 4
  %v237 = insertelement <16 x float> poison, float %v213, i64 0
  %v238 = shufflevector <16 x float> %v237, <16 x float> poison, <16 x i32> zeroinitializer
  %v239 = fsub <16 x float> %v236, %v238
  %v240 = fcmp ogt <16 x float> %v239, splat (float 0x4056400000000000)
  %v241 = select <16 x i1> %v240, <16 x float> splat (float 0x4056400000000000), <16 x float> %v239
  %v242 = fcmp olt <16 x float> %v241, splat (float 0xC05A000000000000)
  %v243 = select <16 x i1> %v242, <16 x float> splat (float 0xC05A000000000000), <16 x float> %v241
  %v244 = fmul <16 x float> %v243, splat (float 0x3FF7154760000000)
  %v245 = fadd <16 x float> %v244, splat (float 0x4168001FC0000000)
  %v246 = fsub <16 x float> %v245, splat (float 0x4168001FC0000000)
  %v247 = bitcast <16 x float> %v245 to <16 x i32>
  %v248 = fmul <16 x float> %v246, splat (float 0x3EB7F7D1C0000000)
  %v249 = fmul <16 x float> %v246, splat (float 0x3FE62E4000000000)
  %v250 = fsub <16 x float> %v243, %v249
  %v251 = fsub <16 x float> %v250, %v248
  %v252 = fmul <16 x float> splat (float 0x3F56C53940000000), %v251
  %v253 = fadd <16 x float> %v252, splat (float 0x3F8123BFE0000000)
  %v254 = fmul <16 x float> %v253, %v251
  %v255 = fadd <16 x float> %v254, splat (float 0x3FA5556580000000)
  %v256 = fmul <16 x float> %v255, %v251
  %v257 = fadd <16 x float> %v256, splat (float 0x3FC55548E0000000)
  %v258 = fmul <16 x float> %v257, %v251
  %v259 = fadd <16 x float> %v258, splat (float 0x3FDFFFFFE0000000)
  %v260 = fmul <16 x float> %v251, %v251
  %v261 = fmul <16 x float> %v260, %v259
  %v262 = fadd <16 x float> %v251, %v261
  %v263 = fadd <16 x float> %v262, splat (float 0x3FF0000000000000)
  %v264 = and <16 x i32> splat (i32 1), splat (i32 31)
  %v265 = lshr <16 x i32> %v247, %v264
  %v266 = sub <16 x i32> %v247, %v265
  %v267 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v268 = shl <16 x i32> %v266, %v267
  %v269 = bitcast <16 x i32> %v268 to <16 x float>
  %v270 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v271 = shl <16 x i32> %v265, %v270
  %v272 = bitcast <16 x i32> %v271 to <16 x float>
  %v273 = fmul <16 x float> %v263, %v272
  %v274 = fmul <16 x float> %v273, %v269
  %v275 = fcmp uno <16 x float> %v274, %v274
  %v276 = select <16 x i1> %v275, <16 x float> splat (float 0x7FF8000000000000), <16 x float> %v274
  %v277 = getelementptr float, ptr %v8, i64 %v232
  store <16 x float> %v276, ptr %v277, align 4
  %v278 = sub i64 %v232, %v223
  %v279 = getelementptr float, ptr %v216, i64 %v278
  store <16 x float> %v276, ptr %v279, align 4
  %v280 = add i64 %v232, 16
  store i64 %v280, ptr %v230
  %v281 = icmp slt i64 %v280, %v229
  br i1 %v281, label %loop.13, label %done.14
done.14:
  %v282 = sub i64 %v225, %v229
  %v283 = icmp sgt i64 %v282, 0
  br i1 %v283, label %tail.15, label %done.16
tail.15:
  %v284 = trunc i64 %v282 to i32
  %v285 = insertelement <16 x i32> poison, i32 %v284, i64 0
  %v286 = shufflevector <16 x i32> %v285, <16 x i32> poison, <16 x i32> zeroinitializer
  %v287 = icmp ult <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v286
  %v288 = mul i64 %v5, %v33
  %v289 = add i64 %v288, %v229
  %v290 = getelementptr float, ptr %v31, i64 %v289
  %v291 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v290, i32 4, <16 x i1> %v287, <16 x float> zeroinitializer)
  %v292 = insertelement <16 x float> poison, float %v213, i64 0
  %v293 = shufflevector <16 x float> %v292, <16 x float> poison, <16 x i32> zeroinitializer
  %v294 = fsub <16 x float> %v291, %v293
  %v295 = fcmp ogt <16 x float> %v294, splat (float 0x4056400000000000)
  %v296 = select <16 x i1> %v295, <16 x float> splat (float 0x4056400000000000), <16 x float> %v294
  %v297 = fcmp olt <16 x float> %v296, splat (float 0xC05A000000000000)
  %v298 = select <16 x i1> %v297, <16 x float> splat (float 0xC05A000000000000), <16 x float> %v296
  %v299 = fmul <16 x float> %v298, splat (float 0x3FF7154760000000)
  %v300 = fadd <16 x float> %v299, splat (float 0x4168001FC0000000)
  %v301 = fsub <16 x float> %v300, splat (float 0x4168001FC0000000)
  %v302 = bitcast <16 x float> %v300 to <16 x i32>
  %v303 = fmul <16 x float> %v301, splat (float 0x3EB7F7D1C0000000)
  %v304 = fmul <16 x float> %v301, splat (float 0x3FE62E4000000000)
  %v305 = fsub <16 x float> %v298, %v304
  %v306 = fsub <16 x float> %v305, %v303
  %v307 = fmul <16 x float> splat (float 0x3F56C53940000000), %v306
  %v308 = fadd <16 x float> %v307, splat (float 0x3F8123BFE0000000)
  %v309 = fmul <16 x float> %v308, %v306
  %v310 = fadd <16 x float> %v309, splat (float 0x3FA5556580000000)
  %v311 = fmul <16 x float> %v310, %v306
  %v312 = fadd <16 x float> %v311, splat (float 0x3FC55548E0000000)
  %v313 = fmul <16 x float> %v312, %v306
  %v314 = fadd <16 x float> %v313, splat (float 0x3FDFFFFFE0000000)
  %v315 = fmul <16 x float> %v306, %v306
  %v316 = fmul <16 x float> %v315, %v314
  %v317 = fadd <16 x float> %v306, %v316
  %v318 = fadd <16 x float> %v317, splat (float 0x3FF0000000000000)
  %v319 = and <16 x i32> splat (i32 1), splat (i32 31)
  %v320 = lshr <16 x i32> %v302, %v319
  %v321 = sub <16 x i32> %v302, %v320
  %v322 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v323 = shl <16 x i32> %v321, %v322
  %v324 = bitcast <16 x i32> %v323 to <16 x float>
  %v325 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v326 = shl <16 x i32> %v320, %v325
  %v327 = bitcast <16 x i32> %v326 to <16 x float>
  %v328 = fmul <16 x float> %v318, %v327
  %v329 = fmul <16 x float> %v328, %v324
  %v330 = fcmp uno <16 x float> %v329, %v329
  %v331 = select <16 x i1> %v330, <16 x float> splat (float 0x7FF8000000000000), <16 x float> %v329
  %v332 = getelementptr float, ptr %v8, i64 %v229
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v331, ptr %v332, i32 4, <16 x i1> %v287)
  %v333 = select <16 x i1> %v287, <16 x float> %v331, <16 x float> splat (float 0x8000000000000000)
  %v334 = sub i64 %v229, %v223
  %v335 = getelementptr float, ptr %v216, i64 %v334
  store <16 x float> %v333, ptr %v335, align 4
  br label %done.16
done.16:
  %v337 = icmp eq i64 %v226, 256
  br i1 %v337, label %then.17, label %else.18
then.17:
  %v338 = load <16 x float>, ptr %v216, align 4
  %v339 = getelementptr float, ptr %v216, i64 128
  %v340 = load <16 x float>, ptr %v339, align 4
  %v341 = fadd <16 x float> %v338, %v340
  %v342 = getelementptr float, ptr %v216, i64 64
  %v343 = load <16 x float>, ptr %v342, align 4
  %v344 = getelementptr float, ptr %v216, i64 192
  %v345 = load <16 x float>, ptr %v344, align 4
  %v346 = fadd <16 x float> %v343, %v345
  %v347 = fadd <16 x float> %v341, %v346
  %v348 = getelementptr float, ptr %v216, i64 32
  %v349 = load <16 x float>, ptr %v348, align 4
  %v350 = getelementptr float, ptr %v216, i64 160
  %v351 = load <16 x float>, ptr %v350, align 4
  %v352 = fadd <16 x float> %v349, %v351
  %v353 = getelementptr float, ptr %v216, i64 96
  %v354 = load <16 x float>, ptr %v353, align 4
  %v355 = getelementptr float, ptr %v216, i64 224
  %v356 = load <16 x float>, ptr %v355, align 4
  %v357 = fadd <16 x float> %v354, %v356
  %v358 = fadd <16 x float> %v352, %v357
  %v359 = fadd <16 x float> %v347, %v358
  %v360 = getelementptr float, ptr %v216, i64 16
  %v361 = load <16 x float>, ptr %v360, align 4
  %v362 = getelementptr float, ptr %v216, i64 144
  %v363 = load <16 x float>, ptr %v362, align 4
  %v364 = fadd <16 x float> %v361, %v363
  %v365 = getelementptr float, ptr %v216, i64 80
  %v366 = load <16 x float>, ptr %v365, align 4
  %v367 = getelementptr float, ptr %v216, i64 208
  %v368 = load <16 x float>, ptr %v367, align 4
  %v369 = fadd <16 x float> %v366, %v368
  %v370 = fadd <16 x float> %v364, %v369
  %v371 = getelementptr float, ptr %v216, i64 48
  %v372 = load <16 x float>, ptr %v371, align 4
  %v373 = getelementptr float, ptr %v216, i64 176
  %v374 = load <16 x float>, ptr %v373, align 4
  %v375 = fadd <16 x float> %v372, %v374
  %v376 = getelementptr float, ptr %v216, i64 112
  %v377 = load <16 x float>, ptr %v376, align 4
  %v378 = getelementptr float, ptr %v216, i64 240
  %v379 = load <16 x float>, ptr %v378, align 4
  %v380 = fadd <16 x float> %v377, %v379
  %v381 = fadd <16 x float> %v375, %v380
  %v382 = fadd <16 x float> %v370, %v381
  %v383 = fadd <16 x float> %v359, %v382
  store <16 x float> %v383, ptr %v336, align 4
  br label %done.19
else.18:
  %v384 = sub i64 %v226, 1
  %v385 = call i64 @llvm.ctlz.i64(i64 %v384, i1 false)
  %v386 = sub i64 64, %v385
  %v387 = shl i64 1, %v386
  %v388 = call i64 @llvm.smax.i64(i64 %v387, i64 16)
  %v389 = add i64 %v226, 15
  %v390 = and i64 %v389, -16
  store i64 %v390, ptr %v391
  %v392 = icmp slt i64 %v390, %v388
  br i1 %v392, label %loop.20, label %done.21
loop.20:
  %v393 = load i64, ptr %v391
  %v394 = getelementptr float, ptr %v216, i64 %v393
  store <16 x float> splat (float 0x8000000000000000), ptr %v394, align 4
  %v395 = add i64 %v393, 16
  store i64 %v395, ptr %v391
  %v396 = icmp slt i64 %v395, %v388
  br i1 %v396, label %loop.20, label %done.21
done.21:
  store i64 %v388, ptr %v397
  br label %halve.22
halve.22:
  %v398 = load i64, ptr %v397
  %v399 = lshr i64 %v398, 1
  store i64 %v399, ptr %v397
  %v400 = icmp sge i64 %v399, 16
  br i1 %v400, label %stride.23, label %done.24
stride.23:
  store i64 0, ptr %v401
  %v402 = icmp slt i64 0, %v399
  br i1 %v402, label %loop.25, label %done.26
loop.25:
  %v403 = load i64, ptr %v401
  %v404 = getelementptr float, ptr %v216, i64 %v403
  %v405 = load <16 x float>, ptr %v404, align 4
  %v406 = add i64 %v403, %v399
  %v407 = getelementptr float, ptr %v216, i64 %v406
  %v408 = load <16 x float>, ptr %v407, align 4
  %v409 = fadd <16 x float> %v405, %v408
  %v410 = getelementptr float, ptr %v216, i64 %v403
  store <16 x float> %v409, ptr %v410, align 4
  %v411 = add i64 %v403, 16
  store i64 %v411, ptr %v401
  %v412 = icmp slt i64 %v411, %v399
  br i1 %v412, label %loop.25, label %done.26
done.26:
  br label %halve.22
done.24:
  %v413 = load <16 x float>, ptr %v216, align 4
  store <16 x float> %v413, ptr %v336, align 4
  br label %done.19
done.19:
  %v414 = load <16 x float>, ptr %v336, align 4
  store <16 x float> %v414, ptr %v217, align 4
  %v415 = load <16 x float>, ptr %v217, align 4
  %v416 = shufflevector <16 x float> %v415, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v417 = shufflevector <16 x float> %v415, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v418 = fadd <8 x float> %v416, %v417
  %v419 = shufflevector <8 x float> %v418, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v420 = shufflevector <8 x float> %v418, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v421 = fadd <4 x float> %v419, %v420
  %v422 = shufflevector <4 x float> %v421, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v423 = shufflevector <4 x float> %v421, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v424 = fadd <2 x float> %v422, %v423
  %v425 = extractelement <2 x float> %v424, i64 0
  %v426 = extractelement <2 x float> %v424, i64 1
  %v427 = fadd float %v425, %v426
  br i1 %v220, label %then.27, label %else.28
then.27:
  store float %v427, ptr %v430, align 4
  call void %v429(ptr %v218, ptr %v219, ptr %v430, i64 1)
  br label %done.29
else.28:
  store float %v427, ptr %v215, align 4
  br label %done.29
done.29:
  %v431 = add i64 %v223, 256
  store i64 %v431, ptr %v221
  %v432 = icmp slt i64 %v431, %v214
  br i1 %v432, label %loop.11, label %done.12
done.12:
  br i1 %v220, label %then.30, label %done.31
then.30:
  call void %v435(ptr %v218, ptr %v219, ptr %v433, i64 1)
  %v436 = load float, ptr %v433, align 4
  store float %v436, ptr %v215, align 4
  br label %done.31
done.31:
  %v437 = load float, ptr %v215, align 4
  %v438 = icmp eq i64 %v214, 0
  %v439 = select i1 %v438, float 0x0000000000000000, float %v437
  %v440 = call i64 @llvm.smax.i64(i64 %v13, i64 0)
  %v441 = and i64 %v440, -16
  store i64 0, ptr %v442
  %v443 = icmp slt i64 0, %v441
  br i1 %v443, label %loop.32, label %done.33
loop.32:
  %v444 = load i64, ptr %v442
  %v445 = getelementptr float, ptr %v8, i64 %v444
  %v446 = load <16 x float>, ptr %v445, align 4
  %v447 = insertelement <16 x float> poison, float %v439, i64 0
  %v448 = shufflevector <16 x float> %v447, <16 x float> poison, <16 x i32> zeroinitializer
  %v449 = fdiv <16 x float> %v446, %v448
  %v450 = fcmp uno <16 x float> %v449, %v449
  %v451 = select <16 x i1> %v450, <16 x float> splat (float 0x7FF8000000000000), <16 x float> %v449
  %v456 = mul i64 %v5, %v455
  %v457 = add i64 %v456, %v444
  %v458 = getelementptr float, ptr %v453, i64 %v457
  store <16 x float> %v451, ptr %v458, align 4
  %v459 = add i64 %v444, 16
  store i64 %v459, ptr %v442
  %v460 = icmp slt i64 %v459, %v441
  br i1 %v460, label %loop.32, label %done.33
done.33:
  %v461 = sub i64 %v440, %v441
  %v462 = icmp sgt i64 %v461, 0
  br i1 %v462, label %tail.34, label %done.35
tail.34:
  %v463 = trunc i64 %v461 to i32
  %v464 = insertelement <16 x i32> poison, i32 %v463, i64 0
  %v465 = shufflevector <16 x i32> %v464, <16 x i32> poison, <16 x i32> zeroinitializer
  %v466 = icmp ult <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v465
  %v467 = getelementptr float, ptr %v8, i64 %v441
  %v468 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v467, i32 4, <16 x i1> %v466, <16 x float> zeroinitializer)
  %v469 = insertelement <16 x float> poison, float %v439, i64 0
  %v470 = shufflevector <16 x float> %v469, <16 x float> poison, <16 x i32> zeroinitializer
  %v471 = fdiv <16 x float> %v468, %v470
  %v472 = fcmp uno <16 x float> %v471, %v471
  %v473 = select <16 x i1> %v472, <16 x float> splat (float 0x7FF8000000000000), <16 x float> %v471
  %v474 = mul i64 %v5, %v455
  %v475 = add i64 %v474, %v441
  %v476 = getelementptr float, ptr %v453, i64 %v475
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v473, ptr %v476, i32 4, <16 x i1> %v466)
  br label %done.35
done.35:
  %v477 = add i64 %v3, 1
  store i64 %v477, ptr %v1
  %v478 = icmp slt i64 %v477, %last
  br i1 %v478, label %loop.1, label %done.2
done.2:
  ret void
}
attributes #0 = { nounwind }
attributes #1 = { nounwind noinline optnone }
!0 = !{i32 1}
