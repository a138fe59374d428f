import Foundation
import Testing

@testable import PlumbCore
@testable import PlumbWhy

/// A view with something odd, what is said of it, and the view as it is meant: those of the pages, and further ones.
struct LintExample: CustomTestStringConvertible, Sendable {
    typealias Make = @MainActor @Sendable () -> AnyView

    var rule: LintRule.ID
    /// The identifier of the view that the finding is about, of a modifier of it or of a view in it; nil where a test
    /// of the command says its place.
    var of: String?
    /// What the message says, among other things.
    var says: [String]
    /// What is told of the remedy that was tried; nil where none is.
    var tried: String?
    var size = CGSize(width: 320, height: 200)
    var insets = EdgeInsets()
    var before: Make
    var after: Make

    var testDescription: String { "\(rule) (\(of ?? "page"))" }
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
    nonisolated static let all = LintPage.all.compactMap(LintExample.init) + further

    /// Rules of which no layout without places has the finding of the page.
    nonisolated static let elsewhere: Set<LintRule.ID> = [
        // UpdateTests: rules of state, and of what a finger does.
        .unstableID, .objectRecreated, .stateInitialValueIgnored, .objectNotObserved, .branchLosesState,
        .updateLoop, .dragMirrored,
        // Tests of the commands: what the host reports, and what takes several layouts.
        .duplicateID, .fixedHeightText,
        // TouchLintTests, RowLintTests: only places tell a control from what it is made of.
        .frameOutsideButton, .barOutsideStack, .destinationInLazy,
    ]

    /// Rules whose pages have a button, or a view that is told by the line where it was written; `further` has other
    /// views.
    nonisolated static let places: Set<LintRule.ID> = [.coveredControl, .smallTarget]

    /// What the pages do not show.
    nonisolated private static let further: [LintExample] = [
        LintExample(
            rule: .stackAlignmentWithoutEffect, of: "only",
            says: ["A stack of one view is that view", "`.trailing`", "the frame, 300 wide", "“One line only”, 130"],
            tried: "alignment: .trailing: the text “One line only” stands at 170, 0",
            before: { AnyView(VStack(alignment: .trailing) { text("One line only", "only") }.frame(width: 300)) },
            after: {
                AnyView(
                    VStack(alignment: .trailing) { text("One line only", "only") }
                        .frame(width: 300, alignment: .trailing))
            }),
        LintExample(
            rule: .coveredControl, of: "card",
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
            rule: .coveredControl, of: "card",
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
            rule: .colourDecides, of: "bar",
            says: ["The Rectangle alone makes the HStack 200 high", "the other views need 20."],
            tried:
                ".fixedSize(horizontal: false, vertical: true) on the HStack: the HStack is 20 high, and the Rectangle too",
            before: {
                AnyView(
                    HStack {
                        Rectangle().fill(.red).frame(width: 4).id("bar"); text("Title")
                    })
            },
            after: {
                AnyView(
                    HStack {
                        Rectangle().fill(.red).frame(width: 4).id("bar"); text("Title")
                    }
                    .fixedSize(horizontal: false, vertical: true))
            }),
        LintExample(
            rule: .unevenCards, of: "row",
            says: ["One card is 100 high, the text “Short” with its background 60"],
            tried: ".frame(maxHeight: .infinity)",
            before: {
                AnyView(
                    HStack {
                        text("Short", "a").padding(20).background(Color.yellow)
                        text("One\ntwo\nten", "b").padding(20).background(Color.yellow)
                    }
                    .id("row"))
            },
            after: {
                AnyView(
                    HStack {
                        text("Short", "a").padding(20).frame(maxHeight: .infinity).background(Color.yellow)
                        text("One\ntwo\nten", "b").padding(20).frame(maxHeight: .infinity).background(Color.yellow)
                    }
                    .fixedSize(horizontal: false, vertical: true)
                    .id("row"))
            }),
        LintExample(
            rule: .backgroundStops, of: "back",
            says: ["The Rectangle lies behind the page and ends at the safe area, 40 below the top."],
            insets: EdgeInsets(top: 40, leading: 0, bottom: 20, trailing: 0),
            before: {
                AnyView(
                    ZStack {
                        Rectangle().fill(.red).id("back"); text("Title")
                    })
            },
            after: {
                AnyView(
                    ZStack {
                        Rectangle().fill(.red).ignoresSafeArea().id("back"); text("Title")
                    })
            }),
        LintExample(
            rule: .smallTarget, of: "dot", says: ["A tap counts on 20 × 20; a finger needs 44 × 44."],
            before: { AnyView(Color.blue.frame(width: 20, height: 20).onTapGesture {}.id("dot")) },
            after: {
                AnyView(
                    Color.blue.frame(width: 20, height: 20).frame(width: 44, height: 44).contentShape(Rectangle())
                        .onTapGesture {}.id("dot"))
            }),
        LintExample(
            rule: .modifierNotOnRow, of: "text", says: ["No `Layout` reads `Share` here", "ends at the VStack."],
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
            rule: .modifierNotOnRow, of: "row",
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
            rule: .coversNeighbour, of: "cell",
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
        LintExample(
            rule: .guideNotAsked, of: "second",
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
            rule: .truncated, of: "text",
            says: ["needs two lines (40) in a width of 100", "a height of 20", "one line fits"],
            tried: "minWidth: 100 instead of the width: the whole text, 180 × 20",
            before: { AnyView(text("Eighteen letters..").frame(width: 100, height: 20)) },
            after: { AnyView(text("Eighteen letters..").frame(minWidth: 100).frame(height: 20)) }),
    ]
}
