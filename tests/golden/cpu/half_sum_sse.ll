; row_sum_a56edb71
@zero = internal constant i64 0, align 8
declare i64 @llvm.ctlz.i64(i64, i1 immarg)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)
define void @begin(ptr %args) #0 {
entry:
  %v1 = getelementptr inbounds i64, ptr %args, i64 1
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
  %v58 = alloca <16 x i16>, align 64
  %v78 = alloca <16 x float>
  %v133 = alloca i64
  %v139 = alloca i64
  %v143 = alloca i64
  %v169 = alloca float
  %v170 = alloca i64
  %v181 = alloca i64
  %v187 = alloca i64
  %v205 = alloca float
  %v206 = alloca i64
  %v207 = alloca i64
  %v220 = alloca i64
  %v226 = alloca i64
  %v272 = getelementptr inbounds i64, ptr %args, i64 5
  %v273 = load ptr, ptr %v272, align 8
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
  %v30 = getelementptr i16, ptr %v25, i64 %v29
  %v31 = load <16 x i16>, ptr %v30, align 2
  %v32 = zext <16 x i16> %v31 to <16 x i32>
  %v33 = and <16 x i32> %v32, splat (i32 32767)
  %v34 = shl <16 x i32> %v33, splat (i32 13)
  %v35 = bitcast <16 x i32> %v34 to <16 x float>
  %v36 = fmul <16 x float> %v35, splat (float 0x46F0000000000000)
  %v37 = icmp uge <16 x i32> %v33, splat (i32 31744)
  %v38 = bitcast <16 x float> %v36 to <16 x i32>
  %v39 = or <16 x i32> %v34, splat (i32 2139095040)
  %v40 = select <16 x i1> %v37, <16 x i32> %v39, <16 x i32> %v38
  %v41 = and <16 x i32> %v32, splat (i32 32768)
  %v42 = shl <16 x i32> %v41, splat (i32 16)
  %v43 = or <16 x i32> %v40, %v42
  %v44 = bitcast <16 x i32> %v43 to <16 x float>
  %v45 = sub i64 %v24, %v16
  %v46 = getelementptr float, ptr %v9, i64 %v45
  store <16 x float> %v44, ptr %v46, align 4
  %v47 = add i64 %v24, 16
  store i64 %v47, ptr %v22
  %v48 = icmp slt i64 %v47, %v21
  br i1 %v48, label %loop.7, label %done.8
done.8:
  %v49 = sub i64 %v18, %v21
  %v50 = icmp sgt i64 %v49, 0
  br i1 %v50, label %tail.9, label %done.10
tail.9:
  %v51 = trunc i64 %v49 to i32
  %v52 = insertelement <16 x i32> poison, i32 %v51, i64 0
  %v53 = shufflevector <16 x i32> %v52, <16 x i32> poison, <16 x i32> zeroinitializer
  %v54 = icmp ult <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v53
  %v55 = mul i64 %v5, %v27
  %v56 = add i64 %v55, %v21
  %v57 = getelementptr i16, ptr %v25, i64 %v56
  %v59 = mul i64 %v49, 2
  call void @llvm.memcpy.p0.p0.i64(ptr %v58, ptr %v57, i64 %v59, i1 false)
  %v60 = load <16 x i16>, ptr %v58, align 64
  %v61 = zext <16 x i16> %v60 to <16 x i32>
  %v62 = and <16 x i32> %v61, splat (i32 32767)
  %v63 = shl <16 x i32> %v62, splat (i32 13)
  %v64 = bitcast <16 x i32> %v63 to <16 x float>
  %v65 = fmul <16 x float> %v64, splat (float 0x46F0000000000000)
  %v66 = icmp uge <16 x i32> %v62, splat (i32 31744)
  %v67 = bitcast <16 x float> %v65 to <16 x i32>
  %v68 = or <16 x i32> %v63, splat (i32 2139095040)
  %v69 = select <16 x i1> %v66, <16 x i32> %v68, <16 x i32> %v67
  %v70 = and <16 x i32> %v61, splat (i32 32768)
  %v71 = shl <16 x i32> %v70, splat (i32 16)
  %v72 = or <16 x i32> %v69, %v71
  %v73 = bitcast <16 x i32> %v72 to <16 x float>
  %v74 = select <16 x i1> %v54, <16 x float> %v73, <16 x float> splat (float 0x8000000000000000)
  %v75 = sub i64 %v21, %v16
  %v76 = getelementptr float, ptr %v9, i64 %v75
  store <16 x float> %v74, ptr %v76, align 4
  br label %done.10
done.10:
  %v77 = sub i64 %v18, %v16
  %v79 = icmp eq i64 %v77, 256
  br i1 %v79, label %then.11, label %else.12
then.11:
  %v80 = load <16 x float>, ptr %v9, align 4
  %v81 = getelementptr float, ptr %v9, i64 128
  %v82 = load <16 x float>, ptr %v81, align 4
  %v83 = fadd <16 x float> %v80, %v82
  %v84 = getelementptr float, ptr %v9, i64 64
  %v85 = load <16 x float>, ptr %v84, align 4
  %v86 = getelementptr float, ptr %v9, i64 192
  %v87 = load <16 x float>, ptr %v86, align 4
  %v88 = fadd <16 x float> %v85, %v87
  %v89 = fadd <16 x float> %v83, %v88
  %v90 = getelementptr float, ptr %v9, i64 32
  %v91 = load <16 x float>, ptr %v90, align 4
  %v92 = getelementptr float, ptr %v9, i64 160
  %v93 = load <16 x float>, ptr %v92, align 4
  %v94 = fadd <16 x float> %v91, %v93
  %v95 = getelementptr float, ptr %v9, i64 96
  %v96 = load <16 x float>, ptr %v95, align 4
  %v97 = getelementptr float, ptr %v9, i64 224
  %v98 = load <16 x float>, ptr %v97, align 4
  %v99 = fadd <16 x float> %v96, %v98
  %v100 = fadd <16 x float> %v94, %v99
  %v101 = fadd <16 x float> %v89, %v100
  %v102 = getelementptr float, ptr %v9, i64 16
  %v103 = load <16 x float>, ptr %v102, align 4
  %v104 = getelementptr float, ptr %v9, i64 144
  %v105 = load <16 x float>, ptr %v104, align 4
  %v106 = fadd <16 x float> %v103, %v105
  %v107 = getelementptr float, ptr %v9, i64 80
  %v108 = load <16 x float>, ptr %v107, align 4
  %v109 = getelementptr float, ptr %v9, i64 208
  %v110 = load <16 x float>, ptr %v109, align 4
  %v111 = fadd <16 x float> %v108, %v110
  %v112 = fadd <16 x float> %v106, %v111
  %v113 = getelementptr float, ptr %v9, i64 48
  %v114 = load <16 x float>, ptr %v113, align 4
  %v115 = getelementptr float, ptr %v9, i64 176
  %v116 = load <16 x float>, ptr %v115, align 4
  %v117 = fadd <16 x float> %v114, %v116
  %v118 = getelementptr float, ptr %v9, i64 112
  %v119 = load <16 x float>, ptr %v118, align 4
  %v120 = getelementptr float, ptr %v9, i64 240
  %v121 = load <16 x float>, ptr %v120, align 4
  %v122 = fadd <16 x float> %v119, %v121
  %v123 = fadd <16 x float> %v117, %v122
  %v124 = fadd <16 x float> %v112, %v123
  %v125 = fadd <16 x float> %v101, %v124
  store <16 x float> %v125, ptr %v78, align 4
  br label %done.13
else.12:
  %v126 = sub i64 %v77, 1
  %v127 = call i64 @llvm.ctlz.i64(i64 %v126, i1 false)
  %v128 = sub i64 64, %v127
  %v129 = shl i64 1, %v128
  %v130 = call i64 @llvm.smax.i64(i64 %v129, i64 16)
  %v131 = add i64 %v77, 15
  %v132 = and i64 %v131, -16
  store i64 %v132, ptr %v133
  %v134 = icmp slt i64 %v132, %v130
  br i1 %v134, label %loop.14, label %done.15
loop.14:
  %v135 = load i64, ptr %v133
  %v136 = getelementptr float, ptr %v9, i64 %v135
  store <16 x float> splat (float 0x8000000000000000), ptr %v136, align 4
  %v137 = add i64 %v135, 16
  store i64 %v137, ptr %v133
  %v138 = icmp slt i64 %v137, %v130
  br i1 %v138, label %loop.14, label %done.15
done.15:
  store i64 %v130, ptr %v139
  br label %halve.16
halve.16:
  %v140 = load i64, ptr %v139
  %v141 = lshr i64 %v140, 1
  store i64 %v141, ptr %v139
  %v142 = icmp sge i64 %v141, 16
  br i1 %v142, label %stride.17, label %done.18
stride.17:
  store i64 0, ptr %v143
  %v144 = icmp slt i64 0, %v141
  br i1 %v144, label %loop.19, label %done.20
loop.19:
  %v145 = load i64, ptr %v143
  %v146 = getelementptr float, ptr %v9, i64 %v145
  %v147 = load <16 x float>, ptr %v146, align 4
  %v148 = add i64 %v145, %v141
  %v149 = getelementptr float, ptr %v9, i64 %v148
  %v150 = load <16 x float>, ptr %v149, align 4
  %v151 = fadd <16 x float> %v147, %v150
  %v152 = getelementptr float, ptr %v9, i64 %v145
  store <16 x float> %v151, ptr %v152, align 4
  %v153 = add i64 %v145, 16
  store i64 %v153, ptr %v143
  %v154 = icmp slt i64 %v153, %v141
  br i1 %v154, label %loop.19, label %done.20
done.20:
  br label %halve.16
done.18:
  %v155 = load <16 x float>, ptr %v9, align 4
  store <16 x float> %v155, ptr %v78, align 4
  br label %done.13
done.13:
  %v156 = load <16 x float>, ptr %v78, align 4
  %v157 = shufflevector <16 x float> %v156, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v158 = shufflevector <16 x float> %v156, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v159 = fadd <8 x float> %v157, %v158
  %v160 = shufflevector <8 x float> %v159, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v161 = shufflevector <8 x float> %v159, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v162 = fadd <4 x float> %v160, %v161
  %v163 = shufflevector <4 x float> %v162, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v164 = shufflevector <4 x float> %v162, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v165 = fadd <2 x float> %v163, %v164
  %v166 = extractelement <2 x float> %v165, i64 0
  %v167 = extractelement <2 x float> %v165, i64 1
  %v168 = fadd float %v166, %v167
  br i1 %v13, label %then.21, label %else.22
then.21:
  store float %v168, ptr %v169, align 4
  store i64 0, ptr %v170
  br label %push.24
push.24:
  %v171 = load i64, ptr %v170
  %v172 = getelementptr i64, ptr %v11, i64 %v171
  %v173 = load i64, ptr %v172
  %v174 = mul i64 %v171, 256
  %v175 = load float, ptr %v169, align 4
  %v176 = add i64 %v174, %v173
  %v177 = getelementptr float, ptr %v12, i64 %v176
  store float %v175, ptr %v177, align 4
  %v178 = add i64 %v173, 1
  %v179 = icmp eq i64 %v178, 256
  %v180 = select i1 %v179, i64 0, i64 %v178
  store i64 %v180, ptr %v172
  br i1 %v179, label %full.25, label %done.26
full.25:
  store i64 256, ptr %v181
  br label %halve.27
halve.27:
  %v182 = load i64, ptr %v181
  %v183 = lshr i64 %v182, 1
  store i64 %v183, ptr %v181
  %v184 = icmp sge i64 %v183, 1
  br i1 %v184, label %stride.28, label %done.29
stride.28:
  %v185 = sub i64 256, %v183
  %v186 = call i64 @llvm.smin.i64(i64 %v183, i64 %v185)
  store i64 0, ptr %v187
  %v188 = icmp slt i64 0, %v186
  br i1 %v188, label %loop.30, label %done.31
loop.30:
  %v189 = load i64, ptr %v187
  %v190 = add i64 %v174, %v189
  %v191 = getelementptr float, ptr %v12, i64 %v190
  %v192 = load float, ptr %v191, align 4
  %v193 = add i64 %v190, %v183
  %v194 = getelementptr float, ptr %v12, i64 %v193
  %v195 = load float, ptr %v194, align 4
  %v196 = fadd float %v192, %v195
  %v197 = getelementptr float, ptr %v12, i64 %v190
  store float %v196, ptr %v197, align 4
  %v198 = add i64 %v189, 1
  store i64 %v198, ptr %v187
  %v199 = icmp slt i64 %v198, %v186
  br i1 %v199, label %loop.30, label %done.31
done.31:
  br label %halve.27
done.29:
  %v200 = getelementptr float, ptr %v12, i64 %v174
  %v201 = load float, ptr %v200, align 4
  store float %v201, ptr %v169, align 4
  %v202 = add i64 %v171, 1
  store i64 %v202, ptr %v170
  br label %push.24
done.26:
  br label %done.23
else.22:
  store float %v168, ptr %v10, align 4
  br label %done.23
done.23:
  %v203 = add i64 %v16, 256
  store i64 %v203, ptr %v14
  %v204 = icmp slt i64 %v203, %v8
  br i1 %v204, label %loop.5, label %done.6
done.6:
  br i1 %v13, label %then.32, label %done.33
then.32:
  store i64 0, ptr %v206
  store float 0x0000000000000000, ptr %v205, align 4
  store i64 0, ptr %v207
  %v208 = icmp slt i64 0, 6
  br i1 %v208, label %loop.34, label %done.35
loop.34:
  %v209 = load i64, ptr %v207
  %v210 = getelementptr i64, ptr %v11, i64 %v209
  %v211 = load i64, ptr %v210
  %v212 = mul i64 %v209, 256
  %v213 = load i64, ptr %v206
  %v214 = icmp ne i64 %v213, 0
  br i1 %v214, label %then.36, label %done.37
then.36:
  %v215 = load float, ptr %v205, align 4
  %v216 = add i64 %v212, %v211
  %v217 = getelementptr float, ptr %v12, i64 %v216
  store float %v215, ptr %v217, align 4
  br label %done.37
done.37:
  %v218 = add i64 %v211, %v213
  %v219 = icmp sgt i64 %v218, 0
  br i1 %v219, label %then.38, label %done.39
then.38:
  store i64 256, ptr %v220
  br label %halve.40
halve.40:
  %v221 = load i64, ptr %v220
  %v222 = lshr i64 %v221, 1
  store i64 %v222, ptr %v220
  %v223 = icmp sge i64 %v222, 1
  br i1 %v223, label %stride.41, label %done.42
stride.41:
  %v224 = sub i64 %v218, %v222
  %v225 = call i64 @llvm.smin.i64(i64 %v222, i64 %v224)
  store i64 0, ptr %v226
  %v227 = icmp slt i64 0, %v225
  br i1 %v227, label %loop.43, label %done.44
loop.43:
  %v228 = load i64, ptr %v226
  %v229 = add i64 %v212, %v228
  %v230 = getelementptr float, ptr %v12, i64 %v229
  %v231 = load float, ptr %v230, align 4
  %v232 = add i64 %v229, %v222
  %v233 = getelementptr float, ptr %v12, i64 %v232
  %v234 = load float, ptr %v233, align 4
  %v235 = fadd float %v231, %v234
  %v236 = getelementptr float, ptr %v12, i64 %v229
  store float %v235, ptr %v236, align 4
  %v237 = add i64 %v228, 1
  store i64 %v237, ptr %v226
  %v238 = icmp slt i64 %v237, %v225
  br i1 %v238, label %loop.43, label %done.44
done.44:
  br label %halve.40
done.42:
  %v239 = getelementptr float, ptr %v12, i64 %v212
  %v240 = load float, ptr %v239, align 4
  store float %v240, ptr %v205, align 4
  store i64 1, ptr %v206
  br label %done.39
done.39:
  %v241 = add i64 %v209, 1
  store i64 %v241, ptr %v207
  %v242 = icmp slt i64 %v241, 6
  br i1 %v242, label %loop.34, label %done.35
done.35:
  %v243 = load float, ptr %v205, align 4
  store float %v243, ptr %v10, align 4
  br label %done.33
done.33:
  %v244 = load float, ptr %v10, align 4
  %v245 = icmp eq i64 %v8, 0
  %v246 = select i1 %v245, float 0x0000000000000000, float %v244
  %v247 = bitcast float %v246 to i32
  %v248 = and i32 %v247, 2147483647
  %v249 = lshr i32 %v247, 16
  %v250 = and i32 %v249, 32768
  %v251 = lshr i32 %v248, 13
  %v252 = and i32 %v251, 1
  %v253 = add i32 %v252, 4095
  %v254 = sub i32 %v248, 939524096
  %v255 = add i32 %v254, %v253
  %v256 = lshr i32 %v255, 13
  %v257 = bitcast i32 %v248 to float
  %v258 = fadd float %v257, 0x3FE0000000000000
  %v259 = bitcast float %v258 to i32
  %v260 = sub i32 %v259, 1056964608
  %v261 = icmp ult i32 %v248, 947912704
  %v262 = select i1 %v261, i32 %v260, i32 %v256
  %v263 = icmp uge i32 %v248, 1199570944
  %v264 = select i1 %v263, i32 31744, i32 %v262
  %v265 = icmp ugt i32 %v248, 2139095040
  %v266 = select i1 %v265, i32 32256, i32 %v264
  %v267 = or i32 %v266, %v250
  %v268 = trunc i32 %v267 to i16
  %v269 = and i16 %v268, 32767
  %v270 = icmp ugt i16 %v269, 31744
  %v271 = select i1 %v270, i16 32256, i16 %v268
  %v274 = getelementptr i16, ptr %v273, i64 %v5
  store i16 %v271, ptr %v274, align 2
  %v275 = add i64 %v3, 1
  store i64 %v275, ptr %v1
  %v276 = icmp slt i64 %v275, %last
  br i1 %v276, label %loop.1, label %done.2
done.2:
  ret void
}
attributes #0 = { nounwind }
!0 = !{i32 1}
