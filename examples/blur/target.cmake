# The example runs as a test: it draws its own picture, and the report must tell why there is more than one launch.
if(WEFT_BUILD_TESTS)
  set(work_dir ${CMAKE_CURRENT_BINARY_DIR}/blur)
  file(MAKE_DIRECTORY ${work_dir})
  add_test(NAME ${target} COMMAND ${target} WORKING_DIRECTORY ${work_dir})
  set_tests_properties(${target} PROPERTIES
    LABELS examples TIMEOUT 120
    PASS_REGULAR_EXPRESSION "wrote blur.png, 640 x 480.*run as two launches because")
endif()
