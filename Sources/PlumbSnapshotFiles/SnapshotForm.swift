import PlumbRendering

/// What of a view a snapshot keeps.
package enum SnapshotForm: String, Codable, Sendable, CaseIterable {
    /// Views, what they were given, and where they stand (`LayoutForm`).
    case layout
    /// The elements that a screen reader knows.
    case accessibility
    /// Every proposal and every answer.
    case trace
    /// A PNG file.
    case image
    case svg
    case pdf

    /// The ending of the file's name.
    package var suffix: String {
        switch self {
        case .layout, .accessibility, .trace: "\(rawValue).txt"
        case .image: "png"
        case .svg, .pdf: rawValue
        }
    }

    /// Whether the file is text from its first line, laid out with the fixed text engine unless fonts are asked for.
    package var isText: Bool { [.layout, .accessibility, .trace].contains(self) }

    /// What a picture is written as; nil for text.
    package var picture: PictureFormat? {
        switch self {
        case .image: .png
        case .svg: .svg
        case .pdf: .pdf
        case .layout, .accessibility, .trace: nil
        }
    }
}
