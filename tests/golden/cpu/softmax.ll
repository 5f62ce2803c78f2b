; softmax_75461340
@zero = internal constant i64 0, align 8
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32 immarg, <16 x i1>, <16 x float>)
declare <16 x float> @llvm.maximum.v16f32(<16 x float>, <16 x float>)
declare <2 x float> @llvm.maximum.v2f32(<2 x float>, <2 x float>)
declare <4 x float> @llvm.maximum.v4f32(<4 x float>, <4 x float>)
declare <8 x float> @llvm.maximum.v8f32(<8 x float>, <8 x float>)
declare float @llvm.maximum.f32(float, float)
declare i64 @llvm.ctlz.i64(i64, i1 immarg)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32 immarg, <16 x i1>)
declare void @llvm.memset.p0.i64(ptr, i8, i64, i1 immarg)
define void @begin(ptr %args) #0 {
entry:
  %v1 = getelementptr inbounds i64, ptr %args, i64 1
  %v2 = load i64, ptr %v1, align 8
  %v4 = getelementptr inbounds i64, ptr %args, i64 17
  %v5 = getelementptr inbounds i64, ptr %args, i64 12
  %v6 = getelementptr inbounds i64, ptr %args, i64 13
  %v7 = getelementptr inbounds i64, ptr %args, i64 10
  %v8 = getelementptr inbounds i64, ptr %args, i64 2
  %v9 = load i64, ptr %v8, align 8
  %v11 = getelementptr inbounds i64, ptr %args, i64 11
  %v15 = getelementptr inbounds i64, ptr %args, i64 16
  br label %start
start:
  %v3 = call i64 @llvm.smax.i64(i64 %v2, i64 0)
  store i64 %v3, ptr %v4, align 8
  store i64 1, ptr %v5, align 8
  store i64 %v3, ptr %v6, align 8
  store i64 0, ptr %v7, align 8
  %v10 = call i64 @llvm.smax.i64(i64 %v9, i64 0)
  store i64 %v10, ptr %v11, align 8
  %v12 = mul i64 4, %v10
  %v13 = add i64 %v12, 63
  %v14 = and i64 %v13, -64
  store i64 %v14, ptr %v15, align 8
  ret void
}
define void @run(ptr %args, i64 %first, i64 %last, ptr %workspace) #0 {
entry:
  %v1 = alloca i64
  %v6 = getelementptr inbounds i64, ptr %args, i64 10
  %v7 = load i64, ptr %v6, align 8
  %v8 = getelementptr i8, ptr %workspace, i64 %v7
  %v9 = getelementptr inbounds i64, ptr %args, i64 11
  %v10 = load i64, ptr %v9, align 8
  %v12 = getelementptr inbounds i64, ptr %args, i64 2
  %v13 = load i64, ptr %v12, align 8
  %v15 = alloca [256 x float], align 64
  %v16 = alloca float
  %v17 = alloca [6 x i64]
  %v18 = alloca [1536 x float], align 64
  %v20 = alloca i64
  %v28 = alloca i64
  %v31 = load ptr, ptr %args, align 8
  %v32 = getelementptr inbounds i64, ptr %args, i64 3
  %v33 = load i64, ptr %v32, align 8
  %v63 = alloca i64
  %v69 = alloca i64
  %v73 = alloca i64
  %v98 = alloca float
  %v99 = alloca i64
  %v110 = alloca i64
  %v116 = alloca i64
  %v134 = alloca float
  %v135 = alloca i64
  %v136 = alloca i64
  %v149 = alloca i64
  %v155 = alloca i64
  %v177 = alloca [256 x float], align 64
  %v178 = alloca float
  %v179 = alloca [6 x i64]
  %v180 = alloca [1536 x float], align 64
  %v182 = alloca i64
  %v190 = alloca i64
  %v297 = alloca <16 x float>
  %v352 = alloca i64
  %v358 = alloca i64
  %v362 = alloca i64
  %v388 = alloca float
  %v389 = alloca i64
  %v400 = alloca i64
  %v406 = alloca i64
  %v424 = alloca float
  %v425 = alloca i64
  %v426 = alloca i64
  %v439 = alloca i64
  %v445 = alloca i64
  %v468 = alloca i64
  %v478 = getelementptr inbounds i64, ptr %args, i64 5
  %v479 = load ptr, ptr %v478, align 8
  %v480 = getelementptr inbounds i64, ptr %args, i64 8
  %v481 = load i64, ptr %v480, align 8
  br label %start
start:
  store i64 %first, ptr %v1
  %v2 = icmp slt i64 %first, %last
  br i1 %v2, label %loop.1, label %done.2
loop.1:
  %v3 = load i64, ptr %v1
  %v4 = mul i64 %v3, 1
  %v5 = add i64 0, %v4
  %v11 = mul i64 4, %v10
  call void @llvm.memset.p0.i64(ptr align 64 %v8, i8 0, i64 %v11, i1 false)
  %v14 = call i64 @llvm.smax.i64(i64 %v13, i64 0)
  store float 0xFFF0000000000000, ptr %v16, align 4
  %v19 = icmp sgt i64 %v14, 256
  br i1 %v19, label %then.3, label %done.4
then.3:
  store [6 x i64] zeroinitializer, ptr %v17
  br label %done.4
done.4:
  store i64 0, ptr %v20
  %v21 = icmp slt i64 0, %v14
  br i1 %v21, label %loop.5, label %done.6
loop.5:
  %v22 = load i64, ptr %v20
  %v23 = add i64 %v22, 256
  %v24 = call i64 @llvm.smin.i64(i64 %v23, i64 %v14)
  %v25 = sub i64 %v24, %v22
  %v26 = and i64 %v25, -16
  %v27 = add i64 %v22, %v26
  store i64 %v22, ptr %v28
  %v29 = icmp slt i64 %v22, %v27
  br i1 %v29, label %loop.7, label %done.8
loop.7:
  %v30 = load i64, ptr %v28
  %v34 = mul i64 %v5, %v33
  %v35 = add i64 %v34, %v30
  %v36 = getelementptr float, ptr %v31, i64 %v35
  %v37 = load <16 x float>, ptr %v36, align 4
  %v38 = sub i64 %v30, %v22
  %v39 = getelementptr float, ptr %v15, i64 %v38
  store <16 x float> %v37, ptr %v39, align 4
  %v40 = add i64 %v30, 16
  store i64 %v40, ptr %v28
  %v41 = icmp slt i64 %v40, %v27
  br i1 %v41, label %loop.7, label %done.8
done.8:
  %v42 = sub i64 %v24, %v27
  %v43 = icmp sgt i64 %v42, 0
  br i1 %v43, label %tail.9, label %done.10
tail.9:
  %v44 = trunc i64 %v42 to i32
  %v45 = insertelement <16 x i32> poison, i32 %v44, i64 0
  %v46 = shufflevector <16 x i32> %v45, <16 x i32> poison, <16 x i32> zeroinitializer
  %v47 = icmp ult <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v46
  %v48 = mul i64 %v5, %v33
  %v49 = add i64 %v48, %v27
  %v50 = getelementptr float, ptr %v31, i64 %v49
  %v51 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v50, i32 4, <16 x i1> %v47, <16 x float> zeroinitializer)
  %v52 = select <16 x i1> %v47, <16 x float> %v51, <16 x float> splat (float 0xFFF0000000000000)
  %v53 = sub i64 %v27, %v22
  %v54 = getelementptr float, ptr %v15, i64 %v53
  store <16 x float> %v52, ptr %v54, align 4
  br label %done.10
done.10:
  %v55 = sub i64 %v24, %v22
  %v56 = sub i64 %v55, 1
  %v57 = call i64 @llvm.ctlz.i64(i64 %v56, i1 false)
  %v58 = sub i64 64, %v57
  %v59 = shl i64 1, %v58
  %v60 = call i64 @llvm.smax.i64(i64 %v59, i64 16)
  %v61 = add i64 %v55, 15
  %v62 = and i64 %v61, -16
  store i64 %v62, ptr %v63
  %v64 = icmp slt i64 %v62, %v60
  br i1 %v64, label %loop.11, label %done.12
loop.11:
  %v65 = load i64, ptr %v63
  %v66 = getelementptr float, ptr %v15, i64 %v65
  store <16 x float> splat (float 0xFFF0000000000000), ptr %v66, align 4
  %v67 = add i64 %v65, 16
  store i64 %v67, ptr %v63
  %v68 = icmp slt i64 %v67, %v60
  br i1 %v68, label %loop.11, label %done.12
done.12:
  store i64 %v60, ptr %v69
  br label %halve.13
halve.13:
  %v70 = load i64, ptr %v69
  %v71 = lshr i64 %v70, 1
  store i64 %v71, ptr %v69
  %v72 = icmp sge i64 %v71, 16
  br i1 %v72, label %stride.14, label %done.15
stride.14:
  store i64 0, ptr %v73
  %v74 = icmp slt i64 0, %v71
  br i1 %v74, label %loop.16, label %done.17
loop.16:
  %v75 = load i64, ptr %v73
  %v76 = getelementptr float, ptr %v15, i64 %v75
  %v77 = load <16 x float>, ptr %v76, align 4
  %v78 = add i64 %v75, %v71
  %v79 = getelementptr float, ptr %v15, i64 %v78
  %v80 = load <16 x float>, ptr %v79, align 4
  %v81 = call <16 x float> @llvm.maximum.v16f32(<16 x float> %v77, <16 x float> %v80)
  %v82 = getelementptr float, ptr %v15, i64 %v75
  store <16 x float> %v81, ptr %v82, align 4
  %v83 = add i64 %v75, 16
  store i64 %v83, ptr %v73
  %v84 = icmp slt i64 %v83, %v71
  br i1 %v84, label %loop.16, label %done.17
done.17:
  br label %halve.13
done.15:
  %v85 = load <16 x float>, ptr %v15, align 4
  %v86 = shufflevector <16 x float> %v85, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v87 = shufflevector <16 x float> %v85, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v88 = call <8 x float> @llvm.maximum.v8f32(<8 x float> %v86, <8 x float> %v87)
  %v89 = shufflevector <8 x float> %v88, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v90 = shufflevector <8 x float> %v88, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v91 = call <4 x float> @llvm.maximum.v4f32(<4 x float> %v89, <4 x float> %v90)
  %v92 = shufflevector <4 x float> %v91, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v93 = shufflevector <4 x float> %v91, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v94 = call <2 x float> @llvm.maximum.v2f32(<2 x float> %v92, <2 x float> %v93)
  %v95 = extractelement <2 x float> %v94, i64 0
  %v96 = extractelement <2 x float> %v94, i64 1
  %v97 = call float @llvm.maximum.f32(float %v95, float %v96)
  br i1 %v19, label %then.18, label %else.19
then.18:
  store float %v97, ptr %v98, align 4
  store i64 0, ptr %v99
  br label %push.21
push.21:
  %v100 = load i64, ptr %v99
  %v101 = getelementptr i64, ptr %v17, i64 %v100
  %v102 = load i64, ptr %v101
  %v103 = mul i64 %v100, 256
  %v104 = load float, ptr %v98, align 4
  %v105 = add i64 %v103, %v102
  %v106 = getelementptr float, ptr %v18, i64 %v105
  store float %v104, ptr %v106, align 4
  %v107 = add i64 %v102, 1
  %v108 = icmp eq i64 %v107, 256
  %v109 = select i1 %v108, i64 0, i64 %v107
  store i64 %v109, ptr %v101
  br i1 %v108, label %full.22, label %done.23
full.22:
  store i64 256, ptr %v110
  br label %halve.24
halve.24:
  %v111 = load i64, ptr %v110
  %v112 = lshr i64 %v111, 1
  store i64 %v112, ptr %v110
  %v113 = icmp sge i64 %v112, 1
  br i1 %v113, label %stride.25, label %done.26
stride.25:
  %v114 = sub i64 256, %v112
  %v115 = call i64 @llvm.smin.i64(i64 %v112, i64 %v114)
  store i64 0, ptr %v116
  %v117 = icmp slt i64 0, %v115
  br i1 %v117, label %loop.27, label %done.28
loop.27:
  %v118 = load i64, ptr %v116
  %v119 = add i64 %v103, %v118
  %v120 = getelementptr float, ptr %v18, i64 %v119
  %v121 = load float, ptr %v120, align 4
  %v122 = add i64 %v119, %v112
  %v123 = getelementptr float, ptr %v18, i64 %v122
  %v124 = load float, ptr %v123, align 4
  %v125 = call float @llvm.maximum.f32(float %v121, float %v124)
  %v126 = getelementptr float, ptr %v18, i64 %v119
  store float %v125, ptr %v126, align 4
  %v127 = add i64 %v118, 1
  store i64 %v127, ptr %v116
  %v128 = icmp slt i64 %v127, %v115
  br i1 %v128, label %loop.27, label %done.28
done.28:
  br label %halve.24
done.26:
  %v129 = getelementptr float, ptr %v18, i64 %v103
  %v130 = load float, ptr %v129, align 4
  store float %v130, ptr %v98, align 4
  %v131 = add i64 %v100, 1
  store i64 %v131, ptr %v99
  br label %push.21
done.23:
  br label %done.20
else.19:
  store float %v97, ptr %v16, align 4
  br label %done.20
done.20:
  %v132 = add i64 %v22, 256
  store i64 %v132, ptr %v20
  %v133 = icmp slt i64 %v132, %v14
  br i1 %v133, label %loop.5, label %done.6
done.6:
  br i1 %v19, label %then.29, label %done.30
then.29:
  store i64 0, ptr %v135
  store float 0xFFF0000000000000, ptr %v134, align 4
  store i64 0, ptr %v136
  %v137 = icmp slt i64 0, 6
  br i1 %v137, label %loop.31, label %done.32
loop.31:
  %v138 = load i64, ptr %v136
  %v139 = getelementptr i64, ptr %v17, i64 %v138
  %v140 = load i64, ptr %v139
  %v141 = mul i64 %v138, 256
  %v142 = load i64, ptr %v135
  %v143 = icmp ne i64 %v142, 0
  br i1 %v143, label %then.33, label %done.34
then.33:
  %v144 = load float, ptr %v134, align 4
  %v145 = add i64 %v141, %v140
  %v146 = getelementptr float, ptr %v18, i64 %v145
  store float %v144, ptr %v146, align 4
  br label %done.34
done.34:
  %v147 = add i64 %v140, %v142
  %v148 = icmp sgt i64 %v147, 0
  br i1 %v148, label %then.35, label %done.36
then.35:
  store i64 256, ptr %v149
  br label %halve.37
halve.37:
  %v150 = load i64, ptr %v149
  %v151 = lshr i64 %v150, 1
  store i64 %v151, ptr %v149
  %v152 = icmp sge i64 %v151, 1
  br i1 %v152, label %stride.38, label %done.39
stride.38:
  %v153 = sub i64 %v147, %v151
  %v154 = call i64 @llvm.smin.i64(i64 %v151, i64 %v153)
  store i64 0, ptr %v155
  %v156 = icmp slt i64 0, %v154
  br i1 %v156, label %loop.40, label %done.41
loop.40:
  %v157 = load i64, ptr %v155
  %v158 = add i64 %v141, %v157
  %v159 = getelementptr float, ptr %v18, i64 %v158
  %v160 = load float, ptr %v159, align 4
  %v161 = add i64 %v158, %v151
  %v162 = getelementptr float, ptr %v18, i64 %v161
  %v163 = load float, ptr %v162, align 4
  %v164 = call float @llvm.maximum.f32(float %v160, float %v163)
  %v165 = getelementptr float, ptr %v18, i64 %v158
  store float %v164, ptr %v165, align 4
  %v166 = add i64 %v157, 1
  store i64 %v166, ptr %v155
  %v167 = icmp slt i64 %v166, %v154
  br i1 %v167, label %loop.40, label %done.41
done.41:
  br label %halve.37
done.39:
  %v168 = getelementptr float, ptr %v18, i64 %v141
  %v169 = load float, ptr %v168, align 4
  store float %v169, ptr %v134, align 4
  store i64 1, ptr %v135
  br label %done.36
done.36:
  %v170 = add i64 %v138, 1
  store i64 %v170, ptr %v136
  %v171 = icmp slt i64 %v170, 6
  br i1 %v171, label %loop.31, label %done.32
done.32:
  %v172 = load float, ptr %v134, align 4
  store float %v172, ptr %v16, align 4
  br label %done.30
done.30:
  %v173 = load float, ptr %v16, align 4
  %v174 = icmp eq i64 %v14, 0
  %v175 = select i1 %v174, float 0xFFF0000000000000, float %v173
  %v176 = call i64 @llvm.smax.i64(i64 %v13, i64 0)
  store float 0x0000000000000000, ptr %v178, align 4
  %v181 = icmp sgt i64 %v176, 256
  br i1 %v181, label %then.42, label %done.43
then.42:
  store [6 x i64] zeroinitializer, ptr %v179
  br label %done.43
done.43:
  store i64 0, ptr %v182
  %v183 = icmp slt i64 0, %v176
  br i1 %v183, label %loop.44, label %done.45
loop.44:
  %v184 = load i64, ptr %v182
  %v185 = add i64 %v184, 256
  %v186 = call i64 @llvm.smin.i64(i64 %v185, i64 %v176)
  %v187 = sub i64 %v186, %v184
  %v188 = and i64 %v187, -16
  %v189 = add i64 %v184, %v188
  store i64 %v184, ptr %v190
  %v191 = icmp slt i64 %v184, %v189
  br i1 %v191, label %loop.46, label %done.47
loop.46:
  %v192 = load i64, ptr %v190
  %v193 = mul i64 %v5, %v33
  %v194 = add i64 %v193, %v192
  %v195 = getelementptr float, ptr %v31, i64 %v194
  %v196 = load <16 x float>, ptr %v195, align 4
  %v197 = insertelement <16 x float> poison, float %v175, i64 0
  %v198 = shufflevector <16 x float> %v197, <16 x float> poison, <16 x i32> zeroinitializer
  %v199 = fsub <16 x float> %v196, %v198
  %v200 = fcmp ogt <16 x float> %v199, splat (float 0x4056400000000000)
  %v201 = select <16 x i1> %v200, <16 x float> splat (float 0x4056400000000000), <16 x float> %v199
  %v202 = fcmp olt <16 x float> %v201, splat (float 0xC05A000000000000)
  %v203 = select <16 x i1> %v202, <16 x float> splat (float 0xC05A000000000000), <16 x float> %v201
  %v204 = fmul <16 x float> %v203, splat (float 0x3FF7154760000000)
  %v205 = fadd <16 x float> %v204, splat (float 0x4168001FC0000000)
  %v206 = fsub <16 x float> %v205, splat (float 0x4168001FC0000000)
  %v207 = bitcast <16 x float> %v205 to <16 x i32>
  %v208 = fmul <16 x float> %v206, splat (float 0x3EB7F7D1C0000000)
  %v209 = fmul <16 x float> %v206, splat (float 0x3FE62E4000000000)
  %v210 = fsub <16 x float> %v203, %v209
  %v211 = fsub <16 x float> %v210, %v208
  %v212 = fmul <16 x float> splat (float 0x3F56C53940000000), %v211
  %v213 = fadd <16 x float> %v212, splat (float 0x3F8123BFE0000000)
  %v214 = fmul <16 x float> %v213, %v211
  %v215 = fadd <16 x float> %v214, splat (float 0x3FA5556580000000)
  %v216 = fmul <16 x float> %v215, %v211
  %v217 = fadd <16 x float> %v216, splat (float 0x3FC55548E0000000)
  %v218 = fmul <16 x float> %v217, %v211
  %v219 = fadd <16 x float> %v218, splat (float 0x3FDFFFFFE0000000)
  %v220 = fmul <16 x float> %v211, %v211
  %v221 = fmul <16 x float> %v220, %v219
  %v222 = fadd <16 x float> %v211, %v221
  %v223 = fadd <16 x float> %v222, splat (float 0x3FF0000000000000)
  %v224 = and <16 x i32> splat (i32 1), splat (i32 31)
  %v225 = lshr <16 x i32> %v207, %v224
  %v226 = sub <16 x i32> %v207, %v225
  %v227 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v228 = shl <16 x i32> %v226, %v227
  %v229 = bitcast <16 x i32> %v228 to <16 x float>
  %v230 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v231 = shl <16 x i32> %v225, %v230
  %v232 = bitcast <16 x i32> %v231 to <16 x float>
  %v233 = fmul <16 x float> %v223, %v232
  %v234 = fmul <16 x float> %v233, %v229
  %v235 = fcmp uno <16 x float> %v234, %v234
  %v236 = select <16 x i1> %v235, <16 x float> splat (float 0x7FF8000000000000), <16 x float> %v234
  %v237 = getelementptr float, ptr %v8, i64 %v192
  store <16 x float> %v236, ptr %v237, align 4
  %v238 = sub i64 %v192, %v184
  %v239 = getelementptr float, ptr %v177, i64 %v238
  store <16 x float> %v236, ptr %v239, align 4
  %v240 = add i64 %v192, 16
  store i64 %v240, ptr %v190
  %v241 = icmp slt i64 %v240, %v189
  br i1 %v241, label %loop.46, label %done.47
done.47:
  %v242 = sub i64 %v186, %v189
  %v243 = icmp sgt i64 %v242, 0
  br i1 %v243, label %tail.48, label %done.49
tail.48:
  %v244 = trunc i64 %v242 to i32
  %v245 = insertelement <16 x i32> poison, i32 %v244, i64 0
  %v246 = shufflevector <16 x i32> %v245, <16 x i32> poison, <16 x i32> zeroinitializer
  %v247 = icmp ult <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v246
  %v248 = mul i64 %v5, %v33
  %v249 = add i64 %v248, %v189
  %v250 = getelementptr float, ptr %v31, i64 %v249
  %v251 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v250, i32 4, <16 x i1> %v247, <16 x float> zeroinitializer)
  %v252 = insertelement <16 x float> poison, float %v175, i64 0
  %v253 = shufflevector <16 x float> %v252, <16 x float> poison, <16 x i32> zeroinitializer
  %v254 = fsub <16 x float> %v251, %v253
  %v255 = fcmp ogt <16 x float> %v254, splat (float 0x4056400000000000)
  %v256 = select <16 x i1> %v255, <16 x float> splat (float 0x4056400000000000), <16 x float> %v254
  %v257 = fcmp olt <16 x float> %v256, splat (float 0xC05A000000000000)
  %v258 = select <16 x i1> %v257, <16 x float> splat (float 0xC05A000000000000), <16 x float> %v256
  %v259 = fmul <16 x float> %v258, splat (float 0x3FF7154760000000)
  %v260 = fadd <16 x float> %v259, splat (float 0x4168001FC0000000)
  %v261 = fsub <16 x float> %v260, splat (float 0x4168001FC0000000)
  %v262 = bitcast <16 x float> %v260 to <16 x i32>
  %v263 = fmul <16 x float> %v261, splat (float 0x3EB7F7D1C0000000)
  %v264 = fmul <16 x float> %v261, splat (float 0x3FE62E4000000000)
  %v265 = fsub <16 x float> %v258, %v264
  %v266 = fsub <16 x float> %v265, %v263
  %v267 = fmul <16 x float> splat (float 0x3F56C53940000000), %v266
  %v268 = fadd <16 x float> %v267, splat (float 0x3F8123BFE0000000)
  %v269 = fmul <16 x float> %v268, %v266
  %v270 = fadd <16 x float> %v269, splat (float 0x3FA5556580000000)
  %v271 = fmul <16 x float> %v270, %v266
  %v272 = fadd <16 x float> %v271, splat (float 0x3FC55548E0000000)
  %v273 = fmul <16 x float> %v272, %v266
  %v274 = fadd <16 x float> %v273, splat (float 0x3FDFFFFFE0000000)
  %v275 = fmul <16 x float> %v266, %v266
  %v276 = fmul <16 x float> %v275, %v274
  %v277 = fadd <16 x float> %v266, %v276
  %v278 = fadd <16 x float> %v277, splat (float 0x3FF0000000000000)
  %v279 = and <16 x i32> splat (i32 1), splat (i32 31)
  %v280 = lshr <16 x i32> %v262, %v279
  %v281 = sub <16 x i32> %v262, %v280
  %v282 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v283 = shl <16 x i32> %v281, %v282
  %v284 = bitcast <16 x i32> %v283 to <16 x float>
  %v285 = and <16 x i32> splat (i32 23), splat (i32 31)
  %v286 = shl <16 x i32> %v280, %v285
  %v287 = bitcast <16 x i32> %v286 to <16 x float>
  %v288 = fmul <16 x float> %v278, %v287
  %v289 = fmul <16 x float> %v288, %v284
  %v290 = fcmp uno <16 x float> %v289, %v289
  %v291 = select <16 x i1> %v290, <16 x float> splat (float 0x7FF8000000000000), <16 x float> %v289
  %v292 = getelementptr float, ptr %v8, i64 %v189
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v291, ptr %v292, i32 4, <16 x i1> %v247)
  %v293 = select <16 x i1> %v247, <16 x float> %v291, <16 x float> splat (float 0x8000000000000000)
  %v294 = sub i64 %v189, %v184
  %v295 = getelementptr float, ptr %v177, i64 %v294
  store <16 x float> %v293, ptr %v295, align 4
  br label %done.49
done.49:
  %v296 = sub i64 %v186, %v184
  %v298 = icmp eq i64 %v296, 256
  br i1 %v298, label %then.50, label %else.51
then.50:
  %v299 = load <16 x float>, ptr %v177, align 4
  %v300 = getelementptr float, ptr %v177, i64 128
  %v301 = load <16 x float>, ptr %v300, align 4
  %v302 = fadd <16 x float> %v299, %v301
  %v303 = getelementptr float, ptr %v177, i64 64
  %v304 = load <16 x float>, ptr %v303, align 4
  %v305 = getelementptr float, ptr %v177, i64 192
  %v306 = load <16 x float>, ptr %v305, align 4
  %v307 = fadd <16 x float> %v304, %v306
  %v308 = fadd <16 x float> %v302, %v307
  %v309 = getelementptr float, ptr %v177, i64 32
  %v310 = load <16 x float>, ptr %v309, align 4
  %v311 = getelementptr float, ptr %v177, i64 160
  %v312 = load <16 x float>, ptr %v311, align 4
  %v313 = fadd <16 x float> %v310, %v312
  %v314 = getelementptr float, ptr %v177, i64 96
  %v315 = load <16 x float>, ptr %v314, align 4
  %v316 = getelementptr float, ptr %v177, i64 224
  %v317 = load <16 x float>, ptr %v316, align 4
  %v318 = fadd <16 x float> %v315, %v317
  %v319 = fadd <16 x float> %v313, %v318
  %v320 = fadd <16 x float> %v308, %v319
  %v321 = getelementptr float, ptr %v177, i64 16
  %v322 = load <16 x float>, ptr %v321, align 4
  %v323 = getelementptr float, ptr %v177, i64 144
  %v324 = load <16 x float>, ptr %v323, align 4
  %v325 = fadd <16 x float> %v322, %v324
  %v326 = getelementptr float, ptr %v177, i64 80
  %v327 = load <16 x float>, ptr %v326, align 4
  %v328 = getelementptr float, ptr %v177, i64 208
  %v329 = load <16 x float>, ptr %v328, align 4
  %v330 = fadd <16 x float> %v327, %v329
  %v331 = fadd <16 x float> %v325, %v330
  %v332 = getelementptr float, ptr %v177, i64 48
  %v333 = load <16 x float>, ptr %v332, align 4
  %v334 = getelementptr float, ptr %v177, i64 176
  %v335 = load <16 x float>, ptr %v334, align 4
  %v336 = fadd <16 x float> %v333, %v335
  %v337 = getelementptr float, ptr %v177, i64 112
  %v338 = load <16 x float>, ptr %v337, align 4
  %v339 = getelementptr float, ptr %v177, i64 240
  %v340 = load <16 x float>, ptr %v339, align 4
  %v341 = fadd <16 x float> %v338, %v340
  %v342 = fadd <16 x float> %v336, %v341
  %v343 = fadd <16 x float> %v331, %v342
  %v344 = fadd <16 x float> %v320, %v343
  store <16 x float> %v344, ptr %v297, align 4
  br label %done.52
else.51:
  %v345 = sub i64 %v296, 1
  %v346 = call i64 @llvm.ctlz.i64(i64 %v345, i1 false)
  %v347 = sub i64 64, %v346
  %v348 = shl i64 1, %v347
  %v349 = call i64 @llvm.smax.i64(i64 %v348, i64 16)
  %v350 = add i64 %v296, 15
  %v351 = and i64 %v350, -16
  store i64 %v351, ptr %v352
  %v353 = icmp slt i64 %v351, %v349
  br i1 %v353, label %loop.53, label %done.54
loop.53:
  %v354 = load i64, ptr %v352
  %v355 = getelementptr float, ptr %v177, i64 %v354
  store <16 x float> splat (float 0x8000000000000000), ptr %v355, align 4
  %v356 = add i64 %v354, 16
  store i64 %v356, ptr %v352
  %v357 = icmp slt i64 %v356, %v349
  br i1 %v357, label %loop.53, label %done.54
done.54:
  store i64 %v349, ptr %v358
  br label %halve.55
halve.55:
  %v359 = load i64, ptr %v358
  %v360 = lshr i64 %v359, 1
  store i64 %v360, ptr %v358
  %v361 = icmp sge i64 %v360, 16
  br i1 %v361, label %stride.56, label %done.57
stride.56:
  store i64 0, ptr %v362
  %v363 = icmp slt i64 0, %v360
  br i1 %v363, label %loop.58, label %done.59
loop.58:
  %v364 = load i64, ptr %v362
  %v365 = getelementptr float, ptr %v177, i64 %v364
  %v366 = load <16 x float>, ptr %v365, align 4
  %v367 = add i64 %v364, %v360
  %v368 = getelementptr float, ptr %v177, i64 %v367
  %v369 = load <16 x float>, ptr %v368, align 4
  %v370 = fadd <16 x float> %v366, %v369
  %v371 = getelementptr float, ptr %v177, i64 %v364
  store <16 x float> %v370, ptr %v371, align 4
  %v372 = add i64 %v364, 16
  store i64 %v372, ptr %v362
  %v373 = icmp slt i64 %v372, %v360
  br i1 %v373, label %loop.58, label %done.59
done.59:
  br label %halve.55
done.57:
  %v374 = load <16 x float>, ptr %v177, align 4
  store <16 x float> %v374, ptr %v297, align 4
  br label %done.52
done.52:
  %v375 = load <16 x float>, ptr %v297, align 4
  %v376 = shufflevector <16 x float> %v375, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v377 = shufflevector <16 x float> %v375, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v378 = fadd <8 x float> %v376, %v377
  %v379 = shufflevector <8 x float> %v378, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v380 = shufflevector <8 x float> %v378, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v381 = fadd <4 x float> %v379, %v380
  %v382 = shufflevector <4 x float> %v381, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v383 = shufflevector <4 x float> %v381, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v384 = fadd <2 x float> %v382, %v383
  %v385 = extractelement <2 x float> %v384, i64 0
  %v386 = extractelement <2 x float> %v384, i64 1
  %v387 = fadd float %v385, %v386
  br i1 %v181, label %then.60, label %else.61
then.60:
  store float %v387, ptr %v388, align 4
  store i64 0, ptr %v389
  br label %push.63
push.63:
  %v390 = load i64, ptr %v389
  %v391 = getelementptr i64, ptr %v179, i64 %v390
  %v392 = load i64, ptr %v391
  %v393 = mul i64 %v390, 256
  %v394 = load float, ptr %v388, align 4
  %v395 = add i64 %v393, %v392
  %v396 = getelementptr float, ptr %v180, i64 %v395
  store float %v394, ptr %v396, align 4
  %v397 = add i64 %v392, 1
  %v398 = icmp eq i64 %v397, 256
  %v399 = select i1 %v398, i64 0, i64 %v397
  store i64 %v399, ptr %v391
  br i1 %v398, label %full.64, label %done.65
full.64:
  store i64 256, ptr %v400
  br label %halve.66
halve.66:
  %v401 = load i64, ptr %v400
  %v402 = lshr i64 %v401, 1
  store i64 %v402, ptr %v400
  %v403 = icmp sge i64 %v402, 1
  br i1 %v403, label %stride.67, label %done.68
stride.67:
  %v404 = sub i64 256, %v402
  %v405 = call i64 @llvm.smin.i64(i64 %v402, i64 %v404)
  store i64 0, ptr %v406
  %v407 = icmp slt i64 0, %v405
  br i1 %v407, label %loop.69, label %done.70
loop.69:
  %v408 = load i64, ptr %v406
  %v409 = add i64 %v393, %v408
  %v410 = getelementptr float, ptr %v180, i64 %v409
  %v411 = load float, ptr %v410, align 4
  %v412 = add i64 %v409, %v402
  %v413 = getelementptr float, ptr %v180, i64 %v412
  %v414 = load float, ptr %v413, align 4
  %v415 = fadd float %v411, %v414
  %v416 = getelementptr float, ptr %v180, i64 %v409
  store float %v415, ptr %v416, align 4
  %v417 = add i64 %v408, 1
  store i64 %v417, ptr %v406
  %v418 = icmp slt i64 %v417, %v405
  br i1 %v418, label %loop.69, label %done.70
done.70:
  br label %halve.66
done.68:
  %v419 = getelementptr float, ptr %v180, i64 %v393
  %v420 = load float, ptr %v419, align 4
  store float %v420, ptr %v388, align 4
  %v421 = add i64 %v390, 1
  store i64 %v421, ptr %v389
  br label %push.63
done.65:
  br label %done.62
else.61:
  store float %v387, ptr %v178, align 4
  br label %done.62
done.62:
  %v422 = add i64 %v184, 256
  store i64 %v422, ptr %v182
  %v423 = icmp slt i64 %v422, %v176
  br i1 %v423, label %loop.44, label %done.45
done.45:
  br i1 %v181, label %then.71, label %done.72
then.71:
  store i64 0, ptr %v425
  store float 0x0000000000000000, ptr %v424, align 4
  store i64 0, ptr %v426
  %v427 = icmp slt i64 0, 6
  br i1 %v427, label %loop.73, label %done.74
loop.73:
  %v428 = load i64, ptr %v426
  %v429 = getelementptr i64, ptr %v179, i64 %v428
  %v430 = load i64, ptr %v429
  %v431 = mul i64 %v428, 256
  %v432 = load i64, ptr %v425
  %v433 = icmp ne i64 %v432, 0
  br i1 %v433, label %then.75, label %done.76
then.75:
  %v434 = load float, ptr %v424, align 4
  %v435 = add i64 %v431, %v430
  %v436 = getelementptr float, ptr %v180, i64 %v435
  store float %v434, ptr %v436, align 4
  br label %done.76
done.76:
  %v437 = add i64 %v430, %v432
  %v438 = icmp sgt i64 %v437, 0
  br i1 %v438, label %then.77, label %done.78
then.77:
  store i64 256, ptr %v439
  br label %halve.79
halve.79:
  %v440 = load i64, ptr %v439
  %v441 = lshr i64 %v440, 1
  store i64 %v441, ptr %v439
  %v442 = icmp sge i64 %v441, 1
  br i1 %v442, label %stride.80, label %done.81
stride.80:
  %v443 = sub i64 %v437, %v441
  %v444 = call i64 @llvm.smin.i64(i64 %v441, i64 %v443)
  store i64 0, ptr %v445
  %v446 = icmp slt i64 0, %v444
  br i1 %v446, label %loop.82, label %done.83
loop.82:
  %v447 = load i64, ptr %v445
  %v448 = add i64 %v431, %v447
  %v449 = getelementptr float, ptr %v180, i64 %v448
  %v450 = load float, ptr %v449, align 4
  %v451 = add i64 %v448, %v441
  %v452 = getelementptr float, ptr %v180, i64 %v451
  %v453 = load float, ptr %v452, align 4
  %v454 = fadd float %v450, %v453
  %v455 = getelementptr float, ptr %v180, i64 %v448
  store float %v454, ptr %v455, align 4
  %v456 = add i64 %v447, 1
  store i64 %v456, ptr %v445
  %v457 = icmp slt i64 %v456, %v444
  br i1 %v457, label %loop.82, label %done.83
done.83:
  br label %halve.79
done.81:
  %v458 = getelementptr float, ptr %v180, i64 %v431
  %v459 = load float, ptr %v458, align 4
  store float %v459, ptr %v424, align 4
  store i64 1, ptr %v425
  br label %done.78
done.78:
  %v460 = add i64 %v428, 1
  store i64 %v460, ptr %v426
  %v461 = icmp slt i64 %v460, 6
  br i1 %v461, label %loop.73, label %done.74
done.74:
  %v462 = load float, ptr %v424, align 4
  store float %v462, ptr %v178, align 4
  br label %done.72
done.72:
  %v463 = load float, ptr %v178, align 4
  %v464 = icmp eq i64 %v176, 0
  %v465 = select i1 %v464, float 0x0000000000000000, float %v463
  %v466 = call i64 @llvm.smax.i64(i64 %v13, i64 0)
  %v467 = and i64 %v466, -16
  store i64 0, ptr %v468
  %v469 = icmp slt i64 0, %v467
  br i1 %v469, label %loop.84, label %done.85
loop.84:
  %v470 = load i64, ptr %v468
  %v471 = getelementptr float, ptr %v8, i64 %v470
  %v472 = load <16 x float>, ptr %v471, align 4
  %v473 = insertelement <16 x float> poison, float %v465, i64 0
  %v474 = shufflevector <16 x float> %v473, <16 x float> poison, <16 x i32> zeroinitializer
  %v475 = fdiv <16 x float> %v472, %v474
  %v476 = fcmp uno <16 x float> %v475, %v475
  %v477 = select <16 x i1> %v476, <16 x float> splat (float 0x7FF8000000000000), <16 x float> %v475
  %v482 = mul i64 %v5, %v481
  %v483 = add i64 %v482, %v470
  %v484 = getelementptr float, ptr %v479, i64 %v483
  store <16 x float> %v477, ptr %v484, align 4
  %v485 = add i64 %v470, 16
  store i64 %v485, ptr %v468
  %v486 = icmp slt i64 %v485, %v467
  br i1 %v486, label %loop.84, label %done.85
done.85:
  %v487 = sub i64 %v466, %v467
  %v488 = icmp sgt i64 %v487, 0
  br i1 %v488, label %tail.86, label %done.87
tail.86:
  %v489 = trunc i64 %v487 to i32
  %v490 = insertelement <16 x i32> poison, i32 %v489, i64 0
  %v491 = shufflevector <16 x i32> %v490, <16 x i32> poison, <16 x i32> zeroinitializer
  %v492 = icmp ult <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v491
  %v493 = getelementptr float, ptr %v8, i64 %v467
  %v494 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v493, i32 4, <16 x i1> %v492, <16 x float> zeroinitializer)
  %v495 = insertelement <16 x float> poison, float %v465, i64 0
  %v496 = shufflevector <16 x float> %v495, <16 x float> poison, <16 x i32> zeroinitializer
  %v497 = fdiv <16 x float> %v494, %v496
  %v498 = fcmp uno <16 x float> %v497, %v497
  %v499 = select <16 x i1> %v498, <16 x float> splat (float 0x7FF8000000000000), <16 x float> %v497
  %v500 = mul i64 %v5, %v481
  %v501 = add i64 %v500, %v467
  %v502 = getelementptr float, ptr %v479, i64 %v501
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v499, ptr %v502, i32 4, <16 x i1> %v492)
  br label %done.87
done.87:
  %v503 = add i64 %v3, 1
  store i64 %v503, ptr %v1
  %v504 = icmp slt i64 %v503, %last
  br i1 %v504, label %loop.1, label %done.2
done.2:
  ret void
}
attributes #0 = { nounwind }
!0 = !{i32 1}
