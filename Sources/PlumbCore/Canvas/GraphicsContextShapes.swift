import Foundation
import PlumbGraphics

// Paths, filled and outlined.

extension GraphicsContext {
    /// Fills a path.
    ///
    /// - Parameter style: what counts as inside, and whether the edge is smooth.
    public func fill(_ path: Path, with shading: Shading, style: FillStyle = FillStyle()) {
        add(path, shading) { .fill($0, $1, style) }
    }

    /// Draws the outline of a path.
    public func stroke(_ path: Path, with shading: Shading, style: StrokeStyle) {
        guard style.lineWidth > 0 else { return }
        add(path, shading) { .stroke($0, $1, style) }
    }

    /// Draws the outline of a path.
    ///
    /// - Parameter lineWidth: points of user space, half of it to each side.
    public func stroke(_ path: Path, with shading: Shading, lineWidth: CGFloat = 1) {
        stroke(path, with: shading, style: StrokeStyle(lineWidth: lineWidth))
    }

    private func add(_ path: Path, _ shading: Shading, _ mark: (Path, Paint) -> DisplayItem) {
        if path.isEmpty { return }
        var page = makePage(isFaded: true)
        let bounds = path.boundingRect.offsetBy(dx: page.origin.x, dy: page.origin.y)
        let onPage = path.offsetBy(dx: page.origin.x, dy: page.origin.y)
        switch shading.kind {
        case .style(let style):
            page.draw(with: style(environment), around: { bounds }) { page, paint in
                page.items.append(mark(onPage, page.changed(paint).paint(in: bounds)))
            }
        case .places(let paint):
            let moved = paint(environment).offsetBy(page.origin)
            page.items.append(mark(onPage, page.colorEffects.reversed().reduce(moved) { $0.mapColors($1) }))
        }
        add(page.items, pageTransform, isFaded: true)
    }
}
