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
  %v23 = load ptr, ptr %args, align 8
  %v34 = getelementptr inbounds i64, ptr %args, i64 3
  %v35 = load ptr, ptr %v34, align 8
  %v120 = alloca i64
  %v172 = alloca <32 x float>
  %v178 = alloca i64
  %v182 = alloca i64
  %v199 = alloca i64
  %v232 = alloca i64
  %v238 = alloca i64
  %v242 = alloca i64
  %v271 = getelementptr inbounds i64, ptr %args, i64 12
  %v272 = load ptr, ptr %v271, align 8
  %v279 = alloca float
  %v280 = getelementptr inbounds i64, ptr %args, i64 13
  %v281 = load ptr, ptr %v280, align 8
  %v284 = getelementptr inbounds i64, ptr %args, i64 15
  %v285 = load ptr, ptr %v284, align 8
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
  %v22 = icmp eq i64 %v21, 256
  br i1 %v22, label %then.7, label %else.8
then.7:
  %v24 = getelementptr float, ptr %v23, i64 %v18
  %v25 = getelementptr float, ptr %v24, i64 256
  call void @llvm.prefetch.p0(ptr %v25, i32 0, i32 3, i32 1)
  %v26 = getelementptr i8, ptr %v25, i64 64
  call void @llvm.prefetch.p0(ptr %v26, i32 0, i32 3, i32 1)
  %v27 = getelementptr i8, ptr %v25, i64 128
  call void @llvm.prefetch.p0(ptr %v27, i32 0, i32 3, i32 1)
  %v28 = getelementptr i8, ptr %v25, i64 192
  call void @llvm.prefetch.p0(ptr %v28, i32 0, i32 3, i32 1)
  %v29 = getelementptr i8, ptr %v25, i64 256
  call void @llvm.prefetch.p0(ptr %v29, i32 0, i32 3, i32 1)
  %v30 = getelementptr i8, ptr %v25, i64 320
  call void @llvm.prefetch.p0(ptr %v30, i32 0, i32 3, i32 1)
  %v31 = getelementptr i8, ptr %v25, i64 384
  call void @llvm.prefetch.p0(ptr %v31, i32 0, i32 3, i32 1)
  %v32 = getelementptr i8, ptr %v25, i64 448
  call void @llvm.prefetch.p0(ptr %v32, i32 0, i32 3, i32 1)
  %v33 = load <32 x float>, ptr %v24, align 4
  %v36 = getelementptr float, ptr %v35, i64 %v18
  %v37 = getelementptr float, ptr %v36, i64 256
  call void @llvm.prefetch.p0(ptr %v37, i32 0, i32 3, i32 1)
  %v38 = getelementptr i8, ptr %v37, i64 64
  call void @llvm.prefetch.p0(ptr %v38, i32 0, i32 3, i32 1)
  %v39 = getelementptr i8, ptr %v37, i64 128
  call void @llvm.prefetch.p0(ptr %v39, i32 0, i32 3, i32 1)
  %v40 = getelementptr i8, ptr %v37, i64 192
  call void @llvm.prefetch.p0(ptr %v40, i32 0, i32 3, i32 1)
  %v41 = getelementptr i8, ptr %v37, i64 256
  call void @llvm.prefetch.p0(ptr %v41, i32 0, i32 3, i32 1)
  %v42 = getelementptr i8, ptr %v37, i64 320
  call void @llvm.prefetch.p0(ptr %v42, i32 0, i32 3, i32 1)
  %v43 = getelementptr i8, ptr %v37, i64 384
  call void @llvm.prefetch.p0(ptr %v43, i32 0, i32 3, i32 1)
  %v44 = getelementptr i8, ptr %v37, i64 448
  call void @llvm.prefetch.p0(ptr %v44, i32 0, i32 3, i32 1)
  %v45 = load <32 x float>, ptr %v36, align 4
  %v46 = fmul <32 x float> %v33, %v45
  %v47 = add i64 %v18, 64
  %v48 = getelementptr float, ptr %v23, i64 %v47
  %v49 = load <32 x float>, ptr %v48, align 4
  %v50 = getelementptr float, ptr %v35, i64 %v47
  %v51 = load <32 x float>, ptr %v50, align 4
  %v52 = fmul <32 x float> %v49, %v51
  %v53 = add i64 %v18, 128
  %v54 = getelementptr float, ptr %v23, i64 %v53
  %v55 = load <32 x float>, ptr %v54, align 4
  %v56 = getelementptr float, ptr %v35, i64 %v53
  %v57 = load <32 x float>, ptr %v56, align 4
  %v58 = fmul <32 x float> %v55, %v57
  %v59 = add i64 %v18, 192
  %v60 = getelementptr float, ptr %v23, i64 %v59
  %v61 = load <32 x float>, ptr %v60, align 4
  %v62 = getelementptr float, ptr %v35, i64 %v59
  %v63 = load <32 x float>, ptr %v62, align 4
  %v64 = fmul <32 x float> %v61, %v63
  %v65 = fadd <32 x float> %v52, %v64
  %v66 = fadd <32 x float> %v46, %v58
  %v67 = fadd <32 x float> %v66, %v65
  %v68 = add i64 %v18, 32
  %v69 = getelementptr float, ptr %v23, i64 %v68
  %v70 = getelementptr float, ptr %v69, i64 352
  call void @llvm.prefetch.p0(ptr %v70, i32 0, i32 3, i32 1)
  %v71 = getelementptr i8, ptr %v70, i64 64
  call void @llvm.prefetch.p0(ptr %v71, i32 0, i32 3, i32 1)
  %v72 = getelementptr i8, ptr %v70, i64 128
  call void @llvm.prefetch.p0(ptr %v72, i32 0, i32 3, i32 1)
  %v73 = getelementptr i8, ptr %v70, i64 192
  call void @llvm.prefetch.p0(ptr %v73, i32 0, i32 3, i32 1)
  %v74 = getelementptr i8, ptr %v70, i64 256
  call void @llvm.prefetch.p0(ptr %v74, i32 0, i32 3, i32 1)
  %v75 = getelementptr i8, ptr %v70, i64 320
  call void @llvm.prefetch.p0(ptr %v75, i32 0, i32 3, i32 1)
  %v76 = getelementptr i8, ptr %v70, i64 384
  call void @llvm.prefetch.p0(ptr %v76, i32 0, i32 3, i32 1)
  %v77 = getelementptr i8, ptr %v70, i64 448
  call void @llvm.prefetch.p0(ptr %v77, i32 0, i32 3, i32 1)
  %v78 = load <32 x float>, ptr %v69, align 4
  %v79 = getelementptr float, ptr %v35, i64 %v68
  %v80 = getelementptr float, ptr %v79, i64 352
  call void @llvm.prefetch.p0(ptr %v80, i32 0, i32 3, i32 1)
  %v81 = getelementptr i8, ptr %v80, i64 64
  call void @llvm.prefetch.p0(ptr %v81, i32 0, i32 3, i32 1)
  %v82 = getelementptr i8, ptr %v80, i64 128
  call void @llvm.prefetch.p0(ptr %v82, i32 0, i32 3, i32 1)
  %v83 = getelementptr i8, ptr %v80, i64 192
  call void @llvm.prefetch.p0(ptr %v83, i32 0, i32 3, i32 1)
  %v84 = getelementptr i8, ptr %v80, i64 256
  call void @llvm.prefetch.p0(ptr %v84, i32 0, i32 3, i32 1)
  %v85 = getelementptr i8, ptr %v80, i64 320
  call void @llvm.prefetch.p0(ptr %v85, i32 0, i32 3, i32 1)
  %v86 = getelementptr i8, ptr %v80, i64 384
  call void @llvm.prefetch.p0(ptr %v86, i32 0, i32 3, i32 1)
  %v87 = getelementptr i8, ptr %v80, i64 448
  call void @llvm.prefetch.p0(ptr %v87, i32 0, i32 3, i32 1)
  %v88 = load <32 x float>, ptr %v79, align 4
  %v89 = fmul <32 x float> %v78, %v88
  %v90 = add i64 %v18, 96
  %v91 = getelementptr float, ptr %v23, i64 %v90
  %v92 = load <32 x float>, ptr %v91, align 4
  %v93 = getelementptr float, ptr %v35, i64 %v90
  %v94 = load <32 x float>, ptr %v93, align 4
  %v95 = fmul <32 x float> %v92, %v94
  %v96 = add i64 %v18, 160
  %v97 = getelementptr float, ptr %v23, i64 %v96
  %v98 = load <32 x float>, ptr %v97, align 4
  %v99 = getelementptr float, ptr %v35, i64 %v96
  %v100 = load <32 x float>, ptr %v99, align 4
  %v101 = fmul <32 x float> %v98, %v100
  %v102 = add i64 %v18, 224
  %v103 = getelementptr float, ptr %v23, i64 %v102
  %v104 = load <32 x float>, ptr %v103, align 4
  %v105 = getelementptr float, ptr %v35, i64 %v102
  %v106 = load <32 x float>, ptr %v105, align 4
  %v107 = fmul <32 x float> %v104, %v106
  %v108 = fadd <32 x float> %v95, %v107
  %v109 = fadd <32 x float> %v89, %v101
  %v110 = fadd <32 x float> %v109, %v108
  %v111 = fadd <32 x float> %v67, %v110
  store <32 x float> %v111, ptr %v11, align 4
  br label %done.9
else.8:
  %v112 = sub i64 %v21, 1
  %v113 = call i64 @llvm.ctlz.i64(i64 %v112, i1 false)
  %v114 = sub i64 64, %v113
  %v115 = shl i64 1, %v114
  %v116 = icmp eq i64 %v115, %v21
  %v117 = icmp sge i64 %v21, 128
  %v118 = and i1 %v116, %v117
  br i1 %v118, label %then.10, label %else.11
then.10:
  %v119 = lshr i64 %v21, 2
  store i64 0, ptr %v120
  %v121 = icmp slt i64 0, %v119
  br i1 %v121, label %loop.13, label %done.14
loop.13:
  %v122 = load i64, ptr %v120
  %v123 = add i64 %v18, %v122
  %v124 = mul i64 %v122, 3
  %v125 = add i64 %v124, %v21
  %v126 = getelementptr float, ptr %v23, i64 %v123
  %v127 = getelementptr float, ptr %v126, i64 %v125
  call void @llvm.prefetch.p0(ptr %v127, i32 0, i32 3, i32 1)
  %v128 = getelementptr i8, ptr %v127, i64 64
  call void @llvm.prefetch.p0(ptr %v128, i32 0, i32 3, i32 1)
  %v129 = getelementptr i8, ptr %v127, i64 128
  call void @llvm.prefetch.p0(ptr %v129, i32 0, i32 3, i32 1)
  %v130 = getelementptr i8, ptr %v127, i64 192
  call void @llvm.prefetch.p0(ptr %v130, i32 0, i32 3, i32 1)
  %v131 = getelementptr i8, ptr %v127, i64 256
  call void @llvm.prefetch.p0(ptr %v131, i32 0, i32 3, i32 1)
  %v132 = getelementptr i8, ptr %v127, i64 320
  call void @llvm.prefetch.p0(ptr %v132, i32 0, i32 3, i32 1)
  %v133 = getelementptr i8, ptr %v127, i64 384
  call void @llvm.prefetch.p0(ptr %v133, i32 0, i32 3, i32 1)
  %v134 = getelementptr i8, ptr %v127, i64 448
  call void @llvm.prefetch.p0(ptr %v134, i32 0, i32 3, i32 1)
  %v135 = load <32 x float>, ptr %v126, align 4
  %v136 = getelementptr float, ptr %v35, i64 %v123
  %v137 = getelementptr float, ptr %v136, i64 %v125
  call void @llvm.prefetch.p0(ptr %v137, i32 0, i32 3, i32 1)
  %v138 = getelementptr i8, ptr %v137, i64 64
  call void @llvm.prefetch.p0(ptr %v138, i32 0, i32 3, i32 1)
  %v139 = getelementptr i8, ptr %v137, i64 128
  call void @llvm.prefetch.p0(ptr %v139, i32 0, i32 3, i32 1)
  %v140 = getelementptr i8, ptr %v137, i64 192
  call void @llvm.prefetch.p0(ptr %v140, i32 0, i32 3, i32 1)
  %v141 = getelementptr i8, ptr %v137, i64 256
  call void @llvm.prefetch.p0(ptr %v141, i32 0, i32 3, i32 1)
  %v142 = getelementptr i8, ptr %v137, i64 320
  call void @llvm.prefetch.p0(ptr %v142, i32 0, i32 3, i32 1)
  %v143 = getelementptr i8, ptr %v137, i64 384
  call void @llvm.prefetch.p0(ptr %v143, i32 0, i32 3, i32 1)
  %v144 = getelementptr i8, ptr %v137, i64 448
  call void @llvm.prefetch.p0(ptr %v144, i32 0, i32 3, i32 1)
  %v145 = load <32 x float>, ptr %v136, align 4
  %v146 = fmul <32 x float> %v135, %v145
  %v147 = add i64 %v123, %v119
  %v148 = getelementptr float, ptr %v23, i64 %v147
  %v149 = load <32 x float>, ptr %v148, align 4
  %v150 = getelementptr float, ptr %v35, i64 %v147
  %v151 = load <32 x float>, ptr %v150, align 4
  %v152 = fmul <32 x float> %v149, %v151
  %v153 = add i64 %v147, %v119
  %v154 = getelementptr float, ptr %v23, i64 %v153
  %v155 = load <32 x float>, ptr %v154, align 4
  %v156 = getelementptr float, ptr %v35, i64 %v153
  %v157 = load <32 x float>, ptr %v156, align 4
  %v158 = fmul <32 x float> %v155, %v157
  %v159 = add i64 %v153, %v119
  %v160 = getelementptr float, ptr %v23, i64 %v159
  %v161 = load <32 x float>, ptr %v160, align 4
  %v162 = getelementptr float, ptr %v35, i64 %v159
  %v163 = load <32 x float>, ptr %v162, align 4
  %v164 = fmul <32 x float> %v161, %v163
  %v165 = add i64 %v159, %v119
  %v166 = fadd <32 x float> %v146, %v158
  %v167 = fadd <32 x float> %v152, %v164
  %v168 = fadd <32 x float> %v166, %v167
  %v169 = getelementptr float, ptr %v10, i64 %v122
  store <32 x float> %v168, ptr %v169, align 4
  %v170 = add i64 %v122, 32
  store i64 %v170, ptr %v120
  %v171 = icmp slt i64 %v170, %v119
  br i1 %v171, label %loop.13, label %done.14
done.14:
  %v173 = icmp eq i64 %v119, 64
  br i1 %v173, label %then.15, label %else.16
then.15:
  %v174 = load <32 x float>, ptr %v10, align 4
  %v175 = getelementptr float, ptr %v10, i64 32
  %v176 = load <32 x float>, ptr %v175, align 4
  %v177 = fadd <32 x float> %v174, %v176
  store <32 x float> %v177, ptr %v172, align 4
  br label %done.17
else.16:
  store i64 %v119, ptr %v178
  br label %halve.18
halve.18:
  %v179 = load i64, ptr %v178
  %v180 = lshr i64 %v179, 1
  store i64 %v180, ptr %v178
  %v181 = icmp sge i64 %v180, 32
  br i1 %v181, label %stride.19, label %done.20
stride.19:
  store i64 0, ptr %v182
  %v183 = icmp slt i64 0, %v180
  br i1 %v183, label %loop.21, label %done.22
loop.21:
  %v184 = load i64, ptr %v182
  %v185 = getelementptr float, ptr %v10, i64 %v184
  %v186 = load <32 x float>, ptr %v185, align 4
  %v187 = add i64 %v184, %v180
  %v188 = getelementptr float, ptr %v10, i64 %v187
  %v189 = load <32 x float>, ptr %v188, align 4
  %v190 = fadd <32 x float> %v186, %v189
  %v191 = getelementptr float, ptr %v10, i64 %v184
  store <32 x float> %v190, ptr %v191, align 4
  %v192 = add i64 %v184, 32
  store i64 %v192, ptr %v182
  %v193 = icmp slt i64 %v192, %v180
  br i1 %v193, label %loop.21, label %done.22
done.22:
  br label %halve.18
done.20:
  %v194 = load <32 x float>, ptr %v10, align 4
  store <32 x float> %v194, ptr %v172, align 4
  br label %done.17
done.17:
  %v195 = load <32 x float>, ptr %v172, align 4
  store <32 x float> %v195, ptr %v11, align 4
  br label %done.12
else.11:
  %v196 = sub i64 %v20, %v18
  %v197 = and i64 %v196, -32
  %v198 = add i64 %v18, %v197
  store i64 %v18, ptr %v199
  %v200 = icmp slt i64 %v18, %v198
  br i1 %v200, label %loop.23, label %done.24
loop.23:
  %v201 = load i64, ptr %v199
  %v202 = getelementptr float, ptr %v23, i64 %v201
  %v203 = load <32 x float>, ptr %v202, align 4
  %v204 = getelementptr float, ptr %v35, i64 %v201
  %v205 = load <32 x float>, ptr %v204, align 4
  %v206 = fmul <32 x float> %v203, %v205
  %v207 = sub i64 %v201, %v18
  %v208 = getelementptr float, ptr %v10, i64 %v207
  store <32 x float> %v206, ptr %v208, align 4
  %v209 = add i64 %v201, 32
  store i64 %v209, ptr %v199
  %v210 = icmp slt i64 %v209, %v198
  br i1 %v210, label %loop.23, label %done.24
done.24:
  %v211 = sub i64 %v20, %v198
  %v212 = icmp sgt i64 %v211, 0
  br i1 %v212, label %tail.25, label %done.26
tail.25:
  %v213 = trunc i64 %v211 to i32
  %v214 = insertelement <32 x i32> poison, i32 %v213, i64 0
  %v215 = shufflevector <32 x i32> %v214, <32 x i32> poison, <32 x i32> zeroinitializer
  %v216 = icmp ult <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %v215
  %v217 = getelementptr float, ptr %v23, i64 %v198
  %v218 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v217, i32 4, <32 x i1> %v216, <32 x float> zeroinitializer)
  %v219 = getelementptr float, ptr %v35, i64 %v198
  %v220 = call <32 x float> @llvm.masked.load.v32f32.p0(ptr %v219, i32 4, <32 x i1> %v216, <32 x float> zeroinitializer)
  %v221 = fmul <32 x float> %v218, %v220
  %v222 = select <32 x i1> %v216, <32 x float> %v221, <32 x float> splat (float 0x8000000000000000)
  %v223 = sub i64 %v198, %v18
  %v224 = getelementptr float, ptr %v10, i64 %v223
  store <32 x float> %v222, ptr %v224, align 4
  br label %done.26
done.26:
  %v225 = sub i64 %v21, 1
  %v226 = call i64 @llvm.ctlz.i64(i64 %v225, i1 false)
  %v227 = sub i64 64, %v226
  %v228 = shl i64 1, %v227
  %v229 = call i64 @llvm.smax.i64(i64 %v228, i64 32)
  %v230 = add i64 %v21, 31
  %v231 = and i64 %v230, -32
  store i64 %v231, ptr %v232
  %v233 = icmp slt i64 %v231, %v229
  br i1 %v233, label %loop.27, label %done.28
loop.27:
  %v234 = load i64, ptr %v232
  %v235 = getelementptr float, ptr %v10, i64 %v234
  store <32 x float> splat (float 0x8000000000000000), ptr %v235, align 4
  %v236 = add i64 %v234, 32
  store i64 %v236, ptr %v232
  %v237 = icmp slt i64 %v236, %v229
  br i1 %v237, label %loop.27, label %done.28
done.28:
  store i64 %v229, ptr %v238
  br label %halve.29
halve.29:
  %v239 = load i64, ptr %v238
  %v240 = lshr i64 %v239, 1
  store i64 %v240, ptr %v238
  %v241 = icmp sge i64 %v240, 32
  br i1 %v241, label %stride.30, label %done.31
stride.30:
  store i64 0, ptr %v242
  %v243 = icmp slt i64 0, %v240
  br i1 %v243, label %loop.32, label %done.33
loop.32:
  %v244 = load i64, ptr %v242
  %v245 = getelementptr float, ptr %v10, i64 %v244
  %v246 = load <32 x float>, ptr %v245, align 4
  %v247 = add i64 %v244, %v240
  %v248 = getelementptr float, ptr %v10, i64 %v247
  %v249 = load <32 x float>, ptr %v248, align 4
  %v250 = fadd <32 x float> %v246, %v249
  %v251 = getelementptr float, ptr %v10, i64 %v244
  store <32 x float> %v250, ptr %v251, align 4
  %v252 = add i64 %v244, 32
  store i64 %v252, ptr %v242
  %v253 = icmp slt i64 %v252, %v240
  br i1 %v253, label %loop.32, label %done.33
done.33:
  br label %halve.29
done.31:
  %v254 = load <32 x float>, ptr %v10, align 4
  store <32 x float> %v254, ptr %v11, align 4
  br label %done.12
done.12:
  br label %done.9
done.9:
  %v255 = load <32 x float>, ptr %v11, align 4
  %v256 = shufflevector <32 x float> %v255, <32 x float> poison, <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v257 = shufflevector <32 x float> %v255, <32 x float> poison, <16 x i32> <i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>
  %v258 = fadd <16 x float> %v256, %v257
  %v259 = shufflevector <16 x float> %v258, <16 x float> poison, <8 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7>
  %v260 = shufflevector <16 x float> %v258, <16 x float> poison, <8 x i32> <i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>
  %v261 = fadd <8 x float> %v259, %v260
  %v262 = shufflevector <8 x float> %v261, <8 x float> poison, <4 x i32> <i32 0, i32 1, i32 2, i32 3>
  %v263 = shufflevector <8 x float> %v261, <8 x float> poison, <4 x i32> <i32 4, i32 5, i32 6, i32 7>
  %v264 = fadd <4 x float> %v262, %v263
  %v265 = shufflevector <4 x float> %v264, <4 x float> poison, <2 x i32> <i32 0, i32 1>
  %v266 = shufflevector <4 x float> %v264, <4 x float> poison, <2 x i32> <i32 2, i32 3>
  %v267 = fadd <2 x float> %v265, %v266
  %v268 = extractelement <2 x float> %v267, i64 0
  %v269 = extractelement <2 x float> %v267, i64 1
  %v270 = fadd float %v268, %v269
  br i1 %v15, label %then.34, label %else.35
then.34:
  %v273 = load i64, ptr %v12
  %v274 = add i64 %v273, 1
  %v275 = getelementptr float, ptr %v13, i64 %v273
  store float %v270, ptr %v275, align 4
  store i64 %v274, ptr %v12
  %v276 = icmp eq i64 %v274, 256
  br i1 %v276, label %then.37, label %done.38
then.37:
  call void %v272(ptr %v12, ptr %v13, i64 1)
  br label %done.38
done.38:
  br label %done.36
else.35:
  store float %v270, ptr %v9, align 4
  br label %done.36
done.36:
  %v277 = add i64 %v18, 256
  store i64 %v277, ptr %v16
  %v278 = icmp slt i64 %v277, %v8
  br i1 %v278, label %loop.5, label %done.6
done.6:
  br i1 %v15, label %then.39, label %done.40
then.39:
  call void %v281(ptr %v12, ptr %v13, ptr %v279, i64 1)
  %v282 = load float, ptr %v279, align 4
  store float %v282, ptr %v9, align 4
  br label %done.40
done.40:
  %v283 = load float, ptr %v9, align 4
  %v286 = getelementptr float, ptr %v285, i64 %v3
  store float %v283, ptr %v286, align 4
  %v287 = add i64 %v3, 1
  store i64 %v287, ptr %v1
  %v288 = icmp slt i64 %v287, %last
  br i1 %v288, label %loop.1, label %done.2
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
