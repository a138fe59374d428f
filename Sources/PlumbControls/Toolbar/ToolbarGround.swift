import PlumbCore

/// A gap in a bar: what follows stands apart from what is before.
package struct ToolbarBreak: CustomizableToolbarContent {
    private let placement: ToolbarItemPlacement
    private let isFlexible: Bool
    /// What it is made of: nothing else.
    public typealias Body = Never

    package init(_ placement: ToolbarItemPlacement, isFlexible: Bool) {
        self.placement = placement
        self.isFlexible = isFlexible
    }
}

extension ToolbarBreak: PrimitiveToolbarContent {
    func add(to entries: inout ToolbarEntries) {
        entries.add(ToolbarEntry(placement: placement, view: AnyView(EmptyView()), gap: isFlexible ? .wide : .narrow))
    }
}

/// Items of a bar that stand on glass, or on none.
package struct GroundedToolbar<Content: ToolbarContent>: ToolbarContent {
    private let content: Content
    private let hasGround: Bool
    /// What it is made of: nothing else.
    public typealias Body = Never

    package init(_ content: Content, hasGround: Bool) {
        self.content = content
        self.hasGround = hasGround
    }
}

extension GroundedToolbar: CustomizableToolbarContent where Content: CustomizableToolbarContent {}

extension GroundedToolbar: PrimitiveToolbarContent {
    func add(to entries: inout ToolbarEntries) {
        entries.change {
            $0.hasGround = hasGround
        } of: {
            $0.add(content)
        }
    }
}
