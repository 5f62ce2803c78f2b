; gated_norm_68e1ec3e
@zero = internal constant i64 0, align 8
declare <16 x float> @llvm.fabs.v16f32(<16 x float>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32 immarg, <16 x i1>, <16 x float>)
declare float @llvm.sqrt.f32(float)
declare i64 @llvm.ctlz.i64(i64, i1 immarg)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32 immarg, <16 x i1>)
declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)
define void @begin(ptr %args) #1 {
entry:
  %v1 = getelementptr inbounds i64, ptr %args, i64 2
  %v2 = load i64, ptr %v1, align 8
  %v4 = getelementptr inbounds i64, ptr %args, i64 23
  %v5 = getelementptr inbounds i64, ptr %args, i64 1
  %v6 = load i64, ptr %v5, align 8
  %v8 = getelementptr inbounds i64, ptr %args, i64 26
  %v9 = getelementptr inbounds i64, ptr %args, i64 18
  %v10 = getelementptr inbounds i64, ptr %args, i64 19
  %v11 = getelementptr inbounds i64, ptr %args, i64 22
  br label %start
start:
  %v3 = sitofp i64 %v2 to float
  store float %v3, ptr %v4, align 8
  %v7 = call i64 @llvm.smax.i64(i64 %v6, i64 0)
  store i64 %v7, ptr %v8, align 8
  store i64 1, ptr %v9, align 8
  store i64 %v7, ptr %v10, align 8
  store i64 0, ptr %v11, align 8
  ret void
}
define void @run(ptr %args, i64 %first, i64 %last, ptr %workspace) #0 {
entry:
  %v1 = alloca i64
  %v6 = getelementptr inbounds i64, ptr %args, i64 2
  %v7 = load i64, ptr %v6, align 8
  %v9 = alloca float
  %v10 = alloca [256 x float], align 64
  %v11 = alloca <16 x float>
  %v12 = alloca [6 x i64]
  %v13 = alloca [1536 x float], align 64
  %v15 = alloca i64
  %v22 = load ptr, ptr %args, align 8
  %v23 = getelementptr inbounds i64, ptr %args, i64 3
  %v24 = load i64, ptr %v23, align 8
  %v159 = alloca i64
  %v199 = alloca <16 x float>
  %v216 = alloca i64
  %v220 = alloca i64
  %v237 = alloca i64
  %v270 = alloca i64
  %v276 = alloca i64
  %v280 = alloca i64
  %v306 = getelementptr inbounds i64, ptr %args, i64 24
  %v307 = load ptr, ptr %v306, align 8
  %v314 = alloca float
  %v315 = getelementptr inbounds i64, ptr %args, i64 25
  %v316 = load ptr, ptr %v315, align 8
  %v321 = getelementptr inbounds i64, ptr %args, i64 23
  %v322 = load float, ptr %v321, align 8
  %v334 = alloca i64
  %v345 = getelementptr inbounds i64, ptr %args, i64 5
  %v346 = load ptr, ptr %v345, align 8
  %v350 = getelementptr inbounds i64, ptr %args, i64 8
  %v351 = load ptr, ptr %v350, align 8
  %v352 = getelementptr inbounds i64, ptr %args, i64 11
  %v353 = load i64, ptr %v352, align 8
  %v397 = getelementptr inbounds i64, ptr %args, i64 13
  %v398 = load ptr, ptr %v397, align 8
  %v399 = getelementptr inbounds i64, ptr %args, i64 16
  %v400 = load i64, ptr %v399, align 8
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
  store float 0x0000000000000000, ptr %v9, align 4
  %v14 = icmp sgt i64 %v8, 256
  br i1 %v14, label %then.3, label %done.4
then.3:
  store [6 x i64] zeroinitializer, ptr %v12
  br label %done.4
done.4:
  store i64 0, ptr %v15
  %v16 = icmp slt i64 0, %v8
  br i1 %v16, label %loop.5, label %done.6
loop.5:
  %v17 = load i64, ptr %v15
  %v18 = add i64 %v17, 256
  %v19 = call i64 @llvm.smin.i64(i64 %v18, i64 %v8)
  %v20 = sub i64 %v19, %v17
  %v21 = icmp eq i64 %v20, 256
  br i1 %v21, label %then.7, label %else.8
then.7:
  %v25 = mul i64 %v5, %v24
  %v26 = add i64 %v25, %v17
  %v27 = getelementptr float, ptr %v22, i64 %v26
  %v28 = getelementptr float, ptr %v27, i64 256
  call void @llvm.prefetch.p0(ptr %v28, i32 0, i32 3, i32 1)
  %v29 = getelementptr i8, ptr %v28, i64 64
  call void @llvm.prefetch.p0(ptr %v29, i32 0, i32 3, i32 1)
  %v30 = getelementptr i8, ptr %v28, i64 128
  call void @llvm.prefetch.p0(ptr %v30, i32 0, i32 3, i32 1)
  %v31 = getelementptr i8, ptr %v28, i64 192
  call void @llvm.prefetch.p0(ptr %v31, i32 0, i32 3, i32 1)
  %v32 = load <16 x float>, ptr %v27, align 4
  %v33 = fmul <16 x float> %v32, %v32
  %v34 = add i64 %v17, 64
  %v35 = mul i64 %v5, %v24
  %v36 = add i64 %v35, %v34
  %v37 = getelementptr float, ptr %v22, i64 %v36
  %v38 = load <16 x float>, ptr %v37, align 4
  %v39 = fmul <16 x float> %v38, %v38
  %v40 = add i64 %v17, 128
  %v41 = mul i64 %v5, %v24
  %v42 = add i64 %v41, %v40
  %v43 = getelementptr float, ptr %v22, i64 %v42
  %v44 = load <16 x float>, ptr %v43, align 4
  %v45 = fmul <16 x float> %v44, %v44
  %v46 = add i64 %v17, 192
  %v47 = mul i64 %v5, %v24
  %v48 = add i64 %v47, %v46
  %v49 = getelementptr float, ptr %v22, i64 %v48
  %v50 = load <16 x float>, ptr %v49, align 4
  %v51 = fmul <16 x float> %v50, %v50
  %v52 = fadd <16 x float> %v39, %v51
  %v53 = fadd <16 x float> %v33, %v45
  %v54 = fadd <16 x float> %v53, %v52
  %v55 = add i64 %v17, 32
  %v56 = mul i64 %v5, %v24
  %v57 = add i64 %v56, %v55
  %v58 = getelementptr float, ptr %v22, i64 %v57
  %v59 = getelementptr float, ptr %v58, i64 352
  call void @llvm.prefetch.p0(ptr %v59, i32 0, i32 3, i32 1)
  %v60 = getelementptr i8, ptr %v59, i64 64
  call void @llvm.prefetch.p0(ptr %v60, i32 0, i32 3, i32 1)
  %v61 = getelementptr i8, ptr %v59, i64 128
  call void @llvm.prefetch.p0(ptr %v61, i32 0, i32 3, i32 1)
  %v62 = getelementptr i8, ptr %v59, i64 192
  call void @llvm.prefetch.p0(ptr %v62, i32 0, i32 3, i32 1)
  %v63 = load <16 x float>, ptr %v58, align 4
  %v64 = fmul <16 x float> %v63, %v63
  %v65 = add i64 %v17, 96
  %v66 = mul i64 %v5, %v24
  %v67 = add i64 %v66, %v65
  %v68 = getelementptr float, ptr %v22, i64 %v67
  %v69 = load <16 x float>, ptr %v68, align 4
  %v70 = fmul <16 x float> %v69, %v69
  %v71 = add i64 %v17, 160
  %v72 = mul i64 %v5, %v24
  %v73 = add i64 %v72, %v71
  %v74 = getelementptr float, ptr %v22, i64 %v73
  %v75 = load <16 x float>, ptr %v74, align 4
  %v76 = fmul <16 x float> %v75, %v75
  %v77 = add i64 %v17, 224
  %v78 = mul i64 %v5, %v24
  %v79 = add i64 %v78, %v77
  %v80 = getelementptr float, ptr %v22, i64 %v79
  %v81 = load <16 x float>, ptr %v80, align 4
  %v82 = fmul <16 x float> %v81, %v81
  %v83 = fadd <16 x float> %v70, %v82
  %v84 = fadd <16 x float> %v64, %v76
  %v85 = fadd <16 x float> %v84, %v83
  %v86 = fadd <16 x float> %v54, %v85
  %v87 = add i64 %v17, 16
  %v88 = mul i64 %v5, %v24
  %v89 = add i64 %v88, %v87
  %v90 = getelementptr float, ptr %v22, i64 %v89
  %v91 = getelementptr float, ptr %v90, i64 304
  call void @llvm.prefetch.p0(ptr %v91, i32 0, i32 3, i32 1)
  %v92 = getelementptr i8, ptr %v91, i64 64
  call void @llvm.prefetch.p0(ptr %v92, i32 0, i32 3, i32 1)
  %v93 = getelementptr i8, ptr %v91, i64 128
  call void @llvm.prefetch.p0(ptr %v93, i32 0, i32 3, i32 1)
  %v94 = getelementptr i8, ptr %v91, i64 192
  call void @llvm.prefetch.p0(ptr %v94, i32 0, i32 3, i32 1)
  %v95 = load <16 x float>, ptr %v90, align 4
  %v96 = fmul <16 x float> %v95, %v95
  %v97 = add i64 %v17, 80
  %v98 = mul i64 %v5, %v24
  %v99 = add i64 %v98, %v97
  %v100 = getelementptr float, ptr %v22, i64 %v99
  %v101 = load <16 x float>, ptr %v100, align 4
  %v102 = fmul <16 x float> %v101, %v101
  %v103 = add i64 %v17, 144
  %v104 = mul i64 %v5, %v24
  %v105 = add i64 %v104, %v103
  %v106 = getelementptr float, ptr %v22, i64 %v105
  %v107 = load <16 x float>, ptr %v106, align 4
  %v108 = fmul <16 x float> %v107, %v107
  %v109 = add i64 %v17, 208
  %v110 = mul i64 %v5, %v24
  %v111 = add i64 %v110, %v109
  %v112 = getelementptr float, ptr %v22, i64 %v111
  %v113 = load <16 x float>, ptr %v112, align 4
  %v114 = fmul <16 x float> %v113, %v113
  %v115 = fadd <16 x float> %v102, %v114
  %v116 = fadd <16 x float> %v96, %v108
  %v117 = fadd <16 x float> %v116, %v115
  %v118 = add i64 %v17, 48
  %v119 = mul i64 %v5, %v24
  %v120 = add i64 %v119, %v118
  %v121 = getelementptr float, ptr %v22, i64 %v120
  %v122 = getelementptr float, ptr %v121, i64 400
  call void @llvm.prefetch.p0(ptr %v122, i32 0, i32 3, i32 1)
  %v123 = getelementptr i8, ptr %v122, i64 64
  call void @llvm.prefetch.p0(ptr %v123, i32 0, i32 3, i32 1)
  %v124 = getelementptr i8, ptr %v122, i64 128
  call void @llvm.prefetch.p0(ptr %v124, i32 0, i32 3, i32 1)
  %v125 = getelementptr i8, ptr %v122, i64 192
  call void @llvm.prefetch.p0(ptr %v125, i32 0, i32 3, i32 1)
  %v126 = load <16 x float>, ptr %v121, align 4
  %v127 = fmul <16 x float> %v126, %v126
  %v128 = add i64 %v17, 112
  %v129 = mul i64 %v5, %v24
  %v130 = add i64 %v129, %v128
  %v131 = getelementptr float, ptr %v22, i64 %v130
  %v132 = load <16 x float>, ptr %v131, align 4
  %v133 = fmul <16 x float> %v132, %v132
  %v134 = add i64 %v17, 176
  %v135 = mul i64 %v5, %v24
  %v136 = add i64 %v135, %v134
  %v137 = getelementptr float, ptr %v22, i64 %v136
  %v138 = load <16 x float>, ptr %v137, align 4
  %v139 = fmul <16 x float> %v138, %v138
  %v140 = add i64 %v17, 240
  %v141 = mul i64 %v5, %v24
  %v142 = add i64 %v141, %v140
  %v143 = getelementptr float, ptr %v22, i64 %v142
  %v144 = load <16 x float>, ptr %v143, align 4
  %v145 = fmul <16 x float> %v144, %v144
  %v146 = fadd <16 x float> %v133, %v145
  %v147 = fadd <16 x float> %v127, %v139
  %v148 = fadd <16 x float> %v147, %v146
  %v149 = fadd <16 x float> %v117, %v148
  %v150 = fadd <16 x float> %v86, %v149
  store <16 x float> %v150, ptr %v11, align 4
  br label %done.9
else.8:
  %v151 = sub i64 %v20, 1
  %v152 = call i64 @llvm.ctlz.i64(i64 %v151, i1 false)
  %v153 = sub i64 64, %v152
  %v154 = shl i64 1, %v153
  %v155 = icmp eq i64 %v154, %v20
  %v156 = icmp sge i64 %v20, 64
  %v157 = and i1 %v155, %v156
  br i1 %v157, label %then.10, label %else.11
then.10:
  %v158 = lshr i64 %v20, 2
  store i64 0, ptr %v159
  %v160 = icmp slt i64 0, %v158
  br i1 %v160, label %loop.13, label %done.14
loop.13:
  %v161 = load i64, ptr %v159
  %v162 = add i64 %v17, %v161
  %v163 = mul i64 %v161, 3
  %v164 = add i64 %v163, %v20
  %v165 = mul i64 %v5, %v24
  %v166 = add i64 %v165, %v162
  %v167 = getelementptr float, ptr %v22, i64 %v166
  %v168 = getelementptr float, ptr %v167, i64 %v164
  call void @llvm.prefetch.p0(ptr %v168, i32 0, i32 3, i32 1)
  %v169 = getelementptr i8, ptr %v168, i64 64
  call void @llvm.prefetch.p0(ptr %v169, i32 0, i32 3, i32 1)
  %v170 = getelementptr i8, ptr %v168, i64 128
  call void @llvm.prefetch.p0(ptr %v170, i32 0, i32 3, i32 1)
  %v171 = getelementptr i8, ptr %v168, i64 192
  call void @llvm.prefetch.p0(ptr %v171, i32 0, i32 3, i32 1)
  %v172 = load <16 x float>, ptr %v167, align 4
  %v173 = fmul <16 x float> %v172, %v172
  %v174 = add i64 %v162, %v158
  %v175 = mul i64 %v5, %v24
  %v176 = add i64 %v175, %v174
  %v177 = getelementptr float, ptr %v22, i64 %v176
  %v178 = load <16 x float>, ptr %v177, align 4
  %v179 = fmul <16 x float> %v178, %v178
  %v180 = add i64 %v174, %v158
  %v181 = mul i64 %v5, %v24
  %v182 = add i64 %v181, %v180
  %v183 = getelementptr float, ptr %v22, i64 %v182
  %v184 = load <16 x float>, ptr %v183, align 4
  %v185 = fmul <16 x float> %v184, %v184
  %v186 = add i64 %v180, %v158
  %v187 = mul i64 %v5, %v24
  %v188 = add i64 %v187, %v186
  %v189 = getelementptr float, ptr %v22, i64 %v188
  %v190 = load <16 x float>, ptr %v189, align 4
  %v191 = fmul <16 x float> %v190, %v190
  %v192 = add i64 %v186, %v158
  %v193 = fadd <16 x float> %v173, %v185
  %v194 = fadd <16 x float> %v179, %v191
  %v195 = fadd <16 x float> %v193, %v194
  %v196 = getelementptr float, ptr %v10, i64 %v161
  store <16 x float> %v195, ptr %v196, align 4
  %v197 = add i64 %v161, 16
  store i64 %v197, ptr %v159
  %v198 = icmp slt i64 %v197, %v158
  br i1 %v198, label %loop.13, label %done.14
done.14:
  %v200 = icmp eq i64 %v158, 64
  br i1 %v200, label %then.15, label %else.16
then.15:
  %v201 = load <16 x float>, ptr %v10, align 4
  %v202 = getelementptr float, ptr %v10, i64 32
  %v203 = load <16 x float>, ptr %v202, align 4
  %v204 = fadd <16 x float> %v201, %v203
  %v205 = getelementptr float, ptr %v10, i64 16
  %v206 = load <16 x float>, ptr %v205, align 4
  %v207 = getelementptr float, ptr %v10, i64 48
  %v208 = load <16 x float>, ptr %v207, align 4
  %v209 = fadd <16 x float> %v206, %v208
  %v210 = fadd <16 x float> %v204, %v209
  store <16 x float> %v210, ptr %v199, align 4
  br label %done.17
else.16:
  %v211 = icmp eq i64 %v158, 32
  br i1 %v211, label %then.18, label %else.19
then.18:
  %v212 = load <16 x float>, ptr %v10, align 4
  %v213 = getelementptr float, ptr %v10, i64 16
  %v214 = load <16 x float>, ptr %v213, align 4
  %v215 = fadd <16 x float> %v212, %v214
  store <16 x float> %v215, ptr %v199, align 4
  br label %done.20
else.19:
  store i64 %v158, ptr %v216
  br label %halve.21
halve.21:
  %v217 = load i64, ptr %v216
  %v218 = lshr i64 %v217, 1
  store i64 %v218, ptr %v216
  %v219 = icmp sge i64 %v218, 16
  br i1 %v219, label %stride.22, label %done.23
stride.22:
  store i64 0, ptr %v220
  %v221 = icmp slt i64 0, %v218
  br i1 %v221, label %loop.24, label %done.25
loop.24:
  %v222 = load i64, ptr %v220
  %v223 = getelementptr float, ptr %v10, i64 %v222
  %v224 = load <16 x float>, ptr %v223, align 4
  %v225 = add i64 %v222, %v218
  %v226 = getelementptr float, ptr %v10, i64 %v225
  %v227 = load <16 x float>, ptr %v226, align 4
  %v228 = fadd <16 x float> %v224, %v227
  %v229 = getelementptr float, ptr %v10, i64 %v222
  store <16 x float> %v228, ptr %v229, align 4
  %v230 = add i64 %v222, 16
  store i64 %v230, ptr %v220
  %v231 = icmp slt i64 %v230, %v218
  br i1 %v231, label %loop.24, label %done.25
done.25:
  br label %halve.21
done.23:
  %v232 = load <16 x float>, ptr %v10, align 4
  store <16 x float> %v232, ptr %v199, align 4
  br label %done.20
done.20:
  br label %done.17
done.17:
  %v233 = load <16 x float>, ptr %v199, align 4
  store <16 x float> %v233, ptr %v11, align 4
  br label %done.12
else.11:
  %v234 = sub i64 %v19, %v17
  %v235 = and i64 %v234, -16
  %v236 = add i64 %v17, %v235
  store i64 %v17, ptr %v237
  %v238 = icmp slt i64 %v17, %v236
  br i1 %v238, label %loop.26, label %done.27
loop.26:
  %v239 = load i64, ptr %v237
  %v240 = mul i64 %v5, %v24
  %v241 = add i64 %v240, %v239
  %v242 = getelementptr float, ptr %v22, i64 %v241
  %v243 = load <16 x float>, ptr %v242, align 4
  %v244 = fmul <16 x float> %v243, %v243
  %v245 = sub i64 %v239, %v17
  %v246 = getelementptr float, ptr %v10, i64 %v245
  store <16 x float> %v244, ptr %v246, align 4
  %v247 = add i64 %v239, 16
  store i64 %v247, ptr %v237
  %v248 = icmp slt i64 %v247, %v236
  br i1 %v248, label %loop.26, label %done.27
done.27:
  %v249 = sub i64 %v19, %v236
  %v250 = icmp sgt i64 %v249, 0
  br i1 %v250, label %tail.28, label %done.29
tail.28:
  %v251 = trunc i64 %v249 to i32
  %v252 = insertelement <16 x i32> poison, i32 %v251, i64 0
  %v253 = shufflevector <16 x i32> %v252, <16 x i32> poison, <16 x i32> zeroinitializer
  %v254 = icmp ult <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v253
  %v255 = mul i64 %v5, %v24
  %v256 = add i64 %v255, %v236
  %v257 = getelementptr float, ptr %v22, i64 %v256
  %v258 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v257, i32 4, <16 x i1> %v254, <16 x float> zeroinitializer)
  %v259 = fmul <16 x float> %v258, %v258
  %v260 = select <16 x i1> %v254, <16 x float> %v259, <16 x float> splat (float 0x8000000000000000)
  %v261 = sub i64 %v236, %v17
  %v262 = getelementptr float, ptr %v10, i64 %v261
  store <16 x float> %v260, ptr %v262, align 4
  br label %done.29
done.29:
  %v263 = sub i64 %v20, 1
  %v264 = call i64 @llvm.ctlz.i64(i64 %v263, i1 false)
  %v265 = sub i64 64, %v264
  %v266 = shl i64 1, %v265
  %v267 = call i64 @llvm.smax.i64(i64 %v266, i64 16)
  %v268 = add i64 %v20, 15
  %v269 = and i64 %v268, -16
  store i64 %v269, ptr %v270
  %v271 = icmp slt i64 %v269, %v267
  br i1 %v271, label %loop.30, label %done.31
loop.30:
  %v272 = load i64, ptr %v270
  %v273 = getelementptr float, ptr %v10, i64 %v272
  store <16 x float> splat (float 0x8000000000000000), ptr %v273, align 4
  %v274 = add i64 %v272, 16
  store i64 %v274, ptr %v270
  %v275 = icmp slt i64 %v274, %v267
  br i1 %v275, label %loop.30, label %done.31
done.31:
  store i64 %v267, ptr %v276
  br label %halve.32
halve.32:
  %v277 = load i64, ptr %v276
  %v278 = lshr i64 %v277, 1
  store i64 %v278, ptr %v276
  %v279 = icmp sge i64 %v278, 16
  br i1 %v279, label %stride.33, label %done.34
stride.33:
  store i64 0, ptr %v280
  %v281 = icmp slt i64 0, %v278
  br i1 %v281, label %loop.35, label %done.36
loop.35:
  %v282 = load i64, ptr %v280
  %v283 = getelementptr float, ptr %v10, i64 %v282
  %v284 = load <16 x float>, ptr %v283, align 4
  %v285 = add i64 %v282, %v278
  %v286 = getelementptr float, ptr %v10, i64 %v285
  %v287 = load <16 x float>, ptr %v286, align 4
  %v288 = fadd <16 x float> %v284, %v287
  %v289 = getelementptr float, ptr %v10, i64 %v282
  store <16 x float> %v288, ptr %v289, align 4
  %v290 = add i64 %v282, 16
  store i64 %v290, ptr %v280
  %v291 = icmp slt i64 %v290, %v278
  br i1 %v291, label %loop.35, label %done.36
done.36:
  br label %halve.32
done.34:
  %v292 = load <16 x float>, ptr %v10, align 4
  store <16 x float> %v292, ptr %v11, align 4
  br label %done.12
done.12:
  br label %done.9
done.9:
  %v293 = load <16 x float>, ptr %v11, align 4
  %v294 = shufflevector <16 x float> %v293, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v295 = shufflevector <16 x float> %v293, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v296 = fadd <8 x float> %v294, %v295
  %v297 = shufflevector <8 x float> %v296, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v298 = shufflevector <8 x float> %v296, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v299 = fadd <4 x float> %v297, %v298
  %v300 = shufflevector <4 x float> %v299, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v301 = shufflevector <4 x float> %v299, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v302 = fadd <2 x float> %v300, %v301
  %v303 = extractelement <2 x float> %v302, i64 0
  %v304 = extractelement <2 x float> %v302, i64 1
  %v305 = fadd float %v303, %v304
  br i1 %v14, label %then.37, label %else.38
then.37:
  %v308 = load i64, ptr %v12
  %v309 = add i64 %v308, 1
  %v310 = getelementptr float, ptr %v13, i64 %v308
  store float %v305, ptr %v310, align 4
  store i64 %v309, ptr %v12
  %v311 = icmp eq i64 %v309, 256
  br i1 %v311, label %then.40, label %done.41
then.40:
  call void %v307(ptr %v12, ptr %v13, i64 1)
  br label %done.41
done.41:
  br label %done.39
else.38:
  store float %v305, ptr %v9, align 4
  br label %done.39
done.39:
  %v312 = add i64 %v17, 256
  store i64 %v312, ptr %v15
  %v313 = icmp slt i64 %v312, %v8
  br i1 %v313, label %loop.5, label %done.6
done.6:
  br i1 %v14, label %then.42, label %done.43
then.42:
  call void %v316(ptr %v12, ptr %v13, ptr %v314, i64 1)
  %v317 = load float, ptr %v314, align 4
  store float %v317, ptr %v9, align 4
  br label %done.43
done.43:
  %v318 = load float, ptr %v9, align 4
  %v319 = icmp eq i64 %v8, 0
  %v320 = select i1 %v319, float 0x0000000000000000, float %v318
  %v323 = fdiv float %v320, %v322
  %v324 = fadd float %v323, 0x3EB0C6F7A0000000
  %v325 = call float @llvm.sqrt.f32(float %v324)
  %v326 = fdiv float 0x3FF0000000000000, %v325
  %v327 = call i64 @llvm.smax.i64(i64 %v7, i64 0)
  %v328 = icmp sle i64 %v7, 65536
  %v329 = zext i1 %v328 to i64
  %v330 = add i64 %v5, %v329
  %v331 = mul i64 %v330, %v24
  %v332 = getelementptr float, ptr %v22, i64 %v331
  %v333 = and i64 %v327, -16
  store i64 0, ptr %v334
  %v335 = icmp slt i64 0, %v333
  br i1 %v335, label %loop.44, label %done.45
loop.44:
  %v336 = load i64, ptr %v334
  %v337 = getelementptr float, ptr %v332, i64 %v336
  call void @llvm.prefetch.p0(ptr %v337, i32 0, i32 3, i32 1)
  %v338 = mul i64 %v5, %v24
  %v339 = add i64 %v338, %v336
  %v340 = getelementptr float, ptr %v22, i64 %v339
  %v341 = load <16 x float>, ptr %v340, align 4
  %v342 = insertelement <16 x float> poison, float %v326, i64 0
  %v343 = shufflevector <16 x float> %v342, <16 x float> poison, <16 x i32> zeroinitializer
  %v344 = fmul <16 x float> %v341, %v343
  %v347 = getelementptr float, ptr %v346, i64 %v336
  %v348 = load <16 x float>, ptr %v347, align 4
  %v349 = fmul <16 x float> %v344, %v348
  %v354 = mul i64 %v5, %v353
  %v355 = add i64 %v354, %v336
  %v356 = getelementptr float, ptr %v351, i64 %v355
  %v357 = load <16 x float>, ptr %v356, align 4
  %v358 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %v357)
  %v359 = fneg <16 x float> %v358
  %v360 = fcmp olt <16 x float> %v359, splat (float 0xC05A000000000000)
  %v361 = select <16 x i1> %v360, <16 x float> splat (float 0xC05A000000000000), <16 x float> %v359
  %v362 = fmul <16 x float> %v361, splat (float 0x3FF7154760000000)
  %v363 = fadd <16 x float> %v362, splat (float 0x41680017E0000000)
  %v364 = fsub <16 x float> %v363, splat (float 0x41680017E0000000)
  %v365 = bitcast <16 x float> %v363 to <16 x i32>
  %v366 = fmul <16 x float> %v364, splat (float 0x3EB7F7D1C0000000)
  %v367 = fmul <16 x float> %v364, splat (float 0x3FE62E4000000000)
  %v368 = fsub <16 x float> %v361, %v367
  %v369 = fsub <16 x float> %v368, %v366
  %v370 = fmul <16 x float> splat (float 0x3F56C53940000000), %v369
  %v371 = fadd <16 x float> %v370, splat (float 0x3F8123BFE0000000)
  %v372 = fmul <16 x float> %v371, %v369
  %v373 = fadd <16 x float> %v372, splat (float 0x3FA5556580000000)
  %v374 = fmul <16 x float> %v373, %v369
  %v375 = fadd <16 x float> %v374, splat (float 0x3FC55548E0000000)
  %v376 = fmul <16 x float> %v375, %v369
  %v377 = fadd <16 x float> %v376, splat (float 0x3FDFFFFFE0000000)
  %v378 = fmul <16 x float> %v369, %v369
  %v379 = fmul <16 x float> %v378, %v377
  %v380 = fadd <16 x float> %v369, %v379
  %v381 = fadd <16 x float> %v380, splat (float 0x3FF0000000000000)
  %v382 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v383 = shl <16 x i32> %v365, %v382
  %v384 = bitcast <16 x i32> %v383 to <16 x float>
  %v385 = fmul <16 x float> %v381, %v384
  %v386 = fmul <16 x float> %v385, splat (float 0x3BF0000000000000)
  %v387 = fcmp olt <16 x float> %v357, splat (float 0x0000000000000000)
  %v388 = select <16 x i1> %v387, <16 x float> %v386, <16 x float> splat (float 0x3FF0000000000000)
  %v389 = fadd <16 x float> %v386, splat (float 0x3FF0000000000000)
  %v390 = fcmp olt <16 x float> %v357, splat (float 0xC7EFFFFFE0000000)
  %v391 = select <16 x i1> %v390, <16 x float> splat (float 0xC7EFFFFFE0000000), <16 x float> %v357
  %v392 = fmul <16 x float> %v391, %v388
  %v393 = fdiv <16 x float> %v392, %v389
  %v394 = fmul <16 x float> %v349, %v393
  %v395 = fcmp uno <16 x float> %v394, %v394
  %v396 = select <16 x i1> %v395, <16 x float> splat (float 0x7FF8000000000000), <16 x float> %v394
  %v401 = mul i64 %v5, %v400
  %v402 = add i64 %v401, %v336
  %v403 = getelementptr float, ptr %v398, i64 %v402
  store <16 x float> %v396, ptr %v403, align 4
  %v404 = add i64 %v336, 16
  store i64 %v404, ptr %v334
  %v405 = icmp slt i64 %v404, %v333
  br i1 %v405, label %loop.44, label %done.45
done.45:
  %v406 = sub i64 %v327, %v333
  %v407 = icmp sgt i64 %v406, 0
  br i1 %v407, label %tail.46, label %done.47
tail.46:
  %v408 = trunc i64 %v406 to i32
  %v409 = insertelement <16 x i32> poison, i32 %v408, i64 0
  %v410 = shufflevector <16 x i32> %v409, <16 x i32> poison, <16 x i32> zeroinitializer
  %v411 = icmp ult <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v410
  %v412 = getelementptr float, ptr %v332, i64 %v333
  call void @llvm.prefetch.p0(ptr %v412, i32 0, i32 3, i32 1)
  %v413 = mul i64 %v5, %v24
  %v414 = add i64 %v413, %v333
  %v415 = getelementptr float, ptr %v22, i64 %v414
  %v416 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v415, i32 4, <16 x i1> %v411, <16 x float> zeroinitializer)
  %v417 = insertelement <16 x float> poison, float %v326, i64 0
  %v418 = shufflevector <16 x float> %v417, <16 x float> poison, <16 x i32> zeroinitializer
  %v419 = fmul <16 x float> %v416, %v418
  %v420 = getelementptr float, ptr %v346, i64 %v333
  %v421 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v420, i32 4, <16 x i1> %v411, <16 x float> zeroinitializer)
  %v422 = fmul <16 x float> %v419, %v421
  %v423 = mul i64 %v5, %v353
  %v424 = add i64 %v423, %v333
  %v425 = getelementptr float, ptr %v351, i64 %v424
  %v426 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v425, i32 4, <16 x i1> %v411, <16 x float> zeroinitializer)
  %v427 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %v426)
  %v428 = fneg <16 x float> %v427
  %v429 = fcmp olt <16 x float> %v428, splat (float 0xC05A000000000000)
  %v430 = select <16 x i1> %v429, <16 x float> splat (float 0xC05A000000000000), <16 x float> %v428
  %v431 = fmul <16 x float> %v430, splat (float 0x3FF7154760000000)
  %v432 = fadd <16 x float> %v431, splat (float 0x41680017E0000000)
  %v433 = fsub <16 x float> %v432, splat (float 0x41680017E0000000)
  %v434 = bitcast <16 x float> %v432 to <16 x i32>
  %v435 = fmul <16 x float> %v433, splat (float 0x3EB7F7D1C0000000)
  %v436 = fmul <16 x float> %v433, splat (float 0x3FE62E4000000000)
  %v437 = fsub <16 x float> %v430, %v436
  %v438 = fsub <16 x float> %v437, %v435
  %v439 = fmul <16 x float> splat (float 0x3F56C53940000000), %v438
  %v440 = fadd <16 x float> %v439, splat (float 0x3F8123BFE0000000)
  %v441 = fmul <16 x float> %v440, %v438
  %v442 = fadd <16 x float> %v441, splat (float 0x3FA5556580000000)
  %v443 = fmul <16 x float> %v442, %v438
  %v444 = fadd <16 x float> %v443, splat (float 0x3FC55548E0000000)
  %v445 = fmul <16 x float> %v444, %v438
  %v446 = fadd <16 x float> %v445, splat (float 0x3FDFFFFFE0000000)
  %v447 = fmul <16 x float> %v438, %v438
  %v448 = fmul <16 x float> %v447, %v446
  %v449 = fadd <16 x float> %v438, %v448
  %v450 = fadd <16 x float> %v449, splat (float 0x3FF0000000000000)
  %v451 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v452 = shl <16 x i32> %v434, %v451
  %v453 = bitcast <16 x i32> %v452 to <16 x float>
  %v454 = fmul <16 x float> %v450, %v453
  %v455 = fmul <16 x float> %v454, splat (float 0x3BF0000000000000)
  %v456 = fcmp olt <16 x float> %v426, splat (float 0x0000000000000000)
  %v457 = select <16 x i1> %v456, <16 x float> %v455, <16 x float> splat (float 0x3FF0000000000000)
  %v458 = fadd <16 x float> %v455, splat (float 0x3FF0000000000000)
  %v459 = fcmp olt <16 x float> %v426, splat (float 0xC7EFFFFFE0000000)
  %v460 = select <16 x i1> %v459, <16 x float> splat (float 0xC7EFFFFFE0000000), <16 x float> %v426
  %v461 = fmul <16 x float> %v460, %v457
  %v462 = fdiv <16 x float> %v461, %v458
  %v463 = fmul <16 x float> %v422, %v462
  %v464 = fcmp uno <16 x float> %v463, %v463
  %v465 = select <16 x i1> %v464, <16 x float> splat (float 0x7FF8000000000000), <16 x float> %v463
  %v466 = mul i64 %v5, %v400
  %v467 = add i64 %v466, %v333
  %v468 = getelementptr float, ptr %v398, i64 %v467
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v465, ptr %v468, i32 4, <16 x i1> %v411)
  br label %done.47
done.47:
  %v469 = add i64 %v3, 1
  store i64 %v469, ptr %v1
  %v470 = icmp slt i64 %v469, %last
  br i1 %v470, label %loop.1, label %done.2
done.2:
  ret void
}
attributes #0 = { nounwind }
attributes #1 = { nounwind noinline optnone }
!0 = !{i32 1}
