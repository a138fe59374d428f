import Foundation
import Testing

@testable import PlumbCore

/// The place of the keyboard on the screen: what of the page it takes, and what comes into sight above it.
@Suite @MainActor
struct KeyboardAreaTests {
    struct Case: Sendable, CustomTestStringConvertible {
        let testDescription: String
        var screen = CGSize(width: 393, height: 852)
        var safeArea = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
        /// From the page's bottom, with what the home indicator takes.
        let height: CGFloat
    }

    nonisolated static let devices = [
        Case(testDescription: "a phone", height: 336),
        Case(testDescription: "a wide phone", screen: CGSize(width: 430, height: 932), height: 346),
        Case(
            testDescription: "a phone with a button", screen: CGSize(width: 375, height: 667),
            safeArea: EdgeInsets(top: 20, leading: 0, bottom: 0, trailing: 0), height: 260),
        Case(
            testDescription: "a phone on its side", screen: CGSize(width: 852, height: 393),
            safeArea: EdgeInsets(top: 0, leading: 59, bottom: 21, trailing: 59), height: 209),
        Case(
            testDescription: "a tablet", screen: CGSize(width: 820, height: 1180),
            safeArea: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0), height: 340),
        Case(
            testDescription: "a tablet on its side", screen: CGSize(width: 1180, height: 820),
            safeArea: EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0), height: 428),
    ]

    private func host<V: View>(_ view: V, _ line: Case = devices[0], showsKeyboard: Bool = true) -> ViewHost {
        var world = World(proposal: ProposedViewSize(line.screen), safeAreaInsets: line.safeArea)
        world.showsKeyboard = showsKeyboard
        return ViewHost(view, in: world)
    }

    private func frame(_ name: String, in host: ViewHost) -> CGRect? {
        host.layout().frames.first { $0.identifier == name }?.frame
    }

    private struct Page: View {
        var regions: SafeAreaRegions?
        var body: some View {
            TextInput(.constant("a"), kind: .line).frame(maxHeight: .infinity, alignment: .top)
                .background {
                    if let regions {
                        Color.red.accessibilityIdentifier("page").ignoresSafeArea(regions)
                    } else {
                        Color.red.accessibilityIdentifier("page")
                    }
                }
        }
    }

    /// The page ends where the keyboard begins, as long as a text has the focus.
    @Test(arguments: devices) func theKeyboardTakesRoom(_ line: Case) throws {
        let host = host(Page(), line)
        let before = try #require(frame("page", in: host))
        #expect(abs(before.maxY - (line.screen.height - line.safeArea.bottom)) < 1e-6)
        #expect(host.keyboardFrame == nil)
        host.press(.tab)
        let page = try #require(frame("page", in: host))
        #expect(abs(page.maxY - (line.screen.height - line.height)) < 1e-6)
        #expect(
            host.keyboardFrame
                == CGRect(x: 0, y: line.screen.height - line.height, width: line.screen.width, height: line.height))
        host.type("\n")
        #expect(frame("page", in: host) == before)
    }

    /// What scrolls goes on under the keyboard, and its content keeps clear of it.
    @Test func theKeyboardIsAnInsetOfWhatScrolls() {
        final class Log { var insets: [CGFloat] = [] }
        let log = Log()
        let host = host(
            ScrollView { Color.red.frame(height: 2000) }
                .onScrollGeometryChange(for: CGFloat.self) {
                    $0.contentInsets.bottom
                } action: {
                    log.insets.append($1)
                }
                .overlay(alignment: .top) { TextInput(.constant("a"), kind: .line) })
        host.layout()
        host.press(.tab)
        host.layout()
        #expect(log.insets.last == 336)
        host.type("\n")
        host.layout()
        #expect(log.insets.last == 34)
    }

    /// No keyboard is higher than its screen.
    @Test(arguments: [0.0, 100, 667] as [CGFloat]) func aLowScreen(height: CGFloat) {
        let line = Case(
            testDescription: "", screen: CGSize(width: 300, height: height), safeArea: EdgeInsets(), height: 0)
        let host = host(Page(), line)
        host.press(.tab)
        _ = host.displayList()
        #expect((host.keyboardFrame?.height ?? 0) == min(height, 260))
    }

    /// The panel lies over all else, in the colour of the scheme.
    @Test(arguments: [ColorScheme.light, .dark]) func aPanelIsDrawn(scheme: ColorScheme) throws {
        let host = host(Page())
        host.apply(.surroundings(World.Change(\.colorScheme, scheme)))
        let before = host.displayList().items.count
        host.press(.tab)
        let panel = try #require(host.displayList().items.last)
        guard case .fill(let path, .color(let color), _) = panel else { throw CancellationError() }
        #expect(path.boundingRect == CGRect(x: 0, y: 852 - 336, width: 393, height: 336))
        #expect(color == Color(system: .keyboard).rgba(in: host.surroundings))
        host.type("\n")
        #expect(host.displayList().items.count == before)
    }

    @Test func withoutTheSettingNothingMoves() throws {
        let host = host(Page(), showsKeyboard: false)
        let before = frame("page", in: host)
        host.press(.tab)
        #expect(frame("page", in: host) == before && host.keyboardFrame == nil)
        host.apply(.surroundings(World.Change(\.showsKeyboard, true)))
        #expect(try #require(frame("page", in: host)).maxY == 852 - 336)
        host.apply(.surroundings(World.Change(\.showsKeyboard, false)))
        #expect(frame("page", in: host) == before && host.keyboardFrame == nil)
    }

    /// What ignores the keyboard ends above the home indicator; what ignores bars alone, above the keyboard.
    @Test(
        arguments: [
            (SafeAreaRegions.keyboard, 59, 852 - 34), (.container, 0, 852 - 336), (.all, 0, 852),
        ] as [(SafeAreaRegions, CGFloat, CGFloat)])
    func regions(_ regions: SafeAreaRegions, top: CGFloat, bottom: CGFloat) throws {
        let host = host(Page(regions: regions))
        host.press(.tab)
        let page = try #require(frame("page", in: host))
        #expect(page.minY == top && page.maxY == bottom)
        #expect(host.checkInvariants() == [])
    }

    private struct Rows: View {
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { row in
                        TextInput(.constant("\(row)"), kind: .line).frame(height: 44)
                            .accessibilityIdentifier("\(row)")
                    }
                }
            }
        }
    }

    /// A field behind the keyboard comes into sight above it, by as little as that takes; one in sight stays.
    @Test func aFieldComesIntoSight() throws {
        let host = host(Rows())
        // Row 14 stands at 59 + 14 × 44 = 675, the text 12 from its edges: as far as the margin.
        host.tap(at: CGPoint(x: 20, y: 690))
        #expect(try #require(frame("14", in: host)).maxY == 852 - 336)
        let first = try #require(frame("14", in: host))
        host.tap(at: CGPoint(x: 20, y: first.minY - 30))
        #expect(frame("14", in: host) == first)
    }

    /// The last row can be scrolled to above the keyboard, and comes back when that goes.
    @Test func theContentEndsAboveTheKeyboard() throws {
        let host = host(Rows())
        host.tap(at: CGPoint(x: 20, y: 80))
        host.scroll(at: CGPoint(x: 20, y: 300), by: CGSize(width: 0, height: 5000))
        #expect(abs(try #require(frame("19", in: host)).maxY - (852 - 336)) < 1e-6)
        host.type("\n")
        #expect(abs(try #require(frame("19", in: host)).maxY - (852 - 34)) < 1e-6)
    }

    /// A bar below what scrolls stands on the keyboard, and the content ends above the bar: the first time, and again.
    @Test func aBarStandsOnTheKeyboard() throws {
        let host = host(
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<20, id: \.self) { Color.red.frame(height: 44).accessibilityIdentifier("\($0)") }
                }
            }
            .safeAreaInset(edge: .bottom, spacing: 0) {
                TextInput(.constant("a"), kind: .line).frame(height: 40).accessibilityIdentifier("bar")
            })
        for _ in 0..<2 {
            host.press(.tab)
            #expect(try #require(frame("bar", in: host)).maxY == 852 - 336)
            host.scroll(at: CGPoint(x: 20, y: 300), by: CGSize(width: 0, height: 5000))
            #expect(try #require(frame("19", in: host)).maxY == 852 - 336 - 40)
            host.type("\n")
            #expect(try #require(frame("bar", in: host)).maxY == 852 - 34)
            host.scroll(at: CGPoint(x: 20, y: 300), by: CGSize(width: 0, height: 5000))
            #expect(try #require(frame("19", in: host)).maxY == 852 - 34 - 40)
        }
    }

    /// A host that gets its keyboard late looks as one that had it from the start; mirrored, as high.
    @Test func anyOrder() {
        let late = host(Rows(), showsKeyboard: false)
        late.tap(at: CGPoint(x: 20, y: 690))
        late.apply(.surroundings(World.Change(\.showsKeyboard, true)))
        let early = host(Rows())
        early.tap(at: CGPoint(x: 20, y: 690))
        #expect(frame("14", in: late) == frame("14", in: early))
        #expect(late.checkInvariants() == [])
    }
}
