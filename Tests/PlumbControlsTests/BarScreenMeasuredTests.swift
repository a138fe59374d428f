import Foundation
import PlumbCore
import PlumbGraphics
import Testing

@testable import PlumbControls

/// Bars, titles, fields and tabs on the screens of the pictures, and their fonts: what `BarMeasuredTests` does not
/// have, which looks at bars that begin at the top of a page. (Where bars end on which screen: `NavigationBarTests`.
/// The bar of a sheet: `SheetTests`. The home indicator and the island: `ScreenCommandTests`.)
@MainActor
@Suite struct BarScreenMeasuredTests: MeasuredSuite {
    /// A device's screen, and what its shape takes of it.
    struct Screen: Sendable {
        var width: Double
        var height: Double
        var top: Double
        var bottom: Double

        static let se = Screen(width: 375, height: 667, top: 20, bottom: 0)
        static let mini = Screen(width: 375, height: 812, top: 50, bottom: 34)
        static let notch = Screen(width: 390, height: 844, top: 47, bottom: 34)
        static let wideNotch = Screen(width: 428, height: 926, top: 47, bottom: 34)
        static let island = Screen(width: 393, height: 852, top: 59, bottom: 34)
        static let wideIsland = Screen(width: 430, height: 932, top: 59, bottom: 34)
    }

    nonisolated static let vault = "bradleymackey/vault-ios@8d637a35, iOS 18"
    nonisolated static let trees = "XCUI trees of tab bars at 390, 393 and 375, iOS 17"
    nonisolated static let orange = "Orange-OpenSource/ods-ios, pictures of bars at 430"
    nonisolated static let brunow = "DavidBrunow/brunow.org, pictures of lists at 390"
    nonisolated static let wide = "pqhuy87it/iOS-SwiftUI, pictures at 428"
    nonisolated static let clock = "Dimillian/IceCubesApp, a tab bar with a badge at 393"

    private nonisolated static func on(
        _ screen: Screen, _ name: String, _ source: String, at size: DynamicTypeSize = .large,
        within error: Double = 0.5, _ values: [Double], of view: @escaping @MainActor @Sendable () -> any View,
        _ find: @escaping @MainActor @Sendable (MeasuredPage) -> [Double]
    ) -> Measured {
        var row = Measured(name, source, in: screen.width, at: size, within: error, values, of: view, find)
        row.height = screen.height
        row.insets = EdgeInsets(top: screen.top, leading: 0, bottom: screen.bottom, trailing: 0)
        return row
    }

    @MainActor private static func titled(_ mode: NavigationBarItem.TitleDisplayMode) -> some View {
        NavigationStack { Color.white.navigationTitle("HHH").navigationBarTitleDisplayMode(mode) }
    }

    /// A large title, which begins at a margin and ends on a line 80.3 below the bar's top.
    private nonisolated static func largeTitle(_ screen: Screen, _ source: String, margin: Double) -> Measured {
        let bar = screen.top
        return on(screen, "a large title at \(Int(screen.width))", source, [margin, bar + 80.3]) {
            titled(.large)
        } _: {
            [$0.starts("HHH").min() ?? .nan, $0.ink(1...300, bar + 46...bar + 94)[3]]
        }
    }

    nonisolated static let titles: [Measured] = [
        on(.island, "the middle of a title below an island", wns, [53.67 + 22]) {
            titled(.inline)
        } _: {
            [Double($0.element("HHH").midY)]
        },
        on(.notch, "a title's font, which does not follow the size of text", vault, at: .medium, [17, 600]) {
            titled(.inline)
        } _: {
            $0.font("HHH")
        },
        on(.notch, "a button's font", vault, at: .medium, [17, 400]) {
            NavigationStack { Color.white.toolbar { Button("Hlle") {} } }
        } _: {
            $0.font("Hlle")
        },
        on(.mini, "a large title's frame", words, [50 + 47.7, 40.7]) {
            titled(.large)
        } _: {
            let frame = $0.element("HHH")
            return [Double(frame.minY), Double(frame.height)]
        },
        largeTitle(.notch, brunow, margin: 16),
        largeTitle(.wideNotch, wide, margin: 20),
        on(.mini, "a button that is a picture", words, [50 + 5, 34]) {
            NavigationStack {
                Color.white.navigationTitle("HHH").toolbar { Button("Add", systemImage: "plus") {} }
            }
        } _: {
            let frame = $0.element("Add")
            return [Double(frame.minY), Double(frame.height)]
        },
        on(.notch, "the corners of a search field", vault, [10]) {
            NavigationStack {
                Color.white.searchable(text: .constant(""), placement: .navigationBarDrawer(displayMode: .always))
            }
        } _: {
            $0.radii(ofWidth: 390 - 2 * 16)
        },
        on(.wideIsland, "a bar at the bottom: its line, and the middle of its items", orange, within: 1.5, [849, 876]) {
            NavigationStack {
                Color.white.toolbar { ToolbarItem(placement: .bottomBar) { Button("Add") {} } }
                    .toolbarBackground(.visible, for: .bottomBar).toolbarBackground(.white, for: .bottomBar)
            }
        } _: {
            let line = $0.runs(x: 100, of: $0.color(100, 848.8)).first
            return [line.map { $0.bottom } ?? .nan, Double($0.element("Add").midY)]
        },
    ]

    /// A large title's font, of two texts with the same words: the one in the row is not seen.
    @Test func aLargeTitlesFont() throws {
        let page = try MeasuredPage(Self.largeTitle(.notch, Self.brunow, margin: 16))
        let fonts = page.host.displayList().items.compactMap { item -> [Double]? in
            if case .glyphs(let run, _, _) = item, run.text == "HHH" { [run.font.size, run.font.weight] } else { nil }
        }
        #expect(fonts.contains([34, 700]), "\(fonts)")
    }

    @Test(arguments: titles) func title(_ row: Measured) throws { try row.check() }

    // MARK: Tabs

    @MainActor private static func tabs(_ count: Int) -> some View {
        TabView {
            ForEach(0..<count, id: \.self) { index in
                Color.white.tabItem { Label("H\(index)", systemImage: "square.fill") }.badge(index == 0 ? 1 : 0)
            }
        }
    }

    /// Where the bar of tabs begins and ends.
    private nonisolated static func tabBar(_ screen: Screen, _ values: [Double]) -> Measured {
        on(screen, "a bar of tabs at \(Int(screen.width)) × \(Int(screen.height))", trees, values) {
            tabs(2)
        } _: {
            let bar = $0.host.spoken.first { $0.traits.contains(.isTabBar) }?.frame ?? .null
            // Its ground goes on below the home indicator.
            return [Double(bar.minY), Double(bar.maxY) + screen.bottom]
        }
    }

    nonisolated static let tabRows: [Measured] = [
        tabBar(.se, [618, 667]), tabBar(.notch, [761, 844]), tabBar(.island, [769, 852]),
        tabBar(.wideIsland, [849, 932]),
        on(.island, "the buttons of five tabs", trees, [2, 770, 75, 48, 78.6]) {
            tabs(5)
        } _: {
            let (first, second) = ($0.element("H0"), $0.element("H1"))
            return [first.minX, first.minY, first.width, first.height, second.minX - first.minX].map { Double($0) }
        },
        on(.wideIsland, "a tab's font and colour", wns, [10, 500, 153, 153, 153]) {
            tabs(2)
        } _: {
            $0.font("H1") + $0.paint("H1")
        },
        on(.island, "a badge's font and colour", clock, [13, 400, 255, 255, 255]) {
            tabs(2)
        } _: {
            $0.font("1") + $0.paint("1")
        },
        on(.island, "the height of dots of pages", cash, [26]) {
            TabView {
                Color.black
                Color.black
            }
            .tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: .always))
        } _: {
            // Between the two dots there is only what is around them.
            let around = $0.runs(x: 196.5, of: $0.color(196.5, 852 - 34 - 8 - 13)).first
            return [around.map { $0.bottom - $0.top } ?? .nan]
        },
    ]

    @Test(arguments: tabRows) func tab(_ row: Measured) throws { try row.check() }
}
