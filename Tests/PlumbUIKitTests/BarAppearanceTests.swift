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

    /// A modifier says more than an appearance.
    @Test func modifiersCountFirst() throws {
        let view = NavigationStack {
            Text("a").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                .toolbarBackground(Color.green, for: .navigationBar).toolbarBackground(.visible, for: .navigationBar)
        }
        #expect(try !drawn(view) { UINavigationBar.appearance().backgroundColor = marked }.contains(mark))
    }
}
