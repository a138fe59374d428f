import Foundation
import PlumbCore

/// A device as it is held: what a view is shown on.
package struct Screen: Sendable {
    package let device: Device
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
package struct Stage {
    var proposal: ProposedViewSize
    /// What is taken of the proposal on each side.
    var safeArea: EdgeInsets
    /// Whether the picture is as large as the proposal, whatever the view answers.
    var isCanvas: Bool
    /// Pixels to a point.
    package var scale: Double
    /// The screen that the picture shows; nil for none.
    package var screen: Screen?
    /// The device that code is told of; nil for one that is as large as the proposal.
    var device: Screen?

    /// What code is told of the device.
    var traits: DeviceTraits? {
        guard let device else {
            // A view that is shown on a canvas of its own is on some phone all the same.
            guard isCanvas || proposal == .unspecified else { return nil }
            return DeviceTraits(
                screen: DeviceTraits.standardScreen, scale: scale, safeArea: safeArea, isTablet: false)
        }
        var traits = DeviceTraits(
            name: device.device.name, screen: device.size, scale: scale, safeArea: safeArea,
            isTablet: device.device.isTablet, orientation: device.orientation)
        traits.hasCutout = device.device.cutout != .none
        return traits
    }

    /// Shows what a host shows here, before its first layout.
    @MainActor func take(_ host: ViewHost) {
        let before = host.settings
        var settings = before
        settings.proposal = proposal
        settings.safeAreaInsets = safeArea
        settings.displayScale = scale
        settings.isScreen = before.isScreen || isCanvas
        settings.device = traits
        host.apply(.surroundings(World.Change(from: before, to: settings)))
    }
}
