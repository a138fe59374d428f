import Foundation

/// `plumb-bench layout [--json] [NAME …]`: layout workloads, in nanoseconds a node.
///
/// `plumb-bench layout --repeat N [--only PART] NAME …`: nothing is timed; a part of each workload is done N times, for
/// tools that count instructions (`Scripts/instructions.sh`). `Part` says what the parts are; it is the layout unless
/// given.
///
/// `plumb-bench allocations [NAME …]`: how often each workload asks for memory when everything is laid out again.
///
/// `plumb-bench changes [--json] [--rows N]`: one change in a list of N rows, in milliseconds.
///
/// `plumb-bench motion [--json] [--frames N]`: views that move, in milliseconds a frame.
///
/// `plumb-bench pictures [--json] [--runs N]`: a card and an invoice as PNG and PDF, milliseconds a stage.
///
/// `plumb-bench scenes [--json] [--runs N] [--pictures FOLDER] [NAME …]`: shadows, blurs, gradients and more, in
/// milliseconds of processor time.
///
/// `plumb-bench server [--json] [--pictures N]`: a picture for each request; milliseconds, memory, and what a second
/// thread adds.
@main
@MainActor
struct Bench {
    static func main() {
        var arguments = Array(CommandLine.arguments.dropFirst())
        let commands = ["layout", "allocations", "changes", "motion", "pictures", "scenes", "server"]
        guard let command = arguments.first, commands.contains(command) else {
            fail(
                """
                usage: plumb-bench layout [--json] [workload …]
                       plumb-bench layout --repeat N [--only build|layout|free|whole] workload …
                       plumb-bench allocations [workload …]
                       plumb-bench changes [--json] [--rows N]
                       plumb-bench motion [--json] [--frames N]
                       plumb-bench pictures [--json] [--runs N]
                       plumb-bench scenes [--json] [--runs N] [--pictures FOLDER] [scene …]
                       plumb-bench server [--json] [--pictures N]
                """, status: 2)
        }
        if command == "motion" { return motion(arguments) }
        if command == "changes" {
            return Changes.run(
                rows: number("--rows", else: 10_000, in: arguments), isJSON: arguments.contains("--json"))
        }
        if command == "pictures" { return pictures(arguments) }
        if command == "scenes" { return scenes(arguments) }
        if command == "server" { return server(arguments) }
        if arguments.removeFirst() == "allocations" {
            for workload in Workload.named(arguments) {
                if let count = workload.allocations() { print("\(workload.name) \(count)") }
            }
            return
        }
        if arguments.contains("--repeat") { return repeatWork(arguments) }
        let isJSON = arguments.contains("--json")
        var results: [Measurement] = []
        for workload in Workload.named(arguments.filter { $0 != "--json" }) {
            let measurement = workload.measure()
            results.append(measurement)
            if !isJSON { print(measurement.line) }
        }
        if isJSON { print(Measurement.json(results)) }
        if let wrong = results.first(where: { !$0.isRight }) {
            fail(
                "plumb-bench: \(wrong.name) has checksum \(wrong.checksum), not \(wrong.expected ?? 0)", status: 1)
        }
    }

    private static func repeatWork(_ arguments: [String]) {
        var names = arguments
        func value(of option: String) -> String? {
            guard let index = names.firstIndex(of: option) else { return nil }
            let value = index + 1 < names.count ? names[index + 1] : ""
            names.removeSubrange(index..<min(index + 2, names.count))
            return value
        }
        guard let part = Part(rawValue: value(of: "--only") ?? Part.layout.rawValue) else {
            fail("plumb-bench: --only takes build, layout, free or whole", status: 2)
        }
        guard let count = value(of: "--repeat").flatMap(Int.init), count >= 0 else {
            fail("plumb-bench: --repeat needs a number", status: 2)
        }
        guard part != .free || count <= Part.most else {
            fail("plumb-bench: --only free repeats at most \(Part.most) times", status: 2)
        }
        guard !names.isEmpty else { fail("plumb-bench: --repeat needs a workload", status: 2) }
        for name in names {
            guard let workload = Workload.all.first(where: { $0.name == name }) else {
                fail("plumb-bench: there is no workload \(name)", status: 2)
            }
            guard workload.perform(part, times: count) else {
                fail("plumb-bench: \(name) has no \(part.rawValue)", status: 2)
            }
        }
    }

    /// The number after an option.
    private static func number(_ option: String, else standard: Int, in arguments: [String]) -> Int {
        let index = arguments.firstIndex(of: option).map { $0 + 1 }
        let number = index.map { $0 < arguments.count ? Int(arguments[$0]) ?? 0 : 0 } ?? standard
        guard number > 0 else { fail("plumb-bench: \(option) needs a number above 0", status: 2) }
        return number
    }

    private static func server(_ arguments: [String]) {
        do {
            try Server.run(
                pictures: number("--pictures", else: 2000, in: arguments), isJSON: arguments.contains("--json"))
        } catch {
            fail("plumb-bench: \(error)", status: 1)
        }
    }

    private static func scenes(_ arguments: [String]) {
        var names = Array(arguments.dropFirst())
        func value(of option: String) -> String? {
            guard let index = names.firstIndex(of: option) else { return nil }
            let value = index + 1 < names.count ? names[index + 1] : nil
            names.removeSubrange(index..<min(index + 2, names.count))
            return value
        }
        let runs = number("--runs", else: 7, in: arguments)
        _ = value(of: "--runs")
        let pictures = value(of: "--pictures")
        do {
            try Scenes.run(
                names.filter { $0 != "--json" }, runs: runs, pictures: pictures, isJSON: names.contains("--json"))
        } catch {
            fail("plumb-bench: \(error)", status: 1)
        }
    }

    private static func pictures(_ arguments: [String]) {
        do {
            try Pictures.run(
                runs: number("--runs", else: 15, in: arguments), isJSON: arguments.contains("--json"))
        } catch {
            fail("plumb-bench: \(error)", status: 1)
        }
    }

    private static func motion(_ arguments: [String]) {
        let frames = number("--frames", else: 240, in: arguments)
        do {
            try Motion.run(frames: frames, isJSON: arguments.contains("--json"))
        } catch {
            fail("plumb-bench: \(error)", status: 1)
        }
    }

    private static func fail(_ sentence: String, status: Int32) -> Never {
        FileHandle.standardError.write(Data((sentence + "\n").utf8))
        exit(status)
    }
}

/// The figures of one workload.
struct Measurement {
    var name: String
    var nodes: Int
    var buildNanoseconds: Double
    var layoutNanoseconds: Double
    /// A tree made, laid out and dropped; nil where that is not measured.
    var wholeNanoseconds: Double?
    var checksum: Double
    var expected: Double?
    var bytes: Double
    var graphBytes: Double?

    var isRight: Bool { expected.map { abs(checksum - $0) <= abs($0) * 1e-4 } ?? true }

    var line: String {
        let pad = name.padding(toLength: 24, withPad: " ", startingAt: 0)
        return pad
            + String(
                format: "%8d nodes  build %8.1f ns/node  layout %8.1f ns/node%@  %6.0f bytes/node  checksum %.6e%@",
                nodes, buildNanoseconds, layoutNanoseconds,
                wholeNanoseconds.map { String(format: "  whole %8.1f ns/node", $0) } ?? "", bytes, checksum,
                isRight ? "" : "  WRONG")
    }

    static func json(_ results: [Measurement]) -> String {
        let entries = results.map { m in
            let graph =
                (m.wholeNanoseconds.map { String(format: ", \"whole_ns_per_node\": %.2f", $0) } ?? "")
                + (m.graphBytes.map { String(format: ", \"graph_bytes_per_node\": %.1f", $0) } ?? "")
            return String(
                format:
                    "  \"%@\": {\"nodes\": %d, \"build_ns_per_node\": %.2f, \"layout_ns_per_node\": %.2f, \"checksum\": %.6f, \"bytes_per_node\": %.1f%@}",
                m.name, m.nodes, m.buildNanoseconds, m.layoutNanoseconds, m.checksum, m.bytes, graph)
        }
        return "{\n" + entries.joined(separator: ",\n") + "\n}"
    }
}

/// Milliseconds that the processor has worked for this process.
var processorTime: Double {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return Double(time.tv_sec) * 1e3 + Double(time.tv_nsec) / 1e6
}

/// The median of nine runs, each of which repeats its work for at least 20 ms. Nanoseconds a run of the work.
func median(_ work: () -> Void) -> Double {
    work()
    var repeats = 1
    func time(_ count: Int) -> Double {
        let clock = ContinuousClock()
        let elapsed = clock.measure { for _ in 0..<count { work() } }
        return Double(elapsed.components.attoseconds) / 1e9 + Double(elapsed.components.seconds) * 1e9
    }
    while time(repeats) < 20e6, repeats < 1 << 24 { repeats *= 2 }
    let samples = (0..<9).map { _ in time(repeats) / Double(repeats) }.sorted()
    return samples[4]
}
