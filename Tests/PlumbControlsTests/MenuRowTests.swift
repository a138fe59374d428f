import Foundation
import PlumbGraphics
import PlumbPlatform
import Testing

@testable import PlumbControls
@testable import PlumbCore

/// What menus are made of: the order of their rows, groups, marks, and controls that share a row.
@MainActor
@Suite struct MenuRowTests {
    // MARK: Order

    private static let row = SectionMember.loose

    struct Order: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// `r` a row, `d` a divider, `g` a row that is a group; a section's header `H`, row `s` and footer `F`; those
        /// of the next `G`, `t`, `E`.
        let views: String
        var fromBottom = false
        /// The views as they are seen from the top, with a bar for each gap.
        let seen: String
    }

    nonisolated static let orders = [
        Order(testDescription: "rows", views: "rr", seen: "01"),
        Order(testDescription: "rows from the bottom", views: "rrr", fromBottom: true, seen: "210"),
        Order(testDescription: "a divider", views: "rrdr", seen: "01|3"),
        Order(testDescription: "a divider, from the bottom", views: "rrdr", fromBottom: true, seen: "3|10"),
        Order(testDescription: "dividers beside no row", views: "drddrd", seen: "1|4"),
        Order(testDescription: "a section", views: "rHssFr", seen: "0|1234|5"),
        Order(testDescription: "a section, from the bottom", views: "rHssFr", fromBottom: true, seen: "5|1324|0"),
        Order(testDescription: "two sections", views: "HssGttE", seen: "012|3456"),
        Order(testDescription: "two sections, from the bottom", views: "HssGttE", fromBottom: true, seen: "3546|021"),
        Order(testDescription: "a divider beside a section", views: "rdHs", seen: "0|23"),
        Order(testDescription: "groups of their own", views: "rrggr", seen: "01|2|3|4"),
        Order(
            testDescription: "groups of their own, from the bottom", views: "rrgHsg", fromBottom: true,
            seen: "5|34|2|10"),
        Order(testDescription: "nothing", views: "", seen: ""),
    ]

    @Test(arguments: orders) func rowsStandInOrder(_ line: Order) {
        let places = line.views.map { letter -> MenuPlace in
            func part(_ section: NodeID, _ role: SectionMember.Role) -> MenuPlace {
                MenuPlace(SectionMember(section: section, role: role))
            }
            switch letter {
            case "d": return MenuPlace(.divider)
            case "g": return MenuPlace(.group)
            case "H": return part(1, .header)
            case "s": return part(1, .row)
            case "F": return part(1, .footer)
            case "G": return part(2, .header)
            case "t": return part(2, .row)
            case "E": return part(2, .footer)
            default: return MenuPlace(.loose)
            }
        }
        let seen = MenuLayout.slots(places, fromBottom: line.fromBottom).map { ($0.hasGap ? "|" : "") + "\($0.index)" }
        #expect(seen.joined() == line.seen)
    }

    struct Nearest: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var order = MenuOrder.automatic
        var isBelow = false
        var isScrolled = false
        var isPicker = false
        let firstIsLowest: Bool
    }

    /// Apple: pickers and menus in what can be scrolled begin at the top, all others at the finger.
    nonisolated static let nearest = [
        Nearest(testDescription: "above its button", firstIsLowest: true),
        Nearest(testDescription: "below its button", isBelow: true, firstIsLowest: false),
        Nearest(testDescription: "fixed", order: .fixed, firstIsLowest: false),
        Nearest(testDescription: "in a scroll view", isScrolled: true, firstIsLowest: false),
        Nearest(
            testDescription: "in a scroll view, by priority", order: .priority, isScrolled: true, firstIsLowest: true),
        Nearest(testDescription: "a picker", isPicker: true, firstIsLowest: false),
        Nearest(testDescription: "a picker, by priority", order: .priority, isPicker: true, firstIsLowest: true),
        Nearest(
            testDescription: "below its button, by priority", order: .priority, isBelow: true, firstIsLowest: false),
    ]

    @Test(arguments: nearest) func theFirstRowIsTheNearest(_ line: Nearest) {
        struct Page: View {
            let line: Nearest
            var body: some View {
                if line.isScrolled {
                    ScrollView { button.frame(height: 800, alignment: line.isBelow ? .top : .bottom) }
                } else {
                    button.frame(maxHeight: .infinity, alignment: line.isBelow ? .top : .bottom)
                }
            }
            @ViewBuilder private var button: some View {
                if line.isPicker {
                    Picker("Open", selection: .constant("Open")) {
                        ForEach(["Open", "A", "B"], id: \.self) { Text($0) }
                    }
                    .accessibilityIdentifier("button")
                } else {
                    Menu("Open") { ForEach(["Open", "A", "B"], id: \.self) { Button($0) {} } }
                        .accessibilityIdentifier("button")
                }
            }
        }
        let host = screenOf(Page(line: line).menuOrder(line.order), bottom: 0)
        host.tap("button")
        host.rest()
        let (first, last) = (host.element("A")?.frame.minY ?? .nan, host.element("B")?.frame.minY ?? .nan)
        #expect(line.firstIsLowest ? first > last : first < last, "\(first) \(last)")
    }

    // MARK: Groups

    /// Sections and dividers make gaps of 8 points, black of 8 % (16 % in dark mode); a line stands between other rows.
    @Test(arguments: [ColorScheme.light, .dark]) func gapsStandBetweenGroups(scheme: ColorScheme) {
        let host = hostOf(
            Menu("Open") {
                Button("A") {}
                Divider()
                Section("Head") { Button("B") {} }
                Button("C") {}
                Button("D") {}
            }
            .frame(maxHeight: .infinity, alignment: .top), in: 300, 500, scheme: scheme)
        host.tapElement("Open")
        host.rest()
        let tops = ["A", "B", "C", "D"].map { host.element($0)?.frame.minY ?? .nan }
        let head = 2 * 8 + 20.0
        let expected = [28, 28 + 44 + 8 + head, 28 + 2 * 44 + 2 * 8 + head, 28 + 3 * 44 + 2 * 8 + head]
        #expect(zip(tops, expected).allSatisfy { isNear(Double($0), $1) }, "\(tops)")
        let gaps = SeenFills(host).fills.filter { $0.frame.height == 8 && $0.frame.width == 250 }
        #expect(gaps.map { Double($0.frame.minY).rounded() } == [72, 28 + 2 * 44 + 8 + head])
        #expect(gaps.allSatisfy { $0.color == RGBA(red: 0, green: 0, blue: 0, alpha: scheme == .dark ? 0.16 : 0.08) })
        let white = scheme == .dark ? 1.0 : 0
        let line = RGBA(red: white, green: white, blue: white, alpha: 0.25)
        // Above the header, which begins a group, there is none; above D there is one.
        #expect(
            SeenFills(host).fills.filter { $0.color == line && $0.frame.height == 0.5 && $0.frame.minY > 28 }
                .map { Double($0.frame.minY) } == [expected[1] - 0.5, expected[3] - 0.5])
    }

    // MARK: Words and symbols

    /// A menu that is open: its card begins 8 from the leading edge, and 28 from the top.
    private func opened<V: View>(
        at size: DynamicTypeSize = .large, @ViewBuilder _ rows: () -> V
    ) -> ViewHost {
        let host = ViewHost(
            Menu("Open", content: rows).frame(maxHeight: .infinity, alignment: .top),
            in: World(proposal: ProposedViewSize(width: 300, height: 500), dynamicTypeSize: size))
        host.tapElement("Open")
        host.rest()
        return host
    }

    struct Idiom: Sendable, CustomTestStringConvertible {
        let testDescription: String
        let label: @MainActor @Sendable () -> AnyView

        init<V: View>(_ name: String, @ViewBuilder label: @escaping @MainActor @Sendable () -> V) {
            testDescription = name
            self.label = { AnyView(label()) }
        }
    }

    @MainActor private static var title: some View { Text("Title").accessibilityIdentifier("title") }
    @MainActor private static var symbol: some View { Image(systemName: "globe").accessibilityIdentifier("symbol") }

    nonisolated static let idioms = [
        Idiom("a text and a symbol") {
            title
            symbol
        },
        Idiom("the symbol first") {
            symbol
            title
        },
        Idiom("side by side") {
            HStack {
                title
                symbol
            }
        },
        Idiom("pushed apart") {
            HStack {
                title
                Spacer()
                symbol
            }
        },
        Idiom("in a group, if there is one") {
            if Bool(true) {
                Group {
                    title
                    symbol
                }
            }
        },
        Idiom("stacks in a stack") {
            HStack {
                VStack { title }
                symbol
            }
        },
    ]

    /// A symbol beside words stands at the end of the row, as that of a `Label`, and only the words are read.
    @Test(arguments: idioms) func symbolsStandAtTheEnd(_ idiom: Idiom) {
        func check(_ name: String, _ host: ViewHost, _ wanted: ViewHost) {
            #expect(host.frame("symbol") != nil && host.frame("title") != nil, "\(name)")
            #expect(host.frame("symbol") == wanted.frame("symbol"), "\(name)")
            #expect(host.frame("title") == wanted.frame("title"), "\(name)")
            #expect(host.labels == ["Title"], "\(name)")
            #expect(host.element("Title")?.frame == wanted.element("Title")?.frame, "\(name)")
        }
        func label() -> some View {
            Label {
                Self.title
            } icon: {
                Self.symbol
            }
        }
        check(
            "a button", opened { Button(action: {}, label: { idiom.label() }) },
            opened { Button(action: {}, label: { label() }) })
        check(
            "a toggle", opened { Toggle(isOn: .constant(true)) { idiom.label() } },
            opened { Toggle(isOn: .constant(true)) { label() } })
        check(
            "a menu", opened { Menu(content: { Button("A") {} }, label: { idiom.label() }) },
            opened { Menu(content: { Button("A") {} }, label: { label() }) })
    }

    nonisolated static let titled = [
        Idiom("two texts") {
            title
            Text("Below")
        },
        Idiom("in a stack") {
            VStack(alignment: .trailing) {
                title
                Text("Below")
            }
        },
        Idiom("with a symbol") {
            title
            Text("Below")
            symbol
        },
    ]

    /// Of two texts the second is a subtitle: below the first, in the font of subheadlines, and fainter.
    @Test(arguments: titled) func theSecondTextIsASubtitle(_ idiom: Idiom) throws {
        let host = opened { Button(action: {}, label: { idiom.label() }) }
        let title = try #require(host.words.first { $0.text == "Title" })
        let below = try #require(host.words.first { $0.text == "Below" })
        #expect(title.point.x == below.point.x && title.point.y < below.point.y)
        #expect(title.size == 17 && below.size == 15)
        #expect(title.paint != below.paint)
        #expect(host.labels == ["Title, Below"])
        #expect(isNear(host.frame("title")?[0], 8 + 16))
        if let symbol = host.frame("symbol") { #expect(isNear(symbol[0] + symbol[2] / 2, 8 + 250 - 28)) }
    }

    /// Of a label that has anything else, nothing is moved.
    @Test func otherLabelsStayAsTheyAre() throws {
        let host = opened {
            Button {
            } label: {
                HStack(spacing: 0) {
                    Self.title
                    Color.red.frame(width: 30, height: 10).accessibilityIdentifier("red")
                }
            }
        }
        let (title, red) = (try #require(host.frame("title")), try #require(host.frame("red")))
        #expect(red[0] == title[0] + title[2])
    }

    /// A text is a row too, which has the secondary colour and does nothing.
    @Test func aTextAloneIsARow() throws {
        let host = opened {
            Button("A") {}
            Text("Words").accessibilityIdentifier("words")
            Button("B") {}
            Section {
                Button("C") {}
            } header: {
                Text("Head")
            }
        }
        let frame = try #require(host.frame("words"))
        #expect(Array(frame[..<2]) == [24, 84])
        let tops = ["A", "B", "C"].map { name in host.element(name).map { Double($0.frame.minY) } }
        // Three rows of 44 below 28; a header, which is none, is 36 high, 8 below them.
        #expect(tops[0] == 28 && tops[1] == 116)
        #expect(isNear(tops[2], 204))
        let words = try #require(host.words.first { $0.text == "Words" })
        #expect(words.size == 17)
        #expect(words.paint == hostOf(Text("a").foregroundStyle(Color.secondary)).words.first?.paint)
        host.tapElement("Words")
        host.rest()
        #expect(host.labels.contains("Words"))
    }

    /// The column of marks grows with the words.
    @Test(arguments: [DynamicTypeSize.large, .accessibility3]) func marksGrow(size: DynamicTypeSize) throws {
        let host = opened(at: size) {
            Button {
            } label: {
                Self.title
            }
            Toggle("On", isOn: .constant(true))
        }
        let (line, usual) = (Platform.iOS17.lineHeight(of: .body, size), Platform.iOS17.lineHeight(of: .body, .large))
        let start = try #require(host.frame("title")?[0])
        #expect(abs(start - (8 + 32 * line / usual)) <= 0.25, "\(start)")
    }

    // MARK: Marks

    /// Where a row has a mark, the words of all rows begin 32 from the edge, else 16.
    @Test func marksHaveAColumn() {
        struct Page: View {
            @State private var isOn = false
            var body: some View {
                Menu("Open") {
                    Toggle("Toggle", isOn: $isOn).menuActionDismissBehavior(.disabled)
                    Button {
                    } label: {
                        Text("Row").accessibilityIdentifier("words")
                    }
                }
                .frame(maxHeight: .infinity, alignment: .top)
            }
        }
        let host = hostOf(Page(), in: 300, 500)
        host.tapElement("Open")
        host.rest()
        let left = (host.frame("words")?[0] ?? .nan) - 16
        #expect(left == (host.element("Row")?.frame.minX).map { Double($0) })
        host.go("Toggle")
        #expect(host.frame("words")?[0] == left + 32)
        host.go("Toggle")
        #expect(host.frame("words")?[0] == left + 16)
    }

    /// A picker in a menu is a group of choices without its label; a menu in a menu has an arrow before its words.
    @Test func pickersAndMenusInAMenu() {
        struct Page: View {
            @State private var choice = 1
            var body: some View {
                Menu("Open") {
                    Button("A") {}
                    Picker("Sort", selection: $choice) {
                        Text("Name").tag(1)
                        Text("Date").tag(2)
                    }
                    Menu("More") { Button("B") {} }
                }
                .frame(maxHeight: .infinity, alignment: .top)
            }
        }
        let host = hostOf(Page(), in: 300, 500)
        host.tapElement("Open")
        host.rest()
        #expect(host.labels == ["A", "Name", "Date", "More"])
        #expect(
            ["A", "Name", "Date", "More"].map { host.element($0)?.frame.minY } == [28, 80, 124, 176])
        #expect(host.element("Name")?.traits.contains(.isSelected) == true)
        host.go("Date")
        #expect(host.labels == ["Open"])
        host.tapElement("Open")
        host.rest()
        #expect(host.element("Date")?.traits.contains(.isSelected) == true)
        host.go("More")
        host.go("B")
        #expect(host.labels == ["Open"])
    }

    /// A picker that is to be a menu is one in the menu: a row with what is chosen below its label.
    @Test func aPickerAsAMenuInAMenu() throws {
        struct Page: View {
            @State private var kind = 1
            var body: some View {
                Menu("Open") {
                    Picker(selection: $kind) {
                        Text("One").tag(1)
                        Text("Two").tag(2)
                    } label: {
                        Text("Kind").accessibilityIdentifier("kind")
                    }
                    .pickerStyle(.menu)
                }
                .frame(maxHeight: .infinity, alignment: .top)
            }
        }
        let host = hostOf(Page(), in: 300, 500)
        func check(_ value: String) {
            host.go("Open")
            #expect(host.labels == ["Kind"])
            #expect(host.element("Kind")?.value == value)
            let (kind, chosen) = (host.words.first { $0.text == "Kind" }, host.words.first { $0.text == value })
            #expect(kind != nil && chosen?.point.x == kind?.point.x && chosen?.size == 15)
            #expect((chosen?.point.y ?? 0) > (kind?.point.y ?? 0))
            // After the column of marks.
            #expect(isNear(host.frame("kind")?[0], 8 + 32))
        }
        check("One")
        host.go("Kind")
        #expect(host.element("One")?.traits.contains(.isSelected) == true)
        host.go("Two")
        #expect(host.labels == ["Open"])
        check("Two")
    }

    /// Controls of a group share a row of 62 points, those of a palette one of 44, with gaps between; each closes the
    /// menu.
    @Test func controlGroupsShareARow() {
        let log = LifeLog()
        let host = hostOf(
            Menu("Open") {
                ControlGroup {
                    Button("Cut", systemImage: "scissors") { log.add("cut") }
                    Button("Copy", systemImage: "doc.on.doc") { log.add("copy") }
                    Button("Paste", systemImage: "doc.on.clipboard") {}
                }
                ControlGroup {
                    Button("Red", systemImage: "circle") {}
                    Button("Blue", systemImage: "circle") { log.add("blue") }
                }
                .controlGroupStyle(.palette)
                Button("Last") {}
            }
            .frame(maxHeight: .infinity, alignment: .top), in: 300, 500)
        host.tapElement("Open")
        host.rest()
        func frame(_ label: String) -> [Double] {
            host.element(label).map { [$0.frame.minX - 8, $0.frame.minY, $0.frame.width, $0.frame.height] }?
                .map { Double($0) } ?? []
        }
        let third = 250.0 / 3
        for (label, expected) in [
            ("Cut", [0, 28, third, 62]), ("Copy", [third, 28, third, 62]), ("Paste", [2 * third, 28, third, 62]),
            ("Red", [0, 98, 125, 44]), ("Blue", [125, 98, 125, 44]), ("Last", [0, 150, 250, 44]),
        ] {
            let found = frame(label)
            #expect(zip(found, expected).allSatisfy { abs($0 - $1) < 0.01 }, "\(label): \(found), not \(expected)")
        }
        host.go("Copy")
        #expect(log.take() == ["copy"] && host.labels == ["Open"])
        host.tapElement("Open")
        host.rest()
        host.go("Blue")
        #expect(log.take() == ["blue"] && host.labels == ["Open"])
    }

    /// Groups in the styles of menus are buttons that open one.
    @Test func groupsAsMenus() {
        func group() -> some View {
            ControlGroup {
                Button("Cut", systemImage: "scissors") {}
                Button("Copy", systemImage: "doc.on.doc") {}
            } label: {
                Text("Edit")
            }
        }
        for view in [
            AnyView(group().controlGroupStyle(.menu)), AnyView(group().controlGroupStyle(.compactMenu)),
            AnyView(group().controlGroupStyle(.palette)),
        ] {
            let host = hostOf(view.frame(maxHeight: .infinity, alignment: .top), in: 300, 500)
            #expect(host.labels == ["Edit"])
            host.tapElement("Edit")
            host.rest()
            #expect(host.labels == ["Cut", "Copy"])
        }
    }
}
