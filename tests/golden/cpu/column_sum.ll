; column_sum_62f8ec1e
@zero = internal constant i64 0, align 8
declare <32 x float> @llvm.masked.load.v32f32.p0(ptr, i32 immarg, <32 x i1>, <32 x float>)
declare i64 @llvm.bitreverse.i64(i64)
declare i64 @llvm.ctlz.i64(i64, i1 immarg)
declare i64 @llvm.ctpop.i64(i64)
declare i64 @llvm.cttz.i64(i64, i1 immarg)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
declare void @llvm.masked.store.v32f32.p0(<32 x float>, ptr, i32 immarg, <32 x i1>)
define void @begin(ptr %args) #0 {
entry:
  %v1 = getelementptr inbounds i64, ptr %args, i64 2
  %v2 = load i64, ptr %v1, align 8
  %v4 = getelementptr inbounds i64, ptr %args, i64 13
  %v5 = getelementptr inbounds i64, ptr %args, i64 8
  %v6 = getelementptr inbounds i64, ptr %args, i64 9
  %v7 = getelementptr inbounds i64, ptr %args, i64 12
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
  %v14 = alloca i64
  %v17 = getelementptr inbounds i64, ptr %args, i64 1
  %v18 = load i64, ptr %v17, align 8
  %v22 = alloca [9 x <32 x float>], align 64
  %v23 = alloca <32 x float>
  %v24 = alloca [6 x i64]
  %v25 = alloca [1536 x <32 x float>], align 64
  %v27 = alloca i64
  %v37 = alloca i64
  %v48 = load ptr, ptr %args, align 8
  %v49 = getelementptr inbounds i64, ptr %args, i64 3
  %v50 = load i64, ptr %v49, align 8
  %v59 = alloca i64
  %v75 = alloca <32 x float>
  %v76 = alloca i64
  %v87 = alloca i64
  %v93 = alloca i64
  %v111 = alloca <32 x float>
  %v112 = alloca i64
  %v113 = alloca i64
  %v126 = alloca i64
  %v132 = alloca i64
  %v154 = getelementptr inbounds i64, ptr %args, i64 5
  %v155 = load ptr, ptr %v154, align 8
  %v168 = alloca [9 x <32 x float>], align 64
  %v169 = alloca <32 x float>
  %v170 = alloca [6 x i64]
  %v171 = alloca [1536 x <32 x float>], align 64
  %v173 = alloca i64
  %v183 = alloca i64
  %v202 = alloca i64
  %v218 = alloca <32 x float>
  %v219 = alloca i64
  %v230 = alloca i64
  %v236 = alloca i64
  %v254 = alloca <32 x float>
  %v255 = alloca i64
  %v256 = alloca i64
  %v269 = alloca i64
  %v275 = alloca i64
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
  %v12 = and i64 %v11, -32
  %v13 = add i64 %v8, %v12
  store i64 %v8, ptr %v14
  %v15 = icmp slt i64 %v8, %v13
  br i1 %v15, label %loop.3, label %done.4
loop.3:
  %v16 = load i64, ptr %v14
  %v19 = call i64 @llvm.smax.i64(i64 %v18, i64 0)
  %v20 = mul i64 1, %v19
  %v21 = icmp eq i64 %v20, 0
  store <32 x float> splat (float 0x0000000000000000), ptr %v23, align 4
  store [6 x i64] zeroinitializer, ptr %v24
  %v26 = icmp sgt i64 %v20, 256
  store i64 0, ptr %v27
  %v28 = icmp slt i64 0, %v20
  br i1 %v28, label %loop.5, label %done.6
loop.5:
  %v29 = load i64, ptr %v27
  %v30 = sub i64 %v20, %v29
  %v31 = call i64 @llvm.smin.i64(i64 %v30, i64 256)
  %v32 = sub i64 %v31, 1
  %v33 = call i64 @llvm.ctlz.i64(i64 %v32, i1 false)
  %v34 = sub i64 64, %v33
  %v35 = shl i64 1, %v34
  %v36 = sub i64 63, %v34
  store i64 0, ptr %v37
  %v38 = icmp slt i64 0, %v35
  br i1 %v38, label %loop.7, label %done.8
loop.7:
  %v39 = load i64, ptr %v37
  %v40 = call i64 @llvm.bitreverse.i64(i64 %v39)
  %v41 = lshr i64 %v40, 1
  %v42 = lshr i64 %v41, %v36
  %v43 = call i64 @llvm.ctpop.i64(i64 %v39)
  %v44 = icmp slt i64 %v42, %v31
  br i1 %v44, label %then.9, label %else.10
then.9:
  %v45 = add i64 %v29, %v42
  %v46 = mul i64 %v45, 1
  %v47 = add i64 0, %v46
  %v51 = mul i64 %v47, %v50
  %v52 = add i64 %v51, %v16
  %v53 = getelementptr float, ptr %v48, i64 %v52
  %v54 = load <32 x float>, ptr %v53, align 4
  %v55 = getelementptr <32 x float>, ptr %v22, i64 %v43
  store <32 x float> %v54, ptr %v55, align 4
  br label %done.11
else.10:
  %v56 = getelementptr <32 x float>, ptr %v22, i64 %v43
  store <32 x float> splat (float 0x8000000000000000), ptr %v56, align 4
  br label %done.11
done.11:
  %v57 = xor i64 %v39, -1
  %v58 = call i64 @llvm.cttz.i64(i64 %v57, i1 false)
  store i64 0, ptr %v59
  %v60 = icmp slt i64 0, %v58
  br i1 %v60, label %loop.12, label %done.13
loop.12:
  %v61 = load i64, ptr %v59
  %v62 = sub i64 %v43, %v61
  %v63 = sub i64 %v62, 1
  %v64 = getelementptr <32 x float>, ptr %v22, i64 %v62
  %v65 = load <32 x float>, ptr %v64, align 4
  %v66 = getelementptr <32 x float>, ptr %v22, i64 %v63
  %v67 = load <32 x float>, ptr %v66, align 4
  %v68 = fadd <32 x float> %v67, %v65
  %v69 = getelementptr <32 x float>, ptr %v22, i64 %v63
  store <32 x float> %v68, ptr %v69, align 4
  %v70 = add i64 %v61, 1
  store i64 %v70, ptr %v59
  %v71 = icmp slt i64 %v70, %v58
  br i1 %v71, label %loop.12, label %done.13
done.13:
  %v72 = add i64 %v39, 1
  store i64 %v72, ptr %v37
  %v73 = icmp slt i64 %v72, %v35
  br i1 %v73, label %loop.7, label %done.8
done.8:
  %v74 = load <32 x float>, ptr %v22, align 4
  br i1 %v26, label %then.14, label %else.15
then.14:
  store <32 x float> %v74, ptr %v75, align 4
  store i64 0, ptr %v76
  br label %push.17
push.17:
  %v77 = load i64, ptr %v76
  %v78 = getelementptr i64, ptr %v24, i64 %v77
  %v79 = load i64, ptr %v78
  %v80 = mul i64 %v77, 256
  %v81 = load <32 x float>, ptr %v75, align 4
  %v82 = add i64 %v80, %v79
  %v83 = getelementptr <32 x float>, ptr %v25, i64 %v82
  store <32 x float> %v81, ptr %v83, align 4
  %v84 = add i64 %v79, 1
  %v85 = icmp eq i64 %v84, 256
  %v86 = select i1 %v85, i64 0, i64 %v84
  store i64 %v86, ptr %v78
  br i1 %v85, label %full.18, label %done.19
full.18:
  store i64 256, ptr %v87
  br label %halve.20
halve.20:
  %v88 = load i64, ptr %v87
  %v89 = lshr i64 %v88, 1
  store i64 %v89, ptr %v87
  %v90 = icmp sge i64 %v89, 1
  br i1 %v90, label %stride.21, label %done.22
stride.21:
  %v91 = sub i64 256, %v89
  %v92 = call i64 @llvm.smin.i64(i64 %v89, i64 %v91)
  store i64 0, ptr %v93
  %v94 = icmp slt i64 0, %v92
  br i1 %v94, label %loop.23, label %done.24
loop.23:
  %v95 = load i64, ptr %v93
  %v96 = add i64 %v80, %v95
  %v97 = getelementptr <32 x float>, ptr %v25, i64 %v96
  %v98 = load <32 x float>, ptr %v97, align 4
  %v99 = add i64 %v96, %v89
  %v100 = getelementptr <32 x float>, ptr %v25, i64 %v99
  %v101 = load <32 x float>, ptr %v100, align 4
  %v102 = fadd <32 x float> %v98, %v101
  %v103 = getelementptr <32 x float>, ptr %v25, i64 %v96
  store <32 x float> %v102, ptr %v103, align 4
  %v104 = add i64 %v95, 1
  store i64 %v104, ptr %v93
  %v105 = icmp slt i64 %v104, %v92
  br i1 %v105, label %loop.23, label %done.24
done.24:
  br label %halve.20
done.22:
  %v106 = getelementptr <32 x float>, ptr %v25, i64 %v80
  %v107 = load <32 x float>, ptr %v106, align 4
  store <32 x float> %v107, ptr %v75, align 4
  %v108 = add i64 %v77, 1
  store i64 %v108, ptr %v76
  br label %push.17
done.19:
  br label %done.16
else.15:
  store <32 x float> %v74, ptr %v23, align 4
  br label %done.16
done.16:
  %v109 = add i64 %v29, 256
  store i64 %v109, ptr %v27
  %v110 = icmp slt i64 %v109, %v20
  br i1 %v110, label %loop.5, label %done.6
done.6:
  br i1 %v26, label %then.25, label %done.26
then.25:
  store i64 0, ptr %v112
  store <32 x float> splat (float 0x0000000000000000), ptr %v111, align 4
  store i64 0, ptr %v113
  %v114 = icmp slt i64 0, 6
  br i1 %v114, label %loop.27, label %done.28
loop.27:
  %v115 = load i64, ptr %v113
  %v116 = getelementptr i64, ptr %v24, i64 %v115
  %v117 = load i64, ptr %v116
  %v118 = mul i64 %v115, 256
  %v119 = load i64, ptr %v112
  %v120 = icmp ne i64 %v119, 0
  br i1 %v120, label %then.29, label %done.30
then.29:
  %v121 = load <32 x float>, ptr %v111, align 4
  %v122 = add i64 %v118, %v117
  %v123 = getelementptr <32 x float>, ptr %v25, i64 %v122
  store <32 x float> %v121, ptr %v123, align 4
  br label %done.30
done.30:
  %v124 = add i64 %v117, %v119
  %v125 = icmp sgt i64 %v124, 0
  br i1 %v125, label %then.31, label %done.32
then.31:
  store i64 256, ptr %v126
  br label %halve.33
halve.33:
  %v127 = load i64, ptr %v126
  %v128 = lshr i64 %v127, 1
  store i64 %v128, ptr %v126
  %v129 = icmp sge i64 %v128, 1
  br i1 %v129, label %stride.34, label %done.35
stride.34:
  %v130 = sub i64 %v124, %v128
  %v131 = call i64 @llvm.smin.i64(i64 %v128, i64 %v130)
  store i64 0, ptr %v132
  %v133 = icmp slt i64 0, %v131
  br i1 %v133, label %loop.36, label %done.37
loop.36:
  %v134 = load i64, ptr %v132
  %v135 = add i64 %v118, %v134
  %v136 = getelementptr <32 x float>, ptr %v25, i64 %v135
  %v137 = load <32 x float>, ptr %v136, align 4
  %v138 = add i64 %v135, %v128
  %v139 = getelementptr <32 x float>, ptr %v25, i64 %v138
  %v140 = load <32 x float>, ptr %v139, align 4
  %v141 = fadd <32 x float> %v137, %v140
  %v142 = getelementptr <32 x float>, ptr %v25, i64 %v135
  store <32 x float> %v141, ptr %v142, align 4
  %v143 = add i64 %v134, 1
  store i64 %v143, ptr %v132
  %v144 = icmp slt i64 %v143, %v131
  br i1 %v144, label %loop.36, label %done.37
done.37:
  br label %halve.33
done.35:
  %v145 = getelementptr <32 x float>, ptr %v25, i64 %v118
  %v146 = load <32 x float>, ptr %v145, align 4
  store <32 x float> %v146, ptr %v111, align 4
  store i64 1, ptr %v112
  br label %done.32
done.32:
  %v147 = add i64 %v115, 1
  store i64 %v147, ptr %v113
  %v148 = icmp slt i64 %v147, 6
  br i1 %v148, label %loop.27, label %done.28
done.28:
  %v149 = load <32 x float>, ptr %v111, align 4
  store <32 x float> %v149, ptr %v23, align 4
  br label %done.26
done.26:
  %v150 = load <32 x float>, ptr %v23, align 4
  %v151 = select i1 %v21, <32 x float> splat (float 0x0000000000000000), <32 x float> %v150
  %v152 = fcmp uno <32 x float> %v151, %v151
  %v153 = select <32 x i1> %v152, <32 x float> splat (float 0x7FF8000000000000), <32 x float> %v151
  %v156 = getelementptr float, ptr %v155, i64 %v16
  store <32 x float> %v153, ptr %v156, align 4
  %v157 = add i64 %v16, 32
  store i64 %v157, ptr %v14
  %v158 = icmp slt i64 %v157, %v13
  br i1 %v158, label %loop.3, label %done.4
done.4:
  %v159 = sub i64 %v10, %v13
  %v160 = icmp sgt i64 %v159, 0
  br i1 %v160, label %tail.38, label %done.39
tail.38:
  %v161 = trunc i64 %v159 to i32
  %v162 = insertelement <32 x i32> poison, i32 %v161, i64 0
  %v163 = shufflevector <32 x i32> %v162, <32 x i32> poison, <32 x i32> zeroinitializer
  %v164 = icmp ult <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %v163
  %v165 = call i64 @llvm.smax.i64(i64 %v18, i64 0)
  %v166 = mul i64 1, %v165
  %v167 = icmp eq i64 %v166, 0
  store <32 x float> splat (float 0x0000000000000000), ptr %v169, align 4
  store [6 x i64] zeroinitializer, ptr %v170
  %v172 = icmp sgt i64 %v166, 256
  store i64 0, ptr %v173
  %v174 = icmp slt i64 0, %v166
  br i1 %v174, label %loop.40, label %done.41
loop.40:
  %v175 = load i64, ptr %v173
  %v176 = sub i64 %v166, %v175
  %v177 = call i64 @llvm.smin.i64(i64 %v176, i64 256)
  %v178 = sub i64 %v177, 1
  %v179 = call i64 @llvm.ctlz.i64(i64 %v178, i1 false)
  %v180 = sub i64 64, %v179
  %v181 = shl i64 1, %v180
  %v182 = sub i64 63, %v180
  store i64 0, ptr %v183
  %v184 = icmp slt i64 0, %v181
  br i1 %v184, label %loop.42, label %done.43
loop.42:
  %v185 = load i64, ptr %v183
  %v186 = call i64 @llvm.bitreverse.i64(i64 %v185)
  %v187 = lshr i64 %v186, 1
  %v188 = lshr i64 %v187, %v182
  %v189 = call i64 @llvm.ctpop.i64(i64 %v185)
  %v190 = icmp slt i64 %v188, %v177
  br i1 %v190, label %then.44, label %else.45
then.44:
  %v191 = add i64 %v175, %v188
  %v192 = mul i64 %v191, 1
  %v193 = add i64 0, %v192
  %v194 = mul i64 %v193, %v50
  %v195 = add i64 %v194, %v13
  %v196 = getelementptr float, ptr %v48, i64 %v195
  %v197 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v196, i32 4, <32 x i1> %v164, <32 x float> zeroinitializer)
  %v198 = getelementptr <32 x float>, ptr %v168, i64 %v189
  store <32 x float> %v197, ptr %v198, align 4
  br label %done.46
else.45:
  %v199 = getelementptr <32 x float>, ptr %v168, i64 %v189
  store <32 x float> splat (float 0x8000000000000000), ptr %v199, align 4
  br label %done.46
done.46:
  %v200 = xor i64 %v185, -1
  %v201 = call i64 @llvm.cttz.i64(i64 %v200, i1 false)
  store i64 0, ptr %v202
  %v203 = icmp slt i64 0, %v201
  br i1 %v203, label %loop.47, label %done.48
loop.47:
  %v204 = load i64, ptr %v202
  %v205 = sub i64 %v189, %v204
  %v206 = sub i64 %v205, 1
  %v207 = getelementptr <32 x float>, ptr %v168, i64 %v205
  %v208 = load <32 x float>, ptr %v207, align 4
  %v209 = getelementptr <32 x float>, ptr %v168, i64 %v206
  %v210 = load <32 x float>, ptr %v209, align 4
  %v211 = fadd <32 x float> %v210, %v208
  %v212 = getelementptr <32 x float>, ptr %v168, i64 %v206
  store <32 x float> %v211, ptr %v212, align 4
  %v213 = add i64 %v204, 1
  store i64 %v213, ptr %v202
  %v214 = icmp slt i64 %v213, %v201
  br i1 %v214, label %loop.47, label %done.48
done.48:
  %v215 = add i64 %v185, 1
  store i64 %v215, ptr %v183
  %v216 = icmp slt i64 %v215, %v181
  br i1 %v216, label %loop.42, label %done.43
done.43:
  %v217 = load <32 x float>, ptr %v168, align 4
  br i1 %v172, label %then.49, label %else.50
then.49:
  store <32 x float> %v217, ptr %v218, align 4
  store i64 0, ptr %v219
  br label %push.52
push.52:
  %v220 = load i64, ptr %v219
  %v221 = getelementptr i64, ptr %v170, i64 %v220
  %v222 = load i64, ptr %v221
  %v223 = mul i64 %v220, 256
  %v224 = load <32 x float>, ptr %v218, align 4
  %v225 = add i64 %v223, %v222
  %v226 = getelementptr <32 x float>, ptr %v171, i64 %v225
  store <32 x float> %v224, ptr %v226, align 4
  %v227 = add i64 %v222, 1
  %v228 = icmp eq i64 %v227, 256
  %v229 = select i1 %v228, i64 0, i64 %v227
  store i64 %v229, ptr %v221
  br i1 %v228, label %full.53, label %done.54
full.53:
  store i64 256, ptr %v230
  br label %halve.55
halve.55:
  %v231 = load i64, ptr %v230
  %v232 = lshr i64 %v231, 1
  store i64 %v232, ptr %v230
  %v233 = icmp sge i64 %v232, 1
  br i1 %v233, label %stride.56, label %done.57
stride.56:
  %v234 = sub i64 256, %v232
  %v235 = call i64 @llvm.smin.i64(i64 %v232, i64 %v234)
  store i64 0, ptr %v236
  %v237 = icmp slt i64 0, %v235
  br i1 %v237, label %loop.58, label %done.59
loop.58:
  %v238 = load i64, ptr %v236
  %v239 = add i64 %v223, %v238
  %v240 = getelementptr <32 x float>, ptr %v171, i64 %v239
  %v241 = load <32 x float>, ptr %v240, align 4
  %v242 = add i64 %v239, %v232
  %v243 = getelementptr <32 x float>, ptr %v171, i64 %v242
  %v244 = load <32 x float>, ptr %v243, align 4
  %v245 = fadd <32 x float> %v241, %v244
  %v246 = getelementptr <32 x float>, ptr %v171, i64 %v239
  store <32 x float> %v245, ptr %v246, align 4
  %v247 = add i64 %v238, 1
  store i64 %v247, ptr %v236
  %v248 = icmp slt i64 %v247, %v235
  br i1 %v248, label %loop.58, label %done.59
done.59:
  br label %halve.55
done.57:
  %v249 = getelementptr <32 x float>, ptr %v171, i64 %v223
  %v250 = load <32 x float>, ptr %v249, align 4
  store <32 x float> %v250, ptr %v218, align 4
  %v251 = add i64 %v220, 1
  store i64 %v251, ptr %v219
  br label %push.52
done.54:
  br label %done.51
else.50:
  store <32 x float> %v217, ptr %v169, align 4
  br label %done.51
done.51:
  %v252 = add i64 %v175, 256
  store i64 %v252, ptr %v173
  %v253 = icmp slt i64 %v252, %v166
  br i1 %v253, label %loop.40, label %done.41
done.41:
  br i1 %v172, label %then.60, label %done.61
then.60:
  store i64 0, ptr %v255
  store <32 x float> splat (float 0x0000000000000000), ptr %v254, align 4
  store i64 0, ptr %v256
  %v257 = icmp slt i64 0, 6
  br i1 %v257, label %loop.62, label %done.63
loop.62:
  %v258 = load i64, ptr %v256
  %v259 = getelementptr i64, ptr %v170, i64 %v258
  %v260 = load i64, ptr %v259
  %v261 = mul i64 %v258, 256
  %v262 = load i64, ptr %v255
  %v263 = icmp ne i64 %v262, 0
  br i1 %v263, label %then.64, label %done.65
then.64:
  %v264 = load <32 x float>, ptr %v254, align 4
  %v265 = add i64 %v261, %v260
  %v266 = getelementptr <32 x float>, ptr %v171, i64 %v265
  store <32 x float> %v264, ptr %v266, align 4
  br label %done.65
done.65:
  %v267 = add i64 %v260, %v262
  %v268 = icmp sgt i64 %v267, 0
  br i1 %v268, label %then.66, label %done.67
then.66:
  store i64 256, ptr %v269
  br label %halve.68
halve.68:
  %v270 = load i64, ptr %v269
  %v271 = lshr i64 %v270, 1
  store i64 %v271, ptr %v269
  %v272 = icmp sge i64 %v271, 1
  br i1 %v272, label %stride.69, label %done.70
stride.69:
  %v273 = sub i64 %v267, %v271
  %v274 = call i64 @llvm.smin.i64(i64 %v271, i64 %v273)
  store i64 0, ptr %v275
  %v276 = icmp slt i64 0, %v274
  br i1 %v276, label %loop.71, label %done.72
loop.71:
  %v277 = load i64, ptr %v275
  %v278 = add i64 %v261, %v277
  %v279 = getelementptr <32 x float>, ptr %v171, i64 %v278
  %v280 = load <32 x float>, ptr %v279, align 4
  %v281 = add i64 %v278, %v271
  %v282 = getelementptr <32 x float>, ptr %v171, i64 %v281
  %v283 = load <32 x float>, ptr %v282, align 4
  %v284 = fadd <32 x float> %v280, %v283
  %v285 = getelementptr <32 x float>, ptr %v171, i64 %v278
  store <32 x float> %v284, ptr %v285, align 4
  %v286 = add i64 %v277, 1
  store i64 %v286, ptr %v275
  %v287 = icmp slt i64 %v286, %v274
  br i1 %v287, label %loop.71, label %done.72
done.72:
  br label %halve.68
done.70:
  %v288 = getelementptr <32 x float>, ptr %v171, i64 %v261
  %v289 = load <32 x float>, ptr %v288, align 4
  store <32 x float> %v289, ptr %v254, align 4
  store i64 1, ptr %v255
  br label %done.67
done.67:
  %v290 = add i64 %v258, 1
  store i64 %v290, ptr %v256
  %v291 = icmp slt i64 %v290, 6
  br i1 %v291, label %loop.62, label %done.63
done.63:
  %v292 = load <32 x float>, ptr %v254, align 4
  store <32 x float> %v292, ptr %v169, align 4
  br label %done.61
done.61:
  %v293 = load <32 x float>, ptr %v169, align 4
  %v294 = select i1 %v167, <32 x float> splat (float 0x0000000000000000), <32 x float> %v293
  %v295 = fcmp uno <32 x float> %v294, %v294
  %v296 = select <32 x i1> %v295, <32 x float> splat (float 0x7FF8000000000000), <32 x float> %v294
  %v297 = getelementptr float, ptr %v155, i64 %v13
  call void @llvm.masked.store.v32f32.p0(<32 x float> %v296, ptr %v297, i32 4, <32 x i1> %v164)
  br label %done.39
done.39:
  %v298 = add i64 %v3, 1
  store i64 %v298, ptr %v1
  %v299 = icmp slt i64 %v298, %last
  br i1 %v299, label %loop.1, label %done.2
done.2:
  ret void
}
attributes #0 = { nounwind }
!0 = !{i32 1}
