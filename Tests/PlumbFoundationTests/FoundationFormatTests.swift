import Foundation
import PlumbFoundation
import Testing

/// Formats that Linux's Foundation lacks, in several languages; words are those of Unicode's library.
@Suite struct FoundationFormatTests {
    typealias Style = DateRangeComponentsFormat

    @Test(
        arguments: [
            (.wide, "en_US", "1 hour, 1 minute"), (.abbreviated, "en_US", "1 hr, 1 min"),
            (.condensedAbbreviated, "en_US", "1hr 1min"), (.narrow, "en_US", "1h 1m"),
            (.spellOut, "en_US", "one hour, one minute"), (.wide, "de_DE", "1 Stunde und 1 Minute"),
            (.wide, "fr_FR", "1\u{A0}heure et 1 minute"), (.wide, "es_ES", "1 hora y 1 minuto"),
            (.wide, "ja_JP", "1時間 1分"), (.wide, "pt_BR", "1 hora e 1 minuto"),
        ] as [(Style.Style, String, String)])
    func lengthsOfRanges(_ style: Style.Style, _ locale: String, _ words: String) {
        let range = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: 3660)
        let format = Style.components(style: style, fields: [.hour, .minute]).locale(Locale(identifier: locale))
        #expect(format.format(range) == words)
    }

    @Test(arguments: [(3700.0, "1:01:40"), (100, "1:40"), (5, "0:05"), (0, "0:00")])
    func durations(_ seconds: Double, _ words: String) {
        let range = Date(timeIntervalSince1970: 0)..<Date(timeIntervalSince1970: seconds)
        #expect(range.formatted(.timeDuration) == words)
    }

    @Test(
        arguments: [
            ("https://www.example.com:8080/a/b?c=d#e", .url, "https://www.example.com/a/b"),
            ("ftp://me:pw@example.com:8080/a", .url, "ftp://example.com:8080/a"),
            ("https://www.example.com/a?c=d", .url.scheme(.never).query(.always), "www.example.com/a?c=d"),
            ("https://www.example.com", .url.host(.omitSpecificSubdomains(["www"])), "https://example.com"),
            ("https://example.com:81/a", .url.port(.always).path(.never), "https://example.com:81"),
            ("http://me@example.com/#x", .url.user(.always).fragment(.always), "http://me@example.com/#x"),
            ("mailto:a@b.c", .url, "mailto:a@b.c"),
            ("https://a.b/c", .url.host(.omitWhen(.scheme, matches: ["https"])), "https:///c"),
        ] as [(String, URL.FormatStyle, String)])
    func addresses(_ text: String, _ style: URL.FormatStyle, _ words: String) throws {
        #expect(try #require(URL(string: text)).formatted(style) == words)
    }

    @Test func notificationsOneAfterTheOther() async {
        let center = NotificationCenter()
        let name = Notification.Name("a")
        var iterator = center.notifications(named: name).makeAsyncIterator()
        center.post(name: name, object: nil, userInfo: ["n": 1])
        center.post(name: Notification.Name("b"), object: nil)
        center.post(name: name, object: nil, userInfo: ["n": 2])
        let first = await iterator.next()?.userInfo?["n"] as? Int
        let second = await iterator.next()?.userInfo?["n"] as? Int
        #expect(first == 1 && second == 2)
    }
}
