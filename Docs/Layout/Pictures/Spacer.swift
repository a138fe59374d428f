import SwiftUI

/// What spacers take, and the distances that go.
struct SpacerPicture: View {
    var body: some View {
        Picture(.proposal) {
            VStack(spacing: 34) {
                Panel("A; Spacer(); B") {
                    row {
                        a; Room { Spacer() }; b
                    }
                }
                Panel("Spacer(); A; Spacer(); B") {
                    row {
                        Room { Spacer() }; a; Room { Spacer() }; b
                    }
                }
                Panel("A; Spacer(minLength: 60); B", "in 150 points: B is offered what the spacer's minimum leaves") {
                    HStack {
                        a; Room { Spacer(minLength: 60) }; Block("B", Ink.violet).dimension(.bottom, gap: 9)
                    }
                    .frame(height: 36)
                    .proposed(150, nil)
                    .padding(.bottom, 12)
                }
            }
        }
    }

    private var a: some View { Block("A", Ink.teal).frame(width: 60).dimension(.bottom, gap: 9) }
    private var b: some View { Block("B", Ink.violet).frame(width: 80).dimension(.bottom, gap: 9) }

    private func row<V: View>(@ViewBuilder _ content: () -> V) -> some View {
        HStack { content() }.frame(height: 36).proposed(380, nil).padding(.bottom, 12)
    }

    /// A spacer that is seen: hatched, with its length.
    private struct Room<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View {
            content
                .overlay { Rule(color: Ink.faint).frame(height: 36) }
                .dimension(.bottom, gap: 27)
        }
    }
}
