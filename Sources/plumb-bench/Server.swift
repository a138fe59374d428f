import Foundation
import PlumbCairo
import PlumbUI

/// What a server does: a picture for each request, and the memory that is left when it has been sent.
@MainActor
struct Server {
    /// A card with text, shadows, a gradient and symbols, of 320 × 180 points.
    private struct Card: View {
        let number: Int

        var body: some View {
            VStack(alignment: .leading, spacing: 8) {
                HStack {
                    Image(systemName: "star.fill").foregroundStyle(.yellow)
                    Text("Order \(number)").font(.title2.bold())
                    Spacer()
                    Text("Paid").font(.caption).padding(.horizontal, 8).background(Capsule().fill(.green.opacity(0.3)))
                }
                ForEach(0..<4) { row in
                    HStack {
                        Text("Item \(row) of the order").font(.custom("DejaVu Sans", size: 12))
                        Spacer()
                        Text("\(number + row).00")
                    }
                }
            }
            .padding()
            .frame(width: 320, height: 180)
            .background(LinearGradient(colors: [.white, .blue.opacity(0.2)], startPoint: .top, endPoint: .bottom))
        }
    }

    private static func seconds(_ body: () throws -> Void) rethrows -> Double {
        let clock = ContinuousClock()
        return try clock.measure(body) / .seconds(1)
    }

    /// Kilobytes that the process has in memory.
    private static var memory: Int {
        let words = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8))?.split(separator: " ") ?? []
        return (words.count > 1 ? Int(words[1]) ?? 0 : 0) * Int(getpagesize()) / 1024
    }

    private static func page(_ number: Int, in world: World) throws -> RenderedPage {
        let renderer = ImageRenderer(content: Card(number: number % 50), in: world)
        renderer.scale = 2
        return try renderer.page()
    }

    /// So many requests with a renderer of their own each, in one world; then as many with a world for each.
    static func run(pictures count: Int, isJSON: Bool) throws {
        let world = try World(fonts: [], assets: [], date: World.pinnedDate)
        func draw(_ range: Range<Int>, in world: () throws -> World) throws {
            for number in range {
                let page = try page(number, in: world())
                _ = try CairoRenderer().render(page.displayList, scale: page.scale)
            }
        }
        let first = min(200, count)
        try draw(0..<first, in: { world })
        let shared = memory
        let time =
            try seconds { try draw(first..<max(count, first + 1), in: { world }) } / Double(max(count - first, 1))
        let sharedGrowth = memory - shared

        try draw(0..<first) { try World(fonts: [], assets: [], date: World.pinnedDate) }
        let fresh = memory
        try draw(first..<max(count, first + 1)) { try World(fonts: [], assets: [], date: World.pinnedDate) }
        let freshGrowth = memory - fresh

        // Encoding alone: what a second thread adds.
        let pages = try (0..<200).map { try page($0, in: world) }
        @Sendable nonisolated func encode(_ pages: ArraySlice<RenderedPage>) {
            for page in pages { _ = try? CairoRenderer().render(page.displayList, scale: page.scale) }
        }
        encode(pages[...])
        var ratios: [Double] = []
        for _ in 0..<7 {
            let one = seconds { encode(pages[...]) }
            let two = seconds {
                DispatchQueue.concurrentPerform(iterations: 2) { encode($0 == 0 ? pages[..<100] : pages[100...]) }
            }
            ratios.append(one / two)
        }
        let ratio = ratios.sorted()[3]
        if isJSON {
            print(
                "{\"picture_ms\": \(time * 1000), \"growth_kib\": \(sharedGrowth), \"growth_fresh_kib\": \(freshGrowth), "
                    + "\"two_threads\": \(ratio)}")
        } else {
            print("a picture in a shared world: \(rounded(time * 1000)) ms")
            print("memory after \(first) pictures: \(shared) KiB, \(count - first) more add \(sharedGrowth) KiB")
            print("with fresh fonts for each: \(fresh) KiB, \(count - first) more add \(freshGrowth) KiB")
            print("PNGs on two threads: \(rounded(ratio)) times as many as on one (median of 7)")
        }
    }

    private static func rounded(_ value: Double) -> String { String(format: "%.2f", value) }
}
