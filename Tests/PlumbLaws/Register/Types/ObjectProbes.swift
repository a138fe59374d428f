import Foundation
import PlumbCombine
import PlumbCore

/// Objects, tasks, publishers, and what surrounds views.
enum ObjectProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        probes.row("Types", "struct AppStorage<Value> : DynamicProperty") { _ in
            _ = AppStorage<Int>.self
        }
        probes.row("Types", "struct Bindable<Value>") { _ in
            _ = Bindable<ProbeModel>.self
        }
        probes.row("Types", "struct Binding<Value>") { _ in
            _ = Binding<Int>.self
        }
        probes.row("Types", "protocol DynamicProperty") { _ in
            _ = (any DynamicProperty).self
        }
        probes.row(
            "Types", "struct EnvironmentObject<ObjectType> : DynamicProperty where ObjectType : ObservableObject"
        ) { _ in
            _ = EnvironmentObject<ProbeObject>.self
        }
        probes.row("Types", "struct Namespace : DynamicProperty") { _ in
            _ = Namespace.self
        }
        probes.row("Types", "struct ObservedObject<ObjectType> : DynamicProperty where ObjectType : ObservableObject") {
            _ in
            _ = ObservedObject<ProbeObject>.self
        }
        probes.row("Types", "struct OpenURLAction") { _ in
            _ = OpenURLAction.self
        }
        probes.row("Types", "struct ScaledMetric<Value> : DynamicProperty where Value : BinaryFloatingPoint") { _ in
            _ = ScaledMetric<Double>.self
        }
        probes.row("Types", "struct SceneStorage<Value> : DynamicProperty") { _ in
            _ = SceneStorage<Int>.self
        }
        probes.row("Types", "struct State<Value> : DynamicProperty") { _ in
            _ = State<Int>.self
        }
        probes.row("Types", "struct StateObject<ObjectType> : DynamicProperty where ObjectType : ObservableObject") {
            _ in
            _ = StateObject<ProbeObject>.self
        }
        probes.row("Types", "enum UserInterfaceSizeClass : Sendable") { _ in
            _ = UserInterfaceSizeClass.self
        }
        probes.row("EnvironmentObject", "init()") { _ in
            _ = EnvironmentObject<ProbeObject>()
        }
        probes.row("EnvironmentObject", "struct Wrapper") { _ in
            _ = EnvironmentObject<ProbeObject>.Wrapper.self
        }
        probes.row("ObservedObject", "init(wrappedValue: ObjectType)") { _ in
            _ = ObservedObject(wrappedValue: ProbeObject())
        }
        probes.row("ObservedObject", "init(initialValue: ObjectType)") { _ in
            _ = ObservedObject(initialValue: ProbeObject())
        }
        probes.row("ObservedObject", "struct Wrapper") { _ in
            _ = ObservedObject<ProbeObject>.Wrapper.self
        }
        probes.row("ObservedObject", "var projectedValue: ObservedObject<ObjectType>.Wrapper { get }") { _ in
            _ = ObservedObject(wrappedValue: ProbeObject()).projectedValue
        }
        probes.row("ObservedObject", "var wrappedValue: ObjectType") { _ in
            _ = ObservedObject(wrappedValue: ProbeObject()).wrappedValue
        }
        probes.row(
            "ObservedObject.Wrapper",
            "subscript<Subject>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>) -> Binding<Subject> { get }"
        ) { _ in
            let value: Binding<Int> = ObservedObject(wrappedValue: ProbeObject()).projectedValue.count
            _ = value
        }
        probes.row("StateObject", "init(wrappedValue thunk: @autoclosure @escaping () -> ObjectType)") { _ in
            _ = StateObject(wrappedValue: ProbeObject())
        }
        probes.row("StateObject", "var projectedValue: ObservedObject<ObjectType>.Wrapper { get }") { _ in
            _ = StateObject(wrappedValue: ProbeObject()).projectedValue
        }
        probes.row("StateObject", "var wrappedValue: ObjectType { get }") { _ in
            _ = StateObject(wrappedValue: ProbeObject()).wrappedValue
        }
        probes.row("ScaledMetric", "init(wrappedValue: Value)") { _ in
            _ = ScaledMetric(wrappedValue: 1.0)
        }
        probes.row("ScaledMetric", "init(wrappedValue: Value, relativeTo textStyle: Font.TextStyle)") { _ in
            _ = ScaledMetric(wrappedValue: 1.0, relativeTo: .title)
        }
        probes.row("ScaledMetric", "var wrappedValue: Value { get }") { _ in
            _ = ScaledMetric(wrappedValue: 1.0).wrappedValue
        }
        probes.row("Namespace", "init()") { _ in
            _ = Namespace()
        }
        probes.row("Namespace", "struct ID : Hashable") { _ in
            _ = Namespace.ID.self
        }
        probes.row("Namespace", "var wrappedValue: Namespace.ID { get }") { _ in
            _ = Namespace().wrappedValue
        }
        probes.row("OpenURLAction", "init(handler: @escaping (URL) -> OpenURLAction.Result)") { _ in
            _ = OpenURLAction { _ in .handled }
        }
        probes.row("OpenURLAction", "struct Result") { _ in
            _ = OpenURLAction.Result.self
        }
        probes.row("OpenURLAction", "func callAsFunction(_ url: URL)") { _ in
            OpenURLAction { _ in .handled }(URL(fileURLWithPath: "/"))
        }
        probes.row("OpenURLAction", "func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void)")
        { _ in
            OpenURLAction { _ in .handled }(URL(fileURLWithPath: "/")) { _ in }
        }
        probes.row("OpenURLAction.Result", "static let handled: OpenURLAction.Result") { _ in
            let value: OpenURLAction.Result = .handled
            _ = value
        }
        probes.row("OpenURLAction.Result", "static let discarded: OpenURLAction.Result") { _ in
            let value: OpenURLAction.Result = .discarded
            _ = value
        }
        probes.row("OpenURLAction.Result", "static let systemAction: OpenURLAction.Result") { _ in
            let value: OpenURLAction.Result = .systemAction
            _ = value
        }
        probes.row("OpenURLAction.Result", "static func systemAction(_ url: URL) -> OpenURLAction.Result") { _ in
            _ = OpenURLAction.Result.systemAction(URL(fileURLWithPath: "/"))
        }
        probes.row("UserInterfaceSizeClass", "case compact") { _ in
            _ = UserInterfaceSizeClass.compact
        }
        probes.row("UserInterfaceSizeClass", "case regular") { _ in
            _ = UserInterfaceSizeClass.regular
        }
        probes.row("UserInterfaceSizeClass", "UserInterfaceSizeClass : Hashable") { c in
            c.isHashable(UserInterfaceSizeClass.self)
        }
        probes.row("EnvironmentValues", "var calendar: Calendar { get set }") { _ in
            _ = EnvironmentValues().calendar
        }
        probes.row("EnvironmentValues", "var timeZone: TimeZone { get set }") { _ in
            _ = EnvironmentValues().timeZone
        }
        probes.row("EnvironmentValues", "var horizontalSizeClass: UserInterfaceSizeClass? { get set }") { _ in
            _ = EnvironmentValues().horizontalSizeClass
        }
        probes.row("EnvironmentValues", "var verticalSizeClass: UserInterfaceSizeClass? { get set }") { _ in
            _ = EnvironmentValues().verticalSizeClass
        }
        probes.row("EnvironmentValues", "var openURL: OpenURLAction { get set }") { _ in
            _ = EnvironmentValues().openURL
        }
    }
}

final class ProbeObject: ObservableObject {
    @MainActor static let shared = ProbeObject()
    @Published var count = 0
}
