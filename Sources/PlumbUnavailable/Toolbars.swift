import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
public protocol CustomizableToolbarContent: ToolbarContent where Self.Body: CustomizableToolbarContent {

}

@available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
public protocol ToolbarContent {
    associatedtype Body: ToolbarContent = Never
    @ToolbarContentBuilder var body: Self.Body { get }
}

@available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
public struct ToolbarCommands: Commands {
    public init() { absent() }
    public var body: some Commands { absent() }
}

@available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
@resultBuilder public struct ToolbarContentBuilder {
    public static func buildBlock<Content>(_ content: Content) -> some ToolbarContent where Content: ToolbarContent {
        absent()
    }
    public static func buildBlock<Content>(_ content: Content) -> some CustomizableToolbarContent
    where Content: CustomizableToolbarContent { absent() }
    public static func buildExpression<Content>(_ content: Content) -> Content where Content: ToolbarContent {
        absent()
    }
    public static func buildExpression<Content>(_ content: Content) -> Content
    where Content: CustomizableToolbarContent { absent() }
    public static func buildIf<Content>(_ content: Content?) -> Content? where Content: ToolbarContent { absent() }
    public static func buildIf<Content>(_ content: Content?) -> Content? where Content: CustomizableToolbarContent {
        absent()
    }
    public static func buildLimitedAvailability<Content>(_ content: Content) -> some ToolbarContent
    where Content: ToolbarContent { absent() }
    public static func buildLimitedAvailability<Content>(_ content: Content) -> some CustomizableToolbarContent
    where Content: CustomizableToolbarContent { absent() }
}

@available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
public struct ToolbarCustomizationBehavior: Sendable {
    public static var `default`: ToolbarCustomizationBehavior { absent() }
    public static var disabled: ToolbarCustomizationBehavior { absent() }
    public static var reorderable: ToolbarCustomizationBehavior { absent() }
}

@available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
public struct ToolbarCustomizationOptions: OptionSet, Sendable {
    public init(rawValue: Int) { absent() }
    public static var alwaysAvailable: ToolbarCustomizationOptions { absent() }
    public typealias ArrayLiteralElement = ToolbarCustomizationOptions
    public typealias Element = ToolbarCustomizationOptions
    public typealias RawValue = Int
    public var rawValue: Int {
        get { absent() }
        set { absent() }
    }
}

@available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
public struct ToolbarItem<ID, Content>: ToolbarContent where Content: View {
    public init(id: String, placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content)
    where ID == String { absent() }
    public init(
        id: String, placement: ToolbarItemPlacement = .automatic, showsByDefault: Bool,
        @ViewBuilder content: () -> Content
    ) where ID == String { absent() }
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) where ID == () {
        absent()
    }
}

@available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
extension ToolbarItem: CustomizableToolbarContent where ID == String {

}

@available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
extension ToolbarItem: Identifiable where ID: Hashable {

}

@available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
public struct ToolbarItemGroup<Content>: ToolbarContent where Content: View {
    public init(placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> Content) { absent() }
    public init<C, L>(
        placement: ToolbarItemPlacement = .automatic, @ViewBuilder content: () -> C, @ViewBuilder label: () -> L
    ) where Content == LabeledToolbarItemGroupContent<C, L>, C: View, L: View { absent() }
}

@available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
public struct ToolbarItemPlacement {
    public init<ID>(id: ID) where ID: Hashable { absent() }
    public static var automatic: ToolbarItemPlacement { absent() }
    public static var bottomBar: ToolbarItemPlacement { absent() }
    public static var cancellationAction: ToolbarItemPlacement { absent() }
    public static var confirmationAction: ToolbarItemPlacement { absent() }
    public static var destructiveAction: ToolbarItemPlacement { absent() }
    public static var keyboard: ToolbarItemPlacement { absent() }
    public static var navigation: ToolbarItemPlacement { absent() }
    public static var navigationBarLeading: ToolbarItemPlacement { absent() }
    public static var navigationBarTrailing: ToolbarItemPlacement { absent() }
    public static var primaryAction: ToolbarItemPlacement { absent() }
    public static var principal: ToolbarItemPlacement { absent() }
    public static var secondaryAction: ToolbarItemPlacement { absent() }
    public static var status: ToolbarItemPlacement { absent() }
    public static var largeSubtitle: ToolbarItemPlacement { absent() }
    public static var largeTitle: ToolbarItemPlacement { absent() }
    public static var subtitle: ToolbarItemPlacement { absent() }
    public static var title: ToolbarItemPlacement { absent() }
    public static var topBarLeading: ToolbarItemPlacement { absent() }
    public static var topBarTrailing: ToolbarItemPlacement { absent() }
}

@available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
public struct ToolbarPlacement {
    public init<ID>(id: ID) where ID: Hashable { absent() }
    public static var automatic: ToolbarPlacement { absent() }
    public static var bottomBar: ToolbarPlacement { absent() }
    public static var navigationBar: ToolbarPlacement { absent() }
    public static var tabBar: ToolbarPlacement { absent() }
}

@available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
public struct ToolbarRole: Sendable {
    public static var automatic: ToolbarRole { absent() }
    public static var browser: ToolbarRole { absent() }
    public static var editor: ToolbarRole { absent() }
    public static var navigationStack: ToolbarRole { absent() }
}

@available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
public struct ToolbarTitleDisplayMode {
    public static var automatic: ToolbarTitleDisplayMode { absent() }
    public static var inline: ToolbarTitleDisplayMode { absent() }
    public static var inlineLarge: ToolbarTitleDisplayMode { absent() }
    public static var large: ToolbarTitleDisplayMode { absent() }
}

@available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
public struct ToolbarTitleMenu<Content>: ToolbarContent, CustomizableToolbarContent where Content: View {
    public init() where Content == EmptyView { absent() }
    public init(@ViewBuilder content: () -> Content) { absent() }
}

@available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
public struct LabeledToolbarItemGroupContent<Content, Label>: View where Content: View, Label: View {
    public var body: some View { absent() }
}

@available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
public struct ToolbarSpacer: ToolbarContent, CustomizableToolbarContent {
    public init(_ sizing: SpacerSizing = .flexible, placement: ToolbarItemPlacement = .automatic) { absent() }
}

@available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
public struct DefaultToolbarItem: ToolbarContent, CustomizableToolbarContent {
    public init(kind: ToolbarDefaultItemKind, placement: ToolbarItemPlacement = .automatic) { absent() }
}

@available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
public struct SpacerSizing: Hashable, Sendable {
    public static var fixed: SpacerSizing { absent() }
    public static var flexible: SpacerSizing { absent() }
}

@available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
public struct ToolbarDefaultItemKind: Hashable, Sendable {
    public static var search: ToolbarDefaultItemKind { absent() }
    public static var sidebarToggle: ToolbarDefaultItemKind { absent() }
    public static var title: ToolbarDefaultItemKind { absent() }
}

@available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
public struct SearchToolbarBehavior: Hashable, Sendable {
    public static var automatic: SearchToolbarBehavior { absent() }
    public static var minimize: SearchToolbarBehavior { absent() }
}

@available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
public struct SearchPresentationToolbarBehavior: Hashable, Sendable {
    public static var automatic: SearchPresentationToolbarBehavior { absent() }
    public static var avoidHidingContent: SearchPresentationToolbarBehavior { absent() }
}
