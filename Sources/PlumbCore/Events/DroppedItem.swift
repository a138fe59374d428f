import Foundation

/// What comes from another program, and is dropped.
public enum DroppedItem: Codable, Sendable, Equatable {
    /// The address of a file.
    case file(URL)
    /// Words.
    case text(String)

    // The names of what has none when it is written down.
    private enum FileCodingKeys: String, CodingKey { case _0 = "url" }
    private enum TextCodingKeys: String, CodingKey { case _0 = "characters" }
}
