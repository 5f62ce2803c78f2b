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
  %v24 = alloca i64
  %v27 = load ptr, ptr %args, align 8
  %v28 = getelementptr inbounds i64, ptr %args, i64 3
  %v29 = load i64, ptr %v28, align 8
  %v60 = alloca <16 x i16>, align 64
  %v79 = alloca <16 x float>
  %v168 = alloca i64
  %v174 = alloca i64
  %v178 = alloca i64
  %v205 = getelementptr inbounds i64, ptr %args, i64 15
  %v206 = load ptr, ptr %v205, align 8
  %v213 = alloca float
  %v214 = getelementptr inbounds i64, ptr %args, i64 16
  %v215 = load ptr, ptr %v214, align 8
  %v245 = getelementptr inbounds i64, ptr %args, i64 5
  %v246 = load ptr, ptr %v245, align 8
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
  %v21 = sub i64 %v19, %v17
  %v22 = and i64 %v21, -16
  %v23 = add i64 %v17, %v22
  store i64 %v17, ptr %v24
  %v25 = icmp slt i64 %v17, %v23
  br i1 %v25, label %loop.7, label %done.8
loop.7:
  %v26 = load i64, ptr %v24
  %v30 = mul i64 %v5, %v29
  %v31 = add i64 %v30, %v26
  %v32 = getelementptr i16, ptr %v27, i64 %v31
  %v33 = load <16 x i16>, ptr %v32, align 2
  %v34 = zext <16 x i16> %v33 to <16 x i32>
  %v35 = and <16 x i32> %v34, splat (i32 32767)
  %v36 = shl <16 x i32> %v35, splat (i32 13)
  %v37 = bitcast <16 x i32> %v36 to <16 x float>
  %v38 = fmul <16 x float> %v37, splat (float 0x46F0000000000000)
  %v39 = icmp uge <16 x i32> %v35, splat (i32 31744)
  %v40 = bitcast <16 x float> %v38 to <16 x i32>
  %v41 = or <16 x i32> %v36, splat (i32 2139095040)
  %v42 = select <16 x i1> %v39, <16 x i32> %v41, <16 x i32> %v40
  %v43 = and <16 x i32> %v34, splat (i32 32768)
  %v44 = shl <16 x i32> %v43, splat (i32 16)
  %v45 = or <16 x i32> %v42, %v44
  %v46 = bitcast <16 x i32> %v45 to <16 x float>
  %v47 = sub i64 %v26, %v17
  %v48 = getelementptr float, ptr %v10, i64 %v47
  store <16 x float> %v46, ptr %v48, align 4
  %v49 = add i64 %v26, 16
  store i64 %v49, ptr %v24
  %v50 = icmp slt i64 %v49, %v23
  br i1 %v50, label %loop.7, label %done.8
done.8:
  %v51 = sub i64 %v19, %v23
  %v52 = icmp sgt i64 %v51, 0
  br i1 %v52, label %tail.9, label %done.10
tail.9:
  %v53 = trunc i64 %v51 to i32
  %v54 = insertelement <16 x i32> poison, i32 %v53, i64 0
  %v55 = shufflevector <16 x i32> %v54, <16 x i32> poison, <16 x i32> zeroinitializer
  %v56 = icmp ult <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v55
  %v57 = mul i64 %v5, %v29
  %v58 = add i64 %v57, %v23
  %v59 = getelementptr i16, ptr %v27, i64 %v58
  %v61 = mul i64 %v51, 2
  call void @llvm.memcpy.p0.p0.i64(ptr %v60, ptr %v59, i64 %v61, i1 false)
  %v62 = load <16 x i16>, ptr %v60, align 64
  %v63 = zext <16 x i16> %v62 to <16 x i32>
  %v64 = and <16 x i32> %v63, splat (i32 32767)
  %v65 = shl <16 x i32> %v64, splat (i32 13)
  %v66 = bitcast <16 x i32> %v65 to <16 x float>
  %v67 = fmul <16 x float> %v66, splat (float 0x46F0000000000000)
  %v68 = icmp uge <16 x i32> %v64, splat (i32 31744)
  %v69 = bitcast <16 x float> %v67 to <16 x i32>
  %v70 = or <16 x i32> %v65, splat (i32 2139095040)
  %v71 = select <16 x i1> %v68, <16 x i32> %v70, <16 x i32> %v69
  %v72 = and <16 x i32> %v63, splat (i32 32768)
  %v73 = shl <16 x i32> %v72, splat (i32 16)
  %v74 = or <16 x i32> %v71, %v73
  %v75 = bitcast <16 x i32> %v74 to <16 x float>
  %v76 = select <16 x i1> %v56, <16 x float> %v75, <16 x float> splat (float 0x8000000000000000)
  %v77 = sub i64 %v23, %v17
  %v78 = getelementptr float, ptr %v10, i64 %v77
  store <16 x float> %v76, ptr %v78, align 4
  br label %done.10
done.10:
  %v80 = icmp eq i64 %v20, 256
  br i1 %v80, label %then.11, label %else.12
then.11:
  %v81 = load <16 x float>, ptr %v10, align 4
  %v82 = getelementptr float, ptr %v10, i64 128
  %v83 = load <16 x float>, ptr %v82, align 4
  %v84 = fadd <16 x float> %v81, %v83
  %v85 = getelementptr float, ptr %v10, i64 64
  %v86 = load <16 x float>, ptr %v85, align 4
  %v87 = getelementptr float, ptr %v10, i64 192
  %v88 = load <16 x float>, ptr %v87, align 4
  %v89 = fadd <16 x float> %v86, %v88
  %v90 = fadd <16 x float> %v84, %v89
  %v91 = getelementptr float, ptr %v10, i64 32
  %v92 = load <16 x float>, ptr %v91, align 4
  %v93 = getelementptr float, ptr %v10, i64 160
  %v94 = load <16 x float>, ptr %v93, align 4
  %v95 = fadd <16 x float> %v92, %v94
  %v96 = getelementptr float, ptr %v10, i64 96
  %v97 = load <16 x float>, ptr %v96, align 4
  %v98 = getelementptr float, ptr %v10, i64 224
  %v99 = load <16 x float>, ptr %v98, align 4
  %v100 = fadd <16 x float> %v97, %v99
  %v101 = fadd <16 x float> %v95, %v100
  %v102 = fadd <16 x float> %v90, %v101
  %v103 = getelementptr float, ptr %v10, i64 16
  %v104 = load <16 x float>, ptr %v103, align 4
  %v105 = getelementptr float, ptr %v10, i64 144
  %v106 = load <16 x float>, ptr %v105, align 4
  %v107 = fadd <16 x float> %v104, %v106
  %v108 = getelementptr float, ptr %v10, i64 80
  %v109 = load <16 x float>, ptr %v108, align 4
  %v110 = getelementptr float, ptr %v10, i64 208
  %v111 = load <16 x float>, ptr %v110, align 4
  %v112 = fadd <16 x float> %v109, %v111
  %v113 = fadd <16 x float> %v107, %v112
  %v114 = getelementptr float, ptr %v10, i64 48
  %v115 = load <16 x float>, ptr %v114, align 4
  %v116 = getelementptr float, ptr %v10, i64 176
  %v117 = load <16 x float>, ptr %v116, align 4
  %v118 = fadd <16 x float> %v115, %v117
  %v119 = getelementptr float, ptr %v10, i64 112
  %v120 = load <16 x float>, ptr %v119, align 4
  %v121 = getelementptr float, ptr %v10, i64 240
  %v122 = load <16 x float>, ptr %v121, align 4
  %v123 = fadd <16 x float> %v120, %v122
  %v124 = fadd <16 x float> %v118, %v123
  %v125 = fadd <16 x float> %v113, %v124
  %v126 = fadd <16 x float> %v102, %v125
  store <16 x float> %v126, ptr %v79, align 4
  br label %done.13
else.12:
  %v127 = icmp eq i64 %v20, 128
  br i1 %v127, label %then.14, label %else.15
then.14:
  %v128 = load <16 x float>, ptr %v10, align 4
  %v129 = getelementptr float, ptr %v10, i64 64
  %v130 = load <16 x float>, ptr %v129, align 4
  %v131 = fadd <16 x float> %v128, %v130
  %v132 = getelementptr float, ptr %v10, i64 32
  %v133 = load <16 x float>, ptr %v132, align 4
  %v134 = getelementptr float, ptr %v10, i64 96
  %v135 = load <16 x float>, ptr %v134, align 4
  %v136 = fadd <16 x float> %v133, %v135
  %v137 = fadd <16 x float> %v131, %v136
  %v138 = getelementptr float, ptr %v10, i64 16
  %v139 = load <16 x float>, ptr %v138, align 4
  %v140 = getelementptr float, ptr %v10, i64 80
  %v141 = load <16 x float>, ptr %v140, align 4
  %v142 = fadd <16 x float> %v139, %v141
  %v143 = getelementptr float, ptr %v10, i64 48
  %v144 = load <16 x float>, ptr %v143, align 4
  %v145 = getelementptr float, ptr %v10, i64 112
  %v146 = load <16 x float>, ptr %v145, align 4
  %v147 = fadd <16 x float> %v144, %v146
  %v148 = fadd <16 x float> %v142, %v147
  %v149 = fadd <16 x float> %v137, %v148
  store <16 x float> %v149, ptr %v79, align 4
  br label %done.16
else.15:
  %v150 = icmp eq i64 %v20, 64
  br i1 %v150, label %then.17, label %else.18
then.17:
  %v151 = load <16 x float>, ptr %v10, align 4
  %v152 = getelementptr float, ptr %v10, i64 32
  %v153 = load <16 x float>, ptr %v152, align 4
  %v154 = fadd <16 x float> %v151, %v153
  %v155 = getelementptr float, ptr %v10, i64 16
  %v156 = load <16 x float>, ptr %v155, align 4
  %v157 = getelementptr float, ptr %v10, i64 48
  %v158 = load <16 x float>, ptr %v157, align 4
  %v159 = fadd <16 x float> %v156, %v158
  %v160 = fadd <16 x float> %v154, %v159
  store <16 x float> %v160, ptr %v79, align 4
  br label %done.19
else.18:
  %v161 = sub i64 %v20, 1
  %v162 = call i64 @llvm.ctlz.i64(i64 %v161, i1 false)
  %v163 = sub i64 64, %v162
  %v164 = shl i64 1, %v163
  %v165 = call i64 @llvm.smax.i64(i64 %v164, i64 16)
  %v166 = add i64 %v20, 15
  %v167 = and i64 %v166, -16
  store i64 %v167, ptr %v168
  %v169 = icmp slt i64 %v167, %v165
  br i1 %v169, label %loop.20, label %done.21
loop.20:
  %v170 = load i64, ptr %v168
  %v171 = getelementptr float, ptr %v10, i64 %v170
  store <16 x float> splat (float 0x8000000000000000), ptr %v171, align 4
  %v172 = add i64 %v170, 16
  store i64 %v172, ptr %v168
  %v173 = icmp slt i64 %v172, %v165
  br i1 %v173, label %loop.20, label %done.21
done.21:
  store i64 %v165, ptr %v174
  br label %halve.22
halve.22:
  %v175 = load i64, ptr %v174
  %v176 = lshr i64 %v175, 1
  store i64 %v176, ptr %v174
  %v177 = icmp sge i64 %v176, 16
  br i1 %v177, label %stride.23, label %done.24
stride.23:
  store i64 0, ptr %v178
  %v179 = icmp slt i64 0, %v176
  br i1 %v179, label %loop.25, label %done.26
loop.25:
  %v180 = load i64, ptr %v178
  %v181 = getelementptr float, ptr %v10, i64 %v180
  %v182 = load <16 x float>, ptr %v181, align 4
  %v183 = add i64 %v180, %v176
  %v184 = getelementptr float, ptr %v10, i64 %v183
  %v185 = load <16 x float>, ptr %v184, align 4
  %v186 = fadd <16 x float> %v182, %v185
  %v187 = getelementptr float, ptr %v10, i64 %v180
  store <16 x float> %v186, ptr %v187, align 4
  %v188 = add i64 %v180, 16
  store i64 %v188, ptr %v178
  %v189 = icmp slt i64 %v188, %v176
  br i1 %v189, label %loop.25, label %done.26
done.26:
  br label %halve.22
done.24:
  %v190 = load <16 x float>, ptr %v10, align 4
  store <16 x float> %v190, ptr %v79, align 4
  br label %done.19
done.19:
  br label %done.16
done.16:
  br label %done.13
done.13:
  %v191 = load <16 x float>, ptr %v79, align 4
  store <16 x float> %v191, ptr %v11, align 4
  %v192 = load <16 x float>, ptr %v11, align 4
  %v193 = shufflevector <16 x float> %v192, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v194 = shufflevector <16 x float> %v192, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v195 = fadd <8 x float> %v193, %v194
  %v196 = shufflevector <8 x float> %v195, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v197 = shufflevector <8 x float> %v195, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v198 = fadd <4 x float> %v196, %v197
  %v199 = shufflevector <4 x float> %v198, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v200 = shufflevector <4 x float> %v198, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v201 = fadd <2 x float> %v199, %v200
  %v202 = extractelement <2 x float> %v201, i64 0
  %v203 = extractelement <2 x float> %v201, i64 1
  %v204 = fadd float %v202, %v203
  br i1 %v14, label %then.27, label %else.28
then.27:
  %v207 = load i64, ptr %v12
  %v208 = add i64 %v207, 1
  %v209 = getelementptr float, ptr %v13, i64 %v207
  store float %v204, ptr %v209, align 4
  store i64 %v208, ptr %v12
  %v210 = icmp eq i64 %v208, 256
  br i1 %v210, label %then.30, label %done.31
then.30:
  call void %v206(ptr %v12, ptr %v13, i64 1)
  br label %done.31
done.31:
  br label %done.29
else.28:
  store float %v204, ptr %v9, align 4
  br label %done.29
done.29:
  %v211 = add i64 %v17, 256
  store i64 %v211, ptr %v15
  %v212 = icmp slt i64 %v211, %v8
  br i1 %v212, label %loop.5, label %done.6
done.6:
  br i1 %v14, label %then.32, label %done.33
then.32:
  call void %v215(ptr %v12, ptr %v13, ptr %v213, i64 1)
  %v216 = load float, ptr %v213, align 4
  store float %v216, ptr %v9, align 4
  br label %done.33
done.33:
  %v217 = load float, ptr %v9, align 4
  %v218 = icmp eq i64 %v8, 0
  %v219 = select i1 %v218, float 0x0000000000000000, float %v217
  %v220 = bitcast float %v219 to i32
  %v221 = and i32 %v220, 2147483647
  %v222 = lshr i32 %v220, 16
  %v223 = and i32 %v222, 32768
  %v224 = lshr i32 %v221, 13
  %v225 = and i32 %v224, 1
  %v226 = add i32 %v225, 4095
  %v227 = sub i32 %v221, 939524096
  %v228 = add i32 %v227, %v226
  %v229 = lshr i32 %v228, 13
  %v230 = bitcast i32 %v221 to float
  %v231 = fadd float %v230, 0x3FE0000000000000
  %v232 = bitcast float %v231 to i32
  %v233 = sub i32 %v232, 1056964608
  %v234 = icmp ult i32 %v221, 947912704
  %v235 = select i1 %v234, i32 %v233, i32 %v229
  %v236 = icmp uge i32 %v221, 1199570944
  %v237 = select i1 %v236, i32 31744, i32 %v235
  %v238 = icmp ugt i32 %v221, 2139095040
  %v239 = select i1 %v238, i32 32256, i32 %v237
  %v240 = or i32 %v239, %v223
  %v241 = trunc i32 %v240 to i16
  %v242 = and i16 %v241, 32767
  %v243 = icmp ugt i16 %v242, 31744
  %v244 = select i1 %v243, i16 32256, i16 %v241
  %v247 = getelementptr i16, ptr %v246, i64 %v5
  store i16 %v244, ptr %v247, align 2
  %v248 = add i64 %v3, 1
  store i64 %v248, ptr %v1
  %v249 = icmp slt i64 %v248, %last
  br i1 %v249, label %loop.1, label %done.2
done.2:
  ret void
}
attributes #0 = { nounwind }
attributes #1 = { nounwind noinline optnone }
!0 = !{i32 1}
