; scaled_sum_18031234
@zero = internal constant i64 0, align 8
declare <16 x float> @llvm.masked.load.v16f32.p0(ptr, i32 immarg, <16 x i1>, <16 x float>)
declare i64 @llvm.smax.i64(i64, i64)
declare i64 @llvm.smin.i64(i64, i64)
declare void @llvm.masked.store.v16f32.p0(<16 x float>, ptr, i32 immarg, <16 x i1>)
define void @begin(ptr %args) #1 {
entry:
  %v1 = getelementptr inbounds i64, ptr %args, i64 4
  %v2 = load i64, ptr %v1, align 8
  %v4 = getelementptr inbounds i64, ptr %args, i64 15
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
  %v4 = getelementptr inbounds i64, ptr %args, i64 10
  %v5 = load i64, ptr %v4, align 8
  %v6 = getelementptr inbounds i64, ptr %args, i64 9
  %v7 = load i64, ptr %v6, align 8
  %v14 = alloca i64
  %v17 = load ptr, ptr %args, align 8
  %v20 = getelementptr inbounds i64, ptr %args, i64 6
  %v21 = load float, ptr %v20, align 8
  %v25 = getelementptr inbounds i64, ptr %args, i64 7
  %v26 = load float, ptr %v25, align 8
  %v32 = getelementptr inbounds i64, ptr %args, i64 3
  %v33 = load ptr, ptr %v32, align 8
  br label %start
start:
  %v22 = insertelement <16 x float> poison, float %v21, i64 0
  %v23 = shufflevector <16 x float> %v22, <16 x float> poison, <16 x i32> zeroinitializer
  %v27 = insertelement <16 x float> poison, float %v26, i64 0
  %v28 = shufflevector <16 x float> %v27, <16 x float> poison, <16 x i32> zeroinitializer
  store i64 %first, ptr %v1
  %v2 = icmp slt i64 %first, %last
  br i1 %v2, label %loop.1, label %done.2
loop.1:
  %v3 = load i64, ptr %v1
  %v8 = mul i64 %v3, %v5
  %v9 = add i64 %v8, %v5
  %v10 = call i64 @llvm.smin.i64(i64 %v9, i64 %v7)
  %v11 = sub i64 %v10, %v8
  %v12 = and i64 %v11, -16
  %v13 = add i64 %v8, %v12
  store i64 %v8, ptr %v14
  %v15 = icmp slt i64 %v8, %v13
  br i1 %v15, label %loop.3, label %done.4
loop.3:
  %v16 = load i64, ptr %v14
  %v18 = getelementptr float, ptr %v17, i64 %v16
  %v19 = load <16 x float>, ptr %v18, align 4
  %v24 = fmul <16 x float> %v23, %v19
  %v29 = fadd <16 x float> %v24, %v28
  %v30 = fcmp uno <16 x float> %v29, %v29
  %v31 = select <16 x i1> %v30, <16 x float> splat (float 0x7FF8000000000000), <16 x float> %v29
  %v34 = getelementptr float, ptr %v33, i64 %v16
  store <16 x float> %v31, ptr %v34, align 4
  %v35 = add i64 %v16, 16
  store i64 %v35, ptr %v14
  %v36 = icmp slt i64 %v35, %v13
  br i1 %v36, label %loop.3, label %done.4
done.4:
  %v37 = sub i64 %v10, %v13
  %v38 = icmp sgt i64 %v37, 0
  br i1 %v38, label %tail.5, label %done.6
tail.5:
  %v39 = trunc i64 %v37 to i32
  %v40 = insertelement <16 x i32> poison, i32 %v39, i64 0
  %v41 = shufflevector <16 x i32> %v40, <16 x i32> poison, <16 x i32> zeroinitializer
  %v42 = icmp ult <16 x i32> <i32 0, i32 1, i32 2, i32 3, i32 4, i32 5, i32 6, i32 7, i32 8, i32 9, i32 10, i32 11, i32 12, i32 13, i32 14, i32 15>, %v41
  %v43 = getelementptr float, ptr %v17, i64 %v13
  %v44 = call <16 x float> @llvm.masked.load.v16f32.p0(ptr %v43, i32 4, <16 x i1> %v42, <16 x float> zeroinitializer)
  %v45 = fmul <16 x float> %v23, %v44
  %v46 = fadd <16 x float> %v45, %v28
  %v47 = fcmp uno <16 x float> %v46, %v46
  %v48 = select <16 x i1> %v47, <16 x float> splat (float 0x7FF8000000000000), <16 x float> %v46
  %v49 = getelementptr float, ptr %v33, i64 %v13
  call void @llvm.masked.store.v16f32.p0(<16 x float> %v48, ptr %v49, i32 4, <16 x i1> %v42)
  br label %done.6
done.6:
  %v50 = add i64 %v3, 1
  store i64 %v50, ptr %v1
  %v51 = icmp slt i64 %v50, %last
  br i1 %v51, label %loop.1, label %done.2
done.2:
  ret void
}
attributes #0 = { nounwind }
attributes #1 = { nounwind noinline optnone }
!0 = !{i32 1}
