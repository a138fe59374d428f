import Foundation
import PlumbGraphics
import PlumbLayout

extension TextRole: TracedRole, TracedTextRole {
    /// More of a text than that is not told.
    private static let mostCharacters = 40

    func describe(_ parameters: inout TracedParameters) {
        parameters.text = String(content.spans.lazy.map(\.text).joined().prefix(Self.mostCharacters))
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
