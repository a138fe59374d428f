import ArgumentParser
import Foundation
import PlumbHosting
import PlumbRendering
import PlumbUI

/// `393x852`, `fit`, `300x` or `x200`: the proposal in points, nil where nothing is proposed.
struct SizeOption: CustomStringConvertible {
    /// What it is, in help.
    static let summary = "The proposal in points: 393x852, fit, 300x or x200."

    var width: Double?
    var height: Double?

    init(width: Double?, height: Double?) {
        self.width = width
        self.height = height
    }

    init(argument: String) throws {
        if argument == "fit" {
            self.init(width: nil, height: nil)
            return
        }
        let sides = argument.split(separator: "x", omittingEmptySubsequences: false)
        let wrong = ValidationError("write 393x852, fit, 300x or x200, in points")
        guard sides.count == 2, argument.count > 1 else { throw wrong }
        var lengths: [Double?] = []
        for side in sides {
            if side.isEmpty {
                lengths.append(nil)
            } else {
                guard let length = PositiveNumber.value(of: side) else { throw wrong }
                lengths.append(length)
            }
        }
        self.init(width: lengths[0], height: lengths[1])
    }

    var description: String {
        if width == nil && height == nil { return "fit" }
        return [width, height].map { $0.map(PositiveNumber.text) ?? "" }.joined(separator: "x")
    }
}

/// A language, with a script or a country: `de`, `fr_CA`, `zh-Hant`.
struct LocaleOption {
    /// What it is, in help.
    static let summary = "The locale of texts: de, fr_CA, zh-Hant, ar (right to left)."

    let identifier: String

    init(argument: String) throws {
        let parts = argument.split(whereSeparator: { $0 == "-" || $0 == "_" })
        let isWord = parts.dropFirst().allSatisfy {
            (2...8).contains($0.count) && $0.allSatisfy { $0.isASCII && $0.isLetter || $0.isNumber }
        }
        guard let code = parts.first, Locale.LanguageCode(String(code)).isISOLanguage, isWord else {
            throw ValidationError("write a language, and a script or a country if you like: de, fr_CA, zh-Hant")
        }
        identifier = argument.replacingOccurrences(of: "-", with: "_")
    }
}

/// Pixels to a point, above 0 and up to 16.
struct ScaleOption: CustomStringConvertible {
    var value: Double

    init(value: Double) { self.value = value }

    init(argument: String) throws {
        guard let value = PositiveNumber.value(of: argument), value <= 16 else {
            throw ValidationError("write a number above 0 and up to 16")
        }
        self.init(value: value)
    }

    var description: String { PositiveNumber.text(value) }
}

/// Seconds, above 0 and up to a day.
struct TimeoutOption: CustomStringConvertible {
    var seconds: Double

    init(seconds: Double) { self.seconds = seconds }

    init(argument: String) throws {
        guard let seconds = PositiveNumber.value(of: argument), seconds <= 86400 else {
            throw ValidationError("write seconds, above 0 and up to 86400")
        }
        self.init(seconds: seconds)
    }

    var description: String { PositiveNumber.text(seconds) }
}

/// What bars and notches take of each side, in points: `59,0,34,0`.
struct SafeAreaOption: CustomStringConvertible {
    var insets: EdgeInsets

    init(argument: String) throws {
        let lengths = argument.split(separator: ",", omittingEmptySubsequences: false).compactMap {
            $0.allSatisfy { $0 == "0" } && !$0.isEmpty ? 0 : PositiveNumber.value(of: $0)
        }
        guard lengths.count == 4, argument.filter({ $0 == "," }).count == 3 else {
            throw ValidationError("write TOP,LEADING,BOTTOM,TRAILING in points, as 59,0,34,0")
        }
        insets = EdgeInsets(top: lengths[0], leading: lengths[1], bottom: lengths[2], trailing: lengths[3])
    }

    var description: String {
        [insets.top, insets.leading, insets.bottom, insets.trailing].map { PositiveNumber.text(Double($0)) }
            .joined(separator: ",")
    }
}

enum SchemeOption: String, ExpressibleByArgument, CaseIterable {
    /// What it is, in help.
    static let summary = "light or dark."

    case light, dark
}

enum TextOption: String, ExpressibleByArgument, CaseIterable { case system, fixed }

/// A `DynamicTypeSize` by its name.
struct TypeSizeOption: ExpressibleByArgument {
    /// What it is, in help.
    static let summary = "The text size: xSmall … xxxLarge, accessibility1 … accessibility5."

    var size: DynamicTypeSize

    static var allValueStrings: [String] { DynamicTypeSize.allCases.map { "\($0)" } }
    static var defaultCompletionKind: CompletionKind { .list(allValueStrings) }

    init(_ size: DynamicTypeSize) { self.size = size }

    init?(argument: String) {
        guard let size = DynamicTypeSize.allCases.first(where: { "\($0)" == argument }) else { return nil }
        self.init(size)
    }

    var defaultValueDescription: String { "\(size)" }
}

/// Decimal numbers as people write them in calls: digits and at most one point.
enum PositiveNumber {
    static func value(of text: some StringProtocol) -> Double? {
        guard text.allSatisfy({ $0.isASCII && $0.isNumber || $0 == "." }), let value = Double(text), value > 0,
            value.isFinite
        else { return nil }
        return value
    }

    static func text(_ value: Double) -> String {
        value == value.rounded() && value < 1e15 ? String(Int(value)) : "\(value)"
    }
}

/// What a picture shows where no view is.
enum BackgroundOption: String, ExpressibleByArgument, CaseIterable {
    case page, clear
}

/// The options of commands that draw pictures, which are no screens.
struct PictureOptions: ParsableArguments {
    @Flag(help: "Draws the letters of an SVG as outlines, which look the same where fonts are missing.")
    var outlines = false

    @Option(help: "page (white, or black in dark mode) or clear.")
    var background: BackgroundOption = .page

    func set(_ options: inout ShowOptions) {
        options.hasPage = background == .page
        options.letters = outlines ? .outlines : .text
    }
}
