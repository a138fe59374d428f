import Foundation
import PlumbCore

/// A device with a screen: what a view is shown on. Points, in portrait (Docs/Rules.md, section 28, has where the
/// numbers are from).
package struct Device: Sendable {
    /// As in `previewDevice`.
    package let name: String
    package let width: Double
    package let height: Double
    /// Pixels to a point.
    package let scale: Double
    /// What bars and the hardware take of the screen.
    let safeArea: EdgeInsets
    let landscapeSafeArea: EdgeInsets
    /// The height of the line with the time.
    let statusBar: Double
    /// Of the screen's corners.
    package let cornerRadius: Double
    let cutout: Cutout

    /// What the screen has no pixels for.
    enum Cutout: Equatable, Sendable {
        case none
        /// In the middle of the upper edge.
        case notch(width: Double, height: Double)
        /// A capsule so far below the upper edge.
        case island(top: Double)
    }

    /// Whether it is a tablet: it has a line with the time on its side too.
    var isTablet: Bool { width > 500 }

    /// The screen as it is held.
    package func size(_ orientation: InterfaceOrientation) -> CGSize {
        orientation.isLandscape ? CGSize(width: height, height: width) : CGSize(width: width, height: height)
    }

    /// What bars and the hardware take of the screen as it is held.
    package func safeArea(_ orientation: InterfaceOrientation) -> EdgeInsets {
        orientation.isLandscape ? landscapeSafeArea : safeArea
    }

    // MARK: Names

    /// The device of a name; capitals don't count. A name without its generation ("iPhone SE", "iPad") is that of the
    /// newest, and no device's where the newest ones come in several sizes ("iPad Air").
    package static func named(_ name: String) -> Device? {
        let name = name.lowercased()
        if let device = all.first(where: { $0.name.lowercased() == name }) { return device }
        let family = all.filter { $0.name.lowercased().hasPrefix("\(name) ") }.map {
            ($0, $0.name.dropFirst(name.count + 1))
        }
        if family.contains(where: { $0.1.first?.isNumber == true }) { return nil }
        return family.last { $0.1.hasPrefix("(") && !$0.1.hasSuffix("-inch)") && !$0.1.contains(") (") }?.0
    }

    /// The device whose name is most like a name that no device has: the newest whose name begins with it, else the one
    /// with the fewest other characters, and of several the newest; nil where none is like it.
    package static func nearest(to name: String) -> Device? {
        // Nobody means something by a name of that length.
        guard !name.isEmpty, name.count <= 100 else { return nil }
        let name = name.lowercased()
        if let longer = all.last(where: { $0.name.lowercased().hasPrefix(name) }) { return longer }
        let near = all.map { ($0, EditDistance.between($0.name.lowercased(), name)) }
        guard let best = near.reversed().min(by: { $0.1 < $1.1 }), best.1 <= max(2, name.count / 3) else { return nil }
        return best.0
    }

    /// Stands for a device that a preview names and Plumb does not know.
    package static let standard = named("iPhone 15 Pro") ?? all[0]
}

// MARK: The table

extension Device {
    /// All devices, by family and age.
    package static let all: [Device] =
        phones(320, 568, 2, .button, ["iPhone SE (1st generation)"])
        + phones(
            375, 667, 2, .button,
            ["iPhone 6s", "iPhone 7", "iPhone 8", "iPhone SE (2nd generation)", "iPhone SE (3rd generation)"])
        + phones(414, 736, 3, .button, ["iPhone 6s Plus", "iPhone 7 Plus", "iPhone 8 Plus"])
        + phones(375, 812, 3, .notch(44, 209, 30), radius: 39, ["iPhone X", "iPhone XS", "iPhone 11 Pro"])
        + phones(414, 896, 3, .notch(44, 209, 30), radius: 39, ["iPhone XS Max", "iPhone 11 Pro Max"])
        + phones(414, 896, 2, .notch(48, 230, 33), radius: 41.5, ["iPhone XR", "iPhone 11"])
        + phones(375, 812, 3, .notch(50, 219, 35), radius: 44, ["iPhone 12 mini"])
        + phones(390, 844, 3, .notch(47, 209, 32), radius: 47.33, ["iPhone 12", "iPhone 12 Pro"])
        + phones(428, 926, 3, .notch(47, 209, 32), radius: 53.33, ["iPhone 12 Pro Max"])
        + phones(375, 812, 3, .notch(50, 175, 37), radius: 44, ["iPhone 13 mini"])
        + phones(
            390, 844, 3, .notch(47, 162, 34), radius: 47.33,
            ["iPhone 13", "iPhone 13 Pro", "iPhone 14", "iPhone 16e"])
        + phones(428, 926, 3, .notch(47, 162, 34), radius: 53.33, ["iPhone 13 Pro Max", "iPhone 14 Plus"])
        + phones(
            393, 852, 3, .island(59, 53 + 2 / 3.0, 11 + 1 / 3.0), radius: 55,
            ["iPhone 14 Pro", "iPhone 15", "iPhone 15 Pro", "iPhone 16"])
        + phones(
            430, 932, 3, .island(59, 53 + 2 / 3.0, 11 + 1 / 3.0), radius: 55,
            ["iPhone 14 Pro Max", "iPhone 15 Plus", "iPhone 15 Pro Max", "iPhone 16 Plus"])
        + phones(
            402, 874, 3, .island(62, 56 + 1 / 3.0, 14), radius: 62,
            ["iPhone 16 Pro", "iPhone 17", "iPhone 17 Pro"])
        + phones(
            440, 956, 3, .island(62, 56 + 1 / 3.0, 14), radius: 62, ["iPhone 16 Pro Max", "iPhone 17 Pro Max"])
        + phones(420, 912, 3, .island(68, 62 + 1 / 3.0, 20), radius: 62, ["iPhone Air"])
        + tablets(744, 1133, radius: 21.5, ["iPad mini (6th generation)", "iPad mini (A17 Pro)"])
        + tablets(810, 1080, radius: 0, ["iPad (7th generation)", "iPad (8th generation)", "iPad (9th generation)"])
        + tablets(820, 1180, radius: 25, ["iPad (10th generation)", "iPad (A16)"])
        + tablets(820, 1180, radius: 18, ["iPad Air (4th generation)", "iPad Air (5th generation)"])
        + tablets(820, 1180, radius: 18, ["iPad Air 11-inch (M2)", "iPad Air 11-inch (M3)"])
        + tablets(1024, 1366, radius: 18, ["iPad Air 13-inch (M2)", "iPad Air 13-inch (M3)"])
        + tablets(
            834, 1194, radius: 18,
            [
                "iPad Pro (11-inch) (1st generation)", "iPad Pro (11-inch) (2nd generation)",
                "iPad Pro (11-inch) (3rd generation)", "iPad Pro (11-inch) (4th generation)",
            ])
        + tablets(834, 1210, radius: 30, ["iPad Pro 11-inch (M4)", "iPad Pro 11-inch (M5)"])
        + tablets(
            1024, 1366, radius: 18,
            [
                "iPad Pro (12.9-inch) (3rd generation)", "iPad Pro (12.9-inch) (4th generation)",
                "iPad Pro (12.9-inch) (5th generation)", "iPad Pro (12.9-inch) (6th generation)",
            ])
        + tablets(1032, 1376, radius: 30, ["iPad Pro 13-inch (M4)", "iPad Pro 13-inch (M5)"])

    /// How a phone's screen ends above and below.
    private enum Front {
        /// A home button below, and nothing in the screen.
        case button
        /// What the notch and the bars beside it take; the notch's width and height.
        case notch(Double, Double, Double)
        /// What the island and the bars beside it take, the bars' height, and the island's place.
        case island(Double, Double, Double)
    }

    private static func phones(
        _ width: Double, _ height: Double, _ scale: Double, _ front: Front, radius: Double = 0, _ names: [String]
    ) -> [Device] {
        let (top, bar, cutout): (Double, Double, Cutout) =
            switch front {
            case .button: (20, 20, .none)
            case .notch(let top, let width, let height): (top, top, .notch(width: width, height: height))
            case .island(let top, let bar, let place): (top, bar, .island(top: place))
            }
        let isRound = cutout != .none
        // On its side, a phone shows no bar: what the cutout takes is taken on both sides, and 21 below for the home
        // indicator.
        return names.map { name in
            Device(
                name: name, width: width, height: height, scale: scale,
                safeArea: EdgeInsets(top: top, leading: 0, bottom: isRound ? 34 : 0, trailing: 0),
                landscapeSafeArea: isRound
                    ? EdgeInsets(top: 0, leading: top, bottom: 21, trailing: top) : EdgeInsets(),
                statusBar: bar, cornerRadius: radius, cutout: cutout)
        }
    }

    private static func tablets(_ width: Double, _ height: Double, radius: Double, _ names: [String]) -> [Device] {
        let insets = EdgeInsets(top: radius > 0 ? 24 : 20, leading: 0, bottom: radius > 0 ? 20 : 0, trailing: 0)
        return names.map { name in
            Device(
                name: name, width: width, height: height, scale: 2, safeArea: insets, landscapeSafeArea: insets,
                statusBar: insets.top, cornerRadius: radius, cutout: .none)
        }
    }
}
