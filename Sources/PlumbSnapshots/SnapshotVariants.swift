import Foundation
import PlumbCore
import PlumbRendering

/// A device on whose screen a view is shown: its size, safe areas and scale.
public struct SnapshotDevice: Sendable, Hashable {
    /// As `plumb devices` has it.
    public let name: String
    /// Whether it lies on its side.
    public let isLandscape: Bool

    init(device: Device, isLandscape: Bool = false) {
        name = device.name
        self.isLandscape = isLandscape
    }

    /// By its name, as `plumb devices` has it ("iPhone 15 Pro"); nil where there is none of the name.
    public init?(_ name: String, isLandscape: Bool = false) {
        guard let device = Device.named(name) else { return nil }
        self.init(device: device, isLandscape: isLandscape)
    }

    /// The same on its side.
    public var landscape: SnapshotDevice {
        Device.named(name).map { SnapshotDevice(device: $0, isLandscape: true) } ?? self
    }

    private static func known(_ name: String) -> SnapshotDevice {
        SnapshotDevice(device: Device.named(name) ?? .standard)
    }

    /// 375 × 667 points, with a home button.
    public static var iPhoneSE: SnapshotDevice { known("iPhone SE (3rd generation)") }
    /// 375 × 812 points.
    public static var iPhone13Mini: SnapshotDevice { known("iPhone 13 mini") }
    /// 393 × 852 points.
    public static var iPhone15Pro: SnapshotDevice { known("iPhone 15 Pro") }
    /// 430 × 932 points.
    public static var iPhone15ProMax: SnapshotDevice { known("iPhone 15 Pro Max") }
    /// 744 × 1133 points.
    public static var iPadMini: SnapshotDevice { known("iPad mini (6th generation)") }
    /// 834 × 1194 points.
    public static var iPadPro11: SnapshotDevice { known("iPad Pro (11-inch) (4th generation)") }
}

extension ShownVariant {
    /// All together; one that asks for nothing where no list has any.
    static func all<Value>(
        devices: [SnapshotDevice], schemes: [ColorScheme], typeSizes: [DynamicTypeSize], locales: [Locale],
        directions: [LayoutDirection]
    ) -> [ShownVariant] where Options == ViewPlan<Value> {
        all(
            devices.map { device in
                Part(device.name + (device.isLandscape ? " landscape" : "")) {
                    $0.options.device = device.name
                    $0.options.isLandscape = device.isLandscape
                    $0.options.isSizeGiven = false
                    $0.isCanvas = false
                }
            },
            schemes.map { scheme in Part("\(scheme)") { $0.options.world.colorScheme = scheme } },
            typeSizes.map { size in Part("\(size)") { $0.options.world.dynamicTypeSize = size } },
            locales.map { locale in Part(locale.identifier) { $0.options.world.locale = locale } },
            directions.map { direction in
                Part(direction == .rightToLeft ? "right to left" : "left to right") {
                    $0.options.world.layoutDirection = direction
                }
            })
    }
}
