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

    func traced(proposal: Lengths, size: Lengths) -> TracedText {
        let shown = layout(proposal)
        let ideal = layout(.unspecified)
        let whole = layout(Lengths(size.width, .unspecified))
        let broken = shown.brokenWords
        return TracedText(
            lines: shown.lineCount, ideal: ideal.size, neededLines: whole.lineCount,
            neededHeight: whole.size.height, isCut: shown.isTruncated, isFitted: shown.isFitted,
            brokenWords: broken.map(\.text), brokenWidth: CGFloat(broken.map(\.width).max() ?? 0))
    }
}
