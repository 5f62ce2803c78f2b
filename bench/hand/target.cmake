# The hand-written kernels get the flags of their instruction set; the rest of the program runs anywhere.
set_source_files_properties(${folder}/avx2.cpp PROPERTIES COMPILE_OPTIONS "-O3;-mavx2;-Wno-psabi")
set_source_files_properties(${folder}/avx512.cpp PROPERTIES COMPILE_OPTIONS
  "-O3;-mavx512f;-mavx512dq;-mavx512bw;-mavx512vl;-mprefer-vector-width=512;-Wno-psabi")
