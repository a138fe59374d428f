import Foundation
import PlumbGraphics
import PlumbLayout

extension Image {
    /// A picture that a closure draws, in points of the given size; once resizable, it is drawn larger or smaller, not
    /// resampled.
    ///
    /// - Parameters:
    ///   - label: what the picture shows, for those who can't see it.
    ///   - opaque: a promise that the drawing covers all of the picture.
    public init(
        size: CGSize, label: Text? = nil, opaque: Bool = false, colorMode: ColorRenderingMode = .nonLinear,
        renderer: @escaping (inout GraphicsContext) -> Void
    ) { self.init(source: .drawing(ImageDrawing(size: size, renderer: renderer))) }
}

/// A picture that a closure draws into a context.
private final class ImageDrawing: DrawnPicture, @unchecked Sendable {
    // Safe: what draws runs on the main thread only.
    private let renderer: (inout GraphicsContext) -> Void

    init(size: CGSize, renderer: @escaping (inout GraphicsContext) -> Void) {
        self.renderer = renderer
        super.init(size: size)
    }

    override func draw(in context: inout DrawContext, size target: CGSize, tint: UnitPaint?) {
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
            context.draw(with: tint, around: { onPage }) { context, tint in
                let paint = context.resolved(tint, in: rect)
                context.items += mask.opening + [.fill(Path(onPage), paint, FillStyle())] + mask.closing
            }
        } else {
            context.items += items
        }
    }
}
