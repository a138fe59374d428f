import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbWhy

/// A view with something odd, what is said of it, and the view as it is meant.
struct LintExample: CustomTestStringConvertible, Sendable {
    typealias Make = @MainActor @Sendable () -> AnyView

    var rule: String
    /// The identifier of the view that the finding is about, of a modifier of it or of a view in it.
    var of: String
    /// What the message says, among other things.
    var says: [String]
    /// What is told of the remedy that was tried; nil where none is.
    var tried: String?
    var size = CGSize(width: 320, height: 200)
    var insets = EdgeInsets()
    var before: Make
    var after: Make

    var testDescription: String { "\(rule) (\(of))" }
}

@MainActor private func text(_ words: String, _ name: String = "text") -> some View {
    Text(verbatim: words).accessibilityIdentifier(name)
}

extension View {
    @MainActor fileprivate func id(_ name: String) -> some View { accessibilityIdentifier(name) }
}

private enum Share: LayoutValueKey {
    static var defaultValue: Int { 1 }
}

/// Puts everything at its place, and reads nothing: what it may read is its own affair.
private struct Shares: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        CGSize(width: 100, height: 40)
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}

/// Characters are 10 × 20 points: every number can be counted.
@MainActor enum LintExamples {
    nonisolated static var all: [LintExample] {
        alignments + spacers + frames + texts + stacks + scrolling + covering + singles
    }

    /// Views that are alone with what aligns them, and areas that take no taps.
    nonisolated static let singles: [LintExample] = [
        LintExample(
            rule: "stack-alignment-without-effect", of: "only",
            says: ["A stack of one view is that view", "`.trailing`", "the frame, 300 wide", "“One line only”, 130"],
            tried: "alignment: .trailing: the text “One line only” stands at 170, 0",
            before: { AnyView(VStack(alignment: .trailing) { text("One line only", "only") }.frame(width: 300)) },
            after: {
                AnyView(
                    VStack(alignment: .trailing) { text("One line only", "only") }
                        .frame(width: 300, alignment: .trailing))
            }),
        LintExample(
            rule: "text-alignment-one-line", of: "short",
            says: [
                "“Short” has one line", "as wide as that, 50", "It is the VStack", "`VStack(alignment: .trailing)`",
            ],
            before: {
                AnyView(
                    VStack {
                        text("A rather long heading")
                        Text(verbatim: "Short").multilineTextAlignment(.trailing).id("short")
                    })
            },
            after: {
                AnyView(
                    VStack(alignment: .trailing) {
                        text("A rather long heading")
                        text("Short", "short")
                    })
            }),
        LintExample(
            rule: "dead-tap-area", of: "row",
            says: [
                "A tap counts on 22 % of it", "of its 320, from 0 to 50 and from 300 to 320",
                "`.contentShape(Rectangle())`",
            ],
            before: {
                AnyView(
                    HStack {
                        text("Title")
                        Spacer()
                        text(">>")
                    }
                    .onTapGesture {}.id("row"))
            },
            after: {
                AnyView(
                    HStack {
                        text("Title")
                        Spacer()
                        text(">>")
                    }
                    .contentShape(Rectangle()).onTapGesture {}.id("row"))
            }),
        LintExample(
            rule: "covered-control", of: "card",
            says: [
                "The Color lies in front of 100 % of it and takes the taps there.",
                "`.allowsHitTesting(false)` on the Color lets them through.",
            ],
            before: {
                AnyView(
                    Color.blue.frame(width: 100, height: 60).onTapGesture {}.id("card")
                        .overlay { Color.black.opacity(0.1) })
            },
            after: {
                AnyView(
                    Color.blue.frame(width: 100, height: 60).onTapGesture {}.id("card")
                        .overlay { Color.black.opacity(0.1).allowsHitTesting(false) })
            }),
        LintExample(
            rule: "covered-control", of: "card",
            says: [
                "lies in front of 100 % of it and takes the taps there: `.clipped()` cuts off",
                "`.contentShape(Rectangle())` after it does",
            ],
            before: {
                AnyView(
                    VStack(spacing: 0) {
                        Color.blue.frame(width: 100, height: 60).onTapGesture {}.id("card")
                        Color.red.frame(width: 100, height: 180).frame(height: 20).clipped()
                    })
            },
            after: {
                AnyView(
                    VStack(spacing: 0) {
                        Color.blue.frame(width: 100, height: 60).onTapGesture {}.id("card")
                        Color.red.frame(width: 100, height: 180).frame(height: 20).clipped().contentShape(Rectangle())
                    })
            }),
        LintExample(
            rule: "small-target", of: "dot", says: ["A tap counts on 20 × 20; a finger needs 44 × 44."],
            before: { AnyView(Color.blue.frame(width: 20, height: 20).onTapGesture {}.id("dot")) },
            after: {
                AnyView(
                    Color.blue.frame(width: 20, height: 20).frame(width: 44, height: 44).contentShape(Rectangle())
                        .onTapGesture {}.id("dot"))
            }),
        LintExample(
            rule: "modifier-not-on-row", of: "text", says: ["No `Layout` reads `Share` here", "ends at the VStack."],
            before: {
                AnyView(
                    VStack {
                        text("Text").layoutValue(key: Share.self, value: 2)
                        text("Other", "other")
                    })
            },
            after: {
                AnyView(
                    Shares {
                        text("Text").padding().layoutValue(key: Share.self, value: 2)
                        text("Other", "other")
                    })
            }),
        LintExample(
            rule: "modifier-not-on-row", of: "sum",
            says: [
                "`.gridCellColumns` is applied to a view in the VStack, which is not a cell of a Grid",
                "Write it on the VStack, which is the cell.",
            ],
            before: {
                AnyView(
                    Grid {
                        GridRow {
                            VStack {
                                text("Sum", "sum").gridCellColumns(2)
                                text("of both")
                            }
                        }
                    })
            },
            after: {
                AnyView(
                    Grid {
                        GridRow {
                            VStack {
                                text("Sum", "sum")
                                text("of both")
                            }
                            .gridCellColumns(2)
                        }
                    })
            }),
        LintExample(
            rule: "modifier-not-on-row", of: "row",
            says: ["The GridRow stands in no Grid: its views are those of the VStack, one by one."],
            before: {
                AnyView(
                    VStack {
                        GridRow {
                            text("One", "row")
                            text("Two")
                        }
                    })
            },
            after: {
                AnyView(
                    Grid {
                        GridRow {
                            text("One", "row")
                            text("Two")
                        }
                    })
            }),
        LintExample(
            rule: "limits-contradict", of: "text",
            says: ["The least width of the frame, 200, is above its greatest, 100", "200 wide"],
            before: { AnyView(text("Text").frame(minWidth: 200, maxWidth: 100)) },
            after: { AnyView(text("Text").frame(minWidth: 100, maxWidth: 200)) }),
        LintExample(
            rule: "covers-neighbour", of: "cell",
            says: ["Its cell is 160 wide", "answers 240 × 160", "by 40 on both sides", "the cell of the text “Text”"],
            size: CGSize(width: 320, height: 400),
            before: {
                AnyView(
                    LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) {
                        Rectangle().aspectRatio(1.5, contentMode: .fill).aspectRatio(1, contentMode: .fit).id("cell")
                        text("Text").aspectRatio(1, contentMode: .fit)
                    })
            },
            after: {
                AnyView(
                    LazyVGrid(columns: [GridItem(spacing: 0), GridItem(spacing: 0)], spacing: 0) {
                        Color.clear.aspectRatio(1, contentMode: .fit)
                            .overlay { Rectangle().aspectRatio(1.5, contentMode: .fill).id("cell") }.clipped()
                        text("Text").aspectRatio(1, contentMode: .fit)
                    })
            }),
    ]

    nonisolated static let alignments: [LintExample] = [
        LintExample(
            rule: "alignment-without-room", of: "text", says: ["no width and no height", "50 × 20", "`.topLeading`"],
            tried:
                ".frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading): the text “Title” stands at 0, 0 of 320 × 200",
            before: { AnyView(text("Title").frame(alignment: .topLeading)) },
            after: { AnyView(text("Title").frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)) }),
        LintExample(
            rule: "stack-alignment-without-effect", of: "title",
            says: ["The text “Title” is in the middle of its own frame, which is 320 wide", "`.leading`"],
            tried: ".frame(maxWidth: .infinity, alignment: .leading): the text “Title” stands at 0, 0",
            before: {
                AnyView(
                    VStack(alignment: .leading) {
                        text("Title", "title").frame(maxWidth: .infinity)
                        text("A second line")
                    })
            },
            after: {
                AnyView(
                    VStack(alignment: .leading) {
                        text("Title", "title").frame(maxWidth: .infinity, alignment: .leading)
                        text("A second line")
                    })
            }),
        LintExample(
            rule: "guide-not-asked", of: "second",
            says: ["No container aligns the text “Two” by `.leading`", "by `.center`"],
            before: {
                AnyView(
                    HStack {
                        text("One")
                        text("Two", "second").alignmentGuide(.leading) { _ in 30 }
                    })
            },
            after: {
                AnyView(
                    HStack {
                        text("One")
                        text("Two", "second").offset(x: 30)
                    })
            }),
        LintExample(
            rule: "guide-not-asked", of: "second",
            says: ["by `.leading`", "the VStack", "horizontally, by `.center`"],
            tried: "VStack(alignment: .leading): the text “Two” stands at 30, 20, and the stack is 80 × 40",
            before: {
                AnyView(
                    VStack {
                        text("One long")
                        text("Two", "second").alignmentGuide(.leading) { _ in -30 }
                    })
            },
            after: {
                AnyView(
                    VStack(alignment: .leading) {
                        text("One long")
                        text("Two", "second").alignmentGuide(.leading) { _ in -30 }
                    })
            }),
        LintExample(
            rule: "guide-not-merged", of: "label",
            says: ["ends at the HStack", "`.leading` of a stack is its own edge", "the VStack"],
            before: {
                AnyView(
                    VStack(alignment: .leading) {
                        text("Heading")
                        HStack {
                            Color.red.frame(width: 20, height: 20)
                            text("Label", "label").alignmentGuide(.leading) { _ in 0 }
                        }
                    })
            },
            after: {
                AnyView(
                    VStack(alignment: .leading) {
                        text("Heading")
                        HStack {
                            Color.red.frame(width: 20, height: 20)
                            text("Label", "label")
                        }
                        .alignmentGuide(.leading) { _ in 28 }
                    })
            }),
        LintExample(
            rule: "guide-moves-decoration", of: "box",
            says: ["says that its `.center` is at 0", "at 150 instead of 100"],
            before: {
                AnyView(
                    Color.red.frame(width: 100, height: 40).alignmentGuide(HorizontalAlignment.center) { _ in 0 }.id(
                        "box"
                    )
                    .frame(width: 300, height: 200))
            },
            after: { AnyView(Color.red.frame(width: 100, height: 40).id("box").frame(width: 300, height: 200)) }),
    ]

    nonisolated static let spacers: [LintExample] = [
        LintExample(
            rule: "spacer-without-room", of: "spacer", says: ["The ScrollView proposes no height", "its minimum, 8"],
            tried: ".containerRelativeFrame(.vertical) on the VStack: it is 200 high, as the scroll view",
            before: {
                AnyView(
                    ScrollView {
                        VStack {
                            text("Top")
                            Spacer().id("spacer")
                            text("Bottom")
                        }
                    })
            },
            after: {
                AnyView(
                    ScrollView {
                        VStack {
                            text("Top")
                            Spacer().id("spacer")
                            text("Bottom")
                        }
                        .containerRelativeFrame(.vertical)
                    })
            }),
        LintExample(
            rule: "spacer-beside-greedy", of: "spacer", says: ["The Color takes all there is, 172", "its minimum, 8"],
            tried: ".frame(height: 90): the Spacer is 90 high",
            before: {
                AnyView(
                    VStack(spacing: 0) {
                        Color.red
                        Spacer().id("spacer")
                        text("Below")
                    })
            },
            after: {
                AnyView(
                    VStack(spacing: 0) {
                        Color.red.frame(height: 90)
                        Spacer().id("spacer")
                        text("Below")
                    })
            }),
        LintExample(
            rule: "spacer-in-depth", of: "spacer", says: ["no direction", "50 × 20"],
            before: {
                AnyView(
                    ZStack {
                        Spacer().id("spacer")
                        text("Title")
                    })
            }, after: { AnyView(ZStack { text("Title") }.frame(maxWidth: .infinity, maxHeight: .infinity)) }),
    ]

    nonisolated static let frames: [LintExample] = [
        LintExample(
            rule: "frame-does-not-shrink", of: "frame",
            says: ["The text “Details” is 20 high in a frame of 0", "10 on top and bottom"],
            before: {
                AnyView(
                    VStack {
                        text("Details").frame(height: 0).id("frame"); text("Next")
                    })
            },
            after: {
                AnyView(
                    VStack {
                        text("Details").frame(height: 0).clipped().id("frame"); text("Next")
                    })
            }),
        LintExample(
            rule: "infinity-without-proposal", of: "frame",
            says: ["The ScrollView proposes no height", "`maxHeight: .infinity`", "20 high"],
            tried: ".containerRelativeFrame(.vertical): it is 200 high, as the scroll view",
            before: {
                AnyView(ScrollView { text("Empty").frame(maxWidth: .infinity, maxHeight: .infinity).id("frame") })
            },
            after: {
                AnyView(
                    ScrollView {
                        text("Empty").frame(maxWidth: .infinity).containerRelativeFrame(.vertical).id("frame")
                    })
            }),
        LintExample(
            rule: "ideal-never-asked", of: "frame", says: ["A width of 320 is proposed"],
            tried: ".frame(width: 120): it is 120 × 200",
            before: { AnyView(Color.red.frame(idealWidth: 120).id("frame")) },
            after: { AnyView(Color.red.frame(width: 120).id("frame")) }),
        LintExample(
            rule: "priority-not-passed", of: "row", says: ["ends at `.padding`", "the HStack", "priority 0"],
            before: {
                AnyView(
                    HStack {
                        text("A first long text", "first")
                        text("A second long text", "row").layoutPriority(1).padding(2)
                    })
            },
            after: {
                AnyView(
                    HStack {
                        text("A first long text", "first")
                        text("A second long text", "row").padding(2).layoutPriority(1)
                    })
            }),
        LintExample(
            rule: "ratio-without-effect", of: "box", says: ["120 × 60, whatever is proposed", "before the frame"],
            before: { AnyView(Color.red.frame(width: 120, height: 60).aspectRatio(1, contentMode: .fit).id("box")) },
            after: { AnyView(Color.red.aspectRatio(1, contentMode: .fit).frame(width: 120, height: 60).id("box")) }),
        LintExample(
            rule: "padding-outside", of: "card",
            says: ["always 320 wide", "a padding of 32", "352", "320 are proposed"],
            tried: ".frame(maxWidth: 320): the whole is 320 wide",
            before: { AnyView(Color.red.frame(width: 320, height: 20).padding().id("card")) },
            after: { AnyView(Color.red.frame(maxWidth: 320).frame(height: 20).padding().id("card")) }),
        LintExample(
            rule: "safe-area-not-touched", of: "bar", says: ["stands from", "the safe area ends at 40"],
            insets: EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0),
            before: { AnyView(Color.red.frame(height: 50).ignoresSafeArea(edges: .top).id("bar")) },
            after: {
                AnyView(
                    VStack(spacing: 0) {
                        Color.red.frame(height: 50).ignoresSafeArea(edges: .top).id("bar")
                        Spacer()
                    })
            }),
    ]

    nonisolated static let texts: [LintExample] = [
        LintExample(
            rule: "truncated", of: "text", says: ["needs three lines (60)", "a height of 32", "one line fits"],
            tried:
                ".fixedSize(horizontal: false, vertical: true): the whole text, 200 × 60; the VStack then needs 98 of 70",
            size: CGSize(width: 200, height: 70),
            before: {
                AnyView(
                    VStack(spacing: 8) {
                        text("A text that needs several lines to be read")
                        Color.red.frame(height: 30)
                    })
            },
            after: {
                AnyView(
                    VStack(spacing: 8) {
                        text("A text that needs several lines to be read").fixedSize(horizontal: false, vertical: true)
                        Color.red.frame(height: 30)
                    })
            }),
        LintExample(
            rule: "truncated", of: "text",
            says: ["needs two lines (40) in a width of 100", "a height of 20", "one line fits"],
            tried: "minWidth: 100 instead of the width: the whole text, 180 × 20",
            before: { AnyView(text("Eighteen letters..").frame(width: 100, height: 20)) },
            after: { AnyView(text("Eighteen letters..").frame(minWidth: 100).frame(height: 20)) }),
        LintExample(
            rule: "word-broken", of: "text", says: ["“wonderful” is 90 wide", "in a frame of 60"],
            before: { AnyView(text("wonderful day").frame(width: 60)) },
            after: { AnyView(text("wonderful day").frame(width: 100)) }),
        LintExample(
            rule: "squeezed-out", of: "time",
            says: ["a higher priority (1 over 0)", "takes 192 of 200: 0 points are left", "needs 50"],
            tried: ".fixedSize(): 50 × 20; the text “An important title, fo…” has 130, on three lines",
            size: CGSize(width: 200, height: 100),
            before: {
                AnyView(
                    HStack {
                        text("An important title, for a row", "title").layoutPriority(1)
                        text("12:30", "time")
                    })
            },
            after: {
                AnyView(
                    HStack {
                        text("An important title, for a row", "title").layoutPriority(1)
                        text("12:30", "time").fixedSize()
                    })
            }),
        LintExample(
            rule: "wraps-with-room", of: "text",
            says: ["needs 120 on one line and is offered 94.7", "a third of 284", "takes 107"],
            tried: ".layoutPriority(1): one line, 120 × 20", size: CGSize(width: 300, height: 60),
            before: {
                AnyView(
                    HStack {
                        Color.red; text("Hello, world"); Color.blue
                    })
            },
            after: {
                AnyView(
                    HStack {
                        Color.red; text("Hello, world").layoutPriority(1); Color.blue
                    })
            }),
        LintExample(
            rule: "scale-factor-unused", of: "text", says: ["two lines", "`.lineLimit(1)`"],
            size: CGSize(width: 100, height: 100),
            before: { AnyView(text("Hello, world").minimumScaleFactor(0.5)) },
            after: { AnyView(text("Hello, world").minimumScaleFactor(0.5).lineLimit(1)) }),
    ]

    nonisolated static let stacks: [LintExample] = [
        LintExample(
            rule: "overflow", of: "stack", says: ["393 wide, and 320 are there", "36.5 on both sides"],
            tried: "maxWidth: .infinity instead of the width: the VStack is 320 wide",
            before: {
                AnyView(
                    VStack(alignment: .leading) {
                        text("Heading")
                        Color.blue.frame(width: 393, height: 40).id("banner")
                    }
                    .id("stack"))
            },
            after: {
                AnyView(
                    VStack(alignment: .leading) {
                        text("Heading")
                        Color.blue.frame(height: 40).frame(maxWidth: .infinity).id("banner")
                    }
                    .id("stack"))
            }),
        LintExample(
            rule: "divider-stretches", of: "divider", says: ["makes the HStack 172 high", "the other views need 20"],
            tried: ".fixedSize(horizontal: false, vertical: true) on the HStack: the HStack is 20 "
                + "high, and the divider too",
            before: {
                AnyView(
                    VStack {
                        HStack {
                            text("Left"); Divider().id("divider"); text("Right")
                        }
                        text("Below")
                    })
            },
            after: {
                AnyView(
                    VStack {
                        HStack {
                            text("Left"); Divider().id("divider"); text("Right")
                        }
                        .fixedSize(horizontal: false, vertical: true)
                        text("Below")
                    })
            }),
        LintExample(
            rule: "uneven-shares", of: "row", says: ["needs 170", "each would have 156"],
            tried: "minWidth: 0: in each frame: all are 156 wide",
            before: {
                AnyView(
                    HStack {
                        text("Cancel everything", "no").fixedSize().frame(maxWidth: .infinity)
                        text("OK", "yes").frame(maxWidth: .infinity)
                    }
                    .id("row"))
            },
            after: {
                AnyView(
                    HStack {
                        text("Cancel everything", "no").fixedSize().frame(minWidth: 0, maxWidth: .infinity)
                        text("OK", "yes").frame(minWidth: 0, maxWidth: .infinity)
                    }
                    .id("row"))
            }),
        LintExample(
            rule: "colour-decides", of: "stack", says: ["The Color takes what is proposed", "needs 50 across"],
            before: {
                AnyView(
                    VStack {
                        ZStack {
                            Color.red; text("Title")
                        }.id("stack"); text("Below")
                    })
            },
            after: {
                AnyView(
                    VStack {
                        text("Title").background { Color.red }.id("stack"); text("Below")
                    })
            }),
        LintExample(
            rule: "collapsed", of: "colour", says: ["The ScrollView proposes no height", "10 high"],
            tried: ".frame(height: 200): it is 200 high",
            before: { AnyView(ScrollView { Color.red.id("colour") }) },
            after: { AnyView(ScrollView { Color.red.frame(height: 200).id("colour") }) }),
        LintExample(
            rule: "grid-stretched", of: "grid", says: ["The divider takes all it is proposed", "320 wide"],
            before: {
                AnyView(
                    Grid {
                        GridRow {
                            text("One"); text("Two")
                        }
                        Divider()
                        GridRow {
                            text("Three"); text("Four")
                        }
                    }
                    .id("grid"))
            },
            after: {
                AnyView(
                    Grid {
                        GridRow {
                            text("One"); text("Two")
                        }
                        Divider().gridCellUnsizedAxes(.horizontal)
                        GridRow {
                            text("Three"); text("Four")
                        }
                    }
                    .id("grid"))
            }),
        LintExample(
            rule: "fits-unreachable", of: "choice", says: ["The ScrollView proposes no height", "60 × 300"],
            before: {
                AnyView(
                    ScrollView {
                        ViewThatFits {
                            Color.red.frame(width: 60, height: 300)
                            Color.red.frame(width: 60, height: 20)
                        }
                        .id("choice")
                    })
            },
            after: {
                AnyView(
                    ViewThatFits {
                        Color.red.frame(width: 60, height: 300)
                        ScrollView { Color.red.frame(width: 60, height: 20) }
                    }
                    .id("choice"))
            }),
    ]

    nonisolated static let scrolling: [LintExample] = [
        LintExample(
            rule: "narrow-scroll", of: "scroll", says: ["60 of 320 points wide"],
            tried: ".frame(maxWidth: .infinity) on the VStack: it is 320 wide",
            before: {
                AnyView(
                    ScrollView {
                        VStack {
                            text("Narrow"); text("List")
                        }
                    }.id("scroll"))
            },
            after: {
                AnyView(
                    ScrollView {
                        VStack {
                            text("Narrow"); text("List")
                        }.frame(maxWidth: .infinity)
                    }.id("scroll"))
            }),
        LintExample(
            rule: "nested-scroll", of: "inner", says: ["scrolls vertically", "never scrolls"],
            before: {
                AnyView(ScrollView { ScrollView { Color.red.frame(width: 320, height: 500) }.id("inner") })
            },
            after: { AnyView(ScrollView { Color.red.frame(width: 320, height: 500).id("inner") }) }),
        LintExample(
            rule: "unwrapped-in-scroll", of: "text", says: ["one line of 500", "200 wide"],
            tried: ".frame(width: 160): four lines", size: CGSize(width: 200, height: 100),
            before: { AnyView(ScrollView(.horizontal) { text("A card whose text is far too long for the one line") }) },
            after: {
                AnyView(
                    ScrollView(.horizontal) {
                        text("A card whose text is far too long for the one line").frame(width: 160)
                    })
            }),
        LintExample(
            rule: "reader-greedy", of: "reader", says: ["takes what it is proposed, 172 of 200", "needs 20"],
            before: {
                AnyView(
                    VStack {
                        GeometryReader { _ in text("Inside") }.id("reader")
                        text("Below")
                    })
            },
            after: {
                AnyView(
                    VStack {
                        text("Inside").id("reader"); text("Below")
                    })
            }),
    ]

    nonisolated static let covering: [LintExample] = [
        LintExample(
            rule: "covers-neighbour", of: "first", says: ["is drawn 10 further down", "it lies on the text “Two”"],
            before: {
                AnyView(
                    VStack {
                        text("One", "first").offset(y: 10); text("Two")
                    })
            },
            after: {
                AnyView(
                    VStack {
                        text("One", "first").padding(.top, 10); text("Two")
                    })
            }),
        LintExample(
            rule: "covers-scroll-end", of: "bar",
            says: ["the last 60 points", "`.safeAreaInset(edge: .bottom) { … }`"],
            before: {
                AnyView(
                    ZStack(alignment: .bottom) {
                        ScrollView { Color.red.frame(width: 320, height: 500) }
                        Color.blue.frame(height: 60).id("bar")
                    })
            },
            after: {
                AnyView(
                    ScrollView { Color.red.frame(width: 320, height: 500) }
                        .safeAreaInset(edge: .bottom) { Color.blue.frame(height: 60).id("bar") })
            }),
        LintExample(
            rule: "text-under-bar", of: "title",
            says: ["The VStack ignores the safe area", "stands at 0", "ends at 40"],
            insets: EdgeInsets(top: 40, leading: 0, bottom: 0, trailing: 0),
            before: {
                AnyView(
                    VStack {
                        text("Title", "title"); Spacer()
                    }.background { Color.red }.ignoresSafeArea())
            },
            after: {
                AnyView(
                    VStack {
                        text("Title", "title"); Spacer()
                    }.background { Color.red.ignoresSafeArea() })
            }),
    ]
}
