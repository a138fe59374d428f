import PlumbLayout

/// A modifier that changes what was found in its view, for those who can't see it. Size, place and picture are the
/// view's.
protocol AccessibilityReader: MemberModifier {
    /// Changes what was found in the view.
    @MainActor func read(_ found: inout AccessibilityPass.Found, at id: NodeID, in pass: AccessibilityPass)
}

extension AccessibilityReader {
    @MainActor static func makeNodes<C: View>(of modifier: Self, content: C, in builder: GraphBuilder) {
        let scope = builder.open(Self.self)
        _ = builder.keepObject(AccessibilityReaderNode(modifier)) { $0.modifier = modifier }
        builder.add(content)
        builder.close(scope)
    }
}

/// Keeps the modifier as it was given last.
private final class AccessibilityReaderNode<Modifier: AccessibilityReader>: AccessibilityObject {
    var modifier: Modifier

    init(_ modifier: Modifier) {
        self.modifier = modifier
        super.init()
    }

    override func read(_ found: inout AccessibilityPass.Found, at id: NodeID, in pass: AccessibilityPass) {
        modifier.read(&found, at: id, in: pass)
    }
}
