import ArgumentParser
import Foundation
import PlumbWhy

/// How the results of `plumb snapshot` are printed.
enum SnapshotFormat: String, ExpressibleByArgument, CaseIterable {
    case text, json, github, junit

    func text(of results: [SnapshotResult]) throws -> String {
        switch self {
        case .text: Self.plain(results)
        case .json: try Self.json(results)
        case .github: Self.annotations(results)
        case .junit: Self.junit(results)
        }
    }

    /// "Card.swift:20: Card (dark): …", what is the same is counted. Variants with the same words are told once.
    private static func plain(_ results: [SnapshotResult]) -> String {
        var text = ""
        var told: [String] = []
        var groups: [String: [SnapshotResult]] = [:]
        for result in results where result.state != .same {
            let key = "\(result.view)\u{0}\(result.state)\u{0}\(result.sentences.joined(separator: "\u{0}"))"
            if groups[key] == nil { told.append(key) }
            groups[key, default: []].append(result)
        }
        for key in told {
            guard let group = groups[key], let first = group.first else { continue }
            let place = first.line.map { "\(first.file):\($0)" } ?? first.snapshot
            text += "\(place): \(first.view)\(variants(group)): \(first.state.rawValue)\n"
            for sentence in first.sentences { text += "    \(sentence)\n" }
            for path in first.paths { text += "    \(path)\n" }
        }
        let states: [SnapshotResult.State] = [.same, .recorded, .different, .missing, .failed, .obsolete]
        let counts = states.compactMap { state in
            let count = results.count { $0.state == state }
            return count > 0 ? "\(count) \(state.rawValue)" : nil
        }
        return text + counts.joined(separator: ", ") + "\n"
    }

    private static func variants(_ group: [SnapshotResult]) -> String {
        let names = group.map(\.variant).filter { !$0.isEmpty }
        return names.isEmpty ? "" : " (\(Words.few(names)))"
    }

    private struct Object: Encodable {
        let view: String
        let variant: String?
        let file: String
        let line: Int?
        let snapshot: String
        let state: SnapshotResult.State
        let sentences: [String]
        let pictures: [String]
    }

    private static func json(_ results: [SnapshotResult]) throws -> String {
        let encoder = JSONEncoder()
        encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes, .prettyPrinted]
        let objects = results.map {
            Object(
                view: $0.view, variant: $0.variant.isEmpty ? nil : $0.variant, file: $0.file, line: $0.line,
                snapshot: $0.snapshot, state: $0.state, sentences: $0.sentences, pictures: $0.paths)
        }
        return String(decoding: try encoder.encode(objects), as: UTF8.self) + "\n"
    }

    private static func annotations(_ results: [SnapshotResult]) -> String {
        results.filter { $0.state != .same }.map { result in
            let kind = result.isFailure ? "error" : result.state == .obsolete ? "warning" : "notice"
            let about = result.view + (result.variant.isEmpty ? "" : " (\(result.variant))")
            let message = ([about + ": " + result.state.rawValue] + result.sentences).joined(separator: "\n")
            return GitHubAnnotation(
                kind: kind, file: result.file, line: result.line, title: "snapshot", message: message
            ).text
        }.joined()
    }

    private static func junit(_ results: [SnapshotResult]) -> String {
        let failures = results.count(where: \.isFailure)
        var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n"
        text += "<testsuite name=\"plumb snapshot\" tests=\"\(results.count)\" failures=\"\(failures)\">\n"
        for result in results {
            let name = result.view + (result.variant.isEmpty ? "" : " (\(result.variant))")
            text += "  <testcase classname=\"\(xml(result.file))\" name=\"\(xml(name))\""
            let words = result.sentences.joined(separator: "\n")
            if result.isFailure {
                text +=
                    ">\n    <failure message=\"\(xml(result.state.rawValue))\">\(xml(words))</failure>\n  </testcase>\n"
            } else if result.state == .same {
                text += "/>\n"
            } else {
                text += ">\n    <system-out>\(result.state.rawValue): \(xml(words))</system-out>\n  </testcase>\n"
            }
        }
        return text + "</testsuite>\n"
    }

    /// What XML can't have is left out.
    private static func xml(_ text: String) -> String {
        let usable = String(
            String.UnicodeScalarView(
                text.unicodeScalars.filter { $0.value >= 0x20 || "\n\t".unicodeScalars.contains($0) }))
        return usable.asMarkup
    }
}
