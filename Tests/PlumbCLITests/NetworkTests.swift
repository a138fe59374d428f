import Foundation
import Testing

/// `URLSession` is there for files that name it, is loaded by them alone, and asks nobody without `--network`.
struct NetworkTests {
    private static let request = """
        struct A: View {
            @State private var word = "waiting"
            var body: some View {
                Color.red.frame(width: word == "offline" ? 10 : word == "refused" ? 20 : 30, height: 10)
                    .task {
                        do {
                            _ = try await SESSION.data(from: URL(string: "http://127.0.0.1:1/x")!)
                            word = "loaded"
                        } catch let error as URLError {
                            let isTold =
                                error.localizedDescription == "The Internet connection appears to be offline."
                            let isOffline = error.code == .notConnectedToInternet
                            word = isOffline ? isTold ? "offline" : "untold" : "refused"
                        } catch { word = "other" }
                    }
            }
        }
        """

    @Test(arguments: [
        "URLSession.shared", "URLSession(configuration: .default)", "URLSession(configuration: .ephemeral)",
        "URLSession(configuration: URLSessionConfiguration.default, delegate: nil, delegateQueue: nil)",
    ])
    func nothingIsAskedWithoutTheOption(_ session: String) throws {
        let views = Self.request.replacingOccurrences(of: "SESSION", with: session)
        let run = try ScratchFolder().plumb("layout", views, ["--size", "fit", "--json"])
        #expect(run.status == 0)
        #expect(run.output.contains("[10, 10]"), "\(run.output)\(run.errors)")
        #expect(
            run.errorLines == [
                "warning: http://127.0.0.1:1/x is not asked: the views are offline; give them the network with --network"
            ])
    }

    /// A configuration that is made from nothing has none of ours: its requests end all the same, and say so.
    @Test func aConfigurationOfItsOwnAsksNobody() throws {
        let server = try Listener()
        let session = "URLSession(configuration: URLSessionConfiguration())"
        let views = Self.request.replacingOccurrences(of: "SESSION", with: session)
            .replacingOccurrences(of: "127.0.0.1:1/", with: "127.0.0.1:\(server.port)/")
        let run = try ScratchFolder().plumb("layout", views, ["--size", "fit", "--json"])
        #expect(run.output.contains("[10, 10]"), "\(run.output)\(run.errors)")
        #expect(run.errorLines.count == 1 && run.errors.contains("/x is not asked: the views are offline"))
        #expect(!server.hasGuest)
    }

    /// What is read from an address at once: nobody is asked, and it throws. With the option somebody is. Files are
    /// read as ever.
    @Test(arguments: [
        "Data(contentsOf: URL(string: \"ADDRESS\")!)", "String(contentsOf: URL(string: \"ADDRESS\")!, encoding: .utf8)",
        "String(contentsOf: URL(string: \"ADDRESS\")!)", "NSData(contentsOf: URL(string: \"ADDRESS\")!, options: [])",
    ])
    func addressesAreNotRead(_ read: String) throws {
        let server = try Listener()
        func run(_ address: String, _ options: [String]) throws -> PlumbRun {
            try ScratchFolder().plumb(
                "layout",
                """
                let isRead = (try? \(read.replacingOccurrences(of: "ADDRESS", with: address))) != nil
                struct A: View { var body: some View { Color.red.frame(width: isRead ? 20 : 10, height: 10) } }
                """, ["--size", "fit", "--json"] + options)
        }
        let offline = try run("http://127.0.0.1:\(server.port)/x", [])
        #expect(offline.output.contains("[10, 10]"), "\(offline.output)\(offline.errors)")
        #expect(!server.hasGuest)
        if !read.hasPrefix("NSData") {
            #expect(offline.errorLines.count == 1 && offline.errors.contains("/x is not asked: the views are offline"))
        }
        let file = try run("file:///etc/hostname", [])
        #expect(file.output.contains("[20, 10]") && file.errors.isEmpty, "\(file.output)\(file.errors)")
        let online = try run("http://127.0.0.1:1/x", ["--network"])
        #expect(online.output.contains("[10, 10]") && online.errors.isEmpty, "\(online.output)\(online.errors)")
    }

    /// Who is sure of an answer that can't come is told what to do, whichever way the address was made.
    @Test(arguments: [
        "try! Data(contentsOf: URL(string: \"https://example.com/x\")!).count",
        "try! Data(contentsOf: .init(string: \"https://example.com/x\")!).count",
        "try! String(contentsOf: URL(string: \"https://example.com/x\")!, encoding: .utf8).count",
    ])
    func tryingHardEndsInASentence(_ read: String) throws {
        let run = try ScratchFolder().plumb(
            "layout", "struct A: View { var body: some View { Text(\"\\(\(read))\") } }", ["--json"])
        #expect(run.status == 1)
        #expect(
            run.errorLines.first
                == "warning: https://example.com/x is not asked: the views are offline; give them the network with --network"
        )
        #expect(
            run.sentence
                == "plumb: A in Views.swift trapped after a request that was not sent; give the views the network with "
                + "--network, or catch the error")
    }

    /// Handlers are called, and the picture waits for them: the answer takes half a second.
    @Test(arguments: [
        "dataTask(with: url)", "dataTask(with: URLRequest(url: url))", "downloadTask(with: url)",
        "uploadTask(with: post, from: Data([1, 2, 3]))",
    ])
    func picturesWaitForHandlers(_ task: String) throws {
        let views = """
            struct A: View {
                @State private var width = 5.0
                let url = URL(string: "http://127.0.0.1:1/x")!
                var post: URLRequest {
                    var request = URLRequest(url: url)
                    request.httpMethod = "POST"
                    return request
                }
                var body: some View {
                    Color.red.frame(width: width, height: 10)
                        .onAppear {
                            URLSession.shared.\(task) { _, _, error in
                                let code = (error as? URLError)?.code
                                DispatchQueue.main.async { width = code == nil ? 20 : code == .notConnectedToInternet ? 10 : 30 }
                            }.resume()
                        }
                }
            }
            """
        for (options, width) in [([], 10), (["--network"], 20)] {
            let server = try Listener()
            server.answer(after: 0.5)
            let views = views.replacingOccurrences(of: "127.0.0.1:1/", with: "127.0.0.1:\(server.port)/")
            let run = try ScratchFolder().plumb("layout", views, ["--size", "fit", "--json"] + options)
            #expect(run.output.contains("[\(width), 10]"), "\(run.output)\(run.errors)")
            #expect(run.errorLines.count == (options.isEmpty ? 1 : 0), "\(run.errors)")
        }
    }

    /// Tasks that are cancelled hear of it once, and with those that are never begun hold nobody up.
    @Test(arguments: [[], ["--network"]]) func tasksThatEndOtherwise(_ options: [String]) throws {
        let run = try ScratchFolder().plumb(
            "layout",
            """
            struct A: View {
                @State private var count = 0.0
                let url = URL(string: "http://127.0.0.1:1/x")!
                var body: some View {
                    Color.red.frame(width: count, height: 10)
                        .onAppear {
                            for i in 0..<40 {
                                let task = URLSession.shared.dataTask(with: url) { _, _, _ in
                                    DispatchQueue.main.async { count += 1 }
                                }
                                if i % 4 > 1 { task.resume() }
                                if i % 2 > 0 { task.cancel() }
                                if i % 8 == 1 { task.resume() }
                            }
                        }
                }
            }
            """, ["--size", "fit", "--json", "--timeout", "60"] + options)
        // All but those that were neither begun nor cancelled.
        #expect(run.status == 0 && run.output.contains("[30, 10]"), "\(run.output)\(run.errors)")
    }

    /// Protocols that the library's classes conform to, and classes in their place, are as in tests everywhere.
    @Test(arguments: [
        """
        protocol Loader { func dataTask(with url: URL, completionHandler: @escaping @Sendable (Data?, URLResponse?, Error?) -> Void) -> URLSessionDataTask }
        extension URLSession: Loader {}
        func start(_ loader: any Loader, _ done: @escaping @Sendable () -> Void) { loader.dataTask(with: url) { _, _, _ in done() }.resume() }
        """,
        """
        protocol Loader { func load(_ request: URLRequest, _ done: @escaping @Sendable () -> Void) }
        extension URLSession: Loader {
            func load(_ request: URLRequest, _ done: @escaping @Sendable () -> Void) { dataTask(with: request) { _, _, _ in done() }.resume() }
        }
        func start(_ loader: any Loader, _ done: @escaping @Sendable () -> Void) { loader.load(URLRequest(url: url), done) }
        """,
        """
        class Task0: URLSessionDataTask, @unchecked Sendable { var done: () -> Void = {}; override func resume() { done() } }
        class Session0: URLSession, @unchecked Sendable {}
        func start(_ session: URLSession, _ done: @escaping @Sendable () -> Void) {
            session.dataTask(with: url) { _, _, _ in done() }.resume()
        }
        """,
    ])
    func standInsCompile(_ declarations: String) throws {
        let run = try ScratchFolder().plumb(
            "layout",
            """
            let url = URL(string: "http://127.0.0.1:1/x")!
            \(declarations)
            struct A: View {
                @State private var width = 5.0
                var body: some View {
                    Color.red.frame(width: width, height: 10)
                        .onAppear { start(URLSession.shared) { DispatchQueue.main.async { width = 10 } } }
                }
            }
            """, ["--size", "fit", "--json", "--at", "1"])
        #expect(run.output.contains("[10, 10]"), "\(run.output)\(run.errors)")
    }

    @Test func theOptionAsks() throws {
        let views = Self.request.replacingOccurrences(of: "SESSION", with: "URLSession.shared")
        // Nobody listens at that port. Work that takes more than five seconds is in a later frame: on a machine that
        // does much else, one try may not do.
        var run = try ScratchFolder().plumb("layout", views, ["--size", "fit", "--json", "--network"])
        for _ in 0..<3 where run.output.contains("[30, 10]") {
            run = try ScratchFolder().plumb("layout", views, ["--size", "fit", "--json", "--network"])
        }
        #expect(run.output.contains("[20, 10]"), "\(run.output)\(run.errors)")
        #expect(run.errors.isEmpty)
    }

    /// The picture waits for what was asked for, at any time, and ends when it is there.
    @Test(arguments: ["0.1", "1"]) func aPictureAtATimeEnds(_ time: String) throws {
        let folder = try ScratchFolder()
        let views = Self.request.replacingOccurrences(of: "SESSION", with: "URLSession.shared")
        try folder.write("import SwiftUI\n" + views, to: "Views.swift")
        for _ in 0..<8 {
            let run = try PlumbRun(
                ["layout", "Views.swift", "--size", "fit", "--json", "--network", "--at", time], in: folder.url)
            #expect(run.output.contains("[20, 10]") && run.errors.isEmpty, "\(run.output)\(run.errors)")
        }
    }

    /// A request that is cancelled while its answer comes holds nobody up.
    @Test(arguments: [[], ["--network"]]) func cancelledRequestsEnd(_ options: [String]) throws {
        let run = try ScratchFolder().plumb(
            "layout",
            """
            struct A: View {
                @State private var done = 0
                var body: some View {
                    Color.red.frame(width: CGFloat(done), height: 10)
                        .task {
                            for i in 0..<40 {
                                let request = Task { try await URLSession.shared.data(from: URL(string: "http://127.0.0.1:1/x")!) }
                                for _ in 0..<i % 12 { await Task.yield() }
                                request.cancel()
                                if (try? await request.value) == nil { done += 1 }
                            }
                        }
                }
            }
            """, ["--size", "fit", "--json"] + options)
        #expect(run.output.contains("[40, 10]"), "\(run.output)\(run.errors)")
    }

    /// Files, folders and packages alike: the module that names it has it, and nobody else's does.
    @Test func modulesOfAPackageHaveIt() throws {
        let loader = """
            import Foundation
            public func load() async -> String {
                do { return try await String(decoding: URLSession.shared.data(from: URL(string: "http://127.0.0.1:1/x")!).0, as: UTF8.self) }
                catch { return (error as? URLError)?.code == .notConnectedToInternet ? "offline" : "other" }
            }
            """
        let view = """
            import SwiftUI
            IMPORT
            struct Root: View {
                @State private var word = ""
                var body: some View {
                    Color.red.frame(width: word == "offline" ? 10 : 20, height: 10).task { word = await load() }
                }
            }
            """
        let package = """
            // swift-tools-version: 6.0
            import PackageDescription
            let package = Package(name: "Demo", targets: [.target(name: "Demo", dependencies: ["Loader"]), .target(name: "Loader")])
            """
        let folders = [
            ["Views/Root.swift": view.replacingOccurrences(of: "IMPORT", with: ""), "Load.swift": loader],
            [
                "Sources/Demo/Root.swift": view.replacingOccurrences(of: "IMPORT", with: "import Loader"),
                "Sources/Loader/Load.swift": loader, "Package.swift": package,
            ],
        ]
        for files in folders {
            let folder = try ScratchFolder()
            for (name, text) in files { try folder.write(text, to: name) }
            let run = try PlumbRun(["layout", ".", "--view", "Root", "--size", "fit", "--json"], in: folder.url)
            #expect(run.output.contains("[10, 10]"), "\(run.output)\(run.errors)")
            #expect(run.errorLines.count == 1 && run.errors.contains("is not asked"), "\(run.errors)")
        }
    }

    /// Functions that files write for systems that have none stay theirs.
    @Test func onesOwnFunctionsStay() throws {
        let run = try ScratchFolder().plumb(
            "layout",
            """
            extension URLSession {
                func data(from url: URL) async throws -> (Data, URLResponse) { throw URLError(.cancelled) }
                func data(for request: URLRequest, delegate: (any URLSessionTaskDelegate)? = nil) async throws
                    -> (Data, URLResponse)
                { throw URLError(.badURL) }
            }
            struct A: View {
                @State private var word = ""
                var body: some View {
                    Color.red.frame(width: word == "-999 -1000" ? 10 : 20, height: 10)
                        .task {
                            let url = URL(string: "http://127.0.0.1:1/x")!
                            do { _ = try await URLSession.shared.data(from: url) } catch { word = "\\((error as? URLError)?.errorCode ?? 0)" }
                            do { _ = try await URLSession.shared.data(for: URLRequest(url: url)) } catch {
                                word += " \\((error as? URLError)?.errorCode ?? 0)"
                            }
                        }
                }
            }
            """, ["--size", "fit", "--json"])
        #expect(run.output.contains("[10, 10]"), "\(run.output)\(run.errors)")
    }

    @Test(arguments: [
        ("URLSession.shared.sessionDescription ?? \"\"", true), ("URL(fileURLWithPath: \"/\").path", false),
    ])
    func othersDoNotLoadIt(_ expression: String, _ isLoaded: Bool) throws {
        let run = try ScratchFolder().plumb(
            "layout",
            """
            let text = \(expression)
            let maps = (try? String(contentsOfFile: "/proc/self/maps", encoding: .utf8)) ?? ""
            struct A: View {
                var body: some View {
                    Color.red.frame(width: text.isEmpty || maps.contains("libFoundationNetworking") ? 10 : 20, height: 10)
                }
            }
            """, ["--size", "fit", "--json"])
        #expect(run.output.contains("[\(isLoaded ? 10 : 20), 10]"), "\(run.output)\(run.errors)")
    }
}

/// A port of this machine that knows whether somebody came.
private final class Listener: Sendable {
    let port: Int
    private let descriptor: Int32

    init() throws {
        descriptor = socket(AF_INET, Int32(SOCK_STREAM.rawValue), 0)
        var address = sockaddr_in()
        address.sin_family = sa_family_t(AF_INET)
        address.sin_addr.s_addr = UInt32(0x7F00_0001).bigEndian
        var length = socklen_t(MemoryLayout<sockaddr_in>.size)
        let descriptor = descriptor
        let isBound = withUnsafeMutablePointer(to: &address) { pointer in
            pointer.withMemoryRebound(to: sockaddr.self, capacity: 1) {
                bind(descriptor, $0, length) == 0 && listen(descriptor, 8) == 0
                    && getsockname(descriptor, $0, &length) == 0
            }
        }
        try #require(isBound)
        port = Int(UInt16(bigEndian: address.sin_port))
    }

    var hasGuest: Bool {
        var place = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
        return poll(&place, 1, 0) > 0
    }

    /// Says "ok" to the first who comes.
    func answer(after seconds: Double) {
        Thread.detachNewThread { [self] in
            var place = pollfd(fd: descriptor, events: Int16(POLLIN), revents: 0)
            guard poll(&place, 1, 20_000) > 0 else { return }
            let guest = accept(descriptor, nil, nil)
            var words = [UInt8](repeating: 0, count: 4096)
            _ = recv(guest, &words, words.count, 0)
            Thread.sleep(forTimeInterval: seconds)
            let answer = Array("HTTP/1.1 200 OK\r\nContent-Length: 2\r\nConnection: close\r\n\r\nok".utf8)
            _ = send(guest, answer, answer.count, Int32(MSG_NOSIGNAL))
            close(guest)
        }
    }

    deinit { close(descriptor) }
}
