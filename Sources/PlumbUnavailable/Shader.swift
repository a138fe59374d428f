import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb has no Metal shaders; use the effects that Plumb has, or draw in a Canvas")
public struct Shader: Equatable, Sendable {
    public func compile(as type: Shader.UsageType) async throws { absent() }
    public init(function: ShaderFunction, arguments: [Shader.Argument]) { absent() }
    public struct Argument: Equatable, Sendable {
        public static func color(_ color: Color) -> Shader.Argument { absent() }
        public static func colorArray(_ array: [Color]) -> Shader.Argument { absent() }
        public static func data(_ data: Data) -> Shader.Argument { absent() }
        public static func float<T>(_ x: T) -> Shader.Argument where T: BinaryFloatingPoint { absent() }
        public static func float2(_ point: CGPoint) -> Shader.Argument { absent() }
        public static func float2(_ size: CGSize) -> Shader.Argument { absent() }
        public static func float2(_ vector: CGVector) -> Shader.Argument { absent() }
        public static func float2<T>(_ x: T, _ y: T) -> Shader.Argument where T: BinaryFloatingPoint { absent() }
        public static func float3<T>(_ x: T, _ y: T, _ z: T) -> Shader.Argument where T: BinaryFloatingPoint {
            absent()
        }
        public static func float4<T>(_ x: T, _ y: T, _ z: T, _ w: T) -> Shader.Argument where T: BinaryFloatingPoint {
            absent()
        }
        public static func floatArray(_ array: [Float]) -> Shader.Argument { absent() }
        public static func image(_ image: Image) -> Shader.Argument { absent() }
        public static var boundingRect: Shader.Argument { absent() }
    }
    public struct UsageType {
        public static var colorEffect: Shader.UsageType { absent() }
        public static var distortionEffect: Shader.UsageType { absent() }
        public static var layerEffect: Shader.UsageType { absent() }
        public static var shapeStyle: Shader.UsageType { absent() }
    }
    public var arguments: [Shader.Argument] {
        get { absent() }
        set { absent() }
    }
    public var dithersColor: Bool {
        get { absent() }
        set { absent() }
    }
    public var function: ShaderFunction {
        get { absent() }
        set { absent() }
    }
}

@available(*, unavailable, message: "Plumb has no Metal shaders; use the effects that Plumb has, or draw in a Canvas")
extension Shader: ShapeStyle {

}
