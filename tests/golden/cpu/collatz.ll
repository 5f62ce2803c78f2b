; collatz_08b68483
@zero = internal constant i64 0, align 8
declare <32 x i32> @llvm.masked.load.v32i32.p0(ptr, i32 immarg, <32 x i1>, <32 x i32>)
declare i1 @llvm.vector.reduce.or.v32i1(<32 x i1>)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
declare void @llvm.masked.store.v32i32.p0(<32 x i32>, ptr, i32 immarg, <32 x i1>)
define void @begin(ptr %args) #1 {
entry:
  %v1 = getelementptr inbounds i64, ptr %args, i64 4
  %v2 = load i64, ptr %v1, align 8
  %v4 = getelementptr inbounds i64, ptr %args, i64 13
  %v5 = getelementptr inbounds i64, ptr %args, i64 6
  %v6 = getelementptr inbounds i64, ptr %args, i64 7
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
  %v4 = getelementptr inbounds i64, ptr %args, i64 8
  %v5 = load i64, ptr %v4, align 8
  %v6 = getelementptr inbounds i64, ptr %args, i64 7
  %v7 = load i64, ptr %v6, align 8
  %v14 = alloca i64
  %v17 = load ptr, ptr %args, align 8
  %v21 = alloca <32 x i32>
  %v22 = alloca <32 x i32>
  %v23 = alloca <32 x i1>
  %v48 = getelementptr inbounds i64, ptr %args, i64 3
  %v49 = load ptr, ptr %v48, align 8
  %v62 = alloca <32 x i1>
  br label %start
start:
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
  %v18 = getelementptr i32, ptr %v17, i64 %v16
  %v19 = load <32 x i32>, ptr %v18, align 4
  %v20 = and <32 x i32> %v19, splat (i32 1023)
  store <32 x i32> %v20, ptr %v21
  store <32 x i32> splat (i32 0), ptr %v22
  store <32 x i1> splat (i1 true), ptr %v23
  br label %while.5
while.5:
  %v24 = load <32 x i1>, ptr %v23
  %v25 = load <32 x i32>, ptr %v21
  %v26 = icmp ugt <32 x i32> %v25, splat (i32 1)
  %v27 = and <32 x i1> %v24, %v26
  store <32 x i1> %v27, ptr %v23
  %v28 = call i1 @llvm.vector.reduce.or.v32i1(<32 x i1> %v27)
  br i1 %v28, label %do.6, label %done.7
do.6:
  %v29 = load <32 x i32>, ptr %v21
  %v30 = and <32 x i32> %v29, splat (i32 1)
  %v31 = icmp eq <32 x i32> %v30, splat (i32 1)
  %v32 = and <32 x i1> %v27, %v31
  %v33 = mul <32 x i32> %v29, splat (i32 3)
  %v34 = add <32 x i32> %v33, splat (i32 1)
  %v35 = load <32 x i32>, ptr %v21
  %v36 = select <32 x i1> %v32, <32 x i32> %v34, <32 x i32> %v35
  store <32 x i32> %v36, ptr %v21
  %v37 = xor <32 x i1> %v31, splat (i1 true)
  %v38 = and <32 x i1> %v27, %v37
  %v39 = and <32 x i32> splat (i32 1), splat (i32 31)
  %v40 = lshr <32 x i32> %v29, %v39
  %v41 = load <32 x i32>, ptr %v21
  %v42 = select <32 x i1> %v38, <32 x i32> %v40, <32 x i32> %v41
  store <32 x i32> %v42, ptr %v21
  %v43 = load <32 x i32>, ptr %v22
  %v44 = add <32 x i32> %v43, splat (i32 1)
  %v45 = load <32 x i32>, ptr %v22
  %v46 = select <32 x i1> %v27, <32 x i32> %v44, <32 x i32> %v45
  store <32 x i32> %v46, ptr %v22
  br label %while.5
done.7:
  %v47 = load <32 x i32>, ptr %v22
  %v50 = getelementptr i32, ptr %v49, i64 %v16
  store <32 x i32> %v47, ptr %v50, align 4
  %v51 = add i64 %v16, 32
  store i64 %v51, ptr %v14
  %v52 = icmp slt i64 %v51, %v13
  br i1 %v52, label %loop.3, label %done.4
done.4:
  %v53 = sub i64 %v10, %v13
  %v54 = icmp sgt i64 %v53, 0
  br i1 %v54, label %tail.8, label %done.9
tail.8:
  %v55 = trunc i64 %v53 to i32
  %v56 = insertelement <32 x i32> poison, i32 %v55, i64 0
  %v57 = shufflevector <32 x i32> %v56, <32 x i32> poison, <32 x i32> zeroinitializer
  %v58 = icmp ult <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %v57
  %v59 = getelementptr i32, ptr %v17, i64 %v13
  %v60 = call <32 x i32> @llvm.masked.load.v32i32.p0(ptr %v59, i32 4, <32 x i1> %v58, <32 x i32> zeroinitializer)
  %v61 = and <32 x i32> %v60, splat (i32 1023)
  store <32 x i32> %v61, ptr %v21
  store <32 x i32> splat (i32 0), ptr %v22
  store <32 x i1> %v58, ptr %v62
  br label %while.10
while.10:
  %v63 = load <32 x i1>, ptr %v62
  %v64 = load <32 x i32>, ptr %v21
  %v65 = icmp ugt <32 x i32> %v64, splat (i32 1)
  %v66 = and <32 x i1> %v63, %v65
  store <32 x i1> %v66, ptr %v62
  %v67 = call i1 @llvm.vector.reduce.or.v32i1(<32 x i1> %v66)
  br i1 %v67, label %do.11, label %done.12
do.11:
  %v68 = load <32 x i32>, ptr %v21
  %v69 = and <32 x i32> %v68, splat (i32 1)
  %v70 = icmp eq <32 x i32> %v69, splat (i32 1)
  %v71 = and <32 x i1> %v66, %v70
  %v72 = mul <32 x i32> %v68, splat (i32 3)
  %v73 = add <32 x i32> %v72, splat (i32 1)
  %v74 = load <32 x i32>, ptr %v21
  %v75 = select <32 x i1> %v71, <32 x i32> %v73, <32 x i32> %v74
  store <32 x i32> %v75, ptr %v21
  %v76 = xor <32 x i1> %v70, splat (i1 true)
  %v77 = and <32 x i1> %v66, %v76
  %v78 = and <32 x i32> splat (i32 1), splat (i32 31)
  %v79 = lshr <32 x i32> %v68, %v78
  %v80 = load <32 x i32>, ptr %v21
  %v81 = select <32 x i1> %v77, <32 x i32> %v79, <32 x i32> %v80
  store <32 x i32> %v81, ptr %v21
  %v82 = load <32 x i32>, ptr %v22
  %v83 = add <32 x i32> %v82, splat (i32 1)
  %v84 = load <32 x i32>, ptr %v22
  %v85 = select <32 x i1> %v66, <32 x i32> %v83, <32 x i32> %v84
  store <32 x i32> %v85, ptr %v22
  br label %while.10
done.12:
  %v86 = load <32 x i32>, ptr %v22
  %v87 = getelementptr i32, ptr %v49, i64 %v13
  call void @llvm.masked.store.v32i32.p0(<32 x i32> %v86, ptr %v87, i32 4, <32 x i1> %v58)
  br label %done.9
done.9:
  %v88 = add i64 %v3, 1
  store i64 %v88, ptr %v1
  %v89 = icmp slt i64 %v88, %last
  br i1 %v89, label %loop.1, label %done.2
done.2:
  ret void
}
attributes #0 = { nounwind }
attributes #1 = { nounwind noinline optnone }
!0 = !{i32 1}
