import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics
import PlumbUIKit

@available(*, unavailable, message: "nothing wakes a program on Linux; run it, and use a task")
public struct BackgroundTask<Request, Response>: Sendable {
    public static func appRefresh(_ identifier: String) -> BackgroundTask<Void, Void> { absent() }
    public static func urlSession(_ identifier: String) -> BackgroundTask<Void, Void> { absent() }
    public static func urlSession(matching: @escaping @Sendable (String) -> Bool) -> BackgroundTask<String, Void> {
        absent()
    }
    public static var appRefresh: BackgroundTask<String?, Void> { absent() }
    public static var bluetoothAlert: BackgroundTask<Void, Void> { absent() }
    public static var intentDidRun: BackgroundTask<Void, Void> { absent() }
    public static var relevantShortcut: BackgroundTask<Void, Void> { absent() }
    public static var urlSession: BackgroundTask<String, Void> { absent() }
    public static var watchConnectivity: BackgroundTask<Void, Void> { absent() }
}

@available(*, unavailable, message: "Plumb opens one window; show the other view in it")
public struct DismissWindowAction {
    public func callAsFunction() { absent() }
    public func callAsFunction(id: String) { absent() }
    public func callAsFunction<D>(id: String, value: D) where D: Decodable, D: Encodable, D: Hashable { absent() }
    public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable { absent() }
}

@available(*, unavailable, message: "Plumb opens one window; show the other view in it")
public struct OpenWindowAction {
    public func callAsFunction(id: String) { absent() }
    public func callAsFunction<D>(id: String, value: D) where D: Decodable, D: Encodable, D: Hashable { absent() }
    public func callAsFunction<D>(value: D) where D: Decodable, D: Encodable, D: Hashable { absent() }
}

extension Scene {
    @available(*, unavailable, message: "nothing wakes a program on Linux; run it, and use a task")
    public func backgroundTask<D, R>(_ task: BackgroundTask<D, R>, action: @escaping @Sendable (D) async -> R)
        -> some Scene where D: Sendable, R: Sendable
    { self }

    @available(*, unavailable, message: "Plumb hands scenes no values; set this on the view of the WindowGroup")
    public func defaultAppStorage(_ store: UserDefaults) -> some Scene { self }

    @available(*, unavailable, message: "Plumb hands scenes no values; set this on the view of the WindowGroup")
    public func environmentObject<T>(_ object: T) -> some Scene where T: ObservableObject { self }

    @available(*, unavailable, message: "Plumb hands scenes no values; set this on the view of the WindowGroup")
    public func persistentSystemOverlays(_ preferredVisibility: Visibility) -> some Scene { self }
}

extension View {
    @available(*, unavailable, message: "nothing opens windows from outside on Linux; leave it out")
    public func onContinueUserActivity(_ activityType: String, perform action: @escaping (NSUserActivity) -> ())
        -> some View
    { absent() }

    @available(*, unavailable, message: "nothing opens windows from outside on Linux; leave it out")
    public func userActivity<P>(_ activityType: String, element: P?, _ update: @escaping (P, NSUserActivity) -> ())
        -> some View
    { absent() }

    @available(*, unavailable, message: "nothing opens windows from outside on Linux; leave it out")
    public func userActivity(_ activityType: String, isActive: Bool = true, _ update: @escaping (NSUserActivity) -> ())
        -> some View
    { absent() }

    @available(*, unavailable, message: "nothing opens windows from outside on Linux; leave it out")
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View { absent() }
}

extension Scene {
    @available(*, unavailable, message: "nothing opens windows from outside on Linux; leave it out")
    public func handlesExternalEvents(matching conditions: Set<String>) -> some Scene { self }
}

extension WindowGroup {
    @available(*, unavailable, message: "Plumb opens one window; show the other view in it")
    public init<D, C>(_ title: Text, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
    where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View { absent() }

    @available(*, unavailable, message: "Plumb opens one window; show the other view in it")
    public init<S, D, C>(_ title: S, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
    where Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Decodable, D: Encodable, D: Hashable, C: View {
        absent()
    }

    @available(*, unavailable, message: "Plumb opens one window; show the other view in it")
    public init<D, C>(
        _ title: Text, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View { absent() }

    @available(*, unavailable, message: "Plumb opens one window; show the other view in it")
    public init<D, C>(
        _ titleKey: LocalizedStringKey, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View { absent() }

    @available(*, unavailable, message: "Plumb opens one window; show the other view in it")
    public init<S, D, C>(
        _ title: S, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    )
    where Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Decodable, D: Encodable, D: Hashable, C: View {
        absent()
    }

    @available(*, unavailable, message: "Plumb opens one window; show the other view in it")
    public init<D, C>(_ title: Text, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
    where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View { absent() }

    @available(*, unavailable, message: "Plumb opens one window; show the other view in it")
    public init<D, C>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View { absent() }

    @available(*, unavailable, message: "Plumb opens one window; show the other view in it")
    public init<S, D, C>(_ title: S, id: String, for type: D.Type, @ViewBuilder content: @escaping (Binding<D?>) -> C)
    where Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Decodable, D: Encodable, D: Hashable, C: View {
        absent()
    }

    @available(*, unavailable, message: "Plumb opens one window; show the other view in it")
    public init<D, C>(
        _ title: Text, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View { absent() }

    @available(*, unavailable, message: "Plumb opens one window; show the other view in it")
    public init<D, C>(
        _ titleKey: LocalizedStringKey, id: String, for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C, defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C>, D: Decodable, D: Encodable, D: Hashable, C: View { absent() }

    @available(*, unavailable, message: "Plumb opens one window; show the other view in it")
    public init<S, D, C>(
        _ title: S, id: String, for type: D.Type = D.self, @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    )
    where Content == PresentedWindowContent<D, C>, S: StringProtocol, D: Decodable, D: Encodable, D: Hashable, C: View {
        absent()
    }

    @available(*, unavailable, message: "Plumb opens one window; show the other view in it")
    public init(_ title: Text, id: String, @ViewBuilder makeContent: @escaping () -> Content) { absent() }

    @available(*, unavailable, message: "Plumb opens one window; show the other view in it")
    public init(_ title: Text, @ViewBuilder makeContent: @escaping () -> Content) { absent() }

    @available(*, unavailable, message: "Plumb opens one window; show the other view in it")
    public init(id: String, @ViewBuilder makeContent: @escaping () -> Content) { absent() }

    @available(*, unavailable, message: "Plumb opens one window; show the other view in it")
    public init(@ViewBuilder makeContent: @escaping () -> Content) { absent() }
}

extension EnvironmentValues {
    @available(*, unavailable, message: "Plumb opens one window; show the other view in it")
    public var dismissWindow: DismissWindowAction { absent() }

    @available(*, unavailable, message: "Plumb opens one window; show the other view in it")
    public var openWindow: OpenWindowAction { absent() }

    @available(*, unavailable, message: "Plumb opens one window; show the other view in it")
    public var supportsMultipleWindows: Bool { absent() }
}
