import Foundation
import Testing

@testable import PlumbCore

/// The settings of a world: a variable and a row for each, and nothing else.
@Suite @MainActor
struct WorldTests {
    /// Another value for each setting, as JSON, and what of the environment follows it; nil where the host itself uses
    /// it.
    nonisolated static let others: [(name: String, json: String, inherited: String?)] = [
        ("proposal", "[900,300]", "horizontalSizeClass"), ("displayScale", "3", "displayScale"),
        ("colorScheme", "\"dark\"", "colorScheme"), ("layoutDirection", "\"rightToLeft\"", "layoutDirection"),
        ("dynamicTypeSize", "\"accessibility2\"", "dynamicTypeSize"), ("accessibility", "24", "legibilityWeight"),
        ("locale", "\"de\"", "locale"), ("timeZone", "\"Europe/Berlin\"", "timeZone"),
        ("safeAreaInsets", "[1,2,3,4]", "hasSafeArea"),
        ("horizontalSizeClass", "\"regular\"", "horizontalSizeClass"),
        ("verticalSizeClass", "\"compact\"", "verticalSizeClass"), ("scenePhase", "\"inactive\"", "scenePhase"),
        ("appPhase", "\"inactive\"", "appPhase"),
        ("date", "1000.5", nil), ("system", "\"iOS26\"", nil),
        (
            "device",
            #"{"hasCutout":false,"isTablet":true,"name":"a","orientation":"portrait","safeArea":[0,0,0,0],"scale":2,"screen":[9,8]}"#,
            nil
        ), ("isScreen", "true", nil), ("showsKeyboard", "true", "hasSafeArea"),
    ]

    /// What a host keeps as it was made with.
    private nonisolated static func keeps(_ name: String) -> Bool { ["date", "system"].contains(name) }

    private static func inherited(_ values: EnvironmentValues) -> [String: String] {
        [
            "horizontalSizeClass": "\(String(describing: values.horizontalSizeClass))",
            "verticalSizeClass": "\(String(describing: values.verticalSizeClass))",
            "displayScale": "\(values.displayScale)", "colorScheme": "\(values.colorScheme)",
            "layoutDirection": "\(values.layoutDirection)", "dynamicTypeSize": "\(values.dynamicTypeSize)",
            "legibilityWeight": "\(String(describing: values.legibilityWeight))",
            "locale": values.locale.identifier, "timeZone": values.timeZone.identifier,
            "hasSafeArea": "\(values.hasSafeArea)", "scenePhase": "\(values.scenePhase)",
            "appPhase": "\(String(describing: values.appPhase))",
        ]
    }

    @Test func everyVariableIsARow() {
        let variables = Mirror(reflecting: World.Settings()).children.compactMap(\.label)
        #expect(World.Setting.all.map(\.name) == variables)
        #expect(Self.others.map(\.name) == variables)
    }

    /// The event that sets it, the world's JSON, and the environment of a host all know a setting.
    @Test(arguments: others.indices)
    func aSettingIsKnownEverywhere(index: Int) throws {
        let (name, json, inherited) = Self.others[index]
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
        let object = Data("{\"\(name)\":\(json)}".utf8)
        let change = try JSONDecoder().decode(World.Change.self, from: object)
        #expect(change.names == [name])
        #expect(try encoder.encode(change) == object)
        // The world's JSON.
        var world = World()
        change.apply(to: &world.settings)
        #expect(world.settings != World().settings)
        #expect(try JSONDecoder().decode(World.Settings.self, from: encoder.encode(world.settings)) == world.settings)
        #expect(World.Change(from: World().settings, to: world.settings) == change)
        // A host made with it, and one that it comes to.
        let host = ViewHost(Color.red, in: world)
        let other = ViewHost(Color.red)
        let plain = Self.inherited(other.surroundings)
        if !Self.keeps(name) { #expect(other.apply(.surroundings(change)) == .taken) }
        if let inherited {
            #expect(Self.inherited(host.surroundings)[inherited] != plain[inherited])
            #expect(Self.inherited(host.surroundings) == Self.inherited(other.surroundings))
        }
        #expect(Self.keeps(name) || other.settings == world.settings)
    }

    private struct Page: View {
        @Environment(\.locale) private var locale
        @Environment(\.timeZone) private var timeZone
        @Environment(\.scenePhase) private var scenePhase
        var body: some View {
            VStack(alignment: .leading) {
                Text("\(locale.identifier) \(timeZone.identifier) \(String(describing: scenePhase))")
                HStack {
                    Text("Title").font(.title)
                    Color.primary.frame(width: 7.3, height: 7.3)
                }
                .padding(.leading, 8)
            }
        }
    }

    /// Whatever is set while a view is there, it looks as if it had been so from the start.
    @Test(arguments: others.indices.filter { !keeps(others[$0].name) })
    func aHostLooksAsIfMadeSo(index: Int) throws {
        let object = Data("{\"\(Self.others[index].name)\":\(Self.others[index].json)}".utf8)
        let change = try JSONDecoder().decode(World.Change.self, from: object)
        var world = World(proposal: ProposedViewSize(width: 300, height: 300))
        let host = ViewHost(Page(), in: world)
        if index % 2 == 0 { host.update() }
        host.apply(.surroundings(change))
        change.apply(to: &world.settings)
        #expect(host.dump == ViewHost(Page(), in: world).dump)
    }
}
