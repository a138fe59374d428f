import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(
    *, unavailable,
    message: "Plumb has no navigation yet; leave the stack out, and show a destination by a state of your own"
)
public struct NavigationPath {
    public mutating func append<V>(_ value: V) where V: Hashable { absent() }
    public mutating func append<V>(_ value: V) where V: Decodable, V: Encodable, V: Hashable { absent() }
    public mutating func removeLast(_ k: Int = 1) { absent() }
    public init() { absent() }
    public init<S>(_ elements: S) where S: Sequence, S.Element: Hashable { absent() }
    public init<S>(_ elements: S) where S: Sequence, S.Element: Decodable, S.Element: Encodable, S.Element: Hashable {
        absent()
    }
    public init(_ codable: NavigationPath.CodableRepresentation) { absent() }
    public struct CodableRepresentation: Codable {

    }
    public var codable: NavigationPath.CodableRepresentation? { absent() }
    public var count: Int { absent() }
    public var isEmpty: Bool { absent() }
}

@available(
    *, unavailable,
    message: "Plumb has no navigation yet; leave the stack out, and show a destination by a state of your own"
)
extension NavigationPath: Equatable {

}

@available(
    *, unavailable,
    message: "Plumb has no navigation yet; leave the stack out, and show a destination by a state of your own"
)
extension NavigationPath.CodableRepresentation: Equatable {

}
