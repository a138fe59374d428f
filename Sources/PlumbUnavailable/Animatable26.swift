@available(
    *, unavailable, message: "Plumb has no macro Animatable yet; write animatableData, and leave this out of it"
)
@attached(accessor, names: named(willSet))
public macro AnimatableIgnored() = #externalMacro(module: "PlumbMacros", type: "AnimatableIgnoredMacro")
