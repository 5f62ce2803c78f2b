; row_sum_a56edb71
@zero = internal constant i64 0, align 8
declare <32 x i16> @llvm.masked.load.v32i16.p0(ptr, i32 immarg, <32 x i1>, <32 x i16>)
declare i64 @llvm.ctlz.i64(i64, i1 immarg)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
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
  %v11 = alloca <32 x float>
  %v12 = alloca [6 x i64]
  %v13 = alloca [1536 x float], align 64
  %v15 = alloca i64
  %v29 = alloca i64
  %v35 = load ptr, ptr %args, align 8
  %v36 = getelementptr inbounds i64, ptr %args, i64 3
  %v37 = load i64, ptr %v36, align 8
  %v76 = alloca <32 x float>
  %v82 = alloca i64
  %v86 = alloca i64
  %v103 = alloca i64
  %v138 = alloca i64
  %v144 = alloca i64
  %v148 = alloca i64
  %v177 = getelementptr inbounds i64, ptr %args, i64 13
  %v178 = load ptr, ptr %v177, align 8
  %v185 = alloca float
  %v186 = getelementptr inbounds i64, ptr %args, i64 14
  %v187 = load ptr, ptr %v186, align 8
  %v197 = getelementptr inbounds i64, ptr %args, i64 5
  %v198 = load ptr, ptr %v197, align 8
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
  %v26 = icmp sge i64 %v20, 128
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
  %v43 = getelementptr i8, ptr %v41, i64 128
  call void @llvm.prefetch.p0(ptr %v43, i32 0, i32 3, i32 1)
  %v44 = getelementptr i8, ptr %v41, i64 192
  call void @llvm.prefetch.p0(ptr %v44, i32 0, i32 3, i32 1)
  %v45 = load <32 x i16>, ptr %v40, align 2
  %v46 = bitcast <32 x i16> %v45 to <32 x half>
  %v47 = fpext <32 x half> %v46 to <32 x float>
  %v48 = add i64 %v32, %v28
  %v49 = mul i64 %v5, %v37
  %v50 = add i64 %v49, %v48
  %v51 = getelementptr i16, ptr %v35, i64 %v50
  %v52 = load <32 x i16>, ptr %v51, align 2
  %v53 = bitcast <32 x i16> %v52 to <32 x half>
  %v54 = fpext <32 x half> %v53 to <32 x float>
  %v55 = add i64 %v48, %v28
  %v56 = mul i64 %v5, %v37
  %v57 = add i64 %v56, %v55
  %v58 = getelementptr i16, ptr %v35, i64 %v57
  %v59 = load <32 x i16>, ptr %v58, align 2
  %v60 = bitcast <32 x i16> %v59 to <32 x half>
  %v61 = fpext <32 x half> %v60 to <32 x float>
  %v62 = add i64 %v55, %v28
  %v63 = mul i64 %v5, %v37
  %v64 = add i64 %v63, %v62
  %v65 = getelementptr i16, ptr %v35, i64 %v64
  %v66 = load <32 x i16>, ptr %v65, align 2
  %v67 = bitcast <32 x i16> %v66 to <32 x half>
  %v68 = fpext <32 x half> %v67 to <32 x float>
  %v69 = add i64 %v62, %v28
  %v70 = fadd <32 x float> %v47, %v61
  %v71 = fadd <32 x float> %v54, %v68
  %v72 = fadd <32 x float> %v70, %v71
  %v73 = getelementptr float, ptr %v10, i64 %v31
  store <32 x float> %v72, ptr %v73, align 4
  %v74 = add i64 %v31, 32
  store i64 %v74, ptr %v29
  %v75 = icmp slt i64 %v74, %v28
  br i1 %v75, label %loop.10, label %done.11
done.11:
  %v77 = icmp eq i64 %v28, 64
  br i1 %v77, label %then.12, label %else.13
then.12:
  %v78 = load <32 x float>, ptr %v10, align 4
  %v79 = getelementptr float, ptr %v10, i64 32
  %v80 = load <32 x float>, ptr %v79, align 4
  %v81 = fadd <32 x float> %v78, %v80
  store <32 x float> %v81, ptr %v76, align 4
  br label %done.14
else.13:
  store i64 %v28, ptr %v82
  br label %halve.15
halve.15:
  %v83 = load i64, ptr %v82
  %v84 = lshr i64 %v83, 1
  store i64 %v84, ptr %v82
  %v85 = icmp sge i64 %v84, 32
  br i1 %v85, label %stride.16, label %done.17
stride.16:
  store i64 0, ptr %v86
  %v87 = icmp slt i64 0, %v84
  br i1 %v87, label %loop.18, label %done.19
loop.18:
  %v88 = load i64, ptr %v86
  %v89 = getelementptr float, ptr %v10, i64 %v88
  %v90 = load <32 x float>, ptr %v89, align 4
  %v91 = add i64 %v88, %v84
  %v92 = getelementptr float, ptr %v10, i64 %v91
  %v93 = load <32 x float>, ptr %v92, align 4
  %v94 = fadd <32 x float> %v90, %v93
  %v95 = getelementptr float, ptr %v10, i64 %v88
  store <32 x float> %v94, ptr %v95, align 4
  %v96 = add i64 %v88, 32
  store i64 %v96, ptr %v86
  %v97 = icmp slt i64 %v96, %v84
  br i1 %v97, label %loop.18, label %done.19
done.19:
  br label %halve.15
done.17:
  %v98 = load <32 x float>, ptr %v10, align 4
  store <32 x float> %v98, ptr %v76, align 4
  br label %done.14
done.14:
  %v99 = load <32 x float>, ptr %v76, align 4
  store <32 x float> %v99, ptr %v11, align 4
  br label %done.9
else.8:
  %v100 = sub i64 %v19, %v17
  %v101 = and i64 %v100, -32
  %v102 = add i64 %v17, %v101
  store i64 %v17, ptr %v103
  %v104 = icmp slt i64 %v17, %v102
  br i1 %v104, label %loop.20, label %done.21
loop.20:
  %v105 = load i64, ptr %v103
  %v106 = mul i64 %v5, %v37
  %v107 = add i64 %v106, %v105
  %v108 = getelementptr i16, ptr %v35, i64 %v107
  %v109 = load <32 x i16>, ptr %v108, align 2
  %v110 = bitcast <32 x i16> %v109 to <32 x half>
  %v111 = fpext <32 x half> %v110 to <32 x float>
  %v112 = sub i64 %v105, %v17
  %v113 = getelementptr float, ptr %v10, i64 %v112
  store <32 x float> %v111, ptr %v113, align 4
  %v114 = add i64 %v105, 32
  store i64 %v114, ptr %v103
  %v115 = icmp slt i64 %v114, %v102
  br i1 %v115, label %loop.20, label %done.21
done.21:
  %v116 = sub i64 %v19, %v102
  %v117 = icmp sgt i64 %v116, 0
  br i1 %v117, label %tail.22, label %done.23
tail.22:
  %v118 = trunc i64 %v116 to i32
  %v119 = insertelement <32 x i32> poison, i32 %v118, i64 0
  %v120 = shufflevector <32 x i32> %v119, <32 x i32> poison, <32 x i32> zeroinitializer
  %v121 = icmp ult <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %v120
  %v122 = mul i64 %v5, %v37
  %v123 = add i64 %v122, %v102
  %v124 = getelementptr i16, ptr %v35, i64 %v123
  %v125 = call <32 x i16> @llvm.masked.load.v32i16.p0(ptr %v124, i32 2, <32 x i1> %v121, <32 x i16> zeroinitializer)
  %v126 = bitcast <32 x i16> %v125 to <32 x half>
  %v127 = fpext <32 x half> %v126 to <32 x float>
  %v128 = select <32 x i1> %v121, <32 x float> %v127, <32 x float> splat (float 0x8000000000000000)
  %v129 = sub i64 %v102, %v17
  %v130 = getelementptr float, ptr %v10, i64 %v129
  store <32 x float> %v128, ptr %v130, align 4
  br label %done.23
done.23:
  %v131 = sub i64 %v20, 1
  %v132 = call i64 @llvm.ctlz.i64(i64 %v131, i1 false)
  %v133 = sub i64 64, %v132
  %v134 = shl i64 1, %v133
  %v135 = call i64 @llvm.smax.i64(i64 %v134, i64 32)
  %v136 = add i64 %v20, 31
  %v137 = and i64 %v136, -32
  store i64 %v137, ptr %v138
  %v139 = icmp slt i64 %v137, %v135
  br i1 %v139, label %loop.24, label %done.25
loop.24:
  %v140 = load i64, ptr %v138
  %v141 = getelementptr float, ptr %v10, i64 %v140
  store <32 x float> splat (float 0x8000000000000000), ptr %v141, align 4
  %v142 = add i64 %v140, 32
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
  %v147 = icmp sge i64 %v146, 32
  br i1 %v147, label %stride.27, label %done.28
stride.27:
  store i64 0, ptr %v148
  %v149 = icmp slt i64 0, %v146
  br i1 %v149, label %loop.29, label %done.30
loop.29:
  %v150 = load i64, ptr %v148
  %v151 = getelementptr float, ptr %v10, i64 %v150
  %v152 = load <32 x float>, ptr %v151, align 4
  %v153 = add i64 %v150, %v146
  %v154 = getelementptr float, ptr %v10, i64 %v153
  %v155 = load <32 x float>, ptr %v154, align 4
  %v156 = fadd <32 x float> %v152, %v155
  %v157 = getelementptr float, ptr %v10, i64 %v150
  store <32 x float> %v156, ptr %v157, align 4
  %v158 = add i64 %v150, 32
  store i64 %v158, ptr %v148
  %v159 = icmp slt i64 %v158, %v146
  br i1 %v159, label %loop.29, label %done.30
done.30:
  br label %halve.26
done.28:
  %v160 = load <32 x float>, ptr %v10, align 4
  store <32 x float> %v160, ptr %v11, align 4
  br label %done.9
done.9:
  %v161 = load <32 x float>, ptr %v11, align 4
  %v162 = shufflevector <32 x float> %v161, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v163 = shufflevector <32 x float> %v161, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v164 = fadd <16 x float> %v162, %v163
  %v165 = shufflevector <16 x float> %v164, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v166 = shufflevector <16 x float> %v164, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v167 = fadd <8 x float> %v165, %v166
  %v168 = shufflevector <8 x float> %v167, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v169 = shufflevector <8 x float> %v167, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v170 = fadd <4 x float> %v168, %v169
  %v171 = shufflevector <4 x float> %v170, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v172 = shufflevector <4 x float> %v170, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v173 = fadd <2 x float> %v171, %v172
  %v174 = extractelement <2 x float> %v173, i64 0
  %v175 = extractelement <2 x float> %v173, i64 1
  %v176 = fadd float %v174, %v175
  br i1 %v14, label %then.31, label %else.32
then.31:
  %v179 = load i64, ptr %v12
  %v180 = add i64 %v179, 1
  %v181 = getelementptr float, ptr %v13, i64 %v179
  store float %v176, ptr %v181, align 4
  store i64 %v180, ptr %v12
  %v182 = icmp eq i64 %v180, 256
  br i1 %v182, label %then.34, label %done.35
then.34:
  call void %v178(ptr %v12, ptr %v13, i64 1)
  br label %done.35
done.35:
  br label %done.33
else.32:
  store float %v176, ptr %v9, align 4
  br label %done.33
done.33:
  %v183 = add i64 %v17, 256
  store i64 %v183, ptr %v15
  %v184 = icmp slt i64 %v183, %v8
  br i1 %v184, label %loop.5, label %done.6
done.6:
  br i1 %v14, label %then.36, label %done.37
then.36:
  call void %v187(ptr %v12, ptr %v13, ptr %v185, i64 1)
  %v188 = load float, ptr %v185, align 4
  store float %v188, ptr %v9, align 4
  br label %done.37
done.37:
  %v189 = load float, ptr %v9, align 4
  %v190 = icmp eq i64 %v8, 0
  %v191 = select i1 %v190, float 0x0000000000000000, float %v189
  %v192 = fptrunc float %v191 to half
  %v193 = bitcast half %v192 to i16
  %v194 = and i16 %v193, 32767
  %v195 = icmp ugt i16 %v194, 31744
  %v196 = select i1 %v195, i16 32256, i16 %v193
  %v199 = getelementptr i16, ptr %v198, i64 %v5
  store i16 %v196, ptr %v199, align 2
  %v200 = add i64 %v3, 1
  store i64 %v200, ptr %v1
  %v201 = icmp slt i64 %v200, %last
  br i1 %v201, label %loop.1, label %done.2
done.2:
  ret void
}
attributes #0 = { nounwind }
attributes #1 = { nounwind noinline optnone }
!0 = !{i32 1}
