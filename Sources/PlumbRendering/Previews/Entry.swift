import PlumbCore

/// Makes a variable in an extension of `EnvironmentValues` a value of the environment; its initial value is the
/// default.
@attached(accessor)
@attached(peer, names: prefixed(__Key_))
public macro Entry() = #externalMacro(module: "PlumbMacros", type: "EntryMacro")
