import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

extension EnvironmentValues {
    @available(*, unavailable, message: "Plumb tells nothing of a resolved font; use the Font as it is")
    public var fontResolutionContext: Font.Context { absent() }
}

extension Font {
    @available(*, unavailable, message: "Plumb's system font has no small capitals; write capitals in a smaller font")
    public func lowercaseSmallCaps() -> Font { absent() }

    @available(*, unavailable, message: "Plumb's system font has no small capitals; write capitals in a smaller font")
    public func lowercaseSmallCaps(_ isActive: Bool) -> Font { absent() }

    @available(*, unavailable, message: "Plumb's system font has no small capitals; write capitals in a smaller font")
    public func uppercaseSmallCaps() -> Font { absent() }

    @available(*, unavailable, message: "Plumb's system font has no small capitals; write capitals in a smaller font")
    public func uppercaseSmallCaps(_ isActive: Bool) -> Font { absent() }

    @available(*, unavailable, message: "Plumb tells nothing of a resolved font; use the Font as it is")
    public func pointSize(_ size: CGFloat) -> Font { absent() }

    @available(*, unavailable, message: "Plumb tells nothing of a resolved font; use the Font as it is")
    public func resolve(in context: Font.Context) -> Font.Resolved { absent() }

    @available(*, unavailable, message: "Plumb tells nothing of a resolved font; use the Font as it is")
    public func scaled(by factor: CGFloat) -> Font { absent() }
}

extension Font {
    @available(*, unavailable, message: "Plumb tells nothing of a resolved font; use the Font as it is")
    public struct Resolved: Hashable, Sendable {
        public var isBold: Bool { absent() }
        public var isItalic: Bool { absent() }
        public var isLowercaseSmallCaps: Bool { absent() }
        public var isMonospaced: Bool { absent() }
        public var isSmallCaps: Bool { absent() }
        public var isUppercaseSmallCaps: Bool { absent() }
        public var leading: Font.Leading { absent() }
        public var pointSize: CGFloat { absent() }
        public var weight: Font.Weight { absent() }
        public var width: Font.Width { absent() }
    }

    @available(*, unavailable, message: "Plumb tells nothing of a resolved font; use the Font as it is")
    public struct Context: Hashable, Sendable {

    }
}
