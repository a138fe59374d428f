import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb has no Metal shaders; use the effects that Plumb has, or draw in a Canvas")
@dynamicCallable public struct ShaderFunction: Equatable, Sendable {
    public func dynamicallyCall(withArguments args: [Shader.Argument]) -> Shader { absent() }
    public init(library: ShaderLibrary, name: String) { absent() }
    public var library: ShaderLibrary {
        get { absent() }
        set { absent() }
    }
    public var name: String {
        get { absent() }
        set { absent() }
    }
}

@available(*, unavailable, message: "Plumb has no Metal shaders; use the effects that Plumb has, or draw in a Canvas")
@dynamicMemberLookup public struct ShaderLibrary: Equatable, Sendable {
    public init(data: Data) { absent() }
    public init(url: URL) { absent() }
    public static func bundle(_ bundle: Bundle) -> ShaderLibrary { absent() }
    public static var `default`: ShaderLibrary { absent() }
    public static subscript(dynamicMember name: String) -> ShaderFunction { absent() }
    public subscript(dynamicMember name: String) -> ShaderFunction { absent() }
}

extension GraphicsContext.Filter {
    @available(*, unavailable, message: "Plumb has no Metal shaders; use the filters that Plumb has")
    public static func colorShader(_ shader: Shader) -> GraphicsContext.Filter { absent() }

    @available(*, unavailable, message: "Plumb has no Metal shaders; use the filters that Plumb has")
    public static func distortionShader(_ shader: Shader, maxSampleOffset: CGSize) -> GraphicsContext.Filter {
        absent()
    }

    @available(*, unavailable, message: "Plumb has no Metal shaders; use the filters that Plumb has")
    public static func layerShader(_ shader: Shader, maxSampleOffset: CGSize) -> GraphicsContext.Filter { absent() }
}

extension GraphicsContext.Shading {
    @available(
        *, unavailable, message: "Plumb has no Metal shaders; use the effects that Plumb has, or draw in a Canvas"
    )
    public static func shader(_ shader: Shader, bounds: CGRect = .zero) -> GraphicsContext.Shading { absent() }
}

extension View {
    @available(
        *, unavailable, message: "Plumb has no Metal shaders; use brightness, saturation, hueRotation and the like"
    )
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no Metal shaders; use scaleEffect, rotation3DEffect and the like")
    public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        absent()
    }

    @available(*, unavailable, message: "Plumb has no Metal shaders; use blur, shadow and the like")
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { absent() }
}

extension VisualEffect {
    @available(
        *, unavailable, message: "Plumb has no Metal shaders; use brightness, saturation, hueRotation and the like"
    )
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }

    @available(*, unavailable, message: "Plumb has no Metal shaders; use scaleEffect, rotation3DEffect and the like")
    public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect
    { self }

    @available(*, unavailable, message: "Plumb has no Metal shaders; use blur, shadow and the like")
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect {
        self
    }
}
