import Foundation
import PlumbCore
import PlumbGraphics
import PlumbPlatform
import Testing

@testable import PlumbControls

/// What a world's system does.
@MainActor
@Suite struct SystemTests {
    private func host<V: View>(_ view: V, _ system: SystemVersion, width: CGFloat = 390) -> ViewHost {
        var world = World(proposal: ProposedViewSize(width: width, height: 844))
        world.system = system
        return ViewHost(view, in: world)
    }

    private struct Numbers: View {
        @Environment(\.platform) private var platform

        var body: some View {
            Color.red.frame(width: CGFloat(platform.metrics.switchWidth), height: 1).accessibilityIdentifier("a")
        }
    }

    @Test func viewsReadItsNumbers() {
        #expect(host(Numbers(), .iOS17).frame("a")?[2] == 51)
        #expect(host(Numbers(), .iOS26).frame("a")?[2] == 63)
    }

    @Test func aSystemIsFoundByItsNumber() {
        #expect(SystemVersion.allCases.map(\.number) == [17, 26])
        #expect(SystemVersion(number: 26) == .iOS26)
        #expect(SystemVersion(number: 18) == nil)
    }

    /// What a host is made with stays: half of it would look like one system, and half like the other.
    @Test func aHostKeepsItsSystem() {
        let host = host(Numbers(), .iOS17)
        let answer = host.apply(.surroundings(World.Change(\.system, .iOS26)))
        guard case .refused(let sentence) = answer else {
            Issue.record("it has taken another system")
            return
        }
        #expect(sentence == "a host keeps the system that it was made with; make another host for another look")
        #expect(host.settings.system == .iOS17)
        #expect(host.frame("a")?[2] == 51)
    }

    /// It is written down with the other settings; where it is missing, as in files of earlier versions, it is 17.
    @Test func itIsWrittenDown() throws {
        var settings = World.Settings()
        settings.system = .iOS26
        let data = try JSONEncoder().encode(settings)
        #expect(String(decoding: data, as: UTF8.self).contains("\"system\":\"iOS26\""))
        #expect(try JSONDecoder().decode(World.Settings.self, from: data).system == .iOS26)
        #expect(try JSONDecoder().decode(World.Settings.self, from: Data("{}".utf8)).system == .iOS17)
        #expect(throws: (any Error).self) {
            try JSONDecoder().decode(World.Settings.self, from: Data("{\"system\":\"iOS12\"}".utf8))
        }
    }

    // MARK: Bars

    /// Items that follow each other share a pane of glass, unless a gap parts them; what confirms has one of its own.
    @Test func itemsShareAPane() throws {
        let view = NavigationStack {
            Color.white.navigationBarTitleDisplayMode(.inline).toolbar {
                ToolbarItem { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a") }
                ToolbarItem { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b") }
                ToolbarBreak(.automatic, isFlexible: false)
                ToolbarItem { Color.red.frame(width: 20, height: 20).accessibilityIdentifier("c") }
                ToolbarItem(placement: .confirmationAction) {
                    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("d")
                }
            }
        }
        let host = host(view, .iOS26)
        let middles = try ["a", "b", "c", "d"].map { name in
            let frame = try #require(host.frame(name))
            return frame[0] + frame[2] / 2
        }
        // Squares of 44 beside each other, and 8 between two panes, from 374 on.
        #expect(middles == [204, 248, 300, 352])
        // Beside what blurs the edge of the screen.
        let panes = host.displayList().items.filter {
            if case .fill(_, .backdrop(let glass), _) = $0 { glass.radius < 5 } else { false }
        }
        #expect(panes.count == 3)
    }

    private func isGlass(_ paint: Paint) -> Bool { if case .backdrop = paint { true } else { false } }

    /// The field floats at the bottom of a telephone, and is in the bar where tabs are, and on a tablet.
    @Test func theSearchFieldFloats() throws {
        func field(_ view: some View, width: CGFloat = 390) throws -> CGRect {
            try #require(host(view, .iOS26, width: width).element("Search")?.frame)
        }
        let stack = NavigationStack { Color.white.navigationTitle("A").searchable(text: .constant("")) }
        #expect(try field(stack).midY > 700)
        #expect(try field(stack, width: 800).midY < 200)
        #expect(try field(TabView { stack.tabItem { Text("A") } }).midY < 200)
        let withItems = NavigationStack {
            Color.white.navigationTitle("A").searchable(text: .constant("")).toolbar {
                ToolbarItem(placement: .bottomBar) { Text("Item").accessibilityIdentifier("item") }
            }
        }
        #expect(try field(withItems).midY < 200)
        #expect(try #require(host(withItems, .iOS26).frame("item"))[1] > 700)
    }

    /// 28 from the sides and above the edge of the screen, and 48 high, with and without a home indicator. (Measured on
    /// artemnovichkov/iOS-26-by-Examples' pictures.)
    @Test(arguments: [34, 0] as [CGFloat]) func theSearchFieldHasItsPlace(_ bottom: CGFloat) throws {
        var world = World(
            proposal: ProposedViewSize(width: 402, height: 874),
            safeAreaInsets: EdgeInsets(top: 62, leading: 0, bottom: bottom, trailing: 0))
        world.system = .iOS26
        let host = ViewHost(
            NavigationStack { Color.white.navigationTitle("A").searchable(text: .constant("")) }, in: world)
        let glass = host.displayList().items.compactMap { item -> CGRect? in
            if case .fill(let path, .backdrop(let glass), _) = item, glass.radius < 5 { path.boundingRect } else { nil }
        }
        #expect(glass == [CGRect(x: 28, y: 874 - 28 - 48, width: 402 - 56, height: 48)])
    }

    /// Where a search looks stands above its field, which a keyboard does not cover.
    @Test func scopesStandAboveTheField() throws {
        let view = NavigationStack {
            Color.white.navigationTitle("A")
                .searchable(text: .constant("a"), isPresented: .constant(true))
                .searchScopes(.constant(1)) {
                    Text("All").tag(1)
                    Text("Some").tag(2)
                }
        }
        let host = host(view, .iOS26)
        let (field, scope) = (
            try #require(host.element("Search")?.frame), try #require(host.element("Some")?.frame)
        )
        #expect(scope.maxY < field.minY && scope.minY > field.minY - 60)
    }

    /// A spacer parts the items of a bar at the bottom.
    @Test func aSpacerPartsItems() throws {
        let view = NavigationStack {
            Color.white.navigationBarTitleDisplayMode(.inline).toolbar {
                ToolbarItemGroup(placement: .bottomBar) {
                    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a")
                    Spacer()
                    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b")
                }
            }
        }
        let host = host(view, .iOS26)
        // Panes of 44 at least, 28 from the sides.
        #expect(abs((host.frame("a")?[0] ?? 0) - 40) < 0.01)
        #expect(abs((host.frame("b")?[0] ?? 0) - 330) < 0.01)
    }

    /// The buttons of a dialog are capsules that stand apart.
    @Test func buttonsOfADialogStandApart() throws {
        let view = Color.clear.confirmationDialog("Title", isPresented: .constant(true)) {
            ForEach(["a", "b", "c"], id: \.self) { name in Button(name) {} }
        }
        let host = host(view, .iOS26)
        host.advance(by: 2)
        let frames = try ["a", "b", "c"].map { try #require(host.element($0)?.frame) }
        #expect(zip(frames, frames.dropFirst()).allSatisfy { $1.minY - $0.maxY == 8 }, "\(frames)")
    }

    /// A gap that is fixed leaves two panes beside each other, in the middle of the bar.
    @Test func aFixedGapIsNarrow() throws {
        let view = NavigationStack {
            Color.white.navigationBarTitleDisplayMode(.inline).toolbar {
                ToolbarItem(placement: .bottomBar) {
                    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("a")
                }
                ToolbarBreak(.bottomBar, isFlexible: false)
                ToolbarItem(placement: .bottomBar) {
                    Color.red.frame(width: 20, height: 20).accessibilityIdentifier("b")
                }
            }
        }
        let host = host(view, .iOS26)
        let (a, b) = (try #require(host.frame("a")), try #require(host.frame("b")))
        // 8 between two squares of 44.
        #expect(abs(b[0] - a[0] - 52) < 0.01)
        #expect(abs((a[0] + b[0]) / 2 + 10 - 195) < 0.01)
    }

    // MARK: Glass

    /// Less transparency makes glass opaque, and more contrast its rim a line.
    @Test func glassObeysThePersonInFrontOfIt() throws {
        func paints(_ settings: AccessibilitySettings) -> [Paint] {
            var world = World(proposal: ProposedViewSize(width: 100, height: 100))
            world.system = .iOS26
            world.accessibility = settings
            let host = ViewHost(Color.clear.frame(width: 60, height: 30).glass(in: Capsule()), in: world)
            return host.displayList().items.compactMap {
                switch $0 {
                case .fill(_, let paint, _), .stroke(_, let paint, _): paint
                default: nil
                }
            }
        }
        #expect(paints([]).contains(where: isGlass))
        #expect(!paints(.reduceTransparency).contains(where: isGlass))
        #expect(paints(.increaseContrast) != paints([]))
    }

    /// Glass has the view's bounds, and changes neither size nor place.
    @Test func glassTakesNothing() throws {
        let host = host(
            VStack(spacing: 0) {
                Color.red.frame(width: 60, height: 30).glass(in: Capsule()).accessibilityIdentifier("a")
                Color.red.frame(width: 60, height: 30).accessibilityIdentifier("b")
            }, .iOS26)
        let (a, b) = (try #require(host.frame("a")), try #require(host.frame("b")))
        #expect(Array(a[2...]) == [60, 30] && b[1] == a[1] + 30)
    }
}
