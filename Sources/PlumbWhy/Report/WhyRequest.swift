import Foundation
import PlumbCore

/// What is to be said of a view.
package struct WhyRequest: Codable, Sendable {
    /// Which of the views in it are explained.
    package enum Target: Codable, Sendable, Equatable {
        /// None: the tree, and the findings.
        case tree
        /// Those with an `accessibilityIdentifier`.
        case identifier(String)
        /// Those written on a line, or at a column of it, counted from 1.
        case line(Int, column: Int?)
        /// The innermost one at a point of the page, in points from its top left corner.
        case point(x: Double, y: Double)
        /// All.
        case all
    }

    package var target: Target
    /// Whether causes are told up to the page, not two deep.
    package var isFull = false
    /// Whether it is told what the updates did.
    package var hasUpdates = false
    /// Whether the events and the picture come with it, for a page.
    package var isPage = false
    /// Rules that are looked for only by name.
    package var optionalRules: [LintRule.ID] = []

    package init(_ target: Target) { self.target = target }
}

/// What is known of a view that was laid out: its views, why they stand where they stand, and what is odd about them.
package struct WhyReport: Codable, Sendable {
    /// A view or modifier of the user's.
    package struct View: Codable, Sendable {
        package var id: Int
        package var parent: Int?
        /// The type as it is written: `HStack`, `.frame`.
        package var name: String
        /// What it is called in sentences: `Text “Hello”`.
        package var title: String
        package var identifier: String?
        /// The view of the user's in whose body it was written.
        package var body: String?
        package var rule: TracedView.Rule
        package var isModifier: Bool
        /// A part of a view of Plumb's own.
        package var isInside: Bool
        /// From the page's top left corner: x, y, width, height; nil where it has no place.
        package var frame: [Double]?
        package var because: [Because] = []
        /// Indices into the report's findings.
        package var findings: [Int] = []
        package var at: SourcePosition?
        /// Where views and modifiers were written that have no place of their own and stand for this one.
        package var around: [SourcePosition] = []
    }

    package struct Because: Codable, Sendable {
        package var of: Explanation.Cause.Question
        package var rule: String
        /// The steps of all its sentences: page and number.
        package var steps: [String]
        package var text: String
        package var numbers: [String: Double]
    }

    package struct Finding: Codable, Sendable {
        package var rule: LintRule.ID
        package var severity: LintRule.Severity
        package var view: Int
        package var message: String
        package var culprit: Int?
        /// The axis of the length that it is about, where it is about one.
        package var axis: Axis.RawValue?
        package var tried: Tried?
        /// Where it is in the source, if that is not the view's place.
        package var at: SourcePosition?
        /// How many views of its line have it, where the line makes more than one.
        package var views: Int?
    }

    /// A rule at a place in the source: told once, however many views the place makes.
    package struct Line: Hashable, Sendable {
        package var rule: LintRule.ID
        package var axis: Axis.RawValue?
        package var at: SourcePosition
    }

    /// A remedy that was tried.
    package struct Tried: Codable, Sendable {
        package var text: String
        package var code: String
        /// The view after which, or in whose call, the code is written.
        package var view: Int
        package var placement: Remedy.Placement
        /// The frames of views that it moves, by their numbers.
        package var frames: [Int: [Double]]
    }

    /// What an update did.
    package struct Update: Codable, Sendable {
        /// Something that bodies read was changed.
        package struct Change: Codable, Sendable {
            package enum What: String, Codable, Sendable { case state, object, observable, other }

            package var what: What
            package var view: String?
            /// A property's name, or an object's type.
            package var name: String?
            package var value: String?
            package var before: String?
            /// Where it was written; nil where no line of the user's did.
            package var at: SourcePosition?
            package var readers: Int
        }

        /// A body was evaluated.
        package struct Body: Codable, Sendable {
            package var view: String
            package enum Reason: String, Codable, Sendable { case appeared, read, given, around }

            package var reason: Reason
            /// For `read`, the changes by their indices; for `given`, none.
            package var changes: [Int] = []
            /// For `given`, the properties that differ.
            package var properties: [String] = []
            package var hasOnlyClosures: Bool
            /// Whether it made, byte for byte, what it had made before.
            package var isSame: Bool
            package var at: SourcePosition?
        }

        /// A property of a view began, was kept, was lost, or was given a value that does not count.
        package struct State: Codable, Sendable {
            package var view: String
            package var name: String
            package var fate: TracedUpdate.State.Fate
            package var value: String?
            package var given: String?
            package var at: SourcePosition?
        }

        /// Seconds after the view appeared.
        package var time: Double
        package var isFirst: Bool
        package var isAnimated: Bool
        package var changes: [Change]
        package var bodies: [Body]
        package var states: [State]
        /// How many views of each type were looked at and not evaluated.
        package var skipped: [String: Int]
    }

    package var name: String
    package var size: [Double]
    package var views: [View]
    package var findings: [Finding]
    /// The views that were asked for, in the order of the tree.
    package var chosen: [Int]
    /// Where that was asked for.
    package var updates: [Update]?
}

/// A place in a file of the user's.
package struct SourcePosition: Codable, Sendable, Hashable, Comparable, CustomStringConvertible {
    package var file: String
    /// From 1.
    package var line: Int
    /// From 1; 0 where it is not known.
    package var column: Int

    package init(file: String, line: Int, column: Int) {
        self.file = file
        self.line = line
        self.column = column
    }

    package var description: String { column > 0 ? "\(file):\(line):\(column)" : "\(file):\(line)" }

    package static func < (a: SourcePosition, b: SourcePosition) -> Bool {
        (a.file, a.line, a.column) < (b.file, b.line, b.column)
    }
}
