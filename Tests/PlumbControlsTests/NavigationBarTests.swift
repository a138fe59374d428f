import Foundation
import PlumbCore
import PlumbGraphics
import PlumbLaws
import PlumbPlatform
import Testing

@testable import PlumbControls

/// Where bars stand and what they take from screens. Docs/Navigation/Toolbar.md has the numbers and where they are
/// from.
@MainActor
@Suite struct NavigationBarTests {
    struct Screen: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var size: CGSize
        var top: CGFloat
        var bottom: CGFloat
        /// Where the bar ends: with a title in its row, a large one, and a search field too.
        var ends: [Double]
    }

    /// Measured on pictures of iOS 17 and 18; the second and third rows where only one was measured, by 52 more.
    nonisolated static let screens = [
        Screen(
            testDescription: "375 × 667", size: CGSize(width: 375, height: 667), top: 20, bottom: 0,
            ends: [64, 116, 168]
        ),
        Screen(
            testDescription: "375 × 812", size: CGSize(width: 375, height: 812), top: 50, bottom: 34,
            ends: [94, 146, 198]
        ),
        Screen(
            testDescription: "390 × 844", size: CGSize(width: 390, height: 844), top: 47, bottom: 34,
            ends: [91, 143, 195]
        ),
        Screen(
            testDescription: "393 × 852", size: CGSize(width: 393, height: 852), top: 59, bottom: 34,
            ends: [98, 150, 202]
        ),
        Screen(
            testDescription: "402 × 874", size: CGSize(width: 402, height: 874), top: 62, bottom: 34,
            ends: [100.33, 152.33, 204.33]),
        Screen(
            testDescription: "428 × 926", size: CGSize(width: 428, height: 926), top: 47, bottom: 34,
            ends: [91, 143, 195]
        ),
        Screen(
            testDescription: "430 × 932", size: CGSize(width: 430, height: 932), top: 59, bottom: 34,
            ends: [98, 150, 202]
        ),
        Screen(
            testDescription: "440 × 956", size: CGSize(width: 440, height: 956), top: 62, bottom: 34,
            ends: [100.33, 152.33, 204.33]),
        // A phone on its side has a lower bar, and no large titles.
        Screen(
            testDescription: "852 × 393", size: CGSize(width: 852, height: 393), top: 0, bottom: 21, ends: [32, 32, 84]),
    ]

    /// What lies behind bars reaches the sides of a phone on its side, whose views keep clear of its round corners.
    @Test func barsReachTheSides() {
        var world = World(proposal: ProposedViewSize(width: 852, height: 393))
        world.safeAreaInsets = EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59)
        let mark = Color(red: 1, green: 0, blue: 1)
        let host = ViewHost(
            NavigationStack {
                Text("a").navigationTitle("Title").toolbar { ToolbarItem(placement: .bottomBar) { Text("b") } }
                    .toolbarBackground(mark, for: .navigationBar, .bottomBar)
                    .toolbarBackground(.visible, for: .navigationBar, .bottomBar)
            }, in: world)
        let text = DisplayDump(host.displayList()).text
        #expect(text.contains("fill rect(0 0 852 32) #FF00FF"), "\(text)")
        // 32 above the home indicator, which takes 21.
        #expect(text.contains("fill rect(0 340 852 53) #FF00FF"), "\(text)")
    }

    private struct CountingRow: View {
        @State private var count = 0
        var body: some View { Button("Tapped \(count)") { count += 1 } }
    }
    private struct ListPage: View {
        let mode: NavigationBarItem.TitleDisplayMode
        @State private var isOther = false
        var body: some View {
            NavigationStack {
                VStack(spacing: 0) {
                    List {
                        CountingRow().listRowInsets(EdgeInsets())
                        Button("Other") { isOther = true }
                    }
                }
                .navigationTitle("Title")
                .navigationBarTitleDisplayMode(isOther ? (mode == .large ? .inline : .large) : mode)
            }
        }
    }

    /// A list that is the first of a stack has no room above its first card below a large title. What its rows keep
    /// stays when the title becomes another.
    @Test(arguments: [(NavigationBarItem.TitleDisplayMode.large, 150.0), (.inline, 133)])
    func listsBeginBelowTitles(_ mode: NavigationBarItem.TitleDisplayMode, top: Double) throws {
        let host = screenOf(ListPage(mode: mode))
        host.rest()
        // The row is 44 high, and what stands in it in its middle.
        #expect(try #require(host.element("Tapped 0")).frame.midY - 22 == top)
        host.go("Tapped 0")
        host.go("Other")
        #expect(host.labels.contains("Tapped 1"))
    }

    /// A list below another view stands as far from it as without a title. A list at the top does not, with what lies
    /// beside it.
    @Test(arguments: [(true, 150.0 + 60 + 35), (false, 150)]) func listsBelowOtherViews(isBelow: Bool, top: Double)
        throws
    {
        let host = screenOf(
            NavigationStack {
                VStack(spacing: 0) {
                    if isBelow { Color.yellow.frame(height: 60) }
                    List { CountingRow().listRowInsets(EdgeInsets()) }
                    if !isBelow { Color.yellow.frame(height: 60) }
                }
                .navigationTitle("Title")
            })
        host.rest()
        #expect(try #require(host.element("Tapped 0")).frame.midY - 22 == top)
    }

    /// A stack below another view has its bar at its own top, wherever the screen's shape ends; so has one above
    /// another view at its bottom.
    @Test func barsOfStacksBetweenOtherViews() throws {
        let host = screenOf(
            VStack(spacing: 0) {
                Color.yellow.frame(height: 60)
                NavigationStack {
                    Color.red.accessibilityIdentifier("content").navigationTitle("Title")
                        .navigationBarTitleDisplayMode(.inline)
                        .toolbar { ToolbarItem(placement: .bottomBar) { Button("Add") {} } }
                }
                Color.yellow.frame(height: 60)
            })
        host.rest()
        let row = 59.0 + 60 + 44
        let bar = Double(Platform.iOS17.metrics.plainBottomBarHeight)
        #expect(host.frame("content") == [0, row, 393, 852 - 34 - 60 - bar - row])
        #expect(try #require(host.element("Title")).frame.midY == row - 22)
        #expect(try #require(host.element("Add")).frame.midY == 852 - 34 - 60 - bar / 2)
    }

    /// The items of a bar at the bottom stand in its middle, or 27 below its top where there is a home indicator.
    @Test(arguments: [(852, 34, 852 - 34 - 49 + 27), (667, 0, 667 - 22)] as [(CGFloat, CGFloat, CGFloat)])
    func itemsOfBottomBars(height: CGFloat, bottom: CGFloat, middle: CGFloat) throws {
        let host = screenOf(
            NavigationStack {
                Color.red.toolbar { ToolbarItem(placement: .bottomBar) { Button("Add") {} } }
            }, width: 375, height: height, top: 20, bottom: bottom)
        #expect(try #require(host.element("Add")).frame.midY == middle)
    }

    /// On phones on their sides the bar is 32 high above the home indicator, its items stand in its middle, and they
    /// keep clear of the corners and of a camera. (Sizes and insets: devices' tables.)
    @Test(arguments: [(667, 375, 0, 0), (812, 375, 50, 21), (852, 393, 59, 21), (956, 440, 62, 21)])
    func bottomBarsOfPhonesOnTheirSides(width: CGFloat, height: CGFloat, side: CGFloat, bottom: CGFloat) throws {
        var world = World(proposal: ProposedViewSize(width: width, height: height))
        world.safeAreaInsets = EdgeInsets(top: 0, leading: side, bottom: bottom, trailing: side)
        let host = ViewHost(
            NavigationStack {
                Color.red.accessibilityIdentifier("content").navigationTitle("Title").toolbar {
                    ToolbarItemGroup(placement: .bottomBar) {
                        Button("A") {}
                        Spacer()
                        Button("B") {}
                    }
                }
            }, in: world)
        host.update()
        let row = height - bottom - 32
        let frame = [Double(side), 32, Double(width - 2 * side), Double(row) - 32]
        #expect(host.frame("content") == frame)
        let (a, b) = (try #require(host.element("A")).frame, try #require(host.element("B")).frame)
        #expect(abs(a.midY - row - 16) < 0.01 && abs(b.midY - row - 16) < 0.01, "\(a) \(b)")
        #expect(abs(a.minX - side - 16) < 0.01 && abs(width - side - 16 - b.maxX) < 0.01, "\(a) \(b)")
    }

    private struct Page: View {
        let mode: NavigationBarItem.TitleDisplayMode
        let hasSearch: Bool
        var body: some View {
            NavigationStack {
                if hasSearch { content.searchable(text: .constant("")) } else { content }
            }
        }
        private var content: some View {
            Color.red.accessibilityIdentifier("content").navigationTitle("Title").navigationBarTitleDisplayMode(mode)
        }
    }

    @Test(arguments: screens) func barsEndWhereTheyDoOniOS(screen: Screen) {
        for (index, (mode, hasSearch)) in [
            (NavigationBarItem.TitleDisplayMode.inline, false), (.large, false), (.automatic, true),
        ].enumerated() {
            let host = screenOf(
                Page(mode: mode, hasSearch: hasSearch), width: screen.size.width, height: screen.size.height,
                top: screen.top, bottom: screen.bottom)
            let end = host.frame("content").map { $0[1] } ?? .nan
            #expect(abs(end - screen.ends[index]) < 0.34, "\(mode): \(end)")
            let bottom = host.frame("content").map { $0[1] + $0[3] } ?? .nan
            #expect(abs(bottom - Double(screen.size.height - screen.bottom)) < 0.01)
        }
    }

    /// A title's middle stands 22 below the bar's top; the large one's frame ends 7.67 above the bar's end, and begins
    /// 16 from the edge, 20 in wide stacks.
    @Test func titlesStand() {
        func title(_ host: ViewHost) -> CGRect? { host.element("Title")?.frame }
        let inline = title(screenOf(Page(mode: .inline, hasSearch: false)))
        #expect(inline.map { abs($0.midY - 76) < 0.01 && abs($0.midX - 196.5) < 0.01 } == true)
        let large = title(screenOf(Page(mode: .large, hasSearch: false)))
        #expect(large.map { abs($0.maxY - (150 - 7.67)) < 0.01 && $0.minX == 16 } == true)
        let wide = title(screenOf(Page(mode: .large, hasSearch: false), width: 430, height: 932))
        #expect(wide?.minX == 20)
    }

    /// The title of a binding is shown and follows it. People can't edit it: it is a header, without actions.
    @Test func aBoundTitleIsShown() {
        struct Bound: View {
            @State private var title = "First"
            var body: some View {
                NavigationStack { Button("Change") { title = "Second" }.navigationTitle($title) }
            }
        }
        let host = screenOf(Bound())
        host.update()
        #expect(host.element("First")?.actions.isEmpty == true)
        host.go("Change")
        #expect(host.element("Second")?.traits.contains(.isHeader) == true && host.element("First") == nil)
    }

    /// Content goes under the bar: a list begins where the bar ends, and its first card at once below a large title.
    @Test(arguments: [(NavigationBarItem.TitleDisplayMode.inline, 98.0 + 35), (.large, 150.0)])
    func listsBeginBelowBars(mode: NavigationBarItem.TitleDisplayMode, top: Double) {
        let host = screenOf(
            NavigationStack {
                List { Text("Row").accessibilityIdentifier("row") }
                    .navigationTitle("Title").navigationBarTitleDisplayMode(mode)
            })
        // A row's text stands 12 below the row's top.
        #expect(host.frame("row").map { $0[1] } == top + 12)
    }

    /// The large title goes by as much as content is scrolled, and then the one in the row comes.
    @Test func largeTitlesGoWithTheContent() {
        let host = screenOf(
            NavigationStack {
                List(0..<50) { Text("Row \($0)").accessibilityIdentifier("\($0)") }.navigationTitle("Title")
            })
        #expect(host.frame("0").map { $0[1] } == 162)
        let before = host.element("Title")?.frame
        #expect(host.scroll(at: CGPoint(x: 200, y: 500), by: CGSize(width: 0, height: 20)))
        host.advance(by: 0.5)
        #expect(
            isNear((host.element("Title")?.frame.maxY).map { Double($0) }, before.map { Double($0.maxY) - 20 } ?? 0))
        host.scroll(at: CGPoint(x: 200, y: 500), by: CGSize(width: 0, height: 100))
        host.advance(by: 0.5)
        #expect(host.dump.contains("Title"))
    }

    /// Content that a finger has let go comes to rest where the title is there, or is not.
    @Test(arguments: [(10.0, 0.0), (20, 0), (40, 52), (51, 52), (52, 52), (90, 90)])
    func contentComesToRestBesideTheTitle(way: Double, rest: Double) {
        let host = screenOf(
            NavigationStack {
                ScrollView { Color.red.frame(height: 3000).accessibilityIdentifier("content") }.navigationTitle("Title")
            })
        host.update()
        let top = host.frame("content")?[1] ?? 0
        host.send(.touch(.began, at: CGPoint(x: 200, y: 700)))
        // The first points of a drag only tell that it is one.
        for part in 0...20 {
            host.advance(by: 0.05)
            host.send(.touch(.changed, at: CGPoint(x: 200, y: 690 - way * Double(part) / 20)))
        }
        host.advance(by: 0.5)
        host.send(.touch(.ended, at: CGPoint(x: 200, y: 690 - way)))
        let dragged = top - (host.frame("content")?[1] ?? 0)
        #expect(isNear(dragged, way))
        host.rest()
        #expect(isNear(top - (host.frame("content")?[1] ?? 0), rest))
    }

    /// Which of several titles counts, and where there is none.
    @Test func titlesAreSaidWithinTheScreen() {
        func end(_ view: some View) -> Double? { screenOf(view).frame("content").map { $0[1] } }
        let content = Color.red.accessibilityIdentifier("content")
        #expect(end(NavigationStack { content }) == 98)
        // A title on the stack is none of its screens'.
        #expect(end(NavigationStack { content }.navigationTitle("Out")) == 98)
        #expect(end(NavigationStack { content.navigationTitle("") }) == 150)
        #expect(end(NavigationStack { content.navigationTitle("A").toolbar(.hidden, for: .navigationBar) }) == 59)
        #expect(end(NavigationStack { content.navigationTitle("A").navigationBarHidden(true) }) == 59)
        let host = screenOf(NavigationStack { content.navigationTitle("Inner").navigationTitle("Outer") })
        #expect(host.labels.contains("Outer") && !host.labels.contains("Inner"))
    }

    // MARK: Items

    private func bar<T: ToolbarContent>(@ToolbarContentBuilder _ items: @escaping () -> T) -> ViewHost {
        screenOf(
            NavigationStack {
                Color.red.navigationTitle("T").navigationBarTitleDisplayMode(.inline).toolbar(content: items)
            })
    }

    @Test func placesOfItems() {
        let cases: [(ToolbarItemPlacement, ToolbarItemPlacement.Place)] = [
            (.automatic, .trailing), (.principal, .centre), (.navigation, .leading), (.primaryAction, .trailing),
            (.secondaryAction, .menu), (.status, .status), (.confirmationAction, .trailing),
            (.cancellationAction, .leading), (.destructiveAction, .trailing), (.keyboard, .keyboard),
            (.topBarLeading, .leading), (.topBarTrailing, .trailing), (.navigationBarLeading, .leading),
            (.navigationBarTrailing, .trailing), (.bottomBar, .bottom),
        ]
        for (placement, place) in cases { #expect(placement.place == place) }
        #expect(ToolbarItemPlacement.confirmationAction.isProminent && !ToolbarItemPlacement.primaryAction.isProminent)
    }

    @Test func itemsStandAtTheirEnds() {
        let host = bar {
            ToolbarItem(placement: .topBarLeading) { Button("L") {} }
            ToolbarItem(placement: .confirmationAction) { Button("R") {} }
        }
        #expect(host.element("L")?.frame.minX == 16)
        #expect(isNear((host.element("R")?.frame.maxX).map { Double($0) }, 393 - 16))
        #expect(host.element("L").map { abs($0.frame.midY - 76) < 0.01 } == true)
    }

    @Test func principalItemsTakeTheTitlesPlace() {
        let host = bar { ToolbarItem(placement: .principal) { Text("P") } }
        #expect(host.element("P").map { abs($0.frame.midX - 196.5) < 0.01 } == true)
        #expect(host.element("T") == nil)
    }

    @Test func modifiersAddUp() {
        let host = screenOf(
            NavigationStack {
                Color.red
                    .toolbar { Button("A") {} }
                    .toolbar { Button("B") {} }
            })
        let (a, b) = (host.element("A")?.frame.minX, host.element("B")?.frame.minX)
        #expect((a ?? 0) < (b ?? 0))
    }

    /// Conditions and content of one's own, with what it reads.
    @Test func contentIsMadeOfContent() {
        struct Own: ToolbarContent {
            @Environment(\.dismiss) private var dismiss
            @State private var count = 0
            let isLong: Bool
            var body: some ToolbarContent {
                ToolbarItem(placement: .topBarLeading) { Button("Count \(count)") { count += 1 } }
                if isLong {
                    ToolbarItem { Text("Long") }
                } else {
                    ToolbarItemGroup { Text("Short") }
                }
            }
        }
        let host = bar { Own(isLong: true) }
        #expect(host.labels.contains("Long") && !host.labels.contains("Short"))
        host.go("Count 0")
        #expect(host.labels.contains("Count 1"))
    }

    /// Items inherit what is inherited where they are written.
    @Test func itemsInheritWhereTheyAreWritten() {
        struct Reader: View {
            @Environment(\.locale) private var locale
            var body: some View { Text(locale.identifier) }
        }
        let host = screenOf(
            NavigationStack {
                Color.red.toolbar { Reader() }.environment(\.locale, Locale(identifier: "xx_YY"))
            })
        #expect(host.labels.contains("xx_YY"))
    }

    @Test func bottomBarsTakeRoom() {
        let host = screenOf(
            NavigationStack {
                Color.red.accessibilityIdentifier("content")
                    .toolbar {
                        ToolbarItemGroup(placement: .bottomBar) {
                            Button("A") {}
                            Spacer()
                            Button("B") {}
                        }
                    }
            })
        #expect(isNear(host.frame("content").map { $0[1] + $0[3] }, 852 - 83))
        #expect(isNear((host.element("A")?.frame.minX).map { Double($0) }, 16))
        #expect(isNear((host.element("B")?.frame.maxX).map { Double($0) }, 377))
        #expect(host.element("A").map { abs($0.frame.midY - (852 - 83 + 27)) < 0.01 } == true)
    }

    /// What stands in the bar is read before the screen.
    @Test func barsAreReadFirst() {
        let host = screenOf(
            NavigationStack {
                Text("Content").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                    .toolbar { Button("Item") {} }
            })
        #expect(host.labels == ["Title", "Item", "Content"])
        #expect(host.element("Title")?.traits.contains(.isHeader) == true)
    }

    /// A list's edit mode belongs to its screen: a button in the bar begins it.
    @Test func editButtonsWorkInBars() {
        let host = screenOf(
            NavigationStack {
                List { ForEach(0..<3, id: \.self) { Text("\($0)") }.onDelete { _ in } }
                    .toolbar { EditButton() }
            })
        host.go("Edit")
        #expect(host.labels.contains("Done"))
    }

    @Test func backButtonsSayWhereTheyLead() {
        func host(_ title: String, hides: Bool = false) -> ViewHost {
            let host = screenOf(
                NavigationStack {
                    NavigationLink("Go") {
                        Text("D").navigationTitle("Detail").navigationBarTitleDisplayMode(.inline)
                            .navigationBarBackButtonHidden(hides)
                    }
                    .navigationTitle(title)
                })
            host.go("Go")
            return host
        }
        #expect(host("Home").labels.contains("Home"))
        #expect(host("Home").dump.contains("Home"))
        let long = host("A very long title that has no room beside another")
        #expect(!long.dump.contains("A very long"))
        #expect(long.dump.contains("Back"))
        // "Detail" is 60 wide, and stays in the middle of 393. Beside it are 166.5, less 8 twice as a gap and 29.67 for
        // the arrow: twelve characters.
        #expect(host("Twelve chars").dump.contains("Twelve chars"))
        #expect(host("Thirteen char").dump.contains("Back"))
        #expect(!host("Home", hides: true).labels.contains("Home"))
    }

    // MARK: Older and newer names

    @Test func otherNamesSayTheSame() {
        func host(_ view: some View) -> ViewHost {
            screenOf(NavigationStack { view.accessibilityIdentifier("content") })
        }
        func end(_ view: some View) -> Double? { host(view).frame("content").map { $0[1] } }
        #expect(end(Color.red.navigationBarTitle("A")) == 150)
        #expect(end(Color.red.navigationBarTitle("A", displayMode: .inline)) == 98)
        #expect(end(Color.red.navigationTitle("A").toolbarTitleDisplayMode(.inline)) == 98)
        #expect(end(Color.red.navigationTitle("A").toolbarVisibility(.hidden, for: .navigationBar)) == 59)
        let items = host(Color.red.navigationBarItems(leading: Text("L"), trailing: Text("T")))
        #expect((items.element("L")?.frame.minX ?? 0) < (items.element("T")?.frame.minX ?? 0))
    }

    private struct Following: View {
        @State private var path = [1]
        @State private var isInline = true
        var body: some View {
            NavigationStack(path: $path) {
                Text("root")
                    .navigationBarTitleDisplayMode(isInline ? .inline : .automatic)
                    .navigationDestination(for: Int.self) { _ in
                        Button("Turn") { isInline.toggle() }
                            .navigationTitle("B")
                            .frame(maxHeight: .infinity, alignment: .top)
                            .accessibilityIdentifier("page")
                    }
            }
        }
    }

    /// The title of a screen that doesn't say is as large as that of the screen below, also when that changes.
    @Test func titlesFollowTheScreenBelow() {
        let host = screenOf(Following())
        host.rest()
        for top in [98.0, 150, 98] {
            #expect(host.frame("page")?[1] == top)
            host.go("Turn")
        }
    }

    /// A title or a search field goes with its room; the next screen's back button keeps the words.
    @Test(arguments: [
        (ToolbarDefaultItemKind?.none, 202.0), (.title, 150), (.search, 150), (.sidebarToggle, 202),
    ])
    func partsAreRemoved(kind: ToolbarDefaultItemKind?, top: Double) {
        let host = screenOf(
            NavigationStack {
                NavigationLink("Next") { Text("next") }
                    .navigationTitle("Names")
                    .searchable(text: .constant(""))
                    .toolbar(removing: kind)
                    .frame(maxHeight: .infinity, alignment: .top)
                    .accessibilityIdentifier("page")
            })
        host.update()
        #expect(host.labels.contains("Names") == (kind != .title))
        #expect(host.labels.contains("Search") == (kind != .search))
        #expect(host.frame("page")?[1] == top)
        host.go("Next")
        #expect(host.labels.contains("Names"))
    }

    /// A bar's background is there while content lies under it, or where somebody says so; a scheme and a style of
    /// one's own are seen with it.
    @Test func backgroundsAreShown() {
        func dump(_ view: some View) -> String { screenOf(NavigationStack { view.navigationTitle("A") }).dump }
        let plain = dump(Color.clear.toolbarBackground(Color.green, for: .navigationBar))
        let shown = dump(
            Color.clear.toolbarBackground(Color.green, for: .navigationBar)
                .toolbarBackgroundVisibility(.visible, for: .navigationBar))
        #expect(shown != plain)
        let older = dump(
            Color.clear.toolbarBackground(Color.green, for: .navigationBar)
                .toolbarBackground(.visible, for: .navigationBar))
        #expect(older == shown)
        let dark = dump(
            Color.clear.toolbarBackground(Color.green, for: .navigationBar)
                .toolbarBackground(.visible, for: .navigationBar).toolbarColorScheme(.dark, for: .navigationBar))
        #expect(dark != shown)
    }

    @Test func titlesHaveMenus() {
        let host = screenOf(
            NavigationStack {
                Color.red.navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                    .toolbarTitleMenu { Button("Rename") {} }
            })
        #expect(!host.labels.contains("Rename"))
        host.go("Title")
        #expect(host.labels.contains("Rename"))
    }

    // MARK: Roles and keyboards

    /// An editor's back button is an arrow; on an iPad its title stands beside it.
    @Test func rolesLayBarsOut() {
        func host(_ role: ToolbarRole, width: CGFloat) -> ViewHost {
            let host = screenOf(
                NavigationStack {
                    NavigationLink("Go") {
                        Text("D").navigationTitle("Detail").navigationBarTitleDisplayMode(.inline).toolbarRole(role)
                    }
                    .navigationTitle("Home")
                }, width: width, height: 1000)
            host.go("Go")
            return host
        }
        func middle(_ host: ViewHost) -> Double { Double(host.element("Detail")?.frame.midX ?? 0) }
        #expect(host(.automatic, width: 393).dump.contains("Home"))
        #expect(!host(.editor, width: 393).dump.contains("Home"))
        // It is read all the same.
        #expect(host(.editor, width: 393).labels.contains("Home"))
        #expect(isNear(middle(host(.editor, width: 393)), 196.5))
        #expect(isNear(middle(host(.navigationStack, width: 800)), 400))
        #expect(middle(host(.editor, width: 800)) < 100)
        #expect(middle(host(.browser, width: 800)) < 200)
    }

    private func keyboardHost(_ view: some View) -> ViewHost {
        var world = World(
            proposal: ProposedViewSize(width: 393, height: 852),
            safeAreaInsets: EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0))
        world.showsKeyboard = true
        return ViewHost(view, in: world)
    }

    /// Items above a keyboard stand in a bar of 44 as long as the keyboard is there. It covers the bar at the bottom.
    @Test func itemsStandAboveTheKeyboard() throws {
        let host = keyboardHost(
            NavigationStack {
                VStack {
                    TextField("Name", text: .constant(""))
                    Color.red.accessibilityIdentifier("content")
                }
                .toolbar {
                    ToolbarItemGroup(placement: .keyboard) {
                        Spacer()
                        Button("Close") {}
                    }
                    ToolbarItem(placement: .bottomBar) { Button("Below") {} }
                }
            })
        host.update()
        #expect(host.element("Close") == nil)
        #expect(isNear(host.frame("content").map { $0[1] + $0[3] }, 852 - 83))
        let field = try #require(host.spoken.first { $0.label == "Name" })
        host.tap(at: CGPoint(x: field.frame.midX, y: field.frame.midY))
        host.rest()
        let top = 852 - Platform.iOS17.metrics.keyboardIndicator
        #expect(isNear(host.frame("content").map { $0[1] + $0[3] }, top - 44))
        let close = try #require(host.element("Close"))
        #expect(close.frame.maxX == 377 && isNear(Double(close.frame.midY), top - 22))
        #expect(isNear(Double(host.element("Below")?.frame.midY ?? 0), 852 - 83 + 27))
    }

    /// A keyboard covers the bar of tabs.
    @Test func aKeyboardCoversTabs() throws {
        let host = keyboardHost(
            TabView {
                VStack {
                    TextField("Name", text: .constant(""))
                    Color.red.accessibilityIdentifier("content")
                }
                .tabItem { Text("Tab") }
            })
        host.update()
        let field = try #require(host.spoken.first { $0.label == "Name" })
        host.tap(at: CGPoint(x: field.frame.midX, y: field.frame.midY))
        host.rest()
        let top = 852 - Platform.iOS17.metrics.keyboardIndicator
        #expect(isNear(host.frame("content").map { $0[1] + $0[3] }, top))
        #expect(isNear((host.element("Tab")?.frame.minY).map { Double($0) }, 770))
    }

    /// Beside a status, which stands in the middle, an item alone stands at the leading end.
    @Test(arguments: [false, true]) func itemsBesideAStatus(hasStatus: Bool) {
        let host = screenOf(
            NavigationStack {
                Color.red.toolbar {
                    ToolbarItem(placement: .bottomBar) { Button("A") {} }
                    ToolbarItem(placement: .status) { if hasStatus { Text("Saved") } }
                }
            })
        #expect(isNear((host.element("A")?.frame.minX).map { Double($0) }, 16))
        if hasStatus { #expect(isNear((host.element("Saved")?.frame.midX).map { Double($0) }, 196.5)) }
    }

    /// `containerBackground` lies behind a screen and under its bars; elsewhere a sentence says that it draws nothing.
    @Test func aScreenHasABackground() {
        let host = screenOf(
            NavigationStack { Text("A").containerBackground(.blue, for: .navigation).navigationTitle("B") })
        host.update()
        let screen = CGRect(x: 0, y: 0, width: 393, height: 852)
        #expect(SeenFills(host).fills.contains { $0.color.blue > 0.9 && $0.color.red < 0.1 && $0.frame == screen })
        #expect(host.diagnostics.isEmpty)
        let other = screenOf(NavigationStack { Text("A").containerBackground(.blue, for: .widget) })
        other.update()
        #expect(other.diagnostics.count == 1)
        #expect(!SeenFills(other).fills.contains { $0.color.blue > 0.9 && $0.color.red < 0.1 })
    }

    /// A title that opens a menu follows the scheme of its bar, as other titles do.
    @Test func aTitleWithAMenuFollowsTheBar() {
        let host = screenOf(
            NavigationStack {
                Text("A").navigationTitle("Title").navigationBarTitleDisplayMode(.inline)
                    .toolbarTitleMenu { Button("Row") {} }
                    .toolbarBackground(.red, for: .navigationBar)
                    .toolbarBackground(.visible, for: .navigationBar)
                    .toolbarColorScheme(.dark, for: .navigationBar)
            })
        let colors = host.displayList().items.compactMap { item -> RGBA? in
            if case .glyphs(let run, _, .color(let color)) = item, run.text == "Title" { color } else { nil }
        }
        #expect(colors.allSatisfy { $0.red == 1 && $0.green == 1 } && !colors.isEmpty, "\(colors)")
    }
}
