@_exported import Foundation
@_exported import Observation
@_exported import PlumbGraphics

@MainActor @preconcurrency public protocol View { associatedtype Body: View; @ViewBuilder @MainActor var body: Body { get } }
extension Never: View { public var body: Never { fatalError() } }
@resultBuilder public struct ViewBuilder {
    public static func buildExpression<V: View>(_ v: V) -> V { v }
    public static func buildBlock<V: View>(_ v: V) -> V { v }
    public static func buildBlock<each V: View>(_ v: repeat each V) -> Tuple<repeat each V> { Tuple((repeat each v)) }
}
public struct Tuple<each V: View>: View {
    nonisolated(unsafe) let v: (repeat each V)
    nonisolated init(_ v: (repeat each V)) { self.v = v }
    public var body: Never { fatalError() }
}
@MainActor protocol Primitive { func visit(_ into: inout [(identifier: String, frame: CGRect)]) -> CGSize }
@MainActor func visitAny<V: View>(_ v: V, _ into: inout [(identifier: String, frame: CGRect)]) -> CGSize {
    if let p = v as? any Primitive { return p.visit(&into) }
    return visitAny(v.body, &into)
}
extension Tuple: Primitive {
    func visit(_ into: inout [(identifier: String, frame: CGRect)]) -> CGSize {
        var s = CGSize.zero
        for x in repeat each v { let c = visitAny(x, &into); s.width = max(s.width, c.width); s.height += c.height }
        return s
    }
}
public struct Text: View, Primitive {
    let s: String
    public init(_ s: String) { self.s = s }
    public var body: Never { fatalError() }
    func visit(_ into: inout [(identifier: String, frame: CGRect)]) -> CGSize { CGSize(width: 10 * s.count, height: 20) }
}
public struct Identified<V: View>: View, Primitive {
    let v: V
    let id: String
    public var body: Never { fatalError() }
    func visit(_ into: inout [(identifier: String, frame: CGRect)]) -> CGSize {
        let i = into.count
        into.append((id, .zero))
        let s = visitAny(v, &into)
        into[i].frame.size = s
        return s
    }
}
extension View { public func accessibilityIdentifier(_ s: String) -> some View { Identified(v: self, id: s) } }
public struct VStack<C: View>: View { let c: C; public init(@ViewBuilder c: () -> C) { self.c = c() }; public var body: some View { c } }
public struct Group<C: View>: View { let c: C; public init(@ViewBuilder c: () -> C) { self.c = c() }; public var body: some View { c } }
public struct AnyView: View, Primitive {
    let f: @MainActor (inout [(identifier: String, frame: CGRect)]) -> CGSize
    public init<V: View>(_ v: V) { f = { visitAny(v, &$0) } }
    public var body: Never { fatalError() }
    func visit(_ into: inout [(identifier: String, frame: CGRect)]) -> CGSize { f(&into) }
}
@MainActor @preconcurrency public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder @MainActor static var previews: Previews { get }
}
@propertyWrapper public struct State<T> {
    public init(wrappedValue: T) { self.wrappedValue = wrappedValue }
    public var wrappedValue: T
}
public struct ProposedViewSize: Equatable, Sendable {
    public var width: CGFloat?; public var height: CGFloat?
    public init(width: CGFloat?, height: CGFloat?) { self.width = width; self.height = height }
}
public enum ColorScheme: Sendable { case light, dark }
public enum LayoutDirection: Sendable { case leftToRight, rightToLeft }
public enum DynamicTypeSize: Int, CaseIterable, Sendable { case xSmall, small, medium, large, xLarge, xxLarge, xxxLarge, accessibility1, accessibility2, accessibility3, accessibility4, accessibility5 }
public struct Diagnostic: Sendable { public var message: String }
public protocol AssetSource {}
public struct HostConfiguration {
    public var proposal = ProposedViewSize(width: 393, height: 852)
    public var displayScale = 2.0
    public var colorScheme = ColorScheme.light
    public var layoutDirection = LayoutDirection.leftToRight
    public var dynamicTypeSize = DynamicTypeSize.large
    public var assets: (any AssetSource)?
    public init() {}
}
public struct LayoutReport { public var proposal: ProposedViewSize; public var size: CGSize; public var frames: [(identifier: String, frame: CGRect)] }
@MainActor public final class Host {
    let root: AnyView
    let configuration: HostConfiguration
    public init<V: View>(_ root: V, configuration: HostConfiguration) { self.root = AnyView(root); self.configuration = configuration }
    public func layout() -> LayoutReport {
        var f: [(identifier: String, frame: CGRect)] = []
        let s = visitAny(root, &f)
        return LayoutReport(proposal: configuration.proposal, size: s, frames: f)
    }
    public func displayList() -> DisplayList { DisplayList(size: layout().size) }
    public var diagnostics: [Diagnostic] { [] }
}

public protocol EnvironmentKey { associatedtype Value; static var defaultValue: Value { get } }
public struct EnvironmentValues { var d: [ObjectIdentifier: Any] = [:]
  public init() {}
  public subscript<K: EnvironmentKey>(_ k: K.Type) -> K.Value { get { d[ObjectIdentifier(k)] as? K.Value ?? K.defaultValue } set { d[ObjectIdentifier(k)] = newValue } } }
