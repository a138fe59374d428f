import Foundation
import PlumbCore
import PlumbLaws
import Testing

@testable import PlumbControls

/// What is shown where there is nothing to show. Characters are 10 × 20, symbols of the test engine as they are
/// measured.
@MainActor
@Suite struct ContentUnavailableTests {
    private static let symbol = Image(systemName: "tray")

    /// It takes what is proposed, and nothing more than its parts where nothing is.
    @Test func itTakesAllThatIsProposed() {
        let view = ContentUnavailableView("Nothing", systemImage: "tray", description: Text("at all"))
        #expect(hostOf(view, in: 300, 400).layout().size == CGSize(width: 300, height: 400))
        // 7 characters and the padding of 16.
        #expect(hostOf(view, in: nil, nil).layout().size.width == 102)
    }

    @Test func partsStandBelowEachOtherInTheCentre() throws {
        let view = ContentUnavailableView {
            Label {
                Text("Nothing").accessibilityIdentifier("title")
            } icon: {
                Color.red.frame(width: 50, height: 40).accessibilityIdentifier("icon")
            }
        } description: {
            Text("no mail").accessibilityIdentifier("description")
        } actions: {
            Button("Retry") {}.accessibilityIdentifier("one")
            Button("Leave") {}.accessibilityIdentifier("two")
        }
        let host = hostOf(view, in: 300, 400)
        // 40 + 16 + 20 + 8 + 20 + 16 + 20 + 8 + 20 = 168, in the centre of 400.
        #expect(host.frame("icon") == [125, 116, 50, 40])
        #expect(host.frame("title") == [115, 172, 70, 20])
        #expect(host.frame("description") == [115, 200, 70, 20])
        #expect(host.frame("one") == [125, 236, 50, 20])
        #expect(host.frame("two") == [125, 264, 50, 20])
    }

    /// What is not said takes no room.
    @Test func withoutDescriptionAndActions() {
        let view = ContentUnavailableView {
            Text("Nothing").accessibilityIdentifier("title")
        }
        #expect(hostOf(view, in: 300, 400).frame("title") == [115, 190, 70, 20])
    }

    @Test func aSearchSaysForWhat() {
        // “No Results for “…””: 17 characters and those that were looked for; the padding is 32.
        let words = String(repeating: "m", count: 30)
        #expect(hostOf(ContentUnavailableView.search(text: words), in: nil, nil).layout().size.width == 502)
        let plain = hostOf(ContentUnavailableView.search, in: nil, nil)
        // "Check the spelling or try a new search."
        #expect(plain.layout().size.width == 422)
        #expect(plain.diagnostics.isEmpty)
    }

    /// The title wraps, centred.
    @Test func longTitlesWrap() {
        let view = ContentUnavailableView {
            Text("one two three").accessibilityIdentifier("title")
        }
        let title = hostOf(view, in: 112, 400).frame("title") ?? []
        #expect(title.count == 4 && title[0] + title[2] / 2 == 56)
        #expect(title.count == 4 && title[1] == 180 && title[3] == 40)
    }
}
