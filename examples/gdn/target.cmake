# The example runs as a test: it ends well only where fused and apart have the same bits.
if(WEFT_BUILD_TESTS)
  add_test(NAME ${target} COMMAND ${target} 3)
  set_tests_properties(${target} PROPERTIES LABELS examples TIMEOUT 120)
endif()
