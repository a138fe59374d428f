import Foundation
import PlumbCore

/// All that a host can be asked about: frames, marks, and the nodes behind them.
package struct HostPicture: Equatable {
    private let frames: [String]
    private let marks: String
    private let nodes: [NodeRecord]
    /// What does not hold of nodes and boxes.
    private let faults: [String]

    /// - Parameter includesNodes: false where two trees show the same by other means.
    @MainActor package init(_ host: ViewHost, includesNodes: Bool = true) {
        let report = host.layout()
        frames = report.frames.map { "\($0.identifier): \(DisplayDump.rect($0.frame))" }
        marks = host.dump
        nodes = includesNodes ? host.nodeRecords : []
        faults = host.checkInvariants()
    }

    /// The first frame, mark or node that is another; nil where all are the same. What does not hold by itself comes
    /// first.
    package func difference(from other: HostPicture) -> String? {
        if let fault = faults.first ?? other.faults.first { return "an invariant is broken: \(fault)" }
        if self == other { return nil }
        return HostPicture.first(frames, other.frames)
            ?? HostPicture.first(marks.components(separatedBy: "\n"), other.marks.components(separatedBy: "\n"))
            ?? HostPicture.first(nodes.map(\.description), other.nodes.map(\.description)) ?? "what can't be printed"
    }

    private static func first(_ a: [String], _ b: [String]) -> String? {
        for index in 0..<max(a.count, b.count) {
            let one = index < a.count ? a[index] : "nothing"
            let other = index < b.count ? b[index] : "nothing"
            if one != other { return "\(one.trimmed) | \(other.trimmed)" }
        }
        return nil
    }
}

extension String {
    fileprivate var trimmed: String { trimmingCharacters(in: .whitespaces) }
}
