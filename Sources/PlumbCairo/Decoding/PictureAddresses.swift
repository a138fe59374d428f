import Foundation
import PlumbGraphics

/// Pictures at addresses: files, data within the address, and, where that is allowed, the network.
///
/// 1. `file:`: a file, and nothing that never ends. 2. `data:`: base 64 or percent encoding; the media type is not
/// looked at. 3. `http:` and `https:`, by libcurl. 4. What was read is a PNG, JPEG or WebP picture, told by its first
/// bytes, of at most 256 MB; what it is decoded to has the limits of all pictures.
public struct PictureAddresses: PictureSource {
    private let allowsNetwork: Bool

    /// Bytes.
    static let mostBytes = 256 << 20

    /// - Parameter allowsNetwork: whether `http` and `https` may be asked.
    public init(allowsNetwork: Bool = false) { self.allowsNetwork = allowsNetwork }

    /// The picture at an address, with `scale` pixels a point; throws where the address can't be read or holds no
    /// picture.
    public func picture(at url: URL, scale: Double) throws -> Bitmap {
        let data = try data(at: url)
        guard data.count <= Self.mostBytes else { throw Self.tooLarge }
        do {
            return try ImageDecoder.decode(data, scale: scale)
        } catch {
            throw PictureFailure(.cannotDecodeContentData, "\(error)".sentenceEnd)
        }
    }

    static let tooLarge = PictureFailure(.dataLengthExceedsMaximum, "it has more than 256 MB")

    private func data(at url: URL) throws -> Data {
        switch url.scheme?.lowercased() {
        case "file": return try file(url)
        case "data": return try inlineData(url)
        case "http", "https":
            guard allowsNetwork else {
                throw PictureFailure(.notConnectedToInternet, "the network is not asked; allow it with --network")
            }
            return try CurlLibrary.shared.get().data(at: url)
        case let scheme?:
            throw PictureFailure(
                .unsupportedURL, "\(scheme): is no address of a picture; use file:, data:, http: or https:")
        case nil: throw PictureFailure(.unsupportedURL, "an address begins with file:, data:, http: or https:")
        }
    }

    // (1)
    private func file(_ url: URL) throws -> Data {
        let path = url.path
        var facts = stat()
        guard stat(path, &facts) == 0 else { throw PictureFailure(.fileDoesNotExist, "there is no such file") }
        let kind = facts.st_mode & S_IFMT
        if kind == S_IFDIR { throw PictureFailure(.fileIsDirectory, "it is a folder") }
        guard kind == S_IFREG else { throw PictureFailure(.cannotOpenFile, "it is no file of a certain length") }
        guard facts.st_size <= Self.mostBytes else { throw Self.tooLarge }
        do {
            return try Data(contentsOf: URL(fileURLWithPath: path))
        } catch {
            throw PictureFailure(.noPermissionsToReadFile, "it can't be read")
        }
    }

    // (2)
    private func inlineData(_ url: URL) throws -> Data {
        let text = url.absoluteString.dropFirst("data:".count)
        guard let comma = text.firstIndex(of: ",") else {
            throw PictureFailure(.badURL, "data: has no comma before its data")
        }
        let head = text[..<comma]
        let body = String(text[text.index(after: comma)...])
        guard head.lowercased().hasSuffix(";base64") else {
            return Self.unescaped(body)
        }
        let letters = body.removingPercentEncoding ?? body
        guard let data = Data(base64Encoded: letters, options: .ignoreUnknownCharacters), !data.isEmpty
        else {
            throw PictureFailure(.cannotDecodeRawData, "its data are not base 64")
        }
        return data
    }

    /// The bytes of a text with percent signs; they need not be letters.
    private static func unescaped(_ text: String) -> Data {
        let bytes = Array(text.utf8)
        var data = Data(capacity: bytes.count)
        var index = 0
        func digit(_ byte: UInt8) -> UInt8? { Character(UnicodeScalar(byte)).hexDigitValue.map { UInt8($0) } }
        while index < bytes.count {
            if bytes[index] == UInt8(ascii: "%"), index + 2 < bytes.count, let high = digit(bytes[index + 1]),
                let low = digit(bytes[index + 2])
            {
                data.append(high << 4 | low)
                index += 3
            } else {
                data.append(bytes[index])
                index += 1
            }
        }
        return data
    }
}

extension String {
    /// A sentence as the end of another: "The file is cut off." as "the file is cut off".
    fileprivate var sentenceEnd: String {
        let text = hasSuffix(".") ? String(dropLast()) : self
        return text.prefix(1).lowercased() + text.dropFirst()
    }
}
