/// Walks over Swift source, and tells where lines of code begin, or where a word stands in code: not in comments, and
/// not in strings.
struct SourceWalk {
    private let bytes: [UInt8]
    private var index = 0
    /// Where the text begins.
    private var start = 0
    /// What the walk is in at `index`.
    private enum Context {
        case code
        case comment(depth: Int)
        case string(quotes: Int, hashes: Int)
    }
    private var place = Context.code
    /// How many brackets are open in each interpolation that the walk is in, and the string around it.
    private var interpolations: [(open: Int, quotes: Int, hashes: Int)] = []

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        // A byte order mark is no part of the first line.
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { (start, index) = (3, 3) }
    }

    /// Where the next line of code begins, behind its spaces; nil at the end.
    mutating func nextLineOfCode() -> Int? {
        while index < bytes.count {
            let isFirst = index == start || bytes[index - 1] == 0x0A || bytes[index - 1] == 0x0D
            if isFirst, case .code = place, interpolations.isEmpty {
                var start = index
                while start < bytes.count, bytes[start] == 0x20 || bytes[start] == 0x09 { start += 1 }
                if start < bytes.count, bytes[start] > 0x20 {
                    step()
                    return start
                }
            }
            step()
        }
        return nil
    }

    /// Where one of the words stands next in code, from where the walk is; nil when it is there no more.
    mutating func next(_ words: StaticString...) -> Int? {
        while index < bytes.count {
            if case .code = place, let word = words.first(where: has) {
                let start = index
                index += word.utf8CodeUnitCount
                return start
            }
            step()
        }
        return nil
    }

    /// Where the next word stands in code, from where the walk is: a name, a keyword or a number; nil when there is
    /// none.
    mutating func nextWord() -> Range<Int>? {
        while index < bytes.count {
            guard case .code = place, SourceWords.isPart(bytes[index]) else {
                step()
                continue
            }
            let start = index
            while index < bytes.count, SourceWords.isPart(bytes[index]) { index += 1 }
            return start..<index
        }
        return nil
    }

    /// Where the next bracket stands in code, but for those within interpolations; nil when there is none.
    mutating func nextBracket(from start: Int) -> Int? {
        while index < bytes.count {
            let here = index
            let isCode = if case .code = place { interpolations.isEmpty } else { false }
            step()
            if here >= start, isCode, "{}()[]".utf8.contains(bytes[here]) { return here }
        }
        return nil
    }

    private func has(_ word: StaticString) -> Bool {
        word.withUTF8Buffer { index + $0.count <= bytes.count && bytes[index..<index + $0.count].elementsEqual($0) }
    }

    /// Goes over one byte, or over a mark of several.
    private mutating func step() {
        switch place {
        case .comment(let depth):
            if has("/*") {
                place = .comment(depth: depth + 1)
                index += 2
            } else if has("*/") {
                place = depth == 1 ? .code : .comment(depth: depth - 1)
                index += 2
            } else {
                index += 1
            }
        case .string(let quotes, let hashes): stepInString(quotes, hashes)
        case .code: stepInCode()
        }
    }

    private mutating func stepInString(_ quotes: Int, _ hashes: Int) {
        if bytes[index] == UInt8(ascii: "\\"), run(of: UInt8(ascii: "#"), at: index + 1, most: hashes) >= hashes {
            index += 1 + hashes
            guard index < bytes.count else { return }
            if bytes[index] == UInt8(ascii: "(") {
                interpolations.append((1, quotes, hashes))
                place = .code
            }
            index += 1
        } else if run(of: UInt8(ascii: "\""), at: index, most: quotes) >= quotes,
            run(of: UInt8(ascii: "#"), at: index + quotes, most: hashes) >= hashes
        {
            place = .code
            index += quotes + hashes
        } else {
            // A string of one line that has no end is the compiler's to tell.
            if quotes == 1, bytes[index] == 0x0A {
                place = .code
                interpolations = []
            }
            index += 1
        }
    }

    private mutating func stepInCode() {
        if has("//") {
            while index < bytes.count, bytes[index] != 0x0A, bytes[index] != 0x0D { index += 1 }
            return
        }
        if has("/*") {
            place = .comment(depth: 1)
            index += 2
            return
        }
        let hashes = run(of: UInt8(ascii: "#"), at: index)
        let marks = run(of: UInt8(ascii: "\""), at: index + hashes, most: 3)
        if marks > 0 {
            // Two of them are an empty string.
            let quotes = marks >= 3 ? 3 : 1
            place = .string(quotes: quotes, hashes: hashes)
            index += hashes + quotes
            return
        }
        // A row of marks is counted once. The last one may begin a word.
        if hashes > 1 {
            index += hashes - 1
            return
        }
        if let last = interpolations.indices.last {
            if bytes[index] == UInt8(ascii: "(") { interpolations[last].open += 1 }
            if bytes[index] == UInt8(ascii: ")") {
                interpolations[last].open -= 1
                if interpolations[last].open == 0 {
                    let around = interpolations.removeLast()
                    place = .string(quotes: around.quotes, hashes: around.hashes)
                }
            }
        }
        index += 1
    }

    private func run(of byte: UInt8, at start: Int, most: Int = .max) -> Int {
        var end = start
        while end < bytes.count, end - start < most, bytes[end] == byte { end += 1 }
        return max(end - start, 0)
    }
}
