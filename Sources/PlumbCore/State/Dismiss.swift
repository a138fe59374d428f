/// Ends what presents a view: goes back from a screen that was pushed, closes a sheet. Where nothing is presented,
/// dismissing does nothing, as in the first view of an app on an iPhone.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
/// ```
public struct DismissAction: Sendable {
    let dismissal: Dismissal?

    /// Ends the presentation of the view; a view that is not presented stays.
    @MainActor public func callAsFunction() { dismissal?.action() }
}

/// Whether a view is presented, and a way to end it: the older form of `dismiss` and `isPresented`.
public struct PresentationMode: Sendable {
    let dismissal: Dismissal?

    /// Whether the view is presented by another.
    public var isPresented: Bool { dismissal != nil }

    /// Ends the presentation of the view; a view that is not presented stays.
    public mutating func dismiss() {
        guard let dismissal else { return }
        MainActor.assumeIsolated { dismissal.action() }
    }
}

/// What ends the presentation of views. One presentation has one of it as long as it lasts.
package final class Dismissal: Sendable {
    package let action: @MainActor () -> Void

    package init(_ action: @escaping @MainActor () -> Void) { self.action = action }
}

private struct DismissalKey: EnvironmentKey { static var defaultValue: Dismissal? { nil } }

extension EnvironmentValues {
    /// What ends the presentation that views stand in; nil where they stand in none.
    package var dismissal: Dismissal? {
        get { self[DismissalKey.self] }
        set { self[DismissalKey.self] = newValue }
    }

    /// Ends the presentation of the view that reads it.
    public var dismiss: DismissAction { DismissAction(dismissal: dismissal) }

    /// Whether the view that reads it is presented by another.
    public var isPresented: Bool { dismissal != nil }

    /// Whether the view that reads it is presented, and a way to end it.
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode(dismissal: dismissal)) }
}
