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
  %v130 = alloca i64
  %v134 = alloca i64
  %v151 = alloca i64
  %v184 = alloca <16 x i16>, align 64
  %v210 = alloca i64
  %v216 = alloca i64
  %v220 = alloca i64
  %v246 = getelementptr inbounds i64, ptr %args, i64 13
  %v247 = load ptr, ptr %v246, align 8
  %v254 = alloca float
  %v255 = getelementptr inbounds i64, ptr %args, i64 14
  %v256 = load ptr, ptr %v255, align 8
  %v286 = getelementptr inbounds i64, ptr %args, i64 5
  %v287 = load ptr, ptr %v286, align 8
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
  store i64 %v28, ptr %v130
  br label %halve.15
halve.15:
  %v131 = load i64, ptr %v130
  %v132 = lshr i64 %v131, 1
  store i64 %v132, ptr %v130
  %v133 = icmp sge i64 %v132, 16
  br i1 %v133, label %stride.16, label %done.17
stride.16:
  store i64 0, ptr %v134
  %v135 = icmp slt i64 0, %v132
  br i1 %v135, label %loop.18, label %done.19
loop.18:
  %v136 = load i64, ptr %v134
  %v137 = getelementptr float, ptr %v10, i64 %v136
  %v138 = load <16 x float>, ptr %v137, align 4
  %v139 = add i64 %v136, %v132
  %v140 = getelementptr float, ptr %v10, i64 %v139
  %v141 = load <16 x float>, ptr %v140, align 4
  %v142 = fadd <16 x float> %v138, %v141
  %v143 = getelementptr float, ptr %v10, i64 %v136
  store <16 x float> %v142, ptr %v143, align 4
  %v144 = add i64 %v136, 16
  store i64 %v144, ptr %v134
  %v145 = icmp slt i64 %v144, %v132
  br i1 %v145, label %loop.18, label %done.19
done.19:
  br label %halve.15
done.17:
  %v146 = load <16 x float>, ptr %v10, align 4
  store <16 x float> %v146, ptr %v118, align 4
  br label %done.14
done.14:
  %v147 = load <16 x float>, ptr %v118, align 4
  store <16 x float> %v147, ptr %v11, align 4
  br label %done.9
else.8:
  %v148 = sub i64 %v19, %v17
  %v149 = and i64 %v148, -16
  %v150 = add i64 %v17, %v149
  store i64 %v17, ptr %v151
  %v152 = icmp slt i64 %v17, %v150
  br i1 %v152, label %loop.20, label %done.21
loop.20:
  %v153 = load i64, ptr %v151
  %v154 = mul i64 %v5, %v37
  %v155 = add i64 %v154, %v153
  %v156 = getelementptr i16, ptr %v35, i64 %v155
  %v157 = load <16 x i16>, ptr %v156, align 2
  %v158 = zext <16 x i16> %v157 to <16 x i32>
  %v159 = and <16 x i32> %v158, splat (i32 32767)
  %v160 = shl <16 x i32> %v159, splat (i32 13)
  %v161 = bitcast <16 x i32> %v160 to <16 x float>
  %v162 = fmul <16 x float> %v161, splat (float 0x46F0000000000000)
  %v163 = icmp uge <16 x i32> %v159, splat (i32 31744)
  %v164 = bitcast <16 x float> %v162 to <16 x i32>
  %v165 = or <16 x i32> %v160, splat (i32 2139095040)
  %v166 = select <16 x i1> %v163, <16 x i32> %v165, <16 x i32> %v164
  %v167 = and <16 x i32> %v158, splat (i32 32768)
  %v168 = shl <16 x i32> %v167, splat (i32 16)
  %v169 = or <16 x i32> %v166, %v168
  %v170 = bitcast <16 x i32> %v169 to <16 x float>
  %v171 = sub i64 %v153, %v17
  %v172 = getelementptr float, ptr %v10, i64 %v171
  store <16 x float> %v170, ptr %v172, align 4
  %v173 = add i64 %v153, 16
  store i64 %v173, ptr %v151
  %v174 = icmp slt i64 %v173, %v150
  br i1 %v174, label %loop.20, label %done.21
done.21:
  %v175 = sub i64 %v19, %v150
  %v176 = icmp sgt i64 %v175, 0
  br i1 %v176, label %tail.22, label %done.23
tail.22:
  %v177 = trunc i64 %v175 to i32
  %v178 = insertelement <16 x i32> poison, i32 %v177, i64 0
  %v179 = shufflevector <16 x i32> %v178, <16 x i32> poison, <16 x i32> zeroinitializer
  %v180 = icmp ult <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v179
  %v181 = mul i64 %v5, %v37
  %v182 = add i64 %v181, %v150
  %v183 = getelementptr i16, ptr %v35, i64 %v182
  %v185 = mul i64 %v175, 2
  call void @llvm.memcpy.p0.p0.i64(ptr %v184, ptr %v183, i64 %v185, i1 false)
  %v186 = load <16 x i16>, ptr %v184, align 64
  %v187 = zext <16 x i16> %v186 to <16 x i32>
  %v188 = and <16 x i32> %v187, splat (i32 32767)
  %v189 = shl <16 x i32> %v188, splat (i32 13)
  %v190 = bitcast <16 x i32> %v189 to <16 x float>
  %v191 = fmul <16 x float> %v190, splat (float 0x46F0000000000000)
  %v192 = icmp uge <16 x i32> %v188, splat (i32 31744)
  %v193 = bitcast <16 x float> %v191 to <16 x i32>
  %v194 = or <16 x i32> %v189, splat (i32 2139095040)
  %v195 = select <16 x i1> %v192, <16 x i32> %v194, <16 x i32> %v193
  %v196 = and <16 x i32> %v187, splat (i32 32768)
  %v197 = shl <16 x i32> %v196, splat (i32 16)
  %v198 = or <16 x i32> %v195, %v197
  %v199 = bitcast <16 x i32> %v198 to <16 x float>
  %v200 = select <16 x i1> %v180, <16 x float> %v199, <16 x float> splat (float 0x8000000000000000)
  %v201 = sub i64 %v150, %v17
  %v202 = getelementptr float, ptr %v10, i64 %v201
  store <16 x float> %v200, ptr %v202, align 4
  br label %done.23
done.23:
  %v203 = sub i64 %v20, 1
  %v204 = call i64 @llvm.ctlz.i64(i64 %v203, i1 false)
  %v205 = sub i64 64, %v204
  %v206 = shl i64 1, %v205
  %v207 = call i64 @llvm.smax.i64(i64 %v206, i64 16)
  %v208 = add i64 %v20, 15
  %v209 = and i64 %v208, -16
  store i64 %v209, ptr %v210
  %v211 = icmp slt i64 %v209, %v207
  br i1 %v211, label %loop.24, label %done.25
loop.24:
  %v212 = load i64, ptr %v210
  %v213 = getelementptr float, ptr %v10, i64 %v212
  store <16 x float> splat (float 0x8000000000000000), ptr %v213, align 4
  %v214 = add i64 %v212, 16
  store i64 %v214, ptr %v210
  %v215 = icmp slt i64 %v214, %v207
  br i1 %v215, label %loop.24, label %done.25
done.25:
  store i64 %v207, ptr %v216
  br label %halve.26
halve.26:
  %v217 = load i64, ptr %v216
  %v218 = lshr i64 %v217, 1
  store i64 %v218, ptr %v216
  %v219 = icmp sge i64 %v218, 16
  br i1 %v219, label %stride.27, label %done.28
stride.27:
  store i64 0, ptr %v220
  %v221 = icmp slt i64 0, %v218
  br i1 %v221, label %loop.29, label %done.30
loop.29:
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
  br i1 %v231, label %loop.29, label %done.30
done.30:
  br label %halve.26
done.28:
  %v232 = load <16 x float>, ptr %v10, align 4
  store <16 x float> %v232, ptr %v11, align 4
  br label %done.9
done.9:
  %v233 = load <16 x float>, ptr %v11, align 4
  %v234 = shufflevector <16 x float> %v233, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v235 = shufflevector <16 x float> %v233, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v236 = fadd <8 x float> %v234, %v235
  %v237 = shufflevector <8 x float> %v236, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v238 = shufflevector <8 x float> %v236, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v239 = fadd <4 x float> %v237, %v238
  %v240 = shufflevector <4 x float> %v239, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v241 = shufflevector <4 x float> %v239, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v242 = fadd <2 x float> %v240, %v241
  %v243 = extractelement <2 x float> %v242, i64 0
  %v244 = extractelement <2 x float> %v242, i64 1
  %v245 = fadd float %v243, %v244
  br i1 %v14, label %then.31, label %else.32
then.31:
  %v248 = load i64, ptr %v12
  %v249 = add i64 %v248, 1
  %v250 = getelementptr float, ptr %v13, i64 %v248
  store float %v245, ptr %v250, align 4
  store i64 %v249, ptr %v12
  %v251 = icmp eq i64 %v249, 256
  br i1 %v251, label %then.34, label %done.35
then.34:
  call void %v247(ptr %v12, ptr %v13, i64 1)
  br label %done.35
done.35:
  br label %done.33
else.32:
  store float %v245, ptr %v9, align 4
  br label %done.33
done.33:
  %v252 = add i64 %v17, 256
  store i64 %v252, ptr %v15
  %v253 = icmp slt i64 %v252, %v8
  br i1 %v253, label %loop.5, label %done.6
done.6:
  br i1 %v14, label %then.36, label %done.37
then.36:
  call void %v256(ptr %v12, ptr %v13, ptr %v254, i64 1)
  %v257 = load float, ptr %v254, align 4
  store float %v257, ptr %v9, align 4
  br label %done.37
done.37:
  %v258 = load float, ptr %v9, align 4
  %v259 = icmp eq i64 %v8, 0
  %v260 = select i1 %v259, float 0x0000000000000000, float %v258
  %v261 = bitcast float %v260 to i32
  %v262 = and i32 %v261, 2147483647
  %v263 = lshr i32 %v261, 16
  %v264 = and i32 %v263, 32768
  %v265 = lshr i32 %v262, 13
  %v266 = and i32 %v265, 1
  %v267 = add i32 %v266, 4095
  %v268 = sub i32 %v262, 939524096
  %v269 = add i32 %v268, %v267
  %v270 = lshr i32 %v269, 13
  %v271 = bitcast i32 %v262 to float
  %v272 = fadd float %v271, 0x3FE0000000000000
  %v273 = bitcast float %v272 to i32
  %v274 = sub i32 %v273, 1056964608
  %v275 = icmp ult i32 %v262, 947912704
  %v276 = select i1 %v275, i32 %v274, i32 %v270
  %v277 = icmp uge i32 %v262, 1199570944
  %v278 = select i1 %v277, i32 31744, i32 %v276
  %v279 = icmp ugt i32 %v262, 2139095040
  %v280 = select i1 %v279, i32 32256, i32 %v278
  %v281 = or i32 %v280, %v264
  %v282 = trunc i32 %v281 to i16
  %v283 = and i16 %v282, 32767
  %v284 = icmp ugt i16 %v283, 31744
  %v285 = select i1 %v284, i16 32256, i16 %v282
  %v288 = getelementptr i16, ptr %v287, i64 %v5
  store i16 %v285, ptr %v288, align 2
  %v289 = add i64 %v3, 1
  store i64 %v289, ptr %v1
  %v290 = icmp slt i64 %v289, %last
  br i1 %v290, label %loop.1, label %done.2
done.2:
  ret void
}
attributes #0 = { nounwind }
attributes #1 = { nounwind noinline optnone }
!0 = !{i32 1}
