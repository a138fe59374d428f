import Foundation
import PlumbCore
import Testing

@testable import PlumbControls

/// Tabs: which is shown, when they are made, and what the bar takes.
@MainActor
@Suite struct TabViewTests {
    private struct Tabs: View {
        @Binding var selection: String
        let log: LifeLog

        var body: some View {
            TabView(selection: $selection) {
                Alive(name: "first", log: log).tabItem { Label("A", systemImage: "house") }.tag("a")
                Alive(name: "second", log: log).tabItem { Label("B", systemImage: "gear") }.tag("b").badge(3)
                Alive(name: "third", log: log)
                    .tabItem {
                        Image(systemName: "person")
                        Text("C")
                    }
                    .tag("c")
            }
        }
    }

    /// A tab appears when it is chosen, and disappears when another is.
    @Test func tabsComeAndGo() {
        let (record, log) = (Record<String>(), LifeLog())
        let host = screenOf(Holding("a", record) { Tabs(selection: $0, log: log) })
        host.update()
        #expect(log.take() == ["+first"])
        host.go("B")
        #expect(log.take() == ["-first", "+second"])
        host.go("A")
        #expect(log.take() == ["-second", "+first"])
        host.go("C")
        #expect(record.values == ["b", "a", "c"])
        #expect(host.element("third") != nil && host.element("first") == nil)
        #expect(host.checkInvariants().isEmpty)
    }

    @Test func aSelectionThatIsNoTabShowsTheFirst() {
        let host = screenOf(Tabs(selection: .constant("x"), log: LifeLog()))
        #expect(host.element("first") != nil)
    }

    /// At compact height, and on a tablet, words stand beside their symbols, in a bar of another height.
    @Test(arguments: [
        (UserInterfaceSizeClass.compact, UserInterfaceSizeClass.regular, 49.0, false),
        (.compact, .compact, 32, true), (.regular, .compact, 32, true), (.regular, .regular, 50, true),
    ])
    func wordsStandBesideSymbols(
        _ width: UserInterfaceSizeClass, _ height: UserInterfaceSizeClass, _ bar: Double, _ isRow: Bool
    ) throws {
        let host = screenOf(
            TabView {
                GeometryReader { _ in Color.blue }.accessibilityElement().accessibilityLabel("content")
                    .tabItem {
                        Label {
                            Text("A")
                        } icon: {
                            Color(red: 1, green: 0, blue: 0).frame(width: 18, height: 18)
                        }
                    }
                    .badge(1)
                Text("two").tabItem { Text("B") }
            }
            .environment(\.horizontalSizeClass, width).environment(\.verticalSizeClass, height))
        let content = try #require(host.element("content")).frame
        #expect(isNear(content.maxY, 852 - 34 - bar))
        let icon = try #require(SeenFills(host).frame { $0.red == 1 && $0.green == 0 })
        // The word is 10 wide, and 7 from the symbol; what is filled begins at a pixel of half a point.
        #expect(abs(icon.midX - (393 / 4 - (isRow ? (7 + 10) / 2 : 0))) <= 0.25)
        #expect(abs(icon.midY - (content.maxY + (isRow ? bar / 2 : 17.7))) <= 0.25)
        // The badge lies over the symbol, and leaves the word alone.
        let badge = try #require(
            SeenFills(host).fills.first { $0.frame.height == 18 && $0.frame.minX > icon.minX }?.frame)
        #expect(abs(badge.minX - icon.midX - (isRow ? -2 : 8)) <= 0.5)
        // A badge of one digit is 18 wide in the font of the system.
        if isRow { #expect(badge.minX + 18 <= icon.maxX + 7.5) }
    }

    @Test func withoutASelectionTheFirstIsShown() {
        let host = screenOf(
            TabView {
                Text("one").tabItem { Text("A") }
                Text("two").tabItem { Text("B") }
            })
        #expect(host.element("one") != nil)
        host.go("B")
        #expect(host.element("two") != nil && host.element("one") == nil)
    }

    /// What only the body of a tab says is heard too.
    @Test func tabsMaySayInTheirBodyWhatTheyAre() {
        struct Own: View {
            let name: String
            var body: some View { Text("page \(name)").tabItem { Text(name) } }
        }
        let host = screenOf(
            TabView {
                Own(name: "A")
                Own(name: "B")
            })
        host.go("B")
        #expect(host.element("page B") != nil)
    }

    /// A tag that only the body of a tab says counts too, from the beginning.
    @Test func tabsMaySayTheirTagsInTheirBody() {
        struct Own: View {
            let name: String
            var body: some View { Text("page \(name)").tabItem { Text(name) }.tag(name) }
        }
        let record = Record<String>()
        let host = screenOf(
            Holding("B", record) { selection in
                TabView(selection: selection) {
                    Own(name: "A")
                    Own(name: "B")
                }
            })
        host.update()
        #expect(host.element("page B") != nil && host.element("page A") == nil)
        host.go("A")
        #expect(host.element("page A") != nil)
        #expect(record.values == ["A"])
    }

    /// Content of a pushed screen under the bar brings its background, and its going takes it away.
    @Test func theBarFollowsThePushedScreen() {
        let host = screenOf(
            TabView {
                NavigationStack {
                    NavigationLink("Go") { List(0..<50) { Text("Row \($0)") } }
                }
                .tabItem { Text("A") }
            })
        // The grounds of bars that are not seen: of both, and of the one at the top.
        func hidden() -> Int { host.dump.split(separator: "\n").count { $0.contains("layer 0 ") } }
        host.update()
        #expect(hidden() == 2)
        host.go("Go")
        #expect(hidden() == 1)
        host.go("Back")
        #expect(hidden() == 2)
    }

    @Test func tabsKeepTheirState() {
        struct Counter: View {
            @State private var count = 0
            var body: some View { Button("count \(count)") { count += 1 } }
        }
        let host = screenOf(
            TabView {
                Counter().tabItem { Text("A") }
                Text("two").tabItem { Text("B") }
            })
        host.go("count 0")
        host.go("B")
        host.go("A")
        #expect(host.element("count 1") != nil)
    }

    /// The bar takes 49 above the safe area; its buttons share the width, but for 2 at both sides and 1 above.
    @Test func theBarTakesItsRoom() {
        let host = screenOf(
            TabView {
                Color.red.accessibilityIdentifier("content").tabItem { Text("A") }
                Color.red.tabItem { Text("B") }
                Color.red.tabItem { Text("C") }
            })
        #expect(host.frame("content") == [0, 59, 393, 852 - 59 - 83])
        let frames = ["A", "B", "C"].compactMap { host.element($0)?.frame }
        #expect(frames.map(\.minX) == [2, 133, 264] && frames.allSatisfy { $0.minY == 770 && $0.height == 48 })
        #expect(host.element("A")?.traits.contains(.isSelected) == true)
        #expect(host.element("B")?.traits.contains(.isSelected) == false)
    }

    @Test func badgesAreTheValueOfTheirTab() {
        let host = screenOf(Tabs(selection: .constant("a"), log: LifeLog()))
        #expect(host.element("B")?.value == "3")
        #expect(host.dump.contains("\"3\"") || host.dump.contains("3"))
    }

    @Test func aBarCanBeHidden() {
        let host = screenOf(
            TabView {
                Color.red.accessibilityIdentifier("content").toolbar(.hidden, for: .tabBar).tabItem { Text("A") }
            })
        #expect(isNear(host.frame("content").map { $0[1] + $0[3] }, 852 - 34))
        #expect(host.element("A") == nil)
    }

    /// A stack in a tab: its screens keep clear of both bars, and a screen may hide the tabs.
    @Test func stacksStandInTabs() {
        let host = screenOf(
            TabView {
                NavigationStack {
                    NavigationLink("Go") {
                        Color.red.accessibilityIdentifier("detail").toolbar(.hidden, for: .tabBar)
                            .navigationBarTitleDisplayMode(.inline).navigationTitle("D")
                    }
                    .frame(maxWidth: .infinity, maxHeight: .infinity)
                    .accessibilityIdentifier("root").navigationTitle("Home")
                }
                .tabItem { Text("A") }
            })
        #expect(host.frame("root").map { [$0[1], $0[1] + $0[3]] } == [150, 852 - 83])
        host.go("Go")
        #expect(host.frame("detail").map { [$0[1], $0[1] + $0[3]] } == [98, 852 - 34])
        host.go("Home")
        #expect(host.element("A") != nil)
    }

    // MARK: The chosen tab again

    /// A tap on the tab that is shown goes back to the first screen of its stack, with the motion of a pop: from values
    /// of the path and from what views present. Whoever has the selection is told, as for any tap.
    @Test func theChosenTabGoesBackToTheFirstScreen() throws {
        struct Stack: View {
            @Binding var path: [Int]
            var body: some View {
                NavigationStack(path: $path) {
                    VStack {
                        Color.red.accessibilityIdentifier("first")
                        Button("Two") { path = [1, 2] }
                    }
                    .navigationDestination(for: Int.self) { number in
                        VStack {
                            Text("Screen \(number)")
                            NavigationLink("Link") { NavigationStack { Text("Linked") } }
                        }
                    }
                }
            }
        }
        let (paths, tabs) = (Record<[Int]>(), Record<String>())
        let host = screenOf(
            Holding([Int](), paths) { path in
                Holding("a", tabs) { tab in
                    TabView(selection: tab) {
                        Stack(path: path).tabItem { Text("A") }.tag("a")
                        Text("Other").tabItem { Text("B") }.tag("b")
                    }
                }
            })
        host.update()
        host.go("A")
        #expect(host.element("Two") != nil)
        host.go("Two")
        host.go("Link")
        #expect(host.element("Linked") != nil)
        host.tapElement("A")
        host.advance(by: 0.1)
        let x = try #require(host.frame("first")?[0])
        #expect(x < -1 && x > -0.3 * 393)
        host.rest()
        #expect(host.element("Two") != nil && host.element("Linked") == nil)
        #expect(paths.values == [[1, 2], []] && tabs.values == ["a", "a"])
        // Another tab, and this one again, leave its screens alone.
        host.go("Two")
        host.go("B")
        host.go("A")
        #expect(host.element("Screen 2") != nil)
        host.go("A")
        #expect(host.element("Two") != nil && host.element("A")?.traits.contains(.isSelected) == true)
    }

    /// Where the first screen is shown, a tap on its tab brings the top of its first scroll view into sight, on a way.
    @Test func theChosenTabScrollsToTheTop() throws {
        let host = screenOf(
            TabView {
                NavigationStack {
                    VStack(spacing: 0) {
                        ScrollView(.horizontal) { Text("Across").accessibilityIdentifier("across") }
                        List(0..<60, id: \.self) { Text("Row \($0)").accessibilityIdentifier("\($0)") }
                    }
                    .navigationTitle("Home").navigationBarTitleDisplayMode(.inline)
                }
                .tabItem { Text("A") }
                Text("Other").tabItem { Text("B") }
            })
        host.update()
        let first = try #require(host.frame("0"))
        #expect(host.scroll(at: CGPoint(x: 200, y: 500), by: CGSize(width: 0, height: 300)))
        let scrolled = try #require(host.frame("9"))
        host.tapElement("A")
        host.advance(by: 0.1)
        let onItsWay = try #require(host.frame("9"))
        #expect(onItsWay[1] > scrolled[1] + 1)
        for _ in 0..<4 { host.rest() }
        #expect(isNear(host.frame("0")?[1], first[1]))
        let top = try #require(host.frame("9"))
        #expect(isNear(top[1], scrolled[1] + 300) && onItsWay[1] < top[1] - 1)
    }

    // MARK: Pages

    @Test func pagesAreSwiped() {
        let record = Record<Int>()
        let host = screenOf(
            Holding(0, record) { selection in
                TabView(selection: selection) {
                    ForEach(0..<3, id: \.self) {
                        Color.red.accessibilityLabel("page \($0)").accessibilityIdentifier("\($0)")
                    }
                }
                .tabViewStyle(.page)
            })
        host.update()
        #expect(host.frame("0") == [0, 59, 393, 759])
        #expect(host.labels.contains("Page 1 of 3"))
        for page in 1...2 {
            host.send(.touch(.began, at: CGPoint(x: 350, y: 400)))
            for step in 1...8 {
                host.advance(by: 0.02)
                host.send(.touch(.changed, at: CGPoint(x: 350 - 35 * CGFloat(step), y: 400)))
            }
            host.send(.touch(.ended, at: CGPoint(x: 70, y: 400)))
            host.rest()
            host.rest()
            #expect(host.frame("\(page)") == [0, 59, 393, 759])
            #expect(record.values.last == page)
            #expect(host.labels.contains("Page \(page + 1) of 3"))
        }
    }

    /// Where there is no room to see anything of a page, the bright dot is that of the tab that is chosen.
    @Test func dotsWithoutRoomShowWhatIsChosen() {
        let host = screenOf(
            TabView(selection: .constant(2)) {
                ForEach(0..<3, id: \.self) { Text("\($0)").tag($0) }
            }
            .tabViewStyle(.page), width: 0)
        #expect(host.labels.contains("Page 3 of 3"))
    }

    /// Something lies behind the dots where that is asked for.
    @Test func dotsHaveAGround() {
        func dump(_ mode: PageIndexViewStyle.BackgroundDisplayMode) -> String {
            screenOf(
                TabView {
                    Color.red
                    Color.red
                }
                .tabViewStyle(.page).indexViewStyle(.page(backgroundDisplayMode: mode))
            ).dump
        }
        #expect(dump(.always) != dump(.never))
        #expect(dump(.automatic) == dump(.never))
    }

    @Test func aSelectionTurnsPages() {
        struct Turning: View {
            @State private var page = 0
            var body: some View {
                TabView(selection: $page) {
                    Button("next") { page = 2 }.tag(0)
                    Text("b").tag(1)
                    Text("c").tag(2)
                }
                .tabViewStyle(.page(indexDisplayMode: .never))
            }
        }
        let host = screenOf(Turning())
        host.update()
        #expect(!host.labels.contains("Page 1 of 3"))
        host.go("next")
        host.rest()
        #expect(host.element("c").map { abs($0.frame.midX - 196.5) < 1 } == true)
    }

    // MARK: Tabs of iOS 18's form

    private enum Place: Hashable { case home, search, extra(Int) }

    private struct NewTabs: View {
        @Binding var place: Place
        var extras = 1
        var hasHome = true
        let log: LifeLog

        var body: some View {
            TabView(selection: $place) {
                Tab(value: .search, role: .search) { Alive(name: "search page", log: log) }
                if hasHome {
                    Tab("Home", systemImage: "house", value: .home) { Alive(name: "home page", log: log) }.badge(2)
                }
                TabSection("More of them") {
                    ForEach(0..<extras, id: \.self) { number in
                        Tab("Extra \(number)", systemImage: "star", value: Place.extra(number)) {
                            Alive(name: "page \(number)", log: log)
                        }
                        .customizationID("extra \(number)")
                    }
                }
            }
        }
    }

    /// A tab that searches stands last; values choose; sections and elements are tabs beside the others.
    @Test func tabsAreChosenByTheirValues() {
        let (record, log) = (Record<Place>(), LifeLog())
        let host = screenOf(Holding(.home, record) { NewTabs(place: $0, log: log) })
        host.update()
        #expect(host.labels.filter { ["Home", "Extra 0", "Search"].contains($0) } == ["Home", "Extra 0", "Search"])
        #expect(host.element("Home")?.value == "2")
        #expect(log.take() == ["+home page"])
        host.go("Extra 0")
        host.go("Search")
        #expect(log.take() == ["-home page", "+page 0", "-page 0", "+search page"])
        #expect(record.values == [.extra(0), .search])
    }

    /// What is written into a customization is kept and read; people can't change anything, which is said where an iPad
    /// would let them.
    @Test func customizationsAreKept() throws {
        struct Kept: View {
            @AppStorage("tabs") private var customization: TabViewCustomization
            var body: some View {
                TabView {
                    Tab("Hide", systemImage: "star") {
                        Button("Hide now") { customization[sidebarVisibility: "a"] = .hidden }
                        Text(customization[tab: "a"].sidebarVisibility == .hidden ? "hidden" : "seen")
                    }
                    .customizationID("a")
                }
                .tabViewCustomization($customization)
            }
        }
        let store = UserDefaults(suiteName: "customizationsAreKept")
        store?.removeObject(forKey: "tabs")
        for (width, height, sentences) in [(393, 852, 0), (1194, 834, 1)] as [(CGFloat, CGFloat, Int)] {
            let host = screenOf(Kept().defaultAppStorage(try #require(store)), width: width, height: height)
            host.update()
            #expect(host.labels.contains(sentences == 0 ? "seen" : "hidden"))
            host.go("Hide now")
            #expect(host.labels.contains("hidden"))
            #expect(host.diagnostics.count { $0.message.contains("TabViewCustomization") } == sentences)
        }
        store?.removeObject(forKey: "tabs")

        var customization = TabViewCustomization()
        customization[tab: "b"].sidebarVisibility = .visible
        let read = try JSONDecoder().decode(
            TabViewCustomization.self, from: try JSONEncoder().encode(customization))
        #expect(read == customization && read[sidebarVisibility: "b"] == .visible)
        #expect(read[tab: "b"].tabBarVisibility == .automatic)
        #expect(read[sectionID: "c"] == nil && read[section: "c"].tabOrder == nil)
        customization.resetVisibility()
        customization.resetSectionOrder()
        customization.resetSectionOrder(for: "c")
        customization[section: "c"].resetTabOrder()
        #expect(customization == TabViewCustomization())
    }

    @Test func tabsWithoutValuesAreChosenByTheBar() {
        let host = screenOf(
            TabView {
                Tab("A", systemImage: "house") {
                    Text("one")
                    Text("more of one")
                }
                Tab("B", systemImage: "gear") { Text("two") }
            })
        #expect(host.element("one") != nil && host.element("more of one") != nil)
        #expect(host.labels.filter { ["A", "B"].contains($0) } == ["A", "B"])
        host.go("B")
        #expect(host.element("two") != nil && host.element("one") == nil)
    }

    private struct OwnTabs: TabContent {
        typealias TabValue = Never
        @State private var count = 0
        var body: some TabContent<Never> {
            Tab("First", systemImage: "house") { Button("count \(count)") { count += 1 } }
            Tab("Second", systemImage: "gear") { Text("second page") }
        }
    }

    /// Content that people write has state as views have.
    @Test func tabsAreMadeOfTabs() {
        let host = screenOf(TabView { OwnTabs() })
        host.go("count 0")
        #expect(host.element("count 1") != nil)
        host.go("Second")
        #expect(host.element("second page") != nil)
        host.go("First")
        #expect(host.element("count 1") != nil)
    }

    @Test func tabsAreDisabledAndHidden() {
        let log = LifeLog()
        let host = screenOf(
            TabView {
                Tab("A", systemImage: "house") { Alive(name: "a", log: log) }
                Tab("B", systemImage: "gear") { Alive(name: "b", log: log) }.disabled(true)
                Tab("C", systemImage: "star") { Alive(name: "c", log: log) }.hidden()
                Tab("D", systemImage: "heart") { Alive(name: "d", log: log) }
                    .accessibilityLabel("Favourites").accessibilityIdentifier("favourites")
            })
        host.update()
        #expect(host.labels.filter { ["A", "B", "C", "Favourites"].contains($0) } == ["A", "B", "Favourites"])
        host.go("B")
        #expect(log.take() == ["+a"])
        host.go("Favourites")
        #expect(log.take() == ["-a", "+d"])
    }

    // MARK: More tabs than the bar has room for

    /// Of more than five tabs, the last place is for a list of the others.
    @Test func theLastPlaceIsForAListOfTheOthers() {
        let (record, log) = (Record<Place>(), LifeLog())
        let host = screenOf(Holding(.home, record) { NewTabs(place: $0, extras: 5, log: log) })
        host.update()
        #expect(host.element("Extra 2") != nil && host.element("Extra 3") == nil && host.element("Search") == nil)
        #expect(log.take() == ["+home page"])
        host.go("More")
        #expect(log.take() == ["-home page"])
        #expect(host.element("Extra 3") != nil && host.element("Search") != nil)
        host.go("Extra 3")
        #expect(
            host.element("page 3") != nil
                && host.spoken.last { $0.label == "More" }?.traits.contains(.isSelected) == true)
        #expect(log.take() == ["+page 3"])
        // Back to the list, and to a tab of the bar.
        host.tapElement("More")
        host.rest()
        #expect(host.element("page 3") == nil && host.element("Search") != nil)
        host.go("Home")
        #expect(record.values == [.extra(3), .home])
        #expect(log.take() == ["-page 3", "+home page"])
    }

    /// A selection of one that has no place in the bar shows it, below the list.
    @Test func aSelectionShowsATabOfTheList() {
        let host = screenOf(NewTabs(place: .constant(.extra(4)), extras: 5, log: LifeLog()))
        #expect(host.element("page 4") != nil)
        #expect(host.spoken.last { $0.label == "More" }?.traits.contains(.isSelected) == true)
    }

    /// A tab of the list may hide the bar too, while it is shown.
    @Test func aTabOfTheListHidesTheBar() {
        let host = screenOf(
            TabView {
                ForEach(0..<6, id: \.self) { number in
                    Text("page \(number)").toolbar(number == 5 ? .hidden : .automatic, for: .tabBar)
                        .tabItem { Text("Tab \(number)") }
                }
            })
        host.update()
        host.go("More")
        #expect(host.element("Tab 0") != nil)
        host.go("Tab 5")
        #expect(host.labels.contains("page 5") && host.element("Tab 0") == nil)
    }

    /// What lies under the bar is the chosen tab's, not what the list of the others has, which nobody sees.
    @Test(arguments: [5, 6]) func theBarHasItsGroundOverContent(count: Int) {
        let host = screenOf(
            TabView {
                ForEach(0..<count, id: \.self) { number in
                    List(0..<50) { Text("Row \($0)") }.tabItem { Text("Tab \(number)") }
                }
            })
        host.rest()
        #expect(!host.dump.contains("layer 0 "))
    }

    @Test func sixTabsStandInAWideBar() {
        let host = screenOf(
            NewTabs(place: .constant(.home), extras: 4, log: LifeLog()), width: 834, height: 1194, top: 24, bottom: 20)
        #expect(host.element("Search") != nil && host.element("More") == nil)
    }

    /// The bright dot is that of the page of which most is seen, also under a finger.
    @Test(arguments: [LayoutDirection.leftToRight, .rightToLeft]) func dotsFollowTheFinger(direction: LayoutDirection) {
        let host = screenOf(
            TabView {
                Color.red
                Color.green
                Color.blue
            }.tabViewStyle(.page), direction: direction)
        func page() -> String? { host.labels.first { $0.hasPrefix("Page") } }
        let sign: CGFloat = direction == .leftToRight ? -1 : 1
        #expect(page() == "Page 1 of 3")
        host.send(.touch(.began, at: CGPoint(x: 196, y: 400)))
        for step in 1...10 { host.send(.touch(.changed, at: CGPoint(x: 196 + sign * CGFloat(step) * 15, y: 400))) }
        host.update()
        #expect(page() == "Page 1 of 3")
        for step in 11...16 { host.send(.touch(.changed, at: CGPoint(x: 196 + sign * CGFloat(step) * 15, y: 400))) }
        host.update()
        #expect(page() == "Page 2 of 3")
    }
}
