import Foundation

/// What a screen reader, a test or a script knows of a part of the picture: one element of the semantics tree.
package struct AccessibilityNode: Sendable, Equatable, Identifiable {
    /// Stays the same while the view lives; when it has gone, another view may get it.
    package var id: UInt64
    /// What the element is.
    package var label: String?
    /// What it holds now.
    package var value: String?
    /// What happens when somebody acts on it.
    package var hint: String?
    /// Its name for tests.
    package var identifier: String?
    package var traits: AccessibilityTraits = []
    /// As it is shown now, in points from the root view's top left corner.
    package var frame: CGRect
    /// What can be done: "activate", "increment", "decrement", "escape", "magicTap", "scrollUp" and the like, or the
    /// name of an action.
    package var actions: [String] = []
    package var isFocused = false
    package var isEnabled = true
    /// The content of a text that can be edited.
    package var text: String?
    /// The values that `number` can have.
    package var range: ClosedRange<Double>?
    package var number: Double?
    /// What it shows of itself beside this.
    package var details = AccessibilityDetails()
    /// The elements of a group, in reading order.
    package var children: [AccessibilityNode] = []

    package init(id: UInt64, frame: CGRect = .zero) {
        self.id = id
        self.frame = frame
    }
}

/// What few elements have.
package struct AccessibilityDetails: Sendable, Equatable {
    /// A piece of information that is not part of label or value.
    package struct Content: Sendable, Equatable {
        package var label: String
        package var value: String
        package var isImportant: Bool
    }

    /// A place in the element that something is dragged from or dropped on.
    package struct DragPoint: Sendable, Equatable {
        /// From 0 to 1 in both directions.
        package var point: CGPoint
        package var description: String
    }

    /// A list of places to go to.
    package struct Rotor: Sendable, Equatable {
        package var label: String
        package var entries: [String]
    }

    /// What a text that can be edited is.
    package struct Field: Sendable, Equatable {
        /// Its characters are nobody's business.
        package var isSecure: Bool
        package var isMultiline: Bool
        /// In characters; where nothing is selected, both ends are where the caret stands.
        package var selection: Range<Int>
        /// What a keyboard on the screen is asked for, by SwiftUI's names: "keyboardType", "textContentType",
        /// "submitLabel", "autocapitalization", "autocorrectionDisabled". What nobody has said is not there.
        package var requests: [Request] = []

        package struct Request: Sendable, Equatable {
            package var name: String
            package var value: String
        }
    }

    /// What a toggle is; the value that it has by itself is the same in a word.
    package enum Toggle: String, Sendable, Equatable {
        case off = "0"
        case on = "1"
        case mixed
    }

    package var field: Field?
    /// What it is if it is a toggle of ours, whatever its value says.
    package var toggle: Toggle?
    /// A group of elements rather than an element.
    package var isGroup = false
    /// What somebody may say to mean the element.
    package var inputLabels: [String] = []
    /// What is shown in a field without text.
    package var placeholder: String?
    /// The level of a heading, 1 to 6.
    package var headingLevel: Int?
    /// Where a tap for "activate" goes, in points of the root view; nil for the middle of the frame.
    package var activationPoint: CGPoint?
    package var customContent: [Content] = []
    package var textContentType: String?
    /// Whether somebody who can't see may act on it, as far as it was said.
    package var respondsToUserInteraction: Bool?
    package var allowsDirectTouch = false
    /// What happens when a finger comes down on it: "requiresActivation", "silentOnTouch".
    package var directTouchOptions: [String] = []
    package var dragPoints: [DragPoint] = []
    package var dropPoints: [DragPoint] = []
    package var rotors: [Rotor] = []
    /// Higher ones are read first.
    package var sortPriority = 0.0
    /// Elements with the same name belong together though they stand apart.
    package var linkedGroup: String?
    /// What it says larger while a finger rests on it.
    package var largeContent: String?
    /// How it is to be spoken.
    package var speech: [String] = []

    package init() {}
}

extension AccessibilityNode {
    /// The element and all below it, in reading order.
    package var all: [AccessibilityNode] { [self] + children.flatMap(\.all) }

    /// Where a tap for "activate" goes.
    package var activationPoint: CGPoint { details.activationPoint ?? CGPoint(x: frame.midX, y: frame.midY) }
}

extension AccessibilityNode: CustomStringConvertible {
    /// The element on one line, as goldens have it: `"label" = "value" [traits] {actions} #identifier`.
    package var line: String {
        var words = ["\"\(label ?? "")\""]
        if let value { words.append("= \"\(value)\"") }
        if !traits.isEmpty { words.append("[\(traits.names.joined(separator: " "))]") }
        if !actions.isEmpty { words.append("{\(actions.joined(separator: ", "))}") }
        if let identifier { words.append("#\(identifier)") }
        if !isEnabled { words.append("disabled") }
        if isFocused { words.append("focused") }
        return words.joined(separator: " ")
    }

    /// The element and all below it, a line each, those in a group two spaces further in.
    package var lines: [String] { [line] + children.flatMap { $0.lines.map { "  " + $0 } } }

    package var description: String { lines.joined(separator: "\n") }
}
