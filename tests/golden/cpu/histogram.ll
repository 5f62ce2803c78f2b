; histogram_d3cf52f4
@zero = internal constant i64 0, align 8
declare <32 x i8> @llvm.masked.load.v32i8.p0(ptr, i32 immarg, <32 x i1>, <32 x i8>)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
define void @begin(ptr %args) #1 {
entry:
  %v1 = getelementptr inbounds i64, ptr %args, i64 1
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
  %v21 = getelementptr inbounds i64, ptr %args, i64 3
  %v22 = load ptr, ptr %v21, align 8
  %v23 = getelementptr inbounds i64, ptr %args, i64 4
  %v24 = load i64, ptr %v23, align 8
  %v30 = alloca i64
  %v53 = alloca i64
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
  %v18 = getelementptr i8, ptr %v17, i64 %v16
  %v19 = load <32 x i8>, ptr %v18, align 1
  %v20 = zext <32 x i8> %v19 to <32 x i64>
  %v27 = icmp ult <32 x i64> %v20, %v26
  %v28 = add <32 x i64> splat (i64 0), %v20
  %v29 = getelementptr i32, ptr %v22, <32 x i64> %v28
  store i64 0, ptr %v30
  %v31 = icmp slt i64 0, 32
  br i1 %v31, label %loop.5, label %done.6
loop.5:
  %v32 = load i64, ptr %v30
  %v33 = extractelement <32 x i1> %v27, i64 %v32
  br i1 %v33, label %then.7, label %done.8
then.7:
  %v34 = extractelement <32 x i32> splat (i32 1), i64 %v32
  %v35 = extractelement <32 x ptr> %v29, i64 %v32
  atomicrmw add ptr %v35, i32 %v34 monotonic, align 4
  br label %done.8
done.8:
  %v36 = add i64 %v32, 1
  store i64 %v36, ptr %v30
  %v37 = icmp slt i64 %v36, 32
  br i1 %v37, label %loop.5, label %done.6
done.6:
  %v38 = add i64 %v16, 32
  store i64 %v38, ptr %v14
  %v39 = icmp slt i64 %v38, %v13
  br i1 %v39, label %loop.3, label %done.4
done.4:
  %v40 = sub i64 %v10, %v13
  %v41 = icmp sgt i64 %v40, 0
  br i1 %v41, label %tail.9, label %done.10
tail.9:
  %v42 = trunc i64 %v40 to i32
  %v43 = insertelement <32 x i32> poison, i32 %v42, i64 0
  %v44 = shufflevector <32 x i32> %v43, <32 x i32> poison, <32 x i32> zeroinitializer
  %v45 = icmp ult <32 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15, i32 16, i32 17, i32 18, i32 19, i32 20, i32 21, i32 22, i32 23, i32 24, i32 25, i32 26, i32 27, i32 28, i32 29, i32 30, i32 31>, %v44
  %v46 = getelementptr i8, ptr %v17, i64 %v13
  %v47 = call <32 x i8> @llvm.masked.load.v32i8.p0(ptr %v46, i32 1, <32 x i1> %v45, <32 x i8> zeroinitializer)
  %v48 = zext <32 x i8> %v47 to <32 x i64>
  %v49 = icmp ult <32 x i64> %v48, %v26
  %v50 = add <32 x i64> splat (i64 0), %v48
  %v51 = getelementptr i32, ptr %v22, <32 x i64> %v50
  %v52 = and <32 x i1> %v45, %v49
  store i64 0, ptr %v53
  %v54 = icmp slt i64 0, 32
  br i1 %v54, label %loop.11, label %done.12
loop.11:
  %v55 = load i64, ptr %v53
  %v56 = extractelement <32 x i1> %v52, i64 %v55
  br i1 %v56, label %then.13, label %done.14
then.13:
  %v57 = extractelement <32 x i32> splat (i32 1), i64 %v55
  %v58 = extractelement <32 x ptr> %v51, i64 %v55
  atomicrmw add ptr %v58, i32 %v57 monotonic, align 4
  br label %done.14
done.14:
  %v59 = add i64 %v55, 1
  store i64 %v59, ptr %v53
  %v60 = icmp slt i64 %v59, 32
  br i1 %v60, label %loop.11, label %done.12
done.12:
  br label %done.10
done.10:
  %v61 = add i64 %v3, 1
  store i64 %v61, ptr %v1
  %v62 = icmp slt i64 %v61, %last
  br i1 %v62, label %loop.1, label %done.2
done.2:
  ret void
}
attributes #0 = { nounwind }
attributes #1 = { nounwind noinline optnone }
!0 = !{i32 1}
