import PlumbCore
import Testing

@testable import PlumbWhy

/// Line tables as compilers write them, and as nobody should.
struct LineTableTests {
    /// Writes units of `.debug_line`.
    struct Unit {
        var version: UInt8 = 4
        var program: [UInt8] = []
        var files = ["Card.swift"]

        /// A row at an address.
        func row(_ address: UInt8, _ line: UInt8, _ column: UInt8) -> Unit {
            var unit = self
            // Set the address, go to the line and the column, copy; the line is reached from 1 in each unit of the
            // table.
            unit.program += [0, 9, 2, address, 0, 0, 0, 0, 0, 0, 0, 5, column, 3] + signed(Int(line) - unit.line) + [1]
            unit.line = Int(line)
            return unit
        }
        private var line = 1

        func end(_ address: UInt8) -> Unit {
            var unit = self
            unit.program += [0, 9, 2, address, 0, 0, 0, 0, 0, 0, 0, 0, 1, 1]
            unit.line = 1
            return unit
        }

        init(version: UInt8 = 4, files: [String] = ["Card.swift"]) {
            self.version = version
            self.files = files
        }

        /// A signed number in groups of seven bits.
        private func signed(_ number: Int) -> [UInt8] {
            var (bytes, rest) = ([UInt8](), number)
            while true {
                let low = UInt8(rest & 0x7F)
                rest >>= 7
                let isLast = rest == 0 && low & 0x40 == 0 || rest == -1 && low & 0x40 != 0
                bytes.append(isLast ? low : low | 0x80)
                if isLast { return bytes }
            }
        }

        private func long(_ number: Int) -> [UInt8] { (0..<4).map { UInt8(number >> (8 * $0) & 0xFF) } }

        var bytes: [UInt8] {
            var head: [UInt8] = version >= 4 ? [1, 1] : [1]
            // Statements, lines from −3 in steps of 12, opcodes from 13.
            head += [1, 0xFD, 12, 13, 0, 1, 1, 1, 1, 0, 0, 0, 1, 0, 0, 1]
            if version == 5 {
                // Folders: one, by its text. Files: text, and number of the folder.
                head += [1, 1, 8, 1] + Array("/work".utf8) + [0]
                head += [2, 1, 8, 2, 0x0B, UInt8(files.count)]
                for file in files { head += Array(file.utf8) + [0, 0] }
            } else {
                head += [0]
                for file in files { head += Array(file.utf8) + [0, 0, 0, 0] }
                head += [0]
            }
            // Version 5 counts files from 0, and begins with number 1 all the same.
            let program = version == 5 ? [4, 0] + self.program : self.program
            let prefix = [version, 0] + (version == 5 ? [8, 0] : [])
            let rest = prefix + long(head.count) + head + program
            return long(rest.count) + rest
        }
    }

    private static func table(_ units: Unit...) -> LineTable { LineTable(LineProgram(units.flatMap(\.bytes)[...])) }

    /// As the compiler writes `Row(title: "a").padding(3)` in a builder: the beginning of the function, a literal, the
    /// view, its modifier, and what has no line.
    private static let function = Unit().row(0x10, 6, 0).row(0x18, 7, 24).row(0x20, 7, 13).row(0x28, 8, 14)
        .row(0x30, 0, 0).end(0x40)

    @Test(
        arguments: [
            // A call returns behind itself.
            (SourcePoint(.call, 0x28), "7:13"), (SourcePoint(.call, 0x29), "8:14"), (SourcePoint(.call, 0x30), "8:14"),
            // What has no line, and where a function begins.
            (SourcePoint(.call, 0x34), nil), (SourcePoint(.call, 0x14), nil),
            // Outside.
            (SourcePoint(.call, 0x10), nil), (SourcePoint(.call, 0x41), nil), (SourcePoint(.call, 0), nil),
            (SourcePoint(.call, .max), nil),
            // The last thing that was done for an expression.
            (SourcePoint(.expression, 0x34), "8:14"), (SourcePoint(.expression, 0x28), "7:13"),
            (SourcePoint(.expression, 0x14), nil),
            // Not what was done before it began.
            (SourcePoint(.expression, 0x34, start: 0x28), "8:14"), (SourcePoint(.expression, 0x34, start: 0x2C), nil),
            // What a modifier is applied to stands before it.
            (SourcePoint(.modified, 0x30), "7:13"), (SourcePoint(.modified, 0x30, start: 0x20), "7:13"),
            (SourcePoint(.modified, 0x30, start: 0x24), nil), (SourcePoint(.modified, 0x20), nil),
            (SourcePoint(.modified, 0x20, expression: 0x34), "8:14"),
        ] as [(SourcePoint, String?)]) func pointsAreFound(_ point: SourcePoint, _ expected: String?)
    {
        for version in 2...5 as ClosedRange<UInt8> {
            var unit = Self.function
            unit.version = version
            let place = Self.table(unit).place(of: point)
            #expect(place.map { "\($0.line):\($0.column)" } == expected, "version \(version)")
            #expect(place == nil || place?.file == "Card.swift")
        }
    }

    /// Arguments are evaluated between a view and its modifier, and stand behind the modifier's name.
    @Test func argumentsOfAModifierAreNotWhatItModifies() {
        let table = Self.table(Unit().row(0x10, 6, 0).row(0x18, 7, 13).row(0x20, 7, 40).row(0x28, 7, 33).end(0x30))
        #expect(table.place(of: SourcePoint(.modified, 0x30)) == .init(file: "Card.swift", line: 7, column: 13))
    }

    @Test func eachUnitHasItsFiles() {
        let table = Self.table(
            Unit(files: ["A.swift"]).row(0x10, 1, 1).end(0x20),
            Unit(version: 5, files: ["B.swift"]).row(0x20, 2, 2).end(0x30),
            Unit(files: []).row(0x30, 3, 3).end(0x40))
        let files = [0x18, 0x28, 0x38].map { table.place(of: SourcePoint(.call, $0))?.file }
        #expect(files == ["A.swift", "B.swift", nil])
    }

    @Test func whatTheLinkerHasDroppedIsNotFound() {
        let table = Self.table(Unit().row(0, 5, 5).end(0x80), Unit().row(0x10, 7, 7).end(0x20))
        #expect(table.place(of: SourcePoint(.call, 0x18))?.line == 7)
    }

    // MARK: Hostile bytes

    /// Whatever stands there is read in bounded time, and gives places or none.
    private func look(_ bytes: [UInt8]) {
        let program = LineProgram(bytes[...], strings: bytes[...], lineStrings: bytes[...])
        #expect(program.rows.count <= bytes.count)
        let table = LineTable(program)
        for address in [0, 1, 0x18, 0x30, 0x7FFF_FFFF, UInt.max] {
            for kind in [SourcePoint.Kind.call, .expression, .modified] {
                _ = table.place(of: SourcePoint(kind, address, expression: address, start: 0x10))
            }
        }
    }

    @Test func whatIsCutOffIsReadAsFarAsItGoes() {
        for version in 2...5 as ClosedRange<UInt8> {
            var unit = Self.function
            unit.version = version
            let bytes = unit.bytes
            for count in 0...bytes.count {
                look(Array(bytes[..<count]))
                // The same with a length that fits: the unit's own parts are cut off.
                guard count >= 4 else { continue }
                look((0..<4).map { UInt8((count - 4) >> (8 * $0) & 0xFF) } + bytes[4..<count])
            }
        }
    }

    @Test func anyByteMayBeWrong() {
        for version in [4, 5] as [UInt8] {
            var unit = Self.function
            unit.version = version
            for index in unit.bytes.indices {
                for value in [0, 1, 0x7F, 0x80, 0xFE, 0xFF] as [UInt8] {
                    var bytes = unit.bytes
                    bytes[index] = value
                    look(bytes)
                }
            }
        }
    }

    @Test func noiseIsRead() {
        var state: UInt64 = 0x9E37_79B9_7F4A_7C15
        for _ in 0..<2000 {
            var bytes = Self.function.bytes
            for index in bytes.indices where index >= 4 {
                state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
                if state >> 60 < 4 { bytes[index] = UInt8(truncatingIfNeeded: state >> 32) }
            }
            look(bytes)
        }
    }

    // MARK: Object files

    @Test func anObjectFileMayBeCutOffAnywhere() throws {
        // A file with two sections: names, and lines.
        let names = [0] + Array(".debug_line".utf8) + [0]
        let lines = Self.function.bytes
        func long(_ number: Int, _ count: Int) -> [UInt8] { (0..<count).map { UInt8(number >> (8 * $0) & 0xFF) } }
        func section(_ name: Int, _ offset: Int, _ size: Int) -> [UInt8] {
            long(name, 4) + long(1, 4) + long(0, 16) + long(offset, 8) + long(size, 8) + long(0, 24)
        }
        let table = 64 + names.count + lines.count
        let header =
            [0x7F, 0x45, 0x4C, 0x46, 2, 1, 1] + long(0, 33) + long(table, 8) + long(0, 10) + long(64, 2) + long(2, 2)
            + long(0, 2)
        let file: [UInt8] =
            header + names + lines + section(0, 64, names.count) + section(1, 64 + names.count, lines.count)
        #expect(ObjectFile(file).section(".debug_line") == lines[...])
        #expect(ObjectFile(file).section(".symtab").isEmpty)
        for count in 0..<file.count {
            let cut = ObjectFile(Array(file[..<count]))
            #expect(cut.section(".debug_line").isEmpty)
            #expect(cut.function(at: 0x18) == nil)
        }
        for index in 16..<64 {
            for value in [0, 0x7F, 0xFF] as [UInt8] {
                var wrong = file
                wrong[index] = value
                _ = ObjectFile(wrong).section(".debug_line")
            }
        }
    }

    @Test(arguments: [
        ("UserViews.Page.body.getter : some", "Page.body"),
        ("closure #1 () -> A in closure #2 (Swift.Int) -> B in UserViews.Page.body.getter : some", "Page.body"),
        ("UserViews.Page.helper(Swift.Int) -> some", "Page.helper"),
        ("static UserViews.Page_Previews.previews.getter : some", "Page_Previews.previews"),
        ("(extension in UserViews):PlumbCore.View.card() -> some", "View.card"),
        ("implicit closure #1 (A) -> B in UserViews.Outer.Page.body.getter : some", "Outer.Page.body"),
        ("__swift_memcpy16_8", nil), ("", nil),
    ]) func functionsHaveShortNames(_ name: String, _ short: String?) {
        #expect(FunctionName.short(ofDemangled: name) == short)
    }
}
