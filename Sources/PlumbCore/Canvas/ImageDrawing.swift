import Foundation
import PlumbGraphics
import PlumbLayout

extension Image {
    /// A picture that a closure draws, in points of the given size; once resizable, it is drawn larger or smaller, not resampled.
    ///
    /// - Parameters:
    ///   - label: what the picture shows, for those who can't see it.
    ///   - opaque: a promise that the drawing covers all of the picture.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) { self.init(source: .drawing(ImageDrawing(size: size, renderer: renderer))) }
}

/// A picture that is drawn anew wherever it is shown. Two are equal if they are the same one: closures can't be compared.
final class ImageDrawing: Equatable {
    /// Points; what is no length counts as 0.
    let size: CGSize
    private let renderer: (inout GraphicsContext) -> Void

    init(size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void) {
        func length(_ x: CGFloat) -> CGFloat { x.isFinite ? max(x, 0) : 0 }
        self.size = CGSize(width: length(size.width), height: length(size.height))
        self.renderer = renderer
    }

    static func == (a: ImageDrawing, b: ImageDrawing) -> Bool { a === b }

    /// Draws the picture from the box's top left corner.
    ///
    /// - Parameters:
    ///   - target: the size it is stretched to.
    ///   - tint: what its shape is painted with instead of its own colours.
    func draw(in context: inout DrawContext, size target: CGSize, tint: UnitPaint?) {
        guard size.width > 0, size.height > 0 else { return }
        let isStretched = target != size
        let toPage = CGAffineTransform(translationX: context.origin.x, y: context.origin.y)
        let marks = CanvasMarks(
            page: context, place: isStretched ? .identity : toPage, bounds: CGRect(origin: .zero, size: size))
        var graphics = GraphicsContext(marks, environment: context.environment)
        renderer(&graphics)
        var items = marks.picture()
        if items.isEmpty { return }
        if isStretched {
            let stretch = CGAffineTransform(scaleX: target.width / size.width, y: target.height / size.height)
            items = [.pushTransform(stretch.concatenating(toPage))] + items + [.pop]
        }
        if let tint {
            let rect = CGRect(origin: .zero, size: target)
            let onPage = rect.offsetBy(dx: context.origin.x, dy: context.origin.y)
            let mask = CanvasClip(.mask(items, isInverse: false, cover: onPage))
            items = mask.opening + [.fill(Path(onPage), context.resolved(tint, in: rect), FillStyle())] + mask.closing
        }
        context.items += items
    }
}
