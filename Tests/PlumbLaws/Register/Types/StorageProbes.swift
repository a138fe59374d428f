import Foundation
import PlumbCore

/// Stored values.
enum StorageProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        probes.row(
            "AppStorage", "init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Bool"
        ) { _ in
            _ = AppStorage<Bool>(wrappedValue: true, "a")
        }
        probes.row(
            "AppStorage", "init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Int"
        ) { _ in
            _ = AppStorage<Int>(wrappedValue: 1, "a")
        }
        probes.row(
            "AppStorage", "init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Double"
        ) { _ in
            _ = AppStorage<Double>(wrappedValue: 1, "a")
        }
        probes.row(
            "AppStorage", "init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == String"
        ) { _ in
            _ = AppStorage<String>(wrappedValue: "a", "a")
        }
        probes.row(
            "AppStorage", "init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == URL"
        ) { _ in
            _ = AppStorage<URL>(wrappedValue: URL(fileURLWithPath: "/"), "a")
        }
        probes.row(
            "AppStorage", "init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value == Data"
        ) { _ in
            _ = AppStorage<Data>(wrappedValue: Data(), "a")
        }
        probes.row(
            "AppStorage",
            "init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value : RawRepresentable, Value.RawValue == Int"
        ) { _ in
            _ = AppStorage(wrappedValue: ProbeInt.a, "a")
        }
        probes.row(
            "AppStorage",
            "init(wrappedValue: Value, _ key: String, store: UserDefaults? = nil) where Value : RawRepresentable, Value.RawValue == String"
        ) { _ in
            _ = AppStorage(wrappedValue: ProbeString.a, "a")
        }
        probes.row("AppStorage", "init(_ key: String, store: UserDefaults? = nil) where Value == Bool?") { _ in
            _ = AppStorage<Bool?>("a", store: .standard)
        }
        probes.row("AppStorage", "init(_ key: String, store: UserDefaults? = nil) where Value == Int?") { _ in
            _ = AppStorage<Int?>("a", store: .standard)
        }
        probes.row("AppStorage", "init(_ key: String, store: UserDefaults? = nil) where Value == Double?") { _ in
            _ = AppStorage<Double?>("a", store: .standard)
        }
        probes.row("AppStorage", "init(_ key: String, store: UserDefaults? = nil) where Value == String?") { _ in
            _ = AppStorage<String?>("a", store: .standard)
        }
        probes.row("AppStorage", "init(_ key: String, store: UserDefaults? = nil) where Value == URL?") { _ in
            _ = AppStorage<URL?>("a", store: .standard)
        }
        probes.row("AppStorage", "init(_ key: String, store: UserDefaults? = nil) where Value == Data?") { _ in
            _ = AppStorage<Data?>("a", store: .standard)
        }
        probes.row(
            "AppStorage",
            "init<R>(_ key: String, store: UserDefaults? = nil) where Value == R?, R : RawRepresentable, R.RawValue == String"
        ) { _ in
            _ = AppStorage<ProbeString?>("a")
        }
        probes.row(
            "AppStorage",
            "init<R>(_ key: String, store: UserDefaults? = nil) where Value == R?, R : RawRepresentable, R.RawValue == Int"
        ) { _ in
            _ = AppStorage<ProbeInt?>("a")
        }
        probes.row("AppStorage", "var projectedValue: Binding<Value> { get }") { _ in
            let value: Binding<Int> = AppStorage(wrappedValue: 1, "a").projectedValue
            _ = value
        }
        probes.row("AppStorage", "var wrappedValue: Value { get set }") { _ in
            _ = AppStorage(wrappedValue: 1, "SignatureTests").wrappedValue
        }
        probes.row("SceneStorage", "init(wrappedValue: Value, _ key: String) where Value == Bool") { _ in
            _ = SceneStorage<Bool>(wrappedValue: true, "a")
        }
        probes.row("SceneStorage", "init(wrappedValue: Value, _ key: String) where Value == Int") { _ in
            _ = SceneStorage<Int>(wrappedValue: 1, "a")
        }
        probes.row("SceneStorage", "init(wrappedValue: Value, _ key: String) where Value == Double") { _ in
            _ = SceneStorage<Double>(wrappedValue: 1, "a")
        }
        probes.row("SceneStorage", "init(wrappedValue: Value, _ key: String) where Value == String") { _ in
            _ = SceneStorage<String>(wrappedValue: "a", "a")
        }
        probes.row("SceneStorage", "init(wrappedValue: Value, _ key: String) where Value == URL") { _ in
            _ = SceneStorage<URL>(wrappedValue: URL(fileURLWithPath: "/"), "a")
        }
        probes.row("SceneStorage", "init(wrappedValue: Value, _ key: String) where Value == Data") { _ in
            _ = SceneStorage<Data>(wrappedValue: Data(), "a")
        }
        probes.row(
            "SceneStorage",
            "init(wrappedValue: Value, _ key: String) where Value : RawRepresentable, Value.RawValue == Int"
        ) { _ in
            _ = SceneStorage(wrappedValue: ProbeInt.a, "a")
        }
        probes.row(
            "SceneStorage",
            "init(wrappedValue: Value, _ key: String) where Value : RawRepresentable, Value.RawValue == String"
        ) { _ in
            _ = SceneStorage(wrappedValue: ProbeString.a, "a")
        }
        probes.row("SceneStorage", "init(_ key: String) where Value == Bool?") { _ in
            _ = SceneStorage<Bool?>("a")
        }
        probes.row("SceneStorage", "init(_ key: String) where Value == Int?") { _ in
            _ = SceneStorage<Int?>("a")
        }
        probes.row("SceneStorage", "init(_ key: String) where Value == Double?") { _ in
            _ = SceneStorage<Double?>("a")
        }
        probes.row("SceneStorage", "init(_ key: String) where Value == String?") { _ in
            _ = SceneStorage<String?>("a")
        }
        probes.row("SceneStorage", "init(_ key: String) where Value == URL?") { _ in
            _ = SceneStorage<URL?>("a")
        }
        probes.row("SceneStorage", "init(_ key: String) where Value == Data?") { _ in
            _ = SceneStorage<Data?>("a")
        }
        probes.row(
            "SceneStorage", "init<R>(_ key: String) where Value == R?, R : RawRepresentable, R.RawValue == String"
        ) { _ in
            _ = SceneStorage<ProbeString?>("a")
        }
        probes.row("SceneStorage", "init<R>(_ key: String) where Value == R?, R : RawRepresentable, R.RawValue == Int")
        { _ in
            _ = SceneStorage<ProbeInt?>("a")
        }
        probes.row("SceneStorage", "var projectedValue: Binding<Value> { get }") { _ in
            let value: Binding<Int> = SceneStorage(wrappedValue: 1, "a").projectedValue
            _ = value
        }
        probes.row("SceneStorage", "var wrappedValue: Value { get set }") { _ in
            _ = SceneStorage(wrappedValue: 1, "SignatureTests").wrappedValue
        }
    }
}

enum ProbeInt: Int { case a }
enum ProbeString: String { case a }
