import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

// What is said of scroll views.

extension View {
    @available(
        *, unavailable, message: "Plumb's semantics tree has no scroll status yet; say it with accessibilityValue(_:)"
    )
    public func accessibilityScrollStatus(_ status: LocalizedStringResource, isEnabled: Bool = true)
        -> ModifiedContent<Self, AccessibilityAttachmentModifier>
    { absent() }
}

extension ModifiedContent where Modifier == AccessibilityAttachmentModifier {
    @available(
        *, unavailable, message: "Plumb's semantics tree has no scroll status yet; say it with accessibilityValue(_:)"
    )
    public func accessibilityScrollStatus(_ status: LocalizedStringResource, isEnabled: Bool = true)
        -> ModifiedContent<Content, Modifier>
    { absent() }
}
