import CoreMetrics
import Foundation
import Synchronization

/// Metrics as Prometheus reads them (text format 0.0.4), behind swift-metrics.
final class TextMetrics: MetricsFactory {
    /// Seconds up to which times are counted together.
    private static let bounds = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

    private struct Series: Hashable {
        var label: String
        var dimensions: [String]

        init(_ label: String, _ dimensions: [(String, String)]) {
            self.label = label
            self.dimensions = dimensions.map { name, value in
                let text = value.replacing("\\", with: "\\\\").replacing("\"", with: "\\\"").replacing(
                    "\n", with: "\\n")
                return "\(name)=\"\(text)\""
            }
        }
    }

    private final class Count: CounterHandler, FloatingPointCounterHandler {
        let value = Mutex(0.0)
        func increment(by amount: Int64) { value.withLock { $0 += Double(amount) } }
        func increment(by amount: Double) { value.withLock { $0 += amount } }
        func reset() { value.withLock { $0 = 0 } }
    }

    private final class Level: RecorderHandler {
        let value = Mutex(0.0)
        func record(_ level: Int64) { value.withLock { $0 = Double(level) } }
        func record(_ level: Double) { value.withLock { $0 = level } }
    }

    private final class Times: TimerHandler {
        let counts = Mutex((buckets: [Int](repeating: 0, count: TextMetrics.bounds.count), count: 0, sum: 0.0))
        func recordNanoseconds(_ duration: Int64) {
            let seconds = Double(duration) / 1e9
            counts.withLock { counts in
                counts.count += 1
                counts.sum += seconds
                for (index, bound) in TextMetrics.bounds.enumerated() where seconds <= bound {
                    counts.buckets[index] += 1
                }
            }
        }
    }

    private let counters = Mutex<[Series: Count]>([:])
    private let levels = Mutex<[Series: Level]>([:])
    private let timers = Mutex<[Series: Times]>([:])

    func makeCounter(label: String, dimensions: [(String, String)]) -> any CounterHandler { count(label, dimensions) }

    func makeFloatingPointCounter(
        label: String, dimensions: [(String, String)]
    ) -> any FloatingPointCounterHandler { count(label, dimensions) }

    private func count(_ label: String, _ dimensions: [(String, String)]) -> Count {
        let series = Series(label, dimensions)
        return counters.withLock { all in
            let count = all[series] ?? Count()
            all[series] = count
            return count
        }
    }

    func makeRecorder(label: String, dimensions: [(String, String)], aggregate: Bool) -> any RecorderHandler {
        let series = Series(label, dimensions)
        return levels.withLock { all in
            let level = all[series] ?? Level()
            all[series] = level
            return level
        }
    }

    func makeTimer(label: String, dimensions: [(String, String)]) -> any TimerHandler {
        let series = Series(label, dimensions)
        return timers.withLock { all in
            let times = all[series] ?? Times()
            all[series] = times
            return times
        }
    }

    // Metrics live as long as the server.
    func destroyCounter(_ handler: any CounterHandler) {}
    func destroyFloatingPointCounter(_ handler: any FloatingPointCounterHandler) {}
    func destroyRecorder(_ handler: any RecorderHandler) {}
    func destroyTimer(_ handler: any TimerHandler) {}

    /// All of them, in the order of their names.
    var text: String {
        var lines: [(label: String, type: String, name: String, value: String)] = []
        func add(_ series: Series, _ type: String, _ suffix: String, _ value: Double, _ more: [String] = []) {
            let dimensions = (series.dimensions + more).joined(separator: ",")
            let name = series.label + suffix + (dimensions.isEmpty ? "" : "{\(dimensions)}")
            let text = value == value.rounded() && abs(value) < 1e15 ? "\(Int(value))" : "\(value)"
            lines.append((series.label, type, name, text))
        }
        func sorted<Value>(_ all: [Series: Value]) -> [(Series, Value)] {
            all.sorted { ($0.key.label, $0.key.dimensions.joined()) < ($1.key.label, $1.key.dimensions.joined()) }
                .map { ($0.key, $0.value) }
        }
        for (series, count) in sorted(counters.withLock { $0 }) {
            add(series, "counter", "", count.value.withLock { $0 })
        }
        for (series, level) in sorted(levels.withLock { $0 }) { add(series, "gauge", "", level.value.withLock { $0 }) }
        for (series, times) in sorted(timers.withLock { $0 }) {
            let (buckets, count, sum) = times.counts.withLock { $0 }
            for (bound, number) in zip(Self.bounds, buckets) {
                add(series, "histogram", "_bucket", Double(number), ["le=\"\(bound)\""])
            }
            add(series, "histogram", "_bucket", Double(count), ["le=\"+Inf\""])
            add(series, "histogram", "_sum", sum)
            add(series, "histogram", "_count", Double(count))
        }
        var text = ""
        var label = ""
        for line in lines {
            if line.label != label { text += "# TYPE \(line.label) \(line.type)\n" }
            label = line.label
            text += "\(line.name) \(line.value)\n"
        }
        return text
    }
}
