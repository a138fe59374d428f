import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

extension Animation {
    @available(*, unavailable, message: "Plumb's screens have no overlays that come and go; write .default")
    public static var systemOverlayAppearance: Animation { absent() }

    @available(*, unavailable, message: "Plumb's screens have no overlays that come and go; write .default")
    public static var systemOverlayDisappearance: Animation { absent() }

    @available(*, unavailable, message: "Plumb's screens have no overlays that come and go; write .default")
    public static var systemOverlayDelayedDisappearance: Animation { absent() }

    @available(*, unavailable, message: "Plumb's screens have no overlays that come and go; write .default")
    public static var systemOverlayDisappearanceDelay: TimeInterval { absent() }
}
