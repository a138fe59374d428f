import Foundation

/// A colour of the assets by a name that the compiler knows: `Color(.brand)`.
public struct ColorResource: Hashable, Sendable {
    let name: String

    /// - Parameter bundle: whatever it is, the assets are those that the call has.
    public init(name: String, bundle: Bundle) { self.name = name }
}

extension Color {
    /// A colour of the assets; clear, with a warning, where there is none of the name.
    public init(_ resource: ColorResource) { self.init(resource.name) }
}
