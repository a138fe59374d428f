import PlumbLayout

/// What is said of a view for those who can't see it: label, value, traits, actions and the like. Size, place and
/// picture are the view's.
public struct AccessibilityAttachmentModifier: MemberModifier {
    /// Few views have one, and it is long.
    private final class Storage {
        var properties: AccessibilityProperties
        init(_ properties: AccessibilityProperties) { self.properties = properties }
    }

    /// An identifier alone, as most views that have anything have: values that say the same are the same bytes, and no
    /// body is evaluated for them.
    private let identifier: String?
    /// All that is said; nil for an identifier alone.
    private let storage: Storage?

    var properties: AccessibilityProperties {
        if let storage { return storage.properties }
        var properties = AccessibilityProperties()
        properties.isNamed = true
        properties.identifier = identifier
        return properties
    }

    nonisolated init(identifier: String) {
        self.identifier = identifier
        storage = nil
    }

    nonisolated init(_ change: (inout AccessibilityProperties) -> Void) {
        var properties = AccessibilityProperties()
        change(&properties)
        identifier = nil
        storage = Storage(properties)
    }

    /// The same, and more: of what both say, the later is the outer one.
    nonisolated func with(_ change: (inout AccessibilityProperties) -> Void) -> AccessibilityAttachmentModifier {
        var properties = properties
        change(&properties)
        return AccessibilityAttachmentModifier { $0 = properties }
    }

    @MainActor public static func makeNodes<C: View>(
        of modifier: AccessibilityAttachmentModifier, content: C, in builder: GraphBuilder
    ) {
        // A name is reported with the frame of a box. Whether there is one depends on the source alone.
        let scope =
            modifier.properties.isNamed
            ? builder.openBox(
                AccessibilityIdentifierModifier.self, BoxParameters(.forward),
                role: IdentifierRole(modifier.properties))
            : builder.open(AccessibilityAttachmentModifier.self)
        _ = builder.keepObject(AttachmentNode(modifier)) { $0.modifier = modifier }
        builder.add(content)
        builder.close(scope)
    }
}

/// The tag of the nodes of views with a name.
private enum AccessibilityIdentifierModifier {}

/// A box whose frame is reported by name.
final class IdentifierRole: BoxRole {
    /// The outermost first; none where the name is not in force.
    let names: [String]

    init(_ properties: AccessibilityProperties) {
        names = (properties.innerNames + [properties.identifier].compactMap(\.self)).reversed()
    }

    /// The outermost name.
    var identifier: String? { names.first }
}

private final class AttachmentNode: AccessibilityObject {
    var modifier: AccessibilityAttachmentModifier

    init(_ modifier: AccessibilityAttachmentModifier) {
        self.modifier = modifier
        super.init()
    }

    override func read(_ found: inout AccessibilityPass.Found, at id: NodeID, in pass: AccessibilityPass) {
        modifier.properties.apply(to: &found, at: id, in: pass)
    }
}

extension View {
    /// Says something of the view.
    func attaching(
        _ change: (inout AccessibilityProperties) -> Void
    ) -> ModifiedContent<Self, AccessibilityAttachmentModifier> {
        modifier(AccessibilityAttachmentModifier(change))
    }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    /// Says something more of the view.
    nonisolated func attaching(
        _ change: (inout AccessibilityProperties) -> Void
    ) -> ModifiedContent<Content, Modifier> {
        var view = self
        view.modifier = modifier.with(change)
        return view
    }
}
