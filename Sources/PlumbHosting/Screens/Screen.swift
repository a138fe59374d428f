import Foundation
import PlumbCore

/// A device as it is held: what a view is shown on.
struct Screen: Sendable {
    let device: Device
    let orientation: InterfaceOrientation

    var size: CGSize { device.size(orientation) }
    var safeArea: EdgeInsets { device.safeArea(orientation) }

    /// From the places of a screen in portrait to those of this one.
    var turn: CGAffineTransform {
        switch orientation {
        // The device's top is on the left: what was on the right is on top.
        case .landscapeLeft: CGAffineTransform(a: 0, b: -1, c: 1, d: 0, tx: 0, ty: device.width)
        case .landscapeRight: CGAffineTransform(a: 0, b: 1, c: -1, d: 0, tx: device.height, ty: 0)
        default: .identity
        }
    }
}

/// Where a view is shown: what it is proposed, and what the picture of it is.
struct Stage {
    var proposal: ProposedViewSize
    /// What is taken of the proposal on each side.
    var safeArea: EdgeInsets
    /// Whether the picture is as large as the proposal, whatever the view answers.
    var isCanvas: Bool
    /// Pixels to a point.
    var scale: Double
    /// The screen that the picture shows; nil for none.
    var screen: Screen?

    /// Shows what a host shows here, before its first layout.
    @MainActor func take(_ host: ViewHost) {
        host.proposal = proposal
        host.safeAreaInsets = safeArea
        host.displayScale = scale
        if isCanvas { host.becomeScreen() }
    }
}
