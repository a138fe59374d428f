print("macros")
