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
        pictures(precision, perceptualPrecision, SwiftUISnapshotLayout(size), traits)
    }

    private static func pictures(
        _ precision: Float, _ perceptualPrecision: Float, _ layout: SwiftUISnapshotLayout, _ traits: UITraitCollection
    ) -> Snapshotting {
        Snapshotting(precision, perceptualPrecision, layout, traits) { AppLaunch.content(of: $0) }
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
    /// A picture of the view of a `UIHostingController`. Of other views of UIKit's there is none: the assertion fails,
    /// and says so.
    public static var image: Snapshotting { image() }

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
        Snapshotting(precision, perceptualPrecision, SwiftUISnapshotLayout(size), traits) { view in
            guard let content = view.content else {
                throw SnapshotProblem(
                    "\(type(of: view)) is a view of UIKit's, which Plumb does not draw; take the snapshot of the SwiftUI view"
                )
            }
            return content
        }
    }
}

extension SwiftUISnapshotLayout {
    /// - Parameter size: points; nil for the view's ideal size.
    fileprivate init(_ size: CGSize?) {
        self = size.map { .fixed(width: $0.width, height: $0.height) } ?? .sizeThatFits
    }
}

extension Snapshotting where Value: UIView, Format == String {
    /// Not available: views of UIKit's are never laid out.
    @available(*, unavailable, message: "Plumb lays out no views of UIKit; use .layout of the SwiftUI view")
    public static var recursiveDescription: Snapshotting { .description }
}
