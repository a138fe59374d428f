import Foundation
import PlumbCore
import Testing

@testable import PlumbControls

/// What lies behind the status bar, and what screens and tabs that are not seen say: nothing. (The picture:
/// `ScreenCommandTests`.)
@MainActor
@Suite struct StatusBarTests {
    /// What bars say: a scheme, that they have none, or nothing where there is none below the status bar.
    enum Said: Equatable { case nothing, scheme(ColorScheme?) }

    private func said(_ host: ViewHost) -> Said { host.systemBars.statusBarScheme.map { Said.scheme($0) } ?? .nothing }

    private struct Bar: ViewModifier {
        var scheme: ColorScheme?
        var background = Visibility.visible
        func body(content: Content) -> some View {
            content.toolbarBackground(background, for: .navigationBar).toolbarColorScheme(scheme, for: .navigationBar)
        }
    }

    struct Row: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var said: Said
        var view: @MainActor @Sendable () -> AnyView

        init(_ name: String, _ said: Said, _ view: @escaping @MainActor @Sendable () -> any View) {
            (testDescription, self.said) = (name, said)
            self.view = { AnyView(view()) }
        }
    }

    nonisolated static let rows = [
        Row("a dark bar", .scheme(.dark)) { NavigationStack { Color.red.modifier(Bar(scheme: .dark)) } },
        Row("a light bar", .scheme(.light)) { NavigationStack { Color.red.modifier(Bar(scheme: .light)) } },
        Row("a bar that says nothing", .scheme(nil)) { NavigationStack { Color.red } },
        // As what stands in the bar: its scheme is that of its background.
        Row("a dark bar without a background", .scheme(nil)) {
            NavigationStack { Color.red.modifier(Bar(scheme: .dark, background: .hidden)) }
        },
        Row("a hidden bar", .nothing) {
            NavigationStack { Color.red.modifier(Bar(scheme: .dark)).toolbar(.hidden, for: .navigationBar) }
        },
        Row("no bar", .nothing) { Color.red },
        Row("a dark bar at the bottom", .scheme(nil)) {
            NavigationStack {
                Color.red.toolbarColorScheme(.dark, for: .bottomBar).toolbarBackground(.visible, for: .bottomBar)
            }
        },
        Row("a dark bar below another view", .nothing) {
            VStack(spacing: 0) {
                Color.green.frame(height: 60)
                NavigationStack { Color.red.modifier(Bar(scheme: .dark)) }
            }
        },
    ]

    @Test(arguments: rows) func aBarSaysWhatTheStatusBarLiesOn(_ row: Row) {
        let host = screenOf(row.view())
        host.rest()
        #expect(said(host) == row.said)
    }

    /// The topmost screen counts, from the moment on in which it comes; covered ones do not.
    @Test(arguments: [(ColorScheme.dark, nil), (nil, .dark)] as [(ColorScheme?, ColorScheme?)])
    func theTopmostScreenCounts(first: ColorScheme?, second: ColorScheme?) {
        let host = screenOf(
            NavigationStack {
                NavigationLink("Go") { Text("Detail").modifier(Bar(scheme: second)) }
                    .navigationTitle("Home").modifier(Bar(scheme: first))
            })
        host.rest()
        #expect(said(host) == .scheme(first))
        host.tapElement("Go")
        host.advance(by: 0.1)
        #expect(said(host) == .scheme(second))
        host.rest()
        #expect(said(host) == .scheme(second))
        host.go("Home")
        #expect(said(host) == .scheme(first))
    }

    /// The tab that is shown counts; of what the others ask for, nothing does.
    @Test func theTabThatIsShownCounts() {
        let host = screenOf(
            TabView {
                NavigationStack { Color.red.modifier(Bar(scheme: .dark)) }
                    .statusBarHidden().preferredColorScheme(.dark).tabItem { Text("One") }
                NavigationStack { Color.red }.tabItem { Text("Two") }
                Color.red.tabItem { Text("Three") }
            })
        host.rest()
        #expect(said(host) == .scheme(.dark) && host.systemBars.isStatusBarHidden == true)
        #expect(host.shownColorScheme == .dark)
        for (tab, wanted) in [("Two", Said.scheme(nil)), ("Three", .nothing)] {
            host.go(tab)
            #expect(said(host) == wanted && host.systemBars.isStatusBarHidden == nil, "\(tab)")
            #expect(host.shownColorScheme == .light, "\(tab)")
        }
        host.go("One")
        #expect(said(host) == .scheme(.dark) && host.systemBars.isStatusBarHidden == true)
    }

    /// What a covered screen says of the bar of tabs does not count for the one over it, in a stack in a stack neither.
    @Test(arguments: [false, true]) func coveredScreensHideNoTabs(isNested: Bool) {
        struct Screens: View {
            var body: some View {
                NavigationStack {
                    NavigationLink("Go") { Color.red.accessibilityIdentifier("detail").navigationTitle("Detail") }
                        .toolbar(.hidden, for: .tabBar)
                        .navigationTitle("Home")
                }
            }
        }
        let host = screenOf(
            TabView {
                Group {
                    if isNested {
                        NavigationStack { Screens().toolbar(.hidden, for: .navigationBar) }
                    } else {
                        Screens()
                    }
                }
                .tabItem { Text("Tab") }
            })
        host.rest()
        #expect(host.element("Tab") == nil)
        host.go("Go")
        #expect(host.element("Tab") != nil)
        #expect(isNear(host.frame("detail").map { $0[1] + $0[3] }, 852 - 83))
        host.go("Home")
        #expect(host.element("Tab") == nil)
    }

    /// What is said on the stack itself counts before what its screens say.
    @Test func whatIsSaidOnTheStackCountsFirst() {
        let host = screenOf(
            TabView {
                NavigationStack { Color.red.toolbar(.hidden, for: .tabBar) }
                    .toolbar(.visible, for: .tabBar)
                    .tabItem { Text("Tab") }
            })
        host.rest()
        #expect(host.element("Tab") != nil)
    }
}
