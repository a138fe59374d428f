import Foundation
import PlumbLayout

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
final class IdentifierRole: BoxRole {
    let identifier: String
    init(_ identifier: String) { self.identifier = identifier }
}

extension View {
    /// Names the view for tests and tools. Size and place are the view's.
    public func accessibilityIdentifier(_ identifier: String) -> some View {
        modifier(AccessibilityIdentifierModifier(identifier: identifier))
    }
}
