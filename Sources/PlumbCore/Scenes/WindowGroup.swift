import Foundation

/// A scene whose windows all show the same view. The first scene of an app opens one when the app starts, `openWindow`
/// opens others.
///
/// The window proposes its size to the content and shows it in its centre. It opens with the size of `defaultSize`,
/// else with that of the command line, else with that of a screen.
public struct WindowGroup<Content: View>: PrimitiveScene {
    private let window: SceneWindow

    private init(_ title: Text?, id: String?, _ content: Content) {
        window = SceneWindow(title: title, id: id, content: { _ in AnyView(content) })
    }

    private init(_ title: Text?, id: String?, making content: @escaping () -> Content) {
        window = SceneWindow(title: title, id: id, content: { _ in AnyView(content()) })
    }

    private init(_ title: Text?, id: String?, for type: Any.Type, _ content: @escaping (AnyHashable?) -> Content) {
        window = SceneWindow(title: title, id: id, valueType: type, content: { AnyView(content($0)) })
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

    /// Windows that show the content, which each of them makes.
    @_disfavoredOverload
    public init(@ViewBuilder makeContent: @escaping () -> Content) { self.init(nil, id: nil, making: makeContent) }
    /// Windows that show the content, which each of them makes, with a name.
    @_disfavoredOverload
    public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) {
        self.init(nil, id: id, making: makeContent)
    }
    /// Windows that show the content, which each of them makes, with a title.
    @_disfavoredOverload
    public init(_ title: Text, @ViewBuilder makeContent: @escaping () -> Content) {
        self.init(title, id: nil, making: makeContent)
    }
    /// Windows that show the content, which each of them makes, with a title and a name.
    @_disfavoredOverload
    public init(_ title: Text, id: String, @ViewBuilder makeContent: @escaping () -> Content) {
        self.init(title, id: id, making: makeContent)
    }
}

/// What a window shows of a value; the window that opens with the app has none, or the default one.
public struct PresentedWindowContent<Data: Decodable & Encodable & Hashable, Content: View>: View {
    @State private var value: Data?
    private let content: (Binding<Data?>) -> Content

    fileprivate init(_ value: AnyHashable?, _ content: @escaping (Binding<Data?>) -> Content) {
        _value = State(initialValue: value?.base as? Data)
        self.content = content
    }

    public var body: some View { content($value) }
}

@MainActor extension WindowGroup {
    private init<D, C>(
        _ title: Text?, id: String?, showing content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title, id: id, for: D.self) { PresentedWindowContent($0, content) }
    }

    private init<D, C>(
        _ title: Text?, id: String?, showing content: @escaping (Binding<D>) -> C, _ defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(title, id: id) { value in
            content(Binding(get: { value.wrappedValue ?? defaultValue() }, set: { value.wrappedValue = $0 }))
        }
    }

    /// Windows that each show a value, or none.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.init(nil, id: nil, showing: content) }

    /// Windows that each show a value, which begins with the default one.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self.init(nil, id: nil, showing: content, defaultValue) }

    /// Windows that each show a value, or none, with a name.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.init(nil, id: id, showing: content) }

    /// Windows that each show a value, which begins with the default one, with a name.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self.init(nil, id: id, showing: content, defaultValue) }

    /// Windows that each show a value, or none, with a title.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        _ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.init(title, id: nil, showing: content) }

    /// Windows that each show a value, which begins with the default one, with a title.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self.init(title, id: nil, showing: content, defaultValue) }

    /// Windows that each show a value, or none, with a title and a name.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        _ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.init(title, id: id, showing: content) }

    /// Windows that each show a value, which begins with the default one, with a title and a name.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self.init(title, id: id, showing: content, defaultValue) }

    /// Windows that each show a value, or none, with a title.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.init(Text(titleKey), id: nil, showing: content) }

    /// Windows that each show a value, which begins with the default one, with a title.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleKey), id: nil, showing: content, defaultValue)
    }

    /// Windows that each show a value, or none, with a title and a name.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.init(Text(titleKey), id: id, showing: content) }

    /// Windows that each show a value, which begins with the default one, with a title and a name.
    public init<D: Decodable & Encodable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> {
        self.init(Text(titleKey), id: id, showing: content, defaultValue)
    }

    /// Windows that each show a value, or none, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
        _ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.init(Text(title), id: nil, showing: content) }

    /// Windows that each show a value, which begins with the default one, with a title.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
        _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self.init(Text(title), id: nil, showing: content, defaultValue) }

    /// Windows that each show a value, or none, with a title and a name.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
        _ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.init(Text(title), id: id, showing: content) }

    /// Windows that each show a value, which begins with the default one, with a title and a name.
    @_disfavoredOverload
    public init<S: StringProtocol, D: Decodable & Encodable & Hashable, C: View>(
        _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self.init(Text(title), id: id, showing: content, defaultValue) }
}

/// A scene with one window.
public struct Window<Content: View>: PrimitiveScene {
    private let window: SceneWindow

    /// One window with a title and a name.
    public init(_ title: Text, id: String, @ViewBuilder content: () -> Content) {
        let content = content()
        window = SceneWindow(title: title, id: id, kind: .single, content: { _ in AnyView(content) })
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

/// The settings of an app: a window that `openSettings` and the key Control-comma open. It is no window that an app
/// begins with. Source: Apple (`Settings`).
public struct Settings<Content: View>: PrimitiveScene {
    private let window: SceneWindow

    /// A window that shows the content.
    public init(@ViewBuilder content: () -> Content) {
        let content = content()
        window = SceneWindow(kind: .settings, content: { _ in AnyView(content) })
    }

    @MainActor public static func listWindows(of scene: Settings, in list: inout SceneWindows) {
        list.windows.append(scene.window)
    }
}
