; gated_norm_eb71e545
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
  %v4 = getelementptr inbounds i64, ptr %args, i64 25
  %v5 = getelementptr inbounds i64, ptr %args, i64 1
  %v6 = load i64, ptr %v5, align 8
  %v8 = getelementptr inbounds i64, ptr %args, i64 28
  %v9 = getelementptr inbounds i64, ptr %args, i64 18
  %v10 = getelementptr inbounds i64, ptr %args, i64 19
  %v11 = getelementptr inbounds i64, ptr %args, i64 24
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
  %v154 = alloca i64
  %v180 = alloca <16 x float>
  %v227 = alloca i64
  %v233 = alloca i64
  %v237 = alloca i64
  %v264 = getelementptr inbounds i64, ptr %args, i64 26
  %v265 = load ptr, ptr %v264, align 8
  %v272 = alloca float
  %v273 = getelementptr inbounds i64, ptr %args, i64 27
  %v274 = load ptr, ptr %v273, align 8
  %v279 = getelementptr inbounds i64, ptr %args, i64 25
  %v280 = load float, ptr %v279, align 8
  %v292 = alloca i64
  %v303 = getelementptr inbounds i64, ptr %args, i64 5
  %v304 = load ptr, ptr %v303, align 8
  %v308 = getelementptr inbounds i64, ptr %args, i64 8
  %v309 = load ptr, ptr %v308, align 8
  %v310 = getelementptr inbounds i64, ptr %args, i64 11
  %v311 = load i64, ptr %v310, align 8
  %v355 = getelementptr inbounds i64, ptr %args, i64 13
  %v356 = load ptr, ptr %v355, align 8
  %v357 = getelementptr inbounds i64, ptr %args, i64 16
  %v358 = load i64, ptr %v357, align 8
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
  %v151 = sub i64 %v19, %v17
  %v152 = and i64 %v151, -16
  %v153 = add i64 %v17, %v152
  store i64 %v17, ptr %v154
  %v155 = icmp slt i64 %v17, %v153
  br i1 %v155, label %loop.10, label %done.11
loop.10:
  %v156 = load i64, ptr %v154
  %v157 = mul i64 %v5, %v24
  %v158 = add i64 %v157, %v156
  %v159 = getelementptr float, ptr %v22, i64 %v158
  %v160 = load <16 x float>, ptr %v159, align 4
  %v161 = fmul <16 x float> %v160, %v160
  %v162 = sub i64 %v156, %v17
  %v163 = getelementptr float, ptr %v10, i64 %v162
  store <16 x float> %v161, ptr %v163, align 4
  %v164 = add i64 %v156, 16
  store i64 %v164, ptr %v154
  %v165 = icmp slt i64 %v164, %v153
  br i1 %v165, label %loop.10, label %done.11
done.11:
  %v166 = sub i64 %v19, %v153
  %v167 = icmp sgt i64 %v166, 0
  br i1 %v167, label %tail.12, label %done.13
tail.12:
  %v168 = trunc i64 %v166 to i32
  %v169 = insertelement <16 x i32> poison, i32 %v168, i64 0
  %v170 = shufflevector <16 x i32> %v169, <16 x i32> poison, <16 x i32> zeroinitializer
  %v171 = icmp ult <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v170
  %v172 = mul i64 %v5, %v24
  %v173 = add i64 %v172, %v153
  %v174 = getelementptr float, ptr %v22, i64 %v173
  %v175 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v174, i32 4, <16 x i1> %v171, <16 x float> zeroinitializer)
  %v176 = fmul <16 x float> %v175, %v175
  %v177 = select <16 x i1> %v171, <16 x float> %v176, <16 x float> splat (float 0x8000000000000000)
  %v178 = sub i64 %v153, %v17
  %v179 = getelementptr float, ptr %v10, i64 %v178
  store <16 x float> %v177, ptr %v179, align 4
  br label %done.13
done.13:
  %v181 = icmp eq i64 %v20, 128
  br i1 %v181, label %then.14, label %else.15
then.14:
  %v182 = load <16 x float>, ptr %v10, align 4
  %v183 = getelementptr float, ptr %v10, i64 64
  %v184 = load <16 x float>, ptr %v183, align 4
  %v185 = fadd <16 x float> %v182, %v184
  %v186 = getelementptr float, ptr %v10, i64 32
  %v187 = load <16 x float>, ptr %v186, align 4
  %v188 = getelementptr float, ptr %v10, i64 96
  %v189 = load <16 x float>, ptr %v188, align 4
  %v190 = fadd <16 x float> %v187, %v189
  %v191 = fadd <16 x float> %v185, %v190
  %v192 = getelementptr float, ptr %v10, i64 16
  %v193 = load <16 x float>, ptr %v192, align 4
  %v194 = getelementptr float, ptr %v10, i64 80
  %v195 = load <16 x float>, ptr %v194, align 4
  %v196 = fadd <16 x float> %v193, %v195
  %v197 = getelementptr float, ptr %v10, i64 48
  %v198 = load <16 x float>, ptr %v197, align 4
  %v199 = getelementptr float, ptr %v10, i64 112
  %v200 = load <16 x float>, ptr %v199, align 4
  %v201 = fadd <16 x float> %v198, %v200
  %v202 = fadd <16 x float> %v196, %v201
  %v203 = fadd <16 x float> %v191, %v202
  store <16 x float> %v203, ptr %v180, align 4
  br label %done.16
else.15:
  %v204 = icmp eq i64 %v20, 64
  br i1 %v204, label %then.17, label %else.18
then.17:
  %v205 = load <16 x float>, ptr %v10, align 4
  %v206 = getelementptr float, ptr %v10, i64 32
  %v207 = load <16 x float>, ptr %v206, align 4
  %v208 = fadd <16 x float> %v205, %v207
  %v209 = getelementptr float, ptr %v10, i64 16
  %v210 = load <16 x float>, ptr %v209, align 4
  %v211 = getelementptr float, ptr %v10, i64 48
  %v212 = load <16 x float>, ptr %v211, align 4
  %v213 = fadd <16 x float> %v210, %v212
  %v214 = fadd <16 x float> %v208, %v213
  store <16 x float> %v214, ptr %v180, align 4
  br label %done.19
else.18:
  %v215 = icmp eq i64 %v20, 32
  br i1 %v215, label %then.20, label %else.21
then.20:
  %v216 = load <16 x float>, ptr %v10, align 4
  %v217 = getelementptr float, ptr %v10, i64 16
  %v218 = load <16 x float>, ptr %v217, align 4
  %v219 = fadd <16 x float> %v216, %v218
  store <16 x float> %v219, ptr %v180, align 4
  br label %done.22
else.21:
  %v220 = sub i64 %v20, 1
  %v221 = call i64 @llvm.ctlz.i64(i64 %v220, i1 false)
  %v222 = sub i64 64, %v221
  %v223 = shl i64 1, %v222
  %v224 = call i64 @llvm.smax.i64(i64 %v223, i64 16)
  %v225 = add i64 %v20, 15
  %v226 = and i64 %v225, -16
  store i64 %v226, ptr %v227
  %v228 = icmp slt i64 %v226, %v224
  br i1 %v228, label %loop.23, label %done.24
loop.23:
  %v229 = load i64, ptr %v227
  %v230 = getelementptr float, ptr %v10, i64 %v229
  store <16 x float> splat (float 0x8000000000000000), ptr %v230, align 4
  %v231 = add i64 %v229, 16
  store i64 %v231, ptr %v227
  %v232 = icmp slt i64 %v231, %v224
  br i1 %v232, label %loop.23, label %done.24
done.24:
  store i64 %v224, ptr %v233
  br label %halve.25
halve.25:
  %v234 = load i64, ptr %v233
  %v235 = lshr i64 %v234, 1
  store i64 %v235, ptr %v233
  %v236 = icmp sge i64 %v235, 16
  br i1 %v236, label %stride.26, label %done.27
stride.26:
  store i64 0, ptr %v237
  %v238 = icmp slt i64 0, %v235
  br i1 %v238, label %loop.28, label %done.29
loop.28:
  %v239 = load i64, ptr %v237
  %v240 = getelementptr float, ptr %v10, i64 %v239
  %v241 = load <16 x float>, ptr %v240, align 4
  %v242 = add i64 %v239, %v235
  %v243 = getelementptr float, ptr %v10, i64 %v242
  %v244 = load <16 x float>, ptr %v243, align 4
  %v245 = fadd <16 x float> %v241, %v244
  %v246 = getelementptr float, ptr %v10, i64 %v239
  store <16 x float> %v245, ptr %v246, align 4
  %v247 = add i64 %v239, 16
  store i64 %v247, ptr %v237
  %v248 = icmp slt i64 %v247, %v235
  br i1 %v248, label %loop.28, label %done.29
done.29:
  br label %halve.25
done.27:
  %v249 = load <16 x float>, ptr %v10, align 4
  store <16 x float> %v249, ptr %v180, align 4
  br label %done.22
done.22:
  br label %done.19
done.19:
  br label %done.16
done.16:
  %v250 = load <16 x float>, ptr %v180, align 4
  store <16 x float> %v250, ptr %v11, align 4
  br label %done.9
done.9:
  %v251 = load <16 x float>, ptr %v11, align 4
  %v252 = shufflevector <16 x float> %v251, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v253 = shufflevector <16 x float> %v251, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v254 = fadd <8 x float> %v252, %v253
  %v255 = shufflevector <8 x float> %v254, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v256 = shufflevector <8 x float> %v254, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v257 = fadd <4 x float> %v255, %v256
  %v258 = shufflevector <4 x float> %v257, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v259 = shufflevector <4 x float> %v257, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v260 = fadd <2 x float> %v258, %v259
  %v261 = extractelement <2 x float> %v260, i64 0
  %v262 = extractelement <2 x float> %v260, i64 1
  %v263 = fadd float %v261, %v262
  br i1 %v14, label %then.30, label %else.31
then.30:
  %v266 = load i64, ptr %v12
  %v267 = add i64 %v266, 1
  %v268 = getelementptr float, ptr %v13, i64 %v266
  store float %v263, ptr %v268, align 4
  store i64 %v267, ptr %v12
  %v269 = icmp eq i64 %v267, 256
  br i1 %v269, label %then.33, label %done.34
then.33:
  call void %v265(ptr %v12, ptr %v13, i64 1)
  br label %done.34
done.34:
  br label %done.32
else.31:
  store float %v263, ptr %v9, align 4
  br label %done.32
done.32:
  %v270 = add i64 %v17, 256
  store i64 %v270, ptr %v15
  %v271 = icmp slt i64 %v270, %v8
  br i1 %v271, label %loop.5, label %done.6
done.6:
  br i1 %v14, label %then.35, label %done.36
then.35:
  call void %v274(ptr %v12, ptr %v13, ptr %v272, i64 1)
  %v275 = load float, ptr %v272, align 4
  store float %v275, ptr %v9, align 4
  br label %done.36
done.36:
  %v276 = load float, ptr %v9, align 4
  %v277 = icmp eq i64 %v8, 0
  %v278 = select i1 %v277, float 0x0000000000000000, float %v276
  %v281 = fdiv float %v278, %v280
  %v282 = fadd float %v281, 0x3EB0C6F7A0000000
  %v283 = call float @llvm.sqrt.f32(float %v282)
  %v284 = fdiv float 0x3FF0000000000000, %v283
  %v285 = call i64 @llvm.smax.i64(i64 %v7, i64 0)
  %v286 = icmp sle i64 %v7, 65536
  %v287 = zext i1 %v286 to i64
  %v288 = add i64 %v5, %v287
  %v289 = mul i64 %v288, %v24
  %v290 = getelementptr float, ptr %v22, i64 %v289
  %v291 = and i64 %v285, -16
  store i64 0, ptr %v292
  %v293 = icmp slt i64 0, %v291
  br i1 %v293, label %loop.37, label %done.38
loop.37:
  %v294 = load i64, ptr %v292
  %v295 = getelementptr float, ptr %v290, i64 %v294
  call void @llvm.prefetch.p0(ptr %v295, i32 0, i32 3, i32 1)
  %v296 = mul i64 %v5, %v24
  %v297 = add i64 %v296, %v294
  %v298 = getelementptr float, ptr %v22, i64 %v297
  %v299 = load <16 x float>, ptr %v298, align 4
  %v300 = insertelement <16 x float> poison, float %v284, i64 0
  %v301 = shufflevector <16 x float> %v300, <16 x float> poison, <16 x i32> zeroinitializer
  %v302 = fmul <16 x float> %v299, %v301
  %v305 = getelementptr float, ptr %v304, i64 %v294
  %v306 = load <16 x float>, ptr %v305, align 4
  %v307 = fmul <16 x float> %v302, %v306
  %v312 = mul i64 %v5, %v311
  %v313 = add i64 %v312, %v294
  %v314 = getelementptr float, ptr %v309, i64 %v313
  %v315 = load <16 x float>, ptr %v314, align 4
  %v316 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %v315)
  %v317 = fneg <16 x float> %v316
  %v318 = fcmp olt <16 x float> %v317, splat (float 0xC05A000000000000)
  %v319 = select <16 x i1> %v318, <16 x float> splat (float 0xC05A000000000000), <16 x float> %v317
  %v320 = fmul <16 x float> %v319, splat (float 0x3FF7154760000000)
  %v321 = fadd <16 x float> %v320, splat (float 0x41680017E0000000)
  %v322 = fsub <16 x float> %v321, splat (float 0x41680017E0000000)
  %v323 = bitcast <16 x float> %v321 to <16 x i32>
  %v324 = fmul <16 x float> %v322, splat (float 0x3EB7F7D1C0000000)
  %v325 = fmul <16 x float> %v322, splat (float 0x3FE62E4000000000)
  %v326 = fsub <16 x float> %v319, %v325
  %v327 = fsub <16 x float> %v326, %v324
  %v328 = fmul <16 x float> splat (float 0x3F56C53940000000), %v327
  %v329 = fadd <16 x float> %v328, splat (float 0x3F8123BFE0000000)
  %v330 = fmul <16 x float> %v329, %v327
  %v331 = fadd <16 x float> %v330, splat (float 0x3FA5556580000000)
  %v332 = fmul <16 x float> %v331, %v327
  %v333 = fadd <16 x float> %v332, splat (float 0x3FC55548E0000000)
  %v334 = fmul <16 x float> %v333, %v327
  %v335 = fadd <16 x float> %v334, splat (float 0x3FDFFFFFE0000000)
  %v336 = fmul <16 x float> %v327, %v327
  %v337 = fmul <16 x float> %v336, %v335
  %v338 = fadd <16 x float> %v327, %v337
  %v339 = fadd <16 x float> %v338, splat (float 0x3FF0000000000000)
  %v340 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v341 = shl <16 x i32> %v323, %v340
  %v342 = bitcast <16 x i32> %v341 to <16 x float>
  %v343 = fmul <16 x float> %v339, %v342
  %v344 = fmul <16 x float> %v343, splat (float 0x3BF0000000000000)
  %v345 = fcmp olt <16 x float> %v315, splat (float 0x0000000000000000)
  %v346 = select <16 x i1> %v345, <16 x float> %v344, <16 x float> splat (float 0x3FF0000000000000)
  %v347 = fadd <16 x float> %v344, splat (float 0x3FF0000000000000)
  %v348 = fcmp olt <16 x float> %v315, splat (float 0xC7EFFFFFE0000000)
  %v349 = select <16 x i1> %v348, <16 x float> splat (float 0xC7EFFFFFE0000000), <16 x float> %v315
  %v350 = fmul <16 x float> %v349, %v346
  %v351 = fdiv <16 x float> %v350, %v347
  %v352 = fmul <16 x float> %v307, %v351
  %v353 = fcmp uno <16 x float> %v352, %v352
  %v354 = select <16 x i1> %v353, <16 x float> splat (float 0x7FF8000000000000), <16 x float> %v352
  %v359 = mul i64 %v5, %v358
  %v360 = add i64 %v359, %v294
  %v361 = getelementptr float, ptr %v356, i64 %v360
  store <16 x float> %v354, ptr %v361, align 4
  %v362 = add i64 %v294, 16
  store i64 %v362, ptr %v292
  %v363 = icmp slt i64 %v362, %v291
  br i1 %v363, label %loop.37, label %done.38
done.38:
  %v364 = sub i64 %v285, %v291
  %v365 = icmp sgt i64 %v364, 0
  br i1 %v365, label %tail.39, label %done.40
tail.39:
  %v366 = trunc i64 %v364 to i32
  %v367 = insertelement <16 x i32> poison, i32 %v366, i64 0
  %v368 = shufflevector <16 x i32> %v367, <16 x i32> poison, <16 x i32> zeroinitializer
  %v369 = icmp ult <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v368
  %v370 = getelementptr float, ptr %v290, i64 %v291
  call void @llvm.prefetch.p0(ptr %v370, i32 0, i32 3, i32 1)
  %v371 = mul i64 %v5, %v24
  %v372 = add i64 %v371, %v291
  %v373 = getelementptr float, ptr %v22, i64 %v372
  %v374 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v373, i32 4, <16 x i1> %v369, <16 x float> zeroinitializer)
  %v375 = insertelement <16 x float> poison, float %v284, i64 0
  %v376 = shufflevector <16 x float> %v375, <16 x float> poison, <16 x i32> zeroinitializer
  %v377 = fmul <16 x float> %v374, %v376
  %v378 = getelementptr float, ptr %v304, i64 %v291
  %v379 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v378, i32 4, <16 x i1> %v369, <16 x float> zeroinitializer)
  %v380 = fmul <16 x float> %v377, %v379
  %v381 = mul i64 %v5, %v311
  %v382 = add i64 %v381, %v291
  %v383 = getelementptr float, ptr %v309, i64 %v382
  %v384 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v383, i32 4, <16 x i1> %v369, <16 x float> zeroinitializer)
  %v385 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %v384)
  %v386 = fneg <16 x float> %v385
  %v387 = fcmp olt <16 x float> %v386, splat (float 0xC05A000000000000)
  %v388 = select <16 x i1> %v387, <16 x float> splat (float 0xC05A000000000000), <16 x float> %v386
  %v389 = fmul <16 x float> %v388, splat (float 0x3FF7154760000000)
  %v390 = fadd <16 x float> %v389, splat (float 0x41680017E0000000)
  %v391 = fsub <16 x float> %v390, splat (float 0x41680017E0000000)
  %v392 = bitcast <16 x float> %v390 to <16 x i32>
  %v393 = fmul <16 x float> %v391, splat (float 0x3EB7F7D1C0000000)
  %v394 = fmul <16 x float> %v391, splat (float 0x3FE62E4000000000)
  %v395 = fsub <16 x float> %v388, %v394
  %v396 = fsub <16 x float> %v395, %v393
  %v397 = fmul <16 x float> splat (float 0x3F56C53940000000), %v396
  %v398 = fadd <16 x float> %v397, splat (float 0x3F8123BFE0000000)
  %v399 = fmul <16 x float> %v398, %v396
  %v400 = fadd <16 x float> %v399, splat (float 0x3FA5556580000000)
  %v401 = fmul <16 x float> %v400, %v396
  %v402 = fadd <16 x float> %v401, splat (float 0x3FC55548E0000000)
  %v403 = fmul <16 x float> %v402, %v396
  %v404 = fadd <16 x float> %v403, splat (float 0x3FDFFFFFE0000000)
  %v405 = fmul <16 x float> %v396, %v396
  %v406 = fmul <16 x float> %v405, %v404
  %v407 = fadd <16 x float> %v396, %v406
  %v408 = fadd <16 x float> %v407, splat (float 0x3FF0000000000000)
  %v409 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v410 = shl <16 x i32> %v392, %v409
  %v411 = bitcast <16 x i32> %v410 to <16 x float>
  %v412 = fmul <16 x float> %v408, %v411
  %v413 = fmul <16 x float> %v412, splat (float 0x3BF0000000000000)
  %v414 = fcmp olt <16 x float> %v384, splat (float 0x0000000000000000)
  %v415 = select <16 x i1> %v414, <16 x float> %v413, <16 x float> splat (float 0x3FF0000000000000)
  %v416 = fadd <16 x float> %v413, splat (float 0x3FF0000000000000)
  %v417 = fcmp olt <16 x float> %v384, splat (float 0xC7EFFFFFE0000000)
  %v418 = select <16 x i1> %v417, <16 x float> splat (float 0xC7EFFFFFE0000000), <16 x float> %v384
  %v419 = fmul <16 x float> %v418, %v415
  %v420 = fdiv <16 x float> %v419, %v416
  %v421 = fmul <16 x float> %v380, %v420
  %v422 = fcmp uno <16 x float> %v421, %v421
  %v423 = select <16 x i1> %v422, <16 x float> splat (float 0x7FF8000000000000), <16 x float> %v421
  %v424 = mul i64 %v5, %v358
  %v425 = add i64 %v424, %v291
  %v426 = getelementptr float, ptr %v356, i64 %v425
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v423, ptr %v426, i32 4, <16 x i1> %v369)
  br label %done.40
done.40:
  %v427 = add i64 %v3, 1
  store i64 %v427, ptr %v1
  %v428 = icmp slt i64 %v427, %last
  br i1 %v428, label %loop.1, label %done.2
done.2:
  ret void
}
attributes #0 = { nounwind }
attributes #1 = { nounwind noinline optnone }
!0 = !{i32 1}
