; softmax_75461340
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
  %v237 = alloca i64
  %v427 = alloca <16 x float>
  %v444 = alloca i64
  %v448 = alloca i64
  %v465 = alloca i64
  %v576 = alloca i64
  %v582 = alloca i64
  %v586 = alloca i64
  %v612 = getelementptr inbounds i64, ptr %args, i64 17
  %v613 = load ptr, ptr %v612, align 8
  %v620 = alloca float
  %v621 = getelementptr inbounds i64, ptr %args, i64 18
  %v622 = load ptr, ptr %v621, align 8
  %v629 = alloca i64
  %v639 = getelementptr inbounds i64, ptr %args, i64 5
  %v640 = load ptr, ptr %v639, align 8
  %v641 = getelementptr inbounds i64, ptr %args, i64 8
  %v642 = load i64, ptr %v641, align 8
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
  %v229 = sub i64 %v228, 1
  %v230 = call i64 @llvm.ctlz.i64(i64 %v229, i1 false)
  %v231 = sub i64 64, %v230
  %v232 = shl i64 1, %v231
  %v233 = icmp eq i64 %v232, %v228
  %v234 = icmp sge i64 %v228, 64
  %v235 = and i1 %v233, %v234
  br i1 %v235, label %then.13, label %else.14
then.13:
  %v236 = lshr i64 %v228, 2
  store i64 0, ptr %v237
  %v238 = icmp slt i64 0, %v236
  br i1 %v238, label %loop.16, label %done.17
loop.16:
  %v239 = load i64, ptr %v237
  %v240 = add i64 %v225, %v239
  %v241 = getelementptr float, ptr %v216, i64 %v240
  call void @llvm.prefetch.p0(ptr %v241, i32 0, i32 3, i32 1)
  %v242 = mul i64 %v5, %v30
  %v243 = add i64 %v242, %v240
  %v244 = getelementptr float, ptr %v28, i64 %v243
  %v245 = load <16 x float>, ptr %v244, align 4
  %v246 = insertelement <16 x float> poison, float %v210, i64 0
  %v247 = shufflevector <16 x float> %v246, <16 x float> poison, <16 x i32> zeroinitializer
  %v248 = fsub <16 x float> %v245, %v247
  %v249 = fcmp ogt <16 x float> %v248, splat (float 0x4056400000000000)
  %v250 = select <16 x i1> %v249, <16 x float> splat (float 0x4056400000000000), <16 x float> %v248
  %v251 = fcmp olt <16 x float> %v250, splat (float 0xC05A000000000000)
  %v252 = select <16 x i1> %v251, <16 x float> splat (float 0xC05A000000000000), <16 x float> %v250
  %v253 = fmul <16 x float> %v252, splat (float 0x3FF7154760000000)
  %v254 = fadd <16 x float> %v253, splat (float 0x4168001FC0000000)
  %v255 = fsub <16 x float> %v254, splat (float 0x4168001FC0000000)
  %v256 = bitcast <16 x float> %v254 to <16 x i32>
  %v257 = fmul <16 x float> %v255, splat (float 0x3EB7F7D1C0000000)
  %v258 = fmul <16 x float> %v255, splat (float 0x3FE62E4000000000)
  %v259 = fsub <16 x float> %v252, %v258
  %v260 = fsub <16 x float> %v259, %v257
  %v261 = fmul <16 x float> splat (float 0x3F56C53940000000), %v260
  %v262 = fadd <16 x float> %v261, splat (float 0x3F8123BFE0000000)
  %v263 = fmul <16 x float> %v262, %v260
  %v264 = fadd <16 x float> %v263, splat (float 0x3FA5556580000000)
  %v265 = fmul <16 x float> %v264, %v260
  %v266 = fadd <16 x float> %v265, splat (float 0x3FC55548E0000000)
  %v267 = fmul <16 x float> %v266, %v260
  %v268 = fadd <16 x float> %v267, splat (float 0x3FDFFFFFE0000000)
  %v269 = fmul <16 x float> %v260, %v260
  %v270 = fmul <16 x float> %v269, %v268
  %v271 = fadd <16 x float> %v260, %v270
  %v272 = fadd <16 x float> %v271, splat (float 0x3FF0000000000000)
  %v273 = and <16 x i32> splat (i32 1), splat (i32 31)
  %v274 = lshr <16 x i32> %v256, %v273
  %v275 = sub <16 x i32> %v256, %v274
  %v276 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v277 = shl <16 x i32> %v275, %v276
  %v278 = bitcast <16 x i32> %v277 to <16 x float>
  %v279 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v280 = shl <16 x i32> %v274, %v279
  %v281 = bitcast <16 x i32> %v280 to <16 x float>
  %v282 = fmul <16 x float> %v272, %v281
  %v283 = fmul <16 x float> %v282, %v278
  %v284 = getelementptr float, ptr %v8, i64 %v240
  store <16 x float> %v283, ptr %v284, align 4
  %v285 = add i64 %v240, %v236
  %v286 = getelementptr float, ptr %v216, i64 %v285
  call void @llvm.prefetch.p0(ptr %v286, i32 0, i32 3, i32 1)
  %v287 = mul i64 %v5, %v30
  %v288 = add i64 %v287, %v285
  %v289 = getelementptr float, ptr %v28, i64 %v288
  %v290 = load <16 x float>, ptr %v289, align 4
  %v291 = insertelement <16 x float> poison, float %v210, i64 0
  %v292 = shufflevector <16 x float> %v291, <16 x float> poison, <16 x i32> zeroinitializer
  %v293 = fsub <16 x float> %v290, %v292
  %v294 = fcmp ogt <16 x float> %v293, splat (float 0x4056400000000000)
  %v295 = select <16 x i1> %v294, <16 x float> splat (float 0x4056400000000000), <16 x float> %v293
  %v296 = fcmp olt <16 x float> %v295, splat (float 0xC05A000000000000)
  %v297 = select <16 x i1> %v296, <16 x float> splat (float 0xC05A000000000000), <16 x float> %v295
  %v298 = fmul <16 x float> %v297, splat (float 0x3FF7154760000000)
  %v299 = fadd <16 x float> %v298, splat (float 0x4168001FC0000000)
  %v300 = fsub <16 x float> %v299, splat (float 0x4168001FC0000000)
  %v301 = bitcast <16 x float> %v299 to <16 x i32>
  %v302 = fmul <16 x float> %v300, splat (float 0x3EB7F7D1C0000000)
  %v303 = fmul <16 x float> %v300, splat (float 0x3FE62E4000000000)
  %v304 = fsub <16 x float> %v297, %v303
  %v305 = fsub <16 x float> %v304, %v302
  %v306 = fmul <16 x float> splat (float 0x3F56C53940000000), %v305
  %v307 = fadd <16 x float> %v306, splat (float 0x3F8123BFE0000000)
  %v308 = fmul <16 x float> %v307, %v305
  %v309 = fadd <16 x float> %v308, splat (float 0x3FA5556580000000)
  %v310 = fmul <16 x float> %v309, %v305
  %v311 = fadd <16 x float> %v310, splat (float 0x3FC55548E0000000)
  %v312 = fmul <16 x float> %v311, %v305
  %v313 = fadd <16 x float> %v312, splat (float 0x3FDFFFFFE0000000)
  %v314 = fmul <16 x float> %v305, %v305
  %v315 = fmul <16 x float> %v314, %v313
  %v316 = fadd <16 x float> %v305, %v315
  %v317 = fadd <16 x float> %v316, splat (float 0x3FF0000000000000)
  %v318 = and <16 x i32> splat (i32 1), splat (i32 31)
  %v319 = lshr <16 x i32> %v301, %v318
  %v320 = sub <16 x i32> %v301, %v319
  %v321 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v322 = shl <16 x i32> %v320, %v321
  %v323 = bitcast <16 x i32> %v322 to <16 x float>
  %v324 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v325 = shl <16 x i32> %v319, %v324
  %v326 = bitcast <16 x i32> %v325 to <16 x float>
  %v327 = fmul <16 x float> %v317, %v326
  %v328 = fmul <16 x float> %v327, %v323
  %v329 = getelementptr float, ptr %v8, i64 %v285
  store <16 x float> %v328, ptr %v329, align 4
  %v330 = add i64 %v285, %v236
  %v331 = getelementptr float, ptr %v216, i64 %v330
  call void @llvm.prefetch.p0(ptr %v331, i32 0, i32 3, i32 1)
  %v332 = mul i64 %v5, %v30
  %v333 = add i64 %v332, %v330
  %v334 = getelementptr float, ptr %v28, i64 %v333
  %v335 = load <16 x float>, ptr %v334, align 4
  %v336 = insertelement <16 x float> poison, float %v210, i64 0
  %v337 = shufflevector <16 x float> %v336, <16 x float> poison, <16 x i32> zeroinitializer
  %v338 = fsub <16 x float> %v335, %v337
  %v339 = fcmp ogt <16 x float> %v338, splat (float 0x4056400000000000)
  %v340 = select <16 x i1> %v339, <16 x float> splat (float 0x4056400000000000), <16 x float> %v338
  %v341 = fcmp olt <16 x float> %v340, splat (float 0xC05A000000000000)
  %v342 = select <16 x i1> %v341, <16 x float> splat (float 0xC05A000000000000), <16 x float> %v340
  %v343 = fmul <16 x float> %v342, splat (float 0x3FF7154760000000)
  %v344 = fadd <16 x float> %v343, splat (float 0x4168001FC0000000)
  %v345 = fsub <16 x float> %v344, splat (float 0x4168001FC0000000)
  %v346 = bitcast <16 x float> %v344 to <16 x i32>
  %v347 = fmul <16 x float> %v345, splat (float 0x3EB7F7D1C0000000)
  %v348 = fmul <16 x float> %v345, splat (float 0x3FE62E4000000000)
  %v349 = fsub <16 x float> %v342, %v348
  %v350 = fsub <16 x float> %v349, %v347
  %v351 = fmul <16 x float> splat (float 0x3F56C53940000000), %v350
  %v352 = fadd <16 x float> %v351, splat (float 0x3F8123BFE0000000)
  %v353 = fmul <16 x float> %v352, %v350
  %v354 = fadd <16 x float> %v353, splat (float 0x3FA5556580000000)
  %v355 = fmul <16 x float> %v354, %v350
  %v356 = fadd <16 x float> %v355, splat (float 0x3FC55548E0000000)
  %v357 = fmul <16 x float> %v356, %v350
  %v358 = fadd <16 x float> %v357, splat (float 0x3FDFFFFFE0000000)
  %v359 = fmul <16 x float> %v350, %v350
  %v360 = fmul <16 x float> %v359, %v358
  %v361 = fadd <16 x float> %v350, %v360
  %v362 = fadd <16 x float> %v361, splat (float 0x3FF0000000000000)
  %v363 = and <16 x i32> splat (i32 1), splat (i32 31)
  %v364 = lshr <16 x i32> %v346, %v363
  %v365 = sub <16 x i32> %v346, %v364
  %v366 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v367 = shl <16 x i32> %v365, %v366
  %v368 = bitcast <16 x i32> %v367 to <16 x float>
  %v369 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v370 = shl <16 x i32> %v364, %v369
  %v371 = bitcast <16 x i32> %v370 to <16 x float>
  %v372 = fmul <16 x float> %v362, %v371
  %v373 = fmul <16 x float> %v372, %v368
  %v374 = getelementptr float, ptr %v8, i64 %v330
  store <16 x float> %v373, ptr %v374, align 4
  %v375 = add i64 %v330, %v236
  %v376 = getelementptr float, ptr %v216, i64 %v375
  call void @llvm.prefetch.p0(ptr %v376, i32 0, i32 3, i32 1)
  %v377 = mul i64 %v5, %v30
  %v378 = add i64 %v377, %v375
  %v379 = getelementptr float, ptr %v28, i64 %v378
  %v380 = load <16 x float>, ptr %v379, align 4
  %v381 = insertelement <16 x float> poison, float %v210, i64 0
  %v382 = shufflevector <16 x float> %v381, <16 x float> poison, <16 x i32> zeroinitializer
  %v383 = fsub <16 x float> %v380, %v382
  %v384 = fcmp ogt <16 x float> %v383, splat (float 0x4056400000000000)
  %v385 = select <16 x i1> %v384, <16 x float> splat (float 0x4056400000000000), <16 x float> %v383
  %v386 = fcmp olt <16 x float> %v385, splat (float 0xC05A000000000000)
  %v387 = select <16 x i1> %v386, <16 x float> splat (float 0xC05A000000000000), <16 x float> %v385
  %v388 = fmul <16 x float> %v387, splat (float 0x3FF7154760000000)
  %v389 = fadd <16 x float> %v388, splat (float 0x4168001FC0000000)
  %v390 = fsub <16 x float> %v389, splat (float 0x4168001FC0000000)
  %v391 = bitcast <16 x float> %v389 to <16 x i32>
  %v392 = fmul <16 x float> %v390, splat (float 0x3EB7F7D1C0000000)
  %v393 = fmul <16 x float> %v390, splat (float 0x3FE62E4000000000)
  %v394 = fsub <16 x float> %v387, %v393
  %v395 = fsub <16 x float> %v394, %v392
  %v396 = fmul <16 x float> splat (float 0x3F56C53940000000), %v395
  %v397 = fadd <16 x float> %v396, splat (float 0x3F8123BFE0000000)
  %v398 = fmul <16 x float> %v397, %v395
  %v399 = fadd <16 x float> %v398, splat (float 0x3FA5556580000000)
  %v400 = fmul <16 x float> %v399, %v395
  %v401 = fadd <16 x float> %v400, splat (float 0x3FC55548E0000000)
  %v402 = fmul <16 x float> %v401, %v395
  %v403 = fadd <16 x float> %v402, splat (float 0x3FDFFFFFE0000000)
  %v404 = fmul <16 x float> %v395, %v395
  %v405 = fmul <16 x float> %v404, %v403
  %v406 = fadd <16 x float> %v395, %v405
  %v407 = fadd <16 x float> %v406, splat (float 0x3FF0000000000000)
  %v408 = and <16 x i32> splat (i32 1), splat (i32 31)
  %v409 = lshr <16 x i32> %v391, %v408
  %v410 = sub <16 x i32> %v391, %v409
  %v411 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v412 = shl <16 x i32> %v410, %v411
  %v413 = bitcast <16 x i32> %v412 to <16 x float>
  %v414 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v415 = shl <16 x i32> %v409, %v414
  %v416 = bitcast <16 x i32> %v415 to <16 x float>
  %v417 = fmul <16 x float> %v407, %v416
  %v418 = fmul <16 x float> %v417, %v413
  %v419 = getelementptr float, ptr %v8, i64 %v375
  store <16 x float> %v418, ptr %v419, align 4
  %v420 = add i64 %v375, %v236
  %v421 = fadd <16 x float> %v283, %v373
  %v422 = fadd <16 x float> %v328, %v418
  %v423 = fadd <16 x float> %v421, %v422
  %v424 = getelementptr float, ptr %v218, i64 %v239
  store <16 x float> %v423, ptr %v424, align 4
  %v425 = add i64 %v239, 16
  store i64 %v425, ptr %v237
  %v426 = icmp slt i64 %v425, %v236
  br i1 %v426, label %loop.16, label %done.17
done.17:
  %v428 = icmp eq i64 %v236, 64
  br i1 %v428, label %then.18, label %else.19
then.18:
  %v429 = load <16 x float>, ptr %v218, align 4
  %v430 = getelementptr float, ptr %v218, i64 32
  %v431 = load <16 x float>, ptr %v430, align 4
  %v432 = fadd <16 x float> %v429, %v431
  %v433 = getelementptr float, ptr %v218, i64 16
  %v434 = load <16 x float>, ptr %v433, align 4
  %v435 = getelementptr float, ptr %v218, i64 48
  %v436 = load <16 x float>, ptr %v435, align 4
  %v437 = fadd <16 x float> %v434, %v436
  %v438 = fadd <16 x float> %v432, %v437
  store <16 x float> %v438, ptr %v427, align 4
  br label %done.20
else.19:
  %v439 = icmp eq i64 %v236, 32
  br i1 %v439, label %then.21, label %else.22
then.21:
  %v440 = load <16 x float>, ptr %v218, align 4
  %v441 = getelementptr float, ptr %v218, i64 16
  %v442 = load <16 x float>, ptr %v441, align 4
  %v443 = fadd <16 x float> %v440, %v442
  store <16 x float> %v443, ptr %v427, align 4
  br label %done.23
else.22:
  store i64 %v236, ptr %v444
  br label %halve.24
halve.24:
  %v445 = load i64, ptr %v444
  %v446 = lshr i64 %v445, 1
  store i64 %v446, ptr %v444
  %v447 = icmp sge i64 %v446, 16
  br i1 %v447, label %stride.25, label %done.26
stride.25:
  store i64 0, ptr %v448
  %v449 = icmp slt i64 0, %v446
  br i1 %v449, label %loop.27, label %done.28
loop.27:
  %v450 = load i64, ptr %v448
  %v451 = getelementptr float, ptr %v218, i64 %v450
  %v452 = load <16 x float>, ptr %v451, align 4
  %v453 = add i64 %v450, %v446
  %v454 = getelementptr float, ptr %v218, i64 %v453
  %v455 = load <16 x float>, ptr %v454, align 4
  %v456 = fadd <16 x float> %v452, %v455
  %v457 = getelementptr float, ptr %v218, i64 %v450
  store <16 x float> %v456, ptr %v457, align 4
  %v458 = add i64 %v450, 16
  store i64 %v458, ptr %v448
  %v459 = icmp slt i64 %v458, %v446
  br i1 %v459, label %loop.27, label %done.28
done.28:
  br label %halve.24
done.26:
  %v460 = load <16 x float>, ptr %v218, align 4
  store <16 x float> %v460, ptr %v427, align 4
  br label %done.23
done.23:
  br label %done.20
done.20:
  %v461 = load <16 x float>, ptr %v427, align 4
  store <16 x float> %v461, ptr %v219, align 4
  br label %done.15
else.14:
  %v462 = sub i64 %v227, %v225
  %v463 = and i64 %v462, -16
  %v464 = add i64 %v225, %v463
  store i64 %v225, ptr %v465
  %v466 = icmp slt i64 %v225, %v464
  br i1 %v466, label %loop.29, label %done.30
loop.29:
  %v467 = load i64, ptr %v465
  %v468 = getelementptr float, ptr %v216, i64 %v467
  call void @llvm.prefetch.p0(ptr %v468, i32 0, i32 3, i32 1)
  %v469 = mul i64 %v5, %v30
  %v470 = add i64 %v469, %v467
  %v471 = getelementptr float, ptr %v28, i64 %v470
  %v472 = load <16 x float>, ptr %v471, align 4
  %v473 = insertelement <16 x float> poison, float %v210, i64 0
  %v474 = shufflevector <16 x float> %v473, <16 x float> poison, <16 x i32> zeroinitializer
  %v475 = fsub <16 x float> %v472, %v474
  %v476 = fcmp ogt <16 x float> %v475, splat (float 0x4056400000000000)
  %v477 = select <16 x i1> %v476, <16 x float> splat (float 0x4056400000000000), <16 x float> %v475
  %v478 = fcmp olt <16 x float> %v477, splat (float 0xC05A000000000000)
  %v479 = select <16 x i1> %v478, <16 x float> splat (float 0xC05A000000000000), <16 x float> %v477
  %v480 = fmul <16 x float> %v479, splat (float 0x3FF7154760000000)
  %v481 = fadd <16 x float> %v480, splat (float 0x4168001FC0000000)
  %v482 = fsub <16 x float> %v481, splat (float 0x4168001FC0000000)
  %v483 = bitcast <16 x float> %v481 to <16 x i32>
  %v484 = fmul <16 x float> %v482, splat (float 0x3EB7F7D1C0000000)
  %v485 = fmul <16 x float> %v482, splat (float 0x3FE62E4000000000)
  %v486 = fsub <16 x float> %v479, %v485
  %v487 = fsub <16 x float> %v486, %v484
  %v488 = fmul <16 x float> splat (float 0x3F56C53940000000), %v487
  %v489 = fadd <16 x float> %v488, splat (float 0x3F8123BFE0000000)
  %v490 = fmul <16 x float> %v489, %v487
  %v491 = fadd <16 x float> %v490, splat (float 0x3FA5556580000000)
  %v492 = fmul <16 x float> %v491, %v487
  %v493 = fadd <16 x float> %v492, splat (float 0x3FC55548E0000000)
  %v494 = fmul <16 x float> %v493, %v487
  %v495 = fadd <16 x float> %v494, splat (float 0x3FDFFFFFE0000000)
  %v496 = fmul <16 x float> %v487, %v487
  %v497 = fmul <16 x float> %v496, %v495
  %v498 = fadd <16 x float> %v487, %v497
  %v499 = fadd <16 x float> %v498, splat (float 0x3FF0000000000000)
  %v500 = and <16 x i32> splat (i32 1), splat (i32 31)
  %v501 = lshr <16 x i32> %v483, %v500
  %v502 = sub <16 x i32> %v483, %v501
  %v503 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v504 = shl <16 x i32> %v502, %v503
  %v505 = bitcast <16 x i32> %v504 to <16 x float>
  %v506 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v507 = shl <16 x i32> %v501, %v506
  %v508 = bitcast <16 x i32> %v507 to <16 x float>
  %v509 = fmul <16 x float> %v499, %v508
  %v510 = fmul <16 x float> %v509, %v505
  %v511 = getelementptr float, ptr %v8, i64 %v467
  store <16 x float> %v510, ptr %v511, align 4
  %v512 = sub i64 %v467, %v225
  %v513 = getelementptr float, ptr %v218, i64 %v512
  store <16 x float> %v510, ptr %v513, align 4
  %v514 = add i64 %v467, 16
  store i64 %v514, ptr %v465
  %v515 = icmp slt i64 %v514, %v464
  br i1 %v515, label %loop.29, label %done.30
done.30:
  %v516 = sub i64 %v227, %v464
  %v517 = icmp sgt i64 %v516, 0
  br i1 %v517, label %tail.31, label %done.32
tail.31:
  %v518 = trunc i64 %v516 to i32
  %v519 = insertelement <16 x i32> poison, i32 %v518, i64 0
  %v520 = shufflevector <16 x i32> %v519, <16 x i32> poison, <16 x i32> zeroinitializer
  %v521 = icmp ult <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v520
  %v522 = getelementptr float, ptr %v216, i64 %v464
  call void @llvm.prefetch.p0(ptr %v522, i32 0, i32 3, i32 1)
  %v523 = mul i64 %v5, %v30
  %v524 = add i64 %v523, %v464
  %v525 = getelementptr float, ptr %v28, i64 %v524
  %v526 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v525, i32 4, <16 x i1> %v521, <16 x float> zeroinitializer)
  %v527 = insertelement <16 x float> poison, float %v210, i64 0
  %v528 = shufflevector <16 x float> %v527, <16 x float> poison, <16 x i32> zeroinitializer
  %v529 = fsub <16 x float> %v526, %v528
  %v530 = fcmp ogt <16 x float> %v529, splat (float 0x4056400000000000)
  %v531 = select <16 x i1> %v530, <16 x float> splat (float 0x4056400000000000), <16 x float> %v529
  %v532 = fcmp olt <16 x float> %v531, splat (float 0xC05A000000000000)
  %v533 = select <16 x i1> %v532, <16 x float> splat (float 0xC05A000000000000), <16 x float> %v531
  %v534 = fmul <16 x float> %v533, splat (float 0x3FF7154760000000)
  %v535 = fadd <16 x float> %v534, splat (float 0x4168001FC0000000)
  %v536 = fsub <16 x float> %v535, splat (float 0x4168001FC0000000)
  %v537 = bitcast <16 x float> %v535 to <16 x i32>
  %v538 = fmul <16 x float> %v536, splat (float 0x3EB7F7D1C0000000)
  %v539 = fmul <16 x float> %v536, splat (float 0x3FE62E4000000000)
  %v540 = fsub <16 x float> %v533, %v539
  %v541 = fsub <16 x float> %v540, %v538
  %v542 = fmul <16 x float> splat (float 0x3F56C53940000000), %v541
  %v543 = fadd <16 x float> %v542, splat (float 0x3F8123BFE0000000)
  %v544 = fmul <16 x float> %v543, %v541
  %v545 = fadd <16 x float> %v544, splat (float 0x3FA5556580000000)
  %v546 = fmul <16 x float> %v545, %v541
  %v547 = fadd <16 x float> %v546, splat (float 0x3FC55548E0000000)
  %v548 = fmul <16 x float> %v547, %v541
  %v549 = fadd <16 x float> %v548, splat (float 0x3FDFFFFFE0000000)
  %v550 = fmul <16 x float> %v541, %v541
  %v551 = fmul <16 x float> %v550, %v549
  %v552 = fadd <16 x float> %v541, %v551
  %v553 = fadd <16 x float> %v552, splat (float 0x3FF0000000000000)
  %v554 = and <16 x i32> splat (i32 1), splat (i32 31)
  %v555 = lshr <16 x i32> %v537, %v554
  %v556 = sub <16 x i32> %v537, %v555
  %v557 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v558 = shl <16 x i32> %v556, %v557
  %v559 = bitcast <16 x i32> %v558 to <16 x float>
  %v560 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v561 = shl <16 x i32> %v555, %v560
  %v562 = bitcast <16 x i32> %v561 to <16 x float>
  %v563 = fmul <16 x float> %v553, %v562
  %v564 = fmul <16 x float> %v563, %v559
  %v565 = getelementptr float, ptr %v8, i64 %v464
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v564, ptr %v565, i32 4, <16 x i1> %v521)
  %v566 = select <16 x i1> %v521, <16 x float> %v564, <16 x float> splat (float 0x8000000000000000)
  %v567 = sub i64 %v464, %v225
  %v568 = getelementptr float, ptr %v218, i64 %v567
  store <16 x float> %v566, ptr %v568, align 4
  br label %done.32
done.32:
  %v569 = sub i64 %v228, 1
  %v570 = call i64 @llvm.ctlz.i64(i64 %v569, i1 false)
  %v571 = sub i64 64, %v570
  %v572 = shl i64 1, %v571
  %v573 = call i64 @llvm.smax.i64(i64 %v572, i64 16)
  %v574 = add i64 %v228, 15
  %v575 = and i64 %v574, -16
  store i64 %v575, ptr %v576
  %v577 = icmp slt i64 %v575, %v573
  br i1 %v577, label %loop.33, label %done.34
loop.33:
  %v578 = load i64, ptr %v576
  %v579 = getelementptr float, ptr %v218, i64 %v578
  store <16 x float> splat (float 0x8000000000000000), ptr %v579, align 4
  %v580 = add i64 %v578, 16
  store i64 %v580, ptr %v576
  %v581 = icmp slt i64 %v580, %v573
  br i1 %v581, label %loop.33, label %done.34
done.34:
  store i64 %v573, ptr %v582
  br label %halve.35
halve.35:
  %v583 = load i64, ptr %v582
  %v584 = lshr i64 %v583, 1
  store i64 %v584, ptr %v582
  %v585 = icmp sge i64 %v584, 16
  br i1 %v585, label %stride.36, label %done.37
stride.36:
  store i64 0, ptr %v586
  %v587 = icmp slt i64 0, %v584
  br i1 %v587, label %loop.38, label %done.39
loop.38:
  %v588 = load i64, ptr %v586
  %v589 = getelementptr float, ptr %v218, i64 %v588
  %v590 = load <16 x float>, ptr %v589, align 4
  %v591 = add i64 %v588, %v584
  %v592 = getelementptr float, ptr %v218, i64 %v591
  %v593 = load <16 x float>, ptr %v592, align 4
  %v594 = fadd <16 x float> %v590, %v593
  %v595 = getelementptr float, ptr %v218, i64 %v588
  store <16 x float> %v594, ptr %v595, align 4
  %v596 = add i64 %v588, 16
  store i64 %v596, ptr %v586
  %v597 = icmp slt i64 %v596, %v584
  br i1 %v597, label %loop.38, label %done.39
done.39:
  br label %halve.35
done.37:
  %v598 = load <16 x float>, ptr %v218, align 4
  store <16 x float> %v598, ptr %v219, align 4
  br label %done.15
done.15:
  %v599 = load <16 x float>, ptr %v219, align 4
  %v600 = shufflevector <16 x float> %v599, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v601 = shufflevector <16 x float> %v599, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v602 = fadd <8 x float> %v600, %v601
  %v603 = shufflevector <8 x float> %v602, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v604 = shufflevector <8 x float> %v602, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v605 = fadd <4 x float> %v603, %v604
  %v606 = shufflevector <4 x float> %v605, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v607 = shufflevector <4 x float> %v605, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v608 = fadd <2 x float> %v606, %v607
  %v609 = extractelement <2 x float> %v608, i64 0
  %v610 = extractelement <2 x float> %v608, i64 1
  %v611 = fadd float %v609, %v610
  br i1 %v222, label %then.40, label %else.41
then.40:
  %v614 = load i64, ptr %v220
  %v615 = add i64 %v614, 1
  %v616 = getelementptr float, ptr %v221, i64 %v614
  store float %v611, ptr %v616, align 4
  store i64 %v615, ptr %v220
  %v617 = icmp eq i64 %v615, 256
  br i1 %v617, label %then.43, label %done.44
then.43:
  call void %v613(ptr %v220, ptr %v221, i64 1)
  br label %done.44
done.44:
  br label %done.42
else.41:
  store float %v611, ptr %v217, align 4
  br label %done.42
done.42:
  %v618 = add i64 %v225, 256
  store i64 %v618, ptr %v223
  %v619 = icmp slt i64 %v618, %v211
  br i1 %v619, label %loop.11, label %done.12
done.12:
  br i1 %v222, label %then.45, label %done.46
then.45:
  call void %v622(ptr %v220, ptr %v221, ptr %v620, i64 1)
  %v623 = load float, ptr %v620, align 4
  store float %v623, ptr %v217, align 4
  br label %done.46
done.46:
  %v624 = load float, ptr %v217, align 4
  %v625 = icmp eq i64 %v211, 0
  %v626 = select i1 %v625, float 0x0000000000000000, float %v624
  %v627 = call i64 @llvm.smax.i64(i64 %v10, i64 0)
  %v628 = and i64 %v627, -16
  store i64 0, ptr %v629
  %v630 = icmp slt i64 0, %v628
  br i1 %v630, label %loop.47, label %done.48
loop.47:
  %v631 = load i64, ptr %v629
  %v632 = getelementptr float, ptr %v8, i64 %v631
  %v633 = load <16 x float>, ptr %v632, align 4
  %v634 = insertelement <16 x float> poison, float %v626, i64 0
  %v635 = shufflevector <16 x float> %v634, <16 x float> poison, <16 x i32> zeroinitializer
  %v636 = fdiv <16 x float> %v633, %v635
  %v637 = fcmp uno <16 x float> %v636, %v636
  %v638 = select <16 x i1> %v637, <16 x float> splat (float 0x7FF8000000000000), <16 x float> %v636
  %v643 = mul i64 %v5, %v642
  %v644 = add i64 %v643, %v631
  %v645 = getelementptr float, ptr %v640, i64 %v644
  store <16 x float> %v638, ptr %v645, align 4
  %v646 = add i64 %v631, 16
  store i64 %v646, ptr %v629
  %v647 = icmp slt i64 %v646, %v628
  br i1 %v647, label %loop.47, label %done.48
done.48:
  %v648 = sub i64 %v627, %v628
  %v649 = icmp sgt i64 %v648, 0
  br i1 %v649, label %tail.49, label %done.50
tail.49:
  %v650 = trunc i64 %v648 to i32
  %v651 = insertelement <16 x i32> poison, i32 %v650, i64 0
  %v652 = shufflevector <16 x i32> %v651, <16 x i32> poison, <16 x i32> zeroinitializer
  %v653 = icmp ult <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v652
  %v654 = getelementptr float, ptr %v8, i64 %v628
  %v655 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v654, i32 4, <16 x i1> %v653, <16 x float> zeroinitializer)
  %v656 = insertelement <16 x float> poison, float %v626, i64 0
  %v657 = shufflevector <16 x float> %v656, <16 x float> poison, <16 x i32> zeroinitializer
  %v658 = fdiv <16 x float> %v655, %v657
  %v659 = fcmp uno <16 x float> %v658, %v658
  %v660 = select <16 x i1> %v659, <16 x float> splat (float 0x7FF8000000000000), <16 x float> %v658
  %v661 = mul i64 %v5, %v642
  %v662 = add i64 %v661, %v628
  %v663 = getelementptr float, ptr %v640, i64 %v662
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v660, ptr %v663, i32 4, <16 x i1> %v653)
  br label %done.50
done.50:
  %v664 = add i64 %v3, 1
  store i64 %v664, ptr %v1
  %v665 = icmp slt i64 %v664, %last
  br i1 %v665, label %loop.1, label %done.2
done.2:
  ret void
}
attributes #0 = { nounwind }
attributes #1 = { nounwind noinline optnone }
!0 = !{i32 1}
