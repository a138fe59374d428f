import Foundation
import PlumbControls
import PlumbGraphics
import PlumbLaws
import PlumbPlatform
import Testing

@testable import PlumbCore

/// Docs/Rules.md, section 19, as one table: the findings about lines and distances one after the other, so that a
/// reader sees that none is missing. Numbers are worked out from the rules, on paper; more cases of each stand in
/// `TextLawTests`, `TextPitchTests` and `TextWidthTests`.
///
/// SF Pro of size s: line height LH = 1.193359375 s, ascent 0.9521484375 s, descent 0.2412109375 s, capital
/// 0.70458984375 s. A pixel is a third of a point unless said otherwise.
@Suite @MainActor
struct TextRuleTests {
    typealias Case = (name: String, found: Double, expected: Double)

    /// A finding and what must come out.
    struct Rule: Sendable, CustomTestStringConvertible {
        /// From 1, without a hole.
        var number: Int
        var sentence: String
        /// What is found, and what the rule says.
        var cases: @MainActor @Sendable () -> [Case]
        var testDescription: String { "\(number). \(sentence)" }
    }

    /// There is an eighteenth finding that is not followed on purpose: iOS 26.0, and no other version, put 8 between a
    /// text and an edge with padding where 17, 18 and 26.1 to 26.5 have the text's own distance. Plumb has that of all
    /// the others (rule 13).
    nonisolated static let rules: [Rule] = [
        Rule(
            number: 1, sentence: "a style's leading is its line height less LH, and may be negative",
            cases: { cases1() }),
        Rule(number: 2, sentence: "a font by size has no leading", cases: { cases2() }),
        Rule(
            number: 3, sentence: "line spacing replaces a positive leading, and is added to a negative one",
            cases: { cases3() }),
        Rule(number: 4, sentence: "weight and code in a line change neither pitch nor height", cases: { cases4() }),
        Rule(number: 5, sentence: "n lines are LH and n − 1 pitches high, rounded up once", cases: { cases5() }),
        Rule(
            number: 6, sentence: "the first baseline is the ascent, rounded to the nearest pixel", cases: { cases6() }),
        Rule(number: 7, sentence: "line i has its baseline i pitches further down, rounded up", cases: { cases7() }),
        Rule(number: 8, sentence: "the guide of the last baseline is that baseline", cases: { cases8() }),
        Rule(number: 9, sentence: "between texts stands the leading of the lower one, rounded up", cases: { cases9() }),
        Rule(
            number: 10, sentence: "a view is LH + d − ascent above a text, and LH + d − capital below one",
            cases: { cases10() }),
        Rule(number: 11, sentence: "a symbol that is not resizable touches texts and symbols", cases: { cases11() }),
        Rule(number: 12, sentence: "views are 8 apart, and controls are views", cases: { cases12() }),
        Rule(
            number: 13,
            sentence: "widths, side padding, line limits and scaling keep a text's edges; padding and heights end them",
            cases: { cases13() }),
        Rule(
            number: 14, sentence: "a row has the preferences of all its views, of each the largest",
            cases: { cases14() }),
        Rule(number: 15, sentence: "lazy stacks and stacks in capsules do as eager ones", cases: { cases15() }),
        Rule(number: 16, sentence: "side by side everything is 8 apart", cases: { cases16() }),
        Rule(
            number: 17,
            sentence: "distances are those of the SDK of iOS 17 and later: older apps have 0 and 12.309 here",
            cases: { cases17() }),
    ]

    @Test func noRuleIsMissing() { #expect(Self.rules.map(\.number) == Array(1...17)) }

    @Test(arguments: rules)
    func ruleHolds(rule: Rule) {
        let cases = rule.cases()
        #expect(!cases.isEmpty)
        for (name, found, expected) in cases {
            #expect(abs(found - expected) < 1e-6, "rule \(rule.number), \(name): \(found), not \(expected)")
        }
    }

    // MARK: The rules

    /// A style's leading is its line height less LH, and may be negative.
    private static func cases1() -> [Case] {
        [
            ("body", Platform.iOS17.leading(of: .body, .large), 22 - 20.287109375),
            ("caption2", Platform.iOS17.leading(of: .caption2, .large), 13 - 13.126953125),
            ("body AX5", Platform.iOS17.leading(of: .body, .accessibility5), 62 - 63.248046875),
            ("headline AX3", Platform.iOS17.leading(of: .headline, .accessibility3), 48 - 47.734375),
            // 5 lines of 22, and of 11 with −0.127 between them: 108.287 and 65.127.
            ("five lines of body", height(lines(5)), 325.0 / 3),
            ("five lines of caption2", height(lines(5).font(.caption2)), 196.0 / 3),
        ]
    }

    /// A font by size has no leading.
    private static func cases2() -> [Case] {
        [
            // 5 LH are 101.436 of 17 points and 95.469 of 16.
            ("17", height(lines(5).font(.system(size: 17))), 305.0 / 3),
            ("16", height(lines(5).font(.system(size: 16))), 287.0 / 3),
            // 16 points at @2x with 2 points between: 19.094 + 4 · 21.094 = 103.469.
            ("16, spacing 2", height(lines(5).font(.system(size: 16)).lineSpacing(2), scale: 2), 103.5),
        ]
    }

    /// Line spacing replaces a positive leading, and is added to a negative one.
    private static func cases3() -> [Case] {
        [
            // LH and two pitches: 19.094 + 2 · 22.774; 25.061 + 2 · 28.061; 16.707 + 2 · 19.207.
            ("16, 3.68", height(lines(3).lineSpacing(3.68), at: .medium), 194.0 / 3),
            ("title2, 3", height(lines(3).font(.title2).lineSpacing(3), at: .medium), 244.0 / 3),
            ("subheadline, 2.5", height(lines(3).font(.subheadline).lineSpacing(2.5), at: .medium), 166.0 / 3),
            // 66.828 + 2 · 69; 58.475 + 2 · 60.5; 63.248 + 2 · 64.5.
            ("title2 AX5, 3", height(lines(3).font(.title2).lineSpacing(3), at: .accessibility5), 205),
            (
                "subheadline AX5, 2.5",
                height(lines(3).font(.subheadline).lineSpacing(2.5), at: .accessibility5), 539.0 / 3
            ),
            (
                "headline AX5, 2.5", height(lines(3).font(.headline).lineSpacing(2.5), at: .accessibility5),
                577.0 / 3
            ),
            // A spacing of less than the leading changes nothing: 20.287 + 2 · 22.
            ("body, 1", height(lines(3).lineSpacing(1)), 193.0 / 3),
        ]
    }

    /// Weight and code in a line change neither pitch nor height.
    private static func cases4() -> [Case] {
        [
            ("bold", height(lines(3).bold()), 193.0 / 3), ("black", height(lines(3).fontWeight(.black)), 193.0 / 3),
            ("code", height(Text("one\n`two` and **three**\nfour")), 193.0 / 3),
            // 17.900 + 2 · 20.
            ("code in bold subheadline", height(Text("a\n`b`\nc").font(.subheadline).bold()), 58),
            ("monospaced by size", height(lines(5).font(.system(size: 17, design: .monospaced))), 305.0 / 3),
        ]
    }

    /// N lines are LH and n − 1 pitches high, rounded up once.
    private static func cases5() -> [Case] {
        [
            ("2 at @2x", height(lines(2).font(.system(size: 16)).lineSpacing(2), scale: 2), 40.5),
            ("3 at @2x", height(lines(3).font(.system(size: 16)).lineSpacing(2), scale: 2), 61.5),
            ("7 at @2x", height(lines(7).font(.system(size: 16)).lineSpacing(2), scale: 2), 146),
            ("2 of body", height(lines(2), at: .medium), 121.0 / 3),
            ("3 of headline AX3", height(lines(3).font(.headline), at: .accessibility3), 144),
            ("3 of caption AX3", height(lines(3).font(.caption), at: .accessibility3), 349.0 / 3),
            ("5 of title at @1x", height(lines(5).font(.title), scale: 1), 170),
            ("6 of large title at @1x", height(lines(6).font(.largeTitle), scale: 1), 246),
        ]
    }

    /// The first baseline is the ascent, rounded to the nearest pixel.
    private static func cases6() -> [Case] {
        [
            // 16.187, 15.234, 26.660 and 32.373.
            ("17", guides(lines(2)).first, 49.0 / 3),
            ("16 at @2x", guides(lines(2).font(.system(size: 16)), scale: 2).first, 15),
            ("28 at @1x", guides(lines(2).font(.title), scale: 1).first, 27),
            ("34 at @1x", guides(lines(2).font(.largeTitle), scale: 1).first, 32),
        ]
    }

    /// Line i has its baseline i pitches further down, rounded up.
    private static func cases7() -> [Case] {
        // 15 + i · 21.094 at @2x; 15.333 + i · 22.774 at @3x.
        let blocks = baselines(lines(7).font(.system(size: 16)).lineSpacing(2), scale: 2)
        let quotes = baselines(lines(4).lineSpacing(3.68), at: .medium)
        let halves: [Double] = [15, 36.5, 57.5, 78.5, 99.5, 120.5, 142]
        let thirds: [Double] = [46, 115, 183, 251]
        var cases: [Case] = [("all lines", Double(blocks.count + quotes.count), 11)]
        for (found, expected) in zip(blocks, halves) { cases.append(("16 by size", found, expected)) }
        for (found, expected) in zip(quotes, thirds) { cases.append(("16 by style", found, expected / 3)) }
        return cases
    }

    /// The guide of the last baseline is that baseline.
    private static func cases8() -> [Case] {
        [
            ("body", guides(lines(2)).last, 115.0 / 3),
            ("five lines by size", guides(lines(5).font(.system(size: 17))).last, 293.0 / 3),
        ]
    }

    /// Between texts stands the leading of the lower one, rounded up.
    private static func cases9() -> [Case] {
        // Styles at large, in thirds of a point; −0.127 rounds to 0, −1.248 to −1.
        let thirds: [(Font.TextStyle, Double)] = [
            (.largeTitle, 2), (.title, 2), (.title2, 6), (.title3, 4), (.headline, 6), (.body, 6), (.callout, 6),
            (.subheadline, 7), (.footnote, 8), (.caption, 6), (.caption2, 0),
        ]
        var cases: [Case] = [
            ("by size", gap(lines(1), lines(1).font(.system(size: 17))), 0),
            ("body AX5", gap(lines(1), lines(1), at: .accessibility5), -1),
        ]
        for (style, third) in thirds {
            cases.append(("\(style)", gap(lines(1).font(.title), lines(1).font(.system(style))), third / 3))
        }
        return cases
    }

    /// A view is LH + d − ascent above a text, and LH + d − capital below one.
    private static func cases10() -> [Case] {
        // d is 2.333, 2, 2 and 1.333.
        let sizes: [(Double, Double, Double)] = [
            (17, 6.433919270833, 10.642415364583), (16, 5.859375, 9.8203125), (15, 5.6181640625, 9.33154296875),
            (11, 3.986653645833, 6.709798177083),
        ]
        var cases: [Case] = []
        for (size, above, below) in sizes {
            let text = lines(1).font(.system(size: size))
            cases.append(("above \(size)", gap(view, text), above))
            cases.append(("below \(size)", gap(text, view), below))
        }
        return cases
    }

    /// A symbol that is not resizable touches texts and symbols.
    private static func cases11() -> [Case] {
        [
            ("above a text", gap(symbol, lines(1)), 0), ("below a text", gap(lines(1), symbol), 0),
            ("symbols", gap(symbol, symbol), 0),
            ("resizable", gap(lines(1), symbol.resizable()), 10.642415364583),
        ]
    }

    /// Views are 8 apart, and controls are views.
    private static func cases12() -> [Case] {
        [
            ("views", gap(view, view), 8),
            ("toggles", gap(Toggle("a", isOn: .constant(true)), Toggle("b", isOn: .constant(true))), 8),
            (
                "buttons of a custom style, even of bare text",
                gap(
                    Button("a") {}.buttonStyle(BareStyle()), Button("b") {}.buttonStyle(BareStyle())), 8
            ),
            (
                "text fields",
                gap(
                    TextField("a", text: .constant("")).textFieldStyle(.roundedBorder),
                    TextField("b", text: .constant("")).textFieldStyle(.roundedBorder)), 8
            ),
            ("a text over a divider", gap(lines(1), Divider()), 10.642415364583),
            (
                "a caption over a padded text in a capsule",
                gap(
                    lines(1).font(.caption), lines(1).padding(8).background(Color.red, in: Capsule()), at: .medium),
                6.709798177083
            ),
            (
                "two padded texts",
                gap(
                    lines(1).padding(8).background(Color.red, in: Capsule()), lines(1).padding(8)), 8
            ),
        ]
    }

    /// Widths, side padding, line limits and scaling keep a text's edges; padding and heights end them.
    private static func cases13() -> [Case] {
        [
            ("maxWidth", gap(lines(1).frame(maxWidth: .infinity), view), 10.642415364583),
            ("minWidth", gap(view, lines(1).frame(minWidth: 80)), 6.433919270833),
            ("side padding", gap(lines(1).padding(.horizontal), lines(1).padding(.leading)), 2),
            ("lineLimit", gap(lines(1).lineLimit(1), lines(1).minimumScaleFactor(0.5)), 2),
            ("padding below", gap(lines(1).padding(.bottom, 16), view), 8),
            ("padding below, over a text", gap(lines(1).padding(.bottom, 16), lines(1)), 6.433919270833),
            ("padding above", gap(lines(1), lines(1).padding(.top, 8)), 10.642415364583),
            ("height", gap(lines(1).frame(height: 40), view), 8),
            ("minHeight", gap(lines(1), lines(1).frame(minHeight: 40)), 10.642415364583),
        ]
    }

    /// A row has the preferences of all its views, of each the largest.
    private static func cases14() -> [Case] {
        [
            (
                "a text beside a text field, over the same",
                gap(
                    HStack {
                        Text(verbatim: "t"); TextField("a", text: .constant("")).textFieldStyle(.roundedBorder)
                    },
                    HStack {
                        Text(verbatim: "t"); TextField("a", text: .constant("")).textFieldStyle(.roundedBorder)
                    }), 10.642415364583
            ),
            (
                "over a toggle",
                gap(
                    HStack {
                        Text(verbatim: "t"); Slider(value: .constant(0.5))
                    }, Toggle("a", isOn: .constant(true))), 10.642415364583
            ),
            (
                "below a text",
                gap(
                    lines(1),
                    HStack {
                        Text(verbatim: "t"); TextField("a", text: .constant("")).textFieldStyle(.roundedBorder)
                    }), 10.642415364583
            ),
            (
                "a text, a spacer and a symbol over a text",
                gap(
                    HStack {
                        Text(verbatim: "t"); Spacer(); symbol
                    }, lines(1)), 2
            ),
        ]
    }

    /// Lazy stacks and stacks in capsules do as eager ones.
    private static func cases15() -> [Case] {
        let stacked = VStack {
            Text(verbatim: "a").named("a")
            Text(verbatim: "b").named("b")
        }
        return [
            ("lazy", lazyGap(lines(1), lines(1)), 2), ("lazy, a view", lazyGap(lines(1), view), 10.642415364583),
            ("in a capsule", gap(in: stacked.padding().background(Color.red, in: Capsule())), 2),
        ]
    }

    /// Side by side everything is 8 apart.
    private static func cases16() -> [Case] {
        [
            ("texts", sideGap(lines(1), lines(1)), 8),
            (
                "a text and a text field",
                sideGap(
                    lines(1), TextField("a", text: .constant("")).textFieldStyle(.roundedBorder)), 8
            ),
            (
                "a text field and a button",
                sideGap(
                    TextField("a", text: .constant("")).textFieldStyle(.roundedBorder), Button("b") {}), 8
            ),
            ("a symbol and a text", sideGap(symbol, lines(1)), 8),
        ]
    }

    /// Distances are those of the SDK of iOS 17 and later: older apps have 0 and 12.309 here.
    private static func cases17() -> [Case] {
        [
            ("texts", gap(lines(1), lines(1)), 2), ("a text over a view", gap(lines(1), view), 10.642415364583),
            // Lines within a text were never different.
            ("lines", height(lines(5).font(.title), scale: 1), 170),
        ]
    }

    // MARK: What is asked

    private static func lines(_ count: Int) -> Text {
        Text(verbatim: Array(repeating: "x", count: count).joined(separator: "\n"))
    }

    private static var view: some View { Color.red.frame(width: 10, height: 10) }
    private static var symbol: Image { Image(systemName: "globe") }

    private struct BareStyle: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label }
    }

    private static func report(_ view: some View, scale: Double, _ size: DynamicTypeSize) -> LayoutReport {
        TextStage.host(view, scale: scale, size: size).layout()
    }

    private static func height(_ view: some View, scale: Double = 3, at size: DynamicTypeSize = .large) -> Double {
        Double(report(view, scale: scale, size).size.height)
    }

    /// Both guides of baselines, from the top.
    private static func guides(_ view: some View, scale: Double = 3) -> (first: Double, last: Double) {
        func depth(_ alignment: VerticalAlignment) -> Double {
            // The block's baseline is its bottom.
            let row = HStack(alignment: alignment, spacing: 0) {
                view.named("a")
                block("b", 10, 500)
            }
            return report(row, scale: scale, .large)["a"].map { 500 - $0[1] } ?? .nan
        }
        return (depth(.firstTextBaseline), depth(.lastTextBaseline))
    }

    private static func baselines(
        _ view: some View, scale: Double = 3, at size: DynamicTypeSize = .large
    ) -> [Double] { TextStage.baselines(TextStage.host(view, scale: scale, size: size), scale: scale) }

    private static func gap(_ upper: some View, _ lower: some View, at size: DynamicTypeSize = .large) -> Double {
        gap(
            in: VStack {
                upper.named("a")
                lower.named("b")
            }, at: size)
    }

    private static func lazyGap(_ upper: some View, _ lower: some View) -> Double {
        gap(
            in: LazyVStack {
                upper.named("a")
                lower.named("b")
            })
    }

    private static func gap(in view: some View, at size: DynamicTypeSize = .large) -> Double {
        let report = report(view, scale: 3, size)
        guard let a = report["a"], let b = report["b"] else { return .nan }
        return b[1] - a[1] - a[3]
    }

    private static func sideGap(_ left: some View, _ right: some View) -> Double {
        let row = HStack {
            left.named("a")
            right.named("b")
        }
        let report = report(row, scale: 3, .large)
        guard let a = report["a"], let b = report["b"] else { return .nan }
        return b[0] - a[0] - a[2]
    }
}

/// Where texts are laid out with SF Pro's measures.
@MainActor
enum TextStage {
    static func host(
        _ view: some View, in width: CGFloat? = 390, scale: Double = 3, size: DynamicTypeSize = .large
    ) -> ViewHost {
        ViewHost(
            view,
            in: World(
                proposal: ProposedViewSize(width: width, height: nil), displayScale: scale, dynamicTypeSize: size,
                textEngine: MeasuredTextEngine()))
    }

    /// Where the lines of texts stand, from top to bottom, as they are painted: on whole pixels.
    static func baselines(_ host: ViewHost, scale: Double = 3) -> [Double] {
        var all: [Double] = []
        for item in host.displayList().items {
            guard case .glyphs(_, let point, _) = item else { continue }
            all.append((Double(point.y) * scale).rounded() / scale)
        }
        // Stretches of one line have one baseline.
        return all.sorted().reduce(into: []) { if $0.last != $1 { $0.append($1) } }
    }
}
