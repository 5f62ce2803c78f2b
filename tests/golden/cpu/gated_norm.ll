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
  %v29 = alloca i64
  %v35 = load ptr, ptr %args, align 8
  %v36 = getelementptr inbounds i64, ptr %args, i64 3
  %v37 = load i64, ptr %v36, align 8
  %v72 = alloca <16 x float>
  %v84 = alloca i64
  %v88 = alloca i64
  %v105 = alloca i64
  %v138 = alloca i64
  %v144 = alloca i64
  %v148 = alloca i64
  %v174 = getelementptr inbounds i64, ptr %args, i64 24
  %v175 = load ptr, ptr %v174, align 8
  %v182 = alloca float
  %v183 = getelementptr inbounds i64, ptr %args, i64 25
  %v184 = load ptr, ptr %v183, align 8
  %v189 = getelementptr inbounds i64, ptr %args, i64 23
  %v190 = load float, ptr %v189, align 8
  %v197 = alloca i64
  %v207 = getelementptr inbounds i64, ptr %args, i64 5
  %v208 = load ptr, ptr %v207, align 8
  %v212 = getelementptr inbounds i64, ptr %args, i64 8
  %v213 = load ptr, ptr %v212, align 8
  %v214 = getelementptr inbounds i64, ptr %args, i64 11
  %v215 = load i64, ptr %v214, align 8
  %v259 = getelementptr inbounds i64, ptr %args, i64 13
  %v260 = load ptr, ptr %v259, align 8
  %v261 = getelementptr inbounds i64, ptr %args, i64 16
  %v262 = load i64, ptr %v261, align 8
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
  %v40 = getelementptr float, ptr %v35, i64 %v39
  %v41 = getelementptr float, ptr %v40, i64 %v34
  call void @llvm.prefetch.p0(ptr %v41, i32 0, i32 3, i32 1)
  %v42 = getelementptr i8, ptr %v41, i64 64
  call void @llvm.prefetch.p0(ptr %v42, i32 0, i32 3, i32 1)
  %v43 = getelementptr i8, ptr %v41, i64 128
  call void @llvm.prefetch.p0(ptr %v43, i32 0, i32 3, i32 1)
  %v44 = getelementptr i8, ptr %v41, i64 192
  call void @llvm.prefetch.p0(ptr %v44, i32 0, i32 3, i32 1)
  %v45 = load <16 x float>, ptr %v40, align 4
  %v46 = fmul <16 x float> %v45, %v45
  %v47 = add i64 %v32, %v28
  %v48 = mul i64 %v5, %v37
  %v49 = add i64 %v48, %v47
  %v50 = getelementptr float, ptr %v35, i64 %v49
  %v51 = load <16 x float>, ptr %v50, align 4
  %v52 = fmul <16 x float> %v51, %v51
  %v53 = add i64 %v47, %v28
  %v54 = mul i64 %v5, %v37
  %v55 = add i64 %v54, %v53
  %v56 = getelementptr float, ptr %v35, i64 %v55
  %v57 = load <16 x float>, ptr %v56, align 4
  %v58 = fmul <16 x float> %v57, %v57
  %v59 = add i64 %v53, %v28
  %v60 = mul i64 %v5, %v37
  %v61 = add i64 %v60, %v59
  %v62 = getelementptr float, ptr %v35, i64 %v61
  %v63 = load <16 x float>, ptr %v62, align 4
  %v64 = fmul <16 x float> %v63, %v63
  %v65 = add i64 %v59, %v28
  %v66 = fadd <16 x float> %v46, %v58
  %v67 = fadd <16 x float> %v52, %v64
  %v68 = fadd <16 x float> %v66, %v67
  %v69 = getelementptr float, ptr %v10, i64 %v31
  store <16 x float> %v68, ptr %v69, align 4
  %v70 = add i64 %v31, 16
  store i64 %v70, ptr %v29
  %v71 = icmp slt i64 %v70, %v28
  br i1 %v71, label %loop.10, label %done.11
done.11:
  %v73 = icmp eq i64 %v28, 64
  br i1 %v73, label %then.12, label %else.13
then.12:
  %v74 = load <16 x float>, ptr %v10, align 4
  %v75 = getelementptr float, ptr %v10, i64 32
  %v76 = load <16 x float>, ptr %v75, align 4
  %v77 = fadd <16 x float> %v74, %v76
  %v78 = getelementptr float, ptr %v10, i64 16
  %v79 = load <16 x float>, ptr %v78, align 4
  %v80 = getelementptr float, ptr %v10, i64 48
  %v81 = load <16 x float>, ptr %v80, align 4
  %v82 = fadd <16 x float> %v79, %v81
  %v83 = fadd <16 x float> %v77, %v82
  store <16 x float> %v83, ptr %v72, align 4
  br label %done.14
else.13:
  store i64 %v28, ptr %v84
  br label %halve.15
halve.15:
  %v85 = load i64, ptr %v84
  %v86 = lshr i64 %v85, 1
  store i64 %v86, ptr %v84
  %v87 = icmp sge i64 %v86, 16
  br i1 %v87, label %stride.16, label %done.17
stride.16:
  store i64 0, ptr %v88
  %v89 = icmp slt i64 0, %v86
  br i1 %v89, label %loop.18, label %done.19
loop.18:
  %v90 = load i64, ptr %v88
  %v91 = getelementptr float, ptr %v10, i64 %v90
  %v92 = load <16 x float>, ptr %v91, align 4
  %v93 = add i64 %v90, %v86
  %v94 = getelementptr float, ptr %v10, i64 %v93
  %v95 = load <16 x float>, ptr %v94, align 4
  %v96 = fadd <16 x float> %v92, %v95
  %v97 = getelementptr float, ptr %v10, i64 %v90
  store <16 x float> %v96, ptr %v97, align 4
  %v98 = add i64 %v90, 16
  store i64 %v98, ptr %v88
  %v99 = icmp slt i64 %v98, %v86
  br i1 %v99, label %loop.18, label %done.19
done.19:
  br label %halve.15
done.17:
  %v100 = load <16 x float>, ptr %v10, align 4
  store <16 x float> %v100, ptr %v72, align 4
  br label %done.14
done.14:
  %v101 = load <16 x float>, ptr %v72, align 4
  store <16 x float> %v101, ptr %v11, align 4
  br label %done.9
else.8:
  %v102 = sub i64 %v19, %v17
  %v103 = and i64 %v102, -16
  %v104 = add i64 %v17, %v103
  store i64 %v17, ptr %v105
  %v106 = icmp slt i64 %v17, %v104
  br i1 %v106, label %loop.20, label %done.21
loop.20:
  %v107 = load i64, ptr %v105
  %v108 = mul i64 %v5, %v37
  %v109 = add i64 %v108, %v107
  %v110 = getelementptr float, ptr %v35, i64 %v109
  %v111 = load <16 x float>, ptr %v110, align 4
  %v112 = fmul <16 x float> %v111, %v111
  %v113 = sub i64 %v107, %v17
  %v114 = getelementptr float, ptr %v10, i64 %v113
  store <16 x float> %v112, ptr %v114, align 4
  %v115 = add i64 %v107, 16
  store i64 %v115, ptr %v105
  %v116 = icmp slt i64 %v115, %v104
  br i1 %v116, label %loop.20, label %done.21
done.21:
  %v117 = sub i64 %v19, %v104
  %v118 = icmp sgt i64 %v117, 0
  br i1 %v118, label %tail.22, label %done.23
tail.22:
  %v119 = trunc i64 %v117 to i32
  %v120 = insertelement <16 x i32> poison, i32 %v119, i64 0
  %v121 = shufflevector <16 x i32> %v120, <16 x i32> poison, <16 x i32> zeroinitializer
  %v122 = icmp ult <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v121
  %v123 = mul i64 %v5, %v37
  %v124 = add i64 %v123, %v104
  %v125 = getelementptr float, ptr %v35, i64 %v124
  %v126 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v125, i32 4, <16 x i1> %v122, <16 x float> zeroinitializer)
  %v127 = fmul <16 x float> %v126, %v126
  %v128 = select <16 x i1> %v122, <16 x float> %v127, <16 x float> splat (float 0x8000000000000000)
  %v129 = sub i64 %v104, %v17
  %v130 = getelementptr float, ptr %v10, i64 %v129
  store <16 x float> %v128, ptr %v130, align 4
  br label %done.23
done.23:
  %v131 = sub i64 %v20, 1
  %v132 = call i64 @llvm.ctlz.i64(i64 %v131, i1 false)
  %v133 = sub i64 64, %v132
  %v134 = shl i64 1, %v133
  %v135 = call i64 @llvm.smax.i64(i64 %v134, i64 16)
  %v136 = add i64 %v20, 15
  %v137 = and i64 %v136, -16
  store i64 %v137, ptr %v138
  %v139 = icmp slt i64 %v137, %v135
  br i1 %v139, label %loop.24, label %done.25
loop.24:
  %v140 = load i64, ptr %v138
  %v141 = getelementptr float, ptr %v10, i64 %v140
  store <16 x float> splat (float 0x8000000000000000), ptr %v141, align 4
  %v142 = add i64 %v140, 16
  store i64 %v142, ptr %v138
  %v143 = icmp slt i64 %v142, %v135
  br i1 %v143, label %loop.24, label %done.25
done.25:
  store i64 %v135, ptr %v144
  br label %halve.26
halve.26:
  %v145 = load i64, ptr %v144
  %v146 = lshr i64 %v145, 1
  store i64 %v146, ptr %v144
  %v147 = icmp sge i64 %v146, 16
  br i1 %v147, label %stride.27, label %done.28
stride.27:
  store i64 0, ptr %v148
  %v149 = icmp slt i64 0, %v146
  br i1 %v149, label %loop.29, label %done.30
loop.29:
  %v150 = load i64, ptr %v148
  %v151 = getelementptr float, ptr %v10, i64 %v150
  %v152 = load <16 x float>, ptr %v151, align 4
  %v153 = add i64 %v150, %v146
  %v154 = getelementptr float, ptr %v10, i64 %v153
  %v155 = load <16 x float>, ptr %v154, align 4
  %v156 = fadd <16 x float> %v152, %v155
  %v157 = getelementptr float, ptr %v10, i64 %v150
  store <16 x float> %v156, ptr %v157, align 4
  %v158 = add i64 %v150, 16
  store i64 %v158, ptr %v148
  %v159 = icmp slt i64 %v158, %v146
  br i1 %v159, label %loop.29, label %done.30
done.30:
  br label %halve.26
done.28:
  %v160 = load <16 x float>, ptr %v10, align 4
  store <16 x float> %v160, ptr %v11, align 4
  br label %done.9
done.9:
  %v161 = load <16 x float>, ptr %v11, align 4
  %v162 = shufflevector <16 x float> %v161, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v163 = shufflevector <16 x float> %v161, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v164 = fadd <8 x float> %v162, %v163
  %v165 = shufflevector <8 x float> %v164, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v166 = shufflevector <8 x float> %v164, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v167 = fadd <4 x float> %v165, %v166
  %v168 = shufflevector <4 x float> %v167, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v169 = shufflevector <4 x float> %v167, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v170 = fadd <2 x float> %v168, %v169
  %v171 = extractelement <2 x float> %v170, i64 0
  %v172 = extractelement <2 x float> %v170, i64 1
  %v173 = fadd float %v171, %v172
  br i1 %v14, label %then.31, label %else.32
then.31:
  %v176 = load i64, ptr %v12
  %v177 = add i64 %v176, 1
  %v178 = getelementptr float, ptr %v13, i64 %v176
  store float %v173, ptr %v178, align 4
  store i64 %v177, ptr %v12
  %v179 = icmp eq i64 %v177, 256
  br i1 %v179, label %then.34, label %done.35
then.34:
  call void %v175(ptr %v12, ptr %v13, i64 1)
  br label %done.35
done.35:
  br label %done.33
else.32:
  store float %v173, ptr %v9, align 4
  br label %done.33
done.33:
  %v180 = add i64 %v17, 256
  store i64 %v180, ptr %v15
  %v181 = icmp slt i64 %v180, %v8
  br i1 %v181, label %loop.5, label %done.6
done.6:
  br i1 %v14, label %then.36, label %done.37
then.36:
  call void %v184(ptr %v12, ptr %v13, ptr %v182, i64 1)
  %v185 = load float, ptr %v182, align 4
  store float %v185, ptr %v9, align 4
  br label %done.37
done.37:
  %v186 = load float, ptr %v9, align 4
  %v187 = icmp eq i64 %v8, 0
  %v188 = select i1 %v187, float 0x0000000000000000, float %v186
  %v191 = fdiv float %v188, %v190
  %v192 = fadd float %v191, 0x3EB0C6F7A0000000
  %v193 = call float @llvm.sqrt.f32(float %v192)
  %v194 = fdiv float 0x3FF0000000000000, %v193
  %v195 = call i64 @llvm.smax.i64(i64 %v7, i64 0)
  %v196 = and i64 %v195, -16
  store i64 0, ptr %v197
  %v198 = icmp slt i64 0, %v196
  br i1 %v198, label %loop.38, label %done.39
loop.38:
  %v199 = load i64, ptr %v197
  %v200 = mul i64 %v5, %v37
  %v201 = add i64 %v200, %v199
  %v202 = getelementptr float, ptr %v35, i64 %v201
  %v203 = load <16 x float>, ptr %v202, align 4
  %v204 = insertelement <16 x float> poison, float %v194, i64 0
  %v205 = shufflevector <16 x float> %v204, <16 x float> poison, <16 x i32> zeroinitializer
  %v206 = fmul <16 x float> %v203, %v205
  %v209 = getelementptr float, ptr %v208, i64 %v199
  %v210 = load <16 x float>, ptr %v209, align 4
  %v211 = fmul <16 x float> %v206, %v210
  %v216 = mul i64 %v5, %v215
  %v217 = add i64 %v216, %v199
  %v218 = getelementptr float, ptr %v213, i64 %v217
  %v219 = load <16 x float>, ptr %v218, align 4
  %v220 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %v219)
  %v221 = fneg <16 x float> %v220
  %v222 = fcmp olt <16 x float> %v221, splat (float 0xC05A000000000000)
  %v223 = select <16 x i1> %v222, <16 x float> splat (float 0xC05A000000000000), <16 x float> %v221
  %v224 = fmul <16 x float> %v223, splat (float 0x3FF7154760000000)
  %v225 = fadd <16 x float> %v224, splat (float 0x41680017E0000000)
  %v226 = fsub <16 x float> %v225, splat (float 0x41680017E0000000)
  %v227 = bitcast <16 x float> %v225 to <16 x i32>
  %v228 = fmul <16 x float> %v226, splat (float 0x3EB7F7D1C0000000)
  %v229 = fmul <16 x float> %v226, splat (float 0x3FE62E4000000000)
  %v230 = fsub <16 x float> %v223, %v229
  %v231 = fsub <16 x float> %v230, %v228
  %v232 = fmul <16 x float> splat (float 0x3F56C53940000000), %v231
  %v233 = fadd <16 x float> %v232, splat (float 0x3F8123BFE0000000)
  %v234 = fmul <16 x float> %v233, %v231
  %v235 = fadd <16 x float> %v234, splat (float 0x3FA5556580000000)
  %v236 = fmul <16 x float> %v235, %v231
  %v237 = fadd <16 x float> %v236, splat (float 0x3FC55548E0000000)
  %v238 = fmul <16 x float> %v237, %v231
  %v239 = fadd <16 x float> %v238, splat (float 0x3FDFFFFFE0000000)
  %v240 = fmul <16 x float> %v231, %v231
  %v241 = fmul <16 x float> %v240, %v239
  %v242 = fadd <16 x float> %v231, %v241
  %v243 = fadd <16 x float> %v242, splat (float 0x3FF0000000000000)
  %v244 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v245 = shl <16 x i32> %v227, %v244
  %v246 = bitcast <16 x i32> %v245 to <16 x float>
  %v247 = fmul <16 x float> %v243, %v246
  %v248 = fmul <16 x float> %v247, splat (float 0x3BF0000000000000)
  %v249 = fcmp olt <16 x float> %v219, splat (float 0x0000000000000000)
  %v250 = select <16 x i1> %v249, <16 x float> %v248, <16 x float> splat (float 0x3FF0000000000000)
  %v251 = fadd <16 x float> %v248, splat (float 0x3FF0000000000000)
  %v252 = fcmp olt <16 x float> %v219, splat (float 0xC7EFFFFFE0000000)
  %v253 = select <16 x i1> %v252, <16 x float> splat (float 0xC7EFFFFFE0000000), <16 x float> %v219
  %v254 = fmul <16 x float> %v253, %v250
  %v255 = fdiv <16 x float> %v254, %v251
  %v256 = fmul <16 x float> %v211, %v255
  %v257 = fcmp uno <16 x float> %v256, %v256
  %v258 = select <16 x i1> %v257, <16 x float> splat (float 0x7FF8000000000000), <16 x float> %v256
  %v263 = mul i64 %v5, %v262
  %v264 = add i64 %v263, %v199
  %v265 = getelementptr float, ptr %v260, i64 %v264
  store <16 x float> %v258, ptr %v265, align 4
  %v266 = add i64 %v199, 16
  store i64 %v266, ptr %v197
  %v267 = icmp slt i64 %v266, %v196
  br i1 %v267, label %loop.38, label %done.39
done.39:
  %v268 = sub i64 %v195, %v196
  %v269 = icmp sgt i64 %v268, 0
  br i1 %v269, label %tail.40, label %done.41
tail.40:
  %v270 = trunc i64 %v268 to i32
  %v271 = insertelement <16 x i32> poison, i32 %v270, i64 0
  %v272 = shufflevector <16 x i32> %v271, <16 x i32> poison, <16 x i32> zeroinitializer
  %v273 = icmp ult <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v272
  %v274 = mul i64 %v5, %v37
  %v275 = add i64 %v274, %v196
  %v276 = getelementptr float, ptr %v35, i64 %v275
  %v277 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v276, i32 4, <16 x i1> %v273, <16 x float> zeroinitializer)
  %v278 = insertelement <16 x float> poison, float %v194, i64 0
  %v279 = shufflevector <16 x float> %v278, <16 x float> poison, <16 x i32> zeroinitializer
  %v280 = fmul <16 x float> %v277, %v279
  %v281 = getelementptr float, ptr %v208, i64 %v196
  %v282 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v281, i32 4, <16 x i1> %v273, <16 x float> zeroinitializer)
  %v283 = fmul <16 x float> %v280, %v282
  %v284 = mul i64 %v5, %v215
  %v285 = add i64 %v284, %v196
  %v286 = getelementptr float, ptr %v213, i64 %v285
  %v287 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v286, i32 4, <16 x i1> %v273, <16 x float> zeroinitializer)
  %v288 = call <16 x float> @llvm.fabs.v16f32(<16 x float> %v287)
  %v289 = fneg <16 x float> %v288
  %v290 = fcmp olt <16 x float> %v289, splat (float 0xC05A000000000000)
  %v291 = select <16 x i1> %v290, <16 x float> splat (float 0xC05A000000000000), <16 x float> %v289
  %v292 = fmul <16 x float> %v291, splat (float 0x3FF7154760000000)
  %v293 = fadd <16 x float> %v292, splat (float 0x41680017E0000000)
  %v294 = fsub <16 x float> %v293, splat (float 0x41680017E0000000)
  %v295 = bitcast <16 x float> %v293 to <16 x i32>
  %v296 = fmul <16 x float> %v294, splat (float 0x3EB7F7D1C0000000)
  %v297 = fmul <16 x float> %v294, splat (float 0x3FE62E4000000000)
  %v298 = fsub <16 x float> %v291, %v297
  %v299 = fsub <16 x float> %v298, %v296
  %v300 = fmul <16 x float> splat (float 0x3F56C53940000000), %v299
  %v301 = fadd <16 x float> %v300, splat (float 0x3F8123BFE0000000)
  %v302 = fmul <16 x float> %v301, %v299
  %v303 = fadd <16 x float> %v302, splat (float 0x3FA5556580000000)
  %v304 = fmul <16 x float> %v303, %v299
  %v305 = fadd <16 x float> %v304, splat (float 0x3FC55548E0000000)
  %v306 = fmul <16 x float> %v305, %v299
  %v307 = fadd <16 x float> %v306, splat (float 0x3FDFFFFFE0000000)
  %v308 = fmul <16 x float> %v299, %v299
  %v309 = fmul <16 x float> %v308, %v307
  %v310 = fadd <16 x float> %v299, %v309
  %v311 = fadd <16 x float> %v310, splat (float 0x3FF0000000000000)
  %v312 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v313 = shl <16 x i32> %v295, %v312
  %v314 = bitcast <16 x i32> %v313 to <16 x float>
  %v315 = fmul <16 x float> %v311, %v314
  %v316 = fmul <16 x float> %v315, splat (float 0x3BF0000000000000)
  %v317 = fcmp olt <16 x float> %v287, splat (float 0x0000000000000000)
  %v318 = select <16 x i1> %v317, <16 x float> %v316, <16 x float> splat (float 0x3FF0000000000000)
  %v319 = fadd <16 x float> %v316, splat (float 0x3FF0000000000000)
  %v320 = fcmp olt <16 x float> %v287, splat (float 0xC7EFFFFFE0000000)
  %v321 = select <16 x i1> %v320, <16 x float> splat (float 0xC7EFFFFFE0000000), <16 x float> %v287
  %v322 = fmul <16 x float> %v321, %v318
  %v323 = fdiv <16 x float> %v322, %v319
  %v324 = fmul <16 x float> %v283, %v323
  %v325 = fcmp uno <16 x float> %v324, %v324
  %v326 = select <16 x i1> %v325, <16 x float> splat (float 0x7FF8000000000000), <16 x float> %v324
  %v327 = mul i64 %v5, %v262
  %v328 = add i64 %v327, %v196
  %v329 = getelementptr float, ptr %v260, i64 %v328
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v326, ptr %v329, i32 4, <16 x i1> %v273)
  br label %done.41
done.41:
  %v330 = add i64 %v3, 1
  store i64 %v330, ptr %v1
  %v331 = icmp slt i64 %v330, %last
  br i1 %v331, label %loop.1, label %done.2
done.2:
  ret void
}
attributes #0 = { nounwind }
attributes #1 = { nounwind noinline optnone }
!0 = !{i32 1}
