import Foundation

/// A `#Preview` as it stands in a file.
///
/// One that does not compile is left out, and the others are shown: a declaration without content takes its place, so
/// that attributes before it still have something to stand before, and no line moves.
struct PreviewCall: Equatable {
    /// Its bytes in the text.
    let bytes: Range<Int>
    /// From 1.
    let lines: ClosedRange<Int>
    /// Where it is written as a plain literal.
    let title: String?

    /// In the order of the text.
    static func list(in text: Data) -> [PreviewCall] {
        let bytes = [UInt8](text)
        guard text.range(of: Data(word.utf8)) != nil else { return [] }
        var walk = SourceWalk(bytes)
        var calls: [PreviewCall] = []
        while let start = walk.next("#Preview") {
            var end = start + word.utf8.count
            guard end < bytes.count, !SourceWords.isPart(bytes[end]) else { continue }
            // Arguments, and the closure behind them; either may be missing.
            for bracket in ["(", "{"] {
                let next = bytes[end...].firstIndex { $0 > 0x20 } ?? bytes.count
                guard next < bytes.count, bytes[next] == bracket.utf8.first else { continue }
                guard let close = Self.end(ofGroupAt: next, &walk, bytes) else { break }
                end = close
            }
            let line = bytes[..<start].count { $0 == 0x0A } + 1
            calls.append(
                PreviewCall(
                    bytes: start..<end, lines: line...line + bytes[start..<end].count { $0 == 0x0A },
                    title: title(String(decoding: bytes[start..<end], as: UTF8.self))))
        }
        return calls
    }

    private static let word = "#Preview"

    private static func end(ofGroupAt start: Int, _ walk: inout SourceWalk, _ bytes: [UInt8]) -> Int? {
        var depth = 0
        while let place = walk.nextBracket(from: start) {
            depth += "({[".utf8.contains(bytes[place]) ? 1 : -1
            if depth <= 0 { return place + 1 }
        }
        return nil
    }

    private static func title(_ text: String) -> String? {
        text.prefixMatch(of: /#Preview\s*\(\s*"([^"\\\n]*)"\s*[,)]/).map { String($0.1) }
    }

    /// The text without some of its previews.
    static func removing(_ calls: [PreviewCall], from text: Data) -> Data {
        var bytes = [UInt8](text)
        for call in calls.sorted(by: { $0.bytes.lowerBound > $1.bytes.lowerBound }) {
            let lines = String(repeating: "\n", count: call.lines.count - 1)
            bytes.replaceSubrange(
                call.bytes, with: Array("enum PlumbLeftOut\(call.bytes.lowerBound) {}\(lines)".utf8))
        }
        return Data(bytes)
    }
}
