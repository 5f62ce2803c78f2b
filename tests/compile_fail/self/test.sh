#!/usr/bin/env bash
# test.sh COMPILER FLAGS...: check.sh accepts a case that fails as it says, and reports each that does not.
set -uo pipefail
check="$(dirname "$0")/../check.sh"
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT
status=0

# expect_check WANTED_STATUS WANTED_TEXT CASE_TEXT COMPILER...
expect_check() {
  local wanted_status=$1 wanted_text=$2 output got
  printf '%s\n' "$3" >"$work/case.cpp"
  shift 3
  output=$(bash "$check" "$work" "$@")
  got=$?
  if [[ $got -ne $wanted_status || $output != *"$wanted_text"* ]]; then
    printf 'expected status %s and "%s", got %s:\n%s\n' "$wanted_status" "$wanted_text" "$got" "$output"
    status=1
  fi
}

expect_check 0 'ok   case.cpp' $'// expect: never on an int\nstatic_assert(sizeof(int) == 0, "never on an int");' "$@"
expect_check 1 'it compiles' $'// expect: never\nint x = 0;' "$@"
expect_check 1 'the output lacks "never on an int"' $'// expect: never on an int\nint x = y;' "$@"
expect_check 1 'the first line is not' $'int x = y;' "$@"
exit $status
