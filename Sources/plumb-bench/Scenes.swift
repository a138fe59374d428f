import Foundation
import PlumbCairo
import PlumbUI

/// Scenes from View values to a PNG file's bytes, in milliseconds of processor time:
/// `plumb-bench scenes [--json] [--runs N] [--pictures FOLDER] [NAME …]`.
@MainActor
struct Scenes {
    private struct Result {
        let name: String
        /// The first picture of the process, with its packing.
        let first: Double
        /// From views to pixels, and to the file.
        let raster: Double
        let total: Double
        let bytes: Int
    }

    static func run(_ names: [String], runs: Int, pictures: String?, isJSON: Bool) throws {
        if let unknown = names.first(where: { name in !SceneViews.all.contains { $0.name == name } }) {
            throw RenderError("there is no scene \(unknown)")
        }
        var results: [Result] = []
        for scene in SceneViews.all where names.isEmpty || names.contains(scene.name) {
            results.append(try measure(scene.name, runs: runs, pictures: pictures, scene.view))
        }
        print(isJSON ? json(results) : table(results, runs: runs))
    }

    private static func measure(
        _ name: String, runs: Int, pictures: String?, _ view: (Int) -> AnyView
    ) throws -> Result {
        let isScreen = name == "feed"
        var world = World(
            proposal: isScreen ? ProposedViewSize(width: 393, height: 852) : .unspecified,
            displayScale: isScreen ? 3 : 1)
        if name == "image" { world.assets = LargePicture() }
        world.isScreen = isScreen
        var (rasters, totals) = ([Double](), [Double]())
        var file = Data()
        for run in 0...max(runs, 1) {
            let start = processorTime
            if run == 0 { world.textEngine = try PangoTextEngine() }
            let host = ViewHost(view(run), in: world)
            host.update()
            let list = host.displayList()
            let renderer = CairoRenderer()
            var drawn = start
            file = try renderer.render(list, scale: isScreen ? 3 : 1) { drawn = processorTime }
            rasters.append(drawn - start)
            totals.append(processorTime - start)
        }
        if let pictures { try file.write(to: URL(fileURLWithPath: "\(pictures)/plumb-\(name).png")) }
        func median(_ times: [Double]) -> Double { times.dropFirst().sorted()[(times.count - 1) / 2] }
        return Result(
            name: name, first: totals[0], raster: median(rasters), total: median(totals), bytes: file.count)
    }

    private static func json(_ results: [Result]) -> String {
        let entries = results.map {
            String(
                format: "  \"%@\": {\"first\": %.3f, \"raster\": %.3f, \"total\": %.3f, \"bytes\": %d}", $0.name,
                $0.first, $0.raster, $0.total, $0.bytes)
        }
        return "{\n" + entries.joined(separator: ",\n") + "\n}"
    }

    private static func table(_ results: [Result], runs: Int) -> String {
        (["Milliseconds of processor time, the median of \(runs) runs; one thread packs."]
            + results.map {
                $0.name.padding(toLength: 12, withPad: " ", startingAt: 0)
                    + String(
                        format: "first %8.1f  raster %8.1f  total %8.1f  %9d bytes", $0.first, $0.raster, $0.total,
                        $0.bytes)
            }).joined(separator: "\n")
    }
}
