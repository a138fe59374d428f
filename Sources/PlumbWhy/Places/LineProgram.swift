/// Reads a section `.debug_line`: for each unit of a program its files, and rows that say which code belongs to which
/// line (DWARF, versions 2 to 5).
struct LineProgram {
    /// From this address on, up to the next row, the code belongs to a place.
    struct Row: Equatable {
        var address: UInt64 = 0
        /// The number of the file, in `files`; −1 for none.
        var file: Int32 = -1
        /// 0 where no line belongs to the code.
        var line: UInt32 = 1
        /// From 1; 0 where the row stands for a whole line, as at the beginning of a function.
        var column: UInt32 = 0
        /// The code ends here.
        var isEnd = false
    }

    private(set) var files: [String] = []
    private(set) var rows: [Row] = []
    /// The first file of each unit that somebody has written, and where its code begins; 0 where it has none.
    private(set) var units: [(file: String, start: UInt64)] = []
    /// More rows than a user's program has; what follows is not read.
    static let limit = 4_000_000

    private let strings: ArraySlice<UInt8>
    private let lineStrings: ArraySlice<UInt8>
    private let isWanted: (String) -> Bool

    /// Units that can't be read are left out.
    ///
    /// - Parameters:
    ///   - lines: the section `.debug_line`.
    ///   - strings: the section `.debug_str`.
    ///   - lineStrings: the section `.debug_line_str`.
    ///   - isWanted: whether the rows of a unit are read, by its first file.
    init(
        _ lines: ArraySlice<UInt8>, strings: ArraySlice<UInt8> = [], lineStrings: ArraySlice<UInt8> = [],
        isWanted: @escaping (String) -> Bool = { _ in true }
    ) {
        self.isWanted = isWanted
        self.strings = strings
        self.lineStrings = lineStrings
        var reader = ByteReader(lines)
        while !reader.isAtEnd, rows.count < Self.limit {
            guard let length = try? reader.number(4) else { return }
            let isLong = length == 0xFFFF_FFFF
            guard let size = isLong ? try? reader.unsigned(8) : Int(length), let unit = try? reader.part(size) else {
                return
            }
            try? read(unit, offsetSize: isLong ? 8 : 4)
        }
    }

    // MARK: A unit

    private struct Header {
        var step: UInt64 = 1
        var lineBase: Int64 = 0
        var lineRange: UInt8 = 1
        var firstSpecial: UInt8 = 13
        var lengths: [UInt8] = []
        /// The number of the unit's first file in `files`, and by which number the unit calls it.
        var files = 0
        var firstFile = 1
        var fileCount = 0
    }

    private mutating func read(_ unit: ArraySlice<UInt8>, offsetSize: Int) throws {
        var reader = ByteReader(unit)
        let version = try reader.unsigned(2)
        guard (2...5).contains(version) else { return }
        if version == 5 { try reader.skip(2) }
        let rest = try reader.unsigned(offsetSize)
        var head = ByteReader(try reader.part(rest))
        var header = Header()
        header.step = UInt64(try head.byte())
        if version >= 4 { _ = try head.byte() }
        _ = try head.byte()
        header.lineBase = Int64(Int8(bitPattern: try head.byte()))
        header.lineRange = try head.byte()
        header.firstSpecial = try head.byte()
        guard header.lineRange > 0, header.firstSpecial > 0 else { throw ByteReader.Malformed() }
        header.lengths = Array(try head.part(Int(header.firstSpecial) - 1))
        header.files = files.count
        if version == 5 {
            header.firstFile = 0
            try readEntries(&head, offsetSize: offsetSize)
        } else {
            try readNames(&head)
        }
        header.fileCount = files.count - header.files
        let first = files[header.files...].first { !Self.isMade($0) } ?? ""
        units.append((first, Self.start(reader)))
        guard isWanted(first) else {
            files.removeSubrange(header.files...)
            return
        }
        try run(&reader, header)
    }

    /// Whether the compiler has made a file, as it expands macros and writes accessors: "<compiler-generated>".
    static func isMade(_ file: String) -> Bool {
        file.isEmpty || file.contains("@__swiftmacro_") || file.hasSuffix(">")
    }

    /// Where the first code of a program is: what sets the address stands at the beginning.
    private static func start(_ reader: ByteReader) -> UInt64 {
        var reader = reader
        while let code = try? reader.byte() {
            switch code {
            case 0:
                guard let size = try? reader.count(), let part = try? reader.part(size) else { return 0 }
                var extended = ByteReader(part)
                guard let kind = try? extended.byte(), kind == 2 else { return 0 }
                return (try? extended.number(min(extended.left, 8))) ?? 0
            case 4, 5: _ = try? reader.variable()
            case 6, 7, 10, 11: break
            default: return 0
            }
        }
        return 0
    }

    /// The tables of directories and files before version 5.
    private mutating func readNames(_ head: inout ByteReader) throws {
        // Paths are relative to where the compiler ran, as in the call.
        var folders = [""]
        while case let name = try head.text(), !name.isEmpty { folders.append(name) }
        while case let name = try head.text(), !name.isEmpty {
            let folder = try head.variable()
            _ = try head.variable()
            _ = try head.variable()
            files.append(Self.path(name, in: folders, folder))
        }
    }

    /// The same since version 5, whose entries say what they are made of.
    private mutating func readEntries(_ head: inout ByteReader, offsetSize: Int) throws {
        var folders = try entries(&head, offsetSize).map(\.name)
        if !folders.isEmpty { folders[0] = "" }
        files += try entries(&head, offsetSize).map { Self.path($0.name, in: folders, $0.folder) }
    }

    private static func path(_ name: String, in folders: [String], _ number: UInt64) -> String {
        guard !name.hasPrefix("/"), let index = Int(exactly: number), folders.indices.contains(index),
            !folders[index].isEmpty
        else { return name }
        return folders[index].hasSuffix("/") ? folders[index] + name : "\(folders[index])/\(name)"
    }

    private func entries(_ head: inout ByteReader, _ offsetSize: Int) throws -> [(name: String, folder: UInt64)] {
        var format: [(content: UInt64, form: UInt64)] = []
        for _ in 0..<(try head.byte()) { format.append((try head.variable(), try head.variable())) }
        let count = try head.count()
        guard count == 0 || !format.isEmpty else { throw ByteReader.Malformed() }
        var entries: [(name: String, folder: UInt64)] = []
        for _ in 0..<count {
            var entry = (name: "", folder: UInt64(0))
            for (content, form) in format {
                switch form {
                case 0x08, 0x0E, 0x1F:
                    let text = try text(&head, form, offsetSize)
                    if content == 1 { entry.name = text }
                case 0x0B, 0x05, 0x06, 0x07, 0x0F:
                    let sizes: [UInt64: Int] = [0x0B: 1, 0x05: 2, 0x06: 4, 0x07: 8]
                    let value = try sizes[form].map { try head.number($0) } ?? head.variable()
                    if content == 2 { entry.folder = value }
                case 0x1E: try head.skip(16)
                case 0x09: try head.skip(try head.variable())
                default: throw ByteReader.Malformed()
                }
            }
            entries.append(entry)
        }
        return entries
    }

    private func text(_ head: inout ByteReader, _ form: UInt64, _ offsetSize: Int) throws -> String {
        if form == 0x08 { return try head.text() }
        let offset = try head.unsigned(offsetSize)
        var reader = ByteReader((form == 0x0E ? strings : lineStrings).dropFirst(offset))
        return try reader.text()
    }

    // MARK: The program

    private mutating func run(_ reader: inout ByteReader, _ header: Header) throws {
        var row = Row()
        var file: UInt64 = 1
        func fileNumber() -> Int32 {
            guard let number = Int(exactly: file), number >= header.firstFile,
                number - header.firstFile < header.fileCount
            else { return -1 }
            return Int32(truncatingIfNeeded: header.files + number - header.firstFile)
        }
        func move(_ lines: Int64) {
            row.line = UInt32(truncatingIfNeeded: Int64(row.line) &+ lines)
        }
        func add() {
            row.file = fileNumber()
            rows.append(row)
        }
        while !reader.isAtEnd, rows.count < Self.limit {
            let code = try reader.byte()
            if code >= header.firstSpecial {
                let special = code - header.firstSpecial
                row.address &+= UInt64(special / header.lineRange) &* header.step
                move(header.lineBase + Int64(special % header.lineRange))
                add()
                continue
            }
            switch code {
            case 0:
                let size = try reader.count()
                var extended = ByteReader(try reader.part(size))
                guard let kind = try? extended.byte() else { continue }
                if kind == 1 {
                    row.isEnd = true
                    add()
                    (row, file) = (Row(), 1)
                } else if kind == 2 {
                    row.address = try extended.number(min(extended.left, 8))
                }
            case 1: add()
            case 2: row.address &+= try reader.variable() &* header.step
            case 3: move(try reader.signedVariable())
            case 4: file = try reader.variable()
            case 5: row.column = UInt32(truncatingIfNeeded: try reader.variable())
            case 6, 7, 10, 11: break
            case 8: row.address &+= UInt64((255 - header.firstSpecial) / header.lineRange) &* header.step
            case 9: row.address &+= try reader.number(2)
            default:
                for _ in 0..<header.lengths[Int(code) - 1] { _ = try reader.variable() }
            }
        }
    }
}
