import Foundation
import PlumbGraphics

/// One step of drawing a symbol, in points.
package struct SymbolMark: Equatable, Sendable {
    /// How the path becomes ink.
    package enum Style: Equatable, Sendable {
        case stroke(StrokeStyle)
        case fill(FillStyle)
    }

    package enum Kind: Sendable {
        /// Painted with the foreground paint.
        case paint
        /// Takes away whatever the marks before it have painted, so that the background shows.
        case erase
    }

    package var path: Path
    package var style: Style
    package var kind: Kind
    /// 0 is the primary layer, 1 the secondary one, 2 the tertiary one: they have paints of their own in hierarchical,
    /// palette and multicolour rendering.
    package var layer: Int
    /// The place in the order in which a variable value lights the symbol up; nil for what is always lit.
    package var step: Int?
    /// A figure that is cut out of the layer under it, and painted where layers have paints of their own.
    package var isFigure: Bool

    package init(
        path: Path, style: Style, kind: Kind = .paint, layer: Int = 0, step: Int? = nil, isFigure: Bool = false
    ) {
        self.path = path
        self.style = style
        self.kind = kind
        self.layer = layer
        self.step = step
        self.isFigure = isFigure
    }
}

extension Sequence<SymbolMark> {
    /// The marks where layers have paints of their own: figures are painted instead of cut out.
    package func layered() -> [SymbolMark] {
        map { mark in
            guard mark.isFigure, mark.kind == .erase else { return mark }
            var mark = mark
            mark.kind = .paint
            return mark
        }
    }

    /// Of each mark, whether a variable value lights it up: of n steps, the one with number i from (i/n) on. Without a
    /// number all are lit.
    package func isLit(at value: Double) -> [Bool] {
        let count = (compactMap(\.step).max() ?? -1) + 1
        return map { mark in
            guard let step = mark.step, !value.isNaN else { return true }
            return value > Double(step) / Double(count)
        }
    }
}

extension Sequence<SymbolMark> {
    /// The display items that draw these marks.
    ///
    /// 1. Painting marks are drawn one after another on what is there.
    /// 2. Erasing marks clip everything that was drawn before them, see `ErasedRegion`.
    /// 3. A translucent colour becomes the opacity of a layer, so that marks that overlap are not darker there.
    /// 4. Neighbours of one paint and one opacity are a layer; so is the whole where all have the same.
    ///
    /// - Parameters:
    ///   - paints: of the layers, primary first; the last one also of the layers after it.
    ///   - opacities: of each mark; empty for opaque ones. What erases has none.
    package func displayItems(paints: [Paint], opacities: [Double] = []) -> [DisplayItem] {
        let marks = Array(self)
        guard !paints.isEmpty else { return [] }
        // 3
        var (opaque, alphas) = (paints, paints.map { _ in 1.0 })
        if marks.count(where: { $0.kind == .paint }) > 1 {
            for case (let index, .color(let color)) in paints.enumerated() where color.alpha < 1 {
                opaque[index] = .color(RGBA(red: color.red, green: color.green, blue: color.blue))
                alphas[index] = color.alpha
            }
        }
        func layer(_ index: Int) -> Int { Swift.min(Swift.max(marks[index].layer, 0), paints.count - 1) }
        func opacity(_ index: Int) -> Double { (opacities.isEmpty ? 1 : opacities[index]) * alphas[layer(index)] }
        // 4
        let painted = marks.indices.filter { marks[$0].kind == .paint }
        let whole = painted.first.map(opacity) ?? 1
        let isEven =
            painted.allSatisfy { opacity($0) == whole }
            && (whole >= 1 || painted.allSatisfy { layer($0) == layer(painted[0]) })
        let bounds = reach
        var items: [DisplayItem] = []
        var index = 0
        while index < marks.count {
            // 1
            guard marks[index].kind == .erase else {
                let first = index
                index += 1
                guard !isEven, opacity(first) < 1 else {
                    items.append(marks[first].displayItem(opaque[layer(first)]))
                    continue
                }
                // 4
                while index < marks.count, marks[index].kind == .paint, opacity(index) == opacity(first),
                    layer(index) == layer(first)
                {
                    index += 1
                }
                items.append(.pushLayer(opacity: opacity(first), .normal))
                items += (first..<index).map { marks[$0].displayItem(opaque[layer($0)]) }
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
        return isEven && whole < 1 ? [.pushLayer(opacity: whole, .normal)] + items + [.pop] : items
    }

    /// The display items that draw these marks with one paint.
    package func displayItems(paint: Paint, opacities: [Double] = []) -> [DisplayItem] {
        displayItems(paints: [paint], opacities: opacities)
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
