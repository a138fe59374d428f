import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbWhy

/// What people ask about views in which nothing is wrong, or which may be meant so: the answer names the cause and its
/// numbers, and lint says no more than a note. (Where something is wrong, `LintExamples` has the table.)
struct Question: CustomTestStringConvertible, Sendable {
    var asked: String
    var size = CGSize(width: 320, height: 200)
    /// The identifier of the view that the question is about.
    var of: String
    /// An optional rule, or a note, that answers it; nil where explain alone does.
    var rule: LintRule.ID?
    var says: [String]
    var view: LintExample.Make

    var testDescription: String { asked }
}

@MainActor private func text(_ words: String, _ name: String) -> some View {
    Text(verbatim: words).accessibilityIdentifier(name)
}

extension View {
    @MainActor fileprivate func id(_ name: String) -> some View { accessibilityIdentifier(name) }
}

/// Characters are 10 × 20 points.
@MainActor enum Questions {
    nonisolated static let all: [Question] = lengths + places + choices + habits

    nonisolated static let lengths: [Question] = [
        Question(
            asked: "Why is the background of a text not as wide as the screen?", of: "label",
            says: [
                "A text is as wide as its line: 50, of 320 that are proposed.", "overlays and backgrounds do not count",
            ],
            view: { AnyView(Text(verbatim: "Label").background(Color.yellow).id("label")) }),
        Question(
            asked: "Why is a frame with a maximum as wide as that around a short text?", of: "box",
            says: ["320 are proposed, and it is 200 at most."],
            view: { AnyView(Text(verbatim: "Hi").frame(maxWidth: 200).id("box")) }),
        Question(
            asked: "Why does a frame with a minimum not grow?", of: "box",
            says: ["A frame with a least width only is as wide as its view, 20, and 100 at least."],
            view: { AnyView(Text(verbatim: "Hi").frame(minWidth: 100).id("box")) }),
        Question(
            asked: "Why is the second row as wide as the first where both are at their ideal size?", of: "narrow",
            says: ["proposes each view its own width, 300", "takes what is proposed: 300"],
            view: {
                AnyView(
                    VStack {
                        Text(verbatim: "Wide").frame(width: 300)
                        Text(verbatim: "Narrow").frame(maxWidth: .infinity).id("narrow")
                    }.fixedSize())
            }),
        Question(
            asked: "Why is a title cut and not made smaller?", size: CGSize(width: 100, height: 200), of: "title",
            says: [
                "In 100 it takes one line; it is 100 wide; `lineLimit(1)` allows no more, and without a `minimumScaleFactor` the rest of the text is cut off."
            ],
            view: { AnyView(Text(verbatim: "A title of five words").lineLimit(1).id("title")) }),
        Question(
            asked: "Why is a stack as wide as a picture with padding in it?", of: "stack",
            says: ["A stack is as wide as its widest view, the padding around the text “Label”: 90."],
            view: {
                AnyView(
                    VStack {
                        Text(verbatim: "Label").padding(20); text("Two", "two")
                    }.id("stack"))
            }),
        Question(
            asked: "Why is a stack of a colour as wide as the screen?", of: "stack",
            says: ["The Color takes what it is proposed: 320. A stack is as wide as its widest view, the Color: 320."],
            view: {
                AnyView(
                    VStack {
                        Color.red; text("Two", "two")
                    }.id("stack"))
            }),
        Question(
            asked: "Why does a row not become higher for its overlay?", of: "row",
            says: [
                "It is as high as the view that it is put on, the text “Row”: overlays and backgrounds do not count."
            ],
            view: {
                AnyView(
                    Text(verbatim: "Row").overlay(alignment: .top) { Color.red.frame(width: 10, height: 60) }.id("row"))
            }),
    ]

    nonisolated static let places: [Question] = [
        Question(
            asked: "Why do other views move when one says where its guide is?", of: "two",
            says: ["its `.leading`, which it says is at −30, on the line of the others"],
            view: {
                AnyView(
                    VStack(alignment: .leading) {
                        text("First line", "one")
                        Text(verbatim: "Moved?").alignmentGuide(.leading) { $0[.leading] - 30 }.id("two")
                        text("Third", "three")
                    })
            }),
        Question(
            asked: "Why does `offset` leave a hole?", of: "one",
            says: ["It is drawn 40 lower than it stands: `offset` moves nothing in the layout. First in the VStack"],
            view: {
                AnyView(
                    VStack {
                        Text(verbatim: "One").offset(y: 40).id("one"); text("Two", "two")
                    })
            }),
        Question(
            asked: "Why does `offset` go to the other side from right to left?", of: "row",
            says: ["It is drawn 20 further left than it stands"],
            view: {
                AnyView(
                    HStack {
                        text("One", "one"); Spacer()
                    }.offset(x: 20).id("row").environment(\.layoutDirection, .rightToLeft))
            }),
        Question(
            asked: "Where is a badge that is pulled over the corner?", of: "badge",
            says: ["It is drawn 8 further right and 6 higher than it stands"],
            view: {
                AnyView(
                    Color.gray.frame(width: 40, height: 40).overlay(alignment: .topTrailing) {
                        Text(verbatim: "3").padding(2).offset(x: 8).offset(y: -6).id("badge")
                    })
            }),
        Question(
            asked: "Why is there more room at a spacer than was asked for?", size: CGSize(width: 100, height: 40),
            of: "b",
            says: ["After the Spacer (10) and a gap of 10, the stack's spacing"],
            view: {
                AnyView(
                    HStack(spacing: 10) {
                        text("ab", "a"); Spacer(); text("cdefg", "b")
                    })
            }),
        Question(
            asked: "Why is there a gap between a picture and its caption?", of: "caption",
            says: ["a gap of 8, between a text and what is none"],
            view: {
                AnyView(
                    VStack {
                        Color.red.frame(width: 50, height: 50); text("Caption", "caption")
                    })
            }),
        Question(
            asked: "Why is there none between two texts?", of: "below",
            says: ["After the text “Above” (20), without a gap: both are texts"],
            view: {
                AnyView(
                    VStack {
                        text("Above", "above"); text("Below", "below")
                    })
            }),
        Question(
            asked: "Where is a text in a frame?", of: "label",
            says: ["In the middle, over the full height of the frame (200 × 20)."],
            view: { AnyView(text("Label", "label").frame(width: 200)) }),
        Question(
            asked: "Why is a badge not on the corner?", of: "badge",
            says: ["Its top trailing corner is on that of the Color (40 × 40)."],
            view: {
                AnyView(
                    Color.gray.frame(width: 40, height: 40)
                        .overlay(alignment: .topTrailing) { Text(verbatim: "New").fixedSize().id("badge") })
            }),
    ]

    nonisolated static let choices: [Question] = [
        Question(
            asked: "Why is the first chosen although it is squeezed?", size: CGSize(width: 200, height: 400),
            of: "wide",
            says: ["shows the first view whose ideal size fits, and that is this one: 68 ×"],
            view: {
                AnyView(
                    ViewThatFits(in: .horizontal) {
                        HStack {
                            Color.blue; Text(verbatim: "Label").fixedSize()
                        }.id("wide")
                        text("Short", "short")
                    })
            }),
        Question(
            asked: "Does a text that would be cut count as fitting?", size: CGSize(width: 100, height: 40), of: "short",
            says: [
                "this one: 50 × 20",
                "The text “A path that is too long” needs 230 of 100; that it could be shorter does not count.",
            ],
            view: {
                AnyView(
                    ViewThatFits(in: .horizontal) {
                        Text(verbatim: "A path that is too long").lineLimit(1).id("long"); text("Short", "short")
                    })
            }),
    ]

    nonisolated static let habits: [Question] = [
        Question(
            asked: "Why is a circle not on the line of the text beside it?", of: "dot", rule: .baselineWithoutText,
            says: ["30"],
            view: {
                AnyView(
                    HStack(alignment: .firstTextBaseline) {
                        Circle().frame(width: 30, height: 30).id("dot"); text("Name", "name")
                    })
            }),
        Question(
            asked: "Why do the columns of two rows not line up?", of: "stack", rule: .rowsWithoutColumns,
            says: ["`Grid`"],
            view: {
                AnyView(
                    VStack(alignment: .leading) {
                        HStack {
                            Text(verbatim: "Name"); Text(verbatim: "Ada")
                        }
                        HStack {
                            Text(verbatim: "Profession"); Text(verbatim: "Poet")
                        }
                    }.id("stack"))
            }),
        Question(
            asked: "Why is a title between two buttons not in the middle?", of: "title", rule: .offCentre,
            says: ["120", "160"],
            view: {
                AnyView(
                    HStack {
                        Text(verbatim: "OK"); Spacer(); text("Title", "title"); Spacer()
                        Text(verbatim: "A long one")
                    })
            }),
        Question(
            asked: "Why is there an empty line for an empty text?", of: "subtitle", rule: .emptyText,
            says: ["20"],
            view: {
                AnyView(
                    VStack {
                        text("Title", "title"); text("", "subtitle"); Color.red.frame(height: 20)
                    })
            }),
        Question(
            asked: "Why do the views of a wide row not share its width?", of: "row", rule: .frameAroundRow,
            says: ["320"],
            view: {
                AnyView(
                    HStack {
                        text("One", "a"); text("Two", "b")
                    }.frame(maxWidth: .infinity).id("row"))
            }),
        Question(
            asked: "Why is the background smaller than the padding?", of: "label", rule: .backgroundBeforePadding,
            says: ["90"],
            view: { AnyView(Text(verbatim: "Label").background(Color.yellow).padding(20).id("label")) }),
        Question(
            asked: "Why are two cards not equally high?", of: "row", rule: .unevenCards,
            says: ["the text “Short” with its background 52: nothing in it takes more"],
            view: {
                AnyView(
                    HStack {
                        Text(verbatim: "Short").padding().background(Color.gray)
                        Text(verbatim: "One\ntwo\nthree").padding().background(Color.gray)
                    }.id("row"))
            }),
        Question(
            asked: "Why are the two halves of a dashboard not equally high?", of: "row", rule: .unevenCards,
            says: ["One card is 92 high", "“Title” with its background 52"],
            view: {
                AnyView(
                    HStack {
                        VStack {
                            Text(verbatim: "Title"); Text(verbatim: "Two"); Text(verbatim: "Lines")
                        }.padding().frame(maxWidth: .infinity).background(Color.yellow)
                        VStack { Text(verbatim: "Title") }.padding().frame(maxWidth: .infinity).background(Color.green)
                    }.id("row"))
            }),
        Question(
            asked: "Why are cards of two and of three texts not equally high?", of: "row", rule: .unevenCards,
            says: ["One card is 92 high, the VStack with its background 72"],
            view: {
                AnyView(
                    HStack {
                        VStack {
                            Text(verbatim: "Free"); Text(verbatim: "One project")
                        }.padding().background(Color.yellow)
                        VStack {
                            Text(verbatim: "Pro"); Text(verbatim: "Projects"); Text(verbatim: "Help")
                        }.padding().background(Color.yellow)
                    }.id("row"))
            }),
        Question(
            asked: "Why does a symbol not grow with its frame?", of: "symbol", rule: .symbolInFrame,
            says: ["font"],
            view: { AnyView(Image(systemName: "star").frame(width: 100, height: 100).id("symbol")) }),
        Question(
            asked: "Why does a turned text need its old width?", of: "turned", rule: .turnedInPlace,
            says: ["130 × 20"],
            view: {
                AnyView(
                    HStack {
                        Text(verbatim: "Temperature 1").rotationEffect(.degrees(-90)).id("turned"); Color.red
                    })
            }),
    ]
}

@Suite @MainActor
struct QuestionTests {
    @Test(arguments: Questions.all)
    func isAnswered(_ question: Question) throws {
        let configuration = World(
            proposal: ProposedViewSize(width: question.size.width, height: question.size.height))
        let host = ViewHost(question.view(), in: configuration)
        let layout = RecordedLayout(host.trace())
        let view = try #require(layout.order.first { layout[$0]?.identifier == question.of })
        let findings = Linter.findings(in: host, layout, optional: question.rule.map { [$0] } ?? [])
        let all = findings.map { "\($0.rule.id): \($0.message)" }
        #expect(!findings.contains { $0.rule.severity > .note }, "\(all)")
        var said: [String] = []
        if let rule = question.rule {
            let finding = try #require(findings.first { $0.rule.id == rule }, "\(all)")
            let names = (layout.ancestors(finding.view) + layout.all(in: finding.view))
                .compactMap { layout[$0]?.identifier }
            #expect(names.contains(question.of), "\(names)")
            said = [finding.message]
        } else {
            said = Explanation(of: layout.core(view), in: layout).causes.map(\.text)
        }
        for part in question.says {
            #expect(said.contains { $0.contains(part) }, "\(said.joined(separator: "\n"))")
        }
    }
}
