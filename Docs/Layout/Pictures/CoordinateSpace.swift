import SwiftUI

/// One frame in three coordinate spaces.
struct CoordinateSpacePicture: View {
    var body: some View {
        Picture {
            VStack(alignment: .leading, spacing: 20) {
                Tag(".global: the root view", Ink.quiet).padding(.leading, 4)
                Block("", Ink.blue).frame(width: 130, height: 44)
                    .overlay {
                        GeometryReader { proxy in
                            VStack(alignment: .leading, spacing: 2) {
                                row(".local", proxy.frame(in: .local), Ink.blue)
                                row(".named(\"board\")", proxy.frame(in: .named("board")), Ink.teal)
                                row(".global", proxy.frame(in: .named("root")), Ink.quiet)
                            }
                            .fixedSize()
                            .offset(x: 146, y: 0)
                        }
                    }
                    .offset(x: 30, y: 34)
                    .frame(width: 400, height: 110, alignment: .topLeading)
                    .coordinateSpace(.named("board"))
                    .overlay { Outline(color: Ink.teal, width: 1.5) }
                    .overlay(alignment: .topLeading) {
                        Tag(".coordinateSpace(.named(\"board\"))", Ink.teal).offset(x: 8, y: -7)
                    }
                    .padding(.leading, 60)
                    .padding(.trailing, 24)
                    .padding(.bottom, 24)
            }
            .padding(.top, 10)
            .overlay { Outline(color: Ink.faint, width: 1.5) }
            .coordinateSpace(.named("root"))
        }
    }

    private func row(_ space: String, _ frame: CGRect, _ color: Color) -> some View {
        Text("\(space)  x \(frame.minX.written), y \(frame.minY.written)")
            .font(.system(size: 10.5, design: .monospaced))
            .foregroundStyle(color)
    }
}
