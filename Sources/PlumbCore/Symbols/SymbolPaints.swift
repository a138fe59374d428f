import Foundation
import PlumbGraphics
import PlumbSymbols

/// What the layers of a symbol are painted with (Docs/Rules.md, section 27).
struct SymbolPaints {
    /// Primary first; the last one is also that of the layers after it.
    let layers: [UnitPaint]

    /// One paint for all of it.
    init(_ paint: UnitPaint) { layers = [paint] }

    /// 1. In one style: the foreground's. 2. Hierarchical: the levels of the foreground. 3. A palette: the styles that
    /// are given, and the last of them for all further layers; a single one is hierarchical. Two or three styles
    /// without a mode are a palette. 4. Multicolour: the symbol's own.
    init(_ symbol: Symbol, _ mode: SymbolRenderingMode?, in environment: EnvironmentValues) {
        let given = environment.foregroundStyle?.givenLevels ?? 1
        switch mode?.kind ?? (given > 1 ? .palette : .monochrome) {
        // 1
        case .monochrome: layers = [ForegroundStyle().unitPaint(in: environment)]
        // 2, 3
        case .hierarchical, .palette:
            let count = mode?.kind != .hierarchical && given > 1 ? given : 3
            layers = Self.levels.prefix(count).map { $0.unitPaint(in: environment) }
        // 4
        case .multicolor:
            layers =
                symbol.colors.map { $0.map { $0.paint(in: environment) } } ?? [
                    ForegroundStyle().unitPaint(in: environment)
                ]
        }
    }

    /// Whether figures that are cut out of a layer are painted in front of it.
    var isLayered: Bool { layers.count > 1 }

    private static let levels: [HierarchicalShapeStyle] = [.primary, .secondary, .tertiary]
}

extension SymbolColor {
    fileprivate func paint(in environment: EnvironmentValues) -> UnitPaint {
        let color: Color
        switch self {
        case .foreground: return ForegroundStyle().unitPaint(in: environment)
        case .tint: color = .accentColor
        case .red: color = .red
        case .orange: color = .orange
        case .yellow: color = .yellow
        case .green: color = .green
        case .mint: color = .mint
        case .teal: color = .teal
        case .cyan: color = .cyan
        case .blue: color = .blue
        case .indigo: color = .indigo
        case .purple: color = .purple
        case .pink: color = .pink
        case .brown: color = .brown
        case .gray: color = .gray
        case .white: color = .white
        case .black: color = .black
        }
        return color.unitPaint(in: environment)
    }
}
