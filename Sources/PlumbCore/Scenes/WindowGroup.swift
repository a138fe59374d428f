import Foundation

/// A scene whose windows all show the same view. Plumb opens one of them.
///
/// The window proposes its size to the content and shows it in its centre. It opens with the size of `defaultSize`,
/// else with that of the command line, else with that of a screen.
public struct WindowGroup<Content: View>: PrimitiveScene {
    private let window: SceneWindow

    private init(_ title: Text?, id: String?, _ content: Content) {
        window = SceneWindow(title: title, id: id, content: AnyView(content))
    }

    @MainActor public static func listWindows(of scene: WindowGroup, in list: inout SceneWindows) {
        list.windows.append(scene.window)
    }

    /// Windows that show the content.
    public init(@ViewBuilder content: () -> Content) { self.init(nil, id: nil, content()) }
    /// Windows that show the content, with a name.
    public init(id: String, @ViewBuilder content: () -> Content) { self.init(nil, id: id, content()) }

    /// Windows that show the content with a title.
    public init(_ title: Text, @ViewBuilder content: () -> Content) { self.init(title, id: nil, content()) }
    /// Windows that show the content with a title.
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: nil, content())
    }
    /// Windows that show the content with a title.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, @ViewBuilder content: () -> Content) {
        self.init(Text(title), id: nil, content())
    }

    /// Windows that show the content, with a title and a name.
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        self.init(title, id: id, content())
    }
    /// Windows that show the content, with a title and a name.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content())
    }
    /// Windows that show the content, with a title and a name.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(title), id: id, content())
    }
}

/// What a window shows of a value; the window that opens with the app has none, or the default one.
public struct PresentedWindowContent<Data: Decodable & Encodable & Hashable, Content: View>: View {
    @State private var value: Data?
    private let content: (Binding<Data?>) -> Content

    fileprivate init(_ content: @escaping (Binding<Data?>) -> Content) { self.content = content }

    public var body: some View { content($value) }
}

@MainActor extension WindowGroup {
    private static func presenting<D, C>(
        _ content: @escaping (Binding<D?>) -> C
    ) -> PresentedWindowContent<D, C> { PresentedWindowContent(content) }

    private static func presenting<D, C>(
        _ content: @escaping (Binding<D>) -> C, _ defaultValue: @escaping () -> D
    ) -> PresentedWindowContent<D, C> {
        PresentedWindowContent { value in
            content(Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
        }
    }

    /// Windows that each show a value, or none.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.init(nil, id: nil, Self.presenting(content)) }

    /// Windows that each show a value, or none, with a name.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.init(nil, id: id, Self.presenting(content)) }

    /// Windows that each show a value, or none, with a title.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.init(Text(titleKey), id: nil, Self.presenting(content)) }

    /// Windows that each show a value, which begins with the default one.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, id: nil, Self.presenting(content, defaultValue))
    }

    /// Windows that each show a value, which begins with the default one, with a name.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(nil, id: id, Self.presenting(content, defaultValue))
    }
}

/// A scene with one window.
public struct Window<Content: View>: PrimitiveScene {
    private let window: SceneWindow

    /// One window with a title and a name.
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        window = SceneWindow(title: title, id: id, content: AnyView(content()))
    }
    /// One window with a title and a name.
    public init(_ titleKey: LocalizedStringKey, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(titleKey), id: id, content: content)
    }
    /// One window with a title and a name.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, id: String, @ViewBuilder content: () -> Content) {
        self.init(Text(title), id: id, content: content)
    }

    @MainActor public static func listWindows(of scene: Window, in list: inout SceneWindows) {
        list.windows.append(scene.window)
    }
}
