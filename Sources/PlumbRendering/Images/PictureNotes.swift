import Foundation
import PlumbCore

/// Something in a picture that is pointed at.
package struct PictureNote: Sendable {
    /// By which a list of sentences names it, from 1.
    package var number: Int
    /// In points, from the picture's top left corner.
    package var frame: CGRect
    package var isError: Bool

    package init(number: Int, frame: CGRect, isError: Bool) {
        self.number = number
        self.frame = frame
        self.isError = isError
    }
}

/// Draws notes over a picture: a frame and a number each, and stripes along the sides of the picture beyond which
/// something stands.
@MainActor struct PictureNotes {
    let notes: [PictureNote]
    /// Fonts, language and direction of the view below.
    let world: World
    /// What the view below was proposed.
    let room: ProposedViewSize

    func marks(over size: CGSize) -> [DisplayItem] {
        var world = world
        world.proposal = ProposedViewSize(size)
        world.safeAreaInsets = EdgeInsets()
        world.isScreen = true
        world.dynamicTypeSize = .large
        world.layoutDirection = .leftToRight
        return ViewHost(NotesView(notes: notes, size: size, room: room), in: world).displayList()
            .items
    }
}

private struct NotesView: View {
    let notes: [PictureNote]
    let size: CGSize
    let room: ProposedViewSize

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(Edge.allCases.filter { reach(beyond: $0) > 0.5 }, id: \.self) { edge in
                Stripes(edge: edge).fill(.red)
            }
            ForEach(notes, id: \.number) { note in
                let frame = note.frame.intersection(CGRect(origin: .zero, size: size))
                if !frame.isNull {
                    Rectangle()
                        .strokeBorder(color(note), style: StrokeStyle(lineWidth: 1.5, dash: [4, 3]))
                        .frame(width: max(3, frame.width), height: max(3, frame.height))
                        .offset(x: frame.minX, y: frame.minY)
                }
            }
            ForEach(notes, id: \.number) { note in
                Text(verbatim: "\(note.number)")
                    .font(.system(size: 10, weight: .bold)).foregroundStyle(.white)
                    .padding(.horizontal, 4).padding(.vertical, 1)
                    .background(color(note), in: Capsule())
                    .fixedSize()
                    .offset(x: place(note).x, y: place(note).y)
            }
        }
        .frame(width: size.width, height: size.height, alignment: .topLeading)
    }

    private func color(_ note: PictureNote) -> Color { note.isError ? .red : .orange }

    /// The number's corner: that of the frame; where another number stands, beside it.
    private func place(_ note: PictureNote) -> CGPoint {
        func corner(_ note: PictureNote) -> CGPoint {
            CGPoint(
                x: min(max(0, note.frame.minX - 8), max(0, size.width - 16)),
                y: min(max(0, note.frame.minY - 8), max(0, size.height - 14)))
        }
        let own = corner(note)
        let before = notes.prefix { $0.number < note.number }
            .count { abs(corner($0).x - own.x) < 14 && abs(corner($0).y - own.y) < 12 }
        return CGPoint(x: own.x + 16 * CGFloat(before), y: own.y)
    }

    /// How far the notes' frames reach beyond a side of the picture, or the picture beyond its room, in whose middle it
    /// then stands.
    private func reach(beyond edge: Edge) -> CGFloat {
        let isUpright = edge == .leading || edge == .trailing
        let excess = isUpright ? size.width - (room.width ?? size.width) : size.height - (room.height ?? size.height)
        return max(excess / 2, reachOfNotes(beyond: edge))
    }

    private func reachOfNotes(beyond edge: Edge) -> CGFloat {
        notes.map { note in
            switch edge {
            case .top: -note.frame.minY
            case .leading: -note.frame.minX
            case .bottom: note.frame.maxY - size.height
            case .trailing: note.frame.maxX - size.width
            }
        }.max() ?? 0
    }
}

/// Slanting stripes along a side.
private struct Stripes: Shape {
    let edge: Edge
    private static let width = 6.0

    init(edge: Edge) { self.edge = edge }

    func path(in rect: CGRect) -> Path {
        let isUpright = edge == .leading || edge == .trailing
        let length = isUpright ? rect.height : rect.width
        var path = Path()
        func point(_ along: CGFloat, _ across: CGFloat) -> CGPoint {
            let far = edge == .trailing ? rect.width - Stripes.width : edge == .bottom ? rect.height - Stripes.width : 0
            return isUpright ? CGPoint(x: far + across, y: along) : CGPoint(x: along, y: far + across)
        }
        // A picture has at most some thousand points a side; larger ones have fewer stripes.
        let step = max(12, length / 2000)
        for start in stride(from: -Stripes.width, to: length, by: step) {
            let corners = [
                point(max(0, start + Stripes.width), 0), point(min(length, start + Stripes.width + step / 2), 0),
                point(min(length, start + step / 2), Stripes.width), point(max(0, start), Stripes.width),
            ]
            path.addLines(corners)
            path.closeSubpath()
        }
        return path
    }
}
