import Foundation
import PlumbGraphics
import PlumbLayout

extension TextRole: TracedRole, TracedTextRole {
    /// More of a text than that is not told.
    private static let mostCharacters = 40

    func describe(_ parameters: inout TracedParameters) {
        let text = content.spans.lazy.map(\.text).joined()
        parameters.text = String(text.prefix(Self.mostCharacters))
        parameters.wholeText = String(text)
        var fonts: [String] = []
        for span in content.spans where !fonts.contains(span.font.words) { fonts.append(span.font.words) }
        parameters.font = fonts.joined(separator: ", ")
        parameters.lineLimit = content.options.lineLimit
        if content.fit.minimumScale < 1 { parameters.minimumScaleFactor = CGFloat(content.fit.minimumScale) }
        switch content.options.alignment {
        case .leading: break
        case .center: parameters.textAlignment = .center
        case .trailing: parameters.textAlignment = .trailing
        }
    }

    func traced(proposal: Lengths) -> TracedText {
        let shown = layout(proposal)
        let ideal = layout(.unspecified)
        let whole = layout(Lengths(proposal.width, .unspecified))
        let broken = shown.brokenWords
        return TracedText(
            lines: shown.lineCount, ideal: ideal.size, neededLines: whole.lineCount,
            neededHeight: whole.size.height, isCut: shown.isTruncated, isFitted: shown.isFitted,
            brokenWords: broken.map(\.text), brokenWidth: CGFloat(broken.map(\.width).max() ?? 0))
    }
}

extension ImageRole: TracedRole {
    func describe(_ parameters: inout TracedParameters) {
        parameters.naturalSize = naturalSize
        parameters.isResizable = isResizable
        if figure != nil { parameters.isSymbol = true }
    }
}

extension ColorStorage: TracedRole {
    func describe(_ parameters: inout TracedParameters) {
        if case .opacity(_, 0) = kind { parameters.isClear = true }
        if self === Color.clear.storage || kind == Color.clear.storage.kind { parameters.isClear = true }
    }
}

extension ClipRole: TracedRole {
    func describe(_ parameters: inout TracedParameters) { parameters.clips = true }
}

extension MaskedRole: TracedRole {
    /// What stands out of its view is seen where the mask is: within it.
    func describe(_ parameters: inout TracedParameters) { parameters.clips = true }
}

extension LayoutValueRole: TracedRole {
    func describe(_ parameters: inout TracedParameters) {
        parameters.layoutValue = TracedParameters.LayoutValue(K.self)
        if K.self == GridCellKey.UnsizedAxes.self { parameters.axes = value as? Axis.Set }
    }
}

extension TracedParameters.LayoutValue {
    private static let ofModifiers: [ObjectIdentifier: Self] = [
        ObjectIdentifier(GridRowMark.Key.self): .gridRow,
        ObjectIdentifier(GridCellKey.Columns.self): .gridCellColumns,
        ObjectIdentifier(GridCellKey.Anchor.self): .gridCellAnchor,
        ObjectIdentifier(GridCellKey.UnsizedAxes.self): .gridCellUnsizedAxes,
        ObjectIdentifier(GridCellKey.ColumnAlignment.self): .gridColumnAlignment,
    ]

    /// The value of a key: of one that a modifier sets, or of somebody's own; nil for others of Plumb's.
    fileprivate init?(_ key: Any.Type) {
        guard let value = Self.ofModifiers[ObjectIdentifier(key)] ?? UserTypes.name(of: key).map({ .custom($0) })
        else { return nil }
        self = value
    }
}

extension FontDescriptor {
    private static let weights = [
        100.0: "ultraLight", 200: "thin", 300: "light", 500: "medium", 600: "semibold", 700: "bold", 800: "heavy",
        900: "black",
    ]

    /// The size in points, and what differs from the system's regular font: "17 semibold italic".
    fileprivate var words: String {
        let design: String? =
            switch self.design {
            case .system: nil
            case .serif: "serif"
            case .rounded: "rounded"
            case .monospaced: "monospaced"
            case .named(let family): family
            }
        let weight = self.weight == 400 ? nil : Self.weights[self.weight] ?? "weight \(LayoutJSON.number(self.weight))"
        let parts = [
            LayoutJSON.number((size * 100).rounded() / 100), weight, isItalic ? "italic" : nil,
            width == 1 ? nil : "width \(LayoutJSON.number(width))", design,
            hasMonospacedDigits ? "monospacedDigit" : nil, hasSmallCaps ? "smallCaps" : nil,
        ]
        return parts.compactMap(\.self).joined(separator: " ")
    }
}
