import Foundation

/// What somebody does to an element.
public struct AccessibilityActionKind: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
        case standard(String)
        case named(Text)
    }
    private let kind: Kind

    /// Acts on the element, as a tap does: "activate".
    public static let `default` = AccessibilityActionKind(kind: .standard("activate"))
    /// Leaves what is shown: "escape".
    public static let escape = AccessibilityActionKind(kind: .standard("escape"))
    /// What is most important just now: "magicTap".
    public static let magicTap = AccessibilityActionKind(kind: .standard("magicTap"))

    private init(kind: Kind) { self.kind = kind }
    /// Something that has a name of its own.
    public init(named name: Text) { kind = .named(name) }

    /// Whether both are the same.
    public static func == (a: AccessibilityActionKind, b: AccessibilityActionKind) -> Bool { a.kind == b.kind }

    func name(in values: EnvironmentValues) -> String {
        switch kind {
        case .standard(let name): name
        case .named(let text): text.spoken(in: values)
        }
    }
}

/// Which way a value goes.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// Up.
    case increment
    /// Down.
    case decrement
}

/// How deep a heading stands.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    /// A heading without a level.
    case unspecified
    /// The title of everything.
    case h1
    /// A heading below the title.
    case h2
    /// A heading of the third level.
    case h3
    /// A heading of the fourth level.
    case h4
    /// A heading of the fifth level.
    case h5
    /// A heading of the sixth level.
    case h6
}

/// What a view is in a pair of a label and what it stands for.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    /// The label.
    case label
    /// What it stands for.
    case content
}

/// What kind of text a view shows.
public struct AccessibilityTextContentType: Sendable {
    let name: String

    /// Any text.
    public static let plain = AccessibilityTextContentType(name: "plain")
    /// What a machine prints, and what it is told.
    public static let console = AccessibilityTextContentType(name: "console")
    /// Files and folders.
    public static let fileSystem = AccessibilityTextContentType(name: "fileSystem")
    /// Messages.
    public static let messaging = AccessibilityTextContentType(name: "messaging")
    /// A book or an article.
    public static let narrative = AccessibilityTextContentType(name: "narrative")
    /// Source code.
    public static let sourceCode = AccessibilityTextContentType(name: "sourceCode")
    /// Cells of a table of numbers.
    public static let spreadsheet = AccessibilityTextContentType(name: "spreadsheet")
    /// A document that is written.
    public static let wordProcessing = AccessibilityTextContentType(name: "wordProcessing")
}

/// A gesture that makes something larger or smaller.
public struct AccessibilityZoomGestureAction {
    /// Larger or smaller.
    public enum Direction: Hashable, Sendable {
        /// Larger.
        case zoomIn
        /// Smaller.
        case zoomOut
    }

    /// Larger or smaller.
    public let direction: Direction
    /// Where in the view, from 0 to 1.
    public let location: UnitPoint
    /// Where on the page, in points.
    public let point: CGPoint
}

/// How fingers act on a view directly.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    /// One bit an option.
    public let rawValue: UInt
    /// - Parameter rawValue: one bit an option.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The view is activated first.
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1 << 0)
    /// Nothing is spoken when a finger comes down.
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1 << 1)

    /// The names of the options, always in the same order.
    var names: [String] {
        [("requiresActivation", Self.requiresActivation), ("silentOnTouch", Self.silentOnTouch)]
            .filter { contains($0.1) }.map(\.0)
    }
}

/// What a piece of information beside label and value is known by.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
    let label: Text
    let id: String?

    /// - Parameters:
    ///   - label: what is said before the value.
    ///   - id: what tells it from others.
    public init(_ label: Text, id: String) {
        self.label = label
        self.id = id
    }

    /// - Parameters:
    ///   - labelKey: what is said before the value.
    ///   - id: what tells it from others.
    public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

    /// - Parameter labelKey: what is said before the value.
    public init(_ labelKey: LocalizedStringKey) {
        label = Text(labelKey)
        id = nil
    }

    /// Whether both are the same piece.
    public static func == (a: AccessibilityCustomContentKey, b: AccessibilityCustomContentKey) -> Bool {
        a.id != nil || b.id != nil ? a.id == b.id : a.label == b.label
    }
}

/// A piece of information beside label and value.
public enum AXCustomContent {
    /// Whether it is told with label and value, or when somebody asks.
    public enum Importance: UInt, Sendable {
        /// When somebody asks.
        case `default`
        /// With label and value.
        case high
    }
}
