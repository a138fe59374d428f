import Foundation

/// The parts of a shared object that say where its code was written (ELF, 64 bits, lowest byte first).
struct ObjectFile {
    /// A function's name in the object, and where its code is.
    struct Function {
        let address: UInt64
        let size: UInt64
        let name: String
    }

    /// More than any user's program has.
    private static let sizeLimit = 512 << 20

    private var sections: [String: ArraySlice<UInt8>] = [:]

    /// What is no such file has no parts.
    init(_ bytes: [UInt8]) {
        sections = (try? Self.sections { try Self.part($0, $1, of: bytes) }) ?? [:]
    }

    /// Some sections of a file that may be too large to be kept.
    init?(path: String, only names: Set<String>) {
        guard let file = FileHandle(forReadingAtPath: path) else { return nil }
        defer { try? file.close() }
        let found = try? Self.sections(named: names) { offset, size in
            guard size <= Self.sizeLimit else { throw ByteReader.Malformed() }
            try file.seek(toOffset: UInt64(offset))
            let bytes = [UInt8](try file.read(upToCount: size) ?? Data())
            guard bytes.count == size else { throw ByteReader.Malformed() }
            return bytes[...]
        }
        guard let found else { return nil }
        sections = found
    }

    init?(path: String) {
        var info = stat()
        guard stat(path, &info) == 0, info.st_size <= Self.sizeLimit,
            let data = FileManager.default.contents(atPath: path)
        else { return nil }
        self.init([UInt8](data))
    }

    /// The bytes of a section; none where there is no such section.
    func section(_ name: String) -> ArraySlice<UInt8> { sections[name] ?? [] }

    /// The function whose code has an address.
    func function(at address: UInt64) -> Function? {
        var symbols = ByteReader(section(".symtab"))
        while let record = try? symbols.part(24) {
            var reader = ByteReader(record)
            guard let name = try? reader.unsigned(4), let kind = try? reader.byte(), (try? reader.skip(3)) != nil,
                let first = try? reader.number(8), let size = try? reader.number(8)
            else { return nil }
            guard kind & 0xF == 2, address >= first, address - first < size else { continue }
            let names = section(".strtab")
            var text = ByteReader(names.dropFirst(name))
            return (try? text.text()).map { Function(address: first, size: size, name: $0) }
        }
        return nil
    }

    private static func part(_ offset: Int, _ size: Int, of bytes: [UInt8]) throws -> ArraySlice<UInt8> {
        var reader = ByteReader(bytes[...])
        try reader.skip(UInt64(offset))
        return try reader.part(size)
    }

    /// - Parameters:
    ///   - wanted: the names of the sections; nil for all.
    ///   - part: reads so many bytes from a place on.
    private static func sections(
        named wanted: Set<String>? = nil, _ part: (Int, Int) throws -> ArraySlice<UInt8>
    ) throws -> [String: ArraySlice<UInt8>] {
        let start = try part(0, 64)
        guard start.starts(with: [0x7F, 0x45, 0x4C, 0x46, 2, 1]) else { return [:] }
        var header = ByteReader(start)
        try header.skip(40)
        let table = try header.unsigned(8)
        try header.skip(10)
        let (size, count, names) = (try header.unsigned(2), try header.unsigned(2), try header.unsigned(2))
        guard size >= 64 else { return [:] }
        var entries: [(name: Int, start: Int, length: Int)] = []
        for index in 0..<count {
            let (offset, isTooFar) = table.addingReportingOverflow(index * size)
            guard !isTooFar else { throw ByteReader.Malformed() }
            var entry = ByteReader(try part(offset, 64))
            let (name, kind, flags) = (try entry.unsigned(4), try entry.number(4), try entry.number(8))
            try entry.skip(8)
            let (start, length) = (try entry.unsigned(8), try entry.unsigned(8))
            // What has no bytes in the file, or is compressed.
            let isReadable = kind != 8 && flags & 0x800 == 0
            entries.append((name, start, isReadable ? length : 0))
        }
        guard entries.indices.contains(names) else { return [:] }
        let known = try part(entries[names].start, entries[names].length)
        var sections: [String: ArraySlice<UInt8>] = [:]
        for entry in entries {
            var text = ByteReader(known.dropFirst(entry.name))
            guard let name = try? text.text(), wanted?.contains(name) != false else { continue }
            sections[name] = (try? part(entry.start, entry.length)) ?? []
        }
        return sections
    }
}
