import Foundation
import PlumbLaws

/// `plumb-laws [--seeds N] [--from S] [--only NAME] [--print]`: tries the laws on the trees of so many seeds.
/// `plumb-laws --scale [--only NAME]`: lives of deep and wide trees. `plumb-laws --repeat [--only NAME]`: what is done
/// 10,000 times and must leave nothing behind. `plumb-laws --interface`: tries each declaration of SwiftUI's interface,
/// and writes its state into the table. `plumb-laws --api`: writes Docs/API.md and Docs/API
/// from the table. Both run the plumb that was built beside this program. `plumb-laws --map`: writes the code map of
/// ARCHITECTURE.md from ``CodeMap``. `plumb-laws --files FOLDER [--seeds N] [--from S]`: writes SVG and PDF
/// files of random trees.
@main
@MainActor
struct PlumbLawsCommand {
    static func main() {
        let arguments = CommandLine.arguments
        func value(_ option: String) -> String? {
            arguments.firstIndex(of: option).flatMap { $0 + 1 < arguments.count ? arguments[$0 + 1] : nil }
        }
        let first = value("--from").flatMap(UInt64.init) ?? 0
        let count = value("--seeds").flatMap(UInt64.init) ?? 1_000
        if arguments.contains("--repeat") { exit(ScaleRun.repeatAll(only: value("--only")) ? 0 : 1) }
        if arguments.contains("--scale") { exit(ScaleRun.run(only: value("--only")) ? 0 : 1) }
        for option in ["--interface", "--api", "--map"] where arguments.contains(option) {
            do {
                switch option {
                case "--api": try InterfaceCommand.writePages()
                case "--map": try CodeMap.write()
                default: try InterfaceCommand.writeStates()
                }
            } catch {
                print("plumb-laws: \(error.localizedDescription)")
                exit(1)
            }
            return
        }
        if let folder = value("--files") {
            do {
                return try FilesCommand.write(into: folder, seeds: first..<(first + count))
            } catch {
                print("plumb-laws: \(error)")
                exit(1)
            }
        }
        let laws = Law.all.filter { law in value("--only").map { $0 == law.name } ?? true }
        guard !laws.isEmpty else {
            print("plumb-laws: the laws are \(Law.all.map(\.name).joined(separator: ", "))")
            exit(2)
        }
        if arguments.contains("--print") {
            for law in laws { print("// \(law.name)\n\(law.makeCase(first).code)") }
            return
        }
        Watch.start()
        var hasFailed = false
        for law in laws {
            let clock = ContinuousClock()
            let duration = clock.measure {
                var failures = 0
                for seed in first..<(first + count) where failures < 3 {
                    Watch.note(law.name, seed)
                    guard let failure = law.failure(seed: seed) else { continue }
                    failures += 1
                    hasFailed = true
                    print(failure, terminator: "\n\n")
                }
            }
            let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
            print(String(format: "%@: %llu seeds from %llu in %.1f s", law.name, count, first, seconds))
        }
        exit(hasFailed ? 1 : 0)
    }
}
