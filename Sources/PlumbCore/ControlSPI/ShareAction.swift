/// Hands something to other apps: what a `ShareLink` does when it is pressed.
package struct ShareAction {
    fileprivate let report: ReportAction

    /// Says what is shared: no host has anybody to share it with.
    ///
    /// - Parameter what: the items in words.
    package func callAsFunction(_ what: String) {
        report("a ShareLink was pressed to share \(what); Plumb has no app to share it with")
    }
}

extension EnvironmentValues {
    /// Hands something to other apps.
    package var share: ShareAction { ShareAction(report: report) }
}
