#!/usr/bin/env bash
# check.sh FOLDER COMPILER FLAGS...
# Each .cpp file of FOLDER must fail to compile, and the compiler's output must contain the text that the file's
# first line gives as `// expect: TEXT`.
set -euo pipefail

check_one() {
  local file=$1 expected output
  shift
  expected=$(sed -n '1s|^// expect: ||p' "$file")
  if [[ -z $expected ]]; then
    echo "FAIL ${file##*/}: the first line is not '// expect: TEXT'"
  elif output=$("$@" -fsyntax-only "$file" 2>&1); then
    echo "FAIL ${file##*/}: it compiles"
  elif [[ $output != *"$expected"* ]]; then
    printf 'FAIL %s: the output lacks "%s":\n%s\n' "${file##*/}" "$expected" "$(head -n 20 <<<"$output")"
  else
    echo "ok   ${file##*/}"
  fi
}
export -f check_one

folder=$1
shift
results=$(find "$folder" -maxdepth 1 -name '*.cpp' -print0 | sort -z |
  xargs -0 -P "$(nproc)" -I{} bash -c 'check_one "$@"' check_one {} "$@")
echo "$results"
echo "$(grep -c '^ok ' <<<"$results" || true) refused as expected, $(grep -c '^FAIL ' <<<"$results" || true) not"
grep -q '^ok ' <<<"$results" && ! grep -q '^FAIL ' <<<"$results"
