import Foundation
import PlumbCore

/// Why a view is as large as it is, and stands where it stands.
package struct Explanation: Sendable {
    /// One of its questions, answered.
    package struct Cause: Sendable {
        package enum Question: String, Sendable { case width, height, place }

        package var of: Question
        /// The rule that decides, by the page that states it and the number of the step: `HStack.5`.
        package var rule: String
        /// The steps of all its sentences, in their order.
        package var steps: [String]
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
            var sentences: [Reasons.Sentence] = []
            reasons.length(view, axis, depth: depth, &sentences)
            guard let first = sentences.last else { continue }
            causes.append(
                Cause(
                    of: axis == .horizontal ? .width : .height, rule: first.rule, steps: sentences.flatMap(\.steps),
                    text: sentences.map(\.text).joined(separator: " "), numbers: sentences.flatMap(\.numbers)))
        }
        if let place = reasons.place(view) {
            causes.append(
                Cause(of: .place, rule: place.rule, steps: place.steps, text: place.text, numbers: place.numbers))
        }
    }
}

/// Finds the sentences. Causes come before what they lead to.
struct Reasons {
    struct Sentence {
        var rule: String
        var text: String
        var numbers: [(name: String, value: CGFloat)] = []
        /// Other steps that it tells of.
        var others: [String] = []
        var steps: [String] { others + [rule] }
    }

    let layout: RecordedLayout
    let words: Words
    /// The view that is explained: "this text" in sentences about what is around it.
    let subject: Int

    init(_ layout: RecordedLayout, _ subject: Int) {
        self.layout = layout
        words = Words(layout)
        self.subject = subject
    }

    func n(_ value: CGFloat) -> String { Words.number(value) }

    /// A view in a sentence about the one that is explained.
    func the(_ view: Int) -> String {
        if layout.subject(view) == subject {
            if layout.isComposite(subject) { return "this \(words.name(subject))" }
            let name = words.the(subject)
            return name.hasPrefix("the text “") ? "this text" : name.replacingOccurrences(of: "the ", with: "this ")
        }
        return words.the(layout.subject(view))
    }

    static func isNear(_ a: CGFloat, _ b: CGFloat) -> Bool { abs(a - b) < 0.05 }

    /// The page of the rules that a view has.
    func page(_ view: Int) -> String {
        guard let name = layout[view]?.name else { return "Layout" }
        if layout.isComposite(view) { return "README" }
        switch name {
        case "FrameModifier": return "Frame"
        case "FlexibleFrameModifier": return "FlexibleFrame"
        case "PaddingModifier": return "Padding"
        case "FixedSizeModifier": return "FixedSize"
        case "AspectRatioModifier": return "AspectRatio"
        case "PositionModifier": return "Position"
        case "LayersModifier": return "Overlay"
        case "AlignmentGuideModifier": return "AlignmentGuide"
        case "LazyHStack": return "LazyVStack"
        case "LazyHGrid": return "LazyVGrid"
        case "root", "Screen": return "SafeArea"
        case "ContainerRelativeFrameModifier": return "ContainerRelativeFrame"
        case "OffsetModifier": return "Offset"
        default: break
        }
        switch layout.rule(view) {
        case "stack": return layout.parameters(view).axis == .vertical ? "VStack" : "HStack"
        case "zStack": return "ZStack"
        case "viewport": return "ScrollView"
        case "reader": return "GeometryReader"
        case "viewThatFits": return "ViewThatFits"
        case "spacer": return "Spacer"
        case "divider": return "Divider"
        case "measured": return layout.parameters(view).text == nil ? "Layout" : "Text"
        case "custom": return layout.tracks(view) == nil ? "Layout" : "Grid"
        case "ignoreSafeArea": return "SafeArea"
        // What has no page of its own: leaves, and modifiers that only draw.
        default: return "README"
        }
    }
}
