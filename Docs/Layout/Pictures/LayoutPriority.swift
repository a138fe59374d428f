import SwiftUI

/// Who is offered room first, and what is kept for the others.
struct LayoutPriorityPicture: View {
    var body: some View {
        Picture(.proposal) {
            VStack(spacing: 34) {
                Panel("HStack { A; B; C }", "all are as flexible: each is offered an equal share") {
                    row {
                        part("A", Ink.teal, 70)
                    } b: {
                        part("B", Ink.blue, 70)
                    } c: {
                        part("C", Ink.violet, 70)
                    }
                }
                Panel("A.layoutPriority(1)", "A is offered all but the least that B and C can do with") {
                    row {
                        part("A", Ink.teal, 70).layoutPriority(1)
                    } b: {
                        part("B", Ink.blue, 70)
                    } c: {
                        part("C", Ink.violet, 70)
                    }
                }
                Panel("A.layoutPriority(1)  B.layoutPriority(-1)", "C comes second, B gets what is left: its minimum") {
                    row {
                        part("A", Ink.teal, 70, 160).layoutPriority(1)
                    } b: {
                        part("B", Ink.blue, 70).layoutPriority(-1)
                    } c: {
                        part("C", Ink.violet, 70)
                    }
                }
            }
        }
    }

    private func row<A: View, B: View, C: View>(
        @ViewBuilder _ a: () -> A, @ViewBuilder b: () -> B, @ViewBuilder c: () -> C
    ) -> some View {
        HStack(spacing: 0) {
            a(); b(); c()
        }
        .frame(height: 36)
        .proposed(420, nil)
        .padding(.top, 30)
    }

    private func part(_ name: String, _ color: Color, _ minimum: CGFloat, _ maximum: CGFloat = .infinity) -> some View {
        Noted(Block(name, color).frame(minWidth: minimum, maxWidth: maximum)) { proposal, size in
            VStack(spacing: 0) {
                Tag("offered \((proposal.width ?? 0).written)", Ink.proposal)
                Tag("takes \(size.width.written)", Ink.answer)
            }
            .fixedSize()
            .frame(width: size.width, height: 30)
            .offset(y: -38)
        }
    }
}
