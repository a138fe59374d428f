import Foundation
import PlumbCore
import PlumbPlatform
import Testing

@testable import PlumbControls

/// Open menus: where they stand, and what closes them.
@MainActor
@Suite struct MenuTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        /// Where the button stands on a page of 400 × 300; it is 40 × 20.
        let alignment: @MainActor @Sendable () -> Alignment
        var direction = LayoutDirection.leftToRight
        var safeArea = EdgeInsets()
        var rows = 2
        /// The first row: the card is 250 wide, a row 44 high.
        let row: [Double]
    }

    nonisolated static let cases = [
        Case(testDescription: "below, from the near edge", alignment: { .topLeading }, row: [8, 28, 250, 44]),
        Case(testDescription: "to the far edge", alignment: { .topTrailing }, row: [142, 28, 250, 44]),
        // The first row is the nearest to the button.
        Case(testDescription: "above", alignment: { .bottomLeading }, row: [8, 228, 250, 44]),
        Case(testDescription: "in the middle", alignment: { .center }, row: [75, 168, 250, 44]),
        Case(
            testDescription: "from right to left, at the button too", alignment: { .topLeading },
            direction: .rightToLeft, row: [142, 28, 250, 44]),
        Case(
            testDescription: "clear of bars", alignment: { .topLeading },
            safeArea: EdgeInsets(top: 30, leading: 20, bottom: 0, trailing: 0), row: [28, 58, 250, 44]),
        Case(
            testDescription: "clear of bars at the far edge", alignment: { .topTrailing },
            safeArea: EdgeInsets(top: 0, leading: 0, bottom: 0, trailing: 20), row: [122, 28, 250, 44]),
    ]

    private func host(_ line: Case) -> ViewHost {
        var configuration = World(
            proposal: ProposedViewSize(width: 400, height: 300), layoutDirection: line.direction)
        configuration.safeAreaInsets = line.safeArea
        return ViewHost(
            Menu {
                ForEach(0..<line.rows, id: \.self) { Button("Row") {}.accessibilityIdentifier("\($0)") }
            } label: {
                Text("Menu").accessibilityIdentifier("menu")
            }
            .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: line.alignment()), in: configuration
        )
    }

    @Test(arguments: cases)
    func standsAtItsButton(_ line: Case) throws {
        let host = host(line)
        host.tap("menu")
        host.rest()
        #expect(try #require(host.frame("0")) == line.row)
    }

    /// A menu with more rows than there is room for scrolls. Above its button it begins with the first rows too, which
    /// are the lowest there.
    @Test(arguments: [false, true]) func manyRowsScroll(opensUp: Bool) throws {
        let host = host(
            Case(
                testDescription: "many", alignment: { opensUp ? .bottomLeading : .topLeading }, rows: 20,
                row: []))
        host.tap("menu")
        host.rest()
        // The card has the room between the button, 20 high, and the edge.
        let room = opensUp ? 8.0...272 : 28...292
        func isSeen(_ row: Int) throws -> Bool {
            let frame = try #require(host.frame("\(row)"))
            return room.contains(frame[1]) && room.contains(frame[1] + frame[3])
        }
        #expect(try isSeen(0))
        #expect(try isSeen(5))
        #expect(try !isSeen(19))
        let (start, end) = opensUp ? (100.0, 250.0) : (250.0, 100.0)
        for _ in 0..<8 {
            host.swipe(from: CGPoint(x: 100, y: start), to: CGPoint(x: 100, y: end))
            host.rest()
        }
        #expect(try isSeen(19))
        #expect(try !isSeen(0))
    }

    /// A menu of a view that has no frame of its own stands in the middle of the page.
    @Test func withoutAButtonItStandsInTheMiddle() {
        let host = hostOf(
            EmptyView().openMenu(isPresented: .constant(true), .iOS17) {
                Color.red.frame(width: 100, height: 50).accessibilityIdentifier("card")
            }, in: 400, 300)
        #expect(host.frame("card") == [150, 150 + 8, 100, 50])
    }

    /// Where the root view is narrower than the page, a menu from right to left is the mirror of one from left to
    /// right.
    @Test(arguments: [
        ProposedViewSize(width: 400, height: 300), .unspecified, ProposedViewSize(width: 260, height: nil),
    ])
    func mirrors(_ proposal: ProposedViewSize) throws {
        func frames(_ direction: LayoutDirection) throws -> (menu: [Double], row: [Double]) {
            let host = ViewHost(
                Menu {
                    Button("Row") {}.accessibilityIdentifier("row")
                } label: {
                    Color.red.frame(width: 300, height: 200)
                }
                .accessibilityIdentifier("menu"),
                in: World(proposal: proposal, layoutDirection: direction))
            host.tap("menu")
            host.rest()
            return (try #require(host.frame("menu")), try #require(host.frame("row")))
        }
        let (left, right) = (try frames(.leftToRight), try frames(.rightToLeft))
        #expect(left.row[0] - left.menu[0] == right.menu[0] + right.menu[2] - right.row[0] - right.row[2])
        #expect([1, 2, 3].map { left.row[$0] } == [1, 2, 3].map { right.row[$0] })
    }

    /// The menu ends where the value ends, at the trailing edge of the row: 16 from the edge of the card, 16 from that
    /// of the page.
    @Test func aPickersMenuStandsAtItsValue() throws {
        for isHidden in [false, true] {
            let host = hostOf(
                Form {
                    Picker("Choice", selection: .constant(1)) {
                        Text("One").accessibilityIdentifier("one").tag(1)
                        Text("Two").tag(2)
                    }
                    .accessibilityIdentifier("picker")
                    .pickerStyle(.menu)
                }
                .environment(\.labelsHidden, isHidden), in: 393, 852)
            let before = host.dump
            host.tap(at: CGPoint(x: 60, y: 57))
            #expect(host.dump != before)
            let row = try #require(host.layout().frames.last { $0.identifier == "one" }?.frame)
            let end = isHidden ? 36 + Platform.iOS17.metrics.menuWidth : 393 - 36
            #expect(row.maxX <= end && row.minX >= end - Platform.iOS17.metrics.menuWidth)
        }
    }

    /// Tapped anywhere else, or by the escape key, a menu closes; what lies behind gets neither.
    @Test(arguments: [false, true])
    func closes(byEscape: Bool) {
        let record = Record<String>()
        let host = hostOf(
            VStack {
                Menu("Menu") { Button("Row") {}.accessibilityIdentifier("row") }.accessibilityIdentifier("menu")
                Color.red.onTapGesture { record.values.append("red") }
                Button("Cancel") { record.values.append("cancel") }.keyboardShortcut(.cancelAction)
            })
        host.tap("menu")
        host.rest()
        #expect(host.frame("row") != nil)
        #expect(byEscape ? host.press(.escape) : host.tap(at: CGPoint(x: 10, y: 200)))
        #expect(host.frame("row") == nil)
        #expect(record.values == [])
        #expect(byEscape ? host.press(.escape) : host.tap(at: CGPoint(x: 10, y: 200)))
        #expect(record.values == [byEscape ? "cancel" : "red"])
    }

    /// Outside of a menu in a menu, only the inner one closes; a row closes both.
    @Test func aMenuInAMenu() {
        let record = Record<String>()
        let host = hostOf(
            Menu("Menu") {
                Menu("Inner") { Button("Row") { record.values.append("row") }.accessibilityIdentifier("row") }
                    .accessibilityIdentifier("inner")
            }
            .accessibilityIdentifier("menu").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .top))
        host.tap("menu")
        host.rest()
        host.tap("inner")
        #expect(host.frame("row") != nil)
        host.tap(at: CGPoint(x: 10, y: 290))
        host.rest()
        #expect(host.frame("row") == nil && host.frame("inner") != nil)
        host.tap("inner")
        host.rest()
        host.tap("row")
        #expect(host.frame("row") == nil && host.frame("inner") == nil)
        #expect(record.values == ["row"])
    }

    /// Who types goes on typing while a menu is open.
    @Test func theFocusStays() {
        let record = Record<String>()
        let host = hostOf(
            Holding("", record) { text in
                VStack {
                    TextField("Name", text: text).accessibilityIdentifier("name")
                    Menu("Menu") { Button("Row") {}.accessibilityIdentifier("row") }.accessibilityIdentifier("menu")
                }
            })
        host.tap("name")
        host.tap("menu")
        host.rest()
        #expect(host.frame("row") != nil)
        host.type("q")
        #expect(record.values == ["q"])
    }
}
