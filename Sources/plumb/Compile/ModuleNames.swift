import Foundation

/// Other names of the module that `import SwiftUI` means, in whose place the compiler reads that one: `PlumbUI`, which
/// a program that links Plumb imports, and `SwiftUICore`, of which Apple's SwiftUI is made. Neither is shorter, so that
/// spaces keep lines and columns.
enum ModuleNames {
    static let others = ["PlumbUI", "SwiftUICore"]

    /// - Parameter text: that of a file.
    static func replaced(in text: Data) -> Data {
        guard others.contains(where: { text.range(of: Data($0.utf8)) != nil }) else { return text }
        var bytes = [UInt8](text)
        var walk = SourceWalk(bytes)
        func isPart(_ index: Int) -> Bool {
            guard bytes.indices.contains(index) else { return false }
            let byte = bytes[index]
            return byte > 0x7F || byte == UInt8(ascii: "_") || Character(UnicodeScalar(byte)).isLetter
                || Character(UnicodeScalar(byte)).isNumber
        }
        var places: [Range<Int>] = []
        while let start = walk.next("PlumbUI", "SwiftUICore") {
            for name in others where bytes[start...].starts(with: name.utf8) {
                let place = start..<start + name.utf8.count
                if !isPart(start - 1), !isPart(place.upperBound) { places.append(place) }
            }
        }
        for place in places {
            let name = "SwiftUI".padding(toLength: place.count, withPad: " ", startingAt: 0)
            bytes.replaceSubrange(place, with: name.utf8)
        }
        return Data(bytes)
    }
}
