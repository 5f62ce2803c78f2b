; dot_aba0ba05
@zero = internal constant i64 0, align 8
declare <32 x float> @llvm.masked.load.v32f32.p0(ptr, i32 immarg, <32 x i1>, <32 x float>)
declare i64 @llvm.ctlz.i64(i64, i1 immarg)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
declare void @llvm.prefetch.p0(ptr, i32 immarg, i32 immarg, i32 immarg)
define void @begin(ptr %args) #1 {
entry:
  %v1 = getelementptr inbounds i64, ptr %args, i64 1
  %v2 = load i64, ptr %v1, align 8
  %v4 = getelementptr inbounds i64, ptr %args, i64 14
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
  %v4 = getelementptr inbounds i64, ptr %args, i64 14
  %v5 = load i64, ptr %v4, align 8
  %v9 = alloca float
  %v10 = alloca [256 x float], align 64
  %v11 = alloca <32 x float>
  %v12 = alloca [6 x i64]
  %v13 = alloca [1536 x float], align 64
  %v16 = alloca i64
  %v30 = alloca i64
  %v36 = load ptr, ptr %args, align 8
  %v47 = getelementptr inbounds i64, ptr %args, i64 3
  %v48 = load ptr, ptr %v47, align 8
  %v85 = alloca <32 x float>
  %v91 = alloca i64
  %v95 = alloca i64
  %v112 = alloca i64
  %v145 = alloca i64
  %v151 = alloca i64
  %v155 = alloca i64
  %v184 = getelementptr inbounds i64, ptr %args, i64 12
  %v185 = load ptr, ptr %v184, align 8
  %v192 = alloca float
  %v193 = getelementptr inbounds i64, ptr %args, i64 13
  %v194 = load ptr, ptr %v193, align 8
  %v197 = getelementptr inbounds i64, ptr %args, i64 15
  %v198 = load ptr, ptr %v197, align 8
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
  store float 0x0000000000000000, ptr %v9, align 4
  %v14 = sub i64 %v8, %v6
  %v15 = icmp sgt i64 %v14, 256
  br i1 %v15, label %then.3, label %done.4
then.3:
  store [6 x i64] zeroinitializer, ptr %v12
  br label %done.4
done.4:
  store i64 %v6, ptr %v16
  %v17 = icmp slt i64 %v6, %v8
  br i1 %v17, label %loop.5, label %done.6
loop.5:
  %v18 = load i64, ptr %v16
  %v19 = add i64 %v18, 256
  %v20 = call i64 @llvm.smin.i64(i64 %v19, i64 %v8)
  %v21 = sub i64 %v20, %v18
  %v22 = sub i64 %v21, 1
  %v23 = call i64 @llvm.ctlz.i64(i64 %v22, i1 false)
  %v24 = sub i64 64, %v23
  %v25 = shl i64 1, %v24
  %v26 = icmp eq i64 %v25, %v21
  %v27 = icmp sge i64 %v21, 128
  %v28 = and i1 %v26, %v27
  br i1 %v28, label %then.7, label %else.8
then.7:
  %v29 = lshr i64 %v21, 2
  store i64 0, ptr %v30
  %v31 = icmp slt i64 0, %v29
  br i1 %v31, label %loop.10, label %done.11
loop.10:
  %v32 = load i64, ptr %v30
  %v33 = add i64 %v18, %v32
  %v34 = mul i64 %v32, 3
  %v35 = add i64 %v34, %v21
  %v37 = getelementptr float, ptr %v36, i64 %v33
  %v38 = getelementptr float, ptr %v37, i64 %v35
  call void @llvm.prefetch.p0(ptr %v38, i32 0, i32 3, i32 1)
  %v39 = getelementptr i8, ptr %v38, i64 64
  call void @llvm.prefetch.p0(ptr %v39, i32 0, i32 3, i32 1)
  %v40 = getelementptr i8, ptr %v38, i64 128
  call void @llvm.prefetch.p0(ptr %v40, i32 0, i32 3, i32 1)
  %v41 = getelementptr i8, ptr %v38, i64 192
  call void @llvm.prefetch.p0(ptr %v41, i32 0, i32 3, i32 1)
  %v42 = getelementptr i8, ptr %v38, i64 256
  call void @llvm.prefetch.p0(ptr %v42, i32 0, i32 3, i32 1)
  %v43 = getelementptr i8, ptr %v38, i64 320
  call void @llvm.prefetch.p0(ptr %v43, i32 0, i32 3, i32 1)
  %v44 = getelementptr i8, ptr %v38, i64 384
  call void @llvm.prefetch.p0(ptr %v44, i32 0, i32 3, i32 1)
  %v45 = getelementptr i8, ptr %v38, i64 448
  call void @llvm.prefetch.p0(ptr %v45, i32 0, i32 3, i32 1)
  %v46 = load <32 x float>, ptr %v37, align 4
  %v49 = getelementptr float, ptr %v48, i64 %v33
  %v50 = getelementptr float, ptr %v49, i64 %v35
  call void @llvm.prefetch.p0(ptr %v50, i32 0, i32 3, i32 1)
  %v51 = getelementptr i8, ptr %v50, i64 64
  call void @llvm.prefetch.p0(ptr %v51, i32 0, i32 3, i32 1)
  %v52 = getelementptr i8, ptr %v50, i64 128
  call void @llvm.prefetch.p0(ptr %v52, i32 0, i32 3, i32 1)
  %v53 = getelementptr i8, ptr %v50, i64 192
  call void @llvm.prefetch.p0(ptr %v53, i32 0, i32 3, i32 1)
  %v54 = getelementptr i8, ptr %v50, i64 256
  call void @llvm.prefetch.p0(ptr %v54, i32 0, i32 3, i32 1)
  %v55 = getelementptr i8, ptr %v50, i64 320
  call void @llvm.prefetch.p0(ptr %v55, i32 0, i32 3, i32 1)
  %v56 = getelementptr i8, ptr %v50, i64 384
  call void @llvm.prefetch.p0(ptr %v56, i32 0, i32 3, i32 1)
  %v57 = getelementptr i8, ptr %v50, i64 448
  call void @llvm.prefetch.p0(ptr %v57, i32 0, i32 3, i32 1)
  %v58 = load <32 x float>, ptr %v49, align 4
  %v59 = fmul <32 x float> %v46, %v58
  %v60 = add i64 %v33, %v29
  %v61 = getelementptr float, ptr %v36, i64 %v60
  %v62 = load <32 x float>, ptr %v61, align 4
  %v63 = getelementptr float, ptr %v48, i64 %v60
  %v64 = load <32 x float>, ptr %v63, align 4
  %v65 = fmul <32 x float> %v62, %v64
  %v66 = add i64 %v60, %v29
  %v67 = getelementptr float, ptr %v36, i64 %v66
  %v68 = load <32 x float>, ptr %v67, align 4
  %v69 = getelementptr float, ptr %v48, i64 %v66
  %v70 = load <32 x float>, ptr %v69, align 4
  %v71 = fmul <32 x float> %v68, %v70
  %v72 = add i64 %v66, %v29
  %v73 = getelementptr float, ptr %v36, i64 %v72
  %v74 = load <32 x float>, ptr %v73, align 4
  %v75 = getelementptr float, ptr %v48, i64 %v72
  %v76 = load <32 x float>, ptr %v75, align 4
  %v77 = fmul <32 x float> %v74, %v76
  %v78 = add i64 %v72, %v29
  %v79 = fadd <32 x float> %v59, %v71
  %v80 = fadd <32 x float> %v65, %v77
  %v81 = fadd <32 x float> %v79, %v80
  %v82 = getelementptr float, ptr %v10, i64 %v32
  store <32 x float> %v81, ptr %v82, align 4
  %v83 = add i64 %v32, 32
  store i64 %v83, ptr %v30
  %v84 = icmp slt i64 %v83, %v29
  br i1 %v84, label %loop.10, label %done.11
done.11:
  %v86 = icmp eq i64 %v29, 64
  br i1 %v86, label %then.12, label %else.13
then.12:
  %v87 = load <32 x float>, ptr %v10, align 4
  %v88 = getelementptr float, ptr %v10, i64 32
  %v89 = load <32 x float>, ptr %v88, align 4
  %v90 = fadd <32 x float> %v87, %v89
  store <32 x float> %v90, ptr %v85, align 4
  br label %done.14
else.13:
  store i64 %v29, ptr %v91
  br label %halve.15
halve.15:
  %v92 = load i64, ptr %v91
  %v93 = lshr i64 %v92, 1
  store i64 %v93, ptr %v91
  %v94 = icmp sge i64 %v93, 32
  br i1 %v94, label %stride.16, label %done.17
stride.16:
  store i64 0, ptr %v95
  %v96 = icmp slt i64 0, %v93
  br i1 %v96, label %loop.18, label %done.19
loop.18:
  %v97 = load i64, ptr %v95
  %v98 = getelementptr float, ptr %v10, i64 %v97
  %v99 = load <32 x float>, ptr %v98, align 4
  %v100 = add i64 %v97, %v93
  %v101 = getelementptr float, ptr %v10, i64 %v100
  %v102 = load <32 x float>, ptr %v101, align 4
  %v103 = fadd <32 x float> %v99, %v102
  %v104 = getelementptr float, ptr %v10, i64 %v97
  store <32 x float> %v103, ptr %v104, align 4
  %v105 = add i64 %v97, 32
  store i64 %v105, ptr %v95
  %v106 = icmp slt i64 %v105, %v93
  br i1 %v106, label %loop.18, label %done.19
done.19:
  br label %halve.15
done.17:
  %v107 = load <32 x float>, ptr %v10, align 4
  store <32 x float> %v107, ptr %v85, align 4
  br label %done.14
done.14:
  %v108 = load <32 x float>, ptr %v85, align 4
  store <32 x float> %v108, ptr %v11, align 4
  br label %done.9
else.8:
  %v109 = sub i64 %v20, %v18
  %v110 = and i64 %v109, -32
  %v111 = add i64 %v18, %v110
  store i64 %v18, ptr %v112
  %v113 = icmp slt i64 %v18, %v111
  br i1 %v113, label %loop.20, label %done.21
loop.20:
  %v114 = load i64, ptr %v112
  %v115 = getelementptr float, ptr %v36, i64 %v114
  %v116 = load <32 x float>, ptr %v115, align 4
  %v117 = getelementptr float, ptr %v48, i64 %v114
  %v118 = load <32 x float>, ptr %v117, align 4
  %v119 = fmul <32 x float> %v116, %v118
  %v120 = sub i64 %v114, %v18
  %v121 = getelementptr float, ptr %v10, i64 %v120
  store <32 x float> %v119, ptr %v121, align 4
  %v122 = add i64 %v114, 32
  store i64 %v122, ptr %v112
  %v123 = icmp slt i64 %v122, %v111
  br i1 %v123, label %loop.20, label %done.21
done.21:
  %v124 = sub i64 %v20, %v111
  %v125 = icmp sgt i64 %v124, 0
  br i1 %v125, label %tail.22, label %done.23
tail.22:
  %v126 = trunc i64 %v124 to i32
  %v127 = insertelement <32 x i32> poison, i32 %v126, i64 0
  %v128 = shufflevector <32 x i32> %v127, <32 x i32> poison, <32 x i32> zeroinitializer
  %v129 = icmp ult <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %v128
  %v130 = getelementptr float, ptr %v36, i64 %v111
  %v131 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v130, i32 4, <32 x i1> %v129, <32 x float> zeroinitializer)
  %v132 = getelementptr float, ptr %v48, i64 %v111
  %v133 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v132, i32 4, <32 x i1> %v129, <32 x float> zeroinitializer)
  %v134 = fmul <32 x float> %v131, %v133
  %v135 = select <32 x i1> %v129, <32 x float> %v134, <32 x float> splat (float 0x8000000000000000)
  %v136 = sub i64 %v111, %v18
  %v137 = getelementptr float, ptr %v10, i64 %v136
  store <32 x float> %v135, ptr %v137, align 4
  br label %done.23
done.23:
  %v138 = sub i64 %v21, 1
  %v139 = call i64 @llvm.ctlz.i64(i64 %v138, i1 false)
  %v140 = sub i64 64, %v139
  %v141 = shl i64 1, %v140
  %v142 = call i64 @llvm.smax.i64(i64 %v141, i64 32)
  %v143 = add i64 %v21, 31
  %v144 = and i64 %v143, -32
  store i64 %v144, ptr %v145
  %v146 = icmp slt i64 %v144, %v142
  br i1 %v146, label %loop.24, label %done.25
loop.24:
  %v147 = load i64, ptr %v145
  %v148 = getelementptr float, ptr %v10, i64 %v147
  store <32 x float> splat (float 0x8000000000000000), ptr %v148, align 4
  %v149 = add i64 %v147, 32
  store i64 %v149, ptr %v145
  %v150 = icmp slt i64 %v149, %v142
  br i1 %v150, label %loop.24, label %done.25
done.25:
  store i64 %v142, ptr %v151
  br label %halve.26
halve.26:
  %v152 = load i64, ptr %v151
  %v153 = lshr i64 %v152, 1
  store i64 %v153, ptr %v151
  %v154 = icmp sge i64 %v153, 32
  br i1 %v154, label %stride.27, label %done.28
stride.27:
  store i64 0, ptr %v155
  %v156 = icmp slt i64 0, %v153
  br i1 %v156, label %loop.29, label %done.30
loop.29:
  %v157 = load i64, ptr %v155
  %v158 = getelementptr float, ptr %v10, i64 %v157
  %v159 = load <32 x float>, ptr %v158, align 4
  %v160 = add i64 %v157, %v153
  %v161 = getelementptr float, ptr %v10, i64 %v160
  %v162 = load <32 x float>, ptr %v161, align 4
  %v163 = fadd <32 x float> %v159, %v162
  %v164 = getelementptr float, ptr %v10, i64 %v157
  store <32 x float> %v163, ptr %v164, align 4
  %v165 = add i64 %v157, 32
  store i64 %v165, ptr %v155
  %v166 = icmp slt i64 %v165, %v153
  br i1 %v166, label %loop.29, label %done.30
done.30:
  br label %halve.26
done.28:
  %v167 = load <32 x float>, ptr %v10, align 4
  store <32 x float> %v167, ptr %v11, align 4
  br label %done.9
done.9:
  %v168 = load <32 x float>, ptr %v11, align 4
  %v169 = shufflevector <32 x float> %v168, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v170 = shufflevector <32 x float> %v168, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v171 = fadd <16 x float> %v169, %v170
  %v172 = shufflevector <16 x float> %v171, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v173 = shufflevector <16 x float> %v171, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v174 = fadd <8 x float> %v172, %v173
  %v175 = shufflevector <8 x float> %v174, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v176 = shufflevector <8 x float> %v174, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v177 = fadd <4 x float> %v175, %v176
  %v178 = shufflevector <4 x float> %v177, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v179 = shufflevector <4 x float> %v177, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v180 = fadd <2 x float> %v178, %v179
  %v181 = extractelement <2 x float> %v180, i64 0
  %v182 = extractelement <2 x float> %v180, i64 1
  %v183 = fadd float %v181, %v182
  br i1 %v15, label %then.31, label %else.32
then.31:
  %v186 = load i64, ptr %v12
  %v187 = add i64 %v186, 1
  %v188 = getelementptr float, ptr %v13, i64 %v186
  store float %v183, ptr %v188, align 4
  store i64 %v187, ptr %v12
  %v189 = icmp eq i64 %v187, 256
  br i1 %v189, label %then.34, label %done.35
then.34:
  call void %v185(ptr %v12, ptr %v13, i64 1)
  br label %done.35
done.35:
  br label %done.33
else.32:
  store float %v183, ptr %v9, align 4
  br label %done.33
done.33:
  %v190 = add i64 %v18, 256
  store i64 %v190, ptr %v16
  %v191 = icmp slt i64 %v190, %v8
  br i1 %v191, label %loop.5, label %done.6
done.6:
  br i1 %v15, label %then.36, label %done.37
then.36:
  call void %v194(ptr %v12, ptr %v13, ptr %v192, i64 1)
  %v195 = load float, ptr %v192, align 4
  store float %v195, ptr %v9, align 4
  br label %done.37
done.37:
  %v196 = load float, ptr %v9, align 4
  %v199 = getelementptr float, ptr %v198, i64 %v3
  store float %v196, ptr %v199, align 4
  %v200 = add i64 %v3, 1
  store i64 %v200, ptr %v1
  %v201 = icmp slt i64 %v200, %last
  br i1 %v201, label %loop.1, label %done.2
done.2:
  ret void
}
define void @tail(ptr %args, i64 %units) #1 {
entry:
  %v1 = getelementptr inbounds i64, ptr %args, i64 15
  %v2 = load ptr, ptr %v1, align 8
  %v3 = alloca float
  %v5 = alloca [6 x i64]
  %v6 = alloca [1536 x float], align 64
  %v7 = alloca i64
  %v12 = getelementptr inbounds i64, ptr %args, i64 12
  %v13 = load ptr, ptr %v12, align 8
  %v20 = alloca float
  %v21 = getelementptr inbounds i64, ptr %args, i64 13
  %v22 = load ptr, ptr %v21, align 8
  %v29 = getelementptr inbounds i64, ptr %args, i64 6
  %v30 = load ptr, ptr %v29, align 8
  br label %start
start:
  store float 0x0000000000000000, ptr %v3, align 4
  %v4 = icmp sgt i64 %units, 0
  br i1 %v4, label %then.1, label %done.2
then.1:
  store [6 x i64] zeroinitializer, ptr %v5
  store i64 0, ptr %v7
  %v8 = icmp slt i64 0, %units
  br i1 %v8, label %loop.3, label %done.4
loop.3:
  %v9 = load i64, ptr %v7
  %v10 = getelementptr float, ptr %v2, i64 %v9
  %v11 = load float, ptr %v10, align 4
  %v14 = load i64, ptr %v5
  %v15 = add i64 %v14, 1
  %v16 = getelementptr float, ptr %v6, i64 %v14
  store float %v11, ptr %v16, align 4
  store i64 %v15, ptr %v5
  %v17 = icmp eq i64 %v15, 256
  br i1 %v17, label %then.5, label %done.6
then.5:
  call void %v13(ptr %v5, ptr %v6, i64 1)
  br label %done.6
done.6:
  %v18 = add i64 %v9, 1
  store i64 %v18, ptr %v7
  %v19 = icmp slt i64 %v18, %units
  br i1 %v19, label %loop.3, label %done.4
done.4:
  call void %v22(ptr %v5, ptr %v6, ptr %v20, i64 1)
  %v23 = load float, ptr %v20, align 4
  store float %v23, ptr %v3, align 4
  br label %done.2
done.2:
  %v24 = load float, ptr %v3, align 4
  %v25 = icmp eq i64 %units, 0
  %v26 = select i1 %v25, float 0x0000000000000000, float %v24
  %v27 = fcmp uno float %v26, %v26
  %v28 = select i1 %v27, float 0x7FF8000000000000, float %v26
  store float %v28, ptr %v30, align 4
  ret void
}
attributes #0 = { nounwind }
attributes #1 = { nounwind noinline optnone }
!0 = !{i32 1}
