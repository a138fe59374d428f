import Foundation

// Scenes and what belongs to them that a window on Linux has not: a use says what to write instead.

@available(*, unavailable, message: "Plumb has no menu bar; write a WindowGroup")
public struct MenuBarExtra<Label: View, Content: View>: PrimitiveScene {
    public init(@ViewBuilder content: () -> Content, @ViewBuilder label: () -> Label) {}
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) where Label == Text {}
    public init(_ titleKey: LocalizedStringKey, systemImage: String, @ViewBuilder content: () -> Content)
    where Label == Text {}
    @MainActor public static func listWindows(of scene: MenuBarExtra, in list: inout SceneWindows) {}
}

@available(
    *, unavailable, message: "there is no AppKit on Linux; do it in the init of the App, or in onAppear of its view"
)
@propertyWrapper
public struct NSApplicationDelegateAdaptor<DelegateType> {
    public init(_ type: DelegateType.Type = DelegateType.self) {}
    public var wrappedValue: DelegateType {
        fatalError("there is no AppKit on Linux; do it in the init of the App, or in onAppear of its view")
    }
}

extension Scene {
    @available(*, unavailable, message: "windows have the title bar of the window system; leave it out")
    public func windowStyle<S>(_ style: S) -> some Scene { self }

    @available(*, unavailable, message: "windows have no toolbar; put the views in a safeAreaInset")
    public func windowToolbarStyle<S>(_ style: S) -> some Scene { self }
}
