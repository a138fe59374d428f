import Foundation
import PlumbGraphics

/// The pixels of a picture's file, whatever it is written as.
package enum PictureFile {
    /// - Parameters:
    ///   - type: the ending of the file's name.
    ///   - scale: pixels to a point; SVG and PDF files are drawn so, and others say so.
    /// - Throws: `ImageError` where the file can't be read.
    package static func pixels(of data: Data, type: String, scale: Double) throws -> Bitmap {
        guard VectorFile.types.contains(type.lowercased()) else {
            return try ImageDecoder.decode(data, scale: scale)
        }
        let file = try VectorFile(data, type: type) { _ in }
        guard let pixels = file.bitmap(filling: file.size, scale: scale) else {
            throw ImageError("The \(type.uppercased()) file can't be drawn.")
        }
        return pixels
    }
}

/// Text within a PNG file, in a chunk that viewers leave alone.
package enum PNGText {
    /// The file with a text under a keyword: before its end, uncompressed UTF-8 (iTXt). Other data stays as it is.
    package static func adding(_ text: String, _ keyword: String, to data: Data) -> Data {
        guard data.starts(with: PNGFile.signature), data.count > 20 else { return data }
        var chunk = PNGFile(Data())
        chunk.add("iTXt", Array(head(keyword)) + Array(text.utf8))
        return data.dropLast(12) + chunk.data + data.suffix(12)
    }

    /// The text under a keyword; nil where there is none, or the file is damaged.
    package static func text(_ keyword: String, in data: Data) -> String? {
        chunk(keyword, in: data).flatMap {
            String(data: data[$0].dropFirst(8 + head(keyword).count).dropLast(4), encoding: .utf8)
        }
    }

    /// The file without the text under a keyword.
    package static func removing(_ keyword: String, from data: Data) -> Data {
        chunk(keyword, in: data).map { data[..<$0.lowerBound] + data[$0.upperBound...] } ?? data
    }

    private static func head(_ keyword: String) -> Data { Data(keyword.utf8) + [0, 0, 0, 0, 0] }

    /// The bytes of the chunk, with its length and checksum.
    private static func chunk(_ keyword: String, in data: Data) -> Range<Int>? {
        guard data.starts(with: PNGFile.signature) else { return nil }
        var place = data.startIndex + PNGFile.signature.count
        while data.endIndex - place >= 12 {
            let length = data[place..<place + 4].reduce(0) { $0 << 8 | Int($1) }
            guard length <= data.endIndex - place - 12 else { return nil }
            let content = data[place + 8..<place + 8 + length]
            if data[place + 4..<place + 8].elementsEqual("iTXt".utf8), content.starts(with: head(keyword)) {
                return place..<place + 12 + length
            }
            place += 12 + length
        }
        return nil
    }
}
