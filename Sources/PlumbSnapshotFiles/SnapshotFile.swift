import Foundation
import PlumbCairo
import PlumbWhy

/// A snapshot as a file: its record, and its content.
///
/// Text begins with the record. In a picture it is where viewers don't look: in a chunk of text of a PNG file, in a
/// comment at the end of an SVG file, in comments before the last line but one of a PDF file.
package struct SnapshotFile: Sendable {
    package var record: SnapshotRecord
    /// What is compared: the lines after the head, or the picture's file without the record.
    package var content: Data

    package init(_ record: SnapshotRecord, content: Data) {
        self.record = record
        self.content = content
    }

    /// The layout; nil where the snapshot has none that can be read.
    package var layout: LayoutForm? {
        var text = record.layout
        if record.form == .layout { text = String(decoding: content, as: UTF8.self) }
        return text.isEmpty ? nil : try? LayoutForm(text: text)
    }

    private static let keyword = "Plumb snapshot"

    // MARK: Writing

    package var data: Data {
        let note = record.head + "\n" + record.layout
        switch record.form {
        case .layout, .accessibility: return Data((record.head + "\n").utf8) + content
        case .trace: return Data((note + "\n").utf8) + content
        case .image: return PNGText.adding(note, Self.keyword, to: content)
        case .svg: return content + Data("<!--\(Self.keyword)\n\(Self.escaped(note))-->\n".utf8)
        case .pdf:
            guard let end = content.range(of: Data("startxref".utf8), options: .backwards) else { return content }
            let lines = note.split(separator: "\n", omittingEmptySubsequences: false).map {
                "%\(Self.keyword): \($0)\n"
            }
            return content[..<end.lowerBound] + Data(lines.joined().utf8) + content[end.lowerBound...]
        }
    }

    /// A comment of XML has no two hyphens.
    private static func escaped(_ text: String) -> String {
        text.replacingOccurrences(of: "\\", with: "\\b").replacingOccurrences(of: "-", with: "\\m")
    }

    private static func unescaped(_ text: Substring) -> String {
        text.replacingOccurrences(of: "\\m", with: "-").replacingOccurrences(of: "\\b", with: "\\")
    }

    // MARK: Reading

    package init(_ data: Data, form: SnapshotForm) throws(SnapshotRecord.Unreadable) {
        var note: String
        switch form {
        case .layout, .accessibility, .trace:
            guard let text = String(data: data, encoding: .utf8) else { throw .damaged }
            let (record, rest) = try SnapshotRecord.read(text[...])
            guard record.form == form else { throw .damaged }
            self.record = record
            guard form == .trace else {
                content = Data(rest.utf8)
                return
            }
            guard let end = rest.range(of: "\n\n") else { throw .damaged }
            self.record.layout = String(rest[..<end.lowerBound]) + "\n"
            content = Data(rest[end.upperBound...].utf8)
            return
        case .image:
            guard let text = PNGText.text(Self.keyword, in: data) else { throw .damaged }
            note = text
            content = PNGText.removing(Self.keyword, from: data)
        case .svg:
            guard let start = data.range(of: Data("<!--\(Self.keyword)\n".utf8), options: .backwards),
                let end = data.range(of: Data("-->".utf8), in: start.upperBound..<data.endIndex)
            else { throw .damaged }
            note = Self.unescaped(String(decoding: data[start.upperBound..<end.lowerBound], as: UTF8.self)[...])
            content = Data(data[..<start.lowerBound])
        case .pdf:
            let mark = Data("%\(Self.keyword): ".utf8)
            guard let start = data.range(of: mark),
                let end = data.range(of: Data("startxref".utf8), options: .backwards),
                start.lowerBound < end.lowerBound
            else { throw .damaged }
            let lines = String(decoding: data[start.lowerBound..<end.lowerBound], as: UTF8.self).split(separator: "\n")
            note = lines.map { String($0.dropFirst(mark.count)) }.joined(separator: "\n")
            content = data[..<start.lowerBound] + data[end.lowerBound...]
        }
        let (record, rest) = try SnapshotRecord.read(note[...])
        guard record.form == form else { throw .damaged }
        self.record = record
        self.record.layout = String(rest)
    }
}
