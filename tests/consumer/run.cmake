# Installs the build into a fresh prefix, builds the consumer against it and runs it.
# cmake -DBUILD_DIR=... -DSOURCE_DIR=... -DWORK_DIR=... -DPAGE=... -DCXX=... -DTARGETS=... -P run.cmake

function(step title)
  execute_process(COMMAND ${ARGN} RESULT_VARIABLE status OUTPUT_VARIABLE output ERROR_VARIABLE output)
  if(NOT status EQUAL 0)
    message(FATAL_ERROR "${title} failed (${status}):\n${output}")
  endif()
  message(STATUS "${title}\n${output}")
endfunction()

file(READ ${PAGE} page)
if(NOT page MATCHES "\n```cmake\n([^`]+)```\n")
  message(FATAL_ERROR "${PAGE} shows no lines of CMake")
endif()
set(lines "${CMAKE_MATCH_1}")

file(REMOVE_RECURSE ${WORK_DIR})
file(WRITE ${WORK_DIR}/use_weft.cmake "${lines}")
step("build what is installed" ${CMAKE_COMMAND} --build ${BUILD_DIR} --target ${TARGETS})
step("install" ${CMAKE_COMMAND} --install ${BUILD_DIR} --prefix ${WORK_DIR}/prefix)
step("configure the consumer" ${CMAKE_COMMAND} -G Ninja -S ${SOURCE_DIR} -B ${WORK_DIR}/build
  -DUSE_WEFT=${WORK_DIR}/use_weft.cmake -DCMAKE_PREFIX_PATH=${WORK_DIR}/prefix -DCMAKE_CXX_COMPILER=${CXX} -DCMAKE_BUILD_TYPE=Release)
step("build the consumer" ${CMAKE_COMMAND} --build ${WORK_DIR}/build)
step("run the consumer" ${WORK_DIR}/build/my_program)
