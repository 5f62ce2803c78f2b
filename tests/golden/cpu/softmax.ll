; softmax_ecb915d3
@zero = internal constant i64 0, align 8
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32 immarg, <16 x i1>, <16 x float>)
declare i64 @llvm.ctlz.i64(i64, i1 immarg)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32 immarg, <16 x i1>)
declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)
define void @begin(ptr %args) #1 {
entry:
  %v1 = getelementptr inbounds i64, ptr %args, i64 1
  %v2 = load i64, ptr %v1, align 8
  %v4 = getelementptr inbounds i64, ptr %args, i64 21
  %v5 = getelementptr inbounds i64, ptr %args, i64 12
  %v6 = getelementptr inbounds i64, ptr %args, i64 13
  %v7 = getelementptr inbounds i64, ptr %args, i64 10
  %v8 = getelementptr inbounds i64, ptr %args, i64 2
  %v9 = load i64, ptr %v8, align 8
  %v11 = getelementptr inbounds i64, ptr %args, i64 11
  %v15 = getelementptr inbounds i64, ptr %args, i64 18
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
  %v9 = getelementptr inbounds i64, ptr %args, i64 2
  %v10 = load i64, ptr %v9, align 8
  %v12 = alloca <16 x float>
  %v13 = alloca <16 x i32>
  %v14 = alloca <16 x i32>
  %v15 = alloca <16 x float>
  %v16 = alloca <16 x i32>
  %v17 = alloca <16 x i32>
  %v18 = alloca <16 x float>
  %v19 = alloca <16 x i32>
  %v20 = alloca <16 x i32>
  %v21 = alloca <16 x float>
  %v22 = alloca <16 x i32>
  %v23 = alloca <16 x i32>
  %v25 = alloca i64
  %v28 = load ptr, ptr %args, align 8
  %v29 = getelementptr inbounds i64, ptr %args, i64 3
  %v30 = load i64, ptr %v29, align 8
  %v89 = alloca i64
  %v211 = alloca float
  %v212 = alloca [256 x float], align 64
  %v213 = alloca <16 x float>
  %v214 = alloca [6 x i64]
  %v215 = alloca [1536 x float], align 64
  %v217 = alloca i64
  %v228 = alloca i64
  %v326 = alloca <16 x float>
  %v415 = alloca i64
  %v421 = alloca i64
  %v425 = alloca i64
  %v452 = getelementptr inbounds i64, ptr %args, i64 19
  %v453 = load ptr, ptr %v452, align 8
  %v460 = alloca float
  %v461 = getelementptr inbounds i64, ptr %args, i64 20
  %v462 = load ptr, ptr %v461, align 8
  %v469 = alloca i64
  %v479 = getelementptr inbounds i64, ptr %args, i64 5
  %v480 = load ptr, ptr %v479, align 8
  %v481 = getelementptr inbounds i64, ptr %args, i64 8
  %v482 = load i64, ptr %v481, align 8
  br label %start
start:
  store i64 %first, ptr %v1
  %v2 = icmp slt i64 %first, %last
  br i1 %v2, label %loop.1, label %done.2
loop.1:
  %v3 = load i64, ptr %v1
  %v4 = mul i64 %v3, 1
  %v5 = add i64 0, %v4
  %v11 = call i64 @llvm.smax.i64(i64 %v10, i64 0)
  store <16 x float> splat (float 0xFFF0000000000000), ptr %v12, align 4
  store <16 x i32> splat (i32 0), ptr %v13, align 4
  store <16 x i32> splat (i32 4294967295), ptr %v14, align 4
  store <16 x float> splat (float 0xFFF0000000000000), ptr %v15, align 4
  store <16 x i32> splat (i32 0), ptr %v16, align 4
  store <16 x i32> splat (i32 4294967295), ptr %v17, align 4
  store <16 x float> splat (float 0xFFF0000000000000), ptr %v18, align 4
  store <16 x i32> splat (i32 0), ptr %v19, align 4
  store <16 x i32> splat (i32 4294967295), ptr %v20, align 4
  store <16 x float> splat (float 0xFFF0000000000000), ptr %v21, align 4
  store <16 x i32> splat (i32 0), ptr %v22, align 4
  store <16 x i32> splat (i32 4294967295), ptr %v23, align 4
  %v24 = and i64 %v11, -64
  %v31 = mul i64 %v5, %v30
  %v32 = getelementptr float, ptr %v28, i64 %v31
  store i64 0, ptr %v25
  %v26 = icmp slt i64 0, %v24
  br i1 %v26, label %loop.3, label %done.4
loop.3:
  %v27 = load i64, ptr %v25
  %v33 = getelementptr float, ptr %v32, i64 %v27
  %v34 = load <16 x float>, ptr %v33, align 4
  %v35 = fcmp uno <16 x float> %v34, %v34
  %v36 = sext <16 x i1> %v35 to <16 x i32>
  %v37 = bitcast <16 x float> %v34 to <16 x i32>
  %v38 = load <16 x float>, ptr %v12, align 4
  %v39 = load <16 x i32>, ptr %v13, align 4
  %v40 = load <16 x i32>, ptr %v14, align 4
  %v41 = fcmp ogt <16 x float> %v38, %v34
  %v42 = select <16 x i1> %v41, <16 x float> %v38, <16 x float> %v34
  %v43 = or <16 x i32> %v39, %v36
  %v44 = and <16 x i32> %v40, %v37
  store <16 x float> %v42, ptr %v12, align 4
  store <16 x i32> %v43, ptr %v13, align 4
  store <16 x i32> %v44, ptr %v14, align 4
  %v45 = add i64 %v27, 16
  %v46 = getelementptr float, ptr %v32, i64 %v45
  %v47 = load <16 x float>, ptr %v46, align 4
  %v48 = fcmp uno <16 x float> %v47, %v47
  %v49 = sext <16 x i1> %v48 to <16 x i32>
  %v50 = bitcast <16 x float> %v47 to <16 x i32>
  %v51 = load <16 x float>, ptr %v15, align 4
  %v52 = load <16 x i32>, ptr %v16, align 4
  %v53 = load <16 x i32>, ptr %v17, align 4
  %v54 = fcmp ogt <16 x float> %v51, %v47
  %v55 = select <16 x i1> %v54, <16 x float> %v51, <16 x float> %v47
  %v56 = or <16 x i32> %v52, %v49
  %v57 = and <16 x i32> %v53, %v50
  store <16 x float> %v55, ptr %v15, align 4
  store <16 x i32> %v56, ptr %v16, align 4
  store <16 x i32> %v57, ptr %v17, align 4
  %v58 = add i64 %v27, 32
  %v59 = getelementptr float, ptr %v32, i64 %v58
  %v60 = load <16 x float>, ptr %v59, align 4
  %v61 = fcmp uno <16 x float> %v60, %v60
  %v62 = sext <16 x i1> %v61 to <16 x i32>
  %v63 = bitcast <16 x float> %v60 to <16 x i32>
  %v64 = load <16 x float>, ptr %v18, align 4
  %v65 = load <16 x i32>, ptr %v19, align 4
  %v66 = load <16 x i32>, ptr %v20, align 4
  %v67 = fcmp ogt <16 x float> %v64, %v60
  %v68 = select <16 x i1> %v67, <16 x float> %v64, <16 x float> %v60
  %v69 = or <16 x i32> %v65, %v62
  %v70 = and <16 x i32> %v66, %v63
  store <16 x float> %v68, ptr %v18, align 4
  store <16 x i32> %v69, ptr %v19, align 4
  store <16 x i32> %v70, ptr %v20, align 4
  %v71 = add i64 %v27, 48
  %v72 = getelementptr float, ptr %v32, i64 %v71
  %v73 = load <16 x float>, ptr %v72, align 4
  %v74 = fcmp uno <16 x float> %v73, %v73
  %v75 = sext <16 x i1> %v74 to <16 x i32>
  %v76 = bitcast <16 x float> %v73 to <16 x i32>
  %v77 = load <16 x float>, ptr %v21, align 4
  %v78 = load <16 x i32>, ptr %v22, align 4
  %v79 = load <16 x i32>, ptr %v23, align 4
  %v80 = fcmp ogt <16 x float> %v77, %v73
  %v81 = select <16 x i1> %v80, <16 x float> %v77, <16 x float> %v73
  %v82 = or <16 x i32> %v78, %v75
  %v83 = and <16 x i32> %v79, %v76
  store <16 x float> %v81, ptr %v21, align 4
  store <16 x i32> %v82, ptr %v22, align 4
  store <16 x i32> %v83, ptr %v23, align 4
  %v84 = add i64 %v27, 64
  store i64 %v84, ptr %v25
  %v85 = icmp slt i64 %v84, %v24
  br i1 %v85, label %loop.3, label %done.4
done.4:
  %v86 = sub i64 %v11, %v24
  %v87 = and i64 %v86, -16
  %v88 = add i64 %v24, %v87
  %v92 = mul i64 %v5, %v30
  %v93 = getelementptr float, ptr %v28, i64 %v92
  store i64 %v24, ptr %v89
  %v90 = icmp slt i64 %v24, %v88
  br i1 %v90, label %loop.5, label %done.6
loop.5:
  %v91 = load i64, ptr %v89
  %v94 = getelementptr float, ptr %v93, i64 %v91
  %v95 = load <16 x float>, ptr %v94, align 4
  %v96 = fcmp uno <16 x float> %v95, %v95
  %v97 = sext <16 x i1> %v96 to <16 x i32>
  %v98 = bitcast <16 x float> %v95 to <16 x i32>
  %v99 = load <16 x float>, ptr %v12, align 4
  %v100 = load <16 x i32>, ptr %v13, align 4
  %v101 = load <16 x i32>, ptr %v14, align 4
  %v102 = fcmp ogt <16 x float> %v99, %v95
  %v103 = select <16 x i1> %v102, <16 x float> %v99, <16 x float> %v95
  %v104 = or <16 x i32> %v100, %v97
  %v105 = and <16 x i32> %v101, %v98
  store <16 x float> %v103, ptr %v12, align 4
  store <16 x i32> %v104, ptr %v13, align 4
  store <16 x i32> %v105, ptr %v14, align 4
  %v106 = add i64 %v91, 16
  store i64 %v106, ptr %v89
  %v107 = icmp slt i64 %v106, %v88
  br i1 %v107, label %loop.5, label %done.6
done.6:
  %v108 = sub i64 %v11, %v88
  %v109 = icmp sgt i64 %v108, 0
  br i1 %v109, label %tail.7, label %done.8
tail.7:
  %v110 = trunc i64 %v108 to i32
  %v111 = insertelement <16 x i32> poison, i32 %v110, i64 0
  %v112 = shufflevector <16 x i32> %v111, <16 x i32> poison, <16 x i32> zeroinitializer
  %v113 = icmp ult <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v112
  %v114 = mul i64 %v5, %v30
  %v115 = add i64 %v114, %v88
  %v116 = getelementptr float, ptr %v28, i64 %v115
  %v117 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v116, i32 4, <16 x i1> %v113, <16 x float> zeroinitializer)
  %v118 = fcmp uno <16 x float> %v117, %v117
  %v119 = sext <16 x i1> %v118 to <16 x i32>
  %v120 = bitcast <16 x float> %v117 to <16 x i32>
  %v121 = select <16 x i1> %v113, <16 x float> %v117, <16 x float> splat (float 0xFFF0000000000000)
  %v122 = select <16 x i1> %v113, <16 x i32> %v119, <16 x i32> splat (i32 0)
  %v123 = select <16 x i1> %v113, <16 x i32> %v120, <16 x i32> splat (i32 4294967295)
  %v124 = load <16 x float>, ptr %v12, align 4
  %v125 = load <16 x i32>, ptr %v13, align 4
  %v126 = load <16 x i32>, ptr %v14, align 4
  %v127 = fcmp ogt <16 x float> %v124, %v121
  %v128 = select <16 x i1> %v127, <16 x float> %v124, <16 x float> %v121
  %v129 = or <16 x i32> %v125, %v122
  %v130 = and <16 x i32> %v126, %v123
  store <16 x float> %v128, ptr %v12, align 4
  store <16 x i32> %v129, ptr %v13, align 4
  store <16 x i32> %v130, ptr %v14, align 4
  br label %done.8
done.8:
  %v131 = load <16 x float>, ptr %v12, align 4
  %v132 = load <16 x i32>, ptr %v13, align 4
  %v133 = load <16 x i32>, ptr %v14, align 4
  %v134 = load <16 x float>, ptr %v15, align 4
  %v135 = load <16 x i32>, ptr %v16, align 4
  %v136 = load <16 x i32>, ptr %v17, align 4
  %v137 = fcmp ogt <16 x float> %v131, %v134
  %v138 = select <16 x i1> %v137, <16 x float> %v131, <16 x float> %v134
  %v139 = or <16 x i32> %v132, %v135
  %v140 = and <16 x i32> %v133, %v136
  %v141 = load <16 x float>, ptr %v18, align 4
  %v142 = load <16 x i32>, ptr %v19, align 4
  %v143 = load <16 x i32>, ptr %v20, align 4
  %v144 = fcmp ogt <16 x float> %v138, %v141
  %v145 = select <16 x i1> %v144, <16 x float> %v138, <16 x float> %v141
  %v146 = or <16 x i32> %v139, %v142
  %v147 = and <16 x i32> %v140, %v143
  %v148 = load <16 x float>, ptr %v21, align 4
  %v149 = load <16 x i32>, ptr %v22, align 4
  %v150 = load <16 x i32>, ptr %v23, align 4
  %v151 = fcmp ogt <16 x float> %v145, %v148
  %v152 = select <16 x i1> %v151, <16 x float> %v145, <16 x float> %v148
  %v153 = or <16 x i32> %v146, %v149
  %v154 = and <16 x i32> %v147, %v150
  %v155 = shufflevector <16 x float> %v152, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v156 = shufflevector <16 x float> %v152, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v157 = shufflevector <16 x i32> %v153, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v158 = shufflevector <16 x i32> %v153, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v159 = shufflevector <16 x i32> %v154, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v160 = shufflevector <16 x i32> %v154, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v161 = fcmp ogt <8 x float> %v155, %v156
  %v162 = select <8 x i1> %v161, <8 x float> %v155, <8 x float> %v156
  %v163 = or <8 x i32> %v157, %v158
  %v164 = and <8 x i32> %v159, %v160
  %v165 = shufflevector <8 x float> %v162, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v166 = shufflevector <8 x float> %v162, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v167 = shufflevector <8 x i32> %v163, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v168 = shufflevector <8 x i32> %v163, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v169 = shufflevector <8 x i32> %v164, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v170 = shufflevector <8 x i32> %v164, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v171 = fcmp ogt <4 x float> %v165, %v166
  %v172 = select <4 x i1> %v171, <4 x float> %v165, <4 x float> %v166
  %v173 = or <4 x i32> %v167, %v168
  %v174 = and <4 x i32> %v169, %v170
  %v175 = shufflevector <4 x float> %v172, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v176 = shufflevector <4 x float> %v172, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v177 = shufflevector <4 x i32> %v173, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %v178 = shufflevector <4 x i32> %v173, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %v179 = shufflevector <4 x i32> %v174, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %v180 = shufflevector <4 x i32> %v174, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %v181 = fcmp ogt <2 x float> %v175, %v176
  %v182 = select <2 x i1> %v181, <2 x float> %v175, <2 x float> %v176
  %v183 = or <2 x i32> %v177, %v178
  %v184 = and <2 x i32> %v179, %v180
  %v185 = extractelement <2 x float> %v182, i64 0
  %v186 = extractelement <2 x float> %v182, i64 1
  %v187 = extractelement <2 x i32> %v183, i64 0
  %v188 = extractelement <2 x i32> %v183, i64 1
  %v189 = extractelement <2 x i32> %v184, i64 0
  %v190 = extractelement <2 x i32> %v184, i64 1
  %v191 = fcmp ogt float %v185, %v186
  %v192 = select i1 %v191, float %v185, float %v186
  %v193 = or i32 %v187, %v188
  %v194 = and i32 %v189, %v190
  %v195 = icmp eq i64 %v11, 0
  %v196 = select i1 %v195, float 0xFFF0000000000000, float %v192
  %v197 = select i1 %v195, i32 0, i32 %v193
  %v198 = select i1 %v195, i32 4294967295, i32 %v194
  %v199 = and i32 %v198, 2147483648
  %v200 = fcmp oeq float %v196, 0x0000000000000000
  %v201 = bitcast i32 %v199 to float
  %v202 = select i1 %v200, float %v201, float %v196
  %v203 = icmp ne i32 %v197, 0
  %v204 = select i1 %v203, float 0x7FF8000000000000, float %v202
  %v205 = call i64 @llvm.smax.i64(i64 %v10, i64 0)
  %v206 = icmp sle i64 %v10, 65536
  %v207 = zext i1 %v206 to i64
  %v208 = add i64 %v5, %v207
  %v209 = mul i64 %v208, %v30
  %v210 = getelementptr float, ptr %v28, i64 %v209
  store float 0x0000000000000000, ptr %v211, align 4
  %v216 = icmp sgt i64 %v205, 256
  br i1 %v216, label %then.9, label %done.10
then.9:
  store [6 x i64] zeroinitializer, ptr %v214
  br label %done.10
done.10:
  %v232 = mul i64 %v5, %v30
  %v233 = getelementptr float, ptr %v28, i64 %v232
  %v236 = insertelement <16 x float> poison, float %v204, i64 0
  %v237 = shufflevector <16 x float> %v236, <16 x float> poison, <16 x i32> zeroinitializer
  store i64 0, ptr %v217
  %v218 = icmp slt i64 0, %v205
  br i1 %v218, label %loop.11, label %done.12
loop.11:
  %v219 = load i64, ptr %v217
  %v220 = add i64 %v219, 256
  %v221 = call i64 @llvm.smin.i64(i64 %v220, i64 %v205)
  %v222 = sub i64 %v221, %v219
  %v223 = sub i64 0, %v219
  %v224 = getelementptr float, ptr %v212, i64 %v223
  %v225 = sub i64 %v221, %v219
  %v226 = and i64 %v225, -16
  %v227 = add i64 %v219, %v226
  store i64 %v219, ptr %v228
  %v229 = icmp slt i64 %v219, %v227
  br i1 %v229, label %loop.13, label %done.14
loop.13:
  %v230 = load i64, ptr %v228
  %v231 = getelementptr float, ptr %v210, i64 %v230
  call void @llvm.prefetch.p0(ptr %v231, i32 0, i32 3, i32 1)
  %v234 = getelementptr float, ptr %v233, i64 %v230
  %v235 = load <16 x float>, ptr %v234, align 4
  %v238 = fsub <16 x float> %v235, %v237
  %v239 = fcmp ogt <16 x float> %v238, splat (float 0x4056400000000000)
  %v240 = select <16 x i1> %v239, <16 x float> splat (float 0x4056400000000000), <16 x float> %v238
  %v241 = fcmp olt <16 x float> %v240, splat (float 0xC05A000000000000)
  %v242 = select <16 x i1> %v241, <16 x float> splat (float 0xC05A000000000000), <16 x float> %v240
  %v243 = fmul <16 x float> %v242, splat (float 0x3FF7154760000000)
  %v244 = fadd <16 x float> %v243, splat (float 0x4168001FC0000000)
  %v245 = fsub <16 x float> %v244, splat (float 0x4168001FC0000000)
  %v246 = bitcast <16 x float> %v244 to <16 x i32>
  %v247 = fmul <16 x float> %v245, splat (float 0x3EB7F7D1C0000000)
  %v248 = fmul <16 x float> %v245, splat (float 0x3FE62E4000000000)
  %v249 = fsub <16 x float> %v242, %v248
  %v250 = fsub <16 x float> %v249, %v247
  %v251 = fmul <16 x float> splat (float 0x3F56C53940000000), %v250
  %v252 = fadd <16 x float> %v251, splat (float 0x3F8123BFE0000000)
  %v253 = fmul <16 x float> %v252, %v250
  %v254 = fadd <16 x float> %v253, splat (float 0x3FA5556580000000)
  %v255 = fmul <16 x float> %v254, %v250
  %v256 = fadd <16 x float> %v255, splat (float 0x3FC55548E0000000)
  %v257 = fmul <16 x float> %v256, %v250
  %v258 = fadd <16 x float> %v257, splat (float 0x3FDFFFFFE0000000)
  %v259 = fmul <16 x float> %v250, %v250
  %v260 = fmul <16 x float> %v259, %v258
  %v261 = fadd <16 x float> %v250, %v260
  %v262 = fadd <16 x float> %v261, splat (float 0x3FF0000000000000)
  %v263 = and <16 x i32> splat (i32 1), splat (i32 31)
  %v264 = lshr <16 x i32> %v246, %v263
  %v265 = sub <16 x i32> %v246, %v264
  %v266 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v267 = shl <16 x i32> %v265, %v266
  %v268 = bitcast <16 x i32> %v267 to <16 x float>
  %v269 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v270 = shl <16 x i32> %v264, %v269
  %v271 = bitcast <16 x i32> %v270 to <16 x float>
  %v272 = fmul <16 x float> %v262, %v271
  %v273 = fmul <16 x float> %v272, %v268
  %v274 = getelementptr float, ptr %v8, i64 %v230
  store <16 x float> %v273, ptr %v274, align 4
  %v275 = getelementptr float, ptr %v224, i64 %v230
  store <16 x float> %v273, ptr %v275, align 4
  %v276 = add i64 %v230, 16
  store i64 %v276, ptr %v228
  %v277 = icmp slt i64 %v276, %v227
  br i1 %v277, label %loop.13, label %done.14
done.14:
  %v278 = sub i64 %v221, %v227
  %v279 = icmp sgt i64 %v278, 0
  br i1 %v279, label %tail.15, label %done.16
tail.15:
  %v280 = trunc i64 %v278 to i32
  %v281 = insertelement <16 x i32> poison, i32 %v280, i64 0
  %v282 = shufflevector <16 x i32> %v281, <16 x i32> poison, <16 x i32> zeroinitializer
  %v283 = icmp ult <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v282
  %v284 = getelementptr float, ptr %v210, i64 %v227
  call void @llvm.prefetch.p0(ptr %v284, i32 0, i32 3, i32 1)
  %v285 = getelementptr float, ptr %v233, i64 %v227
  %v286 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v285, i32 4, <16 x i1> %v283, <16 x float> zeroinitializer)
  %v287 = fsub <16 x float> %v286, %v237
  %v288 = fcmp ogt <16 x float> %v287, splat (float 0x4056400000000000)
  %v289 = select <16 x i1> %v288, <16 x float> splat (float 0x4056400000000000), <16 x float> %v287
  %v290 = fcmp olt <16 x float> %v289, splat (float 0xC05A000000000000)
  %v291 = select <16 x i1> %v290, <16 x float> splat (float 0xC05A000000000000), <16 x float> %v289
  %v292 = fmul <16 x float> %v291, splat (float 0x3FF7154760000000)
  %v293 = fadd <16 x float> %v292, splat (float 0x4168001FC0000000)
  %v294 = fsub <16 x float> %v293, splat (float 0x4168001FC0000000)
  %v295 = bitcast <16 x float> %v293 to <16 x i32>
  %v296 = fmul <16 x float> %v294, splat (float 0x3EB7F7D1C0000000)
  %v297 = fmul <16 x float> %v294, splat (float 0x3FE62E4000000000)
  %v298 = fsub <16 x float> %v291, %v297
  %v299 = fsub <16 x float> %v298, %v296
  %v300 = fmul <16 x float> splat (float 0x3F56C53940000000), %v299
  %v301 = fadd <16 x float> %v300, splat (float 0x3F8123BFE0000000)
  %v302 = fmul <16 x float> %v301, %v299
  %v303 = fadd <16 x float> %v302, splat (float 0x3FA5556580000000)
  %v304 = fmul <16 x float> %v303, %v299
  %v305 = fadd <16 x float> %v304, splat (float 0x3FC55548E0000000)
  %v306 = fmul <16 x float> %v305, %v299
  %v307 = fadd <16 x float> %v306, splat (float 0x3FDFFFFFE0000000)
  %v308 = fmul <16 x float> %v299, %v299
  %v309 = fmul <16 x float> %v308, %v307
  %v310 = fadd <16 x float> %v299, %v309
  %v311 = fadd <16 x float> %v310, splat (float 0x3FF0000000000000)
  %v312 = and <16 x i32> splat (i32 1), splat (i32 31)
  %v313 = lshr <16 x i32> %v295, %v312
  %v314 = sub <16 x i32> %v295, %v313
  %v315 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v316 = shl <16 x i32> %v314, %v315
  %v317 = bitcast <16 x i32> %v316 to <16 x float>
  %v318 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v319 = shl <16 x i32> %v313, %v318
  %v320 = bitcast <16 x i32> %v319 to <16 x float>
  %v321 = fmul <16 x float> %v311, %v320
  %v322 = fmul <16 x float> %v321, %v317
  %v323 = getelementptr float, ptr %v8, i64 %v227
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v322, ptr %v323, i32 4, <16 x i1> %v283)
  %v324 = select <16 x i1> %v283, <16 x float> %v322, <16 x float> splat (float 0x8000000000000000)
  %v325 = getelementptr float, ptr %v224, i64 %v227
  store <16 x float> %v324, ptr %v325, align 4
  br label %done.16
done.16:
  %v327 = icmp eq i64 %v222, 256
  br i1 %v327, label %then.17, label %else.18
then.17:
  %v328 = load <16 x float>, ptr %v212, align 4
  %v329 = getelementptr float, ptr %v212, i64 128
  %v330 = load <16 x float>, ptr %v329, align 4
  %v331 = fadd <16 x float> %v328, %v330
  %v332 = getelementptr float, ptr %v212, i64 64
  %v333 = load <16 x float>, ptr %v332, align 4
  %v334 = getelementptr float, ptr %v212, i64 192
  %v335 = load <16 x float>, ptr %v334, align 4
  %v336 = fadd <16 x float> %v333, %v335
  %v337 = fadd <16 x float> %v331, %v336
  %v338 = getelementptr float, ptr %v212, i64 32
  %v339 = load <16 x float>, ptr %v338, align 4
  %v340 = getelementptr float, ptr %v212, i64 160
  %v341 = load <16 x float>, ptr %v340, align 4
  %v342 = fadd <16 x float> %v339, %v341
  %v343 = getelementptr float, ptr %v212, i64 96
  %v344 = load <16 x float>, ptr %v343, align 4
  %v345 = getelementptr float, ptr %v212, i64 224
  %v346 = load <16 x float>, ptr %v345, align 4
  %v347 = fadd <16 x float> %v344, %v346
  %v348 = fadd <16 x float> %v342, %v347
  %v349 = fadd <16 x float> %v337, %v348
  %v350 = getelementptr float, ptr %v212, i64 16
  %v351 = load <16 x float>, ptr %v350, align 4
  %v352 = getelementptr float, ptr %v212, i64 144
  %v353 = load <16 x float>, ptr %v352, align 4
  %v354 = fadd <16 x float> %v351, %v353
  %v355 = getelementptr float, ptr %v212, i64 80
  %v356 = load <16 x float>, ptr %v355, align 4
  %v357 = getelementptr float, ptr %v212, i64 208
  %v358 = load <16 x float>, ptr %v357, align 4
  %v359 = fadd <16 x float> %v356, %v358
  %v360 = fadd <16 x float> %v354, %v359
  %v361 = getelementptr float, ptr %v212, i64 48
  %v362 = load <16 x float>, ptr %v361, align 4
  %v363 = getelementptr float, ptr %v212, i64 176
  %v364 = load <16 x float>, ptr %v363, align 4
  %v365 = fadd <16 x float> %v362, %v364
  %v366 = getelementptr float, ptr %v212, i64 112
  %v367 = load <16 x float>, ptr %v366, align 4
  %v368 = getelementptr float, ptr %v212, i64 240
  %v369 = load <16 x float>, ptr %v368, align 4
  %v370 = fadd <16 x float> %v367, %v369
  %v371 = fadd <16 x float> %v365, %v370
  %v372 = fadd <16 x float> %v360, %v371
  %v373 = fadd <16 x float> %v349, %v372
  store <16 x float> %v373, ptr %v326, align 4
  br label %done.19
else.18:
  %v374 = icmp eq i64 %v222, 128
  br i1 %v374, label %then.20, label %else.21
then.20:
  %v375 = load <16 x float>, ptr %v212, align 4
  %v376 = getelementptr float, ptr %v212, i64 64
  %v377 = load <16 x float>, ptr %v376, align 4
  %v378 = fadd <16 x float> %v375, %v377
  %v379 = getelementptr float, ptr %v212, i64 32
  %v380 = load <16 x float>, ptr %v379, align 4
  %v381 = getelementptr float, ptr %v212, i64 96
  %v382 = load <16 x float>, ptr %v381, align 4
  %v383 = fadd <16 x float> %v380, %v382
  %v384 = fadd <16 x float> %v378, %v383
  %v385 = getelementptr float, ptr %v212, i64 16
  %v386 = load <16 x float>, ptr %v385, align 4
  %v387 = getelementptr float, ptr %v212, i64 80
  %v388 = load <16 x float>, ptr %v387, align 4
  %v389 = fadd <16 x float> %v386, %v388
  %v390 = getelementptr float, ptr %v212, i64 48
  %v391 = load <16 x float>, ptr %v390, align 4
  %v392 = getelementptr float, ptr %v212, i64 112
  %v393 = load <16 x float>, ptr %v392, align 4
  %v394 = fadd <16 x float> %v391, %v393
  %v395 = fadd <16 x float> %v389, %v394
  %v396 = fadd <16 x float> %v384, %v395
  store <16 x float> %v396, ptr %v326, align 4
  br label %done.22
else.21:
  %v397 = icmp eq i64 %v222, 64
  br i1 %v397, label %then.23, label %else.24
then.23:
  %v398 = load <16 x float>, ptr %v212, align 4
  %v399 = getelementptr float, ptr %v212, i64 32
  %v400 = load <16 x float>, ptr %v399, align 4
  %v401 = fadd <16 x float> %v398, %v400
  %v402 = getelementptr float, ptr %v212, i64 16
  %v403 = load <16 x float>, ptr %v402, align 4
  %v404 = getelementptr float, ptr %v212, i64 48
  %v405 = load <16 x float>, ptr %v404, align 4
  %v406 = fadd <16 x float> %v403, %v405
  %v407 = fadd <16 x float> %v401, %v406
  store <16 x float> %v407, ptr %v326, align 4
  br label %done.25
else.24:
  %v408 = sub i64 %v222, 1
  %v409 = call i64 @llvm.ctlz.i64(i64 %v408, i1 false)
  %v410 = sub i64 64, %v409
  %v411 = shl i64 1, %v410
  %v412 = call i64 @llvm.smax.i64(i64 %v411, i64 16)
  %v413 = add i64 %v222, 15
  %v414 = and i64 %v413, -16
  store i64 %v414, ptr %v415
  %v416 = icmp slt i64 %v414, %v412
  br i1 %v416, label %loop.26, label %done.27
loop.26:
  %v417 = load i64, ptr %v415
  %v418 = getelementptr float, ptr %v212, i64 %v417
  store <16 x float> splat (float 0x8000000000000000), ptr %v418, align 4
  %v419 = add i64 %v417, 16
  store i64 %v419, ptr %v415
  %v420 = icmp slt i64 %v419, %v412
  br i1 %v420, label %loop.26, label %done.27
done.27:
  store i64 %v412, ptr %v421
  br label %halve.28
halve.28:
  %v422 = load i64, ptr %v421
  %v423 = lshr i64 %v422, 1
  store i64 %v423, ptr %v421
  %v424 = icmp sge i64 %v423, 16
  br i1 %v424, label %stride.29, label %done.30
stride.29:
  store i64 0, ptr %v425
  %v426 = icmp slt i64 0, %v423
  br i1 %v426, label %loop.31, label %done.32
loop.31:
  %v427 = load i64, ptr %v425
  %v428 = getelementptr float, ptr %v212, i64 %v427
  %v429 = load <16 x float>, ptr %v428, align 4
  %v430 = add i64 %v427, %v423
  %v431 = getelementptr float, ptr %v212, i64 %v430
  %v432 = load <16 x float>, ptr %v431, align 4
  %v433 = fadd <16 x float> %v429, %v432
  %v434 = getelementptr float, ptr %v212, i64 %v427
  store <16 x float> %v433, ptr %v434, align 4
  %v435 = add i64 %v427, 16
  store i64 %v435, ptr %v425
  %v436 = icmp slt i64 %v435, %v423
  br i1 %v436, label %loop.31, label %done.32
done.32:
  br label %halve.28
done.30:
  %v437 = load <16 x float>, ptr %v212, align 4
  store <16 x float> %v437, ptr %v326, align 4
  br label %done.25
done.25:
  br label %done.22
done.22:
  br label %done.19
done.19:
  %v438 = load <16 x float>, ptr %v326, align 4
  store <16 x float> %v438, ptr %v213, align 4
  %v439 = load <16 x float>, ptr %v213, align 4
  %v440 = shufflevector <16 x float> %v439, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v441 = shufflevector <16 x float> %v439, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v442 = fadd <8 x float> %v440, %v441
  %v443 = shufflevector <8 x float> %v442, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v444 = shufflevector <8 x float> %v442, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v445 = fadd <4 x float> %v443, %v444
  %v446 = shufflevector <4 x float> %v445, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v447 = shufflevector <4 x float> %v445, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v448 = fadd <2 x float> %v446, %v447
  %v449 = extractelement <2 x float> %v448, i64 0
  %v450 = extractelement <2 x float> %v448, i64 1
  %v451 = fadd float %v449, %v450
  br i1 %v216, label %then.33, label %else.34
then.33:
  %v454 = load i64, ptr %v214
  %v455 = add i64 %v454, 1
  %v456 = getelementptr float, ptr %v215, i64 %v454
  store float %v451, ptr %v456, align 4
  store i64 %v455, ptr %v214
  %v457 = icmp eq i64 %v455, 256
  br i1 %v457, label %then.36, label %done.37
then.36:
  call void %v453(ptr %v214, ptr %v215, i64 1)
  br label %done.37
done.37:
  br label %done.35
else.34:
  store float %v451, ptr %v211, align 4
  br label %done.35
done.35:
  %v458 = add i64 %v219, 256
  store i64 %v458, ptr %v217
  %v459 = icmp slt i64 %v458, %v205
  br i1 %v459, label %loop.11, label %done.12
done.12:
  br i1 %v216, label %then.38, label %done.39
then.38:
  call void %v462(ptr %v214, ptr %v215, ptr %v460, i64 1)
  %v463 = load float, ptr %v460, align 4
  store float %v463, ptr %v211, align 4
  br label %done.39
done.39:
  %v464 = load float, ptr %v211, align 4
  %v465 = icmp eq i64 %v205, 0
  %v466 = select i1 %v465, float 0x0000000000000000, float %v464
  %v467 = call i64 @llvm.smax.i64(i64 %v10, i64 0)
  %v468 = and i64 %v467, -16
  %v474 = insertelement <16 x float> poison, float %v466, i64 0
  %v475 = shufflevector <16 x float> %v474, <16 x float> poison, <16 x i32> zeroinitializer
  %v483 = mul i64 %v5, %v482
  %v484 = getelementptr float, ptr %v480, i64 %v483
  store i64 0, ptr %v469
  %v470 = icmp slt i64 0, %v468
  br i1 %v470, label %loop.40, label %done.41
loop.40:
  %v471 = load i64, ptr %v469
  %v472 = getelementptr float, ptr %v8, i64 %v471
  %v473 = load <16 x float>, ptr %v472, align 4
  %v476 = fdiv <16 x float> %v473, %v475
  %v477 = fcmp uno <16 x float> %v476, %v476
  %v478 = select <16 x i1> %v477, <16 x float> splat (float 0x7FF8000000000000), <16 x float> %v476
  %v485 = getelementptr float, ptr %v484, i64 %v471
  store <16 x float> %v478, ptr %v485, align 4
  %v486 = add i64 %v471, 16
  store i64 %v486, ptr %v469
  %v487 = icmp slt i64 %v486, %v468
  br i1 %v487, label %loop.40, label %done.41
done.41:
  %v488 = sub i64 %v467, %v468
  %v489 = icmp sgt i64 %v488, 0
  br i1 %v489, label %tail.42, label %done.43
tail.42:
  %v490 = trunc i64 %v488 to i32
  %v491 = insertelement <16 x i32> poison, i32 %v490, i64 0
  %v492 = shufflevector <16 x i32> %v491, <16 x i32> poison, <16 x i32> zeroinitializer
  %v493 = icmp ult <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v492
  %v494 = getelementptr float, ptr %v8, i64 %v468
  %v495 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v494, i32 4, <16 x i1> %v493, <16 x float> zeroinitializer)
  %v496 = insertelement <16 x float> poison, float %v466, i64 0
  %v497 = shufflevector <16 x float> %v496, <16 x float> poison, <16 x i32> zeroinitializer
  %v498 = fdiv <16 x float> %v495, %v497
  %v499 = fcmp uno <16 x float> %v498, %v498
  %v500 = select <16 x i1> %v499, <16 x float> splat (float 0x7FF8000000000000), <16 x float> %v498
  %v501 = mul i64 %v5, %v482
  %v502 = add i64 %v501, %v468
  %v503 = getelementptr float, ptr %v480, i64 %v502
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v500, ptr %v503, i32 4, <16 x i1> %v493)
  br label %done.43
done.43:
  %v504 = add i64 %v3, 1
  store i64 %v504, ptr %v1
  %v505 = icmp slt i64 %v504, %last
  br i1 %v505, label %loop.1, label %done.2
done.2:
  ret void
}
attributes #0 = { nounwind }
attributes #1 = { nounwind noinline optnone }
!0 = !{i32 1}
