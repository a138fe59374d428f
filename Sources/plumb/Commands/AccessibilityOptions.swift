import ArgumentParser
import PlumbHosting
import PlumbRendering
import PlumbUI

/// What the person in front of the screen has asked for.
struct AccessibilityOptions: ParsableArguments {
    @Flag(help: "Asks for less motion: views read it in accessibilityReduceMotion.")
    var reduceMotion = false

    @Flag(help: "Asks for less transparency: materials are opaque.")
    var reduceTransparency = false

    @Flag(help: "Asks for more than colour: views read it in accessibilityDifferentiateWithoutColor.")
    var differentiateWithoutColor = false

    @Flag(help: "Asks for heavier characters.")
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
