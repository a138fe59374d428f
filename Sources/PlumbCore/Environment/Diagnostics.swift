/// Collects sentences, each once.
final class DiagnosticSink {
    private(set) var diagnostics: [Diagnostic] = []
    private var reported: Set<Diagnostic> = []

    /// - Parameter point: what the sentence is about; otherwise what Plumb is at work for.
    func report(_ message: String, at point: SourcePoint? = nil) {
        let diagnostic = Diagnostic(message: message, point: point ?? SourceTrail.point)
        if reported.insert(diagnostic).inserted { diagnostics.append(diagnostic) }
    }
}

/// One sentence about something a view got wrong or that is missing.
public struct Diagnostic: Hashable, Sendable {
    /// One sentence for people: what is wrong, and what helps.
    public let message: String
    /// What it is about, in the user's program; nil where that is not known.
    package let point: SourcePoint?

    /// The words of reports on changes that make others, for ever.
    static let withoutEnd = "without end; the picture shows what was reached after"
    /// The words of reports on elements of a list that can't be told apart.
    static let repeatedID = "ForEach was given several elements with the id"
    /// Whether elements of a list have the same id.
    package var isRepeatedID: Bool { message.hasPrefix(Diagnostic.repeatedID) }
    /// Whether changes make others, and nothing comes to rest.
    package var isLoop: Bool { message.contains(Diagnostic.withoutEnd) }
}
