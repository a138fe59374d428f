/// One view of a list, where it stands in the list and with all that the list gives it; the others are not made.
///
/// Each view of `previews` is a preview of its own, and inherits what modifiers of the whole say.
package struct PreviewMember<List: View>: PrimitiveView {
    private let list: List
    private let choice: PreviewChoice

    package init(_ choice: PreviewChoice, of list: List) {
        self.list = list
        self.choice = choice
    }

    @MainActor package static var arity: Arity { .optional }

    @MainActor package static func makeNodes(of view: PreviewMember, in builder: GraphBuilder) {
        builder.addMembers(of: view.list, modifier: ChosenMember(choice: view.choice))
    }
}

/// Which view of a list is shown.
@MainActor
package final class PreviewChoice {
    /// From 0; nil for all, to learn their names.
    let index: Int?
    /// How many views the list has had so far, shown or not.
    package fileprivate(set) var count = 0
    /// What the views of the list are called; nothing where one of them is chosen.
    package fileprivate(set) var names: [String?] = []

    package init(index: Int?) { self.index = index }
}

private struct ChosenMember: MemberModifier {
    let choice: PreviewChoice

    @MainActor static func makeNodes<C: View>(of modifier: ChosenMember, content: C, in builder: GraphBuilder) {
        let scope = builder.open(ChosenMember.self)
        let number: Int
        if let kept = builder.keptObject(as: MemberNumber.self) {
            // A part of the list is walked over again by itself.
            number = kept.number
        } else {
            number = modifier.choice.count
            modifier.choice.count += 1
            builder.graph.setObject(MemberNumber(number), of: builder.node)
        }
        if modifier.choice.index == nil, number == modifier.choice.names.count {
            // Each asks for itself.
            let request = builder.graph.previewRequest
            builder.graph.previewRequest = PreviewRequest()
            builder.add(content)
            modifier.choice.names.append(builder.graph.previewRequest.name)
            builder.graph.previewRequest = request
        } else if number == modifier.choice.index {
            builder.add(content)
        }
        builder.close(scope)
    }
}

private final class MemberNumber: NodeObject {
    let number: Int
    init(_ number: Int) { self.number = number }
}
