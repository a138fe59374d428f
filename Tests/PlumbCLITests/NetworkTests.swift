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
                            word = error.code == .notConnectedToInternet ? "offline" : "refused"
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

    @Test func theOptionAsks() throws {
        let views = Self.request.replacingOccurrences(of: "SESSION", with: "URLSession.shared")
        // Nobody listens at that port.
        // Work that takes more than five seconds is in a later frame: on a machine that does much else, one try may not do.
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
