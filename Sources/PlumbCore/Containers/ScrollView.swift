import Foundation
import PlumbGraphics

/// A window on content that may be larger.
///
/// Along the axes it scrolls, it takes what is proposed and proposes nothing; across them it is exactly as large as its content.
/// Several views in it form a VStack. The rule: `ViewportAlgorithm`. Plumb's pictures show the beginning of the content.
public struct ScrollView<Content: View>: PrimitiveView {
    /// The axes along which the content may be longer than the window.
    public var axes: Axis.Set
    /// Whether indicators appear while something moves; a picture shows none.
    public var showsIndicators: Bool
    /// What is seen through the window.
    public var content: Content

    /// - Parameter showsIndicators: indicators appear while something moves; a picture shows none.
    public init(_ axes: Axis.Set = .vertical, showsIndicators: Bool = true, @ViewBuilder content: () -> Content) {
        self.axes = axes
        self.showsIndicators = showsIndicators
        self.content = content()
    }

    @MainActor public static func makeNodes(of view: ScrollView, in builder: GraphBuilder) {
        let scope = builder.openBox(
            ScrollView.self,
            BoxParameters(
                .viewport, a: view.axes.contains(.horizontal) ? 1 : 0, b: view.axes.contains(.vertical) ? 1 : 0),
            role: ScrollRole())
        builder.add(VStack { view.content })
        builder.close(scope)
    }
}

private final class ScrollRole: BoxRole {
    override func beginEffect(in context: inout DrawContext, size: CGSize) {
        let rect = context.pixelAligned(CGRect(origin: .zero, size: size))
        context.items.append(.pushClip(Path(rect.offsetBy(dx: context.origin.x, dy: context.origin.y)), FillStyle()))
    }

    override func endEffect(in context: inout DrawContext) { context.items.append(.pop) }
}
