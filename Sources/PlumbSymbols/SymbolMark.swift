import Foundation
import PlumbGraphics

/// One step of drawing a symbol, in points.
public struct SymbolMark: Equatable, Sendable {
    /// How the path becomes ink.
    public enum Style: Equatable, Sendable {
        case stroke(StrokeStyle)
        case fill(FillStyle)
    }

    public enum Kind: Sendable {
        /// Painted with the foreground paint.
        case paint
        /// Takes away whatever the marks before it have painted, so that the background shows.
        case erase
    }

    public var path: Path
    public var style: Style
    public var kind: Kind
    /// 0 is the primary layer, 1 the secondary one, paler in hierarchical rendering.
    public var layer: Int

    public init(path: Path, style: Style, kind: Kind = .paint, layer: Int = 0) {
        self.path = path
        self.style = style
        self.kind = kind
        self.layer = layer
    }
}

extension Sequence<SymbolMark> {
    /// The display items that draw these marks with one paint.
    ///
    /// 1. Painting marks are drawn one after another on what is there.
    /// 2. Erasing marks clip everything that was drawn before them, see `ErasedRegion`.
    /// 3. A translucent colour becomes the opacity of a layer, so that marks that overlap are not darker there.
    /// 4. Neighbours of one opacity are a layer; so is the whole where all have the same.
    ///
    /// - Parameter opacities: of each mark; empty for opaque ones. What erases has none.
    public func displayItems(paint: Paint, opacities: [Double] = []) -> [DisplayItem] {
        let marks = Array(self)
        var paint = paint
        // 4
        let painted = opacities.indices.filter { marks[$0].kind == .paint }
        var opacity = painted.first.map { opacities[$0] } ?? 1
        let isEven = painted.allSatisfy { opacities[$0] == opacity }
        if !isEven { opacity = 1 }
        if case .color(let color) = paint, color.alpha < 1, marks.count(where: { $0.kind == .paint }) > 1 {
            opacity *= color.alpha
            paint = .color(RGBA(red: color.red, green: color.green, blue: color.blue))
        }
        let bounds = reach
        var items: [DisplayItem] = []
        var index = 0
        while index < marks.count {
            // 1
            guard marks[index].kind == .erase else {
                let first = index
                index += 1
                guard !isEven, opacities[first] < 1 else {
                    items.append(marks[first].displayItem(paint))
                    continue
                }
                // 4
                while index < marks.count, marks[index].kind == .paint, opacities[index] == opacities[first] {
                    index += 1
                }
                items.append(.pushLayer(opacity: opacities[first], .normal))
                items += marks[first..<index].map { $0.displayItem(paint) }
                items.append(.pop)
                continue
            }
            // 2
            let end = marks[index...].firstIndex { $0.kind == .paint } ?? marks.count
            let clips = ErasedRegion(Array(marks[index..<end]), around: bounds).clips
            items =
                clips.map { .pushClip($0, FillStyle(eoFill: true)) } + items
                + clips.map { _ in .pop }
            index = end
        }
        // 3
        return opacity < 1 ? [.pushLayer(opacity: opacity, .normal)] + items + [.pop] : items
    }

    /// A box that holds all marks with their pens, and some room.
    private var reach: CGRect {
        reduce(CGRect.null) { box, mark in
            var width = 1.0
            if case .stroke(let stroke) = mark.style { width += stroke.lineWidth }
            return mark.path.extent.map { box.union($0.insetBy(dx: -width, dy: -width)) } ?? box
        }
    }
}

extension SymbolMark {
    fileprivate func displayItem(_ paint: Paint) -> DisplayItem {
        switch style {
        case .stroke(let stroke): .stroke(path, paint, stroke)
        case .fill(let fill): .fill(path, paint, fill)
        }
    }
}
