; row_sum_a56edb71
@zero = internal constant i64 0, align 8
declare <32 x i16> @llvm.masked.load.v32i16.p0(ptr, i32 immarg, <32 x i1>, <32 x i16>)
declare i64 @llvm.ctlz.i64(i64, i1 immarg)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
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
  %v54 = alloca <32 x float>
  %v85 = alloca i64
  %v91 = alloca i64
  %v95 = alloca i64
  %v124 = alloca float
  %v125 = alloca i64
  %v136 = alloca i64
  %v142 = alloca i64
  %v160 = alloca float
  %v161 = alloca i64
  %v162 = alloca i64
  %v175 = alloca i64
  %v181 = alloca i64
  %v207 = getelementptr inbounds i64, ptr %args, i64 5
  %v208 = load ptr, ptr %v207, align 8
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
  %v20 = and i64 %v19, -32
  %v21 = add i64 %v16, %v20
  store i64 %v16, ptr %v22
  %v23 = icmp slt i64 %v16, %v21
  br i1 %v23, label %loop.7, label %done.8
loop.7:
  %v24 = load i64, ptr %v22
  %v28 = mul i64 %v5, %v27
  %v29 = add i64 %v28, %v24
  %v30 = getelementptr i16, ptr %v25, i64 %v29
  %v31 = load <32 x i16>, ptr %v30, align 2
  %v32 = bitcast <32 x i16> %v31 to <32 x half>
  %v33 = fpext <32 x half> %v32 to <32 x float>
  %v34 = sub i64 %v24, %v16
  %v35 = getelementptr float, ptr %v9, i64 %v34
  store <32 x float> %v33, ptr %v35, align 4
  %v36 = add i64 %v24, 32
  store i64 %v36, ptr %v22
  %v37 = icmp slt i64 %v36, %v21
  br i1 %v37, label %loop.7, label %done.8
done.8:
  %v38 = sub i64 %v18, %v21
  %v39 = icmp sgt i64 %v38, 0
  br i1 %v39, label %tail.9, label %done.10
tail.9:
  %v40 = trunc i64 %v38 to i32
  %v41 = insertelement <32 x i32> poison, i32 %v40, i64 0
  %v42 = shufflevector <32 x i32> %v41, <32 x i32> poison, <32 x i32> zeroinitializer
  %v43 = icmp ult <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %v42
  %v44 = mul i64 %v5, %v27
  %v45 = add i64 %v44, %v21
  %v46 = getelementptr i16, ptr %v25, i64 %v45
  %v47 = call <32 x i16> @llvm.masked.load.v32i16.p0(ptr %v46, i32 2, <32 x i1> %v43, <32 x i16> zeroinitializer)
  %v48 = bitcast <32 x i16> %v47 to <32 x half>
  %v49 = fpext <32 x half> %v48 to <32 x float>
  %v50 = select <32 x i1> %v43, <32 x float> %v49, <32 x float> splat (float 0x8000000000000000)
  %v51 = sub i64 %v21, %v16
  %v52 = getelementptr float, ptr %v9, i64 %v51
  store <32 x float> %v50, ptr %v52, align 4
  br label %done.10
done.10:
  %v53 = sub i64 %v18, %v16
  %v55 = icmp eq i64 %v53, 256
  br i1 %v55, label %then.11, label %else.12
then.11:
  %v56 = load <32 x float>, ptr %v9, align 4
  %v57 = getelementptr float, ptr %v9, i64 128
  %v58 = load <32 x float>, ptr %v57, align 4
  %v59 = fadd <32 x float> %v56, %v58
  %v60 = getelementptr float, ptr %v9, i64 64
  %v61 = load <32 x float>, ptr %v60, align 4
  %v62 = getelementptr float, ptr %v9, i64 192
  %v63 = load <32 x float>, ptr %v62, align 4
  %v64 = fadd <32 x float> %v61, %v63
  %v65 = fadd <32 x float> %v59, %v64
  %v66 = getelementptr float, ptr %v9, i64 32
  %v67 = load <32 x float>, ptr %v66, align 4
  %v68 = getelementptr float, ptr %v9, i64 160
  %v69 = load <32 x float>, ptr %v68, align 4
  %v70 = fadd <32 x float> %v67, %v69
  %v71 = getelementptr float, ptr %v9, i64 96
  %v72 = load <32 x float>, ptr %v71, align 4
  %v73 = getelementptr float, ptr %v9, i64 224
  %v74 = load <32 x float>, ptr %v73, align 4
  %v75 = fadd <32 x float> %v72, %v74
  %v76 = fadd <32 x float> %v70, %v75
  %v77 = fadd <32 x float> %v65, %v76
  store <32 x float> %v77, ptr %v54, align 4
  br label %done.13
else.12:
  %v78 = sub i64 %v53, 1
  %v79 = call i64 @llvm.ctlz.i64(i64 %v78, i1 false)
  %v80 = sub i64 64, %v79
  %v81 = shl i64 1, %v80
  %v82 = call i64 @llvm.smax.i64(i64 %v81, i64 32)
  %v83 = add i64 %v53, 31
  %v84 = and i64 %v83, -32
  store i64 %v84, ptr %v85
  %v86 = icmp slt i64 %v84, %v82
  br i1 %v86, label %loop.14, label %done.15
loop.14:
  %v87 = load i64, ptr %v85
  %v88 = getelementptr float, ptr %v9, i64 %v87
  store <32 x float> splat (float 0x8000000000000000), ptr %v88, align 4
  %v89 = add i64 %v87, 32
  store i64 %v89, ptr %v85
  %v90 = icmp slt i64 %v89, %v82
  br i1 %v90, label %loop.14, label %done.15
done.15:
  store i64 %v82, ptr %v91
  br label %halve.16
halve.16:
  %v92 = load i64, ptr %v91
  %v93 = lshr i64 %v92, 1
  store i64 %v93, ptr %v91
  %v94 = icmp sge i64 %v93, 32
  br i1 %v94, label %stride.17, label %done.18
stride.17:
  store i64 0, ptr %v95
  %v96 = icmp slt i64 0, %v93
  br i1 %v96, label %loop.19, label %done.20
loop.19:
  %v97 = load i64, ptr %v95
  %v98 = getelementptr float, ptr %v9, i64 %v97
  %v99 = load <32 x float>, ptr %v98, align 4
  %v100 = add i64 %v97, %v93
  %v101 = getelementptr float, ptr %v9, i64 %v100
  %v102 = load <32 x float>, ptr %v101, align 4
  %v103 = fadd <32 x float> %v99, %v102
  %v104 = getelementptr float, ptr %v9, i64 %v97
  store <32 x float> %v103, ptr %v104, align 4
  %v105 = add i64 %v97, 32
  store i64 %v105, ptr %v95
  %v106 = icmp slt i64 %v105, %v93
  br i1 %v106, label %loop.19, label %done.20
done.20:
  br label %halve.16
done.18:
  %v107 = load <32 x float>, ptr %v9, align 4
  store <32 x float> %v107, ptr %v54, align 4
  br label %done.13
done.13:
  %v108 = load <32 x float>, ptr %v54, align 4
  %v109 = shufflevector <32 x float> %v108, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v110 = shufflevector <32 x float> %v108, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v111 = fadd <16 x float> %v109, %v110
  %v112 = shufflevector <16 x float> %v111, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v113 = shufflevector <16 x float> %v111, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v114 = fadd <8 x float> %v112, %v113
  %v115 = shufflevector <8 x float> %v114, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v116 = shufflevector <8 x float> %v114, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v117 = fadd <4 x float> %v115, %v116
  %v118 = shufflevector <4 x float> %v117, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v119 = shufflevector <4 x float> %v117, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v120 = fadd <2 x float> %v118, %v119
  %v121 = extractelement <2 x float> %v120, i64 0
  %v122 = extractelement <2 x float> %v120, i64 1
  %v123 = fadd float %v121, %v122
  br i1 %v13, label %then.21, label %else.22
then.21:
  store float %v123, ptr %v124, align 4
  store i64 0, ptr %v125
  br label %push.24
push.24:
  %v126 = load i64, ptr %v125
  %v127 = getelementptr i64, ptr %v11, i64 %v126
  %v128 = load i64, ptr %v127
  %v129 = mul i64 %v126, 256
  %v130 = load float, ptr %v124, align 4
  %v131 = add i64 %v129, %v128
  %v132 = getelementptr float, ptr %v12, i64 %v131
  store float %v130, ptr %v132, align 4
  %v133 = add i64 %v128, 1
  %v134 = icmp eq i64 %v133, 256
  %v135 = select i1 %v134, i64 0, i64 %v133
  store i64 %v135, ptr %v127
  br i1 %v134, label %full.25, label %done.26
full.25:
  store i64 256, ptr %v136
  br label %halve.27
halve.27:
  %v137 = load i64, ptr %v136
  %v138 = lshr i64 %v137, 1
  store i64 %v138, ptr %v136
  %v139 = icmp sge i64 %v138, 1
  br i1 %v139, label %stride.28, label %done.29
stride.28:
  %v140 = sub i64 256, %v138
  %v141 = call i64 @llvm.smin.i64(i64 %v138, i64 %v140)
  store i64 0, ptr %v142
  %v143 = icmp slt i64 0, %v141
  br i1 %v143, label %loop.30, label %done.31
loop.30:
  %v144 = load i64, ptr %v142
  %v145 = add i64 %v129, %v144
  %v146 = getelementptr float, ptr %v12, i64 %v145
  %v147 = load float, ptr %v146, align 4
  %v148 = add i64 %v145, %v138
  %v149 = getelementptr float, ptr %v12, i64 %v148
  %v150 = load float, ptr %v149, align 4
  %v151 = fadd float %v147, %v150
  %v152 = getelementptr float, ptr %v12, i64 %v145
  store float %v151, ptr %v152, align 4
  %v153 = add i64 %v144, 1
  store i64 %v153, ptr %v142
  %v154 = icmp slt i64 %v153, %v141
  br i1 %v154, label %loop.30, label %done.31
done.31:
  br label %halve.27
done.29:
  %v155 = getelementptr float, ptr %v12, i64 %v129
  %v156 = load float, ptr %v155, align 4
  store float %v156, ptr %v124, align 4
  %v157 = add i64 %v126, 1
  store i64 %v157, ptr %v125
  br label %push.24
done.26:
  br label %done.23
else.22:
  store float %v123, ptr %v10, align 4
  br label %done.23
done.23:
  %v158 = add i64 %v16, 256
  store i64 %v158, ptr %v14
  %v159 = icmp slt i64 %v158, %v8
  br i1 %v159, label %loop.5, label %done.6
done.6:
  br i1 %v13, label %then.32, label %done.33
then.32:
  store i64 0, ptr %v161
  store float 0x0000000000000000, ptr %v160, align 4
  store i64 0, ptr %v162
  %v163 = icmp slt i64 0, 6
  br i1 %v163, label %loop.34, label %done.35
loop.34:
  %v164 = load i64, ptr %v162
  %v165 = getelementptr i64, ptr %v11, i64 %v164
  %v166 = load i64, ptr %v165
  %v167 = mul i64 %v164, 256
  %v168 = load i64, ptr %v161
  %v169 = icmp ne i64 %v168, 0
  br i1 %v169, label %then.36, label %done.37
then.36:
  %v170 = load float, ptr %v160, align 4
  %v171 = add i64 %v167, %v166
  %v172 = getelementptr float, ptr %v12, i64 %v171
  store float %v170, ptr %v172, align 4
  br label %done.37
done.37:
  %v173 = add i64 %v166, %v168
  %v174 = icmp sgt i64 %v173, 0
  br i1 %v174, label %then.38, label %done.39
then.38:
  store i64 256, ptr %v175
  br label %halve.40
halve.40:
  %v176 = load i64, ptr %v175
  %v177 = lshr i64 %v176, 1
  store i64 %v177, ptr %v175
  %v178 = icmp sge i64 %v177, 1
  br i1 %v178, label %stride.41, label %done.42
stride.41:
  %v179 = sub i64 %v173, %v177
  %v180 = call i64 @llvm.smin.i64(i64 %v177, i64 %v179)
  store i64 0, ptr %v181
  %v182 = icmp slt i64 0, %v180
  br i1 %v182, label %loop.43, label %done.44
loop.43:
  %v183 = load i64, ptr %v181
  %v184 = add i64 %v167, %v183
  %v185 = getelementptr float, ptr %v12, i64 %v184
  %v186 = load float, ptr %v185, align 4
  %v187 = add i64 %v184, %v177
  %v188 = getelementptr float, ptr %v12, i64 %v187
  %v189 = load float, ptr %v188, align 4
  %v190 = fadd float %v186, %v189
  %v191 = getelementptr float, ptr %v12, i64 %v184
  store float %v190, ptr %v191, align 4
  %v192 = add i64 %v183, 1
  store i64 %v192, ptr %v181
  %v193 = icmp slt i64 %v192, %v180
  br i1 %v193, label %loop.43, label %done.44
done.44:
  br label %halve.40
done.42:
  %v194 = getelementptr float, ptr %v12, i64 %v167
  %v195 = load float, ptr %v194, align 4
  store float %v195, ptr %v160, align 4
  store i64 1, ptr %v161
  br label %done.39
done.39:
  %v196 = add i64 %v164, 1
  store i64 %v196, ptr %v162
  %v197 = icmp slt i64 %v196, 6
  br i1 %v197, label %loop.34, label %done.35
done.35:
  %v198 = load float, ptr %v160, align 4
  store float %v198, ptr %v10, align 4
  br label %done.33
done.33:
  %v199 = load float, ptr %v10, align 4
  %v200 = icmp eq i64 %v8, 0
  %v201 = select i1 %v200, float 0x0000000000000000, float %v199
  %v202 = fptrunc float %v201 to half
  %v203 = bitcast half %v202 to i16
  %v204 = and i16 %v203, 32767
  %v205 = icmp ugt i16 %v204, 31744
  %v206 = select i1 %v205, i16 32256, i16 %v203
  %v209 = getelementptr i16, ptr %v208, i64 %v5
  store i16 %v206, ptr %v209, align 2
  %v210 = add i64 %v3, 1
  store i64 %v210, ptr %v1
  %v211 = icmp slt i64 %v210, %last
  br i1 %v211, label %loop.1, label %done.2
done.2:
  ret void
}
attributes #0 = { nounwind }
!0 = !{i32 1}
