# What the build needs from elsewhere. Public headers need none of it.

# A package, or an error that says what it is for and how Debian calls it.
macro(weft_require package debian)
  find_package(${package} ${ARGN} QUIET)
  if(NOT ${package}_FOUND)
    message(FATAL_ERROR "weft: ${package} was not found. On Debian and Ubuntu: apt install ${debian}")
  endif()
endmacro()

set(THREADS_PREFER_PTHREAD_FLAG ON)
find_package(Threads REQUIRED)
weft_require(TBB libtbb-dev)
weft_require(fmt libfmt-dev)
weft_require(nlohmann_json nlohmann-json3-dev)
weft_require(CLI11 libcli11-dev)

# Headers alone: the Vulkan tier opens the loader when it runs.
find_path(WEFT_VULKAN_INCLUDE_DIR vulkan/vulkan_core.h)
find_path(WEFT_SPIRV_INCLUDE_DIR spirv/unified1/spirv.hpp11)
if(NOT WEFT_VULKAN_INCLUDE_DIR OR NOT WEFT_SPIRV_INCLUDE_DIR)
  message(FATAL_ERROR "weft: the headers of Vulkan or SPIR-V were not found. On Debian and Ubuntu: "
    "apt install libvulkan-dev spirv-headers")
endif()

find_path(WEFT_XXHASH_INCLUDE_DIR xxhash.h)
if(NOT WEFT_XXHASH_INCLUDE_DIR)
  message(FATAL_ERROR "weft: xxhash.h was not found. On Debian and Ubuntu: apt install libxxhash-dev")
endif()
add_library(weft_xxhash INTERFACE)
target_include_directories(weft_xxhash SYSTEM INTERFACE ${WEFT_XXHASH_INCLUDE_DIR})
target_compile_definitions(weft_xxhash INTERFACE XXH_INLINE_ALL)  # inlined: nothing to link or to export

if(WEFT_LLVM)
  # Found by header and shared library: LLVM's own package file also demands every library that LLVM can use.
  set(weft_llvm_roots ${LLVM_ROOT} $ENV{LLVM_ROOT} /usr/lib/llvm-19 /usr/lib64/llvm19 /usr/local/opt/llvm@19)
  find_path(WEFT_LLVM_INCLUDE_DIR llvm/ExecutionEngine/Orc/LLJIT.h
    HINTS ${weft_llvm_roots} PATH_SUFFIXES include NO_CMAKE_SYSTEM_PATH)
  find_library(WEFT_LLVM_LIBRARY NAMES LLVM-19 LLVM HINTS ${weft_llvm_roots} PATH_SUFFIXES lib NO_CMAKE_SYSTEM_PATH)
  if(NOT WEFT_LLVM_INCLUDE_DIR OR NOT WEFT_LLVM_LIBRARY)
    message(FATAL_ERROR "weft: LLVM 19 was not found. On Debian: apt install llvm-19-dev; elsewhere set LLVM_ROOT "
      "to its prefix, or build without the cpu tier by -DWEFT_LLVM=OFF")
  endif()
  file(STRINGS ${WEFT_LLVM_INCLUDE_DIR}/llvm/Config/llvm-config.h weft_llvm_major REGEX "LLVM_VERSION_MAJOR 19")
  if(NOT weft_llvm_major)
    message(FATAL_ERROR "weft: ${WEFT_LLVM_INCLUDE_DIR} is not LLVM 19; set LLVM_ROOT to the prefix of LLVM 19")
  endif()
  add_library(weft_llvm_sdk INTERFACE)
  target_include_directories(weft_llvm_sdk SYSTEM INTERFACE ${WEFT_LLVM_INCLUDE_DIR})
  target_link_libraries(weft_llvm_sdk INTERFACE ${WEFT_LLVM_LIBRARY})
endif()

if(WEFT_BUILD_TESTS)
  weft_require(GTest libgtest-dev)
  weft_require(rapidcheck librapidcheck-dev)
  find_path(WEFT_MPFR_INCLUDE_DIR mpfr.h)
  find_library(WEFT_MPFR_LIBRARY mpfr)
  find_library(WEFT_GMP_LIBRARY gmp)
  if(NOT WEFT_MPFR_INCLUDE_DIR OR NOT WEFT_MPFR_LIBRARY OR NOT WEFT_GMP_LIBRARY)
    message(FATAL_ERROR "weft: MPFR was not found. On Debian and Ubuntu: apt install libmpfr-dev")
  endif()
  add_library(weft_mpfr INTERFACE)
  target_include_directories(weft_mpfr SYSTEM INTERFACE ${WEFT_MPFR_INCLUDE_DIR})
  target_link_libraries(weft_mpfr INTERFACE ${WEFT_MPFR_LIBRARY} ${WEFT_GMP_LIBRARY})
endif()
if(WEFT_BUILD_BENCH)
  weft_require(benchmark libbenchmark-dev)
endif()
if(WEFT_BUILD_EXAMPLES)
  weft_require(PNG libpng-dev)
endif()
