import Foundation
import PlumbCairo
import PlumbCore

/// Where the views of a run are shown: their world, which is opened once, and the stage of each.
@MainActor package final class Stages {
    private let options: ShowOptions
    /// What is the same for all views, and for what stands around them.
    package let world: World

    /// - Parameters:
    ///   - isScreen: whether the views fill a window.
    ///   - fonts: folders of font files that come before those of the system.
    package convenience init(_ options: ShowOptions, isScreen: Bool = false, fonts: [String] = []) throws {
        func folder(_ path: String?) -> URL? { path.map { URL(fileURLWithPath: $0) } }
        let settings = options.world
        let world = try World(
            text: options.hasFixedText
                ? .fixed : .fonts(folders: fonts, named: fonts + [options.strings].compactMap(\.self)),
            assets: [folder(options.assets)].compactMap(\.self), strings: folder(options.strings),
            locale: settings.locale == World.Settings().locale ? nil : settings.locale, date: settings.date,
            allowsNetwork: options.allowsNetwork)
        self.init(options, opened: world, isScreen: isScreen)
    }

    /// The same for other options of the same program: fonts, assets and strings are opened once.
    package func with(_ options: ShowOptions) -> Stages {
        Stages(options, opened: world, isScreen: world.isScreen)
    }

    private init(_ options: ShowOptions, opened world: World, isScreen: Bool) {
        self.options = options
        let settings = options.world
        var world = world
        world.settings = settings
        if isScreen, !options.isTimeZoneGiven { world.timeZone = .current }
        world.startsNow = isScreen && !options.isDateGiven
        if settings.locale.language.characterDirection == .rightToLeft { world.layoutDirection = .rightToLeft }
        world.isScreen = isScreen
        world.followsMachine = isScreen
        world.ownsProcess = !isScreen
        self.world = world
    }

    /// A host of a view, before its first layout, and where it is shown.
    ///
    /// 1. It is made for what the call and the traits of the preview say. 2. What the view itself asks for, with
    /// `previewLayout` and the like, is known when it has been made; an app's window, too.
    ///
    /// - Parameter change: what is not the same for all views of a run.
    package func host(
        for maker: ViewMaker, _ choice: PreviewChoice = PreviewChoice(index: 0),
        _ change: (inout World) -> Void = { _ in }
    ) throws -> (ViewHost, Stage) {
        // 1
        let first = stage(for: maker.request)
        var world = world
        world.proposal = first.proposal
        world.safeAreaInsets = first.safeArea
        world.displayScale = first.scale
        world.isScreen = world.isScreen || first.isCanvas
        change(&world)
        world.device = first.traits
        let host = try ViewHost(in: world, making: { try maker.view(choice) })
        // 2
        let request = host.previewRequest.or(maker.request)
        let window = maker.windows?.first
        if request == maker.request, window?.defaultSize == nil { return (host, first) }
        let stage = stage(for: request, window)
        stage.take(host)
        return (host, stage)
    }

    /// Where a view is shown that asks for something: what the call says goes first.
    ///
    /// 1. A size of the call is proposed, and that is all. 2. A device of the call is the screen; else the one that the
    /// view names. It is held as the call says, else as the view does. 3. A view that fits, or has a canvas, is shown
    /// on no screen; a device that it names lends its scale.
    /// 4. Without a device a screen of 393 × 852 points is proposed, and the picture is as large as the answer. 5. The
    /// call's own scale and safe area go before all others.
    private func stage(for request: PreviewRequest, _ window: SceneWindow? = nil) -> Stage {
        let settings = options.world
        let safeArea = options.isSafeAreaGiven ? settings.safeAreaInsets : nil
        let size = settings.proposal
        var stage = Stage(
            proposal: size, safeArea: safeArea ?? EdgeInsets(), isCanvas: false, scale: settings.displayScale,
            screen: nil)
        // 1
        if options.isSizeGiven { return stage }
        // 2
        let called = options.device.flatMap(Device.named)
        let device = called ?? request.device.map(device)
        let orientation = options.isLandscape ? .landscapeLeft : request.orientation ?? .portrait
        // 5
        if let device, !options.isScaleGiven, !world.isScreen { stage.scale = device.scale }
        stage.device = device.map { Screen(device: $0, orientation: orientation) }
        // 3
        if called == nil, let layout = request.layout, layout != .device {
            stage.proposal = .unspecified
            if case .fixed(let width, let height) = layout {
                func length(_ length: CGFloat) -> CGFloat? { length > 0 && length.isFinite ? length : nil }
                stage.proposal = ProposedViewSize(width: length(width), height: length(height))
                stage.isCanvas = true
            }
            return stage
        }
        guard let device else {
            // 4
            if orientation.isLandscape {
                stage.proposal = ProposedViewSize(width: size.height, height: size.width)
            } else if request.layout == nil, let size = window?.defaultSize {
                stage.proposal = ProposedViewSize(size)
            }
            return stage
        }
        let screen = Screen(device: device, orientation: orientation)
        stage.proposal = ProposedViewSize(screen.size)
        stage.safeArea = safeArea ?? screen.safeArea
        stage.isCanvas = true
        stage.screen = screen
        return stage
    }

    /// The device that a view names; for a name that none has, the default one.
    private func device(_ name: String) -> Device {
        if let device = Device.named(name) { return device }
        let nearest =
            Device.nearest(to: name).map { "did you mean \"\($0.name)\"?" }
            ?? "plumb devices lists those that there are"
        world.resources?.note(
            "previewDevice(\"\(name)\") names no device that Plumb knows, and an \(Device.standard.name) is shown; \(nearest)"
        )
        return Device.standard
    }

    /// Pixels to a point, if the call says so.
    package var givenScale: Double? { options.isScaleGiven ? options.world.displayScale : nil }

    /// What fonts, assets and tables of strings had to say since the last time.
    package func newProblems() -> [String] { world.resources?.newProblems() ?? [] }
}
