import Foundation
import PlumbControls
import PlumbCore

/// A gap between items of a bar: what stands on both sides of it is on panes of glass of its own.
public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
    private let placement: ToolbarItemPlacement
    private let isFlexible: Bool

    /// - Parameters:
    ///   - sizing: whether it takes what is left of a bar at the bottom, or is as wide as the platform's gap.
    ///   - placement: where the items are that it parts.
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) {
        self.placement = placement
        isFlexible = sizing == .flexible
    }

    public var body: some CustomizableToolbarContent { ToolbarBreak(placement, isFlexible: isFlexible) }
}

/// How wide a spacer is.
public struct SpacerSizing: Hashable, Sendable {
    private let name: String

    /// It takes what is left.
    public static let flexible = SpacerSizing(name: "flexible")
    /// As wide as the platform's gap.
    public static let fixed = SpacerSizing(name: "fixed")
}

extension ToolbarContent {
    /// Whether the items stand on a pane of glass that they share with others; hidden for none.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some ToolbarContent {
        GroundedToolbar(self, hasGround: visibility != .hidden)
    }
}

extension CustomizableToolbarContent {
    /// Whether the items stand on a pane of glass that they share with others; hidden for none.
    public func sharedBackgroundVisibility(_ visibility: Visibility) -> some CustomizableToolbarContent {
        GroundedToolbar(self, hasGround: visibility != .hidden)
    }
}
