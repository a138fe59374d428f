import Foundation
import PlumbCore

/// The device that the host at work shows: an iPhone or an iPad with iOS 17.5. Source: Apple (`UIDevice`).
@MainActor @preconcurrency
public final class UIDevice: NSObject {
    /// The device.
    public static let current = UIDevice()

    private override init() { super.init() }

    private var isTablet: Bool { HostAtWork.now.device.isTablet }

    /// What apps are told since iOS 16, whatever the owner calls the device.
    public var name: String { model }
    /// The kind of device: "iPhone" or "iPad".
    public var model: String { isTablet ? "iPad" : "iPhone" }
    /// The kind of device: "iPhone" or "iPad".
    public var localizedModel: String { model }
    /// "iOS" or "iPadOS", by the device of the call.
    public var systemName: String { isTablet ? "iPadOS" : "iOS" }
    /// That of the simulator whose pictures Plumb is compared with.
    public var systemVersion: String { "17.5" }
    /// A phone or a tablet, by the device of the call.
    public var userInterfaceIdiom: UIUserInterfaceIdiom { isTablet ? .pad : .phone }
    /// The same on every machine and in every run, so that pictures don't differ.
    public var identifierForVendor: UUID? {
        UUID(uuid: (0x50, 0x4C, 0x55, 0x4D, 0x42, 0, 0x40, 0, 0x80, 0, 0, 0, 0, 0, 0, 1))
    }
    /// Yes.
    public var isMultitaskingSupported: Bool { true }

    /// How the device is held.
    public var orientation: UIDeviceOrientation {
        switch HostAtWork.now.device.orientation {
        case .portraitUpsideDown: .portraitUpsideDown
        // The sides of a device and those of what it shows are opposite ones.
        case .landscapeLeft: .landscapeLeft
        case .landscapeRight: .landscapeRight
        default: .portrait
        }
    }
    /// Whether turns of the device are of interest; kept.
    public var isGeneratingDeviceOrientationNotifications = false
    /// From now on an app is told how the device is held; a picture's is not turned.
    public func beginGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = true }
    /// Says that turns of the device are not of interest any more.
    public func endGeneratingDeviceOrientationNotifications() { isGeneratingDeviceOrientationNotifications = false }

    /// Whether the battery is watched; kept.
    public var isBatteryMonitoringEnabled = false
    /// -1, as on a simulator: nobody knows.
    public var batteryLevel: Float { -1 }
    /// Unknown: there is no battery to ask.
    public var batteryState: BatteryState { .unknown }
    /// Whether it is watched that something is near; kept.
    public var isProximityMonitoringEnabled = false
    /// No: nothing is near.
    public var proximityState: Bool { false }

    /// The ways in which it can be held.
    public enum BatteryState: Int, Sendable { case unknown, unplugged, charging, full }

    /// Names of what is told of the device.
    public static let orientationDidChangeNotification = Notification.Name("UIDeviceOrientationDidChangeNotification")
    public static let batteryLevelDidChangeNotification = Notification.Name("UIDeviceBatteryLevelDidChangeNotification")
    public static let batteryStateDidChangeNotification = Notification.Name("UIDeviceBatteryStateDidChangeNotification")
    public static let proximityStateDidChangeNotification = Notification.Name(
        "UIDeviceProximityStateDidChangeNotification")
}

/// How a device is held.
public enum UIDeviceOrientation: Int, Sendable {
    /// The ways in which it can be held.
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown

    /// Whether the device stands upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device lies on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    /// Whether the device lies on its back or its face.
    public var isFlat: Bool { self == .faceUp || self == .faceDown }
    /// Whether an app can be shown so.
    public var isValidInterfaceOrientation: Bool { isPortrait || isLandscape }
}

/// How what is shown lies on the screen.
public enum UIInterfaceOrientation: Int, Sendable {
    /// The ways in which it can be held.
    case unknown, portrait, portraitUpsideDown, landscapeRight, landscapeLeft

    /// Whether the device stands upright.
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
    /// Whether the device lies on its side.
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

/// The ways that something may lie on a screen.
public struct UIInterfaceOrientationMask: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The ways there are.
    public static let portrait = UIInterfaceOrientationMask(rawValue: 1 << 1)
    public static let portraitUpsideDown = UIInterfaceOrientationMask(rawValue: 1 << 2)
    public static let landscapeRight = UIInterfaceOrientationMask(rawValue: 1 << 3)
    public static let landscapeLeft = UIInterfaceOrientationMask(rawValue: 1 << 4)
    public static let landscape: UIInterfaceOrientationMask = [.landscapeLeft, .landscapeRight]
    public static let all: UIInterfaceOrientationMask = [.landscape, .portrait, .portraitUpsideDown]
    public static let allButUpsideDown: UIInterfaceOrientationMask = [.landscape, .portrait]
}
