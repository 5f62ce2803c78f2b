// The program on the first screen.
#include "README_1.inc"
