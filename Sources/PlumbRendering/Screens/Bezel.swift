import Foundation
import PlumbCore

/// What a device shows over a view: the time and the state of the device, the island or the notch, and the home
/// indicator.
///
/// It is a view of its own, in a host of its own, which follows the colours and the date of the host of the view.
@MainActor final class Bezel {
    private let screen: Screen
    private let scale: Double
    private let shown: ViewHost
    private let host: ViewHost

    /// - Parameters:
    ///   - shown: the host of the view on the screen.
    ///   - configuration: fonts, language and time zone of the view.
    init(of screen: Screen, around shown: ViewHost, _ world: World) {
        self.screen = screen
        self.shown = shown
        scale = shown.displayScale
        var world = world
        world.proposal = ProposedViewSize(screen.size)
        world.displayScale = scale
        world.safeAreaInsets = EdgeInsets()
        world.isScreen = true
        world.dynamicTypeSize = .large
        host = ViewHost(Bezel.view(of: screen, over: shown), in: world)
    }

    private static func view(of screen: Screen, over shown: ViewHost) -> BezelView {
        BezelView(screen: screen, date: shown.date, bars: shown.systemBars, isOnBlack: shown.hasPageSteppedBack)
    }

    /// As of now.
    var marks: [DisplayItem] {
        host.apply(.surroundings(World.Change(\.colorScheme, shown.shownColorScheme)))
        host.setRoot(Bezel.view(of: screen, over: shown))
        return host.displayList().items
    }

    /// When the time on it is another, in seconds of the host of the view.
    var nextChange: Double? {
        let seconds = shown.date.timeIntervalSinceReferenceDate
        let rest = 60 - (seconds - (seconds / 60).rounded(.down) * 60)
        return rest.isFinite && rest > 0 ? shown.time + rest : nil
    }
}

/// Black or white on what is below, by the colour scheme (Docs/Rules.md, section 28).
private struct BezelView: View {
    let screen: Screen
    let date: Date
    let bars: SystemBars
    /// Whether the status bar lies on the black behind a page that has stepped back.
    let isOnBlack: Bool

    private var size: CGSize { screen.size }
    private var device: Device { screen.device }

    var body: some View {
        ZStack {
            if bars.isStatusBarHidden != true, device.isTablet || !screen.orientation.isLandscape {
                StatusBar(device: device, width: size.width, date: date)
                    .foregroundStyle(statusColor)
            }
            cutout.applying(screen.turn).fill(.black)
            if bars.overlays != .hidden, screen.safeArea.bottom > 0 {
                Capsule().frame(width: indicatorWidth, height: 5)
                    .position(x: size.width / 2, y: size.height - 10.5)
            }
            RoundedRectangle(cornerRadius: device.cornerRadius, style: .continuous)
                .strokeBorder(.gray.opacity(0.5), lineWidth: 0.5)
        }
        .foregroundStyle(.primary)
    }

    /// A bar below it may have another scheme than the page.
    private var statusColor: Color {
        if isOnBlack { return .white }
        let scheme: ColorScheme? = bars.statusBarScheme ?? nil
        return switch scheme {
        case .dark: .white
        case .light: .black
        case nil: .primary
        }
    }

    /// The part of the width that the home indicator takes.
    private var indicatorWidth: CGFloat {
        let part = device.isTablet ? 0.28 : screen.orientation.isLandscape ? 0.257 : 0.357
        return (size.width * part).rounded()
    }

    /// In portrait.
    private var cutout: Path {
        switch device.cutout {
        case .none: return Path()
        case .island(let top):
            let (width, height) = (125.0, 36 + 2 / 3.0)
            return Path(
                roundedRect: CGRect(x: (device.width - width) / 2, y: top, width: width, height: height),
                cornerRadius: height / 2, style: .circular)
        case .notch(let width, let height):
            return .notch(in: CGRect(x: (device.width - width) / 2, y: 0, width: width, height: height))
        }
    }
}

extension Path {
    /// Hangs from the upper edge, into which it goes over in a curve; round below.
    fileprivate static func notch(in rect: CGRect) -> Path {
        let (shoulder, corner) = (6.0, min(20, rect.height * 0.65))
        var path = Path()
        path.move(to: CGPoint(x: rect.minX - shoulder, y: rect.minY))
        path.addArc(
            tangent1End: CGPoint(x: rect.minX, y: rect.minY), tangent2End: CGPoint(x: rect.minX, y: rect.maxY),
            radius: shoulder)
        path.addArc(
            tangent1End: CGPoint(x: rect.minX, y: rect.maxY), tangent2End: CGPoint(x: rect.maxX, y: rect.maxY),
            radius: corner)
        path.addArc(
            tangent1End: CGPoint(x: rect.maxX, y: rect.maxY), tangent2End: CGPoint(x: rect.maxX, y: rect.minY),
            radius: corner)
        path.addArc(
            tangent1End: CGPoint(x: rect.maxX, y: rect.minY),
            tangent2End: CGPoint(x: rect.maxX + shoulder, y: rect.minY), radius: shoulder)
        path.addLine(to: CGPoint(x: rect.maxX + shoulder, y: rect.minY))
        path.closeSubpath()
        return path
    }
}
