/// Names that SF Symbols has, whether or not Plumb draws them.
///
/// A list of facts, gathered from public lists of names (SF Symbols 1 to 7.2). Names only: no artwork is part of it or
/// of this module.
///
/// The list is kept packed, in `known-names.txt`: sorted by stem, so that neighbours share their beginnings. It is
/// built into the program (`InterfacePlugin`). A word of it is a stem with the endings it is known with:
/// 1. `1/yoga` begins with the first part of the stem before it (`figure.dance`); at most nine parts are shared.
/// 2. After a colon each letter is an ending (`endings`): `heart:0fcC` is heart, heart.fill, heart.circle,
///    heart.circle.fill.
/// 3. Without a colon the stem itself is the name.
enum KnownNames {
    /// All names: ten thousand strings. To know whether a name is one of them, `contains` is enough.
    static var all: Set<String> {
        var names: Set<String> = []
        forEachStem { stem, letters in
            let stem = String(decoding: stem, as: UTF8.self)
            if letters.isEmpty { names.insert(stem) }
            for letter in letters { if let ending = endings[Int(letter)] { names.insert(stem + ending.description) } }
            return true
        }
        return names
    }

    /// Whether a name is one of the list. Reads the packed list, which takes a fraction of a millisecond, and makes no
    /// strings.
    static func contains(_ name: String) -> Bool {
        let name = Array(name.utf8)
        var isFound = false
        forEachStem { stem, letters in
            guard name.count >= stem.count, name.starts(with: stem) else { return true }
            let rest = name[stem.count...]
            if letters.isEmpty {
                isFound = rest.isEmpty
            } else {
                isFound = letters.contains { endings[Int($0)].map { $0.bytes.elementsEqual(rest) } ?? false }
            }
            return !isFound
        }
        return isFound
    }

    /// The names without an ending, of those that have it.
    static func stems(of ending: String) -> Set<String> {
        let wanted = Array(ending.utf8)
        var names: Set<String> = []
        forEachStem { stem, letters in
            if letters.isEmpty {
                guard stem.count > wanted.count, stem.suffix(wanted.count).elementsEqual(wanted) else { return true }
                names.insert(String(decoding: stem.dropLast(wanted.count), as: UTF8.self))
            } else if letters.contains(where: { endings[Int($0)]?.description == ending }) {
                names.insert(String(decoding: stem, as: UTF8.self))
            }
            return true
        }
        return names
    }

    /// By the number of the letter.
    private static let endings: [StaticString?] = {
        var table = [StaticString?](repeating: nil, count: 256)
        let endings: KeyValuePairs<Character, StaticString> = [
            "0": "", "f": ".fill", "c": ".circle", "C": ".circle.fill", "s": ".square", "S": ".square.fill",
            "x": ".slash", "X": ".slash.fill", "r": ".rectangle", "R": ".rectangle.fill", "a": ".ar", "i": ".hi",
            "h": ".he", "p": ".badge.plus", "P": ".fill.badge.plus", "m": ".badge.minus", "k": ".badge.checkmark",
            "y": ".badge.xmark", "l": ".rtl", "t": ".app", "T": ".app.fill", "g": ".trianglebadge.exclamationmark",
            "j": ".th", "J": ".ja", "o": ".ko", "O": ".zh", "z": ".badge.questionmark", "q": ".badge.exclamationmark",
        ]
        for (letter, ending) in endings { if let byte = letter.asciiValue { table[Int(byte)] = ending } }
        return table
    }()

    /// Walks over the words of the packed list until told to stop.
    private static func forEachStem(_ body: (_ stem: [UInt8], _ letters: ArraySlice<UInt8>) -> Bool) {
        let text = bytes
        let (dot, colon, slash, space) = (UInt8(ascii: "."), UInt8(ascii: ":"), UInt8(ascii: "/"), UInt8(ascii: " "))
        var stem: [UInt8] = []
        var index = text.startIndex
        while index < text.endIndex {
            if text[index] <= space {
                index += 1
                continue
            }
            // 1
            if index + 1 < text.endIndex, text[index + 1] == slash {
                var (kept, parts) = (0, Int(text[index]) - 48)
                while kept < stem.count {
                    if stem[kept] == dot {
                        parts -= 1
                        if parts == 0 { break }
                    }
                    kept += 1
                }
                stem.removeLast(stem.count - kept)
                stem.append(dot)
                index += 2
            } else {
                stem.removeAll(keepingCapacity: true)
            }
            while index < text.endIndex, text[index] > space, text[index] != colon {
                stem.append(text[index])
                index += 1
            }
            // 2, 3
            let start = Swift.min(index + 1, text.endIndex)
            while index < text.endIndex, text[index] > space { index += 1 }
            guard body(stem, start < index ? text[start..<index] : []) else { return }
        }
    }

    private static let bytes = Array(packed.utf8)
}

extension StaticString {
    fileprivate var bytes: UnsafeBufferPointer<UInt8> {
        UnsafeBufferPointer(start: utf8Start, count: utf8CodeUnitCount)
    }
}
