import Foundation
import PlumbCore

/// The paper on which a view is divided into pages, and the margins around it, in points (72 an inch).
public struct PageFormat: Equatable, Sendable {
    /// The paper.
    public var size: CGSize
    /// What is left free at its edges. Headers and footers stand within.
    public var margins: EdgeInsets

    /// Half an inch.
    public static let standardMargins = EdgeInsets(top: 36, leading: 36, bottom: 36, trailing: 36)

    /// A paper of any size.
    public init(width: CGFloat, height: CGFloat, margins: EdgeInsets = standardMargins) {
        size = CGSize(width: width, height: height)
        self.margins = margins
    }

    /// 210 × 297 millimetres (ISO 216), in whole points.
    public static let a4 = PageFormat(width: 595, height: 842)
    /// 297 × 420 millimetres (ISO 216), in whole points.
    public static let a3 = PageFormat(width: 842, height: 1191)
    /// 148 × 210 millimetres (ISO 216), in whole points.
    public static let a5 = PageFormat(width: 420, height: 595)
    /// 8.5 × 11 inches.
    public static let letter = PageFormat(width: 612, height: 792)
    /// 8.5 × 14 inches.
    public static let legal = PageFormat(width: 612, height: 1008)

    /// The papers that have a name.
    package static let named: KeyValuePairs<String, PageFormat> = [
        "A3": a3, "A4": a4, "A5": a5, "Letter": letter, "Legal": legal,
    ]

    /// The same paper on its side.
    public var landscape: PageFormat {
        PageFormat(width: max(size.width, size.height), height: min(size.width, size.height), margins: margins)
    }

    /// The same paper with other margins, of which each may be left as it is.
    public func margins(
        top: CGFloat? = nil, leading: CGFloat? = nil, bottom: CGFloat? = nil, trailing: CGFloat? = nil
    ) -> PageFormat {
        var format = self
        format.margins = EdgeInsets(
            top: top ?? margins.top, leading: leading ?? margins.leading, bottom: bottom ?? margins.bottom,
            trailing: trailing ?? margins.trailing)
        return format
    }

    /// What the margins leave.
    package var room: CGSize {
        CGSize(
            width: size.width - margins.leading - margins.trailing, height: size.height - margins.top - margins.bottom)
    }

    /// Why nothing can be drawn on it, in words; nil if it can.
    package var problem: String? {
        let lengths = [size.width, size.height, margins.top, margins.leading, margins.bottom, margins.trailing]
        guard lengths.allSatisfy({ $0.isFinite && $0 >= 0 }) else {
            return "a page and its margins have lengths that are numbers, 0 or more"
        }
        let words = "\(LayoutJSON.number(size.width)) × \(LayoutJSON.number(size.height)) points"
        if room.width < 1 || room.height < 1 { return "the margins leave nothing of a page of \(words)" }
        return nil
    }
}

extension PageFormat: Codable {
    private enum Key: CodingKey { case lengths }

    /// Reads what `encode(to:)` writes.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: Key.self)
        let lengths = try container.decode([CGFloat].self, forKey: .lengths)
        guard lengths.count == 6 else {
            throw DecodingError.dataCorruptedError(
                forKey: .lengths, in: container, debugDescription: "a page has six lengths")
        }
        self.init(
            width: lengths[0], height: lengths[1],
            margins: EdgeInsets(top: lengths[2], leading: lengths[3], bottom: lengths[4], trailing: lengths[5]))
    }

    /// Writes width, height, and the margins at the top, leading, bottom and trailing edge.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: Key.self)
        try container.encode(
            [size.width, size.height, margins.top, margins.leading, margins.bottom, margins.trailing], forKey: .lengths)
    }
}
