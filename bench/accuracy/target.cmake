# Shares the measure with the tests. Vectors as wide as the building host has, so that a scan of 2^32 inputs ends.
include(CheckCXXCompilerFlag)
check_cxx_compiler_flag(-march=native WEFT_HAS_MARCH_NATIVE)
target_compile_options(${target} PRIVATE -O3 -Wno-psabi $<$<BOOL:${WEFT_HAS_MARCH_NATIVE}>:-march=native>)
target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR}/tests)
target_link_libraries(${target} PRIVATE Threads::Threads)
