/// Ends what presents a view. Plumb presents no view by another yet, and where nothing is presented, dismissing does
/// nothing, as in the first view of an app on an iPhone.
///
/// ```swift
/// @Environment(\.dismiss) private var dismiss
/// ```
public struct DismissAction: Sendable {
    /// Ends the presentation of the view; a view that is not presented stays.
    @MainActor public func callAsFunction() {}
}

/// Whether a view is presented, and a way to end it: the older form of `dismiss` and `isPresented`.
public struct PresentationMode: Sendable {
    /// Whether the view is presented by another.
    public var isPresented: Bool { false }

    /// Ends the presentation of the view; a view that is not presented stays.
    public mutating func dismiss() {}
}

extension EnvironmentValues {
    /// Ends the presentation of the view that reads it.
    public var dismiss: DismissAction { DismissAction() }

    /// Whether the view that reads it is presented by another.
    public var isPresented: Bool { false }

    /// Whether the view that reads it is presented, and a way to end it.
    public var presentationMode: Binding<PresentationMode> { .constant(PresentationMode()) }
}
