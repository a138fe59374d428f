import Foundation
import PlumbSymbols

/// Which of its variants a symbol is shown in: filled, behind a slash, in a figure.
public struct SymbolVariants: Hashable, Sendable {
    private enum Figure: String, Hashable, Sendable { case circle, square, rectangle }

    private var figure: Figure?
    private var isFilled = false
    private var isSlashed = false

    /// No variant: the symbol as it is named.
    public static let none = SymbolVariants()
    /// In a circle.
    public static let circle = SymbolVariants(figure: .circle)
    /// In a square.
    public static let square = SymbolVariants(figure: .square)
    /// In a rectangle.
    public static let rectangle = SymbolVariants(figure: .rectangle)
    /// Filled.
    public static let fill = SymbolVariants(isFilled: true)
    /// Behind a slash.
    public static let slash = SymbolVariants(isSlashed: true)

    /// This variant in a circle instead of another figure.
    public var circle: SymbolVariants { adding(.circle) }
    /// This variant in a square instead of another figure.
    public var square: SymbolVariants { adding(.square) }
    /// This variant in a rectangle instead of another figure.
    public var rectangle: SymbolVariants { adding(.rectangle) }
    /// This variant, filled.
    public var fill: SymbolVariants { adding(.fill) }
    /// This variant behind a slash.
    public var slash: SymbolVariants { adding(.slash) }

    /// Whether everything of another variant is in this one.
    public func contains(_ other: SymbolVariants) -> Bool {
        (other.figure == nil || other.figure == figure) && (isFilled || !other.isFilled)
            && (isSlashed || !other.isSlashed)
    }

    /// Both together; the other's figure takes the place of this one's.
    func adding(_ other: SymbolVariants) -> SymbolVariants {
        SymbolVariants(
            figure: other.figure ?? figure, isFilled: isFilled || other.isFilled,
            isSlashed: isSlashed || other.isSlashed)
    }

    /// The name of a symbol's variant (Docs/Rules.md, section 27).
    ///
    /// 1. What the name says already stays: `heart.fill` is not filled again, `plus.circle` stays in its circle.
    /// 2. The parts come in SF Symbols' order: slash, figure, fill; before a badge where there is no such name behind
    ///    it.
    /// 3. Of the names that there are, the one with most of the variant is taken: filling before the figure, the figure
    ///    before the slash.
    func name(for name: String) -> String {
        guard self != .none, name.utf8.count <= 120 else { return name }
        var stem = name
        // 1
        let wasFilled = stem.hasSuffix(".fill")
        if wasFilled { stem = String(stem.dropLast(5)) }
        let hasFigure = ["circle", "square", "rectangle"].contains { stem.hasSuffix(".\($0)") }
        let wasSlashed = stem.split(separator: ".").contains("slash")
        let slashes: [String] = isSlashed && !wasSlashed ? [".slash", ""] : [""]
        let figures: [String] = hasFigure ? [""] : figure.map { [".\($0.rawValue)", ""] } ?? [""]
        let fills: [String] = wasFilled ? [".fill"] : isFilled ? [".fill", ""] : [""]
        // 3
        for fill in fills {
            for figure in figures {
                for slash in slashes {
                    // 2
                    let ending = slash + figure + fill
                    let whole = stem + ending
                    if whole == name || SymbolLibrary.isKnownName(whole) { return whole }
                    if let badge = stem.range(of: ".badge") {
                        let inner = "\(stem[..<badge.lowerBound])\(ending)\(stem[badge.lowerBound...])"
                        if SymbolLibrary.isKnownName(inner) { return inner }
                    }
                }
            }
        }
        return name
    }
}

private struct SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension EnvironmentValues {
    /// The variants that symbols here are shown in.
    public var symbolVariants: SymbolVariants {
        get { self[SymbolVariantsKey.self] }
        set { self[SymbolVariantsKey.self] = newValue }
    }
}

extension View {
    /// Shows symbols within in a variant, together with those asked for around. `none` changes nothing; to leave out
    /// what is asked for around, set `\.symbolVariants` in the environment. A symbol is as large as its variant.
    public func symbolVariant(_ variant: SymbolVariants) -> some View {
        modifier(EnvironmentModifier { $0.symbolVariants = $0.symbolVariants.adding(variant) })
    }
}
