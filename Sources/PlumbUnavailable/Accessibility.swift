import PlumbCore

// What the semantics tree does not have: a use says what to write instead.

/// Charts are described by Apple's framework Accessibility.
@available(
    *, unavailable, message: "Plumb has no chart descriptions yet; say what the chart shows with accessibilityLabel"
)
public protocol AXChartDescriptorRepresentable {}

/// Not on iOS.
@available(*, unavailable, message: "Plumb has no quick actions of watches; write accessibilityAction")
public protocol AccessibilityQuickActionStyle {}

extension View {
    @available(
        *, unavailable, message: "Plumb has no chart descriptions yet; say what the chart shows with accessibilityLabel"
    )
    public func accessibilityChartDescriptor<R: AXChartDescriptorRepresentable>(_ representable: R) -> some View {
        self
    }

    @available(*, unavailable, message: "Plumb has no quick actions of watches; write accessibilityAction")
    public func accessibilityQuickAction<Style: AccessibilityQuickActionStyle, Content: View>(
        style: Style, @ViewBuilder content: () -> Content
    ) -> some View { self }
}
