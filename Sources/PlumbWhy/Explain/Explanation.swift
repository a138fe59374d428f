import Foundation
import PlumbCore

/// Why a view is as large as it is, and stands where it stands.
package struct Explanation: Sendable {
    /// One of its questions, answered.
    package struct Cause: Sendable {
        package enum Question: String, Sendable, Codable { case width, height, place, row }

        package var of: Question
        /// The step of the rule that decides.
        package var rule: LayoutPage.Step
        /// The steps of all its sentences, in their order.
        package var steps: [LayoutPage.Step]
        /// One or more sentences.
        package var text: String
        /// The numbers in them, by what they are.
        package var numbers: [(name: String, value: CGFloat)]
    }

    package var view: Int
    package var causes: [Cause] = []

    /// - Parameter depth: how many causes of causes are told; 2 unless all are asked for.
    package init(of view: Int, in layout: RecordedLayout, depth: Int = 2) {
        self.view = view
        let reasons = Reasons(layout, view)
        for axis in [Axis.horizontal, .vertical] {
            add(reasons.length(view, axis, depth: depth), axis == .horizontal ? .width : .height)
        }
        add([reasons.drawn(view), reasons.place(view)].compactMap(\.self), .place)
        add(reasons.row(view).map { [$0] } ?? [], .row)
    }

    private mutating func add(_ sentences: [Reasons.Sentence], _ question: Cause.Question) {
        guard let last = sentences.last else { return }
        causes.append(
            Cause(
                of: question, rule: last.step, steps: sentences.flatMap(\.steps),
                text: sentences.map(\.text).joined(separator: " "), numbers: sentences.flatMap(\.numbers)))
    }
}
