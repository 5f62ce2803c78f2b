; gated_norm_68e1ec3e
@zero = internal constant i64 0, align 8
declare <16 x float> @llvm.fabs.v16f32(<16 x float>)
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32 immarg, <16 x i1>, <16 x float>)
declare float @llvm.sqrt.f32(float)
declare i64 @llvm.ctlz.i64(i64, i1 immarg)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32 immarg, <16 x i1>)
define void @begin(ptr %args) #0 {
entry:
  %v1 = getelementptr inbounds i64, ptr %args, i64 2
  %v2 = load i64, ptr %v1, align 8
  %v4 = getelementptr inbounds i64, ptr %args, i64 23
  %v5 = getelementptr inbounds i64, ptr %args, i64 1
  %v6 = load i64, ptr %v5, align 8
  %v8 = getelementptr inbounds i64, ptr %args, i64 24
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
  %v9 = alloca [256 x float], align 64
  %v10 = alloca float
  %v11 = alloca [6 x i64]
  %v12 = alloca [1536 x float], align 64
  %v14 = alloca i64
  %v22 = alloca i64
  %v25 = load ptr, ptr %args, align 8
  %v26 = getelementptr inbounds i64, ptr %args, i64 3
  %v27 = load i64, ptr %v26, align 8
  %v52 = alloca <16 x float>
  %v107 = alloca i64
  %v113 = alloca i64
  %v117 = alloca i64
  %v143 = alloca float
  %v144 = alloca i64
  %v155 = alloca i64
  %v161 = alloca i64
  %v179 = alloca float
  %v180 = alloca i64
  %v181 = alloca i64
  %v194 = alloca i64
  %v200 = alloca i64
  %v221 = getelementptr inbounds i64, ptr %args, i64 23
  %v222 = load float, ptr %v221, align 8
  %v229 = alloca i64
  %v239 = getelementptr inbounds i64, ptr %args, i64 5
  %v240 = load ptr, ptr %v239, align 8
  %v244 = getelementptr inbounds i64, ptr %args, i64 8
  %v245 = load ptr, ptr %v244, align 8
  %v246 = getelementptr inbounds i64, ptr %args, i64 11
  %v247 = load i64, ptr %v246, align 8
  %v291 = getelementptr inbounds i64, ptr %args, i64 13
  %v292 = load ptr, ptr %v291, align 8
  %v293 = getelementptr inbounds i64, ptr %args, i64 16
  %v294 = load i64, ptr %v293, align 8
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
  store float 0x0000000000000000, ptr %v10, align 4
  %v13 = icmp sgt i64 %v8, 256
  br i1 %v13, label %then.3, label %done.4
then.3:
  store [6 x i64] zeroinitializer, ptr %v11
  br label %done.4
done.4:
  store i64 0, ptr %v14
  %v15 = icmp slt i64 0, %v8
  br i1 %v15, label %loop.5, label %done.6
loop.5:
  %v16 = load i64, ptr %v14
  %v17 = add i64 %v16, 256
  %v18 = call i64 @llvm.smin.i64(i64 %v17, i64 %v8)
  %v19 = sub i64 %v18, %v16
  %v20 = and i64 %v19, -16
  %v21 = add i64 %v16, %v20
  store i64 %v16, ptr %v22
  %v23 = icmp slt i64 %v16, %v21
  br i1 %v23, label %loop.7, label %done.8
loop.7:
  %v24 = load i64, ptr %v22
  %v28 = mul i64 %v5, %v27
  %v29 = add i64 %v28, %v24
  %v30 = getelementptr float, ptr %v25, i64 %v29
  %v31 = load <16 x float>, ptr %v30, align 4
  %v32 = fmul <16 x float> %v31, %v31
  %v33 = sub i64 %v24, %v16
  %v34 = getelementptr float, ptr %v9, i64 %v33
  store <16 x float> %v32, ptr %v34, align 4
  %v35 = add i64 %v24, 16
  store i64 %v35, ptr %v22
  %v36 = icmp slt i64 %v35, %v21
  br i1 %v36, label %loop.7, label %done.8
done.8:
  %v37 = sub i64 %v18, %v21
  %v38 = icmp sgt i64 %v37, 0
  br i1 %v38, label %tail.9, label %done.10
tail.9:
  %v39 = trunc i64 %v37 to i32
  %v40 = insertelement <16 x i32> poison, i32 %v39, i64 0
  %v41 = shufflevector <16 x i32> %v40, <16 x i32> poison, <16 x i32> zeroinitializer
  %v42 = icmp ult <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v41
  %v43 = mul i64 %v5, %v27
  %v44 = add i64 %v43, %v21
  %v45 = getelementptr float, ptr %v25, i64 %v44
  %v46 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v45, i32 4, <16 x i1> %v42, <16 x float> zeroinitializer)
  %v47 = fmul <16 x float> %v46, %v46
  %v48 = select <16 x i1> %v42, <16 x float> %v47, <16 x float> splat (float 0x8000000000000000)
  %v49 = sub i64 %v21, %v16
  %v50 = getelementptr float, ptr %v9, i64 %v49
  store <16 x float> %v48, ptr %v50, align 4
  br label %done.10
done.10:
  %v51 = sub i64 %v18, %v16
  %v53 = icmp eq i64 %v51, 256
  br i1 %v53, label %then.11, label %else.12
then.11:
  %v54 = load <16 x float>, ptr %v9, align 4
  %v55 = getelementptr float, ptr %v9, i64 128
  %v56 = load <16 x float>, ptr %v55, align 4
  %v57 = fadd <16 x float> %v54, %v56
  %v58 = getelementptr float, ptr %v9, i64 64
  %v59 = load <16 x float>, ptr %v58, align 4
  %v60 = getelementptr float, ptr %v9, i64 192
  %v61 = load <16 x float>, ptr %v60, align 4
  %v62 = fadd <16 x float> %v59, %v61
  %v63 = fadd <16 x float> %v57, %v62
  %v64 = getelementptr float, ptr %v9, i64 32
  %v65 = load <16 x float>, ptr %v64, align 4
  %v66 = getelementptr float, ptr %v9, i64 160
  %v67 = load <16 x float>, ptr %v66, align 4
  %v68 = fadd <16 x float> %v65, %v67
  %v69 = getelementptr float, ptr %v9, i64 96
  %v70 = load <16 x float>, ptr %v69, align 4
  %v71 = getelementptr float, ptr %v9, i64 224
  %v72 = load <16 x float>, ptr %v71, align 4
  %v73 = fadd <16 x float> %v70, %v72
  %v74 = fadd <16 x float> %v68, %v73
  %v75 = fadd <16 x float> %v63, %v74
  %v76 = getelementptr float, ptr %v9, i64 16
  %v77 = load <16 x float>, ptr %v76, align 4
  %v78 = getelementptr float, ptr %v9, i64 144
  %v79 = load <16 x float>, ptr %v78, align 4
  %v80 = fadd <16 x float> %v77, %v79
  %v81 = getelementptr float, ptr %v9, i64 80
  %v82 = load <16 x float>, ptr %v81, align 4
  %v83 = getelementptr float, ptr %v9, i64 208
  %v84 = load <16 x float>, ptr %v83, align 4
  %v85 = fadd <16 x float> %v82, %v84
  %v86 = fadd <16 x float> %v80, %v85
  %v87 = getelementptr float, ptr %v9, i64 48
  %v88 = load <16 x float>, ptr %v87, align 4
  %v89 = getelementptr float, ptr %v9, i64 176
  %v90 = load <16 x float>, ptr %v89, align 4
  %v91 = fadd <16 x float> %v88, %v90
  %v92 = getelementptr float, ptr %v9, i64 112
  %v93 = load <16 x float>, ptr %v92, align 4
  %v94 = getelementptr float, ptr %v9, i64 240
  %v95 = load <16 x float>, ptr %v94, align 4
  %v96 = fadd <16 x float> %v93, %v95
  %v97 = fadd <16 x float> %v91, %v96
  %v98 = fadd <16 x float> %v86, %v97
  %v99 = fadd <16 x float> %v75, %v98
  store <16 x float> %v99, ptr %v52, align 4
  br label %done.13
else.12:
  %v100 = sub i64 %v51, 1
  %v101 = call i64 @llvm.ctlz.i64(i64 %v100, i1 false)
  %v102 = sub i64 64, %v101
  %v103 = shl i64 1, %v102
  %v104 = call i64 @llvm.smax.i64(i64 %v103, i64 16)
  %v105 = add i64 %v51, 15
  %v106 = and i64 %v105, -16
  store i64 %v106, ptr %v107
  %v108 = icmp slt i64 %v106, %v104
  br i1 %v108, label %loop.14, label %done.15
loop.14:
  %v109 = load i64, ptr %v107
  %v110 = getelementptr float, ptr %v9, i64 %v109
  store <16 x float> splat (float 0x8000000000000000), ptr %v110, align 4
  %v111 = add i64 %v109, 16
  store i64 %v111, ptr %v107
  %v112 = icmp slt i64 %v111, %v104
  br i1 %v112, label %loop.14, label %done.15
done.15:
  store i64 %v104, ptr %v113
  br label %halve.16
halve.16:
  %v114 = load i64, ptr %v113
  %v115 = lshr i64 %v114, 1
  store i64 %v115, ptr %v113
  %v116 = icmp sge i64 %v115, 16
  br i1 %v116, label %stride.17, label %done.18
stride.17:
  store i64 0, ptr %v117
  %v118 = icmp slt i64 0, %v115
  br i1 %v118, label %loop.19, label %done.20
loop.19:
  %v119 = load i64, ptr %v117
  %v120 = getelementptr float, ptr %v9, i64 %v119
  %v121 = load <16 x float>, ptr %v120, align 4
  %v122 = add i64 %v119, %v115
  %v123 = getelementptr float, ptr %v9, i64 %v122
  %v124 = load <16 x float>, ptr %v123, align 4
  %v125 = fadd <16 x float> %v121, %v124
  %v126 = getelementptr float, ptr %v9, i64 %v119
  store <16 x float> %v125, ptr %v126, align 4
  %v127 = add i64 %v119, 16
  store i64 %v127, ptr %v117
  %v128 = icmp slt i64 %v127, %v115
  br i1 %v128, label %loop.19, label %done.20
done.20:
  br label %halve.16
done.18:
  %v129 = load <16 x float>, ptr %v9, align 4
  store <16 x float> %v129, ptr %v52, align 4
  br label %done.13
done.13:
  %v130 = load <16 x float>, ptr %v52, align 4
  %v131 = shufflevector <16 x float> %v130, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v132 = shufflevector <16 x float> %v130, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v133 = fadd <8 x float> %v131, %v132
  %v134 = shufflevector <8 x float> %v133, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v135 = shufflevector <8 x float> %v133, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v136 = fadd <4 x float> %v134, %v135
  %v137 = shufflevector <4 x float> %v136, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v138 = shufflevector <4 x float> %v136, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v139 = fadd <2 x float> %v137, %v138
  %v140 = extractelement <2 x float> %v139, i64 0
  %v141 = extractelement <2 x float> %v139, i64 1
  %v142 = fadd float %v140, %v141
  br i1 %v13, label %then.21, label %else.22
then.21:
  store float %v142, ptr %v143, align 4
  store i64 0, ptr %v144
  br label %push.24
push.24:
  %v145 = load i64, ptr %v144
  %v146 = getelementptr i64, ptr %v11, i64 %v145
  %v147 = load i64, ptr %v146
  %v148 = mul i64 %v145, 256
  %v149 = load float, ptr %v143, align 4
  %v150 = add i64 %v148, %v147
  %v151 = getelementptr float, ptr %v12, i64 %v150
  store float %v149, ptr %v151, align 4
  %v152 = add i64 %v147, 1
  %v153 = icmp eq i64 %v152, 256
  %v154 = select i1 %v153, i64 0, i64 %v152
  store i64 %v154, ptr %v146
  br i1 %v153, label %full.25, label %done.26
full.25:
  store i64 256, ptr %v155
  br label %halve.27
halve.27:
  %v156 = load i64, ptr %v155
  %v157 = lshr i64 %v156, 1
  store i64 %v157, ptr %v155
  %v158 = icmp sge i64 %v157, 1
  br i1 %v158, label %stride.28, label %done.29
stride.28:
  %v159 = sub i64 256, %v157
  %v160 = call i64 @llvm.smin.i64(i64 %v157, i64 %v159)
  store i64 0, ptr %v161
  %v162 = icmp slt i64 0, %v160
  br i1 %v162, label %loop.30, label %done.31
loop.30:
  %v163 = load i64, ptr %v161
  %v164 = add i64 %v148, %v163
  %v165 = getelementptr float, ptr %v12, i64 %v164
  %v166 = load float, ptr %v165, align 4
  %v167 = add i64 %v164, %v157
  %v168 = getelementptr float, ptr %v12, i64 %v167
  %v169 = load float, ptr %v168, align 4
  %v170 = fadd float %v166, %v169
  %v171 = getelementptr float, ptr %v12, i64 %v164
  store float %v170, ptr %v171, align 4
  %v172 = add i64 %v163, 1
  store i64 %v172, ptr %v161
  %v173 = icmp slt i64 %v172, %v160
  br i1 %v173, label %loop.30, label %done.31
done.31:
  br label %halve.27
done.29:
  %v174 = getelementptr float, ptr %v12, i64 %v148
  %v175 = load float, ptr %v174, align 4
  store float %v175, ptr %v143, align 4
  %v176 = add i64 %v145, 1
  store i64 %v176, ptr %v144
  br label %push.24
done.26:
  br label %done.23
else.22:
  store float %v142, ptr %v10, align 4
  br label %done.23
done.23:
  %v177 = add i64 %v16, 256
  store i64 %v177, ptr %v14
  %v178 = icmp slt i64 %v177, %v8
  br i1 %v178, label %loop.5, label %done.6
done.6:
  br i1 %v13, label %then.32, label %done.33
then.32:
  store i64 0, ptr %v180
  store float 0x0000000000000000, ptr %v179, align 4
  store i64 0, ptr %v181
  %v182 = icmp slt i64 0, 6
  br i1 %v182, label %loop.34, label %done.35
loop.34:
  %v183 = load i64, ptr %v181
  %v184 = getelementptr i64, ptr %v11, i64 %v183
  %v185 = load i64, ptr %v184
  %v186 = mul i64 %v183, 256
  %v187 = load i64, ptr %v180
  %v188 = icmp ne i64 %v187, 0
  br i1 %v188, label %then.36, label %done.37
then.36:
  %v189 = load float, ptr %v179, align 4
  %v190 = add i64 %v186, %v185
  %v191 = getelementptr float, ptr %v12, i64 %v190
  store float %v189, ptr %v191, align 4
  br label %done.37
done.37:
  %v192 = add i64 %v185, %v187
  %v193 = icmp sgt i64 %v192, 0
  br i1 %v193, label %then.38, label %done.39
then.38:
  store i64 256, ptr %v194
  br label %halve.40
halve.40:
  %v195 = load i64, ptr %v194
  %v196 = lshr i64 %v195, 1
  store i64 %v196, ptr %v194
  %v197 = icmp sge i64 %v196, 1
  br i1 %v197, label %stride.41, label %done.42
stride.41:
  %v198 = sub i64 %v192, %v196
  %v199 = call i64 @llvm.smin.i64(i64 %v196, i64 %v198)
  store i64 0, ptr %v200
  %v201 = icmp slt i64 0, %v199
  br i1 %v201, label %loop.43, label %done.44
loop.43:
  %v202 = load i64, ptr %v200
  %v203 = add i64 %v186, %v202
  %v204 = getelementptr float, ptr %v12, i64 %v203
  %v205 = load float, ptr %v204, align 4
  %v206 = add i64 %v203, %v196
  %v207 = getelementptr float, ptr %v12, i64 %v206
  %v208 = load float, ptr %v207, align 4
  %v209 = fadd float %v205, %v208
  %v210 = getelementptr float, ptr %v12, i64 %v203
  store float %v209, ptr %v210, align 4
  %v211 = add i64 %v202, 1
  store i64 %v211, ptr %v200
  %v212 = icmp slt i64 %v211, %v199
  br i1 %v212, label %loop.43, label %done.44
done.44:
  br label %halve.40
done.42:
  %v213 = getelementptr float, ptr %v12, i64 %v186
  %v214 = load float, ptr %v213, align 4
  store float %v214, ptr %v179, align 4
  store i64 1, ptr %v180
  br label %done.39
done.39:
  %v215 = add i64 %v183, 1
  store i64 %v215, ptr %v181
  %v216 = icmp slt i64 %v215, 6
  br i1 %v216, label %loop.34, label %done.35
done.35:
  %v217 = load float, ptr %v179, align 4
  store float %v217, ptr %v10, align 4
  br label %done.33
done.33:
  %v218 = load float, ptr %v10, align 4
  %v219 = icmp eq i64 %v8, 0
  %v220 = select i1 %v219, float 0x0000000000000000, float %v218
  %v223 = fdiv float %v220, %v222
  %v224 = fadd float %v223, 0x3EB0C6F7A0000000
  %v225 = call float @llvm.sqrt.f32(float %v224)
  %v226 = fdiv float 0x3FF0000000000000, %v225
  %v227 = call i64 @llvm.smax.i64(i64 %v7, i64 0)
  %v228 = and i64 %v227, -16
  store i64 0, ptr %v229
  %v230 = icmp slt i64 0, %v228
  br i1 %v230, label %loop.45, label %done.46
loop.45:
  %v231 = load i64, ptr %v229
  %v232 = mul i64 %v5, %v27
  %v233 = add i64 %v232, %v231
  %v234 = getelementptr float, ptr %v25, i64 %v233
  %v235 = load <16 x float>, ptr %v234, align 4
  %v236 = insertelement <16 x float> poison, float %v226, i64 0
  %v237 = shufflevector <16 x float> %v236, <16 x float> poison, <16 x i32> zeroinitializer
  %v238 = fmul <16 x float> %v235, %v237
  %v241 = getelementptr float, ptr %v240, i64 %v231
  %v242 = load <16 x float>, ptr %v241, align 4
  %v243 = fmul <16 x float> %v238, %v242
  %v248 = mul i64 %v5, %v247
  %v249 = add i64 %v248, %v231
  %v250 = getelementptr float, ptr %v245, i64 %v249
  %v251 = load <16 x float>, ptr %v250, align 4
  %v252 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %v251)
  %v253 = fneg <16 x float> %v252
  %v254 = fcmp olt <16 x float> %v253, splat (float 0xC05A000000000000)
  %v255 = select <16 x i1> %v254, <16 x float> splat (float 0xC05A000000000000), <16 x float> %v253
  %v256 = fmul <16 x float> %v255, splat (float 0x3FF7154760000000)
  %v257 = fadd <16 x float> %v256, splat (float 0x41680017E0000000)
  %v258 = fsub <16 x float> %v257, splat (float 0x41680017E0000000)
  %v259 = bitcast <16 x float> %v257 to <16 x i32>
  %v260 = fmul <16 x float> %v258, splat (float 0x3EB7F7D1C0000000)
  %v261 = fmul <16 x float> %v258, splat (float 0x3FE62E4000000000)
  %v262 = fsub <16 x float> %v255, %v261
  %v263 = fsub <16 x float> %v262, %v260
  %v264 = fmul <16 x float> splat (float 0x3F56C53940000000), %v263
  %v265 = fadd <16 x float> %v264, splat (float 0x3F8123BFE0000000)
  %v266 = fmul <16 x float> %v265, %v263
  %v267 = fadd <16 x float> %v266, splat (float 0x3FA5556580000000)
  %v268 = fmul <16 x float> %v267, %v263
  %v269 = fadd <16 x float> %v268, splat (float 0x3FC55548E0000000)
  %v270 = fmul <16 x float> %v269, %v263
  %v271 = fadd <16 x float> %v270, splat (float 0x3FDFFFFFE0000000)
  %v272 = fmul <16 x float> %v263, %v263
  %v273 = fmul <16 x float> %v272, %v271
  %v274 = fadd <16 x float> %v263, %v273
  %v275 = fadd <16 x float> %v274, splat (float 0x3FF0000000000000)
  %v276 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v277 = shl <16 x i32> %v259, %v276
  %v278 = bitcast <16 x i32> %v277 to <16 x float>
  %v279 = fmul <16 x float> %v275, %v278
  %v280 = fmul <16 x float> %v279, splat (float 0x3BF0000000000000)
  %v281 = fcmp olt <16 x float> %v251, splat (float 0x0000000000000000)
  %v282 = select <16 x i1> %v281, <16 x float> %v280, <16 x float> splat (float 0x3FF0000000000000)
  %v283 = fadd <16 x float> %v280, splat (float 0x3FF0000000000000)
  %v284 = fcmp olt <16 x float> %v251, splat (float 0xC7EFFFFFE0000000)
  %v285 = select <16 x i1> %v284, <16 x float> splat (float 0xC7EFFFFFE0000000), <16 x float> %v251
  %v286 = fmul <16 x float> %v285, %v282
  %v287 = fdiv <16 x float> %v286, %v283
  %v288 = fmul <16 x float> %v243, %v287
  %v289 = fcmp uno <16 x float> %v288, %v288
  %v290 = select <16 x i1> %v289, <16 x float> splat (float 0x7FF8000000000000), <16 x float> %v288
  %v295 = mul i64 %v5, %v294
  %v296 = add i64 %v295, %v231
  %v297 = getelementptr float, ptr %v292, i64 %v296
  store <16 x float> %v290, ptr %v297, align 4
  %v298 = add i64 %v231, 16
  store i64 %v298, ptr %v229
  %v299 = icmp slt i64 %v298, %v228
  br i1 %v299, label %loop.45, label %done.46
done.46:
  %v300 = sub i64 %v227, %v228
  %v301 = icmp sgt i64 %v300, 0
  br i1 %v301, label %tail.47, label %done.48
tail.47:
  %v302 = trunc i64 %v300 to i32
  %v303 = insertelement <16 x i32> poison, i32 %v302, i64 0
  %v304 = shufflevector <16 x i32> %v303, <16 x i32> poison, <16 x i32> zeroinitializer
  %v305 = icmp ult <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v304
  %v306 = mul i64 %v5, %v27
  %v307 = add i64 %v306, %v228
  %v308 = getelementptr float, ptr %v25, i64 %v307
  %v309 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v308, i32 4, <16 x i1> %v305, <16 x float> zeroinitializer)
  %v310 = insertelement <16 x float> poison, float %v226, i64 0
  %v311 = shufflevector <16 x float> %v310, <16 x float> poison, <16 x i32> zeroinitializer
  %v312 = fmul <16 x float> %v309, %v311
  %v313 = getelementptr float, ptr %v240, i64 %v228
  %v314 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v313, i32 4, <16 x i1> %v305, <16 x float> zeroinitializer)
  %v315 = fmul <16 x float> %v312, %v314
  %v316 = mul i64 %v5, %v247
  %v317 = add i64 %v316, %v228
  %v318 = getelementptr float, ptr %v245, i64 %v317
  %v319 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v318, i32 4, <16 x i1> %v305, <16 x float> zeroinitializer)
  %v320 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %v319)
  %v321 = fneg <16 x float> %v320
  %v322 = fcmp olt <16 x float> %v321, splat (float 0xC05A000000000000)
  %v323 = select <16 x i1> %v322, <16 x float> splat (float 0xC05A000000000000), <16 x float> %v321
  %v324 = fmul <16 x float> %v323, splat (float 0x3FF7154760000000)
  %v325 = fadd <16 x float> %v324, splat (float 0x41680017E0000000)
  %v326 = fsub <16 x float> %v325, splat (float 0x41680017E0000000)
  %v327 = bitcast <16 x float> %v325 to <16 x i32>
  %v328 = fmul <16 x float> %v326, splat (float 0x3EB7F7D1C0000000)
  %v329 = fmul <16 x float> %v326, splat (float 0x3FE62E4000000000)
  %v330 = fsub <16 x float> %v323, %v329
  %v331 = fsub <16 x float> %v330, %v328
  %v332 = fmul <16 x float> splat (float 0x3F56C53940000000), %v331
  %v333 = fadd <16 x float> %v332, splat (float 0x3F8123BFE0000000)
  %v334 = fmul <16 x float> %v333, %v331
  %v335 = fadd <16 x float> %v334, splat (float 0x3FA5556580000000)
  %v336 = fmul <16 x float> %v335, %v331
  %v337 = fadd <16 x float> %v336, splat (float 0x3FC55548E0000000)
  %v338 = fmul <16 x float> %v337, %v331
  %v339 = fadd <16 x float> %v338, splat (float 0x3FDFFFFFE0000000)
  %v340 = fmul <16 x float> %v331, %v331
  %v341 = fmul <16 x float> %v340, %v339
  %v342 = fadd <16 x float> %v331, %v341
  %v343 = fadd <16 x float> %v342, splat (float 0x3FF0000000000000)
  %v344 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v345 = shl <16 x i32> %v327, %v344
  %v346 = bitcast <16 x i32> %v345 to <16 x float>
  %v347 = fmul <16 x float> %v343, %v346
  %v348 = fmul <16 x float> %v347, splat (float 0x3BF0000000000000)
  %v349 = fcmp olt <16 x float> %v319, splat (float 0x0000000000000000)
  %v350 = select <16 x i1> %v349, <16 x float> %v348, <16 x float> splat (float 0x3FF0000000000000)
  %v351 = fadd <16 x float> %v348, splat (float 0x3FF0000000000000)
  %v352 = fcmp olt <16 x float> %v319, splat (float 0xC7EFFFFFE0000000)
  %v353 = select <16 x i1> %v352, <16 x float> splat (float 0xC7EFFFFFE0000000), <16 x float> %v319
  %v354 = fmul <16 x float> %v353, %v350
  %v355 = fdiv <16 x float> %v354, %v351
  %v356 = fmul <16 x float> %v315, %v355
  %v357 = fcmp uno <16 x float> %v356, %v356
  %v358 = select <16 x i1> %v357, <16 x float> splat (float 0x7FF8000000000000), <16 x float> %v356
  %v359 = mul i64 %v5, %v294
  %v360 = add i64 %v359, %v228
  %v361 = getelementptr float, ptr %v292, i64 %v360
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v358, ptr %v361, i32 4, <16 x i1> %v305)
  br label %done.48
done.48:
  %v362 = add i64 %v3, 1
  store i64 %v362, ptr %v1
  %v363 = icmp slt i64 %v362, %last
  br i1 %v363, label %loop.1, label %done.2
done.2:
  ret void
}
attributes #0 = { nounwind }
!0 = !{i32 1}
