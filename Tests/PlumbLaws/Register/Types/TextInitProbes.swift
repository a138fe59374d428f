import Foundation
import PlumbCore

/// How texts are made, and what they are made of.
enum TextInitProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        texts(&probes)
        keys(&probes)
        attributes(&probes)
    }

    @MainActor private static func texts(_ probes: inout SignatureProbes) {
        let date = Date(timeIntervalSinceReferenceDate: 0)
        probes.row("Types", "struct Text : Equatable, Sendable") { c in
            c.isEquatable(Text.self)
            c.isSendable(Text.self)
            c.isView(Text.self)
        }
        probes.row("Text", "init<S>(_ content: S) where S : StringProtocol") { c in
            let words = "a"
            c.show(Text(words))
            c.show(Text(words.prefix(1)))
        }
        probes.row("Text", "init(verbatim content: String)") { c in c.show(Text(verbatim: "a")) }
        probes.row("Text", "init(_ image: Image)") { c in c.show(Text(Image(systemName: "star"))) }
        probes.row("Text", "init(_ dates: ClosedRange<Date>)") { c in c.show(Text(date...date.addingTimeInterval(60))) }
        probes.row("Text", "init(_ interval: DateInterval)") { c in
            c.show(Text(DateInterval(start: date, duration: 60)))
        }
        probes.row("Text", "init(_ attributedContent: AttributedString)") { c in c.show(Text(AttributedString("a"))) }
        probes.row(
            "Text",
            "init<F>(_ input: F.FormatInput, format: F) where F : FormatStyle, F.FormatInput : Equatable, "
                + "F.FormatOutput == String"
        ) { c in c.show(Text(0.5, format: .percent)) }
        probes.row(
            "Text", "init<Subject>(_ subject: Subject, formatter: Formatter) where Subject : ReferenceConvertible"
        ) { c in c.show(Text(date, formatter: DateFormatter())) }
        probes.row("Text", "init<Subject>(_ subject: Subject, formatter: Formatter) where Subject : NSObject") { c in
            c.show(Text(NSNumber(value: 1), formatter: NumberFormatter()))
        }
        probes.row("Text", "init(_ date: Date, style: Text.DateStyle)") { c in c.show(Text(date, style: .relative)) }
        probes.row(
            "Text",
            "init(_ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, "
                + "comment: StaticString? = nil)"
        ) { c in
            c.show(Text("a"))
            c.show(Text("a", tableName: "b", bundle: .main, comment: "c"))
        }
        probes.row(
            "Text",
            "init(timerInterval: ClosedRange<Date>, pauseTime: Date? = nil, countsDown: Bool = true, "
                + "showsHours: Bool = true)"
        ) { c in
            let times = date...date.addingTimeInterval(60)
            c.show(Text(timerInterval: times))
            c.show(Text(timerInterval: times, pauseTime: date, countsDown: false, showsHours: false))
        }
        probes.row("Text", "static func + (lhs: Text, rhs: Text) -> Text") { c in c.show(Text("a") + Text("b")) }
    }

    @MainActor private static func keys(_ probes: inout SignatureProbes) {
        probes.row("Types", "struct LocalizedStringKey : Equatable, ExpressibleByStringInterpolation") { c in
            c.isEquatable(LocalizedStringKey.self)
            c.show(Text("\(1) of \(2.5, specifier: "%.1f") \(Text("bold").bold()) \(Image(systemName: "star"))"))
        }
        probes.row("LocalizedStringKey", "init(_ value: String)") { c in c.show(Text(LocalizedStringKey("a"))) }
        probes.row("LocalizedStringKey", "init(stringLiteral value: String)") { c in
            c.show(Text(LocalizedStringKey(stringLiteral: "a")))
        }
    }

    @MainActor private static func attributes(_ probes: inout SignatureProbes) {
        probes.row("AttributedString", "init(markdown: String) throws") { c in
            c.show(Text((try? AttributedString(markdown: "**a** [b](https://example.com)")) ?? AttributedString()))
        }
        probes.row("AttributedString", "var foregroundColor, backgroundColor, font, kern, tracking, baselineOffset") {
            c in
            var text = AttributedString("a")
            text.foregroundColor = .red
            text.backgroundColor = .yellow
            text.font = .title
            text.kern = 1
            text.tracking = 1
            text.baselineOffset = 2
            c.show(Text(text))
        }
        probes.row("AttributedString", "var underlineStyle, strikethroughStyle: Text.LineStyle?") { c in
            var text = AttributedString("a")
            text.underlineStyle = .single
            text.strikethroughStyle = Text.LineStyle(pattern: .dash, color: .red)
            c.show(Text(text))
        }
        probes.row("AttributedString", "var link: URL?") { c in
            var text = AttributedString("a")
            text.link = URL(string: "https://example.com")
            c.show(Text(text))
        }
    }
}
