# Shares the references with the tests.
target_include_directories(${target} PRIVATE ${PROJECT_SOURCE_DIR}/tests)
target_link_libraries(${target} PRIVATE Threads::Threads)
