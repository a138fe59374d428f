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
    /// 1. Marks that erase nothing and hide whatever they cover are drawn one after another on what is there.
    /// 2. Otherwise they are drawn in a layer apart, so that erasing reaches the symbol and nothing below it, and marks
    ///    that overlap are not darker there: a translucent colour becomes the layer's opacity.
    public func displayItems(paint: Paint) -> [DisplayItem] {
        let marks = Array(self)
        var paint = paint
        var opacity = 1.0
        if case .color(let color) = paint, color.alpha < 1, marks.count > 1 {
            opacity = color.alpha
            paint = .color(RGBA(red: color.red, green: color.green, blue: color.blue))
        }
        // 1
        if opacity == 1, !marks.contains(where: { $0.kind == .erase }) { return marks.map { $0.displayItem(paint) } }
        // 2
        var items: [DisplayItem] = [.pushLayer(opacity: opacity, .normal)]
        for mark in marks {
            switch mark.kind {
            case .paint:
                items.append(mark.displayItem(paint))
            case .erase:
                items += [.pushLayer(opacity: 1, .destinationOut), mark.displayItem(.color(.black)), .pop]
            }
        }
        return items + [.pop]
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
