import Foundation
import Testing

@testable import PlumbCore

/// One line of a table: a view, and what those who can't see it are told.
struct AccessibilityCase: Sendable, CustomTestStringConvertible {
    let testDescription: String
    /// A line an element (`AccessibilityNode.lines`).
    let lines: [String]
    let view: @MainActor @Sendable () -> AnyView

    init<V: View>(_ name: String, _ lines: [String], @ViewBuilder view: @escaping @MainActor @Sendable () -> V) {
        testDescription = name
        self.lines = lines
        self.view = { AnyView(view()) }
    }

    @MainActor func check(sourceLocation: SourceLocation = #_sourceLocation) {
        let host = ViewHost(
            view(), in: World(proposal: ProposedViewSize(width: 300, height: 300)))
        let lines = host.accessibilityTree().flatMap(\.lines)
        #expect(lines == self.lines, "\(testDescription)", sourceLocation: sourceLocation)
        #expect(host.checkInvariants() == [], "\(testDescription)", sourceLocation: sourceLocation)
    }
}

extension [String] {
    /// The lines of texts with these words.
    var asTexts: [String] { map { "\"\($0)\" [isStaticText]" } }
}

extension ViewHost {
    /// The first element with a label, at any depth.
    func element(_ label: String) throws -> AccessibilityNode {
        try #require(accessibilityTree().flatMap(\.all).first { $0.label == label })
    }

    func act(_ name: String, on label: String) throws -> Bool {
        apply(.perform(name, on: .element(try element(label).id))).isTaken
    }
}
