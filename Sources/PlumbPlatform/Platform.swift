import PlumbGraphics

/// The numbers of a platform: how large its controls are, its colours, its text styles, how its fingers move.
///
/// The numbers are rows of the tables in `Data`, one folder for each platform, of which the build makes the types and
/// the values: `Platform.iOS17`. A row says its unit, how it is known, and from where. A host has one platform for all
/// its time (`World.platform`), which views read from their environment. Reading a number is a load: a
/// platform is one object that never changes.
package final class Platform: Equatable, Sendable {
    /// The name of the folder with its numbers.
    package let name: String
    package let metrics: Metrics
    package let gestures: Gestures
    package let springs: Springs
    package let shadows: Shadows
    package let colors: Colors
    package let materials: Materials
    package let textStyles: TextStyles
    package let marks: Marks

    package init(
        name: String, metrics: Metrics, gestures: Gestures, springs: Springs, shadows: Shadows, colors: Colors,
        materials: Materials, textStyles: TextStyles, marks: Marks
    ) {
        self.name = name
        self.metrics = metrics
        self.gestures = gestures
        self.springs = springs
        self.shadows = shadows
        self.colors = colors
        self.materials = materials
        self.textStyles = textStyles
        self.marks = marks
    }

    package static func == (a: Platform, b: Platform) -> Bool { a === b }

    /// The name as people write it: "iOS 17".
    package var words: String {
        let letters = name.prefix { !$0.isNumber }
        return letters.count == name.count ? name : "\(letters) \(name.dropFirst(letters.count))"
    }

    /// A spring by its response in seconds and its damping fraction.
    package struct Spring: Sendable {
        package var response: Double
        package var dampingFraction: Double
    }

    /// A shadow of black in an opacity, with a radius and how far below, both in points.
    package struct Shadow: Sendable {
        package var opacity: Double
        package var radius: Double
        package var y: Double
    }

    /// A colour for each scheme and contrast.
    package struct Shades: Sendable {
        package var light, dark, lightIncreased, darkIncreased: RGBA
    }

    /// A text style. Sizes and lines have a value for each content size category, from xSmall to accessibility5.
    package struct TextStyle: Sendable {
        /// Of the font, in points.
        package var size: [Double]
        /// Between the baselines of two lines, in points.
        package var lines: [Double]
        /// Of the font.
        package var weight: Double
        /// Of the font with the bold trait.
        package var boldWeight: Double
    }
}

/// A colour of the system, which the platform, the scheme and the contrast decide.
package typealias SystemColor = Platform.SystemColor

extension Platform.SystemColor: CustomStringConvertible {
    /// SwiftUI's name.
    package var description: String { words }
}
