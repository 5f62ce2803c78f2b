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
  %v95 = alloca i64
  %v217 = alloca float
  %v218 = alloca [256 x float], align 64
  %v219 = alloca <16 x float>
  %v220 = alloca [6 x i64]
  %v221 = alloca [1536 x float], align 64
  %v223 = alloca i64
  %v232 = alloca i64
  %v336 = alloca <16 x float>
  %v425 = alloca i64
  %v431 = alloca i64
  %v435 = alloca i64
  %v462 = getelementptr inbounds i64, ptr %args, i64 19
  %v463 = load ptr, ptr %v462, align 8
  %v470 = alloca float
  %v471 = getelementptr inbounds i64, ptr %args, i64 20
  %v472 = load ptr, ptr %v471, align 8
  %v479 = alloca i64
  %v489 = getelementptr inbounds i64, ptr %args, i64 5
  %v490 = load ptr, ptr %v489, align 8
  %v491 = getelementptr inbounds i64, ptr %args, i64 8
  %v492 = load i64, ptr %v491, align 8
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
  store i64 0, ptr %v25
  %v26 = icmp slt i64 0, %v24
  br i1 %v26, label %loop.3, label %done.4
loop.3:
  %v27 = load i64, ptr %v25
  %v31 = mul i64 %v5, %v30
  %v32 = add i64 %v31, %v27
  %v33 = getelementptr float, ptr %v28, i64 %v32
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
  %v46 = mul i64 %v5, %v30
  %v47 = add i64 %v46, %v45
  %v48 = getelementptr float, ptr %v28, i64 %v47
  %v49 = load <16 x float>, ptr %v48, align 4
  %v50 = fcmp uno <16 x float> %v49, %v49
  %v51 = sext <16 x i1> %v50 to <16 x i32>
  %v52 = bitcast <16 x float> %v49 to <16 x i32>
  %v53 = load <16 x float>, ptr %v15, align 4
  %v54 = load <16 x i32>, ptr %v16, align 4
  %v55 = load <16 x i32>, ptr %v17, align 4
  %v56 = fcmp ogt <16 x float> %v53, %v49
  %v57 = select <16 x i1> %v56, <16 x float> %v53, <16 x float> %v49
  %v58 = or <16 x i32> %v54, %v51
  %v59 = and <16 x i32> %v55, %v52
  store <16 x float> %v57, ptr %v15, align 4
  store <16 x i32> %v58, ptr %v16, align 4
  store <16 x i32> %v59, ptr %v17, align 4
  %v60 = add i64 %v27, 32
  %v61 = mul i64 %v5, %v30
  %v62 = add i64 %v61, %v60
  %v63 = getelementptr float, ptr %v28, i64 %v62
  %v64 = load <16 x float>, ptr %v63, align 4
  %v65 = fcmp uno <16 x float> %v64, %v64
  %v66 = sext <16 x i1> %v65 to <16 x i32>
  %v67 = bitcast <16 x float> %v64 to <16 x i32>
  %v68 = load <16 x float>, ptr %v18, align 4
  %v69 = load <16 x i32>, ptr %v19, align 4
  %v70 = load <16 x i32>, ptr %v20, align 4
  %v71 = fcmp ogt <16 x float> %v68, %v64
  %v72 = select <16 x i1> %v71, <16 x float> %v68, <16 x float> %v64
  %v73 = or <16 x i32> %v69, %v66
  %v74 = and <16 x i32> %v70, %v67
  store <16 x float> %v72, ptr %v18, align 4
  store <16 x i32> %v73, ptr %v19, align 4
  store <16 x i32> %v74, ptr %v20, align 4
  %v75 = add i64 %v27, 48
  %v76 = mul i64 %v5, %v30
  %v77 = add i64 %v76, %v75
  %v78 = getelementptr float, ptr %v28, i64 %v77
  %v79 = load <16 x float>, ptr %v78, align 4
  %v80 = fcmp uno <16 x float> %v79, %v79
  %v81 = sext <16 x i1> %v80 to <16 x i32>
  %v82 = bitcast <16 x float> %v79 to <16 x i32>
  %v83 = load <16 x float>, ptr %v21, align 4
  %v84 = load <16 x i32>, ptr %v22, align 4
  %v85 = load <16 x i32>, ptr %v23, align 4
  %v86 = fcmp ogt <16 x float> %v83, %v79
  %v87 = select <16 x i1> %v86, <16 x float> %v83, <16 x float> %v79
  %v88 = or <16 x i32> %v84, %v81
  %v89 = and <16 x i32> %v85, %v82
  store <16 x float> %v87, ptr %v21, align 4
  store <16 x i32> %v88, ptr %v22, align 4
  store <16 x i32> %v89, ptr %v23, align 4
  %v90 = add i64 %v27, 64
  store i64 %v90, ptr %v25
  %v91 = icmp slt i64 %v90, %v24
  br i1 %v91, label %loop.3, label %done.4
done.4:
  %v92 = sub i64 %v11, %v24
  %v93 = and i64 %v92, -16
  %v94 = add i64 %v24, %v93
  store i64 %v24, ptr %v95
  %v96 = icmp slt i64 %v24, %v94
  br i1 %v96, label %loop.5, label %done.6
loop.5:
  %v97 = load i64, ptr %v95
  %v98 = mul i64 %v5, %v30
  %v99 = add i64 %v98, %v97
  %v100 = getelementptr float, ptr %v28, i64 %v99
  %v101 = load <16 x float>, ptr %v100, align 4
  %v102 = fcmp uno <16 x float> %v101, %v101
  %v103 = sext <16 x i1> %v102 to <16 x i32>
  %v104 = bitcast <16 x float> %v101 to <16 x i32>
  %v105 = load <16 x float>, ptr %v12, align 4
  %v106 = load <16 x i32>, ptr %v13, align 4
  %v107 = load <16 x i32>, ptr %v14, align 4
  %v108 = fcmp ogt <16 x float> %v105, %v101
  %v109 = select <16 x i1> %v108, <16 x float> %v105, <16 x float> %v101
  %v110 = or <16 x i32> %v106, %v103
  %v111 = and <16 x i32> %v107, %v104
  store <16 x float> %v109, ptr %v12, align 4
  store <16 x i32> %v110, ptr %v13, align 4
  store <16 x i32> %v111, ptr %v14, align 4
  %v112 = add i64 %v97, 16
  store i64 %v112, ptr %v95
  %v113 = icmp slt i64 %v112, %v94
  br i1 %v113, label %loop.5, label %done.6
done.6:
  %v114 = sub i64 %v11, %v94
  %v115 = icmp sgt i64 %v114, 0
  br i1 %v115, label %tail.7, label %done.8
tail.7:
  %v116 = trunc i64 %v114 to i32
  %v117 = insertelement <16 x i32> poison, i32 %v116, i64 0
  %v118 = shufflevector <16 x i32> %v117, <16 x i32> poison, <16 x i32> zeroinitializer
  %v119 = icmp ult <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v118
  %v120 = mul i64 %v5, %v30
  %v121 = add i64 %v120, %v94
  %v122 = getelementptr float, ptr %v28, i64 %v121
  %v123 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v122, i32 4, <16 x i1> %v119, <16 x float> zeroinitializer)
  %v124 = fcmp uno <16 x float> %v123, %v123
  %v125 = sext <16 x i1> %v124 to <16 x i32>
  %v126 = bitcast <16 x float> %v123 to <16 x i32>
  %v127 = select <16 x i1> %v119, <16 x float> %v123, <16 x float> splat (float 0xFFF0000000000000)
  %v128 = select <16 x i1> %v119, <16 x i32> %v125, <16 x i32> splat (i32 0)
  %v129 = select <16 x i1> %v119, <16 x i32> %v126, <16 x i32> splat (i32 4294967295)
  %v130 = load <16 x float>, ptr %v12, align 4
  %v131 = load <16 x i32>, ptr %v13, align 4
  %v132 = load <16 x i32>, ptr %v14, align 4
  %v133 = fcmp ogt <16 x float> %v130, %v127
  %v134 = select <16 x i1> %v133, <16 x float> %v130, <16 x float> %v127
  %v135 = or <16 x i32> %v131, %v128
  %v136 = and <16 x i32> %v132, %v129
  store <16 x float> %v134, ptr %v12, align 4
  store <16 x i32> %v135, ptr %v13, align 4
  store <16 x i32> %v136, ptr %v14, align 4
  br label %done.8
done.8:
  %v137 = load <16 x float>, ptr %v12, align 4
  %v138 = load <16 x i32>, ptr %v13, align 4
  %v139 = load <16 x i32>, ptr %v14, align 4
  %v140 = load <16 x float>, ptr %v15, align 4
  %v141 = load <16 x i32>, ptr %v16, align 4
  %v142 = load <16 x i32>, ptr %v17, align 4
  %v143 = fcmp ogt <16 x float> %v137, %v140
  %v144 = select <16 x i1> %v143, <16 x float> %v137, <16 x float> %v140
  %v145 = or <16 x i32> %v138, %v141
  %v146 = and <16 x i32> %v139, %v142
  %v147 = load <16 x float>, ptr %v18, align 4
  %v148 = load <16 x i32>, ptr %v19, align 4
  %v149 = load <16 x i32>, ptr %v20, align 4
  %v150 = fcmp ogt <16 x float> %v144, %v147
  %v151 = select <16 x i1> %v150, <16 x float> %v144, <16 x float> %v147
  %v152 = or <16 x i32> %v145, %v148
  %v153 = and <16 x i32> %v146, %v149
  %v154 = load <16 x float>, ptr %v21, align 4
  %v155 = load <16 x i32>, ptr %v22, align 4
  %v156 = load <16 x i32>, ptr %v23, align 4
  %v157 = fcmp ogt <16 x float> %v151, %v154
  %v158 = select <16 x i1> %v157, <16 x float> %v151, <16 x float> %v154
  %v159 = or <16 x i32> %v152, %v155
  %v160 = and <16 x i32> %v153, %v156
  %v161 = shufflevector <16 x float> %v158, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v162 = shufflevector <16 x float> %v158, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v163 = shufflevector <16 x i32> %v159, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v164 = shufflevector <16 x i32> %v159, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v165 = shufflevector <16 x i32> %v160, <16 x i32> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v166 = shufflevector <16 x i32> %v160, <16 x i32> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v167 = fcmp ogt <8 x float> %v161, %v162
  %v168 = select <8 x i1> %v167, <8 x float> %v161, <8 x float> %v162
  %v169 = or <8 x i32> %v163, %v164
  %v170 = and <8 x i32> %v165, %v166
  %v171 = shufflevector <8 x float> %v168, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v172 = shufflevector <8 x float> %v168, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v173 = shufflevector <8 x i32> %v169, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v174 = shufflevector <8 x i32> %v169, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v175 = shufflevector <8 x i32> %v170, <8 x i32> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v176 = shufflevector <8 x i32> %v170, <8 x i32> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v177 = fcmp ogt <4 x float> %v171, %v172
  %v178 = select <4 x i1> %v177, <4 x float> %v171, <4 x float> %v172
  %v179 = or <4 x i32> %v173, %v174
  %v180 = and <4 x i32> %v175, %v176
  %v181 = shufflevector <4 x float> %v178, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v182 = shufflevector <4 x float> %v178, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v183 = shufflevector <4 x i32> %v179, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %v184 = shufflevector <4 x i32> %v179, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %v185 = shufflevector <4 x i32> %v180, <4 x i32> poison, <2 x i32> <i32 0, i32 1>
  %v186 = shufflevector <4 x i32> %v180, <4 x i32> poison, <2 x i32> <i32 2, i32 3>
  %v187 = fcmp ogt <2 x float> %v181, %v182
  %v188 = select <2 x i1> %v187, <2 x float> %v181, <2 x float> %v182
  %v189 = or <2 x i32> %v183, %v184
  %v190 = and <2 x i32> %v185, %v186
  %v191 = extractelement <2 x float> %v188, i64 0
  %v192 = extractelement <2 x float> %v188, i64 1
  %v193 = extractelement <2 x i32> %v189, i64 0
  %v194 = extractelement <2 x i32> %v189, i64 1
  %v195 = extractelement <2 x i32> %v190, i64 0
  %v196 = extractelement <2 x i32> %v190, i64 1
  %v197 = fcmp ogt float %v191, %v192
  %v198 = select i1 %v197, float %v191, float %v192
  %v199 = or i32 %v193, %v194
  %v200 = and i32 %v195, %v196
  %v201 = icmp eq i64 %v11, 0
  %v202 = select i1 %v201, float 0xFFF0000000000000, float %v198
  %v203 = select i1 %v201, i32 0, i32 %v199
  %v204 = select i1 %v201, i32 4294967295, i32 %v200
  %v205 = and i32 %v204, 2147483648
  %v206 = fcmp oeq float %v202, 0x0000000000000000
  %v207 = bitcast i32 %v205 to float
  %v208 = select i1 %v206, float %v207, float %v202
  %v209 = icmp ne i32 %v203, 0
  %v210 = select i1 %v209, float 0x7FF8000000000000, float %v208
  %v211 = call i64 @llvm.smax.i64(i64 %v10, i64 0)
  %v212 = icmp sle i64 %v10, 65536
  %v213 = zext i1 %v212 to i64
  %v214 = add i64 %v5, %v213
  %v215 = mul i64 %v214, %v30
  %v216 = getelementptr float, ptr %v28, i64 %v215
  store float 0x0000000000000000, ptr %v217, align 4
  %v222 = icmp sgt i64 %v211, 256
  br i1 %v222, label %then.9, label %done.10
then.9:
  store [6 x i64] zeroinitializer, ptr %v220
  br label %done.10
done.10:
  store i64 0, ptr %v223
  %v224 = icmp slt i64 0, %v211
  br i1 %v224, label %loop.11, label %done.12
loop.11:
  %v225 = load i64, ptr %v223
  %v226 = add i64 %v225, 256
  %v227 = call i64 @llvm.smin.i64(i64 %v226, i64 %v211)
  %v228 = sub i64 %v227, %v225
  %v229 = sub i64 %v227, %v225
  %v230 = and i64 %v229, -16
  %v231 = add i64 %v225, %v230
  store i64 %v225, ptr %v232
  %v233 = icmp slt i64 %v225, %v231
  br i1 %v233, label %loop.13, label %done.14
loop.13:
  %v234 = load i64, ptr %v232
  %v235 = getelementptr float, ptr %v216, i64 %v234
  call void @llvm.prefetch.p0(ptr %v235, i32 0, i32 3, i32 1)
  %v236 = mul i64 %v5, %v30
  %v237 = add i64 %v236, %v234
  %v238 = getelementptr float, ptr %v28, i64 %v237
  %v239 = load <16 x float>, ptr %v238, align 4
  %v240 = insertelement <16 x float> poison, float %v210, i64 0
  %v241 = shufflevector <16 x float> %v240, <16 x float> poison, <16 x i32> zeroinitializer
  %v242 = fsub <16 x float> %v239, %v241
  %v243 = fcmp ogt <16 x float> %v242, splat (float 0x4056400000000000)
  %v244 = select <16 x i1> %v243, <16 x float> splat (float 0x4056400000000000), <16 x float> %v242
  %v245 = fcmp olt <16 x float> %v244, splat (float 0xC05A000000000000)
  %v246 = select <16 x i1> %v245, <16 x float> splat (float 0xC05A000000000000), <16 x float> %v244
  %v247 = fmul <16 x float> %v246, splat (float 0x3FF7154760000000)
  %v248 = fadd <16 x float> %v247, splat (float 0x4168001FC0000000)
  %v249 = fsub <16 x float> %v248, splat (float 0x4168001FC0000000)
  %v250 = bitcast <16 x float> %v248 to <16 x i32>
  %v251 = fmul <16 x float> %v249, splat (float 0x3EB7F7D1C0000000)
  %v252 = fmul <16 x float> %v249, splat (float 0x3FE62E4000000000)
  %v253 = fsub <16 x float> %v246, %v252
  %v254 = fsub <16 x float> %v253, %v251
  %v255 = fmul <16 x float> splat (float 0x3F56C53940000000), %v254
  %v256 = fadd <16 x float> %v255, splat (float 0x3F8123BFE0000000)
  %v257 = fmul <16 x float> %v256, %v254
  %v258 = fadd <16 x float> %v257, splat (float 0x3FA5556580000000)
  %v259 = fmul <16 x float> %v258, %v254
  %v260 = fadd <16 x float> %v259, splat (float 0x3FC55548E0000000)
  %v261 = fmul <16 x float> %v260, %v254
  %v262 = fadd <16 x float> %v261, splat (float 0x3FDFFFFFE0000000)
  %v263 = fmul <16 x float> %v254, %v254
  %v264 = fmul <16 x float> %v263, %v262
  %v265 = fadd <16 x float> %v254, %v264
  %v266 = fadd <16 x float> %v265, splat (float 0x3FF0000000000000)
  %v267 = and <16 x i32> splat (i32 1), splat (i32 31)
  %v268 = lshr <16 x i32> %v250, %v267
  %v269 = sub <16 x i32> %v250, %v268
  %v270 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v271 = shl <16 x i32> %v269, %v270
  %v272 = bitcast <16 x i32> %v271 to <16 x float>
  %v273 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v274 = shl <16 x i32> %v268, %v273
  %v275 = bitcast <16 x i32> %v274 to <16 x float>
  %v276 = fmul <16 x float> %v266, %v275
  %v277 = fmul <16 x float> %v276, %v272
  %v278 = getelementptr float, ptr %v8, i64 %v234
  store <16 x float> %v277, ptr %v278, align 4
  %v279 = sub i64 %v234, %v225
  %v280 = getelementptr float, ptr %v218, i64 %v279
  store <16 x float> %v277, ptr %v280, align 4
  %v281 = add i64 %v234, 16
  store i64 %v281, ptr %v232
  %v282 = icmp slt i64 %v281, %v231
  br i1 %v282, label %loop.13, label %done.14
done.14:
  %v283 = sub i64 %v227, %v231
  %v284 = icmp sgt i64 %v283, 0
  br i1 %v284, label %tail.15, label %done.16
tail.15:
  %v285 = trunc i64 %v283 to i32
  %v286 = insertelement <16 x i32> poison, i32 %v285, i64 0
  %v287 = shufflevector <16 x i32> %v286, <16 x i32> poison, <16 x i32> zeroinitializer
  %v288 = icmp ult <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v287
  %v289 = getelementptr float, ptr %v216, i64 %v231
  call void @llvm.prefetch.p0(ptr %v289, i32 0, i32 3, i32 1)
  %v290 = mul i64 %v5, %v30
  %v291 = add i64 %v290, %v231
  %v292 = getelementptr float, ptr %v28, i64 %v291
  %v293 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v292, i32 4, <16 x i1> %v288, <16 x float> zeroinitializer)
  %v294 = insertelement <16 x float> poison, float %v210, i64 0
  %v295 = shufflevector <16 x float> %v294, <16 x float> poison, <16 x i32> zeroinitializer
  %v296 = fsub <16 x float> %v293, %v295
  %v297 = fcmp ogt <16 x float> %v296, splat (float 0x4056400000000000)
  %v298 = select <16 x i1> %v297, <16 x float> splat (float 0x4056400000000000), <16 x float> %v296
  %v299 = fcmp olt <16 x float> %v298, splat (float 0xC05A000000000000)
  %v300 = select <16 x i1> %v299, <16 x float> splat (float 0xC05A000000000000), <16 x float> %v298
  %v301 = fmul <16 x float> %v300, splat (float 0x3FF7154760000000)
  %v302 = fadd <16 x float> %v301, splat (float 0x4168001FC0000000)
  %v303 = fsub <16 x float> %v302, splat (float 0x4168001FC0000000)
  %v304 = bitcast <16 x float> %v302 to <16 x i32>
  %v305 = fmul <16 x float> %v303, splat (float 0x3EB7F7D1C0000000)
  %v306 = fmul <16 x float> %v303, splat (float 0x3FE62E4000000000)
  %v307 = fsub <16 x float> %v300, %v306
  %v308 = fsub <16 x float> %v307, %v305
  %v309 = fmul <16 x float> splat (float 0x3F56C53940000000), %v308
  %v310 = fadd <16 x float> %v309, splat (float 0x3F8123BFE0000000)
  %v311 = fmul <16 x float> %v310, %v308
  %v312 = fadd <16 x float> %v311, splat (float 0x3FA5556580000000)
  %v313 = fmul <16 x float> %v312, %v308
  %v314 = fadd <16 x float> %v313, splat (float 0x3FC55548E0000000)
  %v315 = fmul <16 x float> %v314, %v308
  %v316 = fadd <16 x float> %v315, splat (float 0x3FDFFFFFE0000000)
  %v317 = fmul <16 x float> %v308, %v308
  %v318 = fmul <16 x float> %v317, %v316
  %v319 = fadd <16 x float> %v308, %v318
  %v320 = fadd <16 x float> %v319, splat (float 0x3FF0000000000000)
  %v321 = and <16 x i32> splat (i32 1), splat (i32 31)
  %v322 = lshr <16 x i32> %v304, %v321
  %v323 = sub <16 x i32> %v304, %v322
  %v324 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v325 = shl <16 x i32> %v323, %v324
  %v326 = bitcast <16 x i32> %v325 to <16 x float>
  %v327 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v328 = shl <16 x i32> %v322, %v327
  %v329 = bitcast <16 x i32> %v328 to <16 x float>
  %v330 = fmul <16 x float> %v320, %v329
  %v331 = fmul <16 x float> %v330, %v326
  %v332 = getelementptr float, ptr %v8, i64 %v231
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v331, ptr %v332, i32 4, <16 x i1> %v288)
  %v333 = select <16 x i1> %v288, <16 x float> %v331, <16 x float> splat (float 0x8000000000000000)
  %v334 = sub i64 %v231, %v225
  %v335 = getelementptr float, ptr %v218, i64 %v334
  store <16 x float> %v333, ptr %v335, align 4
  br label %done.16
done.16:
  %v337 = icmp eq i64 %v228, 256
  br i1 %v337, label %then.17, label %else.18
then.17:
  %v338 = load <16 x float>, ptr %v218, align 4
  %v339 = getelementptr float, ptr %v218, i64 128
  %v340 = load <16 x float>, ptr %v339, align 4
  %v341 = fadd <16 x float> %v338, %v340
  %v342 = getelementptr float, ptr %v218, i64 64
  %v343 = load <16 x float>, ptr %v342, align 4
  %v344 = getelementptr float, ptr %v218, i64 192
  %v345 = load <16 x float>, ptr %v344, align 4
  %v346 = fadd <16 x float> %v343, %v345
  %v347 = fadd <16 x float> %v341, %v346
  %v348 = getelementptr float, ptr %v218, i64 32
  %v349 = load <16 x float>, ptr %v348, align 4
  %v350 = getelementptr float, ptr %v218, i64 160
  %v351 = load <16 x float>, ptr %v350, align 4
  %v352 = fadd <16 x float> %v349, %v351
  %v353 = getelementptr float, ptr %v218, i64 96
  %v354 = load <16 x float>, ptr %v353, align 4
  %v355 = getelementptr float, ptr %v218, i64 224
  %v356 = load <16 x float>, ptr %v355, align 4
  %v357 = fadd <16 x float> %v354, %v356
  %v358 = fadd <16 x float> %v352, %v357
  %v359 = fadd <16 x float> %v347, %v358
  %v360 = getelementptr float, ptr %v218, i64 16
  %v361 = load <16 x float>, ptr %v360, align 4
  %v362 = getelementptr float, ptr %v218, i64 144
  %v363 = load <16 x float>, ptr %v362, align 4
  %v364 = fadd <16 x float> %v361, %v363
  %v365 = getelementptr float, ptr %v218, i64 80
  %v366 = load <16 x float>, ptr %v365, align 4
  %v367 = getelementptr float, ptr %v218, i64 208
  %v368 = load <16 x float>, ptr %v367, align 4
  %v369 = fadd <16 x float> %v366, %v368
  %v370 = fadd <16 x float> %v364, %v369
  %v371 = getelementptr float, ptr %v218, i64 48
  %v372 = load <16 x float>, ptr %v371, align 4
  %v373 = getelementptr float, ptr %v218, i64 176
  %v374 = load <16 x float>, ptr %v373, align 4
  %v375 = fadd <16 x float> %v372, %v374
  %v376 = getelementptr float, ptr %v218, i64 112
  %v377 = load <16 x float>, ptr %v376, align 4
  %v378 = getelementptr float, ptr %v218, i64 240
  %v379 = load <16 x float>, ptr %v378, align 4
  %v380 = fadd <16 x float> %v377, %v379
  %v381 = fadd <16 x float> %v375, %v380
  %v382 = fadd <16 x float> %v370, %v381
  %v383 = fadd <16 x float> %v359, %v382
  store <16 x float> %v383, ptr %v336, align 4
  br label %done.19
else.18:
  %v384 = icmp eq i64 %v228, 128
  br i1 %v384, label %then.20, label %else.21
then.20:
  %v385 = load <16 x float>, ptr %v218, align 4
  %v386 = getelementptr float, ptr %v218, i64 64
  %v387 = load <16 x float>, ptr %v386, align 4
  %v388 = fadd <16 x float> %v385, %v387
  %v389 = getelementptr float, ptr %v218, i64 32
  %v390 = load <16 x float>, ptr %v389, align 4
  %v391 = getelementptr float, ptr %v218, i64 96
  %v392 = load <16 x float>, ptr %v391, align 4
  %v393 = fadd <16 x float> %v390, %v392
  %v394 = fadd <16 x float> %v388, %v393
  %v395 = getelementptr float, ptr %v218, i64 16
  %v396 = load <16 x float>, ptr %v395, align 4
  %v397 = getelementptr float, ptr %v218, i64 80
  %v398 = load <16 x float>, ptr %v397, align 4
  %v399 = fadd <16 x float> %v396, %v398
  %v400 = getelementptr float, ptr %v218, i64 48
  %v401 = load <16 x float>, ptr %v400, align 4
  %v402 = getelementptr float, ptr %v218, i64 112
  %v403 = load <16 x float>, ptr %v402, align 4
  %v404 = fadd <16 x float> %v401, %v403
  %v405 = fadd <16 x float> %v399, %v404
  %v406 = fadd <16 x float> %v394, %v405
  store <16 x float> %v406, ptr %v336, align 4
  br label %done.22
else.21:
  %v407 = icmp eq i64 %v228, 64
  br i1 %v407, label %then.23, label %else.24
then.23:
  %v408 = load <16 x float>, ptr %v218, align 4
  %v409 = getelementptr float, ptr %v218, i64 32
  %v410 = load <16 x float>, ptr %v409, align 4
  %v411 = fadd <16 x float> %v408, %v410
  %v412 = getelementptr float, ptr %v218, i64 16
  %v413 = load <16 x float>, ptr %v412, align 4
  %v414 = getelementptr float, ptr %v218, i64 48
  %v415 = load <16 x float>, ptr %v414, align 4
  %v416 = fadd <16 x float> %v413, %v415
  %v417 = fadd <16 x float> %v411, %v416
  store <16 x float> %v417, ptr %v336, align 4
  br label %done.25
else.24:
  %v418 = sub i64 %v228, 1
  %v419 = call i64 @llvm.ctlz.i64(i64 %v418, i1 false)
  %v420 = sub i64 64, %v419
  %v421 = shl i64 1, %v420
  %v422 = call i64 @llvm.smax.i64(i64 %v421, i64 16)
  %v423 = add i64 %v228, 15
  %v424 = and i64 %v423, -16
  store i64 %v424, ptr %v425
  %v426 = icmp slt i64 %v424, %v422
  br i1 %v426, label %loop.26, label %done.27
loop.26:
  %v427 = load i64, ptr %v425
  %v428 = getelementptr float, ptr %v218, i64 %v427
  store <16 x float> splat (float 0x8000000000000000), ptr %v428, align 4
  %v429 = add i64 %v427, 16
  store i64 %v429, ptr %v425
  %v430 = icmp slt i64 %v429, %v422
  br i1 %v430, label %loop.26, label %done.27
done.27:
  store i64 %v422, ptr %v431
  br label %halve.28
halve.28:
  %v432 = load i64, ptr %v431
  %v433 = lshr i64 %v432, 1
  store i64 %v433, ptr %v431
  %v434 = icmp sge i64 %v433, 16
  br i1 %v434, label %stride.29, label %done.30
stride.29:
  store i64 0, ptr %v435
  %v436 = icmp slt i64 0, %v433
  br i1 %v436, label %loop.31, label %done.32
loop.31:
  %v437 = load i64, ptr %v435
  %v438 = getelementptr float, ptr %v218, i64 %v437
  %v439 = load <16 x float>, ptr %v438, align 4
  %v440 = add i64 %v437, %v433
  %v441 = getelementptr float, ptr %v218, i64 %v440
  %v442 = load <16 x float>, ptr %v441, align 4
  %v443 = fadd <16 x float> %v439, %v442
  %v444 = getelementptr float, ptr %v218, i64 %v437
  store <16 x float> %v443, ptr %v444, align 4
  %v445 = add i64 %v437, 16
  store i64 %v445, ptr %v435
  %v446 = icmp slt i64 %v445, %v433
  br i1 %v446, label %loop.31, label %done.32
done.32:
  br label %halve.28
done.30:
  %v447 = load <16 x float>, ptr %v218, align 4
  store <16 x float> %v447, ptr %v336, align 4
  br label %done.25
done.25:
  br label %done.22
done.22:
  br label %done.19
done.19:
  %v448 = load <16 x float>, ptr %v336, align 4
  store <16 x float> %v448, ptr %v219, align 4
  %v449 = load <16 x float>, ptr %v219, align 4
  %v450 = shufflevector <16 x float> %v449, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v451 = shufflevector <16 x float> %v449, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v452 = fadd <8 x float> %v450, %v451
  %v453 = shufflevector <8 x float> %v452, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v454 = shufflevector <8 x float> %v452, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v455 = fadd <4 x float> %v453, %v454
  %v456 = shufflevector <4 x float> %v455, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v457 = shufflevector <4 x float> %v455, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v458 = fadd <2 x float> %v456, %v457
  %v459 = extractelement <2 x float> %v458, i64 0
  %v460 = extractelement <2 x float> %v458, i64 1
  %v461 = fadd float %v459, %v460
  br i1 %v222, label %then.33, label %else.34
then.33:
  %v464 = load i64, ptr %v220
  %v465 = add i64 %v464, 1
  %v466 = getelementptr float, ptr %v221, i64 %v464
  store float %v461, ptr %v466, align 4
  store i64 %v465, ptr %v220
  %v467 = icmp eq i64 %v465, 256
  br i1 %v467, label %then.36, label %done.37
then.36:
  call void %v463(ptr %v220, ptr %v221, i64 1)
  br label %done.37
done.37:
  br label %done.35
else.34:
  store float %v461, ptr %v217, align 4
  br label %done.35
done.35:
  %v468 = add i64 %v225, 256
  store i64 %v468, ptr %v223
  %v469 = icmp slt i64 %v468, %v211
  br i1 %v469, label %loop.11, label %done.12
done.12:
  br i1 %v222, label %then.38, label %done.39
then.38:
  call void %v472(ptr %v220, ptr %v221, ptr %v470, i64 1)
  %v473 = load float, ptr %v470, align 4
  store float %v473, ptr %v217, align 4
  br label %done.39
done.39:
  %v474 = load float, ptr %v217, align 4
  %v475 = icmp eq i64 %v211, 0
  %v476 = select i1 %v475, float 0x0000000000000000, float %v474
  %v477 = call i64 @llvm.smax.i64(i64 %v10, i64 0)
  %v478 = and i64 %v477, -16
  store i64 0, ptr %v479
  %v480 = icmp slt i64 0, %v478
  br i1 %v480, label %loop.40, label %done.41
loop.40:
  %v481 = load i64, ptr %v479
  %v482 = getelementptr float, ptr %v8, i64 %v481
  %v483 = load <16 x float>, ptr %v482, align 4
  %v484 = insertelement <16 x float> poison, float %v476, i64 0
  %v485 = shufflevector <16 x float> %v484, <16 x float> poison, <16 x i32> zeroinitializer
  %v486 = fdiv <16 x float> %v483, %v485
  %v487 = fcmp uno <16 x float> %v486, %v486
  %v488 = select <16 x i1> %v487, <16 x float> splat (float 0x7FF8000000000000), <16 x float> %v486
  %v493 = mul i64 %v5, %v492
  %v494 = add i64 %v493, %v481
  %v495 = getelementptr float, ptr %v490, i64 %v494
  store <16 x float> %v488, ptr %v495, align 4
  %v496 = add i64 %v481, 16
  store i64 %v496, ptr %v479
  %v497 = icmp slt i64 %v496, %v478
  br i1 %v497, label %loop.40, label %done.41
done.41:
  %v498 = sub i64 %v477, %v478
  %v499 = icmp sgt i64 %v498, 0
  br i1 %v499, label %tail.42, label %done.43
tail.42:
  %v500 = trunc i64 %v498 to i32
  %v501 = insertelement <16 x i32> poison, i32 %v500, i64 0
  %v502 = shufflevector <16 x i32> %v501, <16 x i32> poison, <16 x i32> zeroinitializer
  %v503 = icmp ult <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v502
  %v504 = getelementptr float, ptr %v8, i64 %v478
  %v505 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v504, i32 4, <16 x i1> %v503, <16 x float> zeroinitializer)
  %v506 = insertelement <16 x float> poison, float %v476, i64 0
  %v507 = shufflevector <16 x float> %v506, <16 x float> poison, <16 x i32> zeroinitializer
  %v508 = fdiv <16 x float> %v505, %v507
  %v509 = fcmp uno <16 x float> %v508, %v508
  %v510 = select <16 x i1> %v509, <16 x float> splat (float 0x7FF8000000000000), <16 x float> %v508
  %v511 = mul i64 %v5, %v492
  %v512 = add i64 %v511, %v478
  %v513 = getelementptr float, ptr %v490, i64 %v512
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v510, ptr %v513, i32 4, <16 x i1> %v503)
  br label %done.43
done.43:
  %v514 = add i64 %v3, 1
  store i64 %v514, ptr %v1
  %v515 = icmp slt i64 %v514, %last
  br i1 %v515, label %loop.1, label %done.2
done.2:
  ret void
}
attributes #0 = { nounwind }
attributes #1 = { nounwind noinline optnone }
!0 = !{i32 1}
