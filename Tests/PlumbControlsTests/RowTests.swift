import Foundation
import PlumbCore
import PlumbLaws
import Testing

@testable import PlumbControls

/// A row of a list: how high it is, where its line begins, and what views say about it.
@MainActor
@Suite struct RowTests {
    private func named(_ name: String) -> some View { Text("A").accessibilityIdentifier(name) }

    /// The heights of rows with a row below each. Texts are 20 high a line.
    struct Height: Sendable, CustomTestStringConvertible {
        var testDescription: String
        var height: Double
        var view: @MainActor @Sendable () -> AnyView
    }

    nonisolated static let heights = [
        Height(testDescription: "a line", height: 44) { AnyView(Text("A")) },
        Height(testDescription: "two lines", height: 62) { AnyView(Text("A\nB")) },
        Height(testDescription: "two texts", height: 62) {
            AnyView(
                VStack(spacing: 0) {
                    Text("A")
                    Text("B")
                })
        },
        Height(testDescription: "an icon of 28", height: 44) { AnyView(Color.red.frame(width: 28, height: 28)) },
        Height(testDescription: "an icon of 28 beside a text", height: 44) {
            AnyView(
                HStack {
                    Color.red.frame(width: 28, height: 28)
                    Text("A")
                })
        },
        Height(testDescription: "a switch", height: 44) { AnyView(Toggle("A", isOn: .constant(true))) },
        Height(testDescription: "a stepper", height: 44) { AnyView(Stepper("A", value: .constant(1))) },
        Height(testDescription: "chips with a date and a time", height: 44) {
            AnyView(DatePicker("A", selection: .constant(World.pinnedDate)))
        },
        Height(testDescription: "a wheel", height: 216) {
            AnyView(Picker("A", selection: .constant(1)) { Text("B").tag(1) }.pickerStyle(.wheel))
        },
        Height(testDescription: "wheels of a date", height: 216) {
            AnyView(DatePicker("A", selection: .constant(World.pinnedDate)).datePickerStyle(.wheel))
        },
        Height(testDescription: "a wheel with own insets", height: 256) {
            AnyView(
                Picker("A", selection: .constant(1)) { Text("B").tag(1) }.pickerStyle(.wheel)
                    .listRowInsets(EdgeInsets(top: 30, leading: 0, bottom: 10, trailing: 0)))
        },
        Height(testDescription: "a picture of 90", height: 112) { AnyView(Color.red.frame(width: 90, height: 90)) },
        Height(testDescription: "an icon of 40", height: 62) { AnyView(Color.red.frame(width: 40, height: 40)) },
        Height(testDescription: "own insets", height: 60) {
            AnyView(
                Text("A").listRowInsets(EdgeInsets(top: 30, leading: 0, bottom: 10, trailing: 0)))
        },
        Height(testDescription: "a least height", height: 80) {
            AnyView(Text("A").frame(minHeight: 58))
        },
    ]

    @Test(arguments: heights) func rowsAreAsHighAsTheyNeed(_ row: Height) {
        let host = hostOf(
            List {
                row.view()
                named("next")
            }, in: 393, 852)
        #expect(host.frame("next").map { $0[1] - 35 - 12 } == row.height)
    }

    @Test func theLeastHeightIsTheEnvironments() {
        func next(_ height: CGFloat) -> Double? {
            hostOf(
                List {
                    named("a")
                    named("next")
                }.environment(\.defaultMinListRowHeight, height), in: 393, 852
            ).frame("next")?[1]
        }
        // 20 points and 11 above and below are 42.
        #expect(next(0) == 88.0)
        #expect(next(60) == 115.0)
    }

    /// From the first text to the edge of the card, or where guides say.
    @Test(
        arguments: [
            ("a text", 40, 333), ("a symbol before a text", 76, 297), ("no text", 40, 333), ("a label", 84, 289),
            ("a guide", 45, 328), ("both guides", 50, 250), ("far to the left", 20, 353),
        ] as [(String, Int, Int)])
    func linesBeginAtTheText(_ name: String, start: Int, length: Int) {
        let view: AnyView =
            switch name {
            case "a text": AnyView(Text("A"))
            case "a symbol before a text":
                AnyView(
                    HStack {
                        Color.red.frame(width: 28, height: 28)
                        Text("A")
                    })
            case "no text": AnyView(Color.red.frame(width: 28, height: 28))
            case "a label": AnyView(Label("A", systemImage: "star"))
            case "far to the left":
                AnyView(Text("A").listRowInsets(EdgeInsets(top: 12, leading: -60, bottom: 12, trailing: 0)))
            case "a guide": AnyView(Text("A").alignmentGuide(.listRowSeparatorLeading) { _ in 5 })
            default:
                AnyView(
                    Text("A").alignmentGuide(.listRowSeparatorLeading) { _ in 10 }
                        .alignmentGuide(.listRowSeparatorTrailing) { _ in 260 })
            }
        let host = hostOf(
            List {
                view
                Text("B")
            }, in: 393, 852)
        #expect(host.dump.contains("rect(\(start) 78.5 \(length) 0.5)"))
    }

    /// The titles of labels stand below each other, for the column of their symbols grows with the text.
    @Test func titlesOfLabelsStandInAColumn() {
        let widths = [20, 30, 40]
        let host = hostOf(
            List(widths, id: \.self) { width in
                Label {
                    Text("A").accessibilityIdentifier("\(width)")
                } icon: {
                    Color.red.frame(width: CGFloat(width), height: 10)
                }
            }.dynamicTypeSize(.accessibility3), in: 393, 852)
        let starts = widths.map { host.frame("\($0)")?[0] }
        #expect(Set(starts).count == 1 && starts[0] != nil, "\(starts)")
    }

    /// Modifiers on a row, in its view, on a group, on a collection and on a section.
    @Test func modifiersReachTheirRows() {
        struct Own: View {
            var body: some View { Text("A").listRowBackground(Color.green) }
        }
        func fills(_ content: some View) -> Int {
            hostOf(List { content }, in: 393, 852).dump.components(separatedBy: "#34C759").count - 1
        }
        #expect(fills(Text("A").listRowBackground(Color.green)) == 1)
        #expect(fills(Own()) == 1)
        #expect(fills(Own().padding()) == 1)
        #expect(
            fills(
                Group {
                    Text("A"); Text("B")
                }.listRowBackground(Color.green)) == 2)
        #expect(fills(ForEach(0..<3, id: \.self) { Text("\($0)") }.listRowBackground(Color.green)) == 3)
        #expect(
            fills(
                Section {
                    Text("A"); Text("B")
                }.listRowBackground(Color.green)) == 2)
        // What is in a stack has no row of its own.
        #expect(
            fills(
                HStack {
                    Text("A").listRowBackground(Color.green)
                    Text("B")
                }) == 0)
        #expect(fills(Text("A").listRowBackground(Color.red).listRowBackground(Color.green)) == 1)
        #expect(fills(Text("A").listRowBackground(Color.green).listRowBackground(Color?.none)) == 1)
    }

    @Test func linesAreHiddenAndTinted() {
        func lines(_ content: some View, _ color: String = "#3C3C43/0.29") -> Int {
            hostOf(List { content }, in: 393, 852).dump.components(separatedBy: "0.5) \(color)").count - 1
        }
        #expect(
            lines(
                Group {
                    Text("A"); Text("B")
                }) == 1)
        #expect(
            lines(
                Group {
                    Text("A").listRowSeparator(.hidden); Text("B")
                }) == 0)
        #expect(
            lines(
                Group {
                    Text("A").listRowSeparator(.hidden, edges: .top); Text("B")
                }) == 1)
        // Either row hides the line between them, whatever the other one says.
        for (above, below) in [(Visibility.visible, Visibility.hidden), (.hidden, .visible), (.visible, .visible)] {
            let rows = Group {
                Text("A").listRowSeparator(above, edges: .bottom)
                Text("B").listRowSeparator(below, edges: .top)
            }
            #expect(lines(rows) == (above == below ? 1 : 0), "\(above), \(below)")
        }
        #expect(
            lines(
                Group {
                    Text("A").listRowSeparatorTint(.green); Text("B")
                }, "#34C759") == 1)
        // Cards have no lines at the edges of sections; plain lists have.
        #expect(lines(Section { Text("A") }.listSectionSeparatorTint(.green), "#34C759") == 0)
        func plain(_ content: some View) -> Int {
            hostOf(List { content }.listStyle(.plain), in: 393, 852).dump
                .components(separatedBy: "0.5) #3C3C43/0.29").count - 1
        }
        #expect(plain(Section { Text("A") }.listSectionSeparator(.hidden)) == 0)
        #expect(plain(Section { Text("A") }) == 2)
    }

    /// A calendar's line begins where the calendar does.
    @Test func linesBelowCalendarsBeginAtTheirEdge() {
        let host = hostOf(
            List {
                DatePicker("A", selection: .constant(World.pinnedDate)).datePickerStyle(.graphical)
                Text("B")
            }, in: 393, 852)
        // 22 points of insets; the calendar has five weeks and the time.
        #expect(host.dump.contains("rect(40 \(35 + 358 + 22 - 0.5) 333 0.5)"))
    }

    /// The line between two rows is the upper edge of the lower one too, also when the rows change.
    @Test func upperEdgesHideTheLineBefore() {
        struct Rows: View {
            @State private var isHidden = true
            @State private var isLong = false
            var body: some View {
                List {
                    Button("Change") { isHidden.toggle() }
                    if isLong { Text("More") }
                    Text("A").listRowSeparator(isHidden ? .hidden : .visible, edges: .top)
                    Button("Longer") { isLong.toggle() }
                }
            }
        }
        func lines(_ host: ViewHost) -> [Bool] {
            [78.5, 122.5, 166.5].map { host.dump.contains("rect(40 \($0) 333 0.5) #3C3C43/0.29") }
        }
        let host = hostOf(Rows(), in: 393, 852)
        #expect(lines(host) == [false, true, false])
        host.tap(at: CGPoint(x: 60, y: 57))
        host.advance(by: 1)
        #expect(lines(host) == [true, true, false])
        host.tap(at: CGPoint(x: 60, y: 57))
        host.advance(by: 1)
        #expect(lines(host) == [false, true, false])
        // The row in between has the hidden line; the one before it has its own.
        host.tap(at: CGPoint(x: 60, y: 145))
        host.advance(by: 1)
        #expect(lines(host) == [true, false, true])
        host.tap(at: CGPoint(x: 60, y: 189))
        host.advance(by: 1)
        #expect(lines(host) == [false, true, false])
        let tinted = hostOf(
            List {
                Text("A")
                Text("B").listRowSeparatorTint(.green, edges: .top)
            }, in: 393, 852)
        #expect(tinted.dump.contains("0.5) #34C759"))
    }

    @Test func badgesStandAtTheTrailingEdge() {
        func dump(_ view: some View) -> String { hostOf(List { view }, in: 393, 852).dump }
        #expect(dump(Text("A").badge(3)).contains("\"3\" at 343,63"))
        #expect(!dump(Text("A").badge(0)).contains("\"0\""))
        #expect(dump(Text("A").badge("New")).contains("\"New\""))
        #expect(dump(Text("A").badge(3).badgeProminence(.increased)).contains("\"3\""))
    }

    @Test func iconsHaveTheirTint() {
        func icon(_ list: some View) -> Bool { hostOf(list, in: 393, 852).dump.contains("#34C759") }
        #expect(icon(List { Label("A", systemImage: "star") }.listItemTint(.green)))
        #expect(!icon(List { Label("A", systemImage: "star") }))
    }

    /// The whole row is a button; two buttons in it run both; one with a style of its own is itself.
    @Test func rowsAreButtons() {
        let taps = Record<String>()
        let host = hostOf(
            List {
                HStack {
                    Button("A") { taps.values.append("a") }
                    Button("B") { taps.values.append("b") }
                }
                HStack {
                    Button("C") { taps.values.append("c") }.buttonStyle(.borderless)
                    Text("D")
                }
                HStack {
                    TextField("E", text: .constant(""))
                    Button("F") { taps.values.append("f") }.accessibilityIdentifier("f")
                }
                Button {
                    taps.values.append("g")
                } label: {
                    Text("G").frame(maxWidth: .infinity).accessibilityIdentifier("g")
                }
            }, in: 393, 852)
        host.tap(at: CGPoint(x: 300, y: 57))
        #expect(taps.values == ["a", "b"])
        host.tap(at: CGPoint(x: 300, y: 101))
        #expect(taps.values == ["a", "b"])
        host.tap(at: CGPoint(x: 45, y: 101))
        #expect(taps.values == ["a", "b", "c"])
        // Beside a field a button is as wide as its words, at the trailing edge.
        #expect(host.frame("f").map { $0[0] + $0[2] } == 353)
        #expect(host.frame("g").map { $0[0] + $0[2] / 2 } == 196.5)
    }

    /// What reads a row's traits may be kept longer than the row: nothing is said about it then.
    @Test func traitsAreReadAfterTheRowHasGone() {
        struct Reading: View {
            let read: Record<() -> Bool>
            private var traits = RowTraits()
            init(_ read: Record<() -> Bool>) { self.read = read }
            var body: some View {
                let _ = read.values.append { traits.isEmpty }
                Text("A").listRowSeparator(.hidden)
            }
        }
        let (read, shown) = (Record<() -> Bool>(), Record<Bool>())
        let host = hostOf(
            Holding(true, shown) { isShown in
                VStack {
                    List { if isShown.wrappedValue { Reading(read) } }
                    Button("Hide") { isShown.wrappedValue = false }
                }
            }, in: 393, 400)
        host.update()
        #expect(read.values.last?() == false)
        host.tapElement("Hide")
        #expect(shown.values == [false])
        #expect(read.values.last?() == true)
    }

    /// What the row itself tells readers, while it has a button, does not keep it from being plain afterwards.
    @Test func aRowIsPlainAgainWithoutItsButton() {
        func form(_ hasButton: Bool) -> some View {
            Form { HStack { if hasButton { Button("Go") {} } } }
        }
        let (host, fresh) = (hostOf(form(true), in: 393, 400), hostOf(form(false), in: 393, 400))
        host.update()
        host.setRoot(form(false))
        #expect(HostPicture(host).difference(from: HostPicture(fresh)) == nil)
    }

    /// A button behind a row is no button of the row.
    @Test func whatLiesBehindARowDoesNotActForIt() {
        let record = Record<String>()
        let button = Button("B") { record.values.append("b") }.frame(maxWidth: .infinity, maxHeight: .infinity)
        let host = hostOf(List { Text("Row").listRowBackground(button) }, in: 393, 400)
        host.tap(at: CGPoint(x: 60, y: 57))
        #expect(record.values == [])
        host.tap(at: CGPoint(x: 196.5, y: 57))
        #expect(record.values == ["b"])
    }

    /// What is wider than its card is cut off at the sides; what is as wide, at the corners. Cards stand 20 from the
    /// sides of the list, and leave 313 for what is in their rows.
    @Test(
        arguments: [
            (0, 500, nil, .insetGrouped, [35]), (1, 500, nil, .insetGrouped, [79]), (1, 313.5, nil, .insetGrouped, []),
            (1, 334, nil, .insetGrouped, [79]), (0, 353, 0, .insetGrouped, [35]), (1, 353, 0, .insetGrouped, []),
            (2, 353, 0, .insetGrouped, [123]), (0, 500, nil, .grouped, []), (0, 500, nil, .plain, []),
        ] as [(Int, CGFloat, CGFloat?, CardStyle, [Double])])
    func wideContentIsCutOff(
        row: Int, width: CGFloat, inset: CGFloat?, style: CardStyle, tops: [Double]
    ) {
        let insets = inset.map { EdgeInsets(top: $0, leading: $0, bottom: $0, trailing: $0) }
        let list = List(0..<3) {
            Color.red.frame(width: $0 == row ? width : 10, height: 30).listRowInsets($0 == row ? insets : nil)
        }
        for direction in [LayoutDirection.leftToRight, .rightToLeft] {
            let host = hostOf(style.list(list), in: 393, 400, direction: direction)
            let clips = host.displayList().items.compactMap { item -> CGRect? in
                guard case .pushClip(let path, _) = item, path.boundingRect.height < 100 else { return nil }
                return path.boundingRect
            }
            #expect(clips.map { Double($0.minY) } == tops)
            #expect(clips.allSatisfy { $0.minX == 20 && $0.width == 353 && $0.height == 44 })
        }
    }

    enum CardStyle: Sendable {
        case insetGrouped, grouped, plain

        @MainActor @ViewBuilder func list(_ list: some View) -> some View {
            switch self {
            case .insetGrouped: list.listStyle(.insetGrouped)
            case .grouped: list.listStyle(.grouped)
            case .plain: list.listStyle(.plain)
            }
        }
    }

    /// A ground that is narrower than the card does not say where that is.
    @Test(arguments: [(200, 0), (500, 1)] as [(CGFloat, Int)])
    func whatLiesBehindARowCutsNothingOff(width: CGFloat, count: Int) {
        let host = hostOf(
            List { Color.red.frame(width: width, height: 30).listRowBackground(Color.blue.frame(width: 20)) }, in: 393,
            400)
        let clips = host.displayList().items.compactMap { item -> CGRect? in
            if case .pushClip(let path, _) = item { path.boundingRect } else { nil }
        }
        #expect(clips.filter { $0.width == 353 }.count == count)
    }

    /// What the content of a reader says to the row counts in the same frame: nothing is left for the next.
    @Test func aReaderInARowSaysWhatTheRowDoes() {
        let host = ViewHost(
            List { GeometryReader { _ in Button("Go") {} } },
            in: World(proposal: ProposedViewSize(width: nil, height: 100)))
        host.update()
        #expect(host.checkInvariants() == [])
        #expect(host.nextFrame == nil)
    }
}
