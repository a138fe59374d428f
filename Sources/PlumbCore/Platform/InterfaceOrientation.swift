/// Which side of a device is up.
public struct InterfaceOrientation: CaseIterable, Identifiable, Equatable, Sendable {
    /// The name of the orientation.
    public let id: String

    /// The device's top is on top.
    public static let portrait = InterfaceOrientation(id: "portrait")
    /// The device's top is at the bottom. A screen is as large as in portrait.
    public static let portraitUpsideDown = InterfaceOrientation(id: "portraitUpsideDown")
    /// The device lies on its side, its top on the left.
    public static let landscapeLeft = InterfaceOrientation(id: "landscapeLeft")
    /// The device lies on its side, its top on the right.
    public static let landscapeRight = InterfaceOrientation(id: "landscapeRight")

    /// All four.
    public static var allCases: [InterfaceOrientation] {
        [.portrait, .portraitUpsideDown, .landscapeLeft, .landscapeRight]
    }

    /// Whether the device lies on its side.
    package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}
