import Foundation

// Metal shaders change pixels, and there is no Metal on Linux: their names say so.

/// A function of Metal's language, called with arguments.
@available(*, unavailable, message: "Plumb has no Metal shaders; use the effects that Plumb has, or draw in a Canvas")
public struct Shader: Equatable, Sendable {}

/// Functions of Metal's language.
@available(*, unavailable, message: "Plumb has no Metal shaders; use the effects that Plumb has, or draw in a Canvas")
public struct ShaderLibrary: Equatable, Sendable {}

extension View {
    @available(
        *, unavailable, message: "Plumb has no Metal shaders; use brightness, saturation, hueRotation and the like"
    )
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some View { self }

    @available(*, unavailable, message: "Plumb has no Metal shaders; use scaleEffect, rotation3DEffect and the like")
    public func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View {
        self
    }

    @available(*, unavailable, message: "Plumb has no Metal shaders; use blur, shadow and the like")
    public func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some View { self }
}

extension VisualEffect {
    @available(
        *, unavailable, message: "Plumb has no Metal shaders; use brightness, saturation, hueRotation and the like"
    )
    public func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect { self }

    @available(*, unavailable, message: "Plumb has no Metal shaders; use scaleEffect, rotation3DEffect and the like")
    public func distortionEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect { self }

    @available(*, unavailable, message: "Plumb has no Metal shaders; use blur and the like")
    public func layerEffect(
        _ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true
    ) -> some VisualEffect { self }
}
