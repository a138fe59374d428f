/// A type whose views are shown by preview tools.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// What `previews` is.
    associatedtype Previews: View
    /// The views to be shown.
    @ViewBuilder static var previews: Previews { get }
}
