import Foundation
import PlumbCore
import PlumbRendering
import PlumbUIKit

/// How large a view is in a snapshot.
public enum SwiftUISnapshotLayout {
    /// As on a device: its size, safe area and traits.
    case device(config: ViewImageConfig)
    /// In the middle of so many points.
    case fixed(width: CGFloat, height: CGFloat)
    /// As large as the view wants to be.
    case sizeThatFits

    /// Returns whether the picture is as large as the proposal, whatever the view answers.
    func set(_ options: inout ShowOptions) -> Bool {
        options.isSizeGiven = true
        switch self {
        case .sizeThatFits:
            options.world.proposal = .unspecified
            return false
        case .fixed(let width, let height):
            options.world.proposal = ProposedViewSize(width: width, height: height)
            return true
        case .device(let config):
            config.set(&options)
            return config.size != nil
        }
    }
}

/// Traits that say nothing.
public enum SnapshotTraits {
    /// Nothing is said.
    public static var none: UITraitCollection { UITraitCollection(traitsFrom: []) }
}

/// A device for a picture: the size of its screen, its safe area, and traits. The size of text of all of them is
/// medium, as in swift-snapshot-testing.
public struct ViewImageConfig: Sendable {
    /// How a device is held.
    public enum Orientation: Sendable { case landscape, portrait }

    /// How an iPad shares its screen.
    public enum TabletOrientation: Sendable { case landscape, portrait }

    /// What bars and notches take.
    public var safeArea: UIEdgeInsets
    /// Points; nil for the view's ideal size.
    public var size: CGSize?
    /// Scheme, scale, text size.
    public var traits: UITraitCollection

    /// A device of one's own.
    public init(safeArea: UIEdgeInsets = .zero, size: CGSize? = nil, traits: UITraitCollection = SnapshotTraits.none) {
        self.safeArea = safeArea
        self.size = size
        self.traits = traits
    }

    func set(_ options: inout ShowOptions) {
        options.world.proposal = size.map { ProposedViewSize($0) } ?? .unspecified
        options.isSafeAreaGiven = true
        options.world.safeAreaInsets = EdgeInsets(
            top: safeArea.top, leading: safeArea.left, bottom: safeArea.bottom, trailing: safeArea.right)
        traits.set(&options.world)
        options.isScaleGiven = true
    }

    private static func phone(_ name: String, _ orientation: Orientation) -> ViewImageConfig {
        config(Device.named(name) ?? .standard, isLandscape: orientation == .landscape)
    }

    private static func tablet(_ name: String, _ orientation: TabletOrientation) -> ViewImageConfig {
        config(Device.named(name) ?? .standard, isLandscape: orientation == .landscape)
    }

    private static func config(_ device: Device, isLandscape: Bool) -> ViewImageConfig {
        let held: InterfaceOrientation = isLandscape ? .landscapeLeft : .portrait
        let area = device.safeArea(held)
        return ViewImageConfig(
            safeArea: UIEdgeInsets(top: area.top, left: area.leading, bottom: area.bottom, right: area.trailing),
            size: device.size(held), traits: medium(scale: device.scale))
    }

    private static func medium(scale: Double) -> UITraitCollection {
        UITraitCollection(traitsFrom: [
            UITraitCollection(displayScale: scale), UITraitCollection(preferredContentSizeCategory: .medium),
        ])
    }

    /// An iPad that Plumb has no device of.
    private static func oldTablet(_ width: Double, _ height: Double, _ orientation: TabletOrientation) -> Self {
        let isUpright = orientation == .portrait
        return ViewImageConfig(
            safeArea: UIEdgeInsets(top: 20, left: 0, bottom: 0, right: 0),
            size: CGSize(width: isUpright ? width : height, height: isUpright ? height : width),
            traits: medium(scale: 2))
    }
}

// MARK: Devices

extension ViewImageConfig {
    /// 320 × 568 points.
    public static var iPhoneSe: Self { iPhoneSe(.portrait) }
    /// 320 × 568 points, as it is held.
    public static func iPhoneSe(_ orientation: Orientation) -> Self { phone("iPhone SE (1st generation)", orientation) }
    /// 375 × 667 points.
    public static var iPhone8: Self { iPhone8(.portrait) }
    /// 375 × 667 points, as it is held.
    public static func iPhone8(_ orientation: Orientation) -> Self { phone("iPhone 8", orientation) }
    /// 414 × 736 points.
    public static var iPhone8Plus: Self { iPhone8Plus(.portrait) }
    /// 414 × 736 points, as it is held.
    public static func iPhone8Plus(_ orientation: Orientation) -> Self { phone("iPhone 8 Plus", orientation) }
    /// 375 × 812 points.
    public static var iPhoneX: Self { iPhoneX(.portrait) }
    /// 375 × 812 points, as it is held.
    public static func iPhoneX(_ orientation: Orientation) -> Self { phone("iPhone X", orientation) }
    /// 414 × 896 points.
    public static var iPhoneXsMax: Self { iPhoneXsMax(.portrait) }
    /// 414 × 896 points, as it is held.
    public static func iPhoneXsMax(_ orientation: Orientation) -> Self { phone("iPhone XS Max", orientation) }
    /// 414 × 896 points.
    public static var iPhoneXr: Self { iPhoneXr(.portrait) }
    /// 414 × 896 points, as it is held.
    public static func iPhoneXr(_ orientation: Orientation) -> Self { phone("iPhone XR", orientation) }
    /// 390 × 844 points.
    public static var iPhone12: Self { iPhone12(.portrait) }
    /// 390 × 844 points, as it is held.
    public static func iPhone12(_ orientation: Orientation) -> Self { phone("iPhone 12", orientation) }
    /// 390 × 844 points.
    public static var iPhone12Pro: Self { iPhone12Pro(.portrait) }
    /// 390 × 844 points, as it is held.
    public static func iPhone12Pro(_ orientation: Orientation) -> Self { phone("iPhone 12 Pro", orientation) }
    /// 428 × 926 points.
    public static var iPhone12ProMax: Self { iPhone12ProMax(.portrait) }
    /// 428 × 926 points, as it is held.
    public static func iPhone12ProMax(_ orientation: Orientation) -> Self { phone("iPhone 12 Pro Max", orientation) }
    /// 390 × 844 points.
    public static var iPhone13: Self { iPhone13(.portrait) }
    /// 390 × 844 points, as it is held.
    public static func iPhone13(_ orientation: Orientation) -> Self { phone("iPhone 13", orientation) }
    /// 375 × 812 points.
    public static var iPhone13Mini: Self { iPhone13Mini(.portrait) }
    /// 375 × 812 points, as it is held.
    public static func iPhone13Mini(_ orientation: Orientation) -> Self { phone("iPhone 13 mini", orientation) }
    /// 390 × 844 points.
    public static var iPhone13Pro: Self { iPhone13Pro(.portrait) }
    /// 390 × 844 points, as it is held.
    public static func iPhone13Pro(_ orientation: Orientation) -> Self { phone("iPhone 13 Pro", orientation) }
    /// 428 × 926 points.
    public static var iPhone13ProMax: Self { iPhone13ProMax(.portrait) }
    /// 428 × 926 points, as it is held.
    public static func iPhone13ProMax(_ orientation: Orientation) -> Self { phone("iPhone 13 Pro Max", orientation) }
    /// 768 × 1024 points.
    public static var iPadMini: Self { iPadMini(.landscape) }
    /// 768 × 1024 points, as it is held.
    public static func iPadMini(_ orientation: TabletOrientation) -> Self { oldTablet(768, 1024, orientation) }
    /// 834 × 1112 points.
    public static var iPadPro10_5: Self { iPadPro10_5(.landscape) }
    /// 834 × 1112 points, as it is held.
    public static func iPadPro10_5(_ orientation: TabletOrientation) -> Self { oldTablet(834, 1112, orientation) }
    /// 834 × 1194 points.
    public static var iPadPro11: Self { iPadPro11(.landscape) }
    /// 834 × 1194 points, as it is held.
    public static func iPadPro11(_ orientation: TabletOrientation) -> Self {
        tablet("iPad Pro (11-inch) (4th generation)", orientation)
    }
    /// 1024 × 1366 points.
    public static var iPadPro12_9: Self { iPadPro12_9(.landscape) }
    /// 1024 × 1366 points, as it is held.
    public static func iPadPro12_9(_ orientation: TabletOrientation) -> Self {
        tablet("iPad Pro (12.9-inch) (6th generation)", orientation)
    }
}
