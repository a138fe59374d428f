/// Says what an app has done wrong, once each sentence.
package struct ReportAction {
    fileprivate let sink: DiagnosticSink?

    package func callAsFunction(_ sentence: String) { sink?.report(sentence) }
}

extension EnvironmentValues {
    /// Says what an app has done wrong.
    package var report: ReportAction { ReportAction(sink: diagnostics) }
}

/// Whether the change in which a body is evaluated is to be seen at once.
package struct ChangeKind: DynamicProperty {
    package private(set) var disablesAnimations = false

    package init() {}

    @MainActor package mutating func bind(to place: PropertySlot) {
        disablesAnimations = place.graph.update.transaction.disablesAnimations
    }
}
