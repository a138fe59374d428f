import Foundation
import PlumbCairo
import PlumbUI

/// Two pictures, stage by stage: `plumb-bench pictures [--json] [--runs N]`.
///
/// Each run makes both anew, from View values to a file's bytes, in one world whose fonts are known: what a server does
/// that has drawn before. Each picture has other texts than those before it.
@MainActor
struct Pictures {
    enum Stage: String, CaseIterable { case update, layout, list, raster, encode }

    /// What one picture takes in one format: milliseconds for each stage and run, and the file's length.
    private struct Result {
        let name: String
        var times: [Stage: [Double]] = [:]
        var totals: [Double] = []
        var bytes = 0

        mutating func add(_ run: [Stage: Double], bytes: Int) {
            for (stage, time) in run { times[stage, default: []].append(time) }
            totals.append(run.values.reduce(0, +))
            self.bytes = bytes
        }

        var stages: [(String, Double)] {
            Stage.allCases.compactMap { stage in times[stage].map { (stage.rawValue, Self.median($0)) } }
                + [("total", Self.median(totals))]
        }

        private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }
    }

    /// - Parameter runs: how many are timed; ten before them fill caches and bring the processor up to speed, as a
    ///   server that runs has it.
    static func run(runs: Int, isJSON: Bool) throws {
        var configuration = World(proposal: .unspecified, displayScale: 1)
        configuration.textEngine = try PangoTextEngine()
        var results = ["R1 PNG", "R1 PDF", "R2 PNG", "R2 PDF"].map { Result(name: $0) }
        let world = try World(fonts: [], assets: [], date: World.pinnedDate)
        var through: [Double] = []
        var number = 117
        for run in -10..<runs {
            for index in results.indices {
                number += 1
                let isPDF = index % 2 == 1
                let (times, bytes) =
                    index < 2
                    ? try measure(CardPicture(number: number), configuration, isPDF: isPDF)
                    : try measure(InvoicePicture(number: number), configuration, isPDF: isPDF)
                if run >= 0 { results[index].add(times, bytes: bytes) }
                guard index == 0 else { continue }
                let time = try measureRenderer(CardPicture(number: number), in: world)
                if run >= 0 { through.append(time / times.values.reduce(0, +)) }
            }
        }
        let ratio = through.sorted()[through.count / 2]
        print(isJSON ? json(results, ratio) : table(results, runs: runs, ratio))
    }

    /// Milliseconds for the same picture by an `ImageRenderer` in a world that is there already.
    private static func measureRenderer(_ view: some View, in world: World) throws -> Double {
        let start = ContinuousClock.now
        let renderer = ImageRenderer(content: view, in: world)
        renderer.scale = 1
        let page = try renderer.page()
        _ = try CairoRenderer().render(page.displayList, scale: page.scale)
        return (ContinuousClock.now - start) / .milliseconds(1)
    }

    /// One picture. A PDF is drawn and written at one go: all of it counts as `encode`.
    private static func measure(
        _ view: some View, _ configuration: World, isPDF: Bool
    ) throws -> (times: [Stage: Double], bytes: Int) {
        var times: [Stage: Double] = [:]
        func timed<T>(_ stage: Stage, _ body: () throws -> T) rethrows -> T {
            let start = ContinuousClock.now
            defer { times[stage] = (ContinuousClock.now - start) / .milliseconds(1) }
            return try body()
        }
        let host = timed(.update) { ViewHost(view, in: configuration) }
        timed(.layout) { host.update() }
        let list = timed(.list) { host.displayList() }
        if isPDF {
            let file = try timed(.encode) { try PDFRenderer().render(list) }
            return (times, file.count)
        }
        // The pixels are encoded where they were drawn, as a server's are.
        var drawn = ContinuousClock.now
        let start = drawn
        let file = try CairoRenderer().render(list, scale: 1) { drawn = .now }
        times[.encode] = (ContinuousClock.now - drawn) / .milliseconds(1)
        times[.raster] = (drawn - start) / .milliseconds(1)
        return (times, file.count)
    }

    private static func json(_ results: [Result], _ ratio: Double) -> String {
        var entries = results.map { result in
            let stages = result.stages.map { String(format: "\"%@\": %.3f", $0.0, $0.1) }.joined(separator: ", ")
            return "  \"\(result.name)\": {\"bytes\": \(result.bytes), \(stages)}"
        }
        entries.append(String(format: "  \"ImageRenderer\": %.3f", ratio))
        return "{\n" + entries.joined(separator: ",\n") + "\n}"
    }

    private static func table(_ results: [Result], runs: Int, _ ratio: Double) -> String {
        let head = "Milliseconds, the median of \(runs) runs; a PDF is drawn while it is written."
        return
            ([head]
            + results.map { result in
                let stages = result.stages.map { String(format: "%@ %.2f", $0.0, $0.1) }.joined(separator: "  ")
                return "\(result.name)  \(result.bytes) bytes  \(stages)"
            } + [String(format: "R1 PNG through ImageRenderer: %.3f of the time", ratio)]).joined(separator: "\n")
    }
}
