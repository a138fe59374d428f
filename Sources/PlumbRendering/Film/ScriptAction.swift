import Foundation

/// Something that is done to a view at a time, as `plumb render --tap save@0.5` says it.
package struct ScriptAction: Codable, Sendable {
    /// Where a finger comes down.
    package enum Target: Codable, Sendable, Equatable {
        /// In points of the root view.
        case point(x: Double, y: Double)
        /// The centre of the first view with the accessibility identifier, where it is at that time.
        case identifier(String)
        /// Where the first element with the label is activated, where it is at that time.
        case label(String)
    }

    package enum Kind: Codable, Sendable, Equatable {
        /// Down and up at once.
        case tap(Target)
        /// Down, sixty moves a second along a straight line, and up at the end.
        case drag(from: Target, to: Target, duration: Double)
        /// A turn of the wheel; in points, positive shows what lies further to the right and further down.
        case scroll(Target, x: Double, y: Double)
        /// Typed at once.
        case type(String)
    }

    package var kind: Kind
    /// Seconds after the view appeared.
    package var time: Double
    /// How the call says it, for sentences.
    package var source: String

    package init(_ kind: Kind, time: Double, source: String) {
        self.kind = kind
        self.time = time
        self.source = source
    }

    /// When it is over.
    package var end: Double {
        if case .drag(_, _, let duration) = kind { return time + duration }
        return time
    }
}

/// One sentence that says why something can't be done to a view.
package struct ScriptError: Error, CustomStringConvertible {
    package let description: String

    package init(description: String) { self.description = description }
}
