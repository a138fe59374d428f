import SwiftUI

// Screens in pictures: the upper part of a phone's, made smaller, and marks that point at what stands on it.

/// A phone's screen, or its upper part, made so small that it is `width` points wide in the picture.
struct Phone<Content: View>: View {
    private let width: CGFloat
    private let height: CGFloat
    private let screen: CGFloat
    private let hasStatus: Bool
    private let isWhole: Bool
    private let content: Content

    /// - Parameters:
    ///   - width: how wide and how high it is in the picture.
    ///   - screen: how wide it is for its content.
    ///   - hasStatus: whether the time is shown above the content.
    ///   - isWhole: whether its lower end is shown, too.
    init(
        _ width: CGFloat, _ height: CGFloat, screen: CGFloat = 393, hasStatus: Bool = true, isWhole: Bool = false,
        @ViewBuilder content: () -> Content
    ) {
        self.width = width
        self.height = height
        self.screen = screen
        self.hasStatus = hasStatus
        self.isWhole = isWhole
        self.content = content()
    }

    var body: some View {
        let scale = width / screen
        let shape = RoundedRectangle(cornerRadius: 14 / scale)
        content
            .safeAreaPadding(.top, hasStatus ? StatusBar.height : 0)
            .safeAreaPadding(.bottom, isWhole ? HomeIndicator.height : 0)
            .overlay(alignment: .top) { if hasStatus { StatusBar() } }
            .overlay(alignment: .bottom) { if isWhole { HomeIndicator() } }
            .frame(width: screen, height: height / scale)
            .background(.background)
            .clipShape(shape)
            .scaleEffect(scale, anchor: .topLeading)
            .frame(width: width, height: height, alignment: .topLeading)
            .overlay { RoundedRectangle(cornerRadius: 14).strokeBorder(.gray.opacity(0.4)) }
    }
}

/// What a phone shows above all pages.
private struct StatusBar: View {
    static let height: CGFloat = 40

    var body: some View {
        HStack(spacing: 5) {
            Text("9:41").font(.system(size: 16, weight: .semibold))
            Spacer()
            Image(systemName: "cellularbars")
            Image(systemName: "wifi")
            Image(systemName: "battery.100")
        }
        .font(.system(size: 14, weight: .semibold))
        .padding(.horizontal, 28)
        .frame(height: Self.height)
    }
}

/// The line at the lower end of a phone's screen.
private struct HomeIndicator: View {
    static let height: CGFloat = 28

    var body: some View {
        Capsule().frame(width: 139, height: 5).padding(.bottom, 8)
    }
}

// MARK: Marks upon a screen

/// Where the parts of a screen stand that a picture points at.
@Observable
final class Spots {
    var frames: [String: CGRect] = [:]
    static let space = "picture"
}

extension View {
    /// Notes where the view stands, by a name.
    func spot(_ name: String, _ spots: Spots) -> some View {
        onGeometryChange(for: CGRect.self) {
            $0.frame(in: .named(Spots.space))
        } action: {
            spots.frames[name] = $0
        }
    }
}

/// A length between two places of a screen, drawn beside it.
struct Length: View {
    let edge: Edge
    let start: CGPoint
    let end: CGPoint

    /// From one height to another, drawn on the side `edge` of `x`.
    init(_ edge: Edge, x: CGFloat, from top: CGFloat, to bottom: CGFloat) {
        self.edge = edge
        start = CGPoint(x: x, y: top)
        end = CGPoint(x: x, y: bottom)
    }

    /// From one place of a line to another, drawn on the side `edge` of `y`.
    init(_ edge: Edge, y: CGFloat, from leading: CGFloat, to trailing: CGFloat) {
        self.edge = edge
        start = CGPoint(x: leading, y: y)
        end = CGPoint(x: trailing, y: y)
    }

    var body: some View {
        Dimension(edge: edge, length: max(end.x - start.x, end.y - start.y), color: Ink.quiet)
            .position(x: (start.x + end.x) / 2, y: (start.y + end.y) / 2)
    }
}

/// The name of a part of a screen, and a line from there to the part.
struct Callout: View {
    private let name: String
    private let side: Edge
    private let spot: CGRect
    private let end: CGPoint

    /// - Parameters:
    ///   - side: where the name stands: beside the screen, or above or below it.
    ///   - distance: from the screen's edge to the name.
    init(_ name: String, of spot: CGRect, _ side: Edge, of screen: CGRect, distance: CGFloat = 10) {
        self.name = name
        self.side = side
        self.spot = spot
        end =
            switch side {
            case .leading: CGPoint(x: screen.minX - distance, y: spot.midY)
            case .trailing: CGPoint(x: screen.maxX + distance, y: spot.midY)
            case .top: CGPoint(x: spot.midX, y: screen.minY - distance)
            case .bottom: CGPoint(x: spot.midX, y: screen.maxY + distance)
            }
    }

    private var start: CGPoint {
        switch side {
        case .leading: CGPoint(x: spot.minX - 4, y: spot.midY)
        case .trailing: CGPoint(x: spot.maxX + 4, y: spot.midY)
        case .top: CGPoint(x: spot.midX, y: spot.minY - 4)
        case .bottom: CGPoint(x: spot.midX, y: spot.maxY + 4)
        }
    }

    private var alignment: Alignment {
        switch side {
        case .leading: .trailing
        case .trailing: .leading
        case .top: .bottom
        case .bottom: .top
        }
    }

    var body: some View {
        ZStack(alignment: .topLeading) {
            Path { $0.addLines([start, end]) }.stroke(Ink.guide, lineWidth: 1.25)
            Circle().fill(Ink.guide).frame(width: 5, height: 5).position(start)
            Text(name)
                .font(.system(size: 10.5, design: .monospaced))
                .foregroundStyle(Ink.guide)
                .fixedSize()
                .padding(3)
                .frame(width: 0, height: 0, alignment: alignment)
                .position(end)
        }
    }
}

/// A picture of screens. They have the colours of a phone's, and not those of paper.
struct Screens<Content: View>: View {
    @ViewBuilder let content: Content

    var body: some View {
        Paper { VStack(spacing: 26) { content } }
            .coordinateSpace(name: Spots.space)
    }
}
