import Foundation
import PlumbCore

/// Something about a layout that is not what its author can have wanted, or that has no effect.
package struct Finding: Sendable {
    package var rule: LintRule
    /// The view that it is about.
    package var view: Int
    /// What is the case, why, and the numbers: one or two sentences.
    package var message: String
    /// Another view that has a part in it.
    package var culprit: Int?
    /// The axis of the length that it is about, where it is about one.
    package var axis: Axis?
    /// What would help; the first one that does is told.
    package var remedies: [Remedy]
    /// What came of the remedy that helps: filled in when it was tried.
    package var tried: TriedRemedy?
    /// Where it is in the source, if that is not the view's place.
    package var point: SourcePoint?

    package init(_ rule: LintRule, _ view: Int, _ message: String, culprit: Int? = nil, remedies: [Remedy] = []) {
        self.rule = rule
        self.view = view
        self.message = message
        self.culprit = culprit
        self.remedies = remedies
    }
}

/// A change to the code that may help, and how to try it on what is laid out.
package struct Remedy: Sendable {
    /// Code to be written after a view, or in place of an argument.
    package var code: String
    /// The view after which the code is written.
    package var view: Int
    /// Where the code goes.
    package var placement: Placement
    /// The same change on what is laid out.
    package var edits: [LayoutEdit]
    /// What has come of it, as the end of a sentence that begins with the code; nil where it does not help.
    package var outcome: @Sendable (_ before: RecordedLayout, _ after: RecordedLayout) -> String?

    package enum Placement: String, Sendable, Codable {
        /// A modifier after the view and all its modifiers.
        case after
        /// An argument of the view's own call.
        case argument
        /// Too large a change for one place: told, not written.
        case elsewhere
    }

    package init(
        _ code: String, on view: Int, _ placement: Placement = .after, _ edits: [LayoutEdit],
        outcome: @escaping @Sendable (_ before: RecordedLayout, _ after: RecordedLayout) -> String?
    ) {
        self.code = code
        self.view = view
        self.placement = placement
        self.edits = edits
        self.outcome = outcome
    }
}

/// A remedy that was tried, and does what its sentence says.
package struct TriedRemedy: Sendable {
    package var remedy: Remedy
    /// "`.layoutPriority(1)` on the text: one line, 120 × 20."
    package var text: String
    /// The frames of the views that it moves, from the page's top left corner.
    package var moved: [Int: CGRect]
}
