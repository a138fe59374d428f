import Foundation
import PlumbGraphics
import Testing

@testable import PlumbCairo

/// Files, data within addresses, and a server: what is read, and what every wrong address says.
@Suite final class PictureAddressTests {
    /// One pixel, red.
    static let dot = "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR4nGP4z8DwHwAFAAH/iZk9HQAAAABJRU5ErkJggg=="

    private let folder = FileManager.default.temporaryDirectory
        .appendingPathComponent("plumb-addresses-\(UUID().uuidString)")

    init() throws {
        try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
        try #require(Data(base64Encoded: Self.dot)).write(to: folder.appendingPathComponent("a dot.png"))
        try Data("no picture".utf8).write(to: folder.appendingPathComponent("words.png"))
        try Data(#"<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>"#.utf8)
            .write(to: folder.appendingPathComponent("a.svg"))
        mkfifo(folder.appendingPathComponent("pipe").path, 0o600)
        let large = folder.appendingPathComponent("large.png")
        try Data().write(to: large)
        let handle = try FileHandle(forWritingTo: large)
        try handle.truncate(atOffset: UInt64(PictureAddresses.mostBytes) + 1)
        try handle.close()
    }

    deinit { try? FileManager.default.removeItem(at: folder) }

    /// "1 × 1", or the sentence's end.
    private func outcome(_ url: URL, _ addresses: PictureAddresses = PictureAddresses()) -> String {
        do {
            let bitmap = try addresses.picture(at: url, scale: 2)
            return "\(bitmap.width) × \(bitmap.height) at \(bitmap.scale)"
        } catch let failure as PictureFailure {
            return failure.reason
        } catch {
            return "another error: \(error)"
        }
    }

    nonisolated static let files: [(String, String)] = [
        ("a dot.png", "1 × 1 at 2.0"), ("nowhere.png", "there is no such file"),
        ("", "it is a folder"), ("pipe", "it is no file of a certain length"), ("large.png", "it has more than 256 MB"),
        ("words.png", "the file is neither a PNG nor a JPEG nor a WebP picture"),
        ("a.svg", "the file is neither a PNG nor a JPEG nor a WebP picture"),
    ]

    @Test(arguments: files)
    func aFile(name: String, expected: String) {
        #expect(outcome(folder.appendingPathComponent(name)) == expected)
    }

    nonisolated static let addresses: [(String, String)] = [
        ("file:///dev/zero", "it is no file of a certain length"),
        ("data:image/png;base64,\(dot)", "1 × 1 at 2.0"),
        ("data:;base64,\(dot.replacingOccurrences(of: "+", with: "%2B"))", "1 × 1 at 2.0"),
        ("data:image/png;base64,!!!", "its data are not base 64"),
        ("data:image/png;base64,bm9uZQ==", "the file is neither a PNG nor a JPEG nor a WebP picture"),
        ("data:image/png;base64,abc", "its data are not base 64"),
        ("data:image/png;base64", "data: has no comma before its data"),
        ("data:,hello%20there%2", "the file is neither a PNG nor a JPEG nor a WebP picture"),
        ("https://example.com/a.png", "the network is not asked; allow it with --network"),
        ("ftp://example.com/a.png", "ftp: is no address of a picture; use file:, data:, http: or https:"),
        ("picture.png", "an address begins with file:, data:, http: or https:"),
    ]

    @Test(arguments: addresses)
    func anAddress(text: String, expected: String) throws {
        #expect(outcome(try #require(URL(string: text))) == expected)
    }

    /// Bytes with percent signs need not be letters.
    @Test func percentSignsAreBytes() throws {
        let bytes = try #require(Data(base64Encoded: Self.dot))
        let text = bytes.map { String(format: "%%%02X", $0) }.joined()
        #expect(outcome(try #require(URL(string: "data:image/png,\(text)"))) == "1 × 1 at 2.0")
    }

    nonisolated static let answers: [(String, String)] = [
        ("/dot.png", "1 × 1 at 2.0"), ("/moved.png", "1 × 1 at 2.0"),
        ("/nowhere.png", "the server answers with status 404"), ("/loop", "the server sends on and on"),
        ("/file", "the connection fails (libcurl's error 1)"),
        ("/words", "the file is neither a PNG nor a JPEG nor a WebP picture"),
    ]

    @Test(arguments: answers)
    func aServer(path: String, expected: String) throws {
        let server = try #require(PictureServer())
        let url = try #require(URL(string: "http://127.0.0.1:\(server.port)\(path)"))
        #expect(outcome(url, PictureAddresses(allowsNetwork: true)) == expected)
    }

    @Test func nobodyAnswers() throws {
        let port = try #require(PictureServer()).port
        let url = try #require(URL(string: "http://127.0.0.1:\(port)/dot.png"))
        #expect(outcome(url, PictureAddresses(allowsNetwork: true)) == "the server does not answer")
    }
}

/// A server on this machine, until it goes.
private final class PictureServer: Sendable {
    let port: Int
    private let socket: Int32

    init?() {
        let socket = Glibc.socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        guard socket >= 0 else { return nil }
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(socket, $0, length) == 0 && listen(socket, 8) == 0 && getsockname(socket, $0, &length) == 0
            }
        }
        guard isBound else {
            close(socket)
            return nil
        }
        self.socket = socket
        port = Int(UInt16(bigEndian: address.sin_port))
        let thread = Thread {
            while true {
                let client = accept(socket, nil, nil)
                guard client >= 0 else { return }
                Self.answer(client)
                close(client)
            }
        }
        thread.start()
    }

    deinit {
        shutdown(socket, Int32(SHUT_RDWR))
        close(socket)
    }

    private static func answer(_ client: Int32) {
        var bytes = [UInt8](repeating: 0, count: 4096)
        let count = recv(client, &bytes, bytes.count, 0)
        let path = String(decoding: bytes.prefix(max(0, count)), as: UTF8.self).split(separator: " ").dropFirst().first
        let dot = Data(base64Encoded: PictureAddressTests.dot) ?? Data()
        func send(_ head: String, _ body: Data = Data()) {
            let all = Data("HTTP/1.1 \(head)\r\nContent-Length: \(body.count)\r\nConnection: close\r\n\r\n".utf8) + body
            all.withUnsafeBytes { _ = Glibc.send(client, $0.baseAddress, $0.count, Int32(MSG_NOSIGNAL)) }
        }
        switch path {
        case "/dot.png": send("200 OK", dot)
        case "/words": send("200 OK", Data("words".utf8))
        case "/moved.png": send("302 Found\r\nLocation: /dot.png")
        case "/loop": send("302 Found\r\nLocation: /loop")
        case "/file": send("302 Found\r\nLocation: file:///etc/hostname")
        default: send("404 Not Found")
        }
    }
}
