import Foundation
import PlumbCairo
import PlumbCore

/// Two hundred views that move, from the clock's tick to pixels: `plumb-bench motion [--frames N] [--json]`.
@MainActor
struct Motion {
    static let size = CGSize(width: 390, height: 844)
    static let scale = 2.0

    /// Milliseconds of processor time.
    struct FrameTime {
        /// State, layout and places.
        var update: Double
        /// The display list.
        var list: Double
        /// Pixels.
        var paint: Double
        var total: Double { update + list + paint }
    }

    static func run(frames: Int, isJSON: Bool) throws {
        var configuration = World(proposal: ProposedViewSize(size), displayScale: scale)
        configuration.textEngine = try PangoTextEngine()
        configuration.assets = Tile()
        configuration.isScreen = true
        let host = ViewHost(MovingViews(), in: configuration)
        let (width, height) = (Int(size.width * scale), Int(size.height * scale))
        let memory = UnsafeMutableRawPointer.allocate(byteCount: width * height * 4, alignment: 64)
        defer { memory.deallocate() }
        let canvas = PixelCanvas(base: memory, width: width, height: height, stride: width * 4)

        var times: [FrameTime] = []
        var marks = 0
        for frame in 0..<frames + 10 {
            let start = processorTime
            host.apply(.frame(at: Double(frame) / 60))
            let updated = processorTime
            var list = host.displayList()
            list.addPage(isDark: false)
            marks = list.items.count
            let listed = processorTime
            try canvas.paint(list, scale: scale)
            let painted = processorTime
            // The first frames fill the memory of fonts and caches.
            if frame >= 10 {
                times.append(FrameTime(update: updated - start, list: listed - updated, paint: painted - listed))
            }
        }
        report(times, marks: marks, isJSON: isJSON)
    }

    private static func report(_ times: [FrameTime], marks: Int, isJSON: Bool) {
        func percentile(_ part: Double, _ value: (FrameTime) -> Double) -> Double {
            let sorted = times.map(value).sorted()
            return sorted[min(sorted.count - 1, Int(Double(sorted.count) * part))]
        }
        let columns: [(String, (FrameTime) -> Double)] = [
            ("update", { $0.update }), ("list", { $0.list }), ("paint", { $0.paint }), ("frame", { $0.total }),
        ]
        if isJSON {
            let entries = columns.map { name, value in
                String(format: "\"%@\": [%.2f, %.2f]", name, percentile(0.5, value), percentile(0.95, value))
            }
            let peak = String(format: ", \"peak_mib\": %.1f}", peakMemory)
            print("{\"marks\": \(marks), " + entries.joined(separator: ", ") + peak)
            return
        }
        print(
            "200 moving views, \(marks) marks, 390 × 844 @2x, \(times.count) frames; ms of processor time, p50 and p95")
        for (name, value) in columns {
            print(
                name.padding(toLength: 8, withPad: " ", startingAt: 0)
                    + String(format: "%7.2f %7.2f", percentile(0.5, value), percentile(0.95, value)))
        }
    }

    /// The most memory that the program has had, in MiB.
    private static var peakMemory: Double {
        var usage = rusage()
        getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
        return Double(usage.ru_maxrss) / 1024
    }
}

/// Shapes, texts, symbols, gradients and pictures, each on its way to another place.
private struct MovingViews: View {
    @State private var hasMoved = false

    var body: some View {
        ZStack(alignment: .topLeading) {
            ForEach(0..<200, id: \.self) { index in
                MovingView(index: index).offset(place(index))
            }
        }
        .frame(maxWidth: .infinity, maxHeight: .infinity, alignment: .topLeading)
        .onAppear { withAnimation(.linear(duration: 20)) { hasMoved = true } }
    }

    private func place(_ index: Int) -> CGSize {
        let number = hasMoved ? (index * 7 + 31) % 200 : index
        return CGSize(width: number % 10 * 38 + 4, height: number / 10 * 41 + 8)
    }
}

private struct MovingView: View {
    let index: Int

    var body: some View {
        switch index % 5 {
        case 0: Circle().fill(Color.blue).frame(width: 34, height: 34)
        case 1: RoundedRectangle(cornerRadius: 8).stroke(Color.green, lineWidth: 2).frame(width: 34, height: 34)
        case 2: Text("No. \(index)").font(.caption)
        case 3:
            RoundedRectangle(cornerRadius: 8)
                .fill(LinearGradient(colors: [.red, .orange], startPoint: .top, endPoint: .bottom))
                .frame(width: 34, height: 34)
        default: Image("tile").resizable().frame(width: 34, height: 34)
        }
    }
}

/// A picture that is computed.
private final class Tile: AssetSource {
    private let bitmap: Bitmap = {
        let side = 102
        var pixels = Data(capacity: side * side * 4)
        for y in 0..<side {
            for x in 0..<side { pixels.append(contentsOf: [UInt8(x * 2), UInt8(y * 2), UInt8((x ^ y) * 2), 255]) }
        }
        return Bitmap(width: side, height: side, scale: 3, pixels: pixels)
    }()

    func bitmap(named name: String, scale: Double, dark: Bool) -> Bitmap? { bitmap }
    func color(named name: String, dark: Bool) -> RGBA? { nil }
}
