; row_sum_a56edb71
@zero = internal constant i64 0, align 8
declare i64 @llvm.ctlz.i64(i64, i1 immarg)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)
declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)
define void @begin(ptr %args) #1 {
entry:
  %v1 = getelementptr inbounds i64, ptr %args, i64 1
  %v2 = load i64, ptr %v1, align 8
  %v4 = getelementptr inbounds i64, ptr %args, i64 15
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
  %v9 = alloca float
  %v10 = alloca [256 x float], align 64
  %v11 = alloca <16 x float>
  %v12 = alloca [6 x i64]
  %v13 = alloca [1536 x float], align 64
  %v15 = alloca i64
  %v29 = alloca i64
  %v35 = load ptr, ptr %args, align 8
  %v36 = getelementptr inbounds i64, ptr %args, i64 3
  %v37 = load i64, ptr %v36, align 8
  %v118 = alloca <16 x float>
  %v135 = alloca i64
  %v139 = alloca i64
  %v156 = alloca i64
  %v189 = alloca <16 x i16>, align 64
  %v215 = alloca i64
  %v221 = alloca i64
  %v225 = alloca i64
  %v251 = getelementptr inbounds i64, ptr %args, i64 13
  %v252 = load ptr, ptr %v251, align 8
  %v259 = alloca float
  %v260 = getelementptr inbounds i64, ptr %args, i64 14
  %v261 = load ptr, ptr %v260, align 8
  %v291 = getelementptr inbounds i64, ptr %args, i64 5
  %v292 = load ptr, ptr %v291, align 8
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
  %v21 = sub i64 %v20, 1
  %v22 = call i64 @llvm.ctlz.i64(i64 %v21, i1 false)
  %v23 = sub i64 64, %v22
  %v24 = shl i64 1, %v23
  %v25 = icmp eq i64 %v24, %v20
  %v26 = icmp sge i64 %v20, 64
  %v27 = and i1 %v25, %v26
  br i1 %v27, label %then.7, label %else.8
then.7:
  %v28 = lshr i64 %v20, 2
  store i64 0, ptr %v29
  %v30 = icmp slt i64 0, %v28
  br i1 %v30, label %loop.10, label %done.11
loop.10:
  %v31 = load i64, ptr %v29
  %v32 = add i64 %v17, %v31
  %v33 = mul i64 %v31, 3
  %v34 = add i64 %v33, %v20
  %v38 = mul i64 %v5, %v37
  %v39 = add i64 %v38, %v32
  %v40 = getelementptr i16, ptr %v35, i64 %v39
  %v41 = getelementptr i16, ptr %v40, i64 %v34
  call void @llvm.prefetch.p0(ptr %v41, i32 0, i32 3, i32 1)
  %v42 = getelementptr i8, ptr %v41, i64 64
  call void @llvm.prefetch.p0(ptr %v42, i32 0, i32 3, i32 1)
  %v43 = load <16 x i16>, ptr %v40, align 2
  %v44 = zext <16 x i16> %v43 to <16 x i32>
  %v45 = and <16 x i32> %v44, splat (i32 32767)
  %v46 = shl <16 x i32> %v45, splat (i32 13)
  %v47 = bitcast <16 x i32> %v46 to <16 x float>
  %v48 = fmul <16 x float> %v47, splat (float 0x46F0000000000000)
  %v49 = icmp uge <16 x i32> %v45, splat (i32 31744)
  %v50 = bitcast <16 x float> %v48 to <16 x i32>
  %v51 = or <16 x i32> %v46, splat (i32 2139095040)
  %v52 = select <16 x i1> %v49, <16 x i32> %v51, <16 x i32> %v50
  %v53 = and <16 x i32> %v44, splat (i32 32768)
  %v54 = shl <16 x i32> %v53, splat (i32 16)
  %v55 = or <16 x i32> %v52, %v54
  %v56 = bitcast <16 x i32> %v55 to <16 x float>
  %v57 = add i64 %v32, %v28
  %v58 = mul i64 %v5, %v37
  %v59 = add i64 %v58, %v57
  %v60 = getelementptr i16, ptr %v35, i64 %v59
  %v61 = load <16 x i16>, ptr %v60, align 2
  %v62 = zext <16 x i16> %v61 to <16 x i32>
  %v63 = and <16 x i32> %v62, splat (i32 32767)
  %v64 = shl <16 x i32> %v63, splat (i32 13)
  %v65 = bitcast <16 x i32> %v64 to <16 x float>
  %v66 = fmul <16 x float> %v65, splat (float 0x46F0000000000000)
  %v67 = icmp uge <16 x i32> %v63, splat (i32 31744)
  %v68 = bitcast <16 x float> %v66 to <16 x i32>
  %v69 = or <16 x i32> %v64, splat (i32 2139095040)
  %v70 = select <16 x i1> %v67, <16 x i32> %v69, <16 x i32> %v68
  %v71 = and <16 x i32> %v62, splat (i32 32768)
  %v72 = shl <16 x i32> %v71, splat (i32 16)
  %v73 = or <16 x i32> %v70, %v72
  %v74 = bitcast <16 x i32> %v73 to <16 x float>
  %v75 = add i64 %v57, %v28
  %v76 = mul i64 %v5, %v37
  %v77 = add i64 %v76, %v75
  %v78 = getelementptr i16, ptr %v35, i64 %v77
  %v79 = load <16 x i16>, ptr %v78, align 2
  %v80 = zext <16 x i16> %v79 to <16 x i32>
  %v81 = and <16 x i32> %v80, splat (i32 32767)
  %v82 = shl <16 x i32> %v81, splat (i32 13)
  %v83 = bitcast <16 x i32> %v82 to <16 x float>
  %v84 = fmul <16 x float> %v83, splat (float 0x46F0000000000000)
  %v85 = icmp uge <16 x i32> %v81, splat (i32 31744)
  %v86 = bitcast <16 x float> %v84 to <16 x i32>
  %v87 = or <16 x i32> %v82, splat (i32 2139095040)
  %v88 = select <16 x i1> %v85, <16 x i32> %v87, <16 x i32> %v86
  %v89 = and <16 x i32> %v80, splat (i32 32768)
  %v90 = shl <16 x i32> %v89, splat (i32 16)
  %v91 = or <16 x i32> %v88, %v90
  %v92 = bitcast <16 x i32> %v91 to <16 x float>
  %v93 = add i64 %v75, %v28
  %v94 = mul i64 %v5, %v37
  %v95 = add i64 %v94, %v93
  %v96 = getelementptr i16, ptr %v35, i64 %v95
  %v97 = load <16 x i16>, ptr %v96, align 2
  %v98 = zext <16 x i16> %v97 to <16 x i32>
  %v99 = and <16 x i32> %v98, splat (i32 32767)
  %v100 = shl <16 x i32> %v99, splat (i32 13)
  %v101 = bitcast <16 x i32> %v100 to <16 x float>
  %v102 = fmul <16 x float> %v101, splat (float 0x46F0000000000000)
  %v103 = icmp uge <16 x i32> %v99, splat (i32 31744)
  %v104 = bitcast <16 x float> %v102 to <16 x i32>
  %v105 = or <16 x i32> %v100, splat (i32 2139095040)
  %v106 = select <16 x i1> %v103, <16 x i32> %v105, <16 x i32> %v104
  %v107 = and <16 x i32> %v98, splat (i32 32768)
  %v108 = shl <16 x i32> %v107, splat (i32 16)
  %v109 = or <16 x i32> %v106, %v108
  %v110 = bitcast <16 x i32> %v109 to <16 x float>
  %v111 = add i64 %v93, %v28
  %v112 = fadd <16 x float> %v56, %v92
  %v113 = fadd <16 x float> %v74, %v110
  %v114 = fadd <16 x float> %v112, %v113
  %v115 = getelementptr float, ptr %v10, i64 %v31
  store <16 x float> %v114, ptr %v115, align 4
  %v116 = add i64 %v31, 16
  store i64 %v116, ptr %v29
  %v117 = icmp slt i64 %v116, %v28
  br i1 %v117, label %loop.10, label %done.11
done.11:
  %v119 = icmp eq i64 %v28, 64
  br i1 %v119, label %then.12, label %else.13
then.12:
  %v120 = load <16 x float>, ptr %v10, align 4
  %v121 = getelementptr float, ptr %v10, i64 32
  %v122 = load <16 x float>, ptr %v121, align 4
  %v123 = fadd <16 x float> %v120, %v122
  %v124 = getelementptr float, ptr %v10, i64 16
  %v125 = load <16 x float>, ptr %v124, align 4
  %v126 = getelementptr float, ptr %v10, i64 48
  %v127 = load <16 x float>, ptr %v126, align 4
  %v128 = fadd <16 x float> %v125, %v127
  %v129 = fadd <16 x float> %v123, %v128
  store <16 x float> %v129, ptr %v118, align 4
  br label %done.14
else.13:
  %v130 = icmp eq i64 %v28, 32
  br i1 %v130, label %then.15, label %else.16
then.15:
  %v131 = load <16 x float>, ptr %v10, align 4
  %v132 = getelementptr float, ptr %v10, i64 16
  %v133 = load <16 x float>, ptr %v132, align 4
  %v134 = fadd <16 x float> %v131, %v133
  store <16 x float> %v134, ptr %v118, align 4
  br label %done.17
else.16:
  store i64 %v28, ptr %v135
  br label %halve.18
halve.18:
  %v136 = load i64, ptr %v135
  %v137 = lshr i64 %v136, 1
  store i64 %v137, ptr %v135
  %v138 = icmp sge i64 %v137, 16
  br i1 %v138, label %stride.19, label %done.20
stride.19:
  store i64 0, ptr %v139
  %v140 = icmp slt i64 0, %v137
  br i1 %v140, label %loop.21, label %done.22
loop.21:
  %v141 = load i64, ptr %v139
  %v142 = getelementptr float, ptr %v10, i64 %v141
  %v143 = load <16 x float>, ptr %v142, align 4
  %v144 = add i64 %v141, %v137
  %v145 = getelementptr float, ptr %v10, i64 %v144
  %v146 = load <16 x float>, ptr %v145, align 4
  %v147 = fadd <16 x float> %v143, %v146
  %v148 = getelementptr float, ptr %v10, i64 %v141
  store <16 x float> %v147, ptr %v148, align 4
  %v149 = add i64 %v141, 16
  store i64 %v149, ptr %v139
  %v150 = icmp slt i64 %v149, %v137
  br i1 %v150, label %loop.21, label %done.22
done.22:
  br label %halve.18
done.20:
  %v151 = load <16 x float>, ptr %v10, align 4
  store <16 x float> %v151, ptr %v118, align 4
  br label %done.17
done.17:
  br label %done.14
done.14:
  %v152 = load <16 x float>, ptr %v118, align 4
  store <16 x float> %v152, ptr %v11, align 4
  br label %done.9
else.8:
  %v153 = sub i64 %v19, %v17
  %v154 = and i64 %v153, -16
  %v155 = add i64 %v17, %v154
  store i64 %v17, ptr %v156
  %v157 = icmp slt i64 %v17, %v155
  br i1 %v157, label %loop.23, label %done.24
loop.23:
  %v158 = load i64, ptr %v156
  %v159 = mul i64 %v5, %v37
  %v160 = add i64 %v159, %v158
  %v161 = getelementptr i16, ptr %v35, i64 %v160
  %v162 = load <16 x i16>, ptr %v161, align 2
  %v163 = zext <16 x i16> %v162 to <16 x i32>
  %v164 = and <16 x i32> %v163, splat (i32 32767)
  %v165 = shl <16 x i32> %v164, splat (i32 13)
  %v166 = bitcast <16 x i32> %v165 to <16 x float>
  %v167 = fmul <16 x float> %v166, splat (float 0x46F0000000000000)
  %v168 = icmp uge <16 x i32> %v164, splat (i32 31744)
  %v169 = bitcast <16 x float> %v167 to <16 x i32>
  %v170 = or <16 x i32> %v165, splat (i32 2139095040)
  %v171 = select <16 x i1> %v168, <16 x i32> %v170, <16 x i32> %v169
  %v172 = and <16 x i32> %v163, splat (i32 32768)
  %v173 = shl <16 x i32> %v172, splat (i32 16)
  %v174 = or <16 x i32> %v171, %v173
  %v175 = bitcast <16 x i32> %v174 to <16 x float>
  %v176 = sub i64 %v158, %v17
  %v177 = getelementptr float, ptr %v10, i64 %v176
  store <16 x float> %v175, ptr %v177, align 4
  %v178 = add i64 %v158, 16
  store i64 %v178, ptr %v156
  %v179 = icmp slt i64 %v178, %v155
  br i1 %v179, label %loop.23, label %done.24
done.24:
  %v180 = sub i64 %v19, %v155
  %v181 = icmp sgt i64 %v180, 0
  br i1 %v181, label %tail.25, label %done.26
tail.25:
  %v182 = trunc i64 %v180 to i32
  %v183 = insertelement <16 x i32> poison, i32 %v182, i64 0
  %v184 = shufflevector <16 x i32> %v183, <16 x i32> poison, <16 x i32> zeroinitializer
  %v185 = icmp ult <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v184
  %v186 = mul i64 %v5, %v37
  %v187 = add i64 %v186, %v155
  %v188 = getelementptr i16, ptr %v35, i64 %v187
  %v190 = mul i64 %v180, 2
  call void @llvm.memcpy.p0.p0.i64(ptr %v189, ptr %v188, i64 %v190, i1 false)
  %v191 = load <16 x i16>, ptr %v189, align 64
  %v192 = zext <16 x i16> %v191 to <16 x i32>
  %v193 = and <16 x i32> %v192, splat (i32 32767)
  %v194 = shl <16 x i32> %v193, splat (i32 13)
  %v195 = bitcast <16 x i32> %v194 to <16 x float>
  %v196 = fmul <16 x float> %v195, splat (float 0x46F0000000000000)
  %v197 = icmp uge <16 x i32> %v193, splat (i32 31744)
  %v198 = bitcast <16 x float> %v196 to <16 x i32>
  %v199 = or <16 x i32> %v194, splat (i32 2139095040)
  %v200 = select <16 x i1> %v197, <16 x i32> %v199, <16 x i32> %v198
  %v201 = and <16 x i32> %v192, splat (i32 32768)
  %v202 = shl <16 x i32> %v201, splat (i32 16)
  %v203 = or <16 x i32> %v200, %v202
  %v204 = bitcast <16 x i32> %v203 to <16 x float>
  %v205 = select <16 x i1> %v185, <16 x float> %v204, <16 x float> splat (float 0x8000000000000000)
  %v206 = sub i64 %v155, %v17
  %v207 = getelementptr float, ptr %v10, i64 %v206
  store <16 x float> %v205, ptr %v207, align 4
  br label %done.26
done.26:
  %v208 = sub i64 %v20, 1
  %v209 = call i64 @llvm.ctlz.i64(i64 %v208, i1 false)
  %v210 = sub i64 64, %v209
  %v211 = shl i64 1, %v210
  %v212 = call i64 @llvm.smax.i64(i64 %v211, i64 16)
  %v213 = add i64 %v20, 15
  %v214 = and i64 %v213, -16
  store i64 %v214, ptr %v215
  %v216 = icmp slt i64 %v214, %v212
  br i1 %v216, label %loop.27, label %done.28
loop.27:
  %v217 = load i64, ptr %v215
  %v218 = getelementptr float, ptr %v10, i64 %v217
  store <16 x float> splat (float 0x8000000000000000), ptr %v218, align 4
  %v219 = add i64 %v217, 16
  store i64 %v219, ptr %v215
  %v220 = icmp slt i64 %v219, %v212
  br i1 %v220, label %loop.27, label %done.28
done.28:
  store i64 %v212, ptr %v221
  br label %halve.29
halve.29:
  %v222 = load i64, ptr %v221
  %v223 = lshr i64 %v222, 1
  store i64 %v223, ptr %v221
  %v224 = icmp sge i64 %v223, 16
  br i1 %v224, label %stride.30, label %done.31
stride.30:
  store i64 0, ptr %v225
  %v226 = icmp slt i64 0, %v223
  br i1 %v226, label %loop.32, label %done.33
loop.32:
  %v227 = load i64, ptr %v225
  %v228 = getelementptr float, ptr %v10, i64 %v227
  %v229 = load <16 x float>, ptr %v228, align 4
  %v230 = add i64 %v227, %v223
  %v231 = getelementptr float, ptr %v10, i64 %v230
  %v232 = load <16 x float>, ptr %v231, align 4
  %v233 = fadd <16 x float> %v229, %v232
  %v234 = getelementptr float, ptr %v10, i64 %v227
  store <16 x float> %v233, ptr %v234, align 4
  %v235 = add i64 %v227, 16
  store i64 %v235, ptr %v225
  %v236 = icmp slt i64 %v235, %v223
  br i1 %v236, label %loop.32, label %done.33
done.33:
  br label %halve.29
done.31:
  %v237 = load <16 x float>, ptr %v10, align 4
  store <16 x float> %v237, ptr %v11, align 4
  br label %done.9
done.9:
  %v238 = load <16 x float>, ptr %v11, align 4
  %v239 = shufflevector <16 x float> %v238, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v240 = shufflevector <16 x float> %v238, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v241 = fadd <8 x float> %v239, %v240
  %v242 = shufflevector <8 x float> %v241, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v243 = shufflevector <8 x float> %v241, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v244 = fadd <4 x float> %v242, %v243
  %v245 = shufflevector <4 x float> %v244, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v246 = shufflevector <4 x float> %v244, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v247 = fadd <2 x float> %v245, %v246
  %v248 = extractelement <2 x float> %v247, i64 0
  %v249 = extractelement <2 x float> %v247, i64 1
  %v250 = fadd float %v248, %v249
  br i1 %v14, label %then.34, label %else.35
then.34:
  %v253 = load i64, ptr %v12
  %v254 = add i64 %v253, 1
  %v255 = getelementptr float, ptr %v13, i64 %v253
  store float %v250, ptr %v255, align 4
  store i64 %v254, ptr %v12
  %v256 = icmp eq i64 %v254, 256
  br i1 %v256, label %then.37, label %done.38
then.37:
  call void %v252(ptr %v12, ptr %v13, i64 1)
  br label %done.38
done.38:
  br label %done.36
else.35:
  store float %v250, ptr %v9, align 4
  br label %done.36
done.36:
  %v257 = add i64 %v17, 256
  store i64 %v257, ptr %v15
  %v258 = icmp slt i64 %v257, %v8
  br i1 %v258, label %loop.5, label %done.6
done.6:
  br i1 %v14, label %then.39, label %done.40
then.39:
  call void %v261(ptr %v12, ptr %v13, ptr %v259, i64 1)
  %v262 = load float, ptr %v259, align 4
  store float %v262, ptr %v9, align 4
  br label %done.40
done.40:
  %v263 = load float, ptr %v9, align 4
  %v264 = icmp eq i64 %v8, 0
  %v265 = select i1 %v264, float 0x0000000000000000, float %v263
  %v266 = bitcast float %v265 to i32
  %v267 = and i32 %v266, 2147483647
  %v268 = lshr i32 %v266, 16
  %v269 = and i32 %v268, 32768
  %v270 = lshr i32 %v267, 13
  %v271 = and i32 %v270, 1
  %v272 = add i32 %v271, 4095
  %v273 = sub i32 %v267, 939524096
  %v274 = add i32 %v273, %v272
  %v275 = lshr i32 %v274, 13
  %v276 = bitcast i32 %v267 to float
  %v277 = fadd float %v276, 0x3FE0000000000000
  %v278 = bitcast float %v277 to i32
  %v279 = sub i32 %v278, 1056964608
  %v280 = icmp ult i32 %v267, 947912704
  %v281 = select i1 %v280, i32 %v279, i32 %v275
  %v282 = icmp uge i32 %v267, 1199570944
  %v283 = select i1 %v282, i32 31744, i32 %v281
  %v284 = icmp ugt i32 %v267, 2139095040
  %v285 = select i1 %v284, i32 32256, i32 %v283
  %v286 = or i32 %v285, %v269
  %v287 = trunc i32 %v286 to i16
  %v288 = and i16 %v287, 32767
  %v289 = icmp ugt i16 %v288, 31744
  %v290 = select i1 %v289, i16 32256, i16 %v287
  %v293 = getelementptr i16, ptr %v292, i64 %v5
  store i16 %v290, ptr %v293, align 2
  %v294 = add i64 %v3, 1
  store i64 %v294, ptr %v1
  %v295 = icmp slt i64 %v294, %last
  br i1 %v295, label %loop.1, label %done.2
done.2:
  ret void
}
attributes #0 = { nounwind }
attributes #1 = { nounwind noinline optnone }
!0 = !{i32 1}
