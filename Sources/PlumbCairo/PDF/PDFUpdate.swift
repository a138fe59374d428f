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
        fileprivate let text: String

        /// The dictionary with further entries, each of which begins with a blank. Those of the structure are its own.
        func with(_ entries: String) -> String {
            let own = text.replacing(/\s*\/StructParents \d+/, with: "")
            guard let end = own.range(of: ">>", options: .backwards) else { return own }
            return own.replacingCharacters(in: end, with: entries + " >>")
        }
    }

    /// Further entries of the catalogue, each of which begins with a blank.
    var catalog = " /Version /1.7"

    private let file: Data
    /// Where objects are in the file, by number.
    private let places: [Int]
    private let table: Int
    private let root: Int
    private let info: Int
    private var pages: [Int] = []
    private var objects: [Int: Data] = [:]
    private var count: Int

    /// - Throws: `RenderError` for a file that is not as Cairo writes it.
    init(_ file: Data) throws {
        self.file = file
        let end = String(decoding: file.suffix(300), as: UTF8.self)
        guard let table = (end.matches(of: /startxref\s+(\d+)/).last?.1).flatMap({ Int($0) }),
            let root = end.firstMatch(of: /\/Root (\d+) 0 R/).flatMap({ Int($0.1) }),
            let info = end.firstMatch(of: /\/Info (\d+) 0 R/).flatMap({ Int($0.1) }), file.indices.contains(table)
        else { throw Self.error }
        (self.table, self.root, self.info) = (table, root, info)
        // Rows of twenty bytes: the place in ten digits, a generation, a letter.
        let rows = file[table...]
        let head = String(decoding: rows.prefix(30), as: UTF8.self)
        guard let start = head.firstMatch(of: /^xref\s0 (\d+)\s/), let count = Int(start.1) else { throw Self.error }
        let first = table + head.utf8.distance(from: head.startIndex, to: start.range.upperBound)
        guard first + 20 * count <= file.count else { throw Self.error }
        places = (0..<count).map { row in
            file[(first + 20 * row)..<(first + 20 * row + 10)].reduce(0) { $0 * 10 + Int($1 &- 0x30) }
        }
        self.count = count
        let kids = try dictionary(try reference("/Pages", in: try dictionary(root)))
        guard let list = kids.firstMatch(of: /\/Kids \[([^\]]*)\]/) else { throw Self.error }
        pages = list.1.matches(of: /(\d+) 0 R/).compactMap { Int($0.1) }
    }

    private static let error = RenderError(
        "Cairo has written a PDF file that Plumb can't add links and structure to: it is of another version.")

    private func reference(_ key: String, in text: String) throws -> Int {
        guard let start = text.range(of: key + " "),
            let number = Int(text[start.upperBound...].prefix(while: \.isNumber))
        else { throw Self.error }
        return number
    }

    private func dictionary(_ number: Int) throws -> String {
        guard places.indices.contains(number), file.indices.contains(places[number]) else { throw Self.error }
        let rest = file[places[number]...]
        guard let end = rest.range(of: Data("endobj".utf8)), let start = rest.range(of: Data("<<".utf8)),
            start.lowerBound < end.lowerBound
        else { throw Self.error }
        return String(decoding: file[start.lowerBound..<end.lowerBound], as: UTF8.self)
    }

    /// A page's dictionary, pages being counted from 0.
    func page(_ index: Int) throws -> Page {
        guard pages.indices.contains(index) else { throw Self.error }
        return Page(number: pages[index], text: try dictionary(pages[index]))
    }

    /// How many numbered marks a page's content has.
    func markCount(of page: Page) throws -> Int {
        let number = try reference("/Contents", in: page.text)
        guard places.indices.contains(number), file.indices.contains(places[number]) else { throw Self.error }
        let rest = file[places[number]...]
        guard let start = rest.range(of: Data("stream\n".utf8)), let end = rest.range(of: Data("endstream".utf8)),
            start.upperBound <= end.lowerBound, let content = rest[start.upperBound..<end.lowerBound].unpacked()
        else { throw Self.error }
        var count = 0
        var place = content.startIndex
        while let mark = content.range(of: Data("/MCID".utf8), in: place..<content.endIndex) {
            count += 1
            place = mark.upperBound
        }
        return count
    }

    // MARK: Objects

    /// A number for an object that is to come.
    mutating func reserve() -> Int {
        count += 1
        return count - 1
    }

    mutating func set(_ number: Int, _ content: String) { objects[number] = Data(content.utf8) }

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
        objects[number] =
            Data("<< \(entries) /Length \(stream.count) >>\nstream\n".utf8) + stream + Data("\nendstream".utf8)
        return number
    }

    /// The file with all that was added.
    func finished() throws -> Data {
        let own = try dictionary(root).replacing(/\s*\/StructTreeRoot \d+ 0 R/, with: "")
        guard let end = own.range(of: ">>", options: .backwards) else { throw Self.error }
        var objects = objects
        objects[root] = Data(own.replacingCharacters(in: end, with: catalog + " >>").utf8)
        var result = file
        if result.last != 0x0A { result.append(0x0A) }
        var rows: [(number: Int, place: Int)] = []
        for (number, content) in objects.sorted(by: { $0.key < $1.key }) {
            rows.append((number, result.count))
            result.append(Data("\(number) 0 obj\n".utf8) + content + Data("\nendobj\n".utf8))
        }
        let start = result.count
        var text = "xref\n"
        var index = 0
        while index < rows.count {
            let run = rows[index...].enumerated().prefix { $0.element.number == rows[index].number + $0.offset }
            text += "\(rows[index].number) \(run.count)\n"
            for row in run {
                let place = "\(row.element.place)"
                text += String(repeating: "0", count: max(0, 10 - place.count)) + place + " 00000 n \n"
            }
            index += run.count
        }
        text += "trailer\n<< /Size \(count) /Root \(root) 0 R /Info \(info) 0 R /Prev \(table) >>\n"
        result.append(Data((text + "startxref\n\(start)\n%%EOF\n").utf8))
        return result
    }
}
