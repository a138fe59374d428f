import Foundation

/// The libraries that compiled Swift code asks for: the section `.swift1_autolink_entries` of an object file (ELF, 64
/// bits, little-endian), in which each entry is an option of the linker that ends with a zero.
enum AutolinkEntries {
    private static let section = ".swift1_autolink_entries"

    /// The names after `-l`, in their order; empty for what is no such file.
    ///
    /// The header says where the table of sections stands, how long an entry of it is, how many there are, and which
    /// section has the names.
    static func libraries(in object: Data) -> [String] {
        let bytes = [UInt8](object)
        func number(_ offset: Int, _ count: Int) -> Int? {
            guard offset >= 0, offset <= bytes.count - count else { return nil }
            return (0..<count).reduce(0) { $0 | Int(bytes[offset + $1]) << (8 * $1) }
        }
        guard bytes.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]), let table = number(0x28, 7),
            let length = number(0x3A, 2),
            let count = number(0x3C, 2), let nameSection = number(0x3E, 2), length >= 64,
            let names = number(table + nameSection * length + 0x18, 7)
        else { return [] }
        for index in 0..<count {
            let header = table + index * length
            guard let name = number(header, 4), let start = number(header + 0x18, 7),
                let size = number(header + 0x20, 7),
                names + name < bytes.count, start <= bytes.count, size <= bytes.count - start
            else { return [] }
            let found = bytes[(names + name)...].prefix { $0 != 0 }
            guard found.elementsEqual(section.utf8) else { continue }
            return bytes[start..<start + size].split(separator: 0).map { String(decoding: $0, as: UTF8.self) }
                .filter { $0.hasPrefix("-l") }.map { String($0.dropFirst(2)) }
        }
        return []
    }
}
