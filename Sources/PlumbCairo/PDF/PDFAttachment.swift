import Foundation
import PlumbGraphics

/// A file within a PDF file, as the XML of an invoice. Readers list it beside the pages.
public struct PDFAttachment: Sendable {
    /// What the file is to the pages, by the names of ISO 32000-2, 14.13.
    public enum Relationship: String, Sendable {
        /// The pages were made from it.
        case source = "Source"
        /// It has the numbers that the pages show.
        case data = "Data"
        /// It says the same as the pages, in another way.
        case alternative = "Alternative"
        /// It says more.
        case supplement = "Supplement"
        /// Nothing is known.
        case unspecified = "Unspecified"
    }

    /// The file's name, with its ending. Two files of a PDF file have different ones.
    public var name: String
    /// The file's bytes.
    public var data: Data
    /// The kind of file, such as "text/xml".
    public var type: String
    /// What the file is, in words.
    public var description: String?
    /// What the file is to the pages.
    public var relationship: Relationship

    /// A file with its bytes.
    public init(
        name: String, data: Data, type: String = "application/octet-stream", description: String? = nil,
        relationship: Relationship = .unspecified
    ) {
        self.name = name
        self.data = data
        self.type = type
        self.description = description
        self.relationship = relationship
    }
}

extension PDFUpdate {
    /// Adds files. Source: ISO 32000-1, 7.11.
    ///
    /// - Throws: `RenderError` for one without a name, and for two with the same.
    mutating func attach(_ files: [PDFAttachment]) throws {
        guard !files.isEmpty else { return }
        var entries: [(name: String, number: Int)] = []
        for file in files {
            guard !file.name.isEmpty else { throw RenderError("A file in a PDF file has a name.") }
            guard !entries.contains(where: { $0.name == file.name }) else {
                throw RenderError("Two files in a PDF file have the name \(file.name).")
            }
            let packed = try file.data.packed()
            let stream = add(
                "/Type /EmbeddedFile /Subtype \(PDFText.name(file.type)) /Params << /Size \(file.data.count) >> "
                    + "/Filter /FlateDecode", stream: packed)
            let description = file.description.map { " /Desc \(PDFText.string($0))" } ?? ""
            let name = PDFText.string(file.name)
            let number = add(
                "<< /Type /Filespec /F \(name) /UF \(name)\(description) /AFRelationship "
                    + "/\(file.relationship.rawValue) /EF << /F \(stream) 0 R /UF \(stream) 0 R >> >>")
            entries.append((file.name, number))
        }
        // In the order of their names' bytes.
        let names = entries.map { (PDFText.string($0.name), $0.number) }.sorted { $0.0 < $1.0 }
            .map { "\($0.0) \($0.1) 0 R" }.joined(separator: " ")
        let all = entries.map { "\($0.number) 0 R" }.joined(separator: " ")
        catalog += " /Names << /EmbeddedFiles << /Names [ \(names) ] >> >> /AF [ \(all) ]"
    }
}
