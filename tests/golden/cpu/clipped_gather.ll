; clipped_gather_6165a5c8
@zero = internal constant i64 0, align 8
declare <32 x float> @llvm.masked.gather.v32f32.v32p0(<32 x ptr>, i32 immarg, <32 x i1>, <32 x float>)
declare <32 x i32> @llvm.masked.load.v32i32.p0(ptr, i32 immarg, <32 x i1>, <32 x i32>)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
declare void @llvm.masked.store.v32f32.p0(<32 x float>, ptr, i32 immarg, <32 x i1>)
define void @begin(ptr %args) #1 {
entry:
  %v1 = getelementptr inbounds i64, ptr %args, i64 7
  %v2 = load i64, ptr %v1, align 8
  %v4 = getelementptr inbounds i64, ptr %args, i64 16
  %v5 = getelementptr inbounds i64, ptr %args, i64 9
  %v6 = getelementptr inbounds i64, ptr %args, i64 10
  %v7 = getelementptr inbounds i64, ptr %args, i64 15
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
  %v4 = getelementptr inbounds i64, ptr %args, i64 11
  %v5 = load i64, ptr %v4, align 8
  %v6 = getelementptr inbounds i64, ptr %args, i64 10
  %v7 = load i64, ptr %v6, align 8
  %v14 = alloca i64
  %v17 = getelementptr inbounds i64, ptr %args, i64 3
  %v18 = load ptr, ptr %v17, align 8
  %v22 = load ptr, ptr %args, align 8
  %v23 = getelementptr inbounds i64, ptr %args, i64 1
  %v24 = load i64, ptr %v23, align 8
  %v35 = getelementptr inbounds i64, ptr %args, i64 6
  %v36 = load ptr, ptr %v35, align 8
  %v37 = getelementptr inbounds i64, ptr %args, i64 7
  %v38 = load i64, ptr %v37, align 8
  br label %start
start:
  %v25 = insertelement <32 x i64> poison, i64 %v24, i64 0
  %v26 = shufflevector <32 x i64> %v25, <32 x i64> poison, <32 x i32> zeroinitializer
  store i64 %first, ptr %v1
  %v2 = icmp slt i64 %first, %last
  br i1 %v2, label %loop.1, label %done.2
loop.1:
  %v3 = load i64, ptr %v1
  %v8 = mul i64 %v3, %v5
  %v9 = add i64 %v8, %v5
  %v10 = call i64 @llvm.smin.i64(i64 %v9, i64 %v7)
  %v11 = sub i64 %v10, %v8
  %v12 = and i64 %v11, -32
  %v13 = add i64 %v8, %v12
  store i64 %v8, ptr %v14
  %v15 = icmp slt i64 %v8, %v13
  br i1 %v15, label %loop.3, label %done.4
loop.3:
  %v16 = load i64, ptr %v14
  %v19 = getelementptr i32, ptr %v18, i64 %v16
  %v20 = load <32 x i32>, ptr %v19, align 4
  %v21 = sext <32 x i32> %v20 to <32 x i64>
  %v27 = icmp ult <32 x i64> %v21, %v26
  %v28 = add <32 x i64> splat (i64 0), %v21
  %v29 = getelementptr float, ptr %v22, <32 x i64> %v28
  %v30 = select <32 x i1> %v27, <32 x ptr> %v29, <32 x ptr> splat (ptr @zero)
  %v31 = call <32 x float> @llvm.masked.gather.v32f32.v32p0(<32 x ptr> %v30, i32 4, <32 x i1> splat (i1 true), <32 x float> poison)
  %v32 = icmp slt <32 x i64> %v21, splat (i64 0)
  %v33 = select <32 x i1> %v32, <32 x float> splat (float 0xBFF0000000000000), <32 x float> %v31
  %v34 = fcmp oeq <32 x float> %v33, %v33
  %v39 = sub i64 0, %v16
  %v40 = call i64 @llvm.smax.i64(i64 %v39, i64 0)
  %v41 = call i64 @llvm.smin.i64(i64 %v40, i64 32)
  %v42 = sub i64 %v38, %v16
  %v43 = call i64 @llvm.smax.i64(i64 %v42, i64 0)
  %v44 = call i64 @llvm.smin.i64(i64 %v43, i64 32)
  %v45 = trunc i64 %v41 to i32
  %v46 = insertelement <32 x i32> poison, i32 %v45, i64 0
  %v47 = shufflevector <32 x i32> %v46, <32 x i32> poison, <32 x i32> zeroinitializer
  %v48 = icmp ult <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %v47
  %v49 = trunc i64 %v44 to i32
  %v50 = insertelement <32 x i32> poison, i32 %v49, i64 0
  %v51 = shufflevector <32 x i32> %v50, <32 x i32> poison, <32 x i32> zeroinitializer
  %v52 = icmp ult <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %v51
  %v53 = xor <32 x i1> %v48, splat (i1 true)
  %v54 = and <32 x i1> %v53, %v52
  %v55 = getelementptr float, ptr %v36, i64 %v16
  %v56 = and <32 x i1> %v34, %v54
  call void @llvm.masked.store.v32f32.p0(<32 x float> %v33, ptr %v55, i32 4, <32 x i1> %v56)
  %v57 = add i64 %v16, 32
  store i64 %v57, ptr %v14
  %v58 = icmp slt i64 %v57, %v13
  br i1 %v58, label %loop.3, label %done.4
done.4:
  %v59 = sub i64 %v10, %v13
  %v60 = icmp sgt i64 %v59, 0
  br i1 %v60, label %tail.5, label %done.6
tail.5:
  %v61 = trunc i64 %v59 to i32
  %v62 = insertelement <32 x i32> poison, i32 %v61, i64 0
  %v63 = shufflevector <32 x i32> %v62, <32 x i32> poison, <32 x i32> zeroinitializer
  %v64 = icmp ult <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %v63
  %v65 = getelementptr i32, ptr %v18, i64 %v13
  %v66 = call <32 x i32> @llvm.masked.load.v32i32.p0(ptr %v65, i32 4, <32 x i1> %v64, <32 x i32> zeroinitializer)
  %v67 = sext <32 x i32> %v66 to <32 x i64>
  %v68 = icmp ult <32 x i64> %v67, %v26
  %v69 = add <32 x i64> splat (i64 0), %v67
  %v70 = getelementptr float, ptr %v22, <32 x i64> %v69
  %v71 = and <32 x i1> %v64, %v68
  %v72 = select <32 x i1> %v71, <32 x ptr> %v70, <32 x ptr> splat (ptr @zero)
  %v73 = call <32 x float> @llvm.masked.gather.v32f32.v32p0(<32 x ptr> %v72, i32 4, <32 x i1> splat (i1 true), <32 x float> poison)
  %v74 = icmp slt <32 x i64> %v67, splat (i64 0)
  %v75 = select <32 x i1> %v74, <32 x float> splat (float 0xBFF0000000000000), <32 x float> %v73
  %v76 = fcmp oeq <32 x float> %v75, %v75
  %v77 = sub i64 0, %v13
  %v78 = call i64 @llvm.smax.i64(i64 %v77, i64 0)
  %v79 = call i64 @llvm.smin.i64(i64 %v78, i64 32)
  %v80 = sub i64 %v38, %v13
  %v81 = call i64 @llvm.smax.i64(i64 %v80, i64 0)
  %v82 = call i64 @llvm.smin.i64(i64 %v81, i64 32)
  %v83 = trunc i64 %v79 to i32
  %v84 = insertelement <32 x i32> poison, i32 %v83, i64 0
  %v85 = shufflevector <32 x i32> %v84, <32 x i32> poison, <32 x i32> zeroinitializer
  %v86 = icmp ult <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %v85
  %v87 = trunc i64 %v82 to i32
  %v88 = insertelement <32 x i32> poison, i32 %v87, i64 0
  %v89 = shufflevector <32 x i32> %v88, <32 x i32> poison, <32 x i32> zeroinitializer
  %v90 = icmp ult <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %v89
  %v91 = xor <32 x i1> %v86, splat (i1 true)
  %v92 = and <32 x i1> %v91, %v90
  %v93 = getelementptr float, ptr %v36, i64 %v13
  %v94 = and <32 x i1> %v76, %v92
  %v95 = and <32 x i1> %v64, %v94
  call void @llvm.masked.store.v32f32.p0(<32 x float> %v75, ptr %v93, i32 4, <32 x i1> %v95)
  br label %done.6
done.6:
  %v96 = add i64 %v3, 1
  store i64 %v96, ptr %v1
  %v97 = icmp slt i64 %v96, %last
  br i1 %v97, label %loop.1, label %done.2
done.2:
  ret void
}
attributes #0 = { nounwind }
attributes #1 = { nounwind noinline optnone }
!0 = !{i32 1}
