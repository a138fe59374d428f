import ArgumentParser
import PlumbHosting
import PlumbRendering
import PlumbUI

/// What the person in front of the screen has asked for.
struct AccessibilityOptions: ParsableArguments {
    @Flag(help: "Sets accessibilityReduceMotion, which views can read.")
    var reduceMotion = false

    @Flag(help: "Sets accessibilityReduceTransparency; materials are opaque.")
    var reduceTransparency = false

    @Flag(help: "Sets accessibilityDifferentiateWithoutColor, which views can read.")
    var differentiateWithoutColor = false

    @Flag(help: "Sets bold text: characters are heavier.")
    var boldText = false

    @Flag(
        help:
            "Asks for colours that stand out more: system colours, and those of the assets that have a variant for it.")
    var increaseContrast = false

    var settings: AccessibilitySettings {
        var settings: AccessibilitySettings = []
        if reduceMotion { settings.insert(.reduceMotion) }
        if reduceTransparency { settings.insert(.reduceTransparency) }
        if differentiateWithoutColor { settings.insert(.differentiateWithoutColor) }
        if boldText { settings.insert(.boldText) }
        if increaseContrast { settings.insert(.increaseContrast) }
        return settings
    }
}
