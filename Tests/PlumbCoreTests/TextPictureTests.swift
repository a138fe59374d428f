import Foundation
import PlumbControls
import PlumbGraphics
import Testing

@testable import PlumbCore

/// Docs/Rules.md, section 19, beside pictures that Apple's systems have drawn for tests of public projects: views built
/// like theirs, and where the pictures have their lines. All figures are measured on the pictures; a project's name and
/// commit say where a picture is.
@Suite @MainActor
struct TextPictureTests {
    /// A view, and how far the lines of its texts are apart in the picture.
    struct Picture: Sendable, CustomTestStringConvertible {
        var testDescription: String
        /// The project on GitHub, its commit, and the version of iOS that drew the picture.
        var source: String
        var size: DynamicTypeSize
        var scale: Double
        /// From baseline to baseline, in points; figures of thirds have three digits.
        var steps: [Double]
        var view: @MainActor @Sendable () -> AnyView

        init<V: View>(
            _ name: String, _ source: String, at size: DynamicTypeSize = .large, scale: Double = 3, _ steps: [Double],
            @ViewBuilder view: @escaping @MainActor @Sendable () -> V
        ) {
            testDescription = name
            self.source = source
            self.size = size
            self.scale = scale
            self.steps = steps
            self.view = { AnyView(view()) }
        }
    }

    nonisolated static let pictures: [Picture] = [
        Picture(
            "vault, locked, xSmall", "bradleymackey/vault-ios@77156e3, iOS 17", at: .xSmall, [19.333, 19, 19, 19]
        ) { note(4) },
        Picture(
            "vault, locked, medium", "bradleymackey/vault-ios@77156e3, iOS 17; @02116b9b, iOS 26.5", at: .medium,
            [21.333, 21, 21, 21]
        ) { note(4) },
        Picture(
            "vault, locked, xxLarge", "bradleymackey/vault-ios@77156e3, iOS 17; @02116b9b, iOS 26.5", at: .xxLarge,
            [26.333, 26, 26, 26, 26]
        ) { note(5) },
        Picture(
            "vault, a headline of 21 points over body", "bradleymackey/vault-ios@8d637a35, iOS 18",
            [23.667, 22, 22, 22]
        ) {
            VStack {
                lines(1).font(.headline).dynamicTypeSize(.xxLarge)
                lines(4)
            }
        },
        Picture(
            "home-assistant, an instance", "home-assistant/iOS@2340cdf9, iOS 26", at: .medium, [14.333, 13.333]
        ) { instance(1, 1) },
        Picture(
            "home-assistant, an instance of a long name", "home-assistant/iOS@2340cdf9, iOS 26", at: .medium,
            [21, 14.333, 13.333]
        ) { instance(2, 1) },
        Picture(
            "home-assistant, an instance at AX3", "home-assistant/iOS@2340cdf9, iOS 26", at: .accessibility3,
            [48, 48, 41.333, 39, 39, 36.333]
        ) { instance(3, 3) },
        Picture(
            "home-assistant, a sensor",
            "home-assistant/iOS@f677c058c, iOS 18; @b8898cc6f, iOS 26", at: .medium, [19.667]
        ) {
            VStack(alignment: .leading) {
                lines(1)
                lines(1).font(.subheadline)
            }
        },
        Picture("home-assistant, a caption", "home-assistant/iOS, iOS 26", at: .medium, [13, 13, 13]) {
            lines(4).font(.caption)
        },
        Picture("home-assistant, what folds", "home-assistant/iOS@83eeb7a, iOS 18", at: .medium, [21.333]) {
            VStack {
                lines(1)
                lines(1)
            }
        },
        Picture("ferrostar, progress of a trip", "stadiamaps/ferrostar@0d3c0882, iOS 18", [22]) {
            VStack {
                lines(1).font(.title2)
                lines(1).font(.subheadline)
            }
        },
        Picture("ferrostar, a manoeuvre", "stadiamaps/ferrostar@0d3c0882, iOS 18", [27.333]) {
            VStack(alignment: .leading) {
                lines(1).font(.title)
                lines(1).font(.title3)
            }
        },
        // Digits reach below the baseline by a pixel in the picture: 26.333 there.
        Picture("ferrostar, a speed limit", "stadiamaps/ferrostar@0d3c0882, iOS 18", [16, 26, 15.667]) {
            VStack {
                lines(2).font(.caption)
                lines(1).font(.title2)
                lines(1).font(.caption2)
            }
        },
        Picture("ferrostar, off the route", "stadiamaps/ferrostar@feba6769, iOS 18", [28, 28, 28]) {
            lines(4).font(.title2).bold()
        },
        Picture(
            "SpeziViews, texts in a lazy stack", "StanfordSpezi/SpeziViews@5242bd9, iOS 18", at: .medium,
            Array(repeating: 21.333, count: 10)
        ) { LazyVStack { ForEach(0..<11) { _ in lines(1) } } },
        Picture(
            "a hundred rows", "gabriel/swiftui-snapshot-testing@b9786ee, iOS 26.1", Array(repeating: 22.333, count: 8)
        ) { VStack { ForEach(0..<9) { _ in lines(1) } } },
        Picture(
            "doordash, a preview's state", "doordash-oss/swiftui-preview-snapshots@7034422, iOS 16.4", scale: 1,
            [25, 36, 22, 22]
        ) {
            VStack(spacing: 16) {
                VStack(spacing: 4) {
                    lines(1).font(.title)
                    lines(1).font(.subheadline)
                }
                lines(3)
            }
        },
        Picture(
            "doordash, a title", "doordash-oss/swiftui-preview-snapshots@7034422, iOS 16.4", scale: 1,
            [34, 34, 34, 34]
        ) { lines(5).font(.title) },
        Picture(
            "doordash, a large title", "doordash-oss/swiftui-preview-snapshots@7034422, iOS 16.4", scale: 1,
            [41, 41, 41, 41, 41]
        ) { lines(6).font(.largeTitle) },
        // 21.094 each, rounded up to half points from 15.
        Picture(
            "MarkdownUI, a paragraph", "gonzalezreal/swift-markdown-ui@49101f6, iOS 16.1", scale: 2,
            [21.5, 21, 21, 21, 21, 21.5]
        ) { lines(7).font(.system(size: 16)).lineSpacing(2) },
        Picture(
            "MarkdownUI, a quote", "gonzalezreal/swift-markdown-ui@5013266, iOS 16.1", scale: 2, [21.5, 21]
        ) { lines(3).font(.system(size: 16)).lineSpacing(2) },
        // 19.900 each from 14.5: 34.400, 54.301, 74.201.
        Picture(
            "MarkdownUI, code", "gonzalezreal/swift-markdown-ui@49101f6, iOS 16.1", scale: 2, [20, 20, 20]
        ) { lines(4).font(.system(size: 15, design: .monospaced)).lineSpacing(2) },
        Picture(
            "MarkdownUI, GitHub's theme", "gonzalezreal/swift-markdown-ui@c91729d, iOS 16.1", scale: 2, [23.5]
        ) { lines(2).font(.system(size: 16)).lineSpacing(4) },
        Picture(
            "Textual, a quote", "gonzalezreal/textual@69ec830, iOS 18", at: .medium,
            [23, 22.667, 22.667, 23, 22.667]
        ) { lines(6).lineSpacing(3.68) },
        Picture(
            "bitwarden, a tutorial", "bitwarden/authenticator-ios@5fb5449, iOS 17", at: .medium, [28.333]
        ) { lines(2).font(.title2).lineSpacing(3) },
        Picture(
            "bitwarden, a tutorial at AX5", "bitwarden/authenticator-ios@5fb5449, iOS 17", at: .accessibility5,
            [69, 69]
        ) { lines(3).font(.title2).lineSpacing(3) },
        Picture("bitwarden, a card", "bitwarden/authenticator-ios@c8d682d, iOS 17", at: .medium, [19.333, 19.333]) {
            lines(3).font(.subheadline).lineSpacing(2.5)
        },
        // The third line ends in round letters: a pixel lower in the picture.
        Picture(
            "bitwarden, a card at AX5", "bitwarden/authenticator-ios@c8d682d, iOS 17", at: .accessibility5,
            [60.667, 60.333, 60.667]
        ) { lines(4).font(.subheadline).lineSpacing(2.5) },
        Picture(
            "bitwarden, a card's headline at AX5", "bitwarden/authenticator-ios@c8d682d, iOS 17",
            at: .accessibility5, [64.667, 64.333]
        ) { lines(3).font(.headline).lineSpacing(2.5) },
        Picture(
            "sample-json-app, an overview", "fespinoza/sample-json-app, iOS 17", at: .medium, [21, 21, 21, 21, 21]
        ) { lines(6) },
        Picture("sample-json-app, a caption at AX4", "fespinoza/sample-json-app, iOS 17", at: .accessibility4, [44]) {
            lines(2).font(.caption)
        },
        Picture("sample-json-app, body at AX4", "fespinoza/sample-json-app, iOS 17", at: .accessibility4, [56]) {
            lines(2)
        },
        Picture("TellTime, two lines", "renaudjenny/TellTime@564df6c, iOS 16.4", [22]) { lines(2) },
    ]

    @Test(arguments: pictures)
    func linesAreWhereThePictureHasThem(picture: Picture) {
        let host = TextStage.host(picture.view(), scale: picture.scale, size: picture.size)
        let baselines = TextStage.baselines(host, scale: picture.scale)
        let steps = zip(baselines, baselines.dropFirst()).map { $1 - $0 }
        #expect(steps.count == picture.steps.count, "\(picture.source)")
        for (found, measured) in zip(steps, picture.steps) {
            #expect(abs(found - measured) < 0.001, "\(steps), not \(picture.steps): \(picture.source)")
        }
    }

    // MARK: Whole pages

    /// A page of paragraphs, headings, lines, text fields and a button: 22 edges on a screen, from the page's top.
    /// (cvs-health, ios-swiftui-accessibility-techniques@8a74e5d, iOS 18.)
    @Test func aPageOfControls() {
        let field = { (name: String) in
            TextField("", text: .constant("x")).textFieldStyle(.roundedBorder).named(name)
        }
        let heading = { lines(1).font(.subheadline).bold().frame(maxWidth: .infinity, alignment: .leading) }
        // What unfolds has 4 points above and below its label.
        let group = { (name: String) in
            HStack {
                lines(1)
                Spacer()
            }.padding(.vertical, 4).frame(height: 20.0 + 1.0 / 3 + 8).named(name)
        }
        let page = VStack {
            lines(8).padding(.bottom)
            heading()
            Divider().frame(height: 2).named("line").padding(.bottom)
            heading()
            HStack {
                lines(1).frame(minWidth: 80, alignment: .leading)
                field("name")
            }
            HStack {
                lines(1).frame(minWidth: 80, alignment: .leading)
                field("address")
            }
            group("first").padding(.bottom)
            heading()
            lines(1).frame(maxWidth: .infinity, alignment: .leading)
            field("user")
            lines(1).frame(maxWidth: .infinity, alignment: .leading)
            field("password")
            Button {
            } label: {
                lines(1).frame(maxWidth: .infinity, alignment: .leading).padding()
            }
            group("second").padding(.bottom)
        }.padding()
        let host = TextStage.host(page, in: 393)
        let report = host.layout()
        func top(_ name: String) -> Double { report[name].map { ($0[1] * 3).rounded() / 3 } ?? .nan }
        let tops = ["line", "name", "address", "user", "password", "second"].map(top)
        for (found, measured) in zip(tops, [239.333, 290.333, 335, 480.333, 552, 654.333]) {
            #expect(abs(found - measured) < 0.001, "\(tops)")
        }
        // The paragraph, four headings and labels, and the button; the texts beside and in other views stand in their
        // middle.
        let baselines = TextStage.baselines(host)
        let measured =
            (0..<8).map { 32.333 + 22 * Double($0) } + [226.333, 277.333, 443.667, 465.667, 537.333, 626.333]
        for line in measured { #expect(baselines.contains { abs($0 - line) < 0.001 }, "\(line) of \(baselines)") }
    }

    /// A tile: a text, a line with 4 points below it, a text, a button 8 below. Its top is known to a pixel only: from
    /// 368.167 to 368.333 all four are where the picture has them. (StanfordSpezi/SpeziViews@5242bd9, iOS 18; @91be5df,
    /// iOS 26.1.)
    @Test func aTile() {
        let tile = VStack(alignment: .leading) {
            lines(1).font(.headline)
            Divider().named("line").padding(.bottom, 4)
            lines(1)
            block("button", 100, 40).padding(.top, 8)
        }.padding(.top, 368.25)
        let host = TextStage.host(tile, size: .medium)
        let report = host.layout()
        let baselines = TextStage.baselines(host)
        let edges = [baselines[0], report["line"]![1], baselines[1], report["button"]![1]]
        for (found, measured) in zip(edges, [383.667, 397.333, 423, 444.667]) {
            #expect(abs((found * 3).rounded() / 3 - measured) < 0.001, "\(edges)")
        }
    }

    /// A list's header: a bold title with 4 points below it, and body. (StanfordSpezi/SpeziViews@5242bd9, iOS 18;
    /// @91be5df, iOS 26.1.)
    @Test func aHeader() {
        let header = VStack {
            lines(1).font(.title).bold().padding(.bottom, 4)
            lines(2)
        }.padding(.top, 418)
        let baselines = TextStage.baselines(TextStage.host(header, size: .medium))
        for (found, measured) in zip(baselines, [443.667, 475.667, 496.667]) { #expect(abs(found - measured) < 0.001) }
        #expect(baselines.count == 3)
    }

    /// A card: a caption, a capsule with a padded label, and another one: 6.7 from the text, 8 between views.
    /// (home-assistant/iOS, iOS 26.)
    @Test func aCard() {
        let card = VStack {
            lines(4).font(.caption).named("caption")
            lines(1).padding(8).background(Color.blue, in: Capsule()).named("capsule")
            lines(1).padding(8).named("label")
        }
        let report = TextStage.host(card, size: .medium).layout()
        func gap(_ a: String, _ b: String) -> Double { report[b]![1] - report[a]![1] - report[a]![3] }
        #expect(abs(gap("caption", "capsule") - 6.7) < 0.02)
        #expect(abs(gap("capsule", "label") - 8) < 1e-6)
    }

    // MARK: Views

    private nonisolated static func lines(_ count: Int) -> Text {
        Text(verbatim: Array(repeating: "x", count: count).joined(separator: "\n"))
    }

    private func lines(_ count: Int) -> Text { Self.lines(count) }

    /// A headline over body.
    @ViewBuilder private static func note(_ count: Int) -> some View {
        VStack {
            lines(1).font(.headline)
            lines(count)
        }
    }

    /// A name, an address and a remark.
    @ViewBuilder private static func instance(_ name: Int, _ address: Int) -> some View {
        VStack(alignment: .leading) {
            lines(name).font(.headline)
            lines(address).font(.caption)
            lines(1).font(.caption2)
        }
    }
}
