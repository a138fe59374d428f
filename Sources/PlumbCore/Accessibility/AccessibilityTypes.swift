import Foundation

/// An action on an element.
public struct AccessibilityActionKind: Equatable, Sendable {
    private enum Kind: Equatable, Sendable {
        case standard(String)
        case named(Text)
    }
    private let kind: Kind

    /// Activates the element, as a tap does: "activate".
    public static let `default` = AccessibilityActionKind(kind: .standard("activate"))
    /// Dismisses the current content: "escape".
    public static let escape = AccessibilityActionKind(kind: .standard("escape"))
    /// The most important action at the moment: "magicTap".
    public static let magicTap = AccessibilityActionKind(kind: .standard("magicTap"))

    private init(kind: Kind) { self.kind = kind }
    /// An action with a name.
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

/// The direction in which a value is adjusted.
public enum AccessibilityAdjustmentDirection: Hashable, Sendable {
    /// To a larger value.
    case increment
    /// To a smaller value.
    case decrement
}

/// The level of a heading.
public enum AccessibilityHeadingLevel: UInt, Hashable, Sendable {
    /// A heading without a level.
    case unspecified
    /// The title of the page.
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

/// The role of a view in a pair of a label and its content.
public enum AccessibilityLabeledPairRole: Hashable, Sendable {
    /// The label.
    case label
    /// The content.
    case content
}

/// What kind of text a view shows.
public struct AccessibilityTextContentType: Sendable {
    let name: String

    /// Any text.
    public static let plain = AccessibilityTextContentType(name: "plain")
    /// Terminal input and output.
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
    /// A document in a word processor.
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

/// How touches reach a view directly while a screen reader is on.
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    /// One bit for each option.
    public let rawValue: UInt
    /// - Parameter rawValue: one bit for each option.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The view must be activated first.
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 1 << 0)
    /// A touch does not make the screen reader speak.
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1 << 1)

    /// The names of the options, always in the same order.
    var names: [String] {
        [("requiresActivation", Self.requiresActivation), ("silentOnTouch", Self.silentOnTouch)]
            .filter { contains($0.1) }.map(\.0)
    }
}

/// The label and the id of custom content.
public struct AccessibilityCustomContentKey: Equatable, Sendable {
    let label: Text
    let id: String?

    /// - Parameters:
    ///   - label: what is read before the value.
    ///   - id: identifies the content.
    public init(_ label: Text, id: String) {
        self.label = label
        self.id = id
    }

    /// - Parameters:
    ///   - labelKey: what is read before the value.
    ///   - id: identifies the content.
    public init(_ labelKey: LocalizedStringKey, id: String) { self.init(Text(labelKey), id: id) }

    /// - Parameter labelKey: what is read before the value.
    public init(_ labelKey: LocalizedStringKey) {
        label = Text(labelKey)
        id = nil
    }

    /// Whether both have the same id.
    public static func == (a: AccessibilityCustomContentKey, b: AccessibilityCustomContentKey) -> Bool {
        a.id != nil || b.id != nil ? a.id == b.id : a.label == b.label
    }
}

/// Information in addition to label and value.
public enum AXCustomContent {
    /// Whether it is read with label and value, or on request.
    public enum Importance: UInt, Sendable {
        /// On request.
        case `default`
        /// With label and value.
        case high
    }
}
