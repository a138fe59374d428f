import Foundation
import PlumbCore

/// The screen of the device that the host at work shows. Source: Apple (`UIScreen`).
@MainActor @preconcurrency
public final class UIScreen: NSObject {
    /// The screen.
    public static let main = UIScreen()
    /// The one screen.
    public static var screens: [UIScreen] { [main] }

    private override init() { super.init() }

    /// As the device is held, from the top left corner, in points.
    public var bounds: CGRect { CGRect(origin: .zero, size: HostAtWork.now.device.screen) }

    /// As the device stands, in pixels.
    public var nativeBounds: CGRect {
        let device = HostAtWork.now.device
        let (width, height) = (device.screen.width * device.scale, device.screen.height * device.scale)
        return CGRect(
            x: 0, y: 0, width: device.orientation.isLandscape ? height : width,
            height: device.orientation.isLandscape ? width : height)
    }

    /// Pixels to a point.
    public var scale: CGFloat { CGFloat(HostAtWork.now.device.scale) }
    /// Pixels to a point.
    public var nativeScale: CGFloat { scale }
    /// Frames a second.
    public var maximumFramesPerSecond: Int { 60 }
    /// Nobody films the screen.
    public var isCaptured: Bool { false }
    /// From 0 to 1. What is written is kept; a picture has no lamp.
    public var brightness: CGFloat = 0.5 { didSet { Inert.use("UIScreen.brightness", .phone) } }
    /// The surroundings of the host at work.
    public var traitCollection: UITraitCollection { .current }

    /// Names of what is told of screens.
    public static let brightnessDidChangeNotification = Notification.Name("UIScreenBrightnessDidChangeNotification")
    public static let didConnectNotification = Notification.Name("UIScreenDidConnectNotification")
    public static let didDisconnectNotification = Notification.Name("UIScreenDidDisconnectNotification")
    public static let capturedDidChangeNotification = Notification.Name("UIScreenCapturedDidChangeNotification")
}
