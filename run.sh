#!/usr/bin/env bash
# Installs what is missing (Debian 12), builds the release preset and runs `weft demo` with the arguments given.
set -euo pipefail
. "$(dirname "${BASH_SOURCE[0]}")/scripts/setup.sh"

ensure_packages run
build release weft_program
say "weft demo $*"
build/release/bin/weft demo "$@"
say "done"
