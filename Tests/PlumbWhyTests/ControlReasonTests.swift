import Foundation
import PlumbControls
import Testing

@testable import PlumbCore
@testable import PlumbWhy

/// What is said of a row of a list, and of what bars take around views. Characters are 10 × 20 points.
struct ControlReason: CustomTestStringConvertible, Sendable {
    var testDescription: String
    var width: CGFloat = 393
    /// The identifier of the view that is explained.
    var of = "view"
    var question = Explanation.Cause.Question.row
    /// The whole answer.
    var says: String
    var view: LintExample.Make

    init(
        _ name: String, width: CGFloat = 393, _ question: Explanation.Cause.Question = .row, says: String,
        @ViewBuilder _ view: @escaping @MainActor @Sendable () -> some View
    ) {
        (testDescription, self.width, self.question, self.says) = (name, width, question, says)
        self.view = { AnyView(view()) }
    }
}

extension View {
    @MainActor fileprivate var named: some View { accessibilityIdentifier("view") }
}

@Suite @MainActor
struct ControlReasonTests {
    nonisolated private static let last = "The last row of a card has no line below."

    nonisolated static let heights: [ControlReason] = [
        ControlReason(
            "a text",
            says:
                "The row is 44 high, the least height of a row, as on iOS 17 (measured): its content, 20, needs 42 with insets of 11 and 11. \(last)"
        ) { List { Text(verbatim: "Words").named } },
        ControlReason("a picture", says: "The row is 112 high: its content, 90, with insets of 11 and 11. \(last)") {
            List { Color.red.frame(width: 90, height: 90).named }
        },
        ControlReason(
            "an icon",
            says:
                "The row is 44 high, the least height of a row, as on iOS 17 (measured): its content, 28, which is no text and does not count up to 36, "
                + "needs 22 with insets of 11 and 11. \(last)"
        ) { List { Color.red.frame(width: 28, height: 28).named } },
        ControlReason(
            "a word beside an icon",
            says:
                "The row is 44 high, the least height of a row, as on iOS 17 (measured): the text in it, 20 of 30, which alone counts up to 36, "
                + "needs 42 with insets of 11 and 11. \(last)"
        ) {
            List {
                HStack {
                    Color.red.frame(width: 30, height: 30)
                    Text(verbatim: "Words")
                }.named
            }
        },
        ControlReason(
            "insets that are given",
            says:
                "The row is 44 high, the least height of a row, as on iOS 17 (measured): its content, 28, needs 36 with the insets of 4 and 4 that it was given. \(last)"
        ) {
            Form {
                Color.red.frame(width: 28, height: 28).named
                    .listRowInsets(EdgeInsets(top: 4, leading: 0, bottom: 4, trailing: 0))
            }
        },
        ControlReason(
            "another least height",
            says:
                "The row is 80 high, the least height of a row: its content, 20, needs 42 with insets of 11 and 11. \(last)"
        ) {
            List { Text(verbatim: "Words").named }.environment(\.defaultMinListRowHeight, 80)
        },
        ControlReason("a header", says: "The header is 43 high: its content, 20, with insets of 17 and 6.") {
            List {
                Section {
                    Text(verbatim: "Row")
                } header: {
                    Text(verbatim: "Words").named
                }
            }
        },
        ControlReason(
            "a header of another least height",
            says:
                "The header is 60 high, the least height of a header: its content, 20, needs 43 with insets of 17 and 6."
        ) {
            List {
                Section {
                    Text(verbatim: "Row")
                } header: {
                    Text(verbatim: "Words").named
                }
            }.environment(\.defaultMinListHeaderHeight, 60)
        },
        ControlReason("a footer", says: "The footer is 38 high: its content, 20, with insets of 6 and 12.") {
            List {
                Section {
                    Text(verbatim: "Row")
                } footer: {
                    Text(verbatim: "Words").named
                }
            }
        },
    ]

    nonisolated static let lines: [ControlReason] = [
        ControlReason(
            "before another row",
            says:
                "The row is 44 high, the least height of a row, as on iOS 17 (measured): its content, 20, needs 42 with insets of 11 and 11. The line below "
                + "begins at its first text, 40 from the list's edge, and ends at the edge of the card, at 373."
        ) {
            List {
                Text(verbatim: "Words").named
                Text(verbatim: "Last")
            }
        },
        ControlReason(
            "behind a picture",
            says:
                "The row is 62 high: its content, 40, with insets of 11 and 11. The line below begins at its first text, "
                + "88 from the list's edge, and ends at the edge of the card, at 373."
        ) {
            List {
                HStack {
                    Color.red.frame(width: 40, height: 40)
                    Text(verbatim: "Words")
                }.named
                Text(verbatim: "Last")
            }
        },
        ControlReason(
            "below a picture alone",
            says:
                "The row is 62 high: its content, 40, with insets of 11 and 11. The line below begins where the content begins, "
                + "20 from the list's edge, and ends at the edge of the list, at 393."
        ) {
            List {
                Color.red.frame(width: 40, height: 40).named
                Text(verbatim: "Last")
            }.listStyle(.plain)
        },
        ControlReason(
            "at guides",
            says:
                "The row is 44 high, the least height of a row, as on iOS 17 (measured): its content, 20, needs 42 with insets of 11 and 11. The line below "
                + "begins at the guide `listRowSeparatorLeading`, 50 from the list's edge, and ends at the guide "
                + "`listRowSeparatorTrailing`, at 90."
        ) {
            List {
                Text(verbatim: "Words").alignmentGuide(.listRowSeparatorLeading) { _ in 10 }
                    .alignmentGuide(.listRowSeparatorTrailing) { $0.width }.named
                Text(verbatim: "Last")
            }
        },
        ControlReason(
            "hidden",
            says:
                "The row is 44 high, the least height of a row, as on iOS 17 (measured): its content, 20, needs 42 with insets of 11 and 11. The line below is hidden."
        ) {
            List {
                Text(verbatim: "Words").named.listRowSeparator(.hidden)
                Text(verbatim: "Last")
            }
        },
    ]

    nonisolated static let starts: [ControlReason] = [
        ControlReason(
            "a card", .place,
            says:
                "In the middle of its row, 40 from the list's edge: the margin of the card takes 20 and the inset of the row 20."
        ) { List { Text(verbatim: "Words").named } },
        ControlReason(
            "a narrow list", width: 375, .place,
            says:
                "In the middle of its row, 32 from the list's edge: the margin of the card takes 16 and the inset of the row 16."
        ) { List { Text(verbatim: "Words").named } },
        ControlReason(
            "a plain list", .place,
            says: "In the middle of its row, 20 from the list's edge: the inset of the row takes 20."
        ) { List { Text(verbatim: "Words").named }.listStyle(.plain) },
        ControlReason(
            "edit mode", .place,
            says:
                "In the middle of its row, 80 from the list's edge: the margin of the card takes 20, the inset of the row 20 and "
                + "what edit mode puts before it 40."
        ) {
            List { ForEach(0..<1) { _ in Text(verbatim: "Words").named }.onDelete { _ in } }
                .environment(\.editMode, .constant(.active))
        },
        ControlReason(
            "a group", .place,
            says:
                "In the middle of its row, 60 from the list's edge: the margin of the card takes 20, the inset of the row 20 and "
                + "the groups that it is in 20."
        ) {
            List {
                DisclosureGroup(isExpanded: .constant(true)) {
                    Text(verbatim: "Words").named
                    Text(verbatim: "Others")
                } label: {
                    Text(verbatim: "Group")
                }
            }
        },
        ControlReason(
            "a header", .place,
            says:
                "In its header between insets of 17 above and 6 below, 40 from the list's edge: the margin of the card takes 20 and the "
                + "inset of the header 20."
        ) {
            List {
                Section {
                    Text(verbatim: "Row")
                } header: {
                    Text(verbatim: "Words").named
                }
            }
        },
        ControlReason(
            "a proposal", .width,
            says:
                "Of 393, the margins of the card take 20 and 20 and the insets of the row 20 and 20: 313 are left. On one line it would "
                + "be 410. In 313 it takes two lines; the longest is 300."
        ) { List { Text(verbatim: "Some words, four to the line, and others.").named } },
    ]

    private func answer(
        _ reason: ControlReason, safeArea: EdgeInsets = EdgeInsets(), on system: SystemVersion = .iOS17
    ) throws -> String? {
        var world = World(proposal: ProposedViewSize(width: reason.width, height: 852))
        world.system = system
        world.safeAreaInsets = safeArea
        let layout = RecordedLayout(ViewHost(reason.view(), in: world).trace())
        let view = try #require(layout.order.first { layout[$0]?.identifier == reason.of && layout.place($0) != nil })
        return Explanation(of: layout.core(view), in: layout).causes.first { $0.of == reason.question }?.text
    }

    @Test(arguments: heights + lines + starts)
    func isSaidOfRows(_ reason: ControlReason) throws { #expect(try answer(reason) == reason.says) }

    @Test func nothingIsSaidOfWhatStandsInARow() throws {
        let reason = ControlReason("in a stack", says: "") {
            List {
                HStack {
                    Text(verbatim: "Words").named
                    Spacer()
                }
            }
        }
        #expect(try answer(reason) == nil)
    }

    // MARK: Bars

    nonisolated private static let top =
        "at the top, the status bar takes 59, the navigation bar 39 (it is 44 high and begins 5 higher)"

    nonisolated static let bars: [ControlReason] = [
        ControlReason(
            "a page", .height,
            says:
                "At the top, the status bar takes 59; at the bottom, the home indicator takes 34: 759 of 852 are left. "
                + "It takes what it is proposed: 759."
        ) { Color.red.named },
        ControlReason(
            "a page's place", .place,
            says:
                "It is the page's only view. In the middle of what bars leave: at the top, the status bar takes 59; at the bottom, the "
                + "home indicator takes 34."
        ) { Color.red.named },
        ControlReason(
            "a large title", .height,
            says:
                "A\(top.dropFirst()) and its large title 52, as on iOS 17 (measured); at the bottom, the home indicator takes 34: 668 of 852 are left. "
                + "It takes what it is proposed: 668."
        ) { NavigationStack { Color.red.named.navigationTitle("Title") } },
        ControlReason(
            "a small title", .height,
            says:
                "At the top, the status bar takes 59 and the navigation bar 39 (it is 44 high and begins 5 higher), as on iOS 17 (measured); at the bottom, the home "
                + "indicator takes 34: 720 of 852 are left. It takes what it is proposed: 720."
        ) { NavigationStack { Color.red.named.navigationTitle("Title").navigationBarTitleDisplayMode(.inline) } },
        ControlReason(
            "a search field and tabs", .height,
            says:
                "A\(top.dropFirst()), its large title 52 and the search field 52, as on iOS 17 (measured); at the bottom, the home indicator takes 34 and the tab bar "
                + "49, as on iOS 17 (measured): 567 of 852 are left. It takes what it is proposed: 567."
        ) {
            TabView {
                NavigationStack { Color.red.named.navigationTitle("Title").searchable(text: .constant("")) }
                    .tabItem { Text(verbatim: "Tab") }
            }
        },
        ControlReason(
            "items at the bottom", .height,
            says:
                "At the top, the status bar takes 59; at the bottom, the home indicator takes 34 and the toolbar at the bottom 49: 710 of 852 are "
                + "left. It takes what it is proposed: 710."
        ) {
            NavigationStack {
                Color.red.named.toolbar(.hidden, for: .navigationBar)
                    .toolbar { ToolbarItem(placement: .bottomBar) { Text(verbatim: "Item") } }
            }
        },
        ControlReason(
            "a list under bars", .place,
            says:
                "It reaches under bars, and what is in it keeps clear of them: \(top) and its large title 52, as on iOS 17 (measured); at the bottom, the home "
                + "indicator takes 34."
        ) { NavigationStack { List { Text(verbatim: "Row") }.named.navigationTitle("Title") } },
        ControlReason(
            "the content of a scroll view", .place,
            says:
                "At the start of the ScrollView's content, 150 below its top: \(top.dropFirst("at the top, ".count)) and its large title 52, as on iOS 17 (measured)."
        ) { NavigationStack { ScrollView { Text(verbatim: "Words").named }.navigationTitle("Title") } },
    ]

    @Test(arguments: bars)
    func isSaidOfBars(_ reason: ControlReason) throws {
        let safeArea = EdgeInsets(top: 59, leading: 0, bottom: 34, trailing: 0)
        #expect(try answer(reason, safeArea: safeArea) == reason.says)
    }

    /// With how sure its numbers are: as sure as the least sure one.
    nonisolated static let looks: [ControlReason] = [
        ControlReason(
            "a row",
            says:
                "The row is 52 high, the least height of a row, as on iOS 26 (measured): its content, 20, needs 50 with insets of 15 "
                + "and 15. \(last)"
        ) { List { Text(verbatim: "Words").named } },
        ControlReason(
            "a row of a height that somebody has set",
            says:
                "The row is 80 high, the least height of a row: its content, 20, needs 50 with insets of 15 and 15. \(last)"
        ) { List { Text(verbatim: "Words").named }.environment(\.defaultMinListRowHeight, 80) },
        ControlReason(
            "a search field", .place,
            says:
                "In the middle of what bars leave: at the top, the navigation bar takes 54, its large title 52 and the search field 60, "
                + "as on iOS 26 (documented); at the bottom, the tab bar takes 83, as on iOS 26 (measured)."
        ) {
            TabView {
                NavigationStack { Color.red.named.navigationTitle("Title").searchable(text: .constant("")) }
                    .tabItem { Text(verbatim: "Tab") }
            }
        },
    ]

    @Test(arguments: looks)
    func anotherLookIsNamed(_ reason: ControlReason) throws {
        let said = try answer(reason, on: .iOS26)
        #expect(said == reason.says)
    }

    /// What the bars' notes say together is what they take.
    @Test(arguments: bars)
    func notesAreTheInsets(_ reason: ControlReason) {
        let trace = ViewHost(reason.view(), in: World(proposal: ProposedViewSize(width: 393, height: 852))).trace()
        for view in trace.views {
            guard let insets = view.parameters.insets else { continue }
            for (edge, inset) in [(Edge.top, insets.top), (.bottom, insets.bottom)] {
                let notes = view.notes.filter { $0.subject == .edge(edge) }
                #expect(notes.isEmpty || notes.reduce(0) { $0 + $1.length } == inset)
            }
        }
    }
}
