internal import CCairo
internal import CPango
public import PlumbGraphics
public import Foundation
public struct CairoRenderer: Renderer {
    public init() {}
    public func render(_ list: DisplayList, scale: Double) throws -> Data { _ = cairo_version(); return Data([137, 80, 78, 71]) }
}
public final class Foo { var x: OpaquePointer?; let c = cairo_content_t(rawValue: 1); public init() {} }
