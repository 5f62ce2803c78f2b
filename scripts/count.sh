# shellcheck shell=bash
# Sourced by test.sh: adds up what the stages ran. A GoogleTest program counts by its cases, any other test as one.

passed=0
failed=0
skipped=0
faults=()

# count_one passed|failed NAME
count_one() {
  if [[ $1 == passed ]]; then
    ((++passed))
  else
    ((++failed))
    faults+=("$2")
  fi
}

# attribute NAME LINE: the number in NAME="...", 0 where there is none.
attribute() {
  local pattern="[[:space:]]$1=\"([0-9]+)\""
  [[ $2 =~ $pattern ]] && echo "${BASH_REMATCH[1]}" || echo 0
}

# count_cases FILE: adds the cases of one GoogleTest result file; fails where none of them failed.
count_cases() {
  local line ran bad not_run
  line=$(grep -m1 '<testsuites ' "$1")
  bad=$(attribute failures "$line")
  not_run=$(attribute disabled "$line")
  ran=$(( $(attribute tests "$line") - not_run ))
  not_run=$(( not_run + $(grep -c '<skipped message=' "$1") ))
  passed=$(( passed + ran - bad - $(grep -c '<skipped message=' "$1") ))
  failed=$(( failed + bad ))
  skipped=$(( skipped + not_run ))
  (( bad > 0 ))
}

# count_results FOLDER: ctest.xml of one stage, and beside it one file for each GoogleTest program.
count_results() {
  local folder=$1 line name status
  [[ -f $folder/ctest.xml ]] || { count_one failed "ctest in ${folder#"$root"/}"; return; }
  while IFS= read -r line; do
    [[ $line =~ \<testcase\ name=\"([^\"]*)\".*\ status=\"([a-z]*)\" ]] || continue
    name=${BASH_REMATCH[1]}
    status=${BASH_REMATCH[2]}
    if [[ -f $folder/$name.xml ]] && count_cases "$folder/$name.xml"; then
      faults+=("$name (${folder#"$root"/build/})")
    elif [[ $status != run ]]; then
      count_one failed "$name (${folder#"$root"/build/})"
    elif [[ ! -f $folder/$name.xml ]]; then
      count_one passed "$name"
    fi
  done < <(grep '<testcase name=' "$folder/ctest.xml")
}

# The last line says all; the status is 0 only where something ran and nothing failed.
report_counts() {
  (( ${#faults[@]} )) && printf 'FAILED: %s\n' "${faults[@]}"
  (( skipped )) && echo "$skipped skipped"
  echo "$passed passed, $failed failed"
  (( failed == 0 && passed > 0 ))
}
