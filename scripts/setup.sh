# shellcheck shell=bash
# Sourced by run.sh and test.sh: finds or installs what is missing, configures and builds a preset.

root=$(cd "$(dirname "${BASH_SOURCE[0]}")/.." && pwd)
cd "$root" || exit
started=$SECONDS

say() { printf '==> [%4ds] %s\n' "$((SECONDS - started))" "$*"; }

# rows FOR: the rows of packages.txt for `run`, or for `test`, which needs both kinds.
rows() {
  local kinds='run'
  [[ $1 == test ]] && kinds='run|test'
  grep -E "^($kinds) +\|" "$root/scripts/packages.txt" | sed 's/ *| */|/g'
}

is_debian_12() { ( . /etc/os-release && [[ $ID == debian && $VERSION_ID == 12 ]] ) 2>/dev/null; }

install_on_debian() {
  local wanted=() missing=() package sudo=()
  mapfile -t wanted < <(rows "$1" | cut -d'|' -f2)
  for package in "${wanted[@]}"; do
    [[ $(dpkg-query -W -f '${db:Status-Status}' "$package" 2>/dev/null) == installed ]] || missing+=("$package")
  done
  (( ${#missing[@]} )) || return 0
  if (( EUID != 0 )); then
    command -v sudo >/dev/null || { echo "Missing packages. As root: apt-get install ${missing[*]}" >&2; exit 2; }
    sudo=(sudo)
  fi
  say "installing ${missing[*]}"
  export DEBIAN_FRONTEND=noninteractive
  "${sudo[@]}" apt-get update -qq
  "${sudo[@]}" apt-get install -qq -y --no-install-recommends -o Dpkg::Use-Pty=0 "${missing[@]}" >/dev/null
}

# found PROBE: is `tool NAME`, `header NAME`, `cmake` or `llvm` there? `any` is not looked for.
found() {
  local kind=$1 name=${2:-} prefix
  case $kind in
    tool) command -v "$name" >/dev/null ;;
    header) echo "#include <$name>" | c++ -std=c++20 -x c++ -fsyntax-only - 2>/dev/null ;;
    cmake) [[ $(cmake --version 2>/dev/null) =~ version\ ([0-9]+)\.([0-9]+) ]] &&
      (( BASH_REMATCH[1] > 3 || (BASH_REMATCH[1] == 3 && BASH_REMATCH[2] >= 25) )) ;;
    any) ;;
    llvm)
      for prefix in "${LLVM_ROOT:-/usr/lib/llvm-19}" /usr/lib/llvm-19 /usr/lib64/llvm19 /usr/local/opt/llvm@19; do
        [[ -e $prefix/include/llvm/Config/llvm-config.h ]] && return 0
      done
      return 1 ;;
  esac
}

name_what_is_missing() {
  local probe words missing=()
  while IFS='|' read -r _ _ probe words; do
    # shellcheck disable=SC2086 # a probe is a kind and a name
    found $probe || missing+=("$words")
  done < <(rows "$1")
  (( ${#missing[@]} )) || return 0
  echo "Packages are installed for you on Debian 12 only. Missing here:" >&2
  printf '  - %s\n' "${missing[@]}" >&2
  exit 2
}

# ensure_packages run|test
ensure_packages() {
  if is_debian_12; then install_on_debian "$1"; else name_what_is_missing "$1"; fi
}

configure() {
  local log
  log=$(mktemp)
  if ! cmake --preset "$1" >"$log" 2>&1; then
    cat "$log" >&2
    rm -f "$log"
    return 1
  fi
  rm -f "$log"
}

# build PRESET [TARGET...]: configures and builds; does nothing where nothing changed.
build() {
  local preset=$1
  shift
  say "building the preset $preset"
  configure "$preset" && cmake --build --preset "$preset" ${1:+--target "$@"}
}
