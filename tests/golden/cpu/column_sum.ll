; column_sum_7ec1f1ac
@zero = internal constant i64 0, align 8
declare <32 x float> @llvm.masked.load.v32f32.p0(ptr, i32 immarg, <32 x i1>, <32 x float>)
declare i64 @llvm.bitreverse.i64(i64)
declare i64 @llvm.ctlz.i64(i64, i1 immarg)
declare i64 @llvm.ctpop.i64(i64)
declare i64 @llvm.cttz.i64(i64, i1 immarg)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
declare void @llvm.masked.store.v32f32.p0(<32 x float>, ptr, i32 immarg, <32 x i1>)
define void @begin(ptr %args) #1 {
entry:
  %v1 = getelementptr inbounds i64, ptr %args, i64 2
  %v2 = load i64, ptr %v1, align 8
  %v4 = getelementptr inbounds i64, ptr %args, i64 17
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
  %v4 = getelementptr inbounds i64, ptr %args, i64 10
  %v5 = load i64, ptr %v4, align 8
  %v6 = getelementptr inbounds i64, ptr %args, i64 9
  %v7 = load i64, ptr %v6, align 8
  %v13 = getelementptr inbounds i64, ptr %args, i64 1
  %v14 = load i64, ptr %v13, align 8
  %v18 = alloca [288 x <32 x float>], align 64
  %v19 = alloca [288 x <32 x float>], align 64
  %v20 = alloca [288 x <32 x float>], align 64
  %v21 = alloca [288 x <32 x float>], align 64
  %v22 = alloca [288 x <32 x float>], align 64
  %v23 = alloca i64
  %v35 = alloca i64
  %v53 = alloca i64
  %v72 = alloca i64
  %v91 = alloca i64
  %v115 = alloca i64
  %v138 = alloca i64
  %v145 = load ptr, ptr %args, align 8
  %v146 = getelementptr inbounds i64, ptr %args, i64 3
  %v147 = load i64, ptr %v146, align 8
  %v207 = alloca i64
  %v213 = alloca i64
  %v234 = alloca i64
  %v247 = alloca i64
  %v261 = alloca i64
  %v270 = alloca i64
  %v276 = alloca i64
  %v294 = alloca i64
  %v304 = alloca i64
  %v313 = alloca i64
  %v319 = alloca i64
  %v337 = alloca i64
  %v347 = alloca i64
  %v356 = alloca i64
  %v362 = alloca i64
  %v380 = alloca i64
  %v390 = alloca i64
  %v399 = alloca i64
  %v405 = alloca i64
  %v423 = alloca i64
  %v433 = alloca i64
  %v442 = alloca i64
  %v448 = alloca i64
  %v465 = alloca i64
  %v475 = getelementptr inbounds i64, ptr %args, i64 5
  %v476 = load ptr, ptr %v475, align 8
  %v491 = alloca <32 x float>
  %v492 = alloca [9 x <32 x float>], align 64
  %v493 = alloca [6 x i64]
  %v494 = alloca [1536 x <32 x float>], align 64
  %v496 = alloca i64
  %v506 = alloca i64
  %v525 = alloca i64
  %v541 = getelementptr inbounds i64, ptr %args, i64 15
  %v542 = load ptr, ptr %v541, align 8
  %v549 = alloca <32 x float>
  %v550 = getelementptr inbounds i64, ptr %args, i64 16
  %v551 = load ptr, ptr %v550, align 8
  br label %start
start:
  store i64 %first, ptr %v1
  %v2 = icmp slt i64 %first, %last
  br i1 %v2, label %loop.1, label %done.2
loop.1:
  %v3 = load i64, ptr %v1
  %v8 = mul i64 %v3, %v5
  %v9 = add i64 %v8, %v5
  %v10 = call i64 @llvm.smin.i64(i64 %v9, i64 %v7)
  %v11 = sub i64 %v10, %v8
  %v12 = sdiv i64 %v11, 32
  %v15 = call i64 @llvm.smax.i64(i64 %v14, i64 0)
  %v16 = mul i64 1, %v15
  %v17 = icmp eq i64 %v16, 0
  store i64 0, ptr %v23
  %v24 = icmp slt i64 0, %v12
  br i1 %v24, label %loop.3, label %done.4
loop.3:
  %v25 = load i64, ptr %v23
  %v26 = add i64 %v25, 1
  store i64 %v26, ptr %v23
  %v27 = icmp slt i64 %v26, %v12
  br i1 %v27, label %loop.3, label %done.4
done.4:
  %v28 = icmp sgt i64 %v16, 0
  br i1 %v28, label %then.5, label %done.6
then.5:
  %v29 = add i64 %v16, 4294967295
  %v30 = ashr i64 %v29, 32
  %v31 = sub i64 %v30, 1
  %v32 = call i64 @llvm.ctlz.i64(i64 %v31, i1 false)
  %v33 = sub i64 64, %v32
  %v34 = shl i64 1, %v33
  %v40 = sub i64 63, %v33
  store i64 0, ptr %v35
  %v36 = icmp slt i64 0, %v34
  br i1 %v36, label %loop.7, label %done.8
loop.7:
  %v37 = load i64, ptr %v35
  %v38 = call i64 @llvm.bitreverse.i64(i64 %v37)
  %v39 = lshr i64 %v38, 1
  %v41 = lshr i64 %v39, %v40
  %v42 = call i64 @llvm.ctpop.i64(i64 %v37)
  %v43 = icmp slt i64 %v41, %v30
  br i1 %v43, label %then.9, label %else.10
then.9:
  %v44 = mul i64 %v41, 4294967296
  %v45 = sub i64 %v16, %v44
  %v46 = call i64 @llvm.smin.i64(i64 %v45, i64 4294967296)
  %v47 = add i64 %v46, 16777215
  %v48 = ashr i64 %v47, 24
  %v49 = sub i64 %v48, 1
  %v50 = call i64 @llvm.ctlz.i64(i64 %v49, i1 false)
  %v51 = sub i64 64, %v50
  %v52 = shl i64 1, %v51
  %v58 = sub i64 63, %v51
  store i64 0, ptr %v53
  %v54 = icmp slt i64 0, %v52
  br i1 %v54, label %loop.12, label %done.13
loop.12:
  %v55 = load i64, ptr %v53
  %v56 = call i64 @llvm.bitreverse.i64(i64 %v55)
  %v57 = lshr i64 %v56, 1
  %v59 = lshr i64 %v57, %v58
  %v60 = call i64 @llvm.ctpop.i64(i64 %v55)
  %v61 = icmp slt i64 %v59, %v48
  br i1 %v61, label %then.14, label %else.15
then.14:
  %v62 = mul i64 %v59, 16777216
  %v63 = sub i64 %v46, %v62
  %v64 = call i64 @llvm.smin.i64(i64 %v63, i64 16777216)
  %v65 = add i64 %v44, %v62
  %v66 = add i64 %v64, 65535
  %v67 = ashr i64 %v66, 16
  %v68 = sub i64 %v67, 1
  %v69 = call i64 @llvm.ctlz.i64(i64 %v68, i1 false)
  %v70 = sub i64 64, %v69
  %v71 = shl i64 1, %v70
  %v77 = sub i64 63, %v70
  store i64 0, ptr %v72
  %v73 = icmp slt i64 0, %v71
  br i1 %v73, label %loop.17, label %done.18
loop.17:
  %v74 = load i64, ptr %v72
  %v75 = call i64 @llvm.bitreverse.i64(i64 %v74)
  %v76 = lshr i64 %v75, 1
  %v78 = lshr i64 %v76, %v77
  %v79 = call i64 @llvm.ctpop.i64(i64 %v74)
  %v80 = icmp slt i64 %v78, %v67
  br i1 %v80, label %then.19, label %else.20
then.19:
  %v81 = mul i64 %v78, 65536
  %v82 = sub i64 %v64, %v81
  %v83 = call i64 @llvm.smin.i64(i64 %v82, i64 65536)
  %v84 = add i64 %v65, %v81
  %v85 = add i64 %v83, 255
  %v86 = ashr i64 %v85, 8
  %v87 = sub i64 %v86, 1
  %v88 = call i64 @llvm.ctlz.i64(i64 %v87, i1 false)
  %v89 = sub i64 64, %v88
  %v90 = shl i64 1, %v89
  %v96 = sub i64 63, %v89
  store i64 0, ptr %v91
  %v92 = icmp slt i64 0, %v90
  br i1 %v92, label %loop.22, label %done.23
loop.22:
  %v93 = load i64, ptr %v91
  %v94 = call i64 @llvm.bitreverse.i64(i64 %v93)
  %v95 = lshr i64 %v94, 1
  %v97 = lshr i64 %v95, %v96
  %v98 = call i64 @llvm.ctpop.i64(i64 %v93)
  %v99 = icmp slt i64 %v97, %v86
  br i1 %v99, label %then.24, label %else.25
then.24:
  %v100 = mul i64 %v97, 256
  %v101 = sub i64 %v83, %v100
  %v102 = call i64 @llvm.smin.i64(i64 %v101, i64 256)
  %v103 = add i64 %v84, %v100
  %v104 = sub i64 %v102, 1
  %v105 = call i64 @llvm.ctlz.i64(i64 %v104, i1 false)
  %v106 = sub i64 64, %v105
  %v107 = shl i64 1, %v106
  %v108 = icmp eq i64 %v102, %v107
  %v109 = icmp sge i64 %v102, 8
  %v110 = and i1 %v108, %v109
  br i1 %v110, label %then.27, label %else.28
then.27:
  %v111 = lshr i64 %v102, 3
  %v112 = sub i64 %v111, 1
  %v113 = call i64 @llvm.ctlz.i64(i64 %v112, i1 false)
  %v114 = sub i64 64, %v113
  %v120 = sub i64 63, %v114
  %v123 = mul i64 %v111, 4
  %v125 = mul i64 %v111, 2
  %v127 = mul i64 %v111, 6
  %v130 = mul i64 %v111, 5
  %v132 = mul i64 %v111, 3
  %v134 = mul i64 %v111, 7
  store i64 0, ptr %v115
  %v116 = icmp slt i64 0, %v111
  br i1 %v116, label %loop.30, label %done.31
loop.30:
  %v117 = load i64, ptr %v115
  %v118 = call i64 @llvm.bitreverse.i64(i64 %v117)
  %v119 = lshr i64 %v118, 1
  %v121 = lshr i64 %v119, %v120
  %v122 = add i64 %v103, %v121
  %v124 = add i64 %v122, %v123
  %v126 = add i64 %v122, %v125
  %v128 = add i64 %v122, %v127
  %v129 = add i64 %v122, %v111
  %v131 = add i64 %v122, %v130
  %v133 = add i64 %v122, %v132
  %v135 = add i64 %v122, %v134
  %v136 = call i64 @llvm.ctpop.i64(i64 %v117)
  %v137 = mul i64 %v136, 32
  store i64 0, ptr %v138
  %v139 = icmp slt i64 0, %v12
  br i1 %v139, label %loop.32, label %done.33
loop.32:
  %v140 = load i64, ptr %v138
  %v141 = mul i64 %v140, 32
  %v142 = add i64 %v8, %v141
  %v143 = mul i64 %v122, 1
  %v144 = add i64 0, %v143
  %v148 = mul i64 %v144, %v147
  %v149 = add i64 %v148, %v142
  %v150 = getelementptr float, ptr %v145, i64 %v149
  %v151 = load <32 x float>, ptr %v150, align 4
  %v152 = mul i64 %v124, 1
  %v153 = add i64 0, %v152
  %v154 = mul i64 %v153, %v147
  %v155 = add i64 %v154, %v142
  %v156 = getelementptr float, ptr %v145, i64 %v155
  %v157 = load <32 x float>, ptr %v156, align 4
  %v158 = fadd <32 x float> %v151, %v157
  %v159 = mul i64 %v126, 1
  %v160 = add i64 0, %v159
  %v161 = mul i64 %v160, %v147
  %v162 = add i64 %v161, %v142
  %v163 = getelementptr float, ptr %v145, i64 %v162
  %v164 = load <32 x float>, ptr %v163, align 4
  %v165 = mul i64 %v128, 1
  %v166 = add i64 0, %v165
  %v167 = mul i64 %v166, %v147
  %v168 = add i64 %v167, %v142
  %v169 = getelementptr float, ptr %v145, i64 %v168
  %v170 = load <32 x float>, ptr %v169, align 4
  %v171 = fadd <32 x float> %v164, %v170
  %v172 = fadd <32 x float> %v158, %v171
  %v173 = mul i64 %v129, 1
  %v174 = add i64 0, %v173
  %v175 = mul i64 %v174, %v147
  %v176 = add i64 %v175, %v142
  %v177 = getelementptr float, ptr %v145, i64 %v176
  %v178 = load <32 x float>, ptr %v177, align 4
  %v179 = mul i64 %v131, 1
  %v180 = add i64 0, %v179
  %v181 = mul i64 %v180, %v147
  %v182 = add i64 %v181, %v142
  %v183 = getelementptr float, ptr %v145, i64 %v182
  %v184 = load <32 x float>, ptr %v183, align 4
  %v185 = fadd <32 x float> %v178, %v184
  %v186 = mul i64 %v133, 1
  %v187 = add i64 0, %v186
  %v188 = mul i64 %v187, %v147
  %v189 = add i64 %v188, %v142
  %v190 = getelementptr float, ptr %v145, i64 %v189
  %v191 = load <32 x float>, ptr %v190, align 4
  %v192 = mul i64 %v135, 1
  %v193 = add i64 0, %v192
  %v194 = mul i64 %v193, %v147
  %v195 = add i64 %v194, %v142
  %v196 = getelementptr float, ptr %v145, i64 %v195
  %v197 = load <32 x float>, ptr %v196, align 4
  %v198 = fadd <32 x float> %v191, %v197
  %v199 = fadd <32 x float> %v185, %v198
  %v200 = fadd <32 x float> %v172, %v199
  %v201 = add i64 %v137, %v140
  %v202 = getelementptr <32 x float>, ptr %v18, i64 %v201
  store <32 x float> %v200, ptr %v202, align 4
  %v203 = add i64 %v140, 1
  store i64 %v203, ptr %v138
  %v204 = icmp slt i64 %v203, %v12
  br i1 %v204, label %loop.32, label %done.33
done.33:
  %v205 = xor i64 %v117, -1
  %v206 = call i64 @llvm.cttz.i64(i64 %v205, i1 false)
  store i64 0, ptr %v207
  %v208 = icmp slt i64 0, %v206
  br i1 %v208, label %loop.34, label %done.35
loop.34:
  %v209 = load i64, ptr %v207
  %v210 = sub i64 %v136, %v209
  %v211 = mul i64 %v210, 32
  %v212 = sub i64 %v211, 32
  store i64 0, ptr %v213
  %v214 = icmp slt i64 0, %v12
  br i1 %v214, label %loop.36, label %done.37
loop.36:
  %v215 = load i64, ptr %v213
  %v216 = add i64 %v212, %v215
  %v217 = add i64 %v211, %v215
  %v218 = getelementptr <32 x float>, ptr %v18, i64 %v217
  %v219 = load <32 x float>, ptr %v218, align 4
  %v220 = getelementptr <32 x float>, ptr %v18, i64 %v216
  %v221 = load <32 x float>, ptr %v220, align 4
  %v222 = fadd <32 x float> %v221, %v219
  %v223 = getelementptr <32 x float>, ptr %v18, i64 %v216
  store <32 x float> %v222, ptr %v223, align 4
  %v224 = add i64 %v215, 1
  store i64 %v224, ptr %v213
  %v225 = icmp slt i64 %v224, %v12
  br i1 %v225, label %loop.36, label %done.37
done.37:
  %v226 = add i64 %v209, 1
  store i64 %v226, ptr %v207
  %v227 = icmp slt i64 %v226, %v206
  br i1 %v227, label %loop.34, label %done.35
done.35:
  %v228 = add i64 %v117, 1
  store i64 %v228, ptr %v115
  %v229 = icmp slt i64 %v228, %v111
  br i1 %v229, label %loop.30, label %done.31
done.31:
  br label %done.29
else.28:
  %v230 = sub i64 %v102, 1
  %v231 = call i64 @llvm.ctlz.i64(i64 %v230, i1 false)
  %v232 = sub i64 64, %v231
  %v233 = shl i64 1, %v232
  %v239 = sub i64 63, %v232
  store i64 0, ptr %v234
  %v235 = icmp slt i64 0, %v233
  br i1 %v235, label %loop.38, label %done.39
loop.38:
  %v236 = load i64, ptr %v234
  %v237 = call i64 @llvm.bitreverse.i64(i64 %v236)
  %v238 = lshr i64 %v237, 1
  %v240 = lshr i64 %v238, %v239
  %v241 = call i64 @llvm.ctpop.i64(i64 %v236)
  %v242 = icmp slt i64 %v240, %v102
  br i1 %v242, label %then.40, label %else.41
then.40:
  %v243 = add i64 %v103, %v240
  %v244 = mul i64 %v243, 1
  %v245 = add i64 0, %v244
  %v246 = mul i64 %v241, 32
  %v252 = mul i64 %v245, %v147
  %v253 = getelementptr float, ptr %v145, i64 %v252
  store i64 0, ptr %v247
  %v248 = icmp slt i64 0, %v12
  br i1 %v248, label %loop.43, label %done.44
loop.43:
  %v249 = load i64, ptr %v247
  %v250 = mul i64 %v249, 32
  %v251 = add i64 %v8, %v250
  %v254 = getelementptr float, ptr %v253, i64 %v251
  %v255 = load <32 x float>, ptr %v254, align 4
  %v256 = add i64 %v246, %v249
  %v257 = getelementptr <32 x float>, ptr %v18, i64 %v256
  store <32 x float> %v255, ptr %v257, align 4
  %v258 = add i64 %v249, 1
  store i64 %v258, ptr %v247
  %v259 = icmp slt i64 %v258, %v12
  br i1 %v259, label %loop.43, label %done.44
done.44:
  br label %done.42
else.41:
  %v260 = mul i64 %v241, 32
  store i64 0, ptr %v261
  %v262 = icmp slt i64 0, %v12
  br i1 %v262, label %loop.45, label %done.46
loop.45:
  %v263 = load i64, ptr %v261
  %v264 = add i64 %v260, %v263
  %v265 = getelementptr <32 x float>, ptr %v18, i64 %v264
  store <32 x float> splat (float 0x8000000000000000), ptr %v265, align 4
  %v266 = add i64 %v263, 1
  store i64 %v266, ptr %v261
  %v267 = icmp slt i64 %v266, %v12
  br i1 %v267, label %loop.45, label %done.46
done.46:
  br label %done.42
done.42:
  %v268 = xor i64 %v236, -1
  %v269 = call i64 @llvm.cttz.i64(i64 %v268, i1 false)
  store i64 0, ptr %v270
  %v271 = icmp slt i64 0, %v269
  br i1 %v271, label %loop.47, label %done.48
loop.47:
  %v272 = load i64, ptr %v270
  %v273 = sub i64 %v241, %v272
  %v274 = mul i64 %v273, 32
  %v275 = sub i64 %v274, 32
  store i64 0, ptr %v276
  %v277 = icmp slt i64 0, %v12
  br i1 %v277, label %loop.49, label %done.50
loop.49:
  %v278 = load i64, ptr %v276
  %v279 = add i64 %v275, %v278
  %v280 = add i64 %v274, %v278
  %v281 = getelementptr <32 x float>, ptr %v18, i64 %v280
  %v282 = load <32 x float>, ptr %v281, align 4
  %v283 = getelementptr <32 x float>, ptr %v18, i64 %v279
  %v284 = load <32 x float>, ptr %v283, align 4
  %v285 = fadd <32 x float> %v284, %v282
  %v286 = getelementptr <32 x float>, ptr %v18, i64 %v279
  store <32 x float> %v285, ptr %v286, align 4
  %v287 = add i64 %v278, 1
  store i64 %v287, ptr %v276
  %v288 = icmp slt i64 %v287, %v12
  br i1 %v288, label %loop.49, label %done.50
done.50:
  %v289 = add i64 %v272, 1
  store i64 %v289, ptr %v270
  %v290 = icmp slt i64 %v289, %v269
  br i1 %v290, label %loop.47, label %done.48
done.48:
  %v291 = add i64 %v236, 1
  store i64 %v291, ptr %v234
  %v292 = icmp slt i64 %v291, %v233
  br i1 %v292, label %loop.38, label %done.39
done.39:
  br label %done.29
done.29:
  %v293 = mul i64 %v98, 32
  store i64 0, ptr %v294
  %v295 = icmp slt i64 0, %v12
  br i1 %v295, label %loop.51, label %done.52
loop.51:
  %v296 = load i64, ptr %v294
  %v297 = getelementptr <32 x float>, ptr %v18, i64 %v296
  %v298 = load <32 x float>, ptr %v297, align 4
  %v299 = add i64 %v293, %v296
  %v300 = getelementptr <32 x float>, ptr %v19, i64 %v299
  store <32 x float> %v298, ptr %v300, align 4
  %v301 = add i64 %v296, 1
  store i64 %v301, ptr %v294
  %v302 = icmp slt i64 %v301, %v12
  br i1 %v302, label %loop.51, label %done.52
done.52:
  br label %done.26
else.25:
  %v303 = mul i64 %v98, 32
  store i64 0, ptr %v304
  %v305 = icmp slt i64 0, %v12
  br i1 %v305, label %loop.53, label %done.54
loop.53:
  %v306 = load i64, ptr %v304
  %v307 = add i64 %v303, %v306
  %v308 = getelementptr <32 x float>, ptr %v19, i64 %v307
  store <32 x float> splat (float 0x8000000000000000), ptr %v308, align 4
  %v309 = add i64 %v306, 1
  store i64 %v309, ptr %v304
  %v310 = icmp slt i64 %v309, %v12
  br i1 %v310, label %loop.53, label %done.54
done.54:
  br label %done.26
done.26:
  %v311 = xor i64 %v93, -1
  %v312 = call i64 @llvm.cttz.i64(i64 %v311, i1 false)
  store i64 0, ptr %v313
  %v314 = icmp slt i64 0, %v312
  br i1 %v314, label %loop.55, label %done.56
loop.55:
  %v315 = load i64, ptr %v313
  %v316 = sub i64 %v98, %v315
  %v317 = mul i64 %v316, 32
  %v318 = sub i64 %v317, 32
  store i64 0, ptr %v319
  %v320 = icmp slt i64 0, %v12
  br i1 %v320, label %loop.57, label %done.58
loop.57:
  %v321 = load i64, ptr %v319
  %v322 = add i64 %v318, %v321
  %v323 = add i64 %v317, %v321
  %v324 = getelementptr <32 x float>, ptr %v19, i64 %v323
  %v325 = load <32 x float>, ptr %v324, align 4
  %v326 = getelementptr <32 x float>, ptr %v19, i64 %v322
  %v327 = load <32 x float>, ptr %v326, align 4
  %v328 = fadd <32 x float> %v327, %v325
  %v329 = getelementptr <32 x float>, ptr %v19, i64 %v322
  store <32 x float> %v328, ptr %v329, align 4
  %v330 = add i64 %v321, 1
  store i64 %v330, ptr %v319
  %v331 = icmp slt i64 %v330, %v12
  br i1 %v331, label %loop.57, label %done.58
done.58:
  %v332 = add i64 %v315, 1
  store i64 %v332, ptr %v313
  %v333 = icmp slt i64 %v332, %v312
  br i1 %v333, label %loop.55, label %done.56
done.56:
  %v334 = add i64 %v93, 1
  store i64 %v334, ptr %v91
  %v335 = icmp slt i64 %v334, %v90
  br i1 %v335, label %loop.22, label %done.23
done.23:
  %v336 = mul i64 %v79, 32
  store i64 0, ptr %v337
  %v338 = icmp slt i64 0, %v12
  br i1 %v338, label %loop.59, label %done.60
loop.59:
  %v339 = load i64, ptr %v337
  %v340 = getelementptr <32 x float>, ptr %v19, i64 %v339
  %v341 = load <32 x float>, ptr %v340, align 4
  %v342 = add i64 %v336, %v339
  %v343 = getelementptr <32 x float>, ptr %v20, i64 %v342
  store <32 x float> %v341, ptr %v343, align 4
  %v344 = add i64 %v339, 1
  store i64 %v344, ptr %v337
  %v345 = icmp slt i64 %v344, %v12
  br i1 %v345, label %loop.59, label %done.60
done.60:
  br label %done.21
else.20:
  %v346 = mul i64 %v79, 32
  store i64 0, ptr %v347
  %v348 = icmp slt i64 0, %v12
  br i1 %v348, label %loop.61, label %done.62
loop.61:
  %v349 = load i64, ptr %v347
  %v350 = add i64 %v346, %v349
  %v351 = getelementptr <32 x float>, ptr %v20, i64 %v350
  store <32 x float> splat (float 0x8000000000000000), ptr %v351, align 4
  %v352 = add i64 %v349, 1
  store i64 %v352, ptr %v347
  %v353 = icmp slt i64 %v352, %v12
  br i1 %v353, label %loop.61, label %done.62
done.62:
  br label %done.21
done.21:
  %v354 = xor i64 %v74, -1
  %v355 = call i64 @llvm.cttz.i64(i64 %v354, i1 false)
  store i64 0, ptr %v356
  %v357 = icmp slt i64 0, %v355
  br i1 %v357, label %loop.63, label %done.64
loop.63:
  %v358 = load i64, ptr %v356
  %v359 = sub i64 %v79, %v358
  %v360 = mul i64 %v359, 32
  %v361 = sub i64 %v360, 32
  store i64 0, ptr %v362
  %v363 = icmp slt i64 0, %v12
  br i1 %v363, label %loop.65, label %done.66
loop.65:
  %v364 = load i64, ptr %v362
  %v365 = add i64 %v361, %v364
  %v366 = add i64 %v360, %v364
  %v367 = getelementptr <32 x float>, ptr %v20, i64 %v366
  %v368 = load <32 x float>, ptr %v367, align 4
  %v369 = getelementptr <32 x float>, ptr %v20, i64 %v365
  %v370 = load <32 x float>, ptr %v369, align 4
  %v371 = fadd <32 x float> %v370, %v368
  %v372 = getelementptr <32 x float>, ptr %v20, i64 %v365
  store <32 x float> %v371, ptr %v372, align 4
  %v373 = add i64 %v364, 1
  store i64 %v373, ptr %v362
  %v374 = icmp slt i64 %v373, %v12
  br i1 %v374, label %loop.65, label %done.66
done.66:
  %v375 = add i64 %v358, 1
  store i64 %v375, ptr %v356
  %v376 = icmp slt i64 %v375, %v355
  br i1 %v376, label %loop.63, label %done.64
done.64:
  %v377 = add i64 %v74, 1
  store i64 %v377, ptr %v72
  %v378 = icmp slt i64 %v377, %v71
  br i1 %v378, label %loop.17, label %done.18
done.18:
  %v379 = mul i64 %v60, 32
  store i64 0, ptr %v380
  %v381 = icmp slt i64 0, %v12
  br i1 %v381, label %loop.67, label %done.68
loop.67:
  %v382 = load i64, ptr %v380
  %v383 = getelementptr <32 x float>, ptr %v20, i64 %v382
  %v384 = load <32 x float>, ptr %v383, align 4
  %v385 = add i64 %v379, %v382
  %v386 = getelementptr <32 x float>, ptr %v21, i64 %v385
  store <32 x float> %v384, ptr %v386, align 4
  %v387 = add i64 %v382, 1
  store i64 %v387, ptr %v380
  %v388 = icmp slt i64 %v387, %v12
  br i1 %v388, label %loop.67, label %done.68
done.68:
  br label %done.16
else.15:
  %v389 = mul i64 %v60, 32
  store i64 0, ptr %v390
  %v391 = icmp slt i64 0, %v12
  br i1 %v391, label %loop.69, label %done.70
loop.69:
  %v392 = load i64, ptr %v390
  %v393 = add i64 %v389, %v392
  %v394 = getelementptr <32 x float>, ptr %v21, i64 %v393
  store <32 x float> splat (float 0x8000000000000000), ptr %v394, align 4
  %v395 = add i64 %v392, 1
  store i64 %v395, ptr %v390
  %v396 = icmp slt i64 %v395, %v12
  br i1 %v396, label %loop.69, label %done.70
done.70:
  br label %done.16
done.16:
  %v397 = xor i64 %v55, -1
  %v398 = call i64 @llvm.cttz.i64(i64 %v397, i1 false)
  store i64 0, ptr %v399
  %v400 = icmp slt i64 0, %v398
  br i1 %v400, label %loop.71, label %done.72
loop.71:
  %v401 = load i64, ptr %v399
  %v402 = sub i64 %v60, %v401
  %v403 = mul i64 %v402, 32
  %v404 = sub i64 %v403, 32
  store i64 0, ptr %v405
  %v406 = icmp slt i64 0, %v12
  br i1 %v406, label %loop.73, label %done.74
loop.73:
  %v407 = load i64, ptr %v405
  %v408 = add i64 %v404, %v407
  %v409 = add i64 %v403, %v407
  %v410 = getelementptr <32 x float>, ptr %v21, i64 %v409
  %v411 = load <32 x float>, ptr %v410, align 4
  %v412 = getelementptr <32 x float>, ptr %v21, i64 %v408
  %v413 = load <32 x float>, ptr %v412, align 4
  %v414 = fadd <32 x float> %v413, %v411
  %v415 = getelementptr <32 x float>, ptr %v21, i64 %v408
  store <32 x float> %v414, ptr %v415, align 4
  %v416 = add i64 %v407, 1
  store i64 %v416, ptr %v405
  %v417 = icmp slt i64 %v416, %v12
  br i1 %v417, label %loop.73, label %done.74
done.74:
  %v418 = add i64 %v401, 1
  store i64 %v418, ptr %v399
  %v419 = icmp slt i64 %v418, %v398
  br i1 %v419, label %loop.71, label %done.72
done.72:
  %v420 = add i64 %v55, 1
  store i64 %v420, ptr %v53
  %v421 = icmp slt i64 %v420, %v52
  br i1 %v421, label %loop.12, label %done.13
done.13:
  %v422 = mul i64 %v42, 32
  store i64 0, ptr %v423
  %v424 = icmp slt i64 0, %v12
  br i1 %v424, label %loop.75, label %done.76
loop.75:
  %v425 = load i64, ptr %v423
  %v426 = getelementptr <32 x float>, ptr %v21, i64 %v425
  %v427 = load <32 x float>, ptr %v426, align 4
  %v428 = add i64 %v422, %v425
  %v429 = getelementptr <32 x float>, ptr %v22, i64 %v428
  store <32 x float> %v427, ptr %v429, align 4
  %v430 = add i64 %v425, 1
  store i64 %v430, ptr %v423
  %v431 = icmp slt i64 %v430, %v12
  br i1 %v431, label %loop.75, label %done.76
done.76:
  br label %done.11
else.10:
  %v432 = mul i64 %v42, 32
  store i64 0, ptr %v433
  %v434 = icmp slt i64 0, %v12
  br i1 %v434, label %loop.77, label %done.78
loop.77:
  %v435 = load i64, ptr %v433
  %v436 = add i64 %v432, %v435
  %v437 = getelementptr <32 x float>, ptr %v22, i64 %v436
  store <32 x float> splat (float 0x8000000000000000), ptr %v437, align 4
  %v438 = add i64 %v435, 1
  store i64 %v438, ptr %v433
  %v439 = icmp slt i64 %v438, %v12
  br i1 %v439, label %loop.77, label %done.78
done.78:
  br label %done.11
done.11:
  %v440 = xor i64 %v37, -1
  %v441 = call i64 @llvm.cttz.i64(i64 %v440, i1 false)
  store i64 0, ptr %v442
  %v443 = icmp slt i64 0, %v441
  br i1 %v443, label %loop.79, label %done.80
loop.79:
  %v444 = load i64, ptr %v442
  %v445 = sub i64 %v42, %v444
  %v446 = mul i64 %v445, 32
  %v447 = sub i64 %v446, 32
  store i64 0, ptr %v448
  %v449 = icmp slt i64 0, %v12
  br i1 %v449, label %loop.81, label %done.82
loop.81:
  %v450 = load i64, ptr %v448
  %v451 = add i64 %v447, %v450
  %v452 = add i64 %v446, %v450
  %v453 = getelementptr <32 x float>, ptr %v22, i64 %v452
  %v454 = load <32 x float>, ptr %v453, align 4
  %v455 = getelementptr <32 x float>, ptr %v22, i64 %v451
  %v456 = load <32 x float>, ptr %v455, align 4
  %v457 = fadd <32 x float> %v456, %v454
  %v458 = getelementptr <32 x float>, ptr %v22, i64 %v451
  store <32 x float> %v457, ptr %v458, align 4
  %v459 = add i64 %v450, 1
  store i64 %v459, ptr %v448
  %v460 = icmp slt i64 %v459, %v12
  br i1 %v460, label %loop.81, label %done.82
done.82:
  %v461 = add i64 %v444, 1
  store i64 %v461, ptr %v442
  %v462 = icmp slt i64 %v461, %v441
  br i1 %v462, label %loop.79, label %done.80
done.80:
  %v463 = add i64 %v37, 1
  store i64 %v463, ptr %v35
  %v464 = icmp slt i64 %v463, %v34
  br i1 %v464, label %loop.7, label %done.8
done.8:
  br label %done.6
done.6:
  store i64 0, ptr %v465
  %v466 = icmp slt i64 0, %v12
  br i1 %v466, label %loop.83, label %done.84
loop.83:
  %v467 = load i64, ptr %v465
  %v468 = mul i64 %v467, 32
  %v469 = add i64 %v8, %v468
  %v470 = getelementptr <32 x float>, ptr %v22, i64 %v467
  %v471 = load <32 x float>, ptr %v470, align 4
  %v472 = select i1 %v17, <32 x float> splat (float 0x0000000000000000), <32 x float> %v471
  %v473 = fcmp uno <32 x float> %v472, %v472
  %v474 = select <32 x i1> %v473, <32 x float> splat (float 0x7FF8000000000000), <32 x float> %v472
  %v477 = getelementptr float, ptr %v476, i64 %v469
  store <32 x float> %v474, ptr %v477, align 4
  %v478 = add i64 %v467, 1
  store i64 %v478, ptr %v465
  %v479 = icmp slt i64 %v478, %v12
  br i1 %v479, label %loop.83, label %done.84
done.84:
  %v480 = mul i64 %v12, 32
  %v481 = add i64 %v8, %v480
  %v482 = sub i64 %v10, %v481
  %v483 = icmp sgt i64 %v482, 0
  br i1 %v483, label %tail.85, label %done.86
tail.85:
  %v484 = trunc i64 %v482 to i32
  %v485 = insertelement <32 x i32> poison, i32 %v484, i64 0
  %v486 = shufflevector <32 x i32> %v485, <32 x i32> poison, <32 x i32> zeroinitializer
  %v487 = icmp ult <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %v486
  %v488 = call i64 @llvm.smax.i64(i64 %v14, i64 0)
  %v489 = mul i64 1, %v488
  %v490 = icmp eq i64 %v489, 0
  store <32 x float> splat (float 0x0000000000000000), ptr %v491, align 4
  store [6 x i64] zeroinitializer, ptr %v493
  %v495 = icmp sgt i64 %v489, 256
  %v518 = getelementptr float, ptr %v145, i64 %v481
  store i64 0, ptr %v496
  %v497 = icmp slt i64 0, %v489
  br i1 %v497, label %loop.87, label %done.88
loop.87:
  %v498 = load i64, ptr %v496
  %v499 = sub i64 %v489, %v498
  %v500 = call i64 @llvm.smin.i64(i64 %v499, i64 256)
  %v501 = sub i64 %v500, 1
  %v502 = call i64 @llvm.ctlz.i64(i64 %v501, i1 false)
  %v503 = sub i64 64, %v502
  %v504 = shl i64 1, %v503
  %v505 = sub i64 63, %v503
  store i64 0, ptr %v506
  %v507 = icmp slt i64 0, %v504
  br i1 %v507, label %loop.89, label %done.90
loop.89:
  %v508 = load i64, ptr %v506
  %v509 = call i64 @llvm.bitreverse.i64(i64 %v508)
  %v510 = lshr i64 %v509, 1
  %v511 = lshr i64 %v510, %v505
  %v512 = call i64 @llvm.ctpop.i64(i64 %v508)
  %v513 = icmp slt i64 %v511, %v500
  br i1 %v513, label %then.91, label %else.92
then.91:
  %v514 = add i64 %v498, %v511
  %v515 = mul i64 %v514, 1
  %v516 = add i64 0, %v515
  %v517 = mul i64 %v516, %v147
  %v519 = getelementptr float, ptr %v518, i64 %v517
  %v520 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v519, i32 4, <32 x i1> %v487, <32 x float> zeroinitializer)
  %v521 = getelementptr <32 x float>, ptr %v492, i64 %v512
  store <32 x float> %v520, ptr %v521, align 4
  br label %done.93
else.92:
  %v522 = getelementptr <32 x float>, ptr %v492, i64 %v512
  store <32 x float> splat (float 0x8000000000000000), ptr %v522, align 4
  br label %done.93
done.93:
  %v523 = xor i64 %v508, -1
  %v524 = call i64 @llvm.cttz.i64(i64 %v523, i1 false)
  store i64 0, ptr %v525
  %v526 = icmp slt i64 0, %v524
  br i1 %v526, label %loop.94, label %done.95
loop.94:
  %v527 = load i64, ptr %v525
  %v528 = sub i64 %v512, %v527
  %v529 = sub i64 %v528, 1
  %v530 = getelementptr <32 x float>, ptr %v492, i64 %v528
  %v531 = load <32 x float>, ptr %v530, align 4
  %v532 = getelementptr <32 x float>, ptr %v492, i64 %v529
  %v533 = load <32 x float>, ptr %v532, align 4
  %v534 = fadd <32 x float> %v533, %v531
  %v535 = getelementptr <32 x float>, ptr %v492, i64 %v529
  store <32 x float> %v534, ptr %v535, align 4
  %v536 = add i64 %v527, 1
  store i64 %v536, ptr %v525
  %v537 = icmp slt i64 %v536, %v524
  br i1 %v537, label %loop.94, label %done.95
done.95:
  %v538 = add i64 %v508, 1
  store i64 %v538, ptr %v506
  %v539 = icmp slt i64 %v538, %v504
  br i1 %v539, label %loop.89, label %done.90
done.90:
  %v540 = load <32 x float>, ptr %v492, align 4
  br i1 %v495, label %then.96, label %else.97
then.96:
  %v543 = load i64, ptr %v493
  %v544 = add i64 %v543, 1
  %v545 = getelementptr <32 x float>, ptr %v494, i64 %v543
  store <32 x float> %v540, ptr %v545, align 4
  store i64 %v544, ptr %v493
  %v546 = icmp eq i64 %v544, 256
  br i1 %v546, label %then.99, label %done.100
then.99:
  call void %v542(ptr %v493, ptr %v494, i64 32)
  br label %done.100
done.100:
  br label %done.98
else.97:
  store <32 x float> %v540, ptr %v491, align 4
  br label %done.98
done.98:
  %v547 = add i64 %v498, 256
  store i64 %v547, ptr %v496
  %v548 = icmp slt i64 %v547, %v489
  br i1 %v548, label %loop.87, label %done.88
done.88:
  br i1 %v495, label %then.101, label %done.102
then.101:
  call void %v551(ptr %v493, ptr %v494, ptr %v549, i64 32)
  %v552 = load <32 x float>, ptr %v549, align 4
  store <32 x float> %v552, ptr %v491, align 4
  br label %done.102
done.102:
  %v553 = load <32 x float>, ptr %v491, align 4
  %v554 = select i1 %v490, <32 x float> splat (float 0x0000000000000000), <32 x float> %v553
  %v555 = fcmp uno <32 x float> %v554, %v554
  %v556 = select <32 x i1> %v555, <32 x float> splat (float 0x7FF8000000000000), <32 x float> %v554
  %v557 = getelementptr float, ptr %v476, i64 %v481
  call void @llvm.masked.store.v32f32.p0(<32 x float> %v556, ptr %v557, i32 4, <32 x i1> %v487)
  br label %done.86
done.86:
  %v558 = add i64 %v3, 1
  store i64 %v558, ptr %v1
  %v559 = icmp slt i64 %v558, %last
  br i1 %v559, label %loop.1, label %done.2
done.2:
  ret void
}
attributes #0 = { nounwind }
attributes #1 = { nounwind noinline optnone }
!0 = !{i32 1}
