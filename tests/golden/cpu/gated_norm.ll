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
  %v126 = alloca i64
  %v146 = alloca <16 x float>
  %v193 = alloca i64
  %v199 = alloca i64
  %v203 = alloca i64
  %v230 = getelementptr inbounds i64, ptr %args, i64 26
  %v231 = load ptr, ptr %v230, align 8
  %v238 = alloca float
  %v239 = getelementptr inbounds i64, ptr %args, i64 27
  %v240 = load ptr, ptr %v239, align 8
  %v245 = getelementptr inbounds i64, ptr %args, i64 25
  %v246 = load float, ptr %v245, align 8
  %v258 = alloca i64
  %v269 = getelementptr inbounds i64, ptr %args, i64 5
  %v270 = load ptr, ptr %v269, align 8
  %v274 = getelementptr inbounds i64, ptr %args, i64 8
  %v275 = load ptr, ptr %v274, align 8
  %v276 = getelementptr inbounds i64, ptr %args, i64 11
  %v277 = load i64, ptr %v276, align 8
  %v321 = getelementptr inbounds i64, ptr %args, i64 13
  %v322 = load ptr, ptr %v321, align 8
  %v323 = getelementptr inbounds i64, ptr %args, i64 16
  %v324 = load i64, ptr %v323, align 8
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
  %v25 = mul i64 %v5, %v24
  %v26 = getelementptr float, ptr %v22, i64 %v25
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
  %v27 = getelementptr float, ptr %v26, i64 %v17
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
  %v35 = getelementptr float, ptr %v26, i64 %v34
  %v36 = load <16 x float>, ptr %v35, align 4
  %v37 = fmul <16 x float> %v36, %v36
  %v38 = add i64 %v17, 128
  %v39 = getelementptr float, ptr %v26, i64 %v38
  %v40 = load <16 x float>, ptr %v39, align 4
  %v41 = fmul <16 x float> %v40, %v40
  %v42 = add i64 %v17, 192
  %v43 = getelementptr float, ptr %v26, i64 %v42
  %v44 = load <16 x float>, ptr %v43, align 4
  %v45 = fmul <16 x float> %v44, %v44
  %v46 = fadd <16 x float> %v37, %v45
  %v47 = fadd <16 x float> %v33, %v41
  %v48 = fadd <16 x float> %v47, %v46
  %v49 = add i64 %v17, 32
  %v50 = getelementptr float, ptr %v26, i64 %v49
  %v51 = getelementptr float, ptr %v50, i64 352
  call void @llvm.prefetch.p0(ptr %v51, i32 0, i32 3, i32 1)
  %v52 = getelementptr i8, ptr %v51, i64 64
  call void @llvm.prefetch.p0(ptr %v52, i32 0, i32 3, i32 1)
  %v53 = getelementptr i8, ptr %v51, i64 128
  call void @llvm.prefetch.p0(ptr %v53, i32 0, i32 3, i32 1)
  %v54 = getelementptr i8, ptr %v51, i64 192
  call void @llvm.prefetch.p0(ptr %v54, i32 0, i32 3, i32 1)
  %v55 = load <16 x float>, ptr %v50, align 4
  %v56 = fmul <16 x float> %v55, %v55
  %v57 = add i64 %v17, 96
  %v58 = getelementptr float, ptr %v26, i64 %v57
  %v59 = load <16 x float>, ptr %v58, align 4
  %v60 = fmul <16 x float> %v59, %v59
  %v61 = add i64 %v17, 160
  %v62 = getelementptr float, ptr %v26, i64 %v61
  %v63 = load <16 x float>, ptr %v62, align 4
  %v64 = fmul <16 x float> %v63, %v63
  %v65 = add i64 %v17, 224
  %v66 = getelementptr float, ptr %v26, i64 %v65
  %v67 = load <16 x float>, ptr %v66, align 4
  %v68 = fmul <16 x float> %v67, %v67
  %v69 = fadd <16 x float> %v60, %v68
  %v70 = fadd <16 x float> %v56, %v64
  %v71 = fadd <16 x float> %v70, %v69
  %v72 = fadd <16 x float> %v48, %v71
  %v73 = add i64 %v17, 16
  %v74 = getelementptr float, ptr %v26, i64 %v73
  %v75 = getelementptr float, ptr %v74, i64 304
  call void @llvm.prefetch.p0(ptr %v75, i32 0, i32 3, i32 1)
  %v76 = getelementptr i8, ptr %v75, i64 64
  call void @llvm.prefetch.p0(ptr %v76, i32 0, i32 3, i32 1)
  %v77 = getelementptr i8, ptr %v75, i64 128
  call void @llvm.prefetch.p0(ptr %v77, i32 0, i32 3, i32 1)
  %v78 = getelementptr i8, ptr %v75, i64 192
  call void @llvm.prefetch.p0(ptr %v78, i32 0, i32 3, i32 1)
  %v79 = load <16 x float>, ptr %v74, align 4
  %v80 = fmul <16 x float> %v79, %v79
  %v81 = add i64 %v17, 80
  %v82 = getelementptr float, ptr %v26, i64 %v81
  %v83 = load <16 x float>, ptr %v82, align 4
  %v84 = fmul <16 x float> %v83, %v83
  %v85 = add i64 %v17, 144
  %v86 = getelementptr float, ptr %v26, i64 %v85
  %v87 = load <16 x float>, ptr %v86, align 4
  %v88 = fmul <16 x float> %v87, %v87
  %v89 = add i64 %v17, 208
  %v90 = getelementptr float, ptr %v26, i64 %v89
  %v91 = load <16 x float>, ptr %v90, align 4
  %v92 = fmul <16 x float> %v91, %v91
  %v93 = fadd <16 x float> %v84, %v92
  %v94 = fadd <16 x float> %v80, %v88
  %v95 = fadd <16 x float> %v94, %v93
  %v96 = add i64 %v17, 48
  %v97 = getelementptr float, ptr %v26, i64 %v96
  %v98 = getelementptr float, ptr %v97, i64 400
  call void @llvm.prefetch.p0(ptr %v98, i32 0, i32 3, i32 1)
  %v99 = getelementptr i8, ptr %v98, i64 64
  call void @llvm.prefetch.p0(ptr %v99, i32 0, i32 3, i32 1)
  %v100 = getelementptr i8, ptr %v98, i64 128
  call void @llvm.prefetch.p0(ptr %v100, i32 0, i32 3, i32 1)
  %v101 = getelementptr i8, ptr %v98, i64 192
  call void @llvm.prefetch.p0(ptr %v101, i32 0, i32 3, i32 1)
  %v102 = load <16 x float>, ptr %v97, align 4
  %v103 = fmul <16 x float> %v102, %v102
  %v104 = add i64 %v17, 112
  %v105 = getelementptr float, ptr %v26, i64 %v104
  %v106 = load <16 x float>, ptr %v105, align 4
  %v107 = fmul <16 x float> %v106, %v106
  %v108 = add i64 %v17, 176
  %v109 = getelementptr float, ptr %v26, i64 %v108
  %v110 = load <16 x float>, ptr %v109, align 4
  %v111 = fmul <16 x float> %v110, %v110
  %v112 = add i64 %v17, 240
  %v113 = getelementptr float, ptr %v26, i64 %v112
  %v114 = load <16 x float>, ptr %v113, align 4
  %v115 = fmul <16 x float> %v114, %v114
  %v116 = fadd <16 x float> %v107, %v115
  %v117 = fadd <16 x float> %v103, %v111
  %v118 = fadd <16 x float> %v117, %v116
  %v119 = fadd <16 x float> %v95, %v118
  %v120 = fadd <16 x float> %v72, %v119
  store <16 x float> %v120, ptr %v11, align 4
  br label %done.9
else.8:
  %v121 = sub i64 0, %v17
  %v122 = getelementptr float, ptr %v10, i64 %v121
  %v123 = sub i64 %v19, %v17
  %v124 = and i64 %v123, -16
  %v125 = add i64 %v17, %v124
  store i64 %v17, ptr %v126
  %v127 = icmp slt i64 %v17, %v125
  br i1 %v127, label %loop.10, label %done.11
loop.10:
  %v128 = load i64, ptr %v126
  %v129 = getelementptr float, ptr %v26, i64 %v128
  %v130 = load <16 x float>, ptr %v129, align 4
  %v131 = fmul <16 x float> %v130, %v130
  %v132 = getelementptr float, ptr %v122, i64 %v128
  store <16 x float> %v131, ptr %v132, align 4
  %v133 = add i64 %v128, 16
  store i64 %v133, ptr %v126
  %v134 = icmp slt i64 %v133, %v125
  br i1 %v134, label %loop.10, label %done.11
done.11:
  %v135 = sub i64 %v19, %v125
  %v136 = icmp sgt i64 %v135, 0
  br i1 %v136, label %tail.12, label %done.13
tail.12:
  %v137 = trunc i64 %v135 to i32
  %v138 = insertelement <16 x i32> poison, i32 %v137, i64 0
  %v139 = shufflevector <16 x i32> %v138, <16 x i32> poison, <16 x i32> zeroinitializer
  %v140 = icmp ult <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v139
  %v141 = getelementptr float, ptr %v26, i64 %v125
  %v142 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v141, i32 4, <16 x i1> %v140, <16 x float> zeroinitializer)
  %v143 = fmul <16 x float> %v142, %v142
  %v144 = select <16 x i1> %v140, <16 x float> %v143, <16 x float> splat (float 0x8000000000000000)
  %v145 = getelementptr float, ptr %v122, i64 %v125
  store <16 x float> %v144, ptr %v145, align 4
  br label %done.13
done.13:
  %v147 = icmp eq i64 %v20, 128
  br i1 %v147, label %then.14, label %else.15
then.14:
  %v148 = load <16 x float>, ptr %v10, align 4
  %v149 = getelementptr float, ptr %v10, i64 64
  %v150 = load <16 x float>, ptr %v149, align 4
  %v151 = fadd <16 x float> %v148, %v150
  %v152 = getelementptr float, ptr %v10, i64 32
  %v153 = load <16 x float>, ptr %v152, align 4
  %v154 = getelementptr float, ptr %v10, i64 96
  %v155 = load <16 x float>, ptr %v154, align 4
  %v156 = fadd <16 x float> %v153, %v155
  %v157 = fadd <16 x float> %v151, %v156
  %v158 = getelementptr float, ptr %v10, i64 16
  %v159 = load <16 x float>, ptr %v158, align 4
  %v160 = getelementptr float, ptr %v10, i64 80
  %v161 = load <16 x float>, ptr %v160, align 4
  %v162 = fadd <16 x float> %v159, %v161
  %v163 = getelementptr float, ptr %v10, i64 48
  %v164 = load <16 x float>, ptr %v163, align 4
  %v165 = getelementptr float, ptr %v10, i64 112
  %v166 = load <16 x float>, ptr %v165, align 4
  %v167 = fadd <16 x float> %v164, %v166
  %v168 = fadd <16 x float> %v162, %v167
  %v169 = fadd <16 x float> %v157, %v168
  store <16 x float> %v169, ptr %v146, align 4
  br label %done.16
else.15:
  %v170 = icmp eq i64 %v20, 64
  br i1 %v170, label %then.17, label %else.18
then.17:
  %v171 = load <16 x float>, ptr %v10, align 4
  %v172 = getelementptr float, ptr %v10, i64 32
  %v173 = load <16 x float>, ptr %v172, align 4
  %v174 = fadd <16 x float> %v171, %v173
  %v175 = getelementptr float, ptr %v10, i64 16
  %v176 = load <16 x float>, ptr %v175, align 4
  %v177 = getelementptr float, ptr %v10, i64 48
  %v178 = load <16 x float>, ptr %v177, align 4
  %v179 = fadd <16 x float> %v176, %v178
  %v180 = fadd <16 x float> %v174, %v179
  store <16 x float> %v180, ptr %v146, align 4
  br label %done.19
else.18:
  %v181 = icmp eq i64 %v20, 32
  br i1 %v181, label %then.20, label %else.21
then.20:
  %v182 = load <16 x float>, ptr %v10, align 4
  %v183 = getelementptr float, ptr %v10, i64 16
  %v184 = load <16 x float>, ptr %v183, align 4
  %v185 = fadd <16 x float> %v182, %v184
  store <16 x float> %v185, ptr %v146, align 4
  br label %done.22
else.21:
  %v186 = sub i64 %v20, 1
  %v187 = call i64 @llvm.ctlz.i64(i64 %v186, i1 false)
  %v188 = sub i64 64, %v187
  %v189 = shl i64 1, %v188
  %v190 = call i64 @llvm.smax.i64(i64 %v189, i64 16)
  %v191 = add i64 %v20, 15
  %v192 = and i64 %v191, -16
  store i64 %v192, ptr %v193
  %v194 = icmp slt i64 %v192, %v190
  br i1 %v194, label %loop.23, label %done.24
loop.23:
  %v195 = load i64, ptr %v193
  %v196 = getelementptr float, ptr %v10, i64 %v195
  store <16 x float> splat (float 0x8000000000000000), ptr %v196, align 4
  %v197 = add i64 %v195, 16
  store i64 %v197, ptr %v193
  %v198 = icmp slt i64 %v197, %v190
  br i1 %v198, label %loop.23, label %done.24
done.24:
  store i64 %v190, ptr %v199
  br label %halve.25
halve.25:
  %v200 = load i64, ptr %v199
  %v201 = lshr i64 %v200, 1
  store i64 %v201, ptr %v199
  %v202 = icmp sge i64 %v201, 16
  br i1 %v202, label %stride.26, label %done.27
stride.26:
  store i64 0, ptr %v203
  %v204 = icmp slt i64 0, %v201
  br i1 %v204, label %loop.28, label %done.29
loop.28:
  %v205 = load i64, ptr %v203
  %v206 = getelementptr float, ptr %v10, i64 %v205
  %v207 = load <16 x float>, ptr %v206, align 4
  %v208 = add i64 %v205, %v201
  %v209 = getelementptr float, ptr %v10, i64 %v208
  %v210 = load <16 x float>, ptr %v209, align 4
  %v211 = fadd <16 x float> %v207, %v210
  %v212 = getelementptr float, ptr %v10, i64 %v205
  store <16 x float> %v211, ptr %v212, align 4
  %v213 = add i64 %v205, 16
  store i64 %v213, ptr %v203
  %v214 = icmp slt i64 %v213, %v201
  br i1 %v214, label %loop.28, label %done.29
done.29:
  br label %halve.25
done.27:
  %v215 = load <16 x float>, ptr %v10, align 4
  store <16 x float> %v215, ptr %v146, align 4
  br label %done.22
done.22:
  br label %done.19
done.19:
  br label %done.16
done.16:
  %v216 = load <16 x float>, ptr %v146, align 4
  store <16 x float> %v216, ptr %v11, align 4
  br label %done.9
done.9:
  %v217 = load <16 x float>, ptr %v11, align 4
  %v218 = shufflevector <16 x float> %v217, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v219 = shufflevector <16 x float> %v217, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v220 = fadd <8 x float> %v218, %v219
  %v221 = shufflevector <8 x float> %v220, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v222 = shufflevector <8 x float> %v220, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v223 = fadd <4 x float> %v221, %v222
  %v224 = shufflevector <4 x float> %v223, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v225 = shufflevector <4 x float> %v223, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v226 = fadd <2 x float> %v224, %v225
  %v227 = extractelement <2 x float> %v226, i64 0
  %v228 = extractelement <2 x float> %v226, i64 1
  %v229 = fadd float %v227, %v228
  br i1 %v14, label %then.30, label %else.31
then.30:
  %v232 = load i64, ptr %v12
  %v233 = add i64 %v232, 1
  %v234 = getelementptr float, ptr %v13, i64 %v232
  store float %v229, ptr %v234, align 4
  store i64 %v233, ptr %v12
  %v235 = icmp eq i64 %v233, 256
  br i1 %v235, label %then.33, label %done.34
then.33:
  call void %v231(ptr %v12, ptr %v13, i64 1)
  br label %done.34
done.34:
  br label %done.32
else.31:
  store float %v229, ptr %v9, align 4
  br label %done.32
done.32:
  %v236 = add i64 %v17, 256
  store i64 %v236, ptr %v15
  %v237 = icmp slt i64 %v236, %v8
  br i1 %v237, label %loop.5, label %done.6
done.6:
  br i1 %v14, label %then.35, label %done.36
then.35:
  call void %v240(ptr %v12, ptr %v13, ptr %v238, i64 1)
  %v241 = load float, ptr %v238, align 4
  store float %v241, ptr %v9, align 4
  br label %done.36
done.36:
  %v242 = load float, ptr %v9, align 4
  %v243 = icmp eq i64 %v8, 0
  %v244 = select i1 %v243, float 0x0000000000000000, float %v242
  %v247 = fdiv float %v244, %v246
  %v248 = fadd float %v247, 0x3EB0C6F7A0000000
  %v249 = call float @llvm.sqrt.f32(float %v248)
  %v250 = fdiv float 0x3FF0000000000000, %v249
  %v251 = call i64 @llvm.smax.i64(i64 %v7, i64 0)
  %v252 = icmp sle i64 %v7, 65536
  %v253 = zext i1 %v252 to i64
  %v254 = add i64 %v5, %v253
  %v255 = mul i64 %v254, %v24
  %v256 = getelementptr float, ptr %v22, i64 %v255
  %v257 = and i64 %v251, -16
  %v262 = mul i64 %v5, %v24
  %v263 = getelementptr float, ptr %v22, i64 %v262
  %v266 = insertelement <16 x float> poison, float %v250, i64 0
  %v267 = shufflevector <16 x float> %v266, <16 x float> poison, <16 x i32> zeroinitializer
  %v278 = mul i64 %v5, %v277
  %v279 = getelementptr float, ptr %v275, i64 %v278
  %v325 = mul i64 %v5, %v324
  %v326 = getelementptr float, ptr %v322, i64 %v325
  store i64 0, ptr %v258
  %v259 = icmp slt i64 0, %v257
  br i1 %v259, label %loop.37, label %done.38
loop.37:
  %v260 = load i64, ptr %v258
  %v261 = getelementptr float, ptr %v256, i64 %v260
  call void @llvm.prefetch.p0(ptr %v261, i32 0, i32 3, i32 1)
  %v264 = getelementptr float, ptr %v263, i64 %v260
  %v265 = load <16 x float>, ptr %v264, align 4
  %v268 = fmul <16 x float> %v265, %v267
  %v271 = getelementptr float, ptr %v270, i64 %v260
  %v272 = load <16 x float>, ptr %v271, align 4
  %v273 = fmul <16 x float> %v268, %v272
  %v280 = getelementptr float, ptr %v279, i64 %v260
  %v281 = load <16 x float>, ptr %v280, align 4
  %v282 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %v281)
  %v283 = fneg <16 x float> %v282
  %v284 = fcmp olt <16 x float> %v283, splat (float 0xC05A000000000000)
  %v285 = select <16 x i1> %v284, <16 x float> splat (float 0xC05A000000000000), <16 x float> %v283
  %v286 = fmul <16 x float> %v285, splat (float 0x3FF7154760000000)
  %v287 = fadd <16 x float> %v286, splat (float 0x41680017E0000000)
  %v288 = fsub <16 x float> %v287, splat (float 0x41680017E0000000)
  %v289 = bitcast <16 x float> %v287 to <16 x i32>
  %v290 = fmul <16 x float> %v288, splat (float 0x3EB7F7D1C0000000)
  %v291 = fmul <16 x float> %v288, splat (float 0x3FE62E4000000000)
  %v292 = fsub <16 x float> %v285, %v291
  %v293 = fsub <16 x float> %v292, %v290
  %v294 = fmul <16 x float> splat (float 0x3F56C53940000000), %v293
  %v295 = fadd <16 x float> %v294, splat (float 0x3F8123BFE0000000)
  %v296 = fmul <16 x float> %v295, %v293
  %v297 = fadd <16 x float> %v296, splat (float 0x3FA5556580000000)
  %v298 = fmul <16 x float> %v297, %v293
  %v299 = fadd <16 x float> %v298, splat (float 0x3FC55548E0000000)
  %v300 = fmul <16 x float> %v299, %v293
  %v301 = fadd <16 x float> %v300, splat (float 0x3FDFFFFFE0000000)
  %v302 = fmul <16 x float> %v293, %v293
  %v303 = fmul <16 x float> %v302, %v301
  %v304 = fadd <16 x float> %v293, %v303
  %v305 = fadd <16 x float> %v304, splat (float 0x3FF0000000000000)
  %v306 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v307 = shl <16 x i32> %v289, %v306
  %v308 = bitcast <16 x i32> %v307 to <16 x float>
  %v309 = fmul <16 x float> %v305, %v308
  %v310 = fmul <16 x float> %v309, splat (float 0x3BF0000000000000)
  %v311 = fcmp olt <16 x float> %v281, splat (float 0x0000000000000000)
  %v312 = select <16 x i1> %v311, <16 x float> %v310, <16 x float> splat (float 0x3FF0000000000000)
  %v313 = fadd <16 x float> %v310, splat (float 0x3FF0000000000000)
  %v314 = fcmp olt <16 x float> %v281, splat (float 0xC7EFFFFFE0000000)
  %v315 = select <16 x i1> %v314, <16 x float> splat (float 0xC7EFFFFFE0000000), <16 x float> %v281
  %v316 = fmul <16 x float> %v315, %v312
  %v317 = fdiv <16 x float> %v316, %v313
  %v318 = fmul <16 x float> %v273, %v317
  %v319 = fcmp uno <16 x float> %v318, %v318
  %v320 = select <16 x i1> %v319, <16 x float> splat (float 0x7FF8000000000000), <16 x float> %v318
  %v327 = getelementptr float, ptr %v326, i64 %v260
  store <16 x float> %v320, ptr %v327, align 4
  %v328 = add i64 %v260, 16
  store i64 %v328, ptr %v258
  %v329 = icmp slt i64 %v328, %v257
  br i1 %v329, label %loop.37, label %done.38
done.38:
  %v330 = sub i64 %v251, %v257
  %v331 = icmp sgt i64 %v330, 0
  br i1 %v331, label %tail.39, label %done.40
tail.39:
  %v332 = trunc i64 %v330 to i32
  %v333 = insertelement <16 x i32> poison, i32 %v332, i64 0
  %v334 = shufflevector <16 x i32> %v333, <16 x i32> poison, <16 x i32> zeroinitializer
  %v335 = icmp ult <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v334
  %v336 = getelementptr float, ptr %v256, i64 %v257
  call void @llvm.prefetch.p0(ptr %v336, i32 0, i32 3, i32 1)
  %v337 = mul i64 %v5, %v24
  %v338 = add i64 %v337, %v257
  %v339 = getelementptr float, ptr %v22, i64 %v338
  %v340 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v339, i32 4, <16 x i1> %v335, <16 x float> zeroinitializer)
  %v341 = insertelement <16 x float> poison, float %v250, i64 0
  %v342 = shufflevector <16 x float> %v341, <16 x float> poison, <16 x i32> zeroinitializer
  %v343 = fmul <16 x float> %v340, %v342
  %v344 = getelementptr float, ptr %v270, i64 %v257
  %v345 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v344, i32 4, <16 x i1> %v335, <16 x float> zeroinitializer)
  %v346 = fmul <16 x float> %v343, %v345
  %v347 = mul i64 %v5, %v277
  %v348 = add i64 %v347, %v257
  %v349 = getelementptr float, ptr %v275, i64 %v348
  %v350 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v349, i32 4, <16 x i1> %v335, <16 x float> zeroinitializer)
  %v351 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %v350)
  %v352 = fneg <16 x float> %v351
  %v353 = fcmp olt <16 x float> %v352, splat (float 0xC05A000000000000)
  %v354 = select <16 x i1> %v353, <16 x float> splat (float 0xC05A000000000000), <16 x float> %v352
  %v355 = fmul <16 x float> %v354, splat (float 0x3FF7154760000000)
  %v356 = fadd <16 x float> %v355, splat (float 0x41680017E0000000)
  %v357 = fsub <16 x float> %v356, splat (float 0x41680017E0000000)
  %v358 = bitcast <16 x float> %v356 to <16 x i32>
  %v359 = fmul <16 x float> %v357, splat (float 0x3EB7F7D1C0000000)
  %v360 = fmul <16 x float> %v357, splat (float 0x3FE62E4000000000)
  %v361 = fsub <16 x float> %v354, %v360
  %v362 = fsub <16 x float> %v361, %v359
  %v363 = fmul <16 x float> splat (float 0x3F56C53940000000), %v362
  %v364 = fadd <16 x float> %v363, splat (float 0x3F8123BFE0000000)
  %v365 = fmul <16 x float> %v364, %v362
  %v366 = fadd <16 x float> %v365, splat (float 0x3FA5556580000000)
  %v367 = fmul <16 x float> %v366, %v362
  %v368 = fadd <16 x float> %v367, splat (float 0x3FC55548E0000000)
  %v369 = fmul <16 x float> %v368, %v362
  %v370 = fadd <16 x float> %v369, splat (float 0x3FDFFFFFE0000000)
  %v371 = fmul <16 x float> %v362, %v362
  %v372 = fmul <16 x float> %v371, %v370
  %v373 = fadd <16 x float> %v362, %v372
  %v374 = fadd <16 x float> %v373, splat (float 0x3FF0000000000000)
  %v375 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v376 = shl <16 x i32> %v358, %v375
  %v377 = bitcast <16 x i32> %v376 to <16 x float>
  %v378 = fmul <16 x float> %v374, %v377
  %v379 = fmul <16 x float> %v378, splat (float 0x3BF0000000000000)
  %v380 = fcmp olt <16 x float> %v350, splat (float 0x0000000000000000)
  %v381 = select <16 x i1> %v380, <16 x float> %v379, <16 x float> splat (float 0x3FF0000000000000)
  %v382 = fadd <16 x float> %v379, splat (float 0x3FF0000000000000)
  %v383 = fcmp olt <16 x float> %v350, splat (float 0xC7EFFFFFE0000000)
  %v384 = select <16 x i1> %v383, <16 x float> splat (float 0xC7EFFFFFE0000000), <16 x float> %v350
  %v385 = fmul <16 x float> %v384, %v381
  %v386 = fdiv <16 x float> %v385, %v382
  %v387 = fmul <16 x float> %v346, %v386
  %v388 = fcmp uno <16 x float> %v387, %v387
  %v389 = select <16 x i1> %v388, <16 x float> splat (float 0x7FF8000000000000), <16 x float> %v387
  %v390 = mul i64 %v5, %v324
  %v391 = add i64 %v390, %v257
  %v392 = getelementptr float, ptr %v322, i64 %v391
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v389, ptr %v392, i32 4, <16 x i1> %v335)
  br label %done.40
done.40:
  %v393 = add i64 %v3, 1
  store i64 %v393, ptr %v1
  %v394 = icmp slt i64 %v393, %last
  br i1 %v394, label %loop.1, label %done.2
done.2:
  ret void
}
attributes #0 = { nounwind }
attributes #1 = { nounwind noinline optnone }
!0 = !{i32 1}
