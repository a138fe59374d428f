import Foundation
import PlumbCore
import PlumbWhy

extension Law {
    /// Explaining takes at most so much longer than the layouts that it is about.
    static let mostTimes = 10.0
    /// Layouts that are shorter count as so long, in seconds: `plumb layout` of one view takes as long.
    private static let leastLayout = 0.05

    static let explained = Law(
        "explained", "what is explained and linted is told in numbers, in time, and leaves the picture as it is",
        makeCase: {
            // Where the picture is compared, nothing remembers what a trial has measured.
            ($0 % 3 == 0 ? nil : LawCase.rareLongList(seed: $0, steps: 2, isHostile: $0 % 3 == 2))
                ?? .random(seed: $0, depth: 3, steps: 2, isHostile: $0 % 3 != 0, estimates: $0 % 3 != 0)
        },
        violation: { test in
            ViewHost.recordsUpdates = true
            defer { ViewHost.recordsUpdates = false }
            let world = SpecimenWorld()
            let start = processorTime
            let host = test.host(test.tree, in: world)
            _ = HostPicture(host)
            for step in test.steps {
                switch step {
                case .show(let tree): host.setRoot(SpecimenView(tree, in: world))
                case .flip(let id): world.flip(id)
                }
            }
            let picture = HostPicture(host)
            let layout = max(leastLayout, processorTime - start)
            var request = WhyRequest(.all)
            request.isFull = true
            request.hasUpdates = true
            request.optionalRules = LintRule.all.map(\.id)
            let began = processorTime
            let report = WhyReport(on: host, host.trace(), named: "A", request)
            let taken = processorTime - began
            if taken > mostTimes * layout {
                return "the layouts take \(layout * 1000) ms, and explaining the last \(taken * 1000) ms"
            }
            // JSON has no numbers that are none: encoding them fails.
            do {
                _ = try JSONEncoder().encode(report)
            } catch {
                return "the report can't be written: \(error)"
            }
            let texts =
                report.views.flatMap { $0.because.map(\.text) } + report.findings.map(\.message)
                + report.findings.compactMap { $0.tried?.text }
            if let wrong = texts.first(where: { $0.isEmpty || $0.contains("nan") && !$0.contains("“") }) {
                return "it says: \(wrong)"
            }
            // Hostile layouts may answer otherwise each time they are asked.
            if test.seed % 3 != 0 { return nil }
            return picture.difference(from: HostPicture(host)).map { "before | after: \($0)" }
        })

    /// Seconds that this thread has worked: others may work beside it.
    private static var processorTime: Double {
        var time = timespec()
        clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }
}
