/// A type whose views are shown by preview tools: each of them is a preview.
@MainActor @preconcurrency
public protocol PreviewProvider {
    /// What `previews` is.
    associatedtype Previews: View
    /// The views to be shown.
    @ViewBuilder static var previews: Previews { get }
    /// The system that the views are for. Plumb shows them as iOS does, whatever it says.
    static var platform: PreviewPlatform? { get }
}

extension PreviewProvider {
    /// None in particular.
    public static var platform: PreviewPlatform? { nil }
}
