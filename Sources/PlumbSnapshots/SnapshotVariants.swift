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

/// One of the surroundings in which a view is shown.
struct SnapshotVariant {
    var device: SnapshotDevice?
    var scheme: ColorScheme?
    var typeSize: DynamicTypeSize?
    var locale: Locale?
    var direction: LayoutDirection?

    /// All together; one that asks for nothing where no list has any.
    static func all(
        _ devices: [SnapshotDevice], _ schemes: [ColorScheme], _ typeSizes: [DynamicTypeSize], _ locales: [Locale],
        _ directions: [LayoutDirection]
    ) -> [SnapshotVariant] {
        func each<Element>(_ list: [Element]) -> [Element?] { list.isEmpty ? [nil] : list }
        return each(devices).flatMap { device in
            each(schemes).flatMap { scheme in
                each(typeSizes).flatMap { typeSize in
                    each(locales).flatMap { locale in
                        each(directions).map { direction in
                            SnapshotVariant(
                                device: device, scheme: scheme, typeSize: typeSize, locale: locale,
                                direction: direction)
                        }
                    }
                }
            }
        }
    }

    /// "iPhone 15 Pro, dark, accessibility3"; empty where nothing is asked for.
    var text: String {
        let parts: [String?] = [
            device.map { $0.name + ($0.isLandscape ? " landscape" : "") }, scheme.map { "\($0)" },
            typeSize.map { "\($0)" }, locale?.identifier,
            direction.map { $0 == .rightToLeft ? "right to left" : "left to right" },
        ]
        return parts.compactMap(\.self).joined(separator: ", ")
    }

    func set(_ options: inout ShowOptions) {
        if let device {
            options.device = device.name
            options.isLandscape = device.isLandscape
            options.isSizeGiven = false
        }
        if let scheme { options.world.colorScheme = scheme }
        if let typeSize { options.world.dynamicTypeSize = typeSize }
        if let locale { options.world.locale = locale }
        if let direction { options.world.layoutDirection = direction }
    }
}
