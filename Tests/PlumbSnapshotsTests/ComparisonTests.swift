import PlumbCore
import PlumbWhy
import SwiftUI
import Testing

/// What is different between two layouts, in words.
@MainActor struct ComparisonTests {
    private func sentences<A: View, B: View>(_ old: A, _ new: B) throws -> [String] {
        let a = try LayoutForm(text: LayoutFormTests.form(old).text)
        let b = try LayoutForm(text: LayoutFormTests.form(new).text)
        return LayoutComparison(a, b).sentences
    }

    struct Card: View {
        var height: CGFloat = 40
        var spacing: CGFloat = 8
        var padding: CGFloat = 16
        var title = "Title"
        var font = Font.body
        var hasBadge = false
        var rows = 2

        var body: some View {
            VStack(spacing: spacing) {
                Color.red.frame(width: 40, height: height)
                Text(title).font(font)
                if hasBadge { Text("New") }
                ForEach(0..<rows, id: \.self) { Text("row \($0)") }
            }
            .padding(padding)
        }
    }

    @Test func aHigherImageMovesWhatIsBelow() throws {
        #expect(
            try sentences(Card(), Card(height: 52)) == [
                "The text “Title” and 2 more views are 12 lower: the height of `.frame` of the Color is 52, was 40."
            ])
    }

    @Test func aNumberOfAStackIsTheCauseOfAllMoves() throws {
        #expect(
            try sentences(Card(), Card(spacing: 12)) == [
                "The text “Title” is 4 lower, and 2 more views move or change: the spacing of the VStack of Card is 12, was 8."
            ])
    }

    @Test func paddingIsSaidWithoutMoves() throws {
        #expect(
            try sentences(Card(), Card(padding: 20)) == [
                "The inset of `.padding` of the VStack of Card is 20, was 16."
            ])
    }

    @Test func textsAndFontsAreSaid() throws {
        #expect(try sentences(Card(), Card(title: "Other")) == ["The text “Title” is “Other” now."])
        #expect(
            try sentences(Card(), Card(font: .title)) == ["The font of the text “Title” is 28, was 17."])
    }

    @Test func viewsThatComeAndGoMoveTheOthers() throws {
        #expect(
            try sentences(Card(), Card(hasBadge: true)) == [
                "The text “row 0” and 1 more view are 28 lower: the text “New” is new."
            ])
        #expect(
            try sentences(Card(hasBadge: true), Card()) == [
                "The text “row 0” and 1 more view are 28 higher up: the text “New” is gone."
            ])
        #expect(try sentences(Card(rows: 4), Card()) == ["The text “row 2” and the text “row 3” are gone."])
    }

    @Test func modifiersThatAreMissingOrInAnotherOrderAreSaid() throws {
        let plain = Text("A").padding(4)
        #expect(
            try sentences(plain, Text("A")) == ["`.padding` of the text “A” is gone."])
        #expect(
            try sentences(Text("A"), plain) == ["`.padding` of the text “A” is new (inset 4)."])
        let first = Text("A").padding(4).background(Color.red)
        let other = Text("A").background(Color.red).padding(4)
        let told = try sentences(first, other)
        #expect(told.count == 1)
        #expect(told.first?.hasSuffix("`.padding` of the text “A” comes after `.background` now.") == true, "\(told)")
    }

    private struct Table: View {
        var inset: CGFloat = 16
        var body: some View {
            VStack(spacing: 0) {
                Text("T")
                Grid {
                    GridRow {
                        Text("a")
                        Text("b")
                    }
                }
                .padding(.top, inset)
            }
        }
    }

    /// That cells are in a row is no modifier of theirs.
    @Test func cellsOfGridsAreCompared() throws {
        #expect(!LayoutFormTests.form(Table()).text.contains("GridRow"))
        #expect(
            try sentences(Table(), Table(inset: 24)) == [
                "The inset of `.padding` of the Grid with “a” is 24 0 0 0, was 16 0 0 0."
            ])
    }

    @Test func sameLayoutsHaveNoSentence() throws {
        #expect(try sentences(Card(), Card()).isEmpty)
    }

    @Test func manyRowsOfOneCauseAreOneSentence() throws {
        let told = try sentences(Card(rows: 50), Card(height: 50, rows: 50))
        #expect(told.count == 1)
        #expect(told.first?.contains("50 more views") == true)
    }

    /// Each has its own sentence where several things are other.
    @Test func eachCauseHasItsEffects() throws {
        let told = try sentences(Card(), Card(height: 52, title: "Longer title"))
        #expect(told.count == 2)
        #expect(told.contains { $0.contains("he height of `.frame` of the Color is 52, was 40") })
        #expect(
            told.contains {
                $0.contains("the text “Title” is “Longer title” now")
                    || $0.contains("The text “Title” is “Longer title” now")
            })
    }
}
