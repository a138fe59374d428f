import Foundation
import PlumbGraphics

// The `Contents.json` of asset catalogues, as Apple's "Asset Catalog Format Reference" describes them.

struct AssetGroup: Decodable {
    struct Properties: Decodable {
        var providesNamespace: Bool?
        enum CodingKeys: String, CodingKey { case providesNamespace = "provides-namespace" }
    }
    var properties: Properties?
}

struct Appearance: Decodable {
    var appearance: String
    var value: String
}

/// What picks one of several variants.
protocol AssetVariant: Decodable {
    var idiom: String? { get }
    var appearances: [Appearance]? { get }
}

extension AssetVariant {
    var isDark: Bool { appearances?.contains { $0.appearance == "luminosity" && $0.value == "dark" } ?? false }
    var isHighContrast: Bool { appearances?.contains { $0.appearance == "contrast" && $0.value == "high" } ?? false }
    /// Anything but "for every device, at any contrast".
    var isForOneDevice: Bool {
        (idiom ?? "universal") != "universal" || appearances?.contains { $0.appearance == "contrast" } ?? false
    }
}

struct ImageSet: Decodable {
    struct Image: AssetVariant {
        var filename: String?
        /// "1x", "2x", "3x"; none means 1.
        var scale: String?
        var idiom: String?
        var appearances: [Appearance]?
    }
    struct Properties: Decodable {
        var preservesVectors: Bool?
        var intent: String?
        enum CodingKeys: String, CodingKey {
            case preservesVectors = "preserves-vector-representation"
            case intent = "template-rendering-intent"
        }
    }

    var images: [Image]?
    var properties: Properties?
}

struct ColorSet: Decodable {
    struct Entry: AssetVariant {
        var color: Value?
        var idiom: String?
        var appearances: [Appearance]?
    }

    struct Value: Decodable {
        var space: String?
        var components: [String: String]?
        enum CodingKeys: String, CodingKey {
            case space = "color-space"
            case components
        }

        /// The colour in sRGB; nil when it has no components or they are not numbers.
        var rgba: RGBA? {
            guard let components else { return nil }
            func part(_ name: String) -> Double? { components[name].flatMap(Self.number) }
            // An alpha of "1" is opaque, not one of 255 parts.
            let alpha = components["alpha"].map { $0 == "1" ? 1 : Self.number($0) } ?? 1
            guard let alpha else { return nil }
            if let white = part("white") { return RGBA(red: white, green: white, blue: white, alpha: alpha) }
            guard let red = part("red"), let green = part("green"), let blue = part("blue") else { return nil }
            switch space {
            case "display-p3": return RGBA(displayP3Red: red, green: green, blue: blue, alpha: alpha)
            case "extended-linear-srgb":
                return RGBA(
                    red: RGBA.encoded(red), green: RGBA.encoded(green), blue: RGBA.encoded(blue), alpha: alpha)
            default: return RGBA(red: red, green: green, blue: blue, alpha: alpha)
            }
        }

        /// "0.5" is a fraction, "128" and "0x80" are parts of 255.
        private static func number(_ text: String) -> Double? {
            if text.hasPrefix("0x") { return Int(text.dropFirst(2), radix: 16).map { Double($0) / 255 } }
            if text.contains(".") { return Double(text).flatMap { $0.isFinite ? $0 : nil } }
            return Int(text).map { Double($0) / 255 }
        }
    }

    var colors: [Entry]?
}
