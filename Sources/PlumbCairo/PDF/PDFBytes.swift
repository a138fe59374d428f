import Foundation

// What is written for each view is written as bytes: strings would be half of the time that a page takes.

extension [UInt8] {
    mutating func append(_ text: StaticString) {
        append(contentsOf: UnsafeBufferPointer(start: text.utf8Start, count: text.utf8CodeUnitCount))
    }

    @_disfavoredOverload
    mutating func append(_ text: String) { append(contentsOf: text.utf8) }

    /// The digits of a number. A string so short needs no memory.
    mutating func append(number: Int) { append(contentsOf: String(number).utf8) }

    /// A reference to an object.
    mutating func append(reference number: Int) {
        append(number: number)
        append(" 0 R")
    }

    /// References to objects, in brackets.
    mutating func append(references numbers: [Int]) {
        append("[ ")
        for (index, number) in numbers.enumerated() {
            if index > 0 { append(" ") }
            append(reference: number)
        }
        append(" ]")
    }

    /// A dictionary's entries but for one.
    func without(_ key: StaticString) -> [UInt8] {
        guard let start = self[...].place(of: key) else { return self }
        let end = self[(start + 1)...].firstIndex(of: UInt8(ascii: "/")) ?? count
        return Array(self[..<start] + self[end...])
    }
}

extension ArraySlice<UInt8> {
    /// Where a word begins.
    func place(of word: StaticString) -> Int? {
        let length = word.utf8CodeUnitCount
        let start = startIndex
        return withUnsafeBytes { bytes -> Int? in
            guard let base = bytes.baseAddress, length > 0 else { return nil }
            var place = 0
            while place + length <= bytes.count,
                let found = memchr(base + place, Int32(word.utf8Start.pointee), bytes.count - length + 1 - place)
            {
                place = UnsafeRawPointer(found) - base
                if memcmp(base + place, word.utf8Start, length) == 0 { return start + place }
                place += 1
            }
            return nil
        }
    }

    /// The first number behind a word.
    func number(after word: StaticString) -> Int? {
        guard let place = place(of: word) else { return nil }
        let digits = self[(place + word.utf8CodeUnitCount)...].drop { $0 == 0x20 || $0 == 0x0A || $0 == 0x0D }
            .prefix { 0x30...0x39 ~= $0 }
        return Int(String(decoding: digits, as: UTF8.self))
    }

    /// What is between two words.
    func part(from word: StaticString, to end: StaticString) -> ArraySlice<UInt8>? {
        guard let start = place(of: word).map({ $0 + word.utf8CodeUnitCount }), let end = self[start...].place(of: end)
        else { return nil }
        return self[start..<end]
    }
}
