import Foundation
import PlumbCore
import Testing

@testable import PlumbControls

/// Bars beside pictures that Apple's systems have drawn for public projects, with the system's fonts. All numbers are
/// measured on the pictures. (Where bars end on which screen: `NavigationBarTests`.)
@MainActor
@Suite struct BarMeasuredTests: MeasuredSuite {
    nonisolated static let vault = "bradleymackey/vault-ios@8d637a35, iOS 18"
    nonisolated static let old = "a page of controls, iOS 16.4, and one of iOS 17"
    nonisolated static let clock = "a tab bar with a badge, iOS 17"
    nonisolated static let margins = "pqhuy87it's pictures, of a large title at 428; the others are in line with it"

    /// A bar that begins at the top of the page.
    private nonisolated static func bar<V: View>(
        _ name: String, _ source: String, in width: Double = 390, at size: DynamicTypeSize = .large,
        as scheme: ColorScheme = .light, within error: Double = 0.5, _ values: [Double],
        of view: @escaping @MainActor @Sendable () -> V,
        act: @escaping @MainActor @Sendable (ViewHost) -> Void = { _ in },
        _ find: @escaping @MainActor @Sendable (MeasuredPage) -> [Double]
    ) -> Measured {
        var row = Measured(name, source, in: width, at: size, as: scheme, within: error, values) {
            NavigationStack { view() }
        } _: {
            find($0)
        }
        row.act = act
        return row
    }

    @MainActor private static func page(_ title: String = "Hlle") -> some View {
        Color.white.navigationTitle(title).navigationBarTitleDisplayMode(.inline)
    }

    @MainActor private static var searched: some View {
        page("").searchable(text: .constant(""), placement: .navigationBarDrawer(displayMode: .always), prompt: "HHH")
    }

    @MainActor private static func edges() -> some View {
        let item = Color(red: 1, green: 0, blue: 0).frame(width: 20, height: 20)
        return Color.white.navigationTitle("HHH").navigationBarTitleDisplayMode(.inline)
            .toolbar {
                ToolbarItem(placement: .topBarLeading) { item }
                ToolbarItem(placement: .topBarTrailing) { item }
            }
            .searchable(text: .constant(""), placement: .navigationBarDrawer(displayMode: .always))
    }

    /// Where the first item begins, the last one ends, and the search field begins and ends.
    nonisolated static let edgeRows = [390.0, 427, 428, 440, 820].map { width in
        let margin = width < 428 ? 16.0 : 20
        return bar("margins in \(Int(width))", margins, in: width, [margin, width - margin, margin, width - margin]) {
            edges()
        } _: {
            let items = $0.ink(0...width, 1...43, of: [255, 0, 0])
            let field = $0.ink(0...width, 44...96, of: [238, 238, 239])
            return [items[0], items[2], field[0], field[2]]
        }
    }

    @Test(arguments: edgeRows) func edge(_ row: Measured) throws { try row.check() }

    @MainActor private static var linked: some View {
        NavigationLink("Go") { page("") }.navigationTitle("Hll").navigationBarTitleDisplayMode(.inline)
    }

    nonisolated static let rows: [Measured] = [
        bar("the middle of a title", hass + "; " + vault, at: .medium, [22.2, 195]) {
            page()
        } _: {
            let box = $0.ink(100...290, 1...43)
            return [(box[1] + box[3]) / 2, (box[0] + box[2]) / 2]
        },
        bar("a button", hass, at: .medium, [373.5, 15.67, 28.67]) {
            page("").toolbar { Button("Hlle") {} }
        } _: {
            let box = $0.ink(300...389, 1...43)
            return [box[2], box[1], box[3]]
        },
        bar("a plus", vault, [353.33, 13.33, 371, 31]) {
            page("").toolbar {
                Button {
                } label: {
                    Image(systemName: "plus")
                }
            }
        } _: {
            $0.ink(300...389, 1...43)
        },
        // The tree has the frames of the buttons, (275, 42) and (325, 34), with 8 between them: the pictures in them
        // are farther from each other. The symbol of the second one is not known.
        bar("where two pictures end", words, in: 375, within: 0.67, [317, 359]) {
            page("").toolbar {
                Button("Add", systemImage: "plus") {}
                Button("Filter", systemImage: "line.3.horizontal.decrease.circle") {}
            }
        } _: { page in
            ["Add", "Filter"].map { Double(page.host.element($0)?.frame.maxX ?? .nan) }
        },
        bar("the arrow of a back button", vault, [9.33, 12.33, 20.33, 31.33]) {
            linked
        } act: {
            $0.go("Go")
        } _: {
            $0.ink(1...24, 1...43)
        },
        bar("the words of a back button, and their middle", vault, [31, 21.83]) {
            linked
        } act: {
            $0.go("Go")
        } _: {
            let box = $0.ink(25...200, 1...43)
            return [box[0], (box[1] + box[3]) / 2]
        },
        bar("a search field", vault, [16, 45, 374, 81]) {
            searched
        } _: {
            $0.ink(0...390, 44...96, of: [238, 238, 239])
        },
        bar("a search field's words", vault, within: 2, [131, 131, 136]) {
            searched
        } _: {
            $0.strongest(44...200, 46...80)
        },
        bar("a search field's glass", vault, [24, 16.33, 16.33]) {
            searched
        } _: {
            let box = $0.ink(20...44, 47...79)
            return [box[0], box[2] - box[0], box[3] - box[1]]
        },
        bar("where a search field's words begin", vault, [48.33]) {
            searched
        } _: {
            [$0.ink(44...200, 47...79)[0]]
        },
        bar("a search field's microphone", vault, [12, 17.67, 363.33]) {
            searched
        } _: {
            $0.extent(340...370, 47...79)
        },
        bar("a large title", old, [16, 80]) {
            Color.white.navigationTitle("HHH").navigationBarTitleDisplayMode(.large)
        } _: {
            [$0.starts("HHH").min() ?? .nan, $0.ink(1...300, 46...94)[3]]
        },
        bar("a bar's line", wns, [1.0 / 3, 178.5]) {
            page("").toolbarBackground(.visible, for: .navigationBar).toolbarBackground(.white, for: .navigationBar)
        } _: {
            let line = $0.runs(x: 195, of: $0.color(195, 44.1))
            return [line[0].bottom - line[0].top, $0.color(195, 44.1)[0]]
        },
    ]

    @Test(arguments: rows) func row(_ row: Measured) throws { try row.check() }

    // MARK: Tabs

    @MainActor private static func tabs(_ count: Int) -> some View {
        TabView {
            ForEach(0..<count, id: \.self) { index in
                Color.white.tabItem { Label("HHH", systemImage: "square.fill") }
            }
        }
    }

    /// Without a home indicator the bar is the last 49 points.
    nonisolated static let tabRows: [Measured] = [
        Measured("a tab's symbol", wns, [844 - 49 + 17.7]) {
            tabs(2)
        } _: {
            let box = $0.ink(60...130, 797...829)
            return [(box[1] + box[3]) / 2]
        },
        Measured("a tab's words", wns, [844 - 49 + 45.3]) {
            tabs(2)
        } _: {
            [$0.ink(60...130, 832...843)[3]]
        },
        Measured("tabs stand in equal parts", words, in: 375, [125]) {
            tabs(3)
        } _: {
            let (first, second) = ($0.ink(5...120, 832...843), $0.ink(130...245, 832...843))
            return [(second[0] + second[2] - first[0] - first[2]) / 2]
        },
        Measured("a badge", clock, [18, 18, 8, 3]) {
            TabView {
                Color.white.tabItem { Label("HHH", systemImage: "square.fill") }.badge(1)
                Color.white.tabItem { Label("HHH", systemImage: "square.fill") }
            }
        } _: {
            let box = $0.ink(60...150, 796...830, of: [255, 59, 48])
            return [box[2] - box[0], box[3] - box[1], box[0] - 97.5, box[1] - 795]
        },
        Measured("dots of pages", cash, [7.4, 17.67]) {
            TabView {
                Color.black
                Color.black
            }.tabViewStyle(.page)
        } _: {
            let (first, second) = ($0.ink(170...194, 800...843), $0.ink(195...220, 800...843))
            return [first[2] - first[0], (second[0] + second[2] - first[0] - first[2]) / 2]
        },
    ]

    @Test(arguments: tabRows) func tab(_ row: Measured) throws { try row.check() }

    // MARK: Sidebars

    @MainActor static func sidebar() -> some View {
        NavigationSplitView {
            List(selection: .constant(Optional(1))) {
                ForEach(0..<3, id: \.self) { index in
                    Label {
                        Text("HHH").accessibilityIdentifier("words\(index)")
                    } icon: {
                        Color.red.frame(width: 20, height: 20)
                    }
                }
            }
            .toolbar(.hidden, for: .navigationBar)
        } detail: {
            Color.white
        }
        .environment(\.horizontalSizeClass, .regular)
    }

    /// On an iPad of 11 inches, on its side.
    nonisolated static let sidebarRows: [Measured] = [
        Measured("a sidebar's rows", wns, in: 1194, [40.5, 40.5, 59]) {
            sidebar()
        } _: {
            [
                $0.middle("words1") - $0.middle("words0"), $0.middle("words2") - $0.middle("words1"),
                $0.frame("words0")[0],
            ]
        },
        Measured("a sidebar's chosen row", wns, in: 1194, [16, 304, 40.5]) {
            sidebar()
        } _: {
            let row = $0.ink(1...319, 20...200, of: [0, 122, 255])
            return [row[0], row[2], row[3] - row[1]]
        },
        Measured(
            "a sidebar's ground, and the words of a chosen row", wns, in: 1194, within: 2,
            [242, 242, 247, 255, 255, 255]
        ) {
            sidebar()
        } _: {
            let middle = $0.middle("words1")
            return $0.color(5, 400) + $0.strongest(57...120, middle - 10...middle + 10)
        },
    ]

    @Test(arguments: sidebarRows) func sidebar(_ row: Measured) throws { try row.check() }
}
