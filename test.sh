#!/usr/bin/env bash
# ./test.sh [--whole] [STAGE...]
# Does what run.sh does, then runs every test. Stages: release, asan (with UBSan), tsan and clang; all of them, unless
# some are named. The stages release and asan run everything, tsan the tests of the runtime, its contract and of array
# expressions, and clang compiles only; with --whole each of the four builds and runs everything.
set -uo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/scripts/setup.sh"
. "$root/scripts/count.sh"

whole=false
stages=()
for argument in "$@"; do
  case $argument in
    --whole) whole=true ;;
    release | asan | tsan | clang) stages+=("$argument") ;;
    *) echo "usage: ./test.sh [--whole] [release|asan|tsan|clang]..." >&2; exit 2 ;;
  esac
done
if (( ! ${#stages[@]} )); then
  stages=(release asan tsan clang)
fi

# Tests under ThreadSanitizer need the address layout of older kernels.
fixed_addresses=()
setarch -R true 2>/dev/null && fixed_addresses=(setarch -R)

# run_tests PRESET [CTEST ARGUMENT...]
run_tests() {
  local preset=$1 results="$root/build/$1/test-results"
  shift
  say "testing the preset $preset"
  rm -rf "$results"
  GTEST_OUTPUT="xml:$results/" "${fixed_addresses[@]}" \
    ctest --preset "$preset" -j "$(nproc)" --output-junit "$results/ctest.xml" "$@"
  count_results "$results"
}

# The test programs of the folders that hold the runtime's tests, as far as they exist.
runtime_tests() {
  local folder
  for folder in runtime contract arrays; do
    compgen -G "tests/$folder/*.cpp" >/dev/null && echo "test_$folder"
  done
}

run_demo() {
  say "weft demo"
  if build/release/bin/weft demo; then count_one passed "weft demo"; else count_one failed "weft demo"; fi
}

run_stage() {
  local stage=$1 targets=()
  if [[ $stage == tsan ]] && ! $whole; then
    mapfile -t targets < <(runtime_tests)
    (( ${#targets[@]} )) || { say "tsan: there are no tests of the runtime"; return; }
  elif [[ $stage == clang ]] && ! $whole; then
    build clang-check || count_one failed "the build of clang-check"
    return
  fi
  build "$stage" "${targets[@]}" || { count_one failed "the build of $stage"; return; }
  [[ $stage == release ]] && run_demo
  if (( ${#targets[@]} )); then
    run_tests tsan -L '^(runtime|contract|arrays)$'
  elif [[ $stage == asan || $stage == tsan ]]; then
    run_tests "$stage" -LE '^vulkan$'  # graphics drivers are not instrumented, and keep what they allocate
  else
    run_tests "$stage"
  fi
}

ensure_packages test || exit 2
for stage in "${stages[@]}"; do run_stage "$stage"; done
say "done"
report_counts
