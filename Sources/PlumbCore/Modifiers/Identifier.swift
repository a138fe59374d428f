import Foundation

/// Names a view for tests and tools: `plumb layout` reports the frame of the view this is put on. Size and place are the view's.
public struct AccessibilityIdentifierModifier: MemberModifier {
    let identifier: String

    @MainActor public static func makeNodes<C: View>(
        of modifier: AccessibilityIdentifierModifier, content: C, in builder: GraphBuilder
    ) {
        builder.addWrapper(
            AccessibilityIdentifierModifier.self, BoxParameters(.forward), role: IdentifierRole(modifier.identifier),
            content: content)
    }
}

/// A box whose frame is reported by name.
private final class IdentifierRole: BoxRole {
    private let name: String
    init(_ name: String) { self.name = name }
    override var identifier: String? { name }
}

extension View {
    /// Names the view for tests and tools. Size and place are the view's.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(AccessibilityIdentifierModifier(identifier: identifier))
    }
}
