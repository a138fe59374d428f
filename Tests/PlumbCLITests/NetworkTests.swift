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
