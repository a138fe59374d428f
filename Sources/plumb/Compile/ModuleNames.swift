import Foundation

/// A program that links Plumb says `import PlumbUI`; its files are compiled here as those that say `import SwiftUI`. Both names have the same length: lines
/// and columns stay.
enum ModuleNames {
    static let drawing = "PlumbUI"

    /// - Parameter text: that of a file.
    static func replaced(in text: Data) -> Data {
        guard text.range(of: Data(drawing.utf8)) != nil else { return text }
        var bytes = [UInt8](text)
        var walk = SourceWalk(bytes)
        func isPart(_ index: Int) -> Bool {
            guard bytes.indices.contains(index) else { return false }
            let byte = bytes[index]
            return byte > 0x7F || byte == UInt8(ascii: "_") || Character(UnicodeScalar(byte)).isLetter
                || Character(UnicodeScalar(byte)).isNumber
        }
        var places: [Int] = []
        while let start = walk.next("PlumbUI") {
            if !isPart(start - 1), !isPart(start + drawing.utf8.count) { places.append(start) }
        }
        for start in places { bytes.replaceSubrange(start..<start + drawing.utf8.count, with: "SwiftUI".utf8) }
        return Data(bytes)
    }
}
