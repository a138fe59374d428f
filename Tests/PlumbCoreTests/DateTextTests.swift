import Foundation
import Testing

@testable import PlumbCore

/// Dates in texts, and texts that go on; Docs/Rules.md, section 22. The host's date is 9 January 2007, 9:41 in GMT.
@Suite @MainActor
struct DateTextTests {
    private static let start = World.pinnedDate

    nonisolated static let styles: [(Text.DateStyle, Double, String)] = [
        (.time, 0, "9:41 AM"), (.time, 14 * 3600 - 41 * 60 + 23 * 60, "11:23 PM"),
        (.date, 0, "January 9, 2007"), (.date, 86_400 * 30, "February 8, 2007"),
        (.timer, 152, "2:32"), (.timer, -152, "2:32"), (.timer, -(36 * 3600 + 59 * 60 + 1), "36:59:01"),
        (.timer, 0, "0:00"),
        (.timer, 151.2, "2:32"), (.timer, -151.2, "2:31"),
        (.relative, 0, "0 seconds"), (.relative, 1, "1 second"), (.relative, -61, "1 minute, 1 second"),
        (.relative, 120, "2 minutes"), (.relative, 2 * 3600 + 23 * 60 + 40, "2 hours, 23 minutes"),
        (.relative, -86_400 * 3 - 3600, "3 days, 1 hour"), (.relative, 86_400 * 365 + 86_400 * 31, "1 year, 1 month"),
        (.offset, 2 * 3600 + 60, "+2 hours"), (.offset, -86_400 * 92, "-3 months"), (.offset, 0, "+0 seconds"),
        (.relative, .infinity, ""), (.time, .nan, ""),
    ]

    @Test(arguments: styles)
    func dates(_ style: Text.DateStyle, _ distance: Double, _ words: String) {
        #expect(shown(Text(Self.start.addingTimeInterval(distance), style: style)) == words)
    }

    /// The words of a view's texts.
    private func words(_ host: ViewHost) -> String {
        host.displayList().items.compactMap { item in
            if case .glyphs(let run, _, _) = item { return run.text }
            return nil
        }.joined(separator: "|").map { $0.isWhitespace ? " " : String($0) }.joined()
    }

    private func shown<V: View>(_ view: V) -> String { words(hostOf(view, in: 1000, 100)) }

    @Test func otherLanguages() {
        let german = Locale(identifier: "de_DE")
        let date = Self.start.addingTimeInterval(7200 + 60)
        #expect(shown(Text(date, style: .date).environment(\.locale, german)) == "9. Januar 2007")
        #expect(shown(Text(date, style: .time).environment(\.locale, german)) == "11:42")
        #expect(shown(Text(date, style: .relative).environment(\.locale, german)) == "2 Stunden und 1 Minute")
        #expect(
            shown(Text(date, style: .time).environment(\.timeZone, TimeZone(secondsFromGMT: 3600)!))
                == "12:42 PM")
    }

    @Test func intervals() {
        let start = Self.start
        #expect(shown(Text(start...start.addingTimeInterval(6 * 3600))) == "9:41 AM – 3:41 PM")
        #expect(shown(Text(DateInterval(start: start, duration: 3600))) == "9:41 – 10:41 AM")
        #expect(shown(Text("at \(start, style: .time)")) == "at 9:41 AM")
        #expect(shown(Text("\(start...start.addingTimeInterval(60))")) == "9:41 – 9:42 AM")
    }

    @Test func formatters() {
        let formatter = NumberFormatter()
        formatter.locale = Locale(identifier: "en_US")
        formatter.numberStyle = .decimal
        #expect(shown(Text(NSNumber(value: 1234), formatter: formatter)) == "1,234")
        let dates = DateFormatter()
        dates.locale = Locale(identifier: "en_US")
        dates.timeZone = .gmt
        dates.dateFormat = "yyyy-MM-dd"
        #expect(shown(Text(Self.start, formatter: dates)) == "2007-01-09")
        #expect(shown(Text("on \(Self.start, formatter: dates)")) == "on 2007-01-09")
        #expect(shown(Text(0.5, format: .percent)) == "50%")
    }

    nonisolated static let timers: [(Bool, Bool, Double?, [String])] = [
        (true, true, nil, ["1:01:05", "1:01:04", "1:00:05"]), (false, true, nil, ["0:00", "0:01", "1:00"]),
        (true, false, nil, ["61:05", "61:04", "60:05"]), (true, true, 1, ["1:01:05", "1:01:04", "1:01:04"]),
    ]

    @Test(arguments: timers)
    func timersFollowTheHost(_ down: Bool, _ hours: Bool, _ pause: Double?, _ words: [String]) {
        let start = Self.start
        let host = hostOf(
            Text(
                timerInterval: start...start.addingTimeInterval(3665),
                pauseTime: pause.map { start.addingTimeInterval($0) },
                countsDown: down, showsHours: hours), in: 200, 20)
        var seen = [self.words(host)]
        host.advance(by: 1)
        seen.append(self.words(host))
        host.advance(by: 59)
        seen.append(self.words(host))
        #expect(seen == words)
        host.advance(by: 10_000)
        #expect(host.nextFrame == nil)
    }

    @Test func textsGoOnWithTheClock() {
        let log = DateTextLog()
        let host = hostOf(
            VStack {
                let _ = log.count += 1
                Text(Self.start.addingTimeInterval(-2.5), style: .relative)
                Text(Self.start, style: .time)
            }, in: 300, 100)
        #expect(words(host).hasPrefix("2 seconds|"))
        #expect(host.nextFrame.map { [$0].isClose(to: [0.5]) } == true)
        host.advance(by: 0.5)
        #expect(words(host).hasPrefix("3 seconds|"))
        host.advance(by: 60)
        #expect(words(host).hasPrefix("1 minute, 3 seconds|"))
        // The view around is not made again.
        #expect(log.count == 1)
        #expect(hostOf(Text(Self.start, style: .date)).nextFrame == nil)
    }

    /// More than an hour away, minutes are the least that is said: ten seconds after one, the next is fifty away.
    @Test func farTextsGoOnByMinutes() {
        let host = hostOf(Text(Self.start.addingTimeInterval(-7210), style: .relative), in: 300, 100)
        #expect(words(host) == "2 hours")
        #expect(host.nextFrame.map { [$0].isClose(to: [50]) } == true)
    }

    /// The machine's clock is no part of the host's world: what counts from it counts from the host's date.
    @Test func theMachinesDateIsThePresent() {
        #expect(shown(Text(Date(), style: .relative)) == "0 seconds")
        #expect(shown(Text(Date().addingTimeInterval(90), style: .timer)) == "1:30")
        #expect(shown(Text(timerInterval: Date()...Date().addingTimeInterval(60))) == "1:00")
    }

    @Test func aLiveTextBecomesAnother() {
        let host = hostOf(AnyView(Text(Self.start, style: .timer)), in: 100, 20)
        host.setRoot(AnyView(Text("a")))
        #expect(words(host) == "a")
        #expect(host.nextFrame == nil)
        host.setRoot(AnyView(Text("a ") + Text(Self.start, style: .timer)))
        #expect(words(host) == "a |0:00")
        #expect(host.checkInvariants() == [])
    }

    @Test func stylesAreCoded() throws {
        let data = try JSONEncoder().encode([Text.DateStyle.timer])
        #expect(try JSONDecoder().decode([Text.DateStyle].self, from: data) == [.timer])
    }
}

private final class DateTextLog {
    var count = 0
}
