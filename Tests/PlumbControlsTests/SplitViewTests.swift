import Foundation
import PlumbCore
import Testing

@testable import PlumbControls

/// Columns, and what they are on a phone.
@MainActor
@Suite struct SplitViewTests {
    private struct Columns: View {
        @Binding var choice: String?
        var visibility = NavigationSplitViewVisibility.automatic

        var body: some View {
            NavigationSplitView(columnVisibility: .constant(visibility)) {
                List(["One", "Two"], id: \.self, selection: $choice) { Text($0) }.navigationTitle("Things")
            } detail: {
                Text("detail \(choice ?? "none")").frame(maxWidth: .infinity, maxHeight: .infinity)
                    .accessibilityIdentifier("detail")
            }
        }
    }

    /// On a phone a choice pushes the detail, and going back ends it.
    @Test func onAPhoneColumnsAreAStack() {
        let record = Record<String?>()
        let host = screenOf(Holding(String?.none, record) { Columns(choice: $0) })
        #expect(host.element("detail none") == nil)
        host.go("Two")
        #expect(host.element("detail Two") != nil && host.element("One") == nil)
        host.go("Things")
        #expect(host.element("One") != nil)
        #expect(record.values == ["Two", nil])
    }

    @Test func aChoiceThatIsMadeShowsTheDetail() {
        let host = screenOf(Columns(choice: .constant("One")))
        host.rest()
        #expect(host.element("detail One") != nil)
    }

    /// In a wide window the sidebar is 320 wide.
    @Test func inAWideWindowColumnsStandSideBySide() {
        let record = Record<String?>()
        let host = screenOf(
            Holding(String?.none, record) { Columns(choice: $0) }, width: 1194, height: 834, top: 24, bottom: 20)
        host.update()
        #expect(host.frame("detail").map { $0[0] >= 320 && $0[0] < 321.1 } == true)
        host.go("Two")
        #expect(host.element("detail Two") != nil && host.element("One") != nil)
        host.go("Hide Sidebar")
        #expect(host.element("One") == nil || host.frame("detail").map { $0[0] } == 0)
    }

    /// In a tall one it lies over the detail, once somebody asks for it.
    @Test func inATallWindowTheSidebarLiesOverTheDetail() {
        let host = screenOf(Columns(choice: .constant(nil)), width: 834, height: 1194, top: 24, bottom: 20)
        host.update()
        #expect(host.frame("detail").map { [$0[0], $0[2]] } == [0, 834])
        #expect(host.element("One") == nil)
        host.go("Show Sidebar")
        #expect(host.element("One") != nil)
        #expect(host.frame("detail").map { [$0[0], $0[2]] } == [0, 834])
    }

    /// A view in any column takes the button away that hides the first ones.
    @Test(arguments: [0, 1, 2]) func theButtonGoes(place: Int) {
        let host = screenOf(
            NavigationSplitView {
                Text("side").toolbar(removing: place == 1 ? .sidebarToggle : nil)
            } detail: {
                Text("detail").toolbar(removing: place == 2 ? .sidebarToggle : .search)
            }, width: 1194, height: 834, top: 24, bottom: 20)
        host.update()
        #expect(host.labels.contains("side"))
        #expect(host.labels.contains("Hide Sidebar") == (place == 0))
    }

    /// What the app sets counts, whatever somebody has asked for before.
    @Test func aVisibilityThatIsSetCounts() {
        struct Setting: View {
            @State private var visibility = NavigationSplitViewVisibility.all
            var body: some View {
                NavigationSplitView(columnVisibility: $visibility) {
                    Text("side")
                } detail: {
                    Button("all") { visibility = .all }
                }
            }
        }
        let host = screenOf(Setting(), width: 1194, height: 834, top: 24, bottom: 20)
        host.update()
        #expect(host.element("side") != nil)
        host.go("Hide Sidebar")
        #expect(host.element("side") == nil)
        host.go("all")
        #expect(host.element("side") != nil)
    }

    @Test func detailOnlyHidesTheOthers() {
        let host = screenOf(
            Columns(choice: .constant(nil), visibility: .detailOnly), width: 1194, height: 834, top: 24, bottom: 20)
        #expect(host.element("One") == nil)
    }

    @Test func aCompactColumnIsOnTop() {
        let host = screenOf(
            NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
                Text("side")
            } detail: {
                Text("main")
            })
        host.rest()
        #expect(host.element("main") != nil && host.element("side") == nil)
    }

    /// A stack in a column that is on top leads back to the column before.
    @Test func aStackInAColumnLeadsBack() {
        let host = screenOf(
            NavigationSplitView(preferredCompactColumn: .constant(.detail)) {
                Text("side").navigationTitle("Things")
            } detail: {
                NavigationStack { Text("main").navigationTitle("Main") }
            })
        host.rest()
        #expect(host.element("main") != nil && host.element("side") == nil)
        #expect(host.element("Things")?.traits.contains(.isButton) == true)
    }

    /// What a style does to the detail in a window that is taller than wide, and in one that is not.
    @Test(arguments: [
        ("automatic", 834.0, 1194.0, false, 834.0), ("automatic", 1194, 834, true, 873),
        ("balanced", 834, 1194, true, 513), ("balanced", 1194, 834, true, 873),
        ("prominentDetail", 834, 1194, false, 834), ("prominentDetail", 1194, 834, false, 1194),
    ])
    func stylesShareTheWindow(
        style: String, width: Double, height: Double, isShown: Bool, detail: Double
    ) {
        func host(_ view: some View) -> ViewHost {
            screenOf(view, width: width, height: height, top: 24, bottom: 20)
        }
        let columns = Columns(choice: .constant(nil))
        let shown =
            switch style {
            case "balanced": host(columns.navigationSplitViewStyle(.balanced))
            case "prominentDetail": host(columns.navigationSplitViewStyle(.prominentDetail))
            default: host(columns.navigationSplitViewStyle(.automatic))
            }
        shown.update()
        #expect((shown.element("One") != nil) == isShown)
        #expect(shown.frame("detail").map { abs($0[2] - detail) < 1.1 } == true)
    }

    /// Somebody's own style makes its body of one of the platform's.
    @Test func stylesAreMadeOfStyles() {
        struct Own: NavigationSplitViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                VStack {
                    Text("above")
                    AutomaticNavigationSplitViewStyle().makeBody(configuration: configuration)
                }
            }
        }
        let host = screenOf(Columns(choice: .constant(nil)).navigationSplitViewStyle(Own()))
        #expect(host.element("above") != nil && host.element("One") != nil)
    }

    @Test(
        arguments: [
            (nil, 200.0, nil, 200.0), (250, 200, nil, 250), (nil, 400, 300, 300), (100, 200, 300, 200),
        ] as [(CGFloat?, CGFloat, CGFloat?, Double)])
    func columnsAreAsWideAsTheySay(min: CGFloat?, ideal: CGFloat, max: CGFloat?, is width: Double) {
        let host = screenOf(
            NavigationSplitView {
                Color.red.accessibilityIdentifier("side").navigationSplitViewColumnWidth(
                    min: min, ideal: ideal, max: max)
            } detail: {
                Text("detail")
            }, width: 1194, height: 834, top: 24, bottom: 20)
        host.update()
        #expect(host.frame("side").map { $0[2] } == width)
    }

    @Test func columnsAreInOrder() {
        let columns = [NavigationSplitViewColumn.sidebar, .content, .detail]
        #expect(columns[0] < columns[1] && columns[1] < columns[2])
    }

    /// The ways of a link in a column.
    struct Way: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let page: @MainActor @Sendable () -> AnyView
    }

    private struct Choosing: View {
        private let names = ["One", "Two"]
        @State private var choice: String?
        var body: some View {
            NavigationSplitView {
                List(selection: $choice) { ForEach(0..<2) { NavigationLink(names[$0], value: names[$0]) } }
                    .navigationTitle("Things")
            } detail: {
                Text(choice.map { "detail \($0)" } ?? "nothing")
            }
        }
    }

    nonisolated static let ways = [
        Way(testDescription: "a value") {
            AnyView(
                NavigationSplitView {
                    List(["One", "Two"], id: \.self) { NavigationLink($0, value: $0) }
                        .navigationTitle("Things")
                        .navigationDestination(for: String.self) { Text("detail \($0)") }
                } detail: {
                    Text("nothing")
                })
        },
        Way(testDescription: "a view") {
            AnyView(
                NavigationSplitView {
                    List(["One", "Two"], id: \.self) { name in NavigationLink(name) { Text("detail \(name)") } }
                        .navigationTitle("Things")
                } detail: {
                    Text("nothing")
                })
        },
        Way(testDescription: "a view, the older form") {
            AnyView(
                NavigationView {
                    List(["One", "Two"], id: \.self) { name in NavigationLink(name) { Text("detail \(name)") } }
                        .navigationTitle("Things")
                    Text("nothing")
                })
        },
        Way(testDescription: "a value that is chosen") { AnyView(Choosing()) },
    ]

    /// A link shows its screen in the next column, in the place of the one before, and is marked as long; on a phone it
    /// pushes it.
    @Test(arguments: ways) func linksShowTheNextColumn(_ way: Way) {
        let wide = screenOf(
            way.page().environment(\.horizontalSizeClass, .regular), width: 1194, height: 834, top: 24, bottom: 20)
        wide.rest()
        #expect(wide.labels.contains("nothing"))
        for name in ["One", "Two"] {
            wide.go(name)
            #expect(wide.labels.filter { $0.hasPrefix("detail") || $0 == "nothing" } == ["detail \(name)"])
            #expect(wide.labels.contains("One") && wide.labels.contains("Two"))
            #expect(["One", "Two"].filter { wide.element($0)?.traits.contains(.isSelected) == true } == [name])
        }
        let narrow = screenOf(way.page())
        narrow.rest()
        narrow.go("Two")
        #expect(narrow.labels.contains("detail Two") && !narrow.labels.contains("One"))
        narrow.go("Things")
        #expect(narrow.labels.contains("One") && !narrow.labels.contains("detail Two"))
        #expect(!narrow.spoken.contains { $0.traits.contains(.isSelected) })
    }

    /// What a link has shown goes when another link is tapped, also where that one's binding stays as it is.
    @Test func aLinkClearsTheColumn() {
        let host = screenOf(
            NavigationSplitView {
                List {
                    NavigationLink("One", value: "One")
                    NavigationLink("Two", isActive: .constant(false)) { Text("detail Two") }
                }
                .navigationDestination(for: String.self) { Text("detail \($0)") }
            } detail: {
                Text("nothing")
            }, width: 1194, height: 834, top: 24, bottom: 20)
        host.rest()
        host.go("One")
        #expect(host.labels.contains("detail One"))
        host.go("Two")
        #expect(host.labels.contains("nothing") && !host.labels.contains("detail One"))
        #expect(!host.spoken.contains { $0.traits.contains(.isSelected) })
    }

    /// A link that is none for the next column pushes in its own; so does one in a stack that stands in the column.
    @Test(arguments: [true, false]) func othersPushInTheirColumn(hasStack: Bool) {
        struct Links: View {
            let isDetail: Bool
            var body: some View {
                List { NavigationLink("One") { Text("pushed") }.isDetailLink(isDetail) }.navigationTitle("Things")
            }
        }
        let host = screenOf(
            NavigationSplitView {
                if hasStack { NavigationStack { Links(isDetail: true) } } else { Links(isDetail: false) }
            } detail: {
                Text("nothing")
            }, width: 1194, height: 834, top: 24, bottom: 20)
        host.rest()
        host.go("One")
        #expect(host.labels.contains("nothing") && host.labels.contains("pushed") && !host.labels.contains("One"))
    }
}
