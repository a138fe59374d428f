import Foundation
import PlumbGraphics

/// What is added to a PDF file that Cairo has written: objects of other numbers, and others in the place of its own.
///
/// It is appended, as the format provides for changes; nothing before it is touched. Read is what Cairo writes for
/// PDF 1.4: a table of places, and dictionaries as text. Source: ISO 32000-1, 7.5.4 to 7.5.6.
struct PDFUpdate {
    /// A page's dictionary.
    struct Page {
        let number: Int
        fileprivate let entries: [UInt8]

        /// The dictionary up to where further entries may stand. Those of the structure are not Cairo's.
        var opened: [UInt8] { entries.without("/StructParents") }
    }

    /// Further entries of the catalogue, each of which begins with a blank.
    var catalog = " /Version /1.7"

    private let file: [UInt8]
    /// Where objects are in the file, by number.
    private let places: [Int]
    private let table: Int
    private let root: Int
    private let info: Int
    private var pages: [Int] = []
    /// The objects, one after the other.
    private var added: [UInt8] = []
    /// By number, where an object begins in those that were added.
    private var starts: [(number: Int, place: Int)] = []
    private var count: Int

    /// - Throws: `RenderError` for a file that is not as Cairo writes it.
    init(_ file: [UInt8]) throws {
        self.file = file
        let end = file.suffix(300)
        guard let table = end.number(after: "startxref"), let root = end.number(after: "/Root"),
            let info = end.number(after: "/Info"), file.indices.contains(table)
        else { throw Self.error }
        (self.table, self.root, self.info) = (table, root, info)
        // Rows of twenty bytes: the place in ten digits, a generation, a letter.
        let head = file[table...].prefix(30)
        guard head.starts(with: "xref\n0 ".utf8), let count = head.number(after: "xref\n0 "),
            let first = head.dropFirst(5).firstIndex(of: 0x0A).map({ $0 + 1 }), first + 20 * count <= file.count
        else { throw Self.error }
        places = (0..<count).map { row in
            file[(first + 20 * row)..<(first + 20 * row + 10)].reduce(0) { $0 * 10 + Int($1 &- 0x30) }
        }
        self.count = count
        let list = try dictionary(try dictionary(root)[...].number(after: "/Pages"))
        guard let kids = list[...].part(from: "/Kids [", to: "]") else { throw Self.error }
        // Of each reference, "7 0 R", the first number.
        let numbers = String(decoding: kids, as: UTF8.self).split { $0.isWhitespace }.compactMap { Int($0) }
        pages = stride(from: 0, to: numbers.count, by: 2).map { numbers[$0] }
    }

    private static let error = RenderError(
        "Cairo has written a PDF file that Plumb can't add links and structure to: it is of another version.")

    /// An object's dictionary, but for its end.
    private func dictionary(_ number: Int?) throws -> [UInt8] {
        guard let number, places.indices.contains(number), file.indices.contains(places[number]) else {
            throw Self.error
        }
        let rest = file[places[number]...]
        guard let end = rest.place(of: "endobj"), let start = rest[..<end].place(of: "<<"),
            let last = rest[start..<end].lastIndex(of: UInt8(ascii: ">")), last > start + 2
        else { throw Self.error }
        return Array(rest[start..<(last - 1)])
    }

    /// A page's dictionary, pages being counted from 0.
    func page(_ index: Int) throws -> Page {
        guard pages.indices.contains(index) else { throw Self.error }
        return Page(number: pages[index], entries: try dictionary(pages[index]))
    }

    /// How many numbered marks a page's content has.
    func markCount(of page: Page) throws -> Int {
        guard let number = page.entries[...].number(after: "/Contents"), places.indices.contains(number),
            file.indices.contains(places[number]),
            let content = file[places[number]...].part(from: "stream\n", to: "endstream")?.unpacked()
        else { throw Self.error }
        var count = 0
        var rest = content[...]
        while let mark = rest.place(of: "/MCID") {
            count += 1
            rest = rest[(mark + 1)...]
        }
        return count
    }

    // MARK: Objects

    /// A number for an object that is to come.
    mutating func reserve() -> Int {
        count += 1
        return count - 1
    }

    /// Writes an object, once for a number.
    mutating func set(_ number: Int, _ write: (inout [UInt8]) -> Void) {
        starts.append((number, added.count))
        added.append(number: number)
        added.append(" 0 obj\n")
        write(&added)
        added.append("\nendobj\n")
    }

    mutating func set(_ number: Int, _ content: String) { set(number) { $0.append(content) } }

    mutating func add(_ content: String) -> Int {
        let number = reserve()
        set(number, content)
        return number
    }

    /// A dictionary with bytes behind it.
    ///
    /// - Parameter entries: those of the dictionary, but for the length.
    mutating func add(_ entries: String, stream: Data) -> Int {
        let number = reserve()
        set(number) {
            $0.append("<< \(entries) /Length \(stream.count) >>\nstream\n")
            $0 += stream
            $0.append("\nendstream")
        }
        return number
    }

    /// The file with all that was added, to which nothing more is added.
    mutating func finished() throws -> Data {
        let own = try dictionary(root).without("/StructTreeRoot")
        let catalog = catalog
        set(root) {
            $0 += own
            $0.append(catalog + " >>")
        }
        let start = file.count + (file.last == 0x0A ? 0 : 1)
        var table: [UInt8] = Array("xref\n".utf8)
        let rows = starts.sorted { $0.number < $1.number }
        var index = 0
        while index < rows.count {
            let first = rows[index].number
            let end = rows[index...].indices.first { rows[$0].number != first + $0 - index } ?? rows.count
            table.append("\(first) \(end - index)\n")
            for row in rows[index..<end] {
                let place = "\(start + row.place)"
                for _ in place.utf8.count..<10 { table.append(0x30) }
                table.append(place)
                table.append(" 00000 n \n")
            }
            index = end
        }
        table.append(
            "trailer\n<< /Size \(count) /Root \(root) 0 R /Info \(info) 0 R /Prev \(self.table) >>\n"
                + "startxref\n\(start + added.count)\n%%EOF\n")
        var result = Data(capacity: start + added.count + table.count)
        result.append(contentsOf: file)
        if start > file.count { result.append(0x0A) }
        result.append(contentsOf: added)
        result.append(contentsOf: table)
        return result
    }
}
