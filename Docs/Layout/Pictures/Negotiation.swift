import SwiftUI

/// One negotiation: what a parent proposes, what the child answers, where it is put.
struct NegotiationPicture: View {
    var body: some View {
        Picture {
            HStack(alignment: .top, spacing: 24) {
                step("1", "A parent proposes a size.") {
                    Stage { SizeTag(alignment: .center, color: Ink.proposal).frame(width: 144, height: 96) }
                }
                step("2", "The child answers with its own.") {
                    Stage { words.answered().dimension(.top, color: Ink.answer).dimension(.leading, color: Ink.answer) }
                }
                step("3", "The parent puts it somewhere.") {
                    Stage {
                        words.answered().overlay {
                            GeometryReader { proxy in
                                let place = proxy.frame(in: .named("stage"))
                                Tag("x \(place.minX.written), y \(place.minY.written)", Ink.guide).offset(
                                    x: -10, y: -22)
                                Circle().fill(Ink.guide).frame(width: 7, height: 7).offset(x: -4, y: -4)
                            }
                        }
                    }
                }
            }
        }
    }

    private var words: some View {
        Text("as wide as its longest line").font(.system(size: 12)).background(Ink.blue.opacity(0.15))
    }

    private func step<V: View>(_ number: String, _ text: String, @ViewBuilder _ content: () -> V) -> some View {
        VStack(spacing: 24) {
            content()
            VStack(spacing: 3) {
                Text(number).font(.system(size: 12, weight: .bold)).foregroundStyle(Ink.quiet)
                Text(text).font(.system(size: 12, weight: .medium)).multilineTextAlignment(.center)
            }
        }
        .frame(width: 165)
    }

    /// What the parent has to give.
    private struct Stage<Content: View>: View {
        @ViewBuilder let content: Content

        var body: some View {
            content
                .frame(width: 144, height: 96)
                .coordinateSpace(name: "stage")
                .overlay { Outline(color: Ink.proposal, dash: [4, 3]).padding(-4) }
        }
    }
}

/// What some views answer to some proposals.
struct AnswersPicture: View {
    var body: some View {
        Picture {
            Grid(alignment: .leading, horizontalSpacing: 30, verticalSpacing: 13) {
                GridRow {
                    Text("width proposed").foregroundStyle(Ink.quiet)
                    ForEach(proposals, id: \.self) { width in
                        Text(width?.written ?? "nil").foregroundStyle(Ink.proposal).gridColumnAlignment(.trailing)
                    }
                }
                Rule(color: Ink.faint).frame(height: 1).gridCellUnsizedAxes(.horizontal)
                row("Color.blue") { Color.blue }
                row("Text(\"How do you do?\")") { Text("How do you do?").font(.system(size: 14)) }
                row("Color.blue.frame(width: 60)") { Color.blue.frame(width: 60) }
                row(".frame(maxWidth: 80)") { Color.blue.frame(maxWidth: 80) }
                row(".padding(20)") { Color.blue.padding(20) }
                row(".fixedSize()") { Color.blue.fixedSize() }
                row("HStack { Color.blue; Spacer() }") {
                    HStack {
                        Color.blue; Spacer()
                    }
                }
            }
            .font(.system(size: 11.5, design: .monospaced))
        }
    }

    private let proposals: [CGFloat?] = [0, 50, 200, .infinity, nil]

    private func row<V: View>(_ code: String, @ViewBuilder _ view: @escaping () -> V) -> some View {
        GridRow {
            Text(code)
            ForEach(proposals, id: \.self) { width in
                Asked(ProposedViewSize(width: width, height: 40), view()) { size in Text(size.width.written) }
            }
        }
    }
}
