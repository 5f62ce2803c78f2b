# How each kind of target of this project is built.

# Flags of all our own code. Contraction off is a promise, not a preference: see docs/numerics.md.
function(weft_configure_target target)
  target_compile_options(${target} PRIVATE -ffp-contract=off ${weft_warnings} ${weft_sanitizer_flags})
  target_link_options(${target} PRIVATE ${weft_link_flags} ${weft_sanitizer_flags})
  set_target_properties(${target} PROPERTIES
    POSITION_INDEPENDENT_CODE ON
    CXX_VISIBILITY_PRESET hidden
    VISIBILITY_INLINES_HIDDEN ON)
endfunction()

# A program that uses weft. The code generator is loaded at run time, so it is built before, not linked.
function(weft_add_executable target)
  add_executable(${target} ${ARGN})
  weft_configure_target(${target})
  target_link_libraries(${target} PRIVATE weft)
  if(TARGET weft_llvm)
    add_dependencies(${target} weft_llvm)
  endif()
endfunction()

# One program for each folder of bench/ or examples/. A `target.cmake` there may adjust it, by the name in `target`.
function(weft_add_program_folders parent)
  cmake_parse_arguments(arg "PRIVATE_HEADERS" "" "LINK" ${ARGN})
  string(REGEX REPLACE "s$" "" prefix ${parent})
  file(GLOB folders CONFIGURE_DEPENDS LIST_DIRECTORIES true ${PROJECT_SOURCE_DIR}/${parent}/*)
  foreach(folder IN LISTS folders)
    file(GLOB sources CONFIGURE_DEPENDS ${folder}/*.cpp)
    if(NOT sources)
      continue()
    endif()
    get_filename_component(name ${folder} NAME)
    set(target ${prefix}_${name})
    weft_add_executable(${target} ${sources})
    target_link_libraries(${target} PRIVATE ${arg_LINK})
    if(arg_PRIVATE_HEADERS)
      target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR}/src)
      target_link_libraries(${target} PRIVATE fmt::fmt TBB::tbb weft_xxhash nlohmann_json::nlohmann_json)
    endif()
    include(${folder}/target.cmake OPTIONAL)
  endforeach()
endfunction()
