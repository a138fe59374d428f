import Foundation
import PlumbCore
import Testing

@testable import PlumbControls

/// Lists and scroll views that are pulled down.
@MainActor
@Suite struct RefreshableTests {
    /// Pulled by far enough, the list runs the action, and keeps 60 points for the spinner until it has returned.
    @Test func aPullRefreshes() {
        let record = Record<Int>()
        let host = hostOf(
            List { Text("A").accessibilityIdentifier("a") }
                .refreshable {
                    await MainActor.run { record.values.append(1) }
                    try? await Task.sleep(for: .seconds(4))
                }, in: 393, 400)
        host.swipe(from: CGPoint(x: 200, y: 60), to: CGPoint(x: 200, y: 390))
        host.advance(by: 3)
        #expect(record.values == [1])
        #expect(host.frame("a")?[1] == 107)
        host.advance(by: 4)
        #expect(host.frame("a")?[1] == 47)
    }

    private struct Inbox: View {
        let isSearched: Bool
        @State private var text = ""

        var body: some View {
            NavigationStack {
                if isSearched { rows.searchable(text: $text) } else { rows }
            }
        }

        private var rows: some View {
            List(0..<30, id: \.self) { Text("\($0)").accessibilityIdentifier("\($0)") }
                .navigationTitle("Inbox")
                .refreshable { try? await Task.sleep(for: .seconds(100)) }
        }
    }

    /// The spinner stands below the large title and the search field, which stay, in the room that the pull opens; it
    /// goes with the rows under the bar. The bar ends at 150, and with a field at 202.
    @Test(arguments: [(false, 150.0), (true, 202.0)])
    func theSpinnerStandsBelowTheBar(isSearched: Bool, bar: Double) throws {
        let host = screenOf(Inbox(isSearched: isSearched))
        let title = try #require(host.element("Inbox")).frame
        let row = try #require(host.frame("0"))[1]
        host.send(.touch(.began, at: CGPoint(x: 200, y: 300)))
        for step in 1...10 {
            host.advance(by: 1.0 / 60)
            host.send(.touch(.changed, at: CGPoint(x: 200, y: 300 + 40 * Double(step))))
        }
        host.update()
        #expect(host.element("Inbox")?.frame == title)
        #expect(host.element("In progress").map { isNear(Double($0.frame.midY), bar + 30) } == true)
        host.send(.touch(.ended, at: CGPoint(x: 200, y: 700)))
        host.advance(by: 3)
        #expect(host.element("Inbox")?.frame == title)
        #expect(isNear(host.frame("0")?[1], row + 60))
        #expect(host.element("In progress").map { isNear(Double($0.frame.midY), bar + 30) } == true)
        // As far as the rows go up, the spinner does, too.
        let before = try #require(host.element("In progress")).frame.midY
        host.send(.touch(.began, at: CGPoint(x: 200, y: 600)))
        for step in 1...4 {
            host.advance(by: 1.0 / 60)
            host.send(.touch(.changed, at: CGPoint(x: 200, y: 600 - 8 * Double(step))))
        }
        host.update()
        let way = try row + 60 - #require(host.frame("0"))[1]
        #expect(way > 0)
        #expect(host.element("In progress").map { isNear(Double(before - $0.frame.midY), way) } == true)
    }

    /// A finger on the spinner moves the list below it.
    @Test func theSpinnerIsNotTouched() {
        let host = hostOf(
            List(0..<20, id: \.self) { Text("\($0)").accessibilityIdentifier("\($0)") }
                .refreshable { try? await Task.sleep(for: .seconds(100)) }, in: 393, 400)
        host.swipe(from: CGPoint(x: 200, y: 60), to: CGPoint(x: 200, y: 390))
        host.advance(by: 3)
        let before = host.frame("3")?[1]
        // The spinner is 20 points wide, in the middle of the upper 60 points; this is its upper spoke.
        host.swipe(from: CGPoint(x: 196.5, y: 22.5), to: CGPoint(x: 196.5, y: 0))
        #expect(host.frame("3")?[1] ?? .nan < before ?? .nan)
    }

    /// A scroll view is pulled as a list is. One in it has no spinner of its own.
    @Test func scrollViewsRefresh() {
        let record = Record<Int>()
        let host = hostOf(
            ScrollView {
                Color.red.frame(height: 40).accessibilityIdentifier("a")
                ScrollView { Color.blue.frame(height: 10).accessibilityIdentifier("b") }.frame(height: 60)
            }
            .refreshable {
                await MainActor.run { record.values.append(1) }
                try? await Task.sleep(for: .seconds(4))
            }, in: 393, 400)
        let inner = (host.frame("b")?[1] ?? .nan) - (host.frame("a")?[1] ?? .nan)
        #expect(host.frame("a")?[1] == 0)
        #expect(host.element("In progress") == nil)
        host.swipe(from: CGPoint(x: 200, y: 20), to: CGPoint(x: 200, y: 350))
        host.advance(by: 3)
        #expect(record.values == [1])
        #expect(host.frame("a")?[1] == 60)
        #expect(host.frame("b")?[1] == 60 + inner)
        #expect(host.labels.filter { $0 == "In progress" }.count == 1)
        host.advance(by: 4)
        #expect(host.frame("a")?[1] == 0)
        #expect(host.element("In progress") == nil)
    }

    /// A scroll view that scrolls to the side only is not pulled.
    @Test(arguments: [Axis.Set.horizontal, [.horizontal, .vertical]]) func pullsGoDown(_ axes: Axis.Set) {
        let record = Record<Int>()
        let host = hostOf(
            ScrollView(axes) { Color.red.frame(width: 300, height: 300) }
                .refreshable { await MainActor.run { record.values.append(1) } }, in: 393, 400)
        host.swipe(from: CGPoint(x: 200, y: 20), to: CGPoint(x: 200, y: 350))
        host.advance(by: 3)
        #expect(record.values == (axes.contains(.vertical) ? [1] : []))
    }

    /// The environment has the action.
    @Test func theActionIsInTheEnvironment() {
        struct Reader: View {
            @Environment(\.refresh) private var refresh
            var body: some View { Text(refresh == nil ? "none" : "some") }
        }
        #expect(hostOf(Reader().refreshable {}).dump.contains("some"))
        #expect(hostOf(Reader()).dump.contains("none"))
    }
}
