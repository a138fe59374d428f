// Publishers, subscribers and operators are OpenCombine's. What stands in the other files of this module takes the
// place of declarations of the same name, or adds what OpenCombine has not.
@_exported import OpenCombine
