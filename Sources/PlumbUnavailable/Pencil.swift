import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb has no pencil; use gestures")
public enum PencilSqueezeGesturePhase {
    case active(PencilSqueezeGestureValue)
    case ended(PencilSqueezeGestureValue)
    case failed
}

@available(*, unavailable, message: "Plumb has no pencil; use gestures")
public struct PencilDoubleTapGestureValue {
    public var hoverPose: PencilHoverPose? { absent() }
}

@available(*, unavailable, message: "Plumb has no pencil; use gestures")
public struct PencilHoverPose {
    public var altitude: Angle { absent() }
    public var anchor: UnitPoint { absent() }
    public var azimuth: Angle { absent() }
    public var location: CGPoint { absent() }
    public var roll: Angle { absent() }
    public var zDistance: CGFloat { absent() }
}

@available(*, unavailable, message: "Plumb has no pencil; use gestures")
public struct PencilSqueezeGestureValue {
    public var hoverPose: PencilHoverPose? { absent() }
}

@available(*, unavailable, message: "Plumb has no pencil; use gestures")
public struct PencilPreferredAction: Hashable, Sendable {
    public static var ignore: PencilPreferredAction { absent() }
    public static var runSystemShortcut: PencilPreferredAction { absent() }
    public static var showColorPalette: PencilPreferredAction { absent() }
    public static var showContextualPalette: PencilPreferredAction { absent() }
    public static var showInkAttributes: PencilPreferredAction { absent() }
    public static var switchEraser: PencilPreferredAction { absent() }
    public static var switchPrevious: PencilPreferredAction { absent() }
}

extension EnvironmentValues {
    @available(*, unavailable, message: "Plumb has no pencil; use gestures")
    public var preferredPencilDoubleTapAction: PencilPreferredAction { absent() }

    @available(*, unavailable, message: "Plumb has no pencil; use gestures")
    public var preferredPencilSqueezeAction: PencilPreferredAction { absent() }
}

extension View {
    @available(*, unavailable, message: "Plumb has no pencil; use gestures")
    public func onPencilDoubleTap(perform action: @escaping (PencilDoubleTapGestureValue) -> Void) -> some View {
        absent()
    }

    @available(*, unavailable, message: "Plumb has no pencil; use gestures")
    public func onPencilSqueeze(perform action: @escaping (PencilSqueezeGesturePhase) -> Void) -> some View { absent() }
}
