; dot_aba0ba05
@zero = internal constant i64 0, align 8
declare <32 x float> @llvm.masked.load.v32f32.p0(ptr, i32 immarg, <32 x i1>, <32 x float>)
declare i64 @llvm.ctlz.i64(i64, i1 immarg)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
define void @begin(ptr %args) #0 {
entry:
  %v1 = getelementptr inbounds i64, ptr %args, i64 1
  %v2 = load i64, ptr %v1, align 8
  %v4 = getelementptr inbounds i64, ptr %args, i64 12
  %v5 = getelementptr inbounds i64, ptr %args, i64 7
  %v6 = getelementptr inbounds i64, ptr %args, i64 8
  %v7 = getelementptr inbounds i64, ptr %args, i64 11
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
  %v4 = getelementptr inbounds i64, ptr %args, i64 12
  %v5 = load i64, ptr %v4, align 8
  %v9 = alloca [256 x float], align 64
  %v10 = alloca float
  %v11 = alloca [6 x i64]
  %v12 = alloca [1536 x float], align 64
  %v15 = alloca i64
  %v23 = alloca i64
  %v26 = load ptr, ptr %args, align 8
  %v29 = getelementptr inbounds i64, ptr %args, i64 3
  %v30 = load ptr, ptr %v29, align 8
  %v53 = alloca <32 x float>
  %v84 = alloca i64
  %v90 = alloca i64
  %v94 = alloca i64
  %v123 = alloca float
  %v124 = alloca i64
  %v135 = alloca i64
  %v141 = alloca i64
  %v159 = alloca float
  %v160 = alloca i64
  %v161 = alloca i64
  %v174 = alloca i64
  %v180 = alloca i64
  %v199 = getelementptr inbounds i64, ptr %args, i64 13
  %v200 = load ptr, ptr %v199, align 8
  br label %start
start:
  store i64 %first, ptr %v1
  %v2 = icmp slt i64 %first, %last
  br i1 %v2, label %loop.1, label %done.2
loop.1:
  %v3 = load i64, ptr %v1
  %v6 = mul i64 %v3, 65536
  %v7 = add i64 %v6, 65536
  %v8 = call i64 @llvm.smin.i64(i64 %v7, i64 %v5)
  store float 0x0000000000000000, ptr %v10, align 4
  %v13 = sub i64 %v8, %v6
  %v14 = icmp sgt i64 %v13, 256
  br i1 %v14, label %then.3, label %done.4
then.3:
  store [6 x i64] zeroinitializer, ptr %v11
  br label %done.4
done.4:
  store i64 %v6, ptr %v15
  %v16 = icmp slt i64 %v6, %v8
  br i1 %v16, label %loop.5, label %done.6
loop.5:
  %v17 = load i64, ptr %v15
  %v18 = add i64 %v17, 256
  %v19 = call i64 @llvm.smin.i64(i64 %v18, i64 %v8)
  %v20 = sub i64 %v19, %v17
  %v21 = and i64 %v20, -32
  %v22 = add i64 %v17, %v21
  store i64 %v17, ptr %v23
  %v24 = icmp slt i64 %v17, %v22
  br i1 %v24, label %loop.7, label %done.8
loop.7:
  %v25 = load i64, ptr %v23
  %v27 = getelementptr float, ptr %v26, i64 %v25
  %v28 = load <32 x float>, ptr %v27, align 4
  %v31 = getelementptr float, ptr %v30, i64 %v25
  %v32 = load <32 x float>, ptr %v31, align 4
  %v33 = fmul <32 x float> %v28, %v32
  %v34 = sub i64 %v25, %v17
  %v35 = getelementptr float, ptr %v9, i64 %v34
  store <32 x float> %v33, ptr %v35, align 4
  %v36 = add i64 %v25, 32
  store i64 %v36, ptr %v23
  %v37 = icmp slt i64 %v36, %v22
  br i1 %v37, label %loop.7, label %done.8
done.8:
  %v38 = sub i64 %v19, %v22
  %v39 = icmp sgt i64 %v38, 0
  br i1 %v39, label %tail.9, label %done.10
tail.9:
  %v40 = trunc i64 %v38 to i32
  %v41 = insertelement <32 x i32> poison, i32 %v40, i64 0
  %v42 = shufflevector <32 x i32> %v41, <32 x i32> poison, <32 x i32> zeroinitializer
  %v43 = icmp ult <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %v42
  %v44 = getelementptr float, ptr %v26, i64 %v22
  %v45 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v44, i32 4, <32 x i1> %v43, <32 x float> zeroinitializer)
  %v46 = getelementptr float, ptr %v30, i64 %v22
  %v47 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v46, i32 4, <32 x i1> %v43, <32 x float> zeroinitializer)
  %v48 = fmul <32 x float> %v45, %v47
  %v49 = select <32 x i1> %v43, <32 x float> %v48, <32 x float> splat (float 0x8000000000000000)
  %v50 = sub i64 %v22, %v17
  %v51 = getelementptr float, ptr %v9, i64 %v50
  store <32 x float> %v49, ptr %v51, align 4
  br label %done.10
done.10:
  %v52 = sub i64 %v19, %v17
  %v54 = icmp eq i64 %v52, 256
  br i1 %v54, label %then.11, label %else.12
then.11:
  %v55 = load <32 x float>, ptr %v9, align 4
  %v56 = getelementptr float, ptr %v9, i64 128
  %v57 = load <32 x float>, ptr %v56, align 4
  %v58 = fadd <32 x float> %v55, %v57
  %v59 = getelementptr float, ptr %v9, i64 64
  %v60 = load <32 x float>, ptr %v59, align 4
  %v61 = getelementptr float, ptr %v9, i64 192
  %v62 = load <32 x float>, ptr %v61, align 4
  %v63 = fadd <32 x float> %v60, %v62
  %v64 = fadd <32 x float> %v58, %v63
  %v65 = getelementptr float, ptr %v9, i64 32
  %v66 = load <32 x float>, ptr %v65, align 4
  %v67 = getelementptr float, ptr %v9, i64 160
  %v68 = load <32 x float>, ptr %v67, align 4
  %v69 = fadd <32 x float> %v66, %v68
  %v70 = getelementptr float, ptr %v9, i64 96
  %v71 = load <32 x float>, ptr %v70, align 4
  %v72 = getelementptr float, ptr %v9, i64 224
  %v73 = load <32 x float>, ptr %v72, align 4
  %v74 = fadd <32 x float> %v71, %v73
  %v75 = fadd <32 x float> %v69, %v74
  %v76 = fadd <32 x float> %v64, %v75
  store <32 x float> %v76, ptr %v53, align 4
  br label %done.13
else.12:
  %v77 = sub i64 %v52, 1
  %v78 = call i64 @llvm.ctlz.i64(i64 %v77, i1 false)
  %v79 = sub i64 64, %v78
  %v80 = shl i64 1, %v79
  %v81 = call i64 @llvm.smax.i64(i64 %v80, i64 32)
  %v82 = add i64 %v52, 31
  %v83 = and i64 %v82, -32
  store i64 %v83, ptr %v84
  %v85 = icmp slt i64 %v83, %v81
  br i1 %v85, label %loop.14, label %done.15
loop.14:
  %v86 = load i64, ptr %v84
  %v87 = getelementptr float, ptr %v9, i64 %v86
  store <32 x float> splat (float 0x8000000000000000), ptr %v87, align 4
  %v88 = add i64 %v86, 32
  store i64 %v88, ptr %v84
  %v89 = icmp slt i64 %v88, %v81
  br i1 %v89, label %loop.14, label %done.15
done.15:
  store i64 %v81, ptr %v90
  br label %halve.16
halve.16:
  %v91 = load i64, ptr %v90
  %v92 = lshr i64 %v91, 1
  store i64 %v92, ptr %v90
  %v93 = icmp sge i64 %v92, 32
  br i1 %v93, label %stride.17, label %done.18
stride.17:
  store i64 0, ptr %v94
  %v95 = icmp slt i64 0, %v92
  br i1 %v95, label %loop.19, label %done.20
loop.19:
  %v96 = load i64, ptr %v94
  %v97 = getelementptr float, ptr %v9, i64 %v96
  %v98 = load <32 x float>, ptr %v97, align 4
  %v99 = add i64 %v96, %v92
  %v100 = getelementptr float, ptr %v9, i64 %v99
  %v101 = load <32 x float>, ptr %v100, align 4
  %v102 = fadd <32 x float> %v98, %v101
  %v103 = getelementptr float, ptr %v9, i64 %v96
  store <32 x float> %v102, ptr %v103, align 4
  %v104 = add i64 %v96, 32
  store i64 %v104, ptr %v94
  %v105 = icmp slt i64 %v104, %v92
  br i1 %v105, label %loop.19, label %done.20
done.20:
  br label %halve.16
done.18:
  %v106 = load <32 x float>, ptr %v9, align 4
  store <32 x float> %v106, ptr %v53, align 4
  br label %done.13
done.13:
  %v107 = load <32 x float>, ptr %v53, align 4
  %v108 = shufflevector <32 x float> %v107, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v109 = shufflevector <32 x float> %v107, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v110 = fadd <16 x float> %v108, %v109
  %v111 = shufflevector <16 x float> %v110, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v112 = shufflevector <16 x float> %v110, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v113 = fadd <8 x float> %v111, %v112
  %v114 = shufflevector <8 x float> %v113, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v115 = shufflevector <8 x float> %v113, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v116 = fadd <4 x float> %v114, %v115
  %v117 = shufflevector <4 x float> %v116, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v118 = shufflevector <4 x float> %v116, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v119 = fadd <2 x float> %v117, %v118
  %v120 = extractelement <2 x float> %v119, i64 0
  %v121 = extractelement <2 x float> %v119, i64 1
  %v122 = fadd float %v120, %v121
  br i1 %v14, label %then.21, label %else.22
then.21:
  store float %v122, ptr %v123, align 4
  store i64 0, ptr %v124
  br label %push.24
push.24:
  %v125 = load i64, ptr %v124
  %v126 = getelementptr i64, ptr %v11, i64 %v125
  %v127 = load i64, ptr %v126
  %v128 = mul i64 %v125, 256
  %v129 = load float, ptr %v123, align 4
  %v130 = add i64 %v128, %v127
  %v131 = getelementptr float, ptr %v12, i64 %v130
  store float %v129, ptr %v131, align 4
  %v132 = add i64 %v127, 1
  %v133 = icmp eq i64 %v132, 256
  %v134 = select i1 %v133, i64 0, i64 %v132
  store i64 %v134, ptr %v126
  br i1 %v133, label %full.25, label %done.26
full.25:
  store i64 256, ptr %v135
  br label %halve.27
halve.27:
  %v136 = load i64, ptr %v135
  %v137 = lshr i64 %v136, 1
  store i64 %v137, ptr %v135
  %v138 = icmp sge i64 %v137, 1
  br i1 %v138, label %stride.28, label %done.29
stride.28:
  %v139 = sub i64 256, %v137
  %v140 = call i64 @llvm.smin.i64(i64 %v137, i64 %v139)
  store i64 0, ptr %v141
  %v142 = icmp slt i64 0, %v140
  br i1 %v142, label %loop.30, label %done.31
loop.30:
  %v143 = load i64, ptr %v141
  %v144 = add i64 %v128, %v143
  %v145 = getelementptr float, ptr %v12, i64 %v144
  %v146 = load float, ptr %v145, align 4
  %v147 = add i64 %v144, %v137
  %v148 = getelementptr float, ptr %v12, i64 %v147
  %v149 = load float, ptr %v148, align 4
  %v150 = fadd float %v146, %v149
  %v151 = getelementptr float, ptr %v12, i64 %v144
  store float %v150, ptr %v151, align 4
  %v152 = add i64 %v143, 1
  store i64 %v152, ptr %v141
  %v153 = icmp slt i64 %v152, %v140
  br i1 %v153, label %loop.30, label %done.31
done.31:
  br label %halve.27
done.29:
  %v154 = getelementptr float, ptr %v12, i64 %v128
  %v155 = load float, ptr %v154, align 4
  store float %v155, ptr %v123, align 4
  %v156 = add i64 %v125, 1
  store i64 %v156, ptr %v124
  br label %push.24
done.26:
  br label %done.23
else.22:
  store float %v122, ptr %v10, align 4
  br label %done.23
done.23:
  %v157 = add i64 %v17, 256
  store i64 %v157, ptr %v15
  %v158 = icmp slt i64 %v157, %v8
  br i1 %v158, label %loop.5, label %done.6
done.6:
  br i1 %v14, label %then.32, label %done.33
then.32:
  store i64 0, ptr %v160
  store float 0x0000000000000000, ptr %v159, align 4
  store i64 0, ptr %v161
  %v162 = icmp slt i64 0, 6
  br i1 %v162, label %loop.34, label %done.35
loop.34:
  %v163 = load i64, ptr %v161
  %v164 = getelementptr i64, ptr %v11, i64 %v163
  %v165 = load i64, ptr %v164
  %v166 = mul i64 %v163, 256
  %v167 = load i64, ptr %v160
  %v168 = icmp ne i64 %v167, 0
  br i1 %v168, label %then.36, label %done.37
then.36:
  %v169 = load float, ptr %v159, align 4
  %v170 = add i64 %v166, %v165
  %v171 = getelementptr float, ptr %v12, i64 %v170
  store float %v169, ptr %v171, align 4
  br label %done.37
done.37:
  %v172 = add i64 %v165, %v167
  %v173 = icmp sgt i64 %v172, 0
  br i1 %v173, label %then.38, label %done.39
then.38:
  store i64 256, ptr %v174
  br label %halve.40
halve.40:
  %v175 = load i64, ptr %v174
  %v176 = lshr i64 %v175, 1
  store i64 %v176, ptr %v174
  %v177 = icmp sge i64 %v176, 1
  br i1 %v177, label %stride.41, label %done.42
stride.41:
  %v178 = sub i64 %v172, %v176
  %v179 = call i64 @llvm.smin.i64(i64 %v176, i64 %v178)
  store i64 0, ptr %v180
  %v181 = icmp slt i64 0, %v179
  br i1 %v181, label %loop.43, label %done.44
loop.43:
  %v182 = load i64, ptr %v180
  %v183 = add i64 %v166, %v182
  %v184 = getelementptr float, ptr %v12, i64 %v183
  %v185 = load float, ptr %v184, align 4
  %v186 = add i64 %v183, %v176
  %v187 = getelementptr float, ptr %v12, i64 %v186
  %v188 = load float, ptr %v187, align 4
  %v189 = fadd float %v185, %v188
  %v190 = getelementptr float, ptr %v12, i64 %v183
  store float %v189, ptr %v190, align 4
  %v191 = add i64 %v182, 1
  store i64 %v191, ptr %v180
  %v192 = icmp slt i64 %v191, %v179
  br i1 %v192, label %loop.43, label %done.44
done.44:
  br label %halve.40
done.42:
  %v193 = getelementptr float, ptr %v12, i64 %v166
  %v194 = load float, ptr %v193, align 4
  store float %v194, ptr %v159, align 4
  store i64 1, ptr %v160
  br label %done.39
done.39:
  %v195 = add i64 %v163, 1
  store i64 %v195, ptr %v161
  %v196 = icmp slt i64 %v195, 6
  br i1 %v196, label %loop.34, label %done.35
done.35:
  %v197 = load float, ptr %v159, align 4
  store float %v197, ptr %v10, align 4
  br label %done.33
done.33:
  %v198 = load float, ptr %v10, align 4
  %v201 = getelementptr float, ptr %v200, i64 %v3
  store float %v198, ptr %v201, align 4
  %v202 = add i64 %v3, 1
  store i64 %v202, ptr %v1
  %v203 = icmp slt i64 %v202, %last
  br i1 %v203, label %loop.1, label %done.2
done.2:
  ret void
}
define void @tail(ptr %args, i64 %units) #0 {
entry:
  %v1 = getelementptr inbounds i64, ptr %args, i64 13
  %v2 = load ptr, ptr %v1, align 8
  %v3 = alloca [6 x i64]
  %v4 = alloca [1536 x float], align 64
  %v5 = alloca i64
  %v10 = alloca float
  %v11 = alloca i64
  %v22 = alloca i64
  %v28 = alloca i64
  %v46 = alloca float
  %v47 = alloca i64
  %v48 = alloca i64
  %v61 = alloca i64
  %v67 = alloca i64
  %v89 = getelementptr inbounds i64, ptr %args, i64 6
  %v90 = load ptr, ptr %v89, align 8
  br label %start
start:
  store [6 x i64] zeroinitializer, ptr %v3
  store i64 0, ptr %v5
  %v6 = icmp slt i64 0, %units
  br i1 %v6, label %loop.1, label %done.2
loop.1:
  %v7 = load i64, ptr %v5
  %v8 = getelementptr float, ptr %v2, i64 %v7
  %v9 = load float, ptr %v8, align 4
  store float %v9, ptr %v10, align 4
  store i64 0, ptr %v11
  br label %push.3
push.3:
  %v12 = load i64, ptr %v11
  %v13 = getelementptr i64, ptr %v3, i64 %v12
  %v14 = load i64, ptr %v13
  %v15 = mul i64 %v12, 256
  %v16 = load float, ptr %v10, align 4
  %v17 = add i64 %v15, %v14
  %v18 = getelementptr float, ptr %v4, i64 %v17
  store float %v16, ptr %v18, align 4
  %v19 = add i64 %v14, 1
  %v20 = icmp eq i64 %v19, 256
  %v21 = select i1 %v20, i64 0, i64 %v19
  store i64 %v21, ptr %v13
  br i1 %v20, label %full.4, label %done.5
full.4:
  store i64 256, ptr %v22
  br label %halve.6
halve.6:
  %v23 = load i64, ptr %v22
  %v24 = lshr i64 %v23, 1
  store i64 %v24, ptr %v22
  %v25 = icmp sge i64 %v24, 1
  br i1 %v25, label %stride.7, label %done.8
stride.7:
  %v26 = sub i64 256, %v24
  %v27 = call i64 @llvm.smin.i64(i64 %v24, i64 %v26)
  store i64 0, ptr %v28
  %v29 = icmp slt i64 0, %v27
  br i1 %v29, label %loop.9, label %done.10
loop.9:
  %v30 = load i64, ptr %v28
  %v31 = add i64 %v15, %v30
  %v32 = getelementptr float, ptr %v4, i64 %v31
  %v33 = load float, ptr %v32, align 4
  %v34 = add i64 %v31, %v24
  %v35 = getelementptr float, ptr %v4, i64 %v34
  %v36 = load float, ptr %v35, align 4
  %v37 = fadd float %v33, %v36
  %v38 = getelementptr float, ptr %v4, i64 %v31
  store float %v37, ptr %v38, align 4
  %v39 = add i64 %v30, 1
  store i64 %v39, ptr %v28
  %v40 = icmp slt i64 %v39, %v27
  br i1 %v40, label %loop.9, label %done.10
done.10:
  br label %halve.6
done.8:
  %v41 = getelementptr float, ptr %v4, i64 %v15
  %v42 = load float, ptr %v41, align 4
  store float %v42, ptr %v10, align 4
  %v43 = add i64 %v12, 1
  store i64 %v43, ptr %v11
  br label %push.3
done.5:
  %v44 = add i64 %v7, 1
  store i64 %v44, ptr %v5
  %v45 = icmp slt i64 %v44, %units
  br i1 %v45, label %loop.1, label %done.2
done.2:
  store i64 0, ptr %v47
  store float 0x0000000000000000, ptr %v46, align 4
  store i64 0, ptr %v48
  %v49 = icmp slt i64 0, 6
  br i1 %v49, label %loop.11, label %done.12
loop.11:
  %v50 = load i64, ptr %v48
  %v51 = getelementptr i64, ptr %v3, i64 %v50
  %v52 = load i64, ptr %v51
  %v53 = mul i64 %v50, 256
  %v54 = load i64, ptr %v47
  %v55 = icmp ne i64 %v54, 0
  br i1 %v55, label %then.13, label %done.14
then.13:
  %v56 = load float, ptr %v46, align 4
  %v57 = add i64 %v53, %v52
  %v58 = getelementptr float, ptr %v4, i64 %v57
  store float %v56, ptr %v58, align 4
  br label %done.14
done.14:
  %v59 = add i64 %v52, %v54
  %v60 = icmp sgt i64 %v59, 0
  br i1 %v60, label %then.15, label %done.16
then.15:
  store i64 256, ptr %v61
  br label %halve.17
halve.17:
  %v62 = load i64, ptr %v61
  %v63 = lshr i64 %v62, 1
  store i64 %v63, ptr %v61
  %v64 = icmp sge i64 %v63, 1
  br i1 %v64, label %stride.18, label %done.19
stride.18:
  %v65 = sub i64 %v59, %v63
  %v66 = call i64 @llvm.smin.i64(i64 %v63, i64 %v65)
  store i64 0, ptr %v67
  %v68 = icmp slt i64 0, %v66
  br i1 %v68, label %loop.20, label %done.21
loop.20:
  %v69 = load i64, ptr %v67
  %v70 = add i64 %v53, %v69
  %v71 = getelementptr float, ptr %v4, i64 %v70
  %v72 = load float, ptr %v71, align 4
  %v73 = add i64 %v70, %v63
  %v74 = getelementptr float, ptr %v4, i64 %v73
  %v75 = load float, ptr %v74, align 4
  %v76 = fadd float %v72, %v75
  %v77 = getelementptr float, ptr %v4, i64 %v70
  store float %v76, ptr %v77, align 4
  %v78 = add i64 %v69, 1
  store i64 %v78, ptr %v67
  %v79 = icmp slt i64 %v78, %v66
  br i1 %v79, label %loop.20, label %done.21
done.21:
  br label %halve.17
done.19:
  %v80 = getelementptr float, ptr %v4, i64 %v53
  %v81 = load float, ptr %v80, align 4
  store float %v81, ptr %v46, align 4
  store i64 1, ptr %v47
  br label %done.16
done.16:
  %v82 = add i64 %v50, 1
  store i64 %v82, ptr %v48
  %v83 = icmp slt i64 %v82, 6
  br i1 %v83, label %loop.11, label %done.12
done.12:
  %v84 = load float, ptr %v46, align 4
  %v85 = icmp eq i64 %units, 0
  %v86 = select i1 %v85, float 0x0000000000000000, float %v84
  %v87 = fcmp uno float %v86, %v86
  %v88 = select i1 %v87, float 0x7FF8000000000000, float %v86
  store float %v88, ptr %v90, align 4
  ret void
}
attributes #0 = { nounwind }
!0 = !{i32 1}
