import Foundation
import PlumbCairo
import PlumbSVG
import PlumbUI

/// A card, an invoice and a report, stage by stage: `plumb-bench pictures [--json] [--runs N]`.
///
/// Each run makes them anew, from View values to a file's bytes, in one world whose fonts are known: what a server does
/// that has drawn before. Each picture has other texts than those before it.
@MainActor
struct Pictures {
    enum Stage: String, CaseIterable { case update, layout, list, raster, encode }

    /// A picture in a format.
    private struct Kind {
        let name: String
        /// How many of the runs draw it: one of so many.
        var each = 1
        let draw:
            @MainActor (_ number: Int, _ host: World, _ world: World) throws -> (times: [Stage: Double], bytes: Int)

        init(_ name: String, _ view: @escaping @MainActor (Int) -> some View, _ format: Format) {
            self.name = name
            draw = { number, host, _ in try measure(view(number), host, as: format) }
        }

        /// A document of pages, drawn and written at one go.
        init(document name: String, each: Int, _ view: @escaping @MainActor (Int) -> some View) {
            self.name = name
            self.each = each
            draw = { number, _, world in
                let start = ContinuousClock.now
                let file = try ImageRenderer(content: view(number), in: world)
                    .pdfData(on: .a4.margins(top: 40, leading: 40, bottom: 40, trailing: 40), title: "Report")
                return ([.encode: (ContinuousClock.now - start) / .milliseconds(1)], file.count)
            }
        }
    }

    private enum Format { case png, svg, pdf, taggedPDF }

    private static let kinds = [
        Kind("R1 PNG", { CardPicture(number: $0) }, .png), Kind("R1 SVG", { CardPicture(number: $0) }, .svg),
        Kind("R1 PDF", { CardPicture(number: $0) }, .pdf),
        Kind("R1 PDF tagged", { CardPicture(number: $0) }, .taggedPDF),
        Kind("R2 PNG", { InvoicePicture(number: $0) }, .png), Kind("R2 PDF", { InvoicePicture(number: $0) }, .pdf),
        Kind("R2 PDF tagged", { InvoicePicture(number: $0) }, .taggedPDF),
        Kind(document: "R3 PDF tagged", each: 5, { ReportPicture(number: $0) }),
    ]

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
        var results = kinds.map { Result(name: $0.name) }
        let world = try World(fonts: [], assets: [], date: World.pinnedDate)
        var through: [Double] = []
        var number = 117
        for run in -10..<runs {
            for (index, kind) in kinds.enumerated() where run % kind.each == 0 {
                number += 1
                let (times, bytes) = try kind.draw(number, configuration, world)
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

    /// One picture. SVG and PDF are drawn and written at one go: all of it counts as `encode`.
    private static func measure(
        _ view: some View, _ configuration: World, as format: Format
    ) throws -> (times: [Stage: Double], bytes: Int) {
        var times: [Stage: Double] = [:]
        func timed<T>(_ stage: Stage, _ body: () throws -> T) rethrows -> T {
            let start = ContinuousClock.now
            defer { times[stage] = (ContinuousClock.now - start) / .milliseconds(1) }
            return try body()
        }
        let host = timed(.update) { ViewHost(view, in: configuration) }
        timed(.layout) { host.update() }
        let list = timed(.list) { host.displayList(withMeaning: format == .svg || format == .taggedPDF) }
        switch format {
        case .png: break
        case .svg:
            let file = try timed(.encode) { try SVGRenderer.ofPictures(.text).render(list) }
            return (times, file.count)
        case .pdf, .taggedPDF:
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
        let head = "Milliseconds, the median of \(runs) runs; SVG and PDF are drawn while they are written."
        return
            ([head]
            + results.map { result in
                let stages = result.stages.map { String(format: "%@ %.2f", $0.0, $0.1) }.joined(separator: "  ")
                return "\(result.name)  \(result.bytes) bytes  \(stages)"
            } + [String(format: "R1 PNG through ImageRenderer: %.3f of the time", ratio)]).joined(separator: "\n")
    }
}
