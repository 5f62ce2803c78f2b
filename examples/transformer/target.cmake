# The example runs as a test: it ends well only where all bits are the same.
if(WEFT_BUILD_TESTS)
  add_test(NAME ${target} COMMAND ${target})
  set_tests_properties(${target} PROPERTIES LABELS examples TIMEOUT 120)
endif()
