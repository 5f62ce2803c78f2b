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
  %v212 = alloca float
  %v213 = alloca [256 x float], align 64
  %v214 = alloca <16 x float>
  %v215 = alloca [6 x i64]
  %v216 = alloca [1536 x float], align 64
  %v218 = alloca i64
  %v232 = alloca i64
  %v424 = alloca <16 x float>
  %v436 = alloca i64
  %v440 = alloca i64
  %v457 = alloca i64
  %v566 = alloca i64
  %v572 = alloca i64
  %v576 = alloca i64
  %v602 = getelementptr inbounds i64, ptr %args, i64 17
  %v603 = load ptr, ptr %v602, align 8
  %v610 = alloca float
  %v611 = getelementptr inbounds i64, ptr %args, i64 18
  %v612 = load ptr, ptr %v611, align 8
  %v619 = alloca i64
  %v629 = getelementptr inbounds i64, ptr %args, i64 5
  %v630 = load ptr, ptr %v629, align 8
  %v631 = getelementptr inbounds i64, ptr %args, i64 8
  %v632 = load i64, ptr %v631, align 8
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
  store float 0x0000000000000000, ptr %v212, align 4
  %v217 = icmp sgt i64 %v211, 256
  br i1 %v217, label %then.9, label %done.10
then.9:
  store [6 x i64] zeroinitializer, ptr %v215
  br label %done.10
done.10:
  store i64 0, ptr %v218
  %v219 = icmp slt i64 0, %v211
  br i1 %v219, label %loop.11, label %done.12
loop.11:
  %v220 = load i64, ptr %v218
  %v221 = add i64 %v220, 256
  %v222 = call i64 @llvm.smin.i64(i64 %v221, i64 %v211)
  %v223 = sub i64 %v222, %v220
  %v224 = sub i64 %v223, 1
  %v225 = call i64 @llvm.ctlz.i64(i64 %v224, i1 false)
  %v226 = sub i64 64, %v225
  %v227 = shl i64 1, %v226
  %v228 = icmp eq i64 %v227, %v223
  %v229 = icmp sge i64 %v223, 64
  %v230 = and i1 %v228, %v229
  br i1 %v230, label %then.13, label %else.14
then.13:
  %v231 = lshr i64 %v223, 2
  store i64 0, ptr %v232
  %v233 = icmp slt i64 0, %v231
  br i1 %v233, label %loop.16, label %done.17
loop.16:
  %v234 = load i64, ptr %v232
  %v235 = add i64 %v220, %v234
  %v236 = mul i64 %v234, 3
  %v237 = add i64 %v236, %v223
  %v238 = mul i64 %v5, %v30
  %v239 = add i64 %v238, %v235
  %v240 = getelementptr float, ptr %v28, i64 %v239
  %v241 = getelementptr float, ptr %v240, i64 %v237
  call void @llvm.prefetch.p0(ptr %v241, i32 0, i32 3, i32 1)
  %v242 = getelementptr i8, ptr %v241, i64 64
  call void @llvm.prefetch.p0(ptr %v242, i32 0, i32 3, i32 1)
  %v243 = getelementptr i8, ptr %v241, i64 128
  call void @llvm.prefetch.p0(ptr %v243, i32 0, i32 3, i32 1)
  %v244 = getelementptr i8, ptr %v241, i64 192
  call void @llvm.prefetch.p0(ptr %v244, i32 0, i32 3, i32 1)
  %v245 = load <16 x float>, ptr %v240, align 4
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
  %v284 = getelementptr float, ptr %v8, i64 %v235
  store <16 x float> %v283, ptr %v284, align 4
  %v285 = add i64 %v235, %v231
  %v286 = mul i64 %v5, %v30
  %v287 = add i64 %v286, %v285
  %v288 = getelementptr float, ptr %v28, i64 %v287
  %v289 = load <16 x float>, ptr %v288, align 4
  %v290 = insertelement <16 x float> poison, float %v210, i64 0
  %v291 = shufflevector <16 x float> %v290, <16 x float> poison, <16 x i32> zeroinitializer
  %v292 = fsub <16 x float> %v289, %v291
  %v293 = fcmp ogt <16 x float> %v292, splat (float 0x4056400000000000)
  %v294 = select <16 x i1> %v293, <16 x float> splat (float 0x4056400000000000), <16 x float> %v292
  %v295 = fcmp olt <16 x float> %v294, splat (float 0xC05A000000000000)
  %v296 = select <16 x i1> %v295, <16 x float> splat (float 0xC05A000000000000), <16 x float> %v294
  %v297 = fmul <16 x float> %v296, splat (float 0x3FF7154760000000)
  %v298 = fadd <16 x float> %v297, splat (float 0x4168001FC0000000)
  %v299 = fsub <16 x float> %v298, splat (float 0x4168001FC0000000)
  %v300 = bitcast <16 x float> %v298 to <16 x i32>
  %v301 = fmul <16 x float> %v299, splat (float 0x3EB7F7D1C0000000)
  %v302 = fmul <16 x float> %v299, splat (float 0x3FE62E4000000000)
  %v303 = fsub <16 x float> %v296, %v302
  %v304 = fsub <16 x float> %v303, %v301
  %v305 = fmul <16 x float> splat (float 0x3F56C53940000000), %v304
  %v306 = fadd <16 x float> %v305, splat (float 0x3F8123BFE0000000)
  %v307 = fmul <16 x float> %v306, %v304
  %v308 = fadd <16 x float> %v307, splat (float 0x3FA5556580000000)
  %v309 = fmul <16 x float> %v308, %v304
  %v310 = fadd <16 x float> %v309, splat (float 0x3FC55548E0000000)
  %v311 = fmul <16 x float> %v310, %v304
  %v312 = fadd <16 x float> %v311, splat (float 0x3FDFFFFFE0000000)
  %v313 = fmul <16 x float> %v304, %v304
  %v314 = fmul <16 x float> %v313, %v312
  %v315 = fadd <16 x float> %v304, %v314
  %v316 = fadd <16 x float> %v315, splat (float 0x3FF0000000000000)
  %v317 = and <16 x i32> splat (i32 1), splat (i32 31)
  %v318 = lshr <16 x i32> %v300, %v317
  %v319 = sub <16 x i32> %v300, %v318
  %v320 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v321 = shl <16 x i32> %v319, %v320
  %v322 = bitcast <16 x i32> %v321 to <16 x float>
  %v323 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v324 = shl <16 x i32> %v318, %v323
  %v325 = bitcast <16 x i32> %v324 to <16 x float>
  %v326 = fmul <16 x float> %v316, %v325
  %v327 = fmul <16 x float> %v326, %v322
  %v328 = getelementptr float, ptr %v8, i64 %v285
  store <16 x float> %v327, ptr %v328, align 4
  %v329 = add i64 %v285, %v231
  %v330 = mul i64 %v5, %v30
  %v331 = add i64 %v330, %v329
  %v332 = getelementptr float, ptr %v28, i64 %v331
  %v333 = load <16 x float>, ptr %v332, align 4
  %v334 = insertelement <16 x float> poison, float %v210, i64 0
  %v335 = shufflevector <16 x float> %v334, <16 x float> poison, <16 x i32> zeroinitializer
  %v336 = fsub <16 x float> %v333, %v335
  %v337 = fcmp ogt <16 x float> %v336, splat (float 0x4056400000000000)
  %v338 = select <16 x i1> %v337, <16 x float> splat (float 0x4056400000000000), <16 x float> %v336
  %v339 = fcmp olt <16 x float> %v338, splat (float 0xC05A000000000000)
  %v340 = select <16 x i1> %v339, <16 x float> splat (float 0xC05A000000000000), <16 x float> %v338
  %v341 = fmul <16 x float> %v340, splat (float 0x3FF7154760000000)
  %v342 = fadd <16 x float> %v341, splat (float 0x4168001FC0000000)
  %v343 = fsub <16 x float> %v342, splat (float 0x4168001FC0000000)
  %v344 = bitcast <16 x float> %v342 to <16 x i32>
  %v345 = fmul <16 x float> %v343, splat (float 0x3EB7F7D1C0000000)
  %v346 = fmul <16 x float> %v343, splat (float 0x3FE62E4000000000)
  %v347 = fsub <16 x float> %v340, %v346
  %v348 = fsub <16 x float> %v347, %v345
  %v349 = fmul <16 x float> splat (float 0x3F56C53940000000), %v348
  %v350 = fadd <16 x float> %v349, splat (float 0x3F8123BFE0000000)
  %v351 = fmul <16 x float> %v350, %v348
  %v352 = fadd <16 x float> %v351, splat (float 0x3FA5556580000000)
  %v353 = fmul <16 x float> %v352, %v348
  %v354 = fadd <16 x float> %v353, splat (float 0x3FC55548E0000000)
  %v355 = fmul <16 x float> %v354, %v348
  %v356 = fadd <16 x float> %v355, splat (float 0x3FDFFFFFE0000000)
  %v357 = fmul <16 x float> %v348, %v348
  %v358 = fmul <16 x float> %v357, %v356
  %v359 = fadd <16 x float> %v348, %v358
  %v360 = fadd <16 x float> %v359, splat (float 0x3FF0000000000000)
  %v361 = and <16 x i32> splat (i32 1), splat (i32 31)
  %v362 = lshr <16 x i32> %v344, %v361
  %v363 = sub <16 x i32> %v344, %v362
  %v364 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v365 = shl <16 x i32> %v363, %v364
  %v366 = bitcast <16 x i32> %v365 to <16 x float>
  %v367 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v368 = shl <16 x i32> %v362, %v367
  %v369 = bitcast <16 x i32> %v368 to <16 x float>
  %v370 = fmul <16 x float> %v360, %v369
  %v371 = fmul <16 x float> %v370, %v366
  %v372 = getelementptr float, ptr %v8, i64 %v329
  store <16 x float> %v371, ptr %v372, align 4
  %v373 = add i64 %v329, %v231
  %v374 = mul i64 %v5, %v30
  %v375 = add i64 %v374, %v373
  %v376 = getelementptr float, ptr %v28, i64 %v375
  %v377 = load <16 x float>, ptr %v376, align 4
  %v378 = insertelement <16 x float> poison, float %v210, i64 0
  %v379 = shufflevector <16 x float> %v378, <16 x float> poison, <16 x i32> zeroinitializer
  %v380 = fsub <16 x float> %v377, %v379
  %v381 = fcmp ogt <16 x float> %v380, splat (float 0x4056400000000000)
  %v382 = select <16 x i1> %v381, <16 x float> splat (float 0x4056400000000000), <16 x float> %v380
  %v383 = fcmp olt <16 x float> %v382, splat (float 0xC05A000000000000)
  %v384 = select <16 x i1> %v383, <16 x float> splat (float 0xC05A000000000000), <16 x float> %v382
  %v385 = fmul <16 x float> %v384, splat (float 0x3FF7154760000000)
  %v386 = fadd <16 x float> %v385, splat (float 0x4168001FC0000000)
  %v387 = fsub <16 x float> %v386, splat (float 0x4168001FC0000000)
  %v388 = bitcast <16 x float> %v386 to <16 x i32>
  %v389 = fmul <16 x float> %v387, splat (float 0x3EB7F7D1C0000000)
  %v390 = fmul <16 x float> %v387, splat (float 0x3FE62E4000000000)
  %v391 = fsub <16 x float> %v384, %v390
  %v392 = fsub <16 x float> %v391, %v389
  %v393 = fmul <16 x float> splat (float 0x3F56C53940000000), %v392
  %v394 = fadd <16 x float> %v393, splat (float 0x3F8123BFE0000000)
  %v395 = fmul <16 x float> %v394, %v392
  %v396 = fadd <16 x float> %v395, splat (float 0x3FA5556580000000)
  %v397 = fmul <16 x float> %v396, %v392
  %v398 = fadd <16 x float> %v397, splat (float 0x3FC55548E0000000)
  %v399 = fmul <16 x float> %v398, %v392
  %v400 = fadd <16 x float> %v399, splat (float 0x3FDFFFFFE0000000)
  %v401 = fmul <16 x float> %v392, %v392
  %v402 = fmul <16 x float> %v401, %v400
  %v403 = fadd <16 x float> %v392, %v402
  %v404 = fadd <16 x float> %v403, splat (float 0x3FF0000000000000)
  %v405 = and <16 x i32> splat (i32 1), splat (i32 31)
  %v406 = lshr <16 x i32> %v388, %v405
  %v407 = sub <16 x i32> %v388, %v406
  %v408 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v409 = shl <16 x i32> %v407, %v408
  %v410 = bitcast <16 x i32> %v409 to <16 x float>
  %v411 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v412 = shl <16 x i32> %v406, %v411
  %v413 = bitcast <16 x i32> %v412 to <16 x float>
  %v414 = fmul <16 x float> %v404, %v413
  %v415 = fmul <16 x float> %v414, %v410
  %v416 = getelementptr float, ptr %v8, i64 %v373
  store <16 x float> %v415, ptr %v416, align 4
  %v417 = add i64 %v373, %v231
  %v418 = fadd <16 x float> %v283, %v371
  %v419 = fadd <16 x float> %v327, %v415
  %v420 = fadd <16 x float> %v418, %v419
  %v421 = getelementptr float, ptr %v213, i64 %v234
  store <16 x float> %v420, ptr %v421, align 4
  %v422 = add i64 %v234, 16
  store i64 %v422, ptr %v232
  %v423 = icmp slt i64 %v422, %v231
  br i1 %v423, label %loop.16, label %done.17
done.17:
  %v425 = icmp eq i64 %v231, 64
  br i1 %v425, label %then.18, label %else.19
then.18:
  %v426 = load <16 x float>, ptr %v213, align 4
  %v427 = getelementptr float, ptr %v213, i64 32
  %v428 = load <16 x float>, ptr %v427, align 4
  %v429 = fadd <16 x float> %v426, %v428
  %v430 = getelementptr float, ptr %v213, i64 16
  %v431 = load <16 x float>, ptr %v430, align 4
  %v432 = getelementptr float, ptr %v213, i64 48
  %v433 = load <16 x float>, ptr %v432, align 4
  %v434 = fadd <16 x float> %v431, %v433
  %v435 = fadd <16 x float> %v429, %v434
  store <16 x float> %v435, ptr %v424, align 4
  br label %done.20
else.19:
  store i64 %v231, ptr %v436
  br label %halve.21
halve.21:
  %v437 = load i64, ptr %v436
  %v438 = lshr i64 %v437, 1
  store i64 %v438, ptr %v436
  %v439 = icmp sge i64 %v438, 16
  br i1 %v439, label %stride.22, label %done.23
stride.22:
  store i64 0, ptr %v440
  %v441 = icmp slt i64 0, %v438
  br i1 %v441, label %loop.24, label %done.25
loop.24:
  %v442 = load i64, ptr %v440
  %v443 = getelementptr float, ptr %v213, i64 %v442
  %v444 = load <16 x float>, ptr %v443, align 4
  %v445 = add i64 %v442, %v438
  %v446 = getelementptr float, ptr %v213, i64 %v445
  %v447 = load <16 x float>, ptr %v446, align 4
  %v448 = fadd <16 x float> %v444, %v447
  %v449 = getelementptr float, ptr %v213, i64 %v442
  store <16 x float> %v448, ptr %v449, align 4
  %v450 = add i64 %v442, 16
  store i64 %v450, ptr %v440
  %v451 = icmp slt i64 %v450, %v438
  br i1 %v451, label %loop.24, label %done.25
done.25:
  br label %halve.21
done.23:
  %v452 = load <16 x float>, ptr %v213, align 4
  store <16 x float> %v452, ptr %v424, align 4
  br label %done.20
done.20:
  %v453 = load <16 x float>, ptr %v424, align 4
  store <16 x float> %v453, ptr %v214, align 4
  br label %done.15
else.14:
  %v454 = sub i64 %v222, %v220
  %v455 = and i64 %v454, -16
  %v456 = add i64 %v220, %v455
  store i64 %v220, ptr %v457
  %v458 = icmp slt i64 %v220, %v456
  br i1 %v458, label %loop.26, label %done.27
loop.26:
  %v459 = load i64, ptr %v457
  %v460 = mul i64 %v5, %v30
  %v461 = add i64 %v460, %v459
  %v462 = getelementptr float, ptr %v28, i64 %v461
  %v463 = load <16 x float>, ptr %v462, align 4
  %v464 = insertelement <16 x float> poison, float %v210, i64 0
  %v465 = shufflevector <16 x float> %v464, <16 x float> poison, <16 x i32> zeroinitializer
  %v466 = fsub <16 x float> %v463, %v465
  %v467 = fcmp ogt <16 x float> %v466, splat (float 0x4056400000000000)
  %v468 = select <16 x i1> %v467, <16 x float> splat (float 0x4056400000000000), <16 x float> %v466
  %v469 = fcmp olt <16 x float> %v468, splat (float 0xC05A000000000000)
  %v470 = select <16 x i1> %v469, <16 x float> splat (float 0xC05A000000000000), <16 x float> %v468
  %v471 = fmul <16 x float> %v470, splat (float 0x3FF7154760000000)
  %v472 = fadd <16 x float> %v471, splat (float 0x4168001FC0000000)
  %v473 = fsub <16 x float> %v472, splat (float 0x4168001FC0000000)
  %v474 = bitcast <16 x float> %v472 to <16 x i32>
  %v475 = fmul <16 x float> %v473, splat (float 0x3EB7F7D1C0000000)
  %v476 = fmul <16 x float> %v473, splat (float 0x3FE62E4000000000)
  %v477 = fsub <16 x float> %v470, %v476
  %v478 = fsub <16 x float> %v477, %v475
  %v479 = fmul <16 x float> splat (float 0x3F56C53940000000), %v478
  %v480 = fadd <16 x float> %v479, splat (float 0x3F8123BFE0000000)
  %v481 = fmul <16 x float> %v480, %v478
  %v482 = fadd <16 x float> %v481, splat (float 0x3FA5556580000000)
  %v483 = fmul <16 x float> %v482, %v478
  %v484 = fadd <16 x float> %v483, splat (float 0x3FC55548E0000000)
  %v485 = fmul <16 x float> %v484, %v478
  %v486 = fadd <16 x float> %v485, splat (float 0x3FDFFFFFE0000000)
  %v487 = fmul <16 x float> %v478, %v478
  %v488 = fmul <16 x float> %v487, %v486
  %v489 = fadd <16 x float> %v478, %v488
  %v490 = fadd <16 x float> %v489, splat (float 0x3FF0000000000000)
  %v491 = and <16 x i32> splat (i32 1), splat (i32 31)
  %v492 = lshr <16 x i32> %v474, %v491
  %v493 = sub <16 x i32> %v474, %v492
  %v494 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v495 = shl <16 x i32> %v493, %v494
  %v496 = bitcast <16 x i32> %v495 to <16 x float>
  %v497 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v498 = shl <16 x i32> %v492, %v497
  %v499 = bitcast <16 x i32> %v498 to <16 x float>
  %v500 = fmul <16 x float> %v490, %v499
  %v501 = fmul <16 x float> %v500, %v496
  %v502 = getelementptr float, ptr %v8, i64 %v459
  store <16 x float> %v501, ptr %v502, align 4
  %v503 = sub i64 %v459, %v220
  %v504 = getelementptr float, ptr %v213, i64 %v503
  store <16 x float> %v501, ptr %v504, align 4
  %v505 = add i64 %v459, 16
  store i64 %v505, ptr %v457
  %v506 = icmp slt i64 %v505, %v456
  br i1 %v506, label %loop.26, label %done.27
done.27:
  %v507 = sub i64 %v222, %v456
  %v508 = icmp sgt i64 %v507, 0
  br i1 %v508, label %tail.28, label %done.29
tail.28:
  %v509 = trunc i64 %v507 to i32
  %v510 = insertelement <16 x i32> poison, i32 %v509, i64 0
  %v511 = shufflevector <16 x i32> %v510, <16 x i32> poison, <16 x i32> zeroinitializer
  %v512 = icmp ult <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v511
  %v513 = mul i64 %v5, %v30
  %v514 = add i64 %v513, %v456
  %v515 = getelementptr float, ptr %v28, i64 %v514
  %v516 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v515, i32 4, <16 x i1> %v512, <16 x float> zeroinitializer)
  %v517 = insertelement <16 x float> poison, float %v210, i64 0
  %v518 = shufflevector <16 x float> %v517, <16 x float> poison, <16 x i32> zeroinitializer
  %v519 = fsub <16 x float> %v516, %v518
  %v520 = fcmp ogt <16 x float> %v519, splat (float 0x4056400000000000)
  %v521 = select <16 x i1> %v520, <16 x float> splat (float 0x4056400000000000), <16 x float> %v519
  %v522 = fcmp olt <16 x float> %v521, splat (float 0xC05A000000000000)
  %v523 = select <16 x i1> %v522, <16 x float> splat (float 0xC05A000000000000), <16 x float> %v521
  %v524 = fmul <16 x float> %v523, splat (float 0x3FF7154760000000)
  %v525 = fadd <16 x float> %v524, splat (float 0x4168001FC0000000)
  %v526 = fsub <16 x float> %v525, splat (float 0x4168001FC0000000)
  %v527 = bitcast <16 x float> %v525 to <16 x i32>
  %v528 = fmul <16 x float> %v526, splat (float 0x3EB7F7D1C0000000)
  %v529 = fmul <16 x float> %v526, splat (float 0x3FE62E4000000000)
  %v530 = fsub <16 x float> %v523, %v529
  %v531 = fsub <16 x float> %v530, %v528
  %v532 = fmul <16 x float> splat (float 0x3F56C53940000000), %v531
  %v533 = fadd <16 x float> %v532, splat (float 0x3F8123BFE0000000)
  %v534 = fmul <16 x float> %v533, %v531
  %v535 = fadd <16 x float> %v534, splat (float 0x3FA5556580000000)
  %v536 = fmul <16 x float> %v535, %v531
  %v537 = fadd <16 x float> %v536, splat (float 0x3FC55548E0000000)
  %v538 = fmul <16 x float> %v537, %v531
  %v539 = fadd <16 x float> %v538, splat (float 0x3FDFFFFFE0000000)
  %v540 = fmul <16 x float> %v531, %v531
  %v541 = fmul <16 x float> %v540, %v539
  %v542 = fadd <16 x float> %v531, %v541
  %v543 = fadd <16 x float> %v542, splat (float 0x3FF0000000000000)
  %v544 = and <16 x i32> splat (i32 1), splat (i32 31)
  %v545 = lshr <16 x i32> %v527, %v544
  %v546 = sub <16 x i32> %v527, %v545
  %v547 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v548 = shl <16 x i32> %v546, %v547
  %v549 = bitcast <16 x i32> %v548 to <16 x float>
  %v550 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v551 = shl <16 x i32> %v545, %v550
  %v552 = bitcast <16 x i32> %v551 to <16 x float>
  %v553 = fmul <16 x float> %v543, %v552
  %v554 = fmul <16 x float> %v553, %v549
  %v555 = getelementptr float, ptr %v8, i64 %v456
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v554, ptr %v555, i32 4, <16 x i1> %v512)
  %v556 = select <16 x i1> %v512, <16 x float> %v554, <16 x float> splat (float 0x8000000000000000)
  %v557 = sub i64 %v456, %v220
  %v558 = getelementptr float, ptr %v213, i64 %v557
  store <16 x float> %v556, ptr %v558, align 4
  br label %done.29
done.29:
  %v559 = sub i64 %v223, 1
  %v560 = call i64 @llvm.ctlz.i64(i64 %v559, i1 false)
  %v561 = sub i64 64, %v560
  %v562 = shl i64 1, %v561
  %v563 = call i64 @llvm.smax.i64(i64 %v562, i64 16)
  %v564 = add i64 %v223, 15
  %v565 = and i64 %v564, -16
  store i64 %v565, ptr %v566
  %v567 = icmp slt i64 %v565, %v563
  br i1 %v567, label %loop.30, label %done.31
loop.30:
  %v568 = load i64, ptr %v566
  %v569 = getelementptr float, ptr %v213, i64 %v568
  store <16 x float> splat (float 0x8000000000000000), ptr %v569, align 4
  %v570 = add i64 %v568, 16
  store i64 %v570, ptr %v566
  %v571 = icmp slt i64 %v570, %v563
  br i1 %v571, label %loop.30, label %done.31
done.31:
  store i64 %v563, ptr %v572
  br label %halve.32
halve.32:
  %v573 = load i64, ptr %v572
  %v574 = lshr i64 %v573, 1
  store i64 %v574, ptr %v572
  %v575 = icmp sge i64 %v574, 16
  br i1 %v575, label %stride.33, label %done.34
stride.33:
  store i64 0, ptr %v576
  %v577 = icmp slt i64 0, %v574
  br i1 %v577, label %loop.35, label %done.36
loop.35:
  %v578 = load i64, ptr %v576
  %v579 = getelementptr float, ptr %v213, i64 %v578
  %v580 = load <16 x float>, ptr %v579, align 4
  %v581 = add i64 %v578, %v574
  %v582 = getelementptr float, ptr %v213, i64 %v581
  %v583 = load <16 x float>, ptr %v582, align 4
  %v584 = fadd <16 x float> %v580, %v583
  %v585 = getelementptr float, ptr %v213, i64 %v578
  store <16 x float> %v584, ptr %v585, align 4
  %v586 = add i64 %v578, 16
  store i64 %v586, ptr %v576
  %v587 = icmp slt i64 %v586, %v574
  br i1 %v587, label %loop.35, label %done.36
done.36:
  br label %halve.32
done.34:
  %v588 = load <16 x float>, ptr %v213, align 4
  store <16 x float> %v588, ptr %v214, align 4
  br label %done.15
done.15:
  %v589 = load <16 x float>, ptr %v214, align 4
  %v590 = shufflevector <16 x float> %v589, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v591 = shufflevector <16 x float> %v589, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v592 = fadd <8 x float> %v590, %v591
  %v593 = shufflevector <8 x float> %v592, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v594 = shufflevector <8 x float> %v592, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v595 = fadd <4 x float> %v593, %v594
  %v596 = shufflevector <4 x float> %v595, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v597 = shufflevector <4 x float> %v595, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v598 = fadd <2 x float> %v596, %v597
  %v599 = extractelement <2 x float> %v598, i64 0
  %v600 = extractelement <2 x float> %v598, i64 1
  %v601 = fadd float %v599, %v600
  br i1 %v217, label %then.37, label %else.38
then.37:
  %v604 = load i64, ptr %v215
  %v605 = add i64 %v604, 1
  %v606 = getelementptr float, ptr %v216, i64 %v604
  store float %v601, ptr %v606, align 4
  store i64 %v605, ptr %v215
  %v607 = icmp eq i64 %v605, 256
  br i1 %v607, label %then.40, label %done.41
then.40:
  call void %v603(ptr %v215, ptr %v216, i64 1)
  br label %done.41
done.41:
  br label %done.39
else.38:
  store float %v601, ptr %v212, align 4
  br label %done.39
done.39:
  %v608 = add i64 %v220, 256
  store i64 %v608, ptr %v218
  %v609 = icmp slt i64 %v608, %v211
  br i1 %v609, label %loop.11, label %done.12
done.12:
  br i1 %v217, label %then.42, label %done.43
then.42:
  call void %v612(ptr %v215, ptr %v216, ptr %v610, i64 1)
  %v613 = load float, ptr %v610, align 4
  store float %v613, ptr %v212, align 4
  br label %done.43
done.43:
  %v614 = load float, ptr %v212, align 4
  %v615 = icmp eq i64 %v211, 0
  %v616 = select i1 %v615, float 0x0000000000000000, float %v614
  %v617 = call i64 @llvm.smax.i64(i64 %v10, i64 0)
  %v618 = and i64 %v617, -16
  store i64 0, ptr %v619
  %v620 = icmp slt i64 0, %v618
  br i1 %v620, label %loop.44, label %done.45
loop.44:
  %v621 = load i64, ptr %v619
  %v622 = getelementptr float, ptr %v8, i64 %v621
  %v623 = load <16 x float>, ptr %v622, align 4
  %v624 = insertelement <16 x float> poison, float %v616, i64 0
  %v625 = shufflevector <16 x float> %v624, <16 x float> poison, <16 x i32> zeroinitializer
  %v626 = fdiv <16 x float> %v623, %v625
  %v627 = fcmp uno <16 x float> %v626, %v626
  %v628 = select <16 x i1> %v627, <16 x float> splat (float 0x7FF8000000000000), <16 x float> %v626
  %v633 = mul i64 %v5, %v632
  %v634 = add i64 %v633, %v621
  %v635 = getelementptr float, ptr %v630, i64 %v634
  store <16 x float> %v628, ptr %v635, align 4
  %v636 = add i64 %v621, 16
  store i64 %v636, ptr %v619
  %v637 = icmp slt i64 %v636, %v618
  br i1 %v637, label %loop.44, label %done.45
done.45:
  %v638 = sub i64 %v617, %v618
  %v639 = icmp sgt i64 %v638, 0
  br i1 %v639, label %tail.46, label %done.47
tail.46:
  %v640 = trunc i64 %v638 to i32
  %v641 = insertelement <16 x i32> poison, i32 %v640, i64 0
  %v642 = shufflevector <16 x i32> %v641, <16 x i32> poison, <16 x i32> zeroinitializer
  %v643 = icmp ult <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v642
  %v644 = getelementptr float, ptr %v8, i64 %v618
  %v645 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v644, i32 4, <16 x i1> %v643, <16 x float> zeroinitializer)
  %v646 = insertelement <16 x float> poison, float %v616, i64 0
  %v647 = shufflevector <16 x float> %v646, <16 x float> poison, <16 x i32> zeroinitializer
  %v648 = fdiv <16 x float> %v645, %v647
  %v649 = fcmp uno <16 x float> %v648, %v648
  %v650 = select <16 x i1> %v649, <16 x float> splat (float 0x7FF8000000000000), <16 x float> %v648
  %v651 = mul i64 %v5, %v632
  %v652 = add i64 %v651, %v618
  %v653 = getelementptr float, ptr %v630, i64 %v652
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v650, ptr %v653, i32 4, <16 x i1> %v643)
  br label %done.47
done.47:
  %v654 = add i64 %v3, 1
  store i64 %v654, ptr %v1
  %v655 = icmp slt i64 %v654, %last
  br i1 %v655, label %loop.1, label %done.2
done.2:
  ret void
}
attributes #0 = { nounwind }
attributes #1 = { nounwind noinline optnone }
!0 = !{i32 1}
