/// Collects sentences, each once.
final class DiagnosticSink {
    private(set) var diagnostics: [Diagnostic] = []
    private var reported: Set<String> = []

    func report(_ message: String) {
        if reported.insert(message).inserted { diagnostics.append(Diagnostic(message: message)) }
    }
}

/// One sentence about something a view got wrong or that is missing.
public struct Diagnostic: Hashable, Sendable {
    /// One sentence for people: what is wrong, and what helps.
    public let message: String
}
