import SwiftUI

/// Texts that renderers draw.
struct TextRendererPicture: View {
    var body: some View {
        Picture(.answer) {
            HStack(alignment: .caption, spacing: 36) {
                Panel("letter by letter", "each draws where it is put") {
                    Text("on the waves").font(.system(size: 22)).textRenderer(Waves(height: 7)).answered()
                }
                Panel("customAttribute", "found on the runs") {
                    (Text("what ") + Text("counts").customAttribute(Marked()) + Text(" most"))
                        .font(.system(size: 22)).textRenderer(Marker()).answered()
                }
                Panel("sizeThatFits", "lines farther apart") {
                    Text("one line\nand another").font(.system(size: 22)).textRenderer(Spread(distance: 16)).answered()
                }
            }
        }
    }

    private struct Marked: TextAttribute {}

    private struct Waves: TextRenderer {
        var height: CGFloat
        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
            for line in layout {
                for run in line {
                    for (index, letter) in run.enumerated() {
                        var context = ctx
                        context.translateBy(x: 0, y: height * sin(CGFloat(index) * 0.9))
                        context.draw(letter, options: .disablesSubpixelQuantization)
                    }
                }
            }
        }
        var displayPadding: EdgeInsets { EdgeInsets(top: height, leading: 0, bottom: height, trailing: 0) }
    }

    private struct Marker: TextRenderer {
        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
            for run in layout.flatMap({ $0 }) {
                if run[Marked.self] != nil {
                    let room = run.typographicBounds.rect
                    ctx.fill(Path(roundedRect: room, cornerRadius: 6), with: .color(.yellow.opacity(0.6)))
                }
                ctx.draw(run)
            }
        }
    }

    private struct Spread: TextRenderer {
        var distance: CGFloat
        func draw(layout: Text.Layout, in ctx: inout GraphicsContext) {
            for (index, line) in layout.enumerated() {
                var line = line
                line.origin.y += distance * CGFloat(index)
                ctx.draw(line)
            }
        }
        func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize {
            let own = text.sizeThatFits(proposal)
            return CGSize(width: own.width, height: own.height + distance)
        }
    }
}
