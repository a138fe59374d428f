import Foundation
import PlumbControls
import PlumbCore
import PlumbLaws
import PlumbTesting
import Testing

@testable import PlumbUIKit

/// What programs set for all bars with UIKit's appearances is seen in SwiftUI's bars.
@Suite(.serialized) @MainActor struct BarAppearanceTests {
    private struct Page: View {
        var body: some View {
            TabView {
                NavigationStack {
                    List(0..<40, id: \.self) { Text("Row \($0)") }
                        .navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                }
                .tabItem { Text("First") }
                Text("b").tabItem { Text("Second") }
            }
        }
    }

    /// The colours of what is drawn, as the text of a display list says them.
    private func drawn<V: View>(_ view: V = Page(), _ set: () -> Void) throws -> String {
        AppearanceProxies.forgetAll()
        defer { AppearanceProxies.forgetAll() }
        set()
        let host = try TestHost(view, size: ProposedViewSize(width: 393, height: 852))
        #expect(host.diagnostics.filter { $0.contains("appearance") || $0.contains("Appearance") } == [])
        return DisplayDump(host.displayList).text
    }

    private let marked = UIColor(red: 1, green: 0, blue: 1, alpha: 1)
    private let mark = "#FF00FF"

    @Test func nothingIsSet() throws { #expect(try !drawn {}.contains(mark)) }

    @Test func titlesHaveColours() throws {
        let text = try drawn { UINavigationBar.appearance().titleTextAttributes = [.foregroundColor: marked] }
        #expect(text.contains(mark))
    }

    @Test func appearancesAreSeen() throws {
        let text = try drawn {
            let appearance = UINavigationBarAppearance()
            appearance.configureWithOpaqueBackground()
            appearance.backgroundColor = marked
            UINavigationBar.appearance().scrollEdgeAppearance = appearance
        }
        #expect(text.contains(mark))
    }

    /// What a bar is like over content is not seen while none lies under it.
    @Test func theStandardIsForContent() throws {
        let text = try drawn {
            let appearance = UINavigationBarAppearance()
            appearance.backgroundColor = marked
            UINavigationBar.appearance().standardAppearance = appearance
        }
        #expect(!text.contains(mark) || text.contains("layer 0 "))
    }

    @Test func tabBarsHaveColours() throws {
        #expect(try drawn { UITabBar.appearance().backgroundColor = marked }.contains(mark))
        #expect(try drawn { UITabBar.appearance().unselectedItemTintColor = marked }.contains(mark))
        #expect(try drawn { UITabBar.appearance().isHidden = true }.contains("First") == false)
        #expect(try drawn {}.contains("First"))
    }

    /// A line below a bar has a colour, or is not there.
    @Test func linesHaveColours() throws {
        func drawn(_ color: UIColor?) throws -> String {
            try self.drawn {
                let appearance = UINavigationBarAppearance()
                appearance.configureWithOpaqueBackground()
                appearance.shadowColor = color
                UINavigationBar.appearance().scrollEdgeAppearance = appearance
            }
        }
        #expect(try drawn(marked).contains(mark))
        let none = try drawn(nil)
        #expect(try drawn(.separator) != none)
        #expect(try !drawn(.separator).contains(mark))
    }

    /// A blur behind a bar has a thickness.
    @Test func blursAreMaterials() throws {
        func drawn(_ style: UIBlurEffect.Style) throws -> String {
            try self.drawn {
                let appearance = UITabBarAppearance()
                appearance.backgroundEffect = UIBlurEffect(style: style)
                (UITabBar.appearance().standardAppearance, UITabBar.appearance().scrollEdgeAppearance) = (
                    appearance, appearance
                )
            }
        }
        #expect(try drawn(.systemThinMaterial) != drawn(.systemThickMaterial))
        #expect(try drawn(.systemThinMaterial) == drawn(.systemThinMaterialDark))
    }

    /// The tint of a navigation bar colours its items and the button back; a tint of the views counts first.
    @Test func itemsHaveATint() throws {
        let view = NavigationStack {
            Text("a").navigationTitle("Title").toolbar { Button("Add") {} }
        }
        func set() { UINavigationBar.appearance().tintColor = marked }
        #expect(try drawn(view, set).contains(mark))
        #expect(try !drawn(view) {}.contains(mark))
        #expect(try !drawn(view.tint(.green), set).contains(mark))
        var path = NavigationPath()
        path.append(1)
        let pushed = NavigationStack(path: .constant(path)) {
            Text("a").navigationTitle("First").navigationDestination(for: Int.self) { Text("\($0)") }
        }
        #expect(try drawn(pushed, set).contains(mark))
    }

    /// Tabs have colours and fonts for symbols, words and badges, of those that are chosen and of the others.
    @Test(arguments: ["icon", "chosen icon", "words", "chosen words", "badge"])
    func tabsHaveColours(part: String) throws {
        let view = TabView {
            Text("a").tabItem { Label("First", systemImage: "house") }
            Text("b").tabItem { Label("Second", systemImage: "gear") }.badge(3)
        }
        let text = try drawn(view) {
            let appearance = UITabBarAppearance()
            let items = appearance.stackedLayoutAppearance
            switch part {
            case "icon": items.normal.iconColor = marked
            case "chosen icon": items.selected.iconColor = marked
            case "words": items.normal.titleTextAttributes = [.foregroundColor: marked]
            case "chosen words": items.selected.titleTextAttributes = [.foregroundColor: marked]
            default: items.normal.badgeBackgroundColor = marked
            }
            UITabBar.appearance().standardAppearance = appearance
        }
        #expect(text.contains(mark))
        #expect(try !drawn(view) {}.contains(mark))
    }

    /// A modifier says more than an appearance.
    @Test func modifiersCountFirst() throws {
        let view = NavigationStack {
            Text("a").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                .toolbarBackground(Color.green, for: .navigationBar).toolbarBackground(.visible, for: .navigationBar)
        }
        #expect(try !drawn(view) { UINavigationBar.appearance().backgroundColor = marked }.contains(mark))
    }
}
