/// A kind of file that nobody has declared: what is known of it stands in its identifier, as "dyn.ah62d4rv4ge8043a".
///
/// 1. "?0=" and the kinds that it is a case of, then for each sort of tag ":", its number, "=" and the tags, with
/// commas: 1 is an ending, 3 a media type. 2. Frequent kinds are one letter. 3. A backslash stands before marks that
/// mean themselves. 4. The bits of that, five a letter, and "dyn.a" before them.
///
/// Source: identifiers of dynamic types as Apple's systems make them, which several people have described.
struct DynamicType {
    var supertypes: [String] = []
    var endings: [String] = []
    var media: [String] = []

    static let beginning = "dyn."
    private static let start = "dyn.a"
    private static let letters = Array("abcdefghkmnpqrstuvwxyz0123456789".utf8)
    // 2
    private static let frequent: [String: String] = [
        "6": "public.data", "7": "public.text", "8": "public.plain-text", "9": "public.utf16-plain-text",
        "A": "com.apple.traditional-mac-plain-text", "B": "public.image", "C": "public.video", "D": "public.audio",
        "E": "public.directory", "F": "public.folder",
    ]

    var identifier: String {
        let kinds = supertypes.map { kind in Self.frequent.first { $0.value == kind }?.key ?? Self.quoted(kind) }
        var parts = ["?0=" + kinds.joined(separator: ",")]
        for (number, tags) in [("1", endings), ("3", media)] where !tags.isEmpty {
            parts.append("\(number)=" + tags.map(Self.quoted).joined(separator: ","))
        }
        return Self.start + Self.packed(parts.joined(separator: ":"))
    }

    // 3
    private static func quoted(_ text: String) -> String {
        text.reduce(into: "") { result, letter in
            if ",:=\\".contains(letter) { result += "\\" }
            result.append(letter)
        }
    }

    // 4
    private static func packed(_ text: String) -> String {
        var result: [UInt8] = []
        var (bits, count): (UInt, Int) = (0, 0)
        for byte in text.utf8 {
            (bits, count) = ((bits << 8 | UInt(byte)) & 0xFFFF, count + 8)
            while count >= 5 {
                count -= 5
                result.append(letters[Int(bits >> UInt(count) & 31)])
            }
        }
        if count > 0 { result.append(letters[Int(bits << UInt(5 - count) & 31)]) }
        return String(decoding: result, as: UTF8.self)
    }
}

extension DynamicType {
    /// Reads an identifier; nil for what is none.
    init?(_ identifier: String) {
        guard identifier.hasPrefix(Self.start), let text = Self.unpacked(identifier.dropFirst(Self.start.count)),
            text.hasPrefix("?")
        else { return nil }
        for part in Self.split(text.dropFirst(), at: ":") {
            let pair = Self.split(part, at: "=")
            guard pair.count == 2 else { return nil }
            let tags = Self.split(pair[1], at: ",").map(Self.unquoted)
            switch pair[0] {
            case "0": supertypes = tags.map { Self.frequent[$0] ?? $0 }
            case "1": endings = tags
            case "3": media = tags
            default: break
            }
        }
    }

    private static func unpacked(_ text: Substring) -> String? {
        var bytes: [UInt8] = []
        var (bits, count): (UInt, Int) = (0, 0)
        for letter in text.utf8 {
            guard let number = letters.firstIndex(of: letter) else { return nil }
            (bits, count) = ((bits << 5 | UInt(number)) & 0xFFFF, count + 5)
            if count >= 8 {
                count -= 8
                bytes.append(UInt8(bits >> UInt(count) & 255))
            }
        }
        return String(validating: bytes, as: UTF8.self)
    }

    /// Parts between marks that no backslash stands before.
    private static func split(_ text: Substring, at mark: Character) -> [Substring] {
        var parts: [Substring] = []
        var (start, index) = (text.startIndex, text.startIndex)
        while index < text.endIndex {
            if text[index] == mark {
                parts.append(text[start..<index])
                start = text.index(after: index)
            } else if text[index] == "\\" {
                index = text.index(after: index)
                if index == text.endIndex { break }
            }
            index = text.index(after: index)
        }
        return parts + [text[start...]]
    }

    private static func unquoted(_ text: Substring) -> String {
        var isQuoted = false
        return text.reduce(into: "") { result, letter in
            isQuoted = letter == "\\" && !isQuoted
            if !isQuoted { result.append(letter) }
        }
    }
}
