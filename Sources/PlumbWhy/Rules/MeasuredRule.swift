import Foundation
import PlumbCore

extension Reasons {
    func measuredPage(_ view: Int) -> LayoutPage { layout.parameters(view).text == nil ? .layout : .text }
}

extension LengthReasons {
    mutating func measured() {
        if own.text == nil {
            cause()
            tell(2, "It answers \(n(length)).")
        } else if let text = layout.text(view) {
            if axis == .horizontal { width(of: text) } else { height(of: text) }
        }
    }

    private mutating func width(of text: TracedText) {
        if let proposal, proposal < text.ideal.width - 0.05 {
            cause()
            let lines = Words.count(text.lines, "line")
            let limit = own.lineLimit == text.lines ? "`lineLimit(\(text.lines))` allows no more, and " : ""
            let smaller = limit.isEmpty || own.minimumScaleFactor != nil ? "" : "without a `minimumScaleFactor` "
            let cut = text.isCut ? "; \(limit)\(smaller)the rest of the text is cut off" : ""
            let longest = text.lines > 1 ? "the longest is \(n(length))" : "it is \(n(length)) wide"
            tell(
                2,
                "On one line it would be \(n(text.ideal.width)). In \(n(proposal)) it takes \(lines); \(longest)\(cut).",
                ("ideal", text.ideal.width))
        } else {
            tell(
                proposal == nil ? 1 : 5,
                "A text is as wide as its \(text.lines > 1 ? "longest line" : "line"): \(n(length))"
                    + (proposal.map { $0.isFinite && $0 > length + 0.05 ? ", of \(n($0)) that are proposed" : "" } ?? "")
                    + ".")
        }
    }

    private mutating func height(of text: TracedText) {
        let each = text.lines > 0 ? length / CGFloat(text.lines) : length
        let lines = Words.count(text.lines, "line")
        var sentence = "\(Words.capitalized(lines)) of \(n(each))"
        if let proposal, proposal.isFinite {
            if text.neededLines > text.lines {
                cause()
                sentence =
                    "It needs \(Words.count(text.neededLines, "line")) (\(n(text.neededHeight))), and \(n(proposal)) are proposed: \(lines) "
                    + (text.lines == 1 ? "fits" : "fit")
            } else if proposal > length + 0.05 {
                sentence += "; \(n(proposal)) are proposed"
            }
        } else if proposal == nil {
            sentence += "; no height is proposed"
        }
        tell(text.neededLines > text.lines ? 3 : 4, sentence + ".", ("lines", CGFloat(text.lines)))
    }
}
