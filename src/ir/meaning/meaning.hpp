// The meanings of all derived rows, one function template each.
#pragma once

#include "ir/meaning/activation.hpp"
#include "ir/meaning/arithmetic.hpp"
#include "ir/meaning/error_function.hpp"
#include "ir/meaning/exponential.hpp"
#include "ir/meaning/hyperbolic.hpp"
#include "ir/meaning/logarithm.hpp"
#include "ir/meaning/power.hpp"
#include "ir/meaning/trigonometric.hpp"
