; row_sum_7bc9ec27
@zero = internal constant i64 0, align 8
declare i64 @llvm.ctlz.i64(i64, i1 immarg)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
declare void @llvm.memcpy.p0.p0.i64(ptr, ptr, i64, i1 immarg)
define void @begin(ptr %args) #1 {
entry:
  %v1 = getelementptr inbounds i64, ptr %args, i64 1
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
  %v6 = getelementptr inbounds i64, ptr %args, i64 2
  %v7 = load i64, ptr %v6, align 8
  %v9 = alloca float
  %v10 = alloca [256 x float], align 64
  %v11 = alloca <16 x float>
  %v12 = alloca [6 x i64]
  %v13 = alloca [1536 x float], align 64
  %v15 = alloca i64
  %v26 = alloca i64
  %v29 = load ptr, ptr %args, align 8
  %v30 = getelementptr inbounds i64, ptr %args, i64 3
  %v31 = load i64, ptr %v30, align 8
  %v59 = alloca <16 x i16>, align 64
  %v77 = alloca <16 x float>
  %v166 = alloca i64
  %v172 = alloca i64
  %v176 = alloca i64
  %v203 = getelementptr inbounds i64, ptr %args, i64 15
  %v204 = load ptr, ptr %v203, align 8
  %v211 = alloca float
  %v212 = getelementptr inbounds i64, ptr %args, i64 16
  %v213 = load ptr, ptr %v212, align 8
  %v243 = getelementptr inbounds i64, ptr %args, i64 5
  %v244 = load ptr, ptr %v243, align 8
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
  %v32 = mul i64 %v5, %v31
  %v33 = getelementptr i16, ptr %v29, i64 %v32
  store i64 0, ptr %v15
  %v16 = icmp slt i64 0, %v8
  br i1 %v16, label %loop.5, label %done.6
loop.5:
  %v17 = load i64, ptr %v15
  %v18 = add i64 %v17, 256
  %v19 = call i64 @llvm.smin.i64(i64 %v18, i64 %v8)
  %v20 = sub i64 %v19, %v17
  %v21 = sub i64 0, %v17
  %v22 = getelementptr float, ptr %v10, i64 %v21
  %v23 = sub i64 %v19, %v17
  %v24 = and i64 %v23, -16
  %v25 = add i64 %v17, %v24
  store i64 %v17, ptr %v26
  %v27 = icmp slt i64 %v17, %v25
  br i1 %v27, label %loop.7, label %done.8
loop.7:
  %v28 = load i64, ptr %v26
  %v34 = getelementptr i16, ptr %v33, i64 %v28
  %v35 = load <16 x i16>, ptr %v34, align 2
  %v36 = zext <16 x i16> %v35 to <16 x i32>
  %v37 = and <16 x i32> %v36, splat (i32 32767)
  %v38 = shl <16 x i32> %v37, splat (i32 13)
  %v39 = bitcast <16 x i32> %v38 to <16 x float>
  %v40 = fmul <16 x float> %v39, splat (float 0x46F0000000000000)
  %v41 = icmp uge <16 x i32> %v37, splat (i32 31744)
  %v42 = bitcast <16 x float> %v40 to <16 x i32>
  %v43 = or <16 x i32> %v38, splat (i32 2139095040)
  %v44 = select <16 x i1> %v41, <16 x i32> %v43, <16 x i32> %v42
  %v45 = and <16 x i32> %v36, splat (i32 32768)
  %v46 = shl <16 x i32> %v45, splat (i32 16)
  %v47 = or <16 x i32> %v44, %v46
  %v48 = bitcast <16 x i32> %v47 to <16 x float>
  %v49 = getelementptr float, ptr %v22, i64 %v28
  store <16 x float> %v48, ptr %v49, align 4
  %v50 = add i64 %v28, 16
  store i64 %v50, ptr %v26
  %v51 = icmp slt i64 %v50, %v25
  br i1 %v51, label %loop.7, label %done.8
done.8:
  %v52 = sub i64 %v19, %v25
  %v53 = icmp sgt i64 %v52, 0
  br i1 %v53, label %tail.9, label %done.10
tail.9:
  %v54 = trunc i64 %v52 to i32
  %v55 = insertelement <16 x i32> poison, i32 %v54, i64 0
  %v56 = shufflevector <16 x i32> %v55, <16 x i32> poison, <16 x i32> zeroinitializer
  %v57 = icmp ult <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v56
  %v58 = getelementptr i16, ptr %v33, i64 %v25
  %v60 = mul i64 %v52, 2
  call void @llvm.memcpy.p0.p0.i64(ptr %v59, ptr %v58, i64 %v60, i1 false)
  %v61 = load <16 x i16>, ptr %v59, align 64
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
  %v75 = select <16 x i1> %v57, <16 x float> %v74, <16 x float> splat (float 0x8000000000000000)
  %v76 = getelementptr float, ptr %v22, i64 %v25
  store <16 x float> %v75, ptr %v76, align 4
  br label %done.10
done.10:
  %v78 = icmp eq i64 %v20, 256
  br i1 %v78, label %then.11, label %else.12
then.11:
  %v79 = load <16 x float>, ptr %v10, align 4
  %v80 = getelementptr float, ptr %v10, i64 128
  %v81 = load <16 x float>, ptr %v80, align 4
  %v82 = fadd <16 x float> %v79, %v81
  %v83 = getelementptr float, ptr %v10, i64 64
  %v84 = load <16 x float>, ptr %v83, align 4
  %v85 = getelementptr float, ptr %v10, i64 192
  %v86 = load <16 x float>, ptr %v85, align 4
  %v87 = fadd <16 x float> %v84, %v86
  %v88 = fadd <16 x float> %v82, %v87
  %v89 = getelementptr float, ptr %v10, i64 32
  %v90 = load <16 x float>, ptr %v89, align 4
  %v91 = getelementptr float, ptr %v10, i64 160
  %v92 = load <16 x float>, ptr %v91, align 4
  %v93 = fadd <16 x float> %v90, %v92
  %v94 = getelementptr float, ptr %v10, i64 96
  %v95 = load <16 x float>, ptr %v94, align 4
  %v96 = getelementptr float, ptr %v10, i64 224
  %v97 = load <16 x float>, ptr %v96, align 4
  %v98 = fadd <16 x float> %v95, %v97
  %v99 = fadd <16 x float> %v93, %v98
  %v100 = fadd <16 x float> %v88, %v99
  %v101 = getelementptr float, ptr %v10, i64 16
  %v102 = load <16 x float>, ptr %v101, align 4
  %v103 = getelementptr float, ptr %v10, i64 144
  %v104 = load <16 x float>, ptr %v103, align 4
  %v105 = fadd <16 x float> %v102, %v104
  %v106 = getelementptr float, ptr %v10, i64 80
  %v107 = load <16 x float>, ptr %v106, align 4
  %v108 = getelementptr float, ptr %v10, i64 208
  %v109 = load <16 x float>, ptr %v108, align 4
  %v110 = fadd <16 x float> %v107, %v109
  %v111 = fadd <16 x float> %v105, %v110
  %v112 = getelementptr float, ptr %v10, i64 48
  %v113 = load <16 x float>, ptr %v112, align 4
  %v114 = getelementptr float, ptr %v10, i64 176
  %v115 = load <16 x float>, ptr %v114, align 4
  %v116 = fadd <16 x float> %v113, %v115
  %v117 = getelementptr float, ptr %v10, i64 112
  %v118 = load <16 x float>, ptr %v117, align 4
  %v119 = getelementptr float, ptr %v10, i64 240
  %v120 = load <16 x float>, ptr %v119, align 4
  %v121 = fadd <16 x float> %v118, %v120
  %v122 = fadd <16 x float> %v116, %v121
  %v123 = fadd <16 x float> %v111, %v122
  %v124 = fadd <16 x float> %v100, %v123
  store <16 x float> %v124, ptr %v77, align 4
  br label %done.13
else.12:
  %v125 = icmp eq i64 %v20, 128
  br i1 %v125, label %then.14, label %else.15
then.14:
  %v126 = load <16 x float>, ptr %v10, align 4
  %v127 = getelementptr float, ptr %v10, i64 64
  %v128 = load <16 x float>, ptr %v127, align 4
  %v129 = fadd <16 x float> %v126, %v128
  %v130 = getelementptr float, ptr %v10, i64 32
  %v131 = load <16 x float>, ptr %v130, align 4
  %v132 = getelementptr float, ptr %v10, i64 96
  %v133 = load <16 x float>, ptr %v132, align 4
  %v134 = fadd <16 x float> %v131, %v133
  %v135 = fadd <16 x float> %v129, %v134
  %v136 = getelementptr float, ptr %v10, i64 16
  %v137 = load <16 x float>, ptr %v136, align 4
  %v138 = getelementptr float, ptr %v10, i64 80
  %v139 = load <16 x float>, ptr %v138, align 4
  %v140 = fadd <16 x float> %v137, %v139
  %v141 = getelementptr float, ptr %v10, i64 48
  %v142 = load <16 x float>, ptr %v141, align 4
  %v143 = getelementptr float, ptr %v10, i64 112
  %v144 = load <16 x float>, ptr %v143, align 4
  %v145 = fadd <16 x float> %v142, %v144
  %v146 = fadd <16 x float> %v140, %v145
  %v147 = fadd <16 x float> %v135, %v146
  store <16 x float> %v147, ptr %v77, align 4
  br label %done.16
else.15:
  %v148 = icmp eq i64 %v20, 64
  br i1 %v148, label %then.17, label %else.18
then.17:
  %v149 = load <16 x float>, ptr %v10, align 4
  %v150 = getelementptr float, ptr %v10, i64 32
  %v151 = load <16 x float>, ptr %v150, align 4
  %v152 = fadd <16 x float> %v149, %v151
  %v153 = getelementptr float, ptr %v10, i64 16
  %v154 = load <16 x float>, ptr %v153, align 4
  %v155 = getelementptr float, ptr %v10, i64 48
  %v156 = load <16 x float>, ptr %v155, align 4
  %v157 = fadd <16 x float> %v154, %v156
  %v158 = fadd <16 x float> %v152, %v157
  store <16 x float> %v158, ptr %v77, align 4
  br label %done.19
else.18:
  %v159 = sub i64 %v20, 1
  %v160 = call i64 @llvm.ctlz.i64(i64 %v159, i1 false)
  %v161 = sub i64 64, %v160
  %v162 = shl i64 1, %v161
  %v163 = call i64 @llvm.smax.i64(i64 %v162, i64 16)
  %v164 = add i64 %v20, 15
  %v165 = and i64 %v164, -16
  store i64 %v165, ptr %v166
  %v167 = icmp slt i64 %v165, %v163
  br i1 %v167, label %loop.20, label %done.21
loop.20:
  %v168 = load i64, ptr %v166
  %v169 = getelementptr float, ptr %v10, i64 %v168
  store <16 x float> splat (float 0x8000000000000000), ptr %v169, align 4
  %v170 = add i64 %v168, 16
  store i64 %v170, ptr %v166
  %v171 = icmp slt i64 %v170, %v163
  br i1 %v171, label %loop.20, label %done.21
done.21:
  store i64 %v163, ptr %v172
  br label %halve.22
halve.22:
  %v173 = load i64, ptr %v172
  %v174 = lshr i64 %v173, 1
  store i64 %v174, ptr %v172
  %v175 = icmp sge i64 %v174, 16
  br i1 %v175, label %stride.23, label %done.24
stride.23:
  store i64 0, ptr %v176
  %v177 = icmp slt i64 0, %v174
  br i1 %v177, label %loop.25, label %done.26
loop.25:
  %v178 = load i64, ptr %v176
  %v179 = getelementptr float, ptr %v10, i64 %v178
  %v180 = load <16 x float>, ptr %v179, align 4
  %v181 = add i64 %v178, %v174
  %v182 = getelementptr float, ptr %v10, i64 %v181
  %v183 = load <16 x float>, ptr %v182, align 4
  %v184 = fadd <16 x float> %v180, %v183
  %v185 = getelementptr float, ptr %v10, i64 %v178
  store <16 x float> %v184, ptr %v185, align 4
  %v186 = add i64 %v178, 16
  store i64 %v186, ptr %v176
  %v187 = icmp slt i64 %v186, %v174
  br i1 %v187, label %loop.25, label %done.26
done.26:
  br label %halve.22
done.24:
  %v188 = load <16 x float>, ptr %v10, align 4
  store <16 x float> %v188, ptr %v77, align 4
  br label %done.19
done.19:
  br label %done.16
done.16:
  br label %done.13
done.13:
  %v189 = load <16 x float>, ptr %v77, align 4
  store <16 x float> %v189, ptr %v11, align 4
  %v190 = load <16 x float>, ptr %v11, align 4
  %v191 = shufflevector <16 x float> %v190, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v192 = shufflevector <16 x float> %v190, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v193 = fadd <8 x float> %v191, %v192
  %v194 = shufflevector <8 x float> %v193, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v195 = shufflevector <8 x float> %v193, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v196 = fadd <4 x float> %v194, %v195
  %v197 = shufflevector <4 x float> %v196, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v198 = shufflevector <4 x float> %v196, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v199 = fadd <2 x float> %v197, %v198
  %v200 = extractelement <2 x float> %v199, i64 0
  %v201 = extractelement <2 x float> %v199, i64 1
  %v202 = fadd float %v200, %v201
  br i1 %v14, label %then.27, label %else.28
then.27:
  %v205 = load i64, ptr %v12
  %v206 = add i64 %v205, 1
  %v207 = getelementptr float, ptr %v13, i64 %v205
  store float %v202, ptr %v207, align 4
  store i64 %v206, ptr %v12
  %v208 = icmp eq i64 %v206, 256
  br i1 %v208, label %then.30, label %done.31
then.30:
  call void %v204(ptr %v12, ptr %v13, i64 1)
  br label %done.31
done.31:
  br label %done.29
else.28:
  store float %v202, ptr %v9, align 4
  br label %done.29
done.29:
  %v209 = add i64 %v17, 256
  store i64 %v209, ptr %v15
  %v210 = icmp slt i64 %v209, %v8
  br i1 %v210, label %loop.5, label %done.6
done.6:
  br i1 %v14, label %then.32, label %done.33
then.32:
  call void %v213(ptr %v12, ptr %v13, ptr %v211, i64 1)
  %v214 = load float, ptr %v211, align 4
  store float %v214, ptr %v9, align 4
  br label %done.33
done.33:
  %v215 = load float, ptr %v9, align 4
  %v216 = icmp eq i64 %v8, 0
  %v217 = select i1 %v216, float 0x0000000000000000, float %v215
  %v218 = bitcast float %v217 to i32
  %v219 = and i32 %v218, 2147483647
  %v220 = lshr i32 %v218, 16
  %v221 = and i32 %v220, 32768
  %v222 = lshr i32 %v219, 13
  %v223 = and i32 %v222, 1
  %v224 = add i32 %v223, 4095
  %v225 = sub i32 %v219, 939524096
  %v226 = add i32 %v225, %v224
  %v227 = lshr i32 %v226, 13
  %v228 = bitcast i32 %v219 to float
  %v229 = fadd float %v228, 0x3FE0000000000000
  %v230 = bitcast float %v229 to i32
  %v231 = sub i32 %v230, 1056964608
  %v232 = icmp ult i32 %v219, 947912704
  %v233 = select i1 %v232, i32 %v231, i32 %v227
  %v234 = icmp uge i32 %v219, 1199570944
  %v235 = select i1 %v234, i32 31744, i32 %v233
  %v236 = icmp ugt i32 %v219, 2139095040
  %v237 = select i1 %v236, i32 32256, i32 %v235
  %v238 = or i32 %v237, %v221
  %v239 = trunc i32 %v238 to i16
  %v240 = and i16 %v239, 32767
  %v241 = icmp ugt i16 %v240, 31744
  %v242 = select i1 %v241, i16 32256, i16 %v239
  %v245 = getelementptr i16, ptr %v244, i64 %v5
  store i16 %v242, ptr %v245, align 2
  %v246 = add i64 %v3, 1
  store i64 %v246, ptr %v1
  %v247 = icmp slt i64 %v246, %last
  br i1 %v247, label %loop.1, label %done.2
done.2:
  ret void
}
attributes #0 = { nounwind }
attributes #1 = { nounwind noinline optnone }
!0 = !{i32 1}
