import Foundation
import PlumbCore
import PlumbRendering
import PlumbSnapshotFiles
import PlumbUIKit

extension Snapshotting where Value: UIViewController, Format == UIImage {
    /// A picture of what the controller holds: the view of a `UIHostingController`, also in a navigation controller.
    /// Views of UIKit's own are boxes with the name of their controller.
    public static var image: Snapshotting { image() }

    /// A picture on a device.
    ///
    /// - Parameters:
    ///   - config: the device.
    ///   - precision: how many pixels must be the same, from 0 to 1.
    ///   - perceptualPrecision: how near a pixel's colour must be to count as the same, from 0 to 1.
    ///   - size: points, instead of the device's.
    ///   - traits: scheme, scale, text size and direction; they go before the device's.
    public static func image(
        on config: ViewImageConfig, precision: Float = 1, perceptualPrecision: Float = 1, size: CGSize? = nil,
        traits: UITraitCollection = SnapshotTraits.none
    ) -> Snapshotting {
        var config = config
        config.size = size ?? config.size
        return pictures(precision, perceptualPrecision, .device(config: config), traits)
    }

    /// A picture.
    ///
    /// - Parameters:
    ///   - drawHierarchyInKeyWindow: UIKit's way of drawing; every picture is drawn in the one way here.
    ///   - precision: how many pixels must be the same, from 0 to 1.
    ///   - perceptualPrecision: how near a pixel's colour must be to count as the same, from 0 to 1.
    ///   - size: points; the view's ideal size unless given.
    ///   - traits: scheme, scale, text size and direction.
    public static func image(
        drawHierarchyInKeyWindow: Bool = false, precision: Float = 1, perceptualPrecision: Float = 1,
        size: CGSize? = nil, traits: UITraitCollection = SnapshotTraits.none
    ) -> Snapshotting {
        let layout = size.map { SwiftUISnapshotLayout.fixed(width: $0.width, height: $0.height) } ?? .sizeThatFits
        return pictures(precision, perceptualPrecision, layout, traits)
    }

    private static func pictures(
        _ precision: Float, _ perceptualPrecision: Float, _ layout: SwiftUISnapshotLayout, _ traits: UITraitCollection
    ) -> Snapshotting {
        Snapshotting(
            .image, .image(precision: precision, perceptualPrecision: perceptualPrecision),
            tolerance: SnapshotDifference.Tolerance(
                precision: Double(precision), perceptualPrecision: Double(perceptualPrecision)),
            shown: { options in
                let isCanvas = layout.set(&options)
                traits.set(&options.world)
                return isCanvas
            }
        ) { AppLaunch.content(of: $0) }
    }
}

extension Snapshotting where Value: UIViewController, Format == String {
    /// Not available: views of UIKit's are never laid out.
    @available(*, unavailable, message: "Plumb lays out no views of UIKit; use .layout of the SwiftUI view")
    public static var recursiveDescription: Snapshotting { .description }

    /// Not available: controllers of UIKit's are never laid out.
    @available(*, unavailable, message: "Plumb lays out no controllers of UIKit; use .layout of the SwiftUI view")
    public static var hierarchy: Snapshotting { .description }
}

extension Snapshotting where Value: UIView, Format == UIImage {
    /// Not available: views of UIKit's are never drawn.
    @available(*, unavailable, message: "Plumb draws no views of UIKit; take the snapshot of the SwiftUI view")
    public static var image: Snapshotting {
        Snapshotting(pathExtension: nil, diffing: .image) { _ in UIImage() }
    }
}

extension Snapshotting where Value: UIView, Format == String {
    /// Not available: views of UIKit's are never laid out.
    @available(*, unavailable, message: "Plumb lays out no views of UIKit; use .layout of the SwiftUI view")
    public static var recursiveDescription: Snapshotting { .description }
}
