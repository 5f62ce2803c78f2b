// All of Weft.
#pragma once

#include "weft/array.hpp"
#include "weft/control.hpp"
#include "weft/device.hpp"
#include "weft/error.hpp"
#include "weft/expr.hpp"
#include "weft/fuse.hpp"
#include "weft/future.hpp"
#include "weft/kernel.hpp"
#include "weft/param.hpp"
#include "weft/report.hpp"
#include "weft/shape.hpp"
#include "weft/types.hpp"
#include "weft/value.hpp"
#include "weft/version.hpp"
