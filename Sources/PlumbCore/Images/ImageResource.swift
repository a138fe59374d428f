import Foundation

/// A picture of the assets by a name that the compiler knows: `Image(.star)`.
public struct ImageResource: Hashable, Sendable {
    package let name: String

    /// - Parameter bundle: whatever it is, the assets are those that the call has.
    public init(name: String, bundle: Bundle) { self.name = name }
}

extension Image {
    /// A picture of the assets.
    public init(_ resource: ImageResource) { self.init(resource.name) }
}
