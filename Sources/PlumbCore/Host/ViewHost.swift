import Foundation
import PlumbFoundation
import PlumbGraphics
import PlumbLayout

/// The world a view is laid out and drawn in.
public struct HostConfiguration {
    /// What the root view is proposed, in points.
    public var proposal: ProposedViewSize
    /// Pixels to a point.
    public var displayScale: Double
    /// Whether views are shown in light or in dark.
    public var colorScheme: ColorScheme
    /// Whether lines and stacks run from the left or from the right.
    public var layoutDirection: LayoutDirection
    /// The size of text that views inherit.
    public var dynamicTypeSize: DynamicTypeSize
    /// What the person in front of the screen has asked for.
    public var accessibility: AccessibilitySettings = []
    /// Who shapes texts; without one every character is 10 × 20 points.
    public var textEngine: any TextEngine
    /// Where named pictures and colours are.
    public var assets: (any AssetSource)?
    /// Where pictures with an address come from (`AsyncImage`); nil where none can be had.
    public var pictures: (any PictureSource)?
    /// Where texts are looked up in other languages; nil for as they are written.
    public var strings: (any StringTables)?
    /// The language and customs of texts: en_US unless set, so that pictures do not depend on the machine.
    public var locale = Locale(identifier: "en_US")
    /// What bars and notches take of the proposal on each side, in points. With any, the picture is a screen: as large
    /// as the proposal, the root view in the centre of what is left.
    public var safeAreaInsets: EdgeInsets
    /// The date when the host is made; it goes on with the host's time. Pinned, so that clocks show the same on every
    /// machine: 9 January 2007, 9:41 in UTC, when the first iPhone was shown; the phones of Apple's pictures show that
    /// time since.
    public var date: Date
    /// The time zone of dates: GMT unless set, so that pictures do not depend on the machine.
    public var timeZone = TimeZone.gmt
    /// True for a window: code sees the machine's clock, and what it leaves for later happens in real time.
    package var followsMachine = false
    /// True where the process is there for this host alone: what any thread leaves to the main queue is the host's.
    package var ownsProcess = false
    /// What `@AppStorage` reads and writes. In memory unless set: pictures and tests leave nothing behind.
    public var appStore: any ValueStore = MemoryValueStore()
    /// What `@SceneStorage` reads and writes.
    public var sceneStore: any ValueStore = MemoryValueStore()
    /// Opens an address that a view wants opened (`EnvironmentValues.openURL`), and says whether it could; nil where
    /// nothing does.
    public var openURL: ((URL) -> Bool)?
    /// Where cut and copied text is: the host's own unless set.
    public var pasteboard: any Pasteboard = PrivatePasteboard()
    /// What the device is that the host stands for; nil where only its size is known.
    package var device: DeviceTraits?
    /// True for a window, which is as large as the proposal whatever the root view answers, and shows it in its centre.
    public var isScreen = false

    /// A host's surroundings. Lengths are in points; without a text engine, every character is 10 points wide and a
    /// line 20 high.
    public init(
        proposal: ProposedViewSize = .unspecified, displayScale: Double = 2, colorScheme: ColorScheme = .light,
        layoutDirection: LayoutDirection = .leftToRight, dynamicTypeSize: DynamicTypeSize = .large,
        textEngine: any TextEngine = FixedTextEngine(), assets: (any AssetSource)? = nil,
        safeAreaInsets: EdgeInsets = EdgeInsets(), date: Date = HostConfiguration.pinnedDate
    ) {
        self.proposal = proposal
        self.displayScale = displayScale
        self.colorScheme = colorScheme
        self.layoutDirection = layoutDirection
        self.dynamicTypeSize = dynamicTypeSize
        self.textEngine = textEngine
        self.assets = assets
        self.safeAreaInsets = safeAreaInsets
        self.date = date
    }

    /// 9 January 2007, 9:41 in UTC.
    public static let pinnedDate = Date.pinned

    var environment: EnvironmentValues {
        var values = EnvironmentValues()
        values.displayScale = CGFloat(displayScale)
        values.colorScheme = colorScheme
        values.layoutDirection = layoutDirection
        values.dynamicTypeSize = dynamicTypeSize
        if !accessibility.isEmpty {
            values.accessibilitySettings = accessibility
            if accessibility.contains(.boldText) { values.legibilityWeight = .bold }
            if accessibility.contains(.increaseContrast) { values._colorSchemeContrast = .increased }
        }
        values.textEngine = textEngine
        values.assets = assets
        values.pictures = pictures
        if let strings { values.strings = strings }
        if locale.identifier != "en_US" {
            values.locale = locale
            values.calendar.locale = locale
        }
        if timeZone != .gmt {
            values.timeZone = timeZone
            values.calendar.timeZone = timeZone
        }
        values.pasteboard = pasteboard
        values.matchedSources = MatchedSources()
        values.appStore = appStore
        values.sceneStore = sceneStore
        let classes = UserInterfaceSizeClass.classes(
            width: proposal.lengths.width, height: proposal.lengths.height)
        values.horizontalSizeClass = classes.horizontal
        values.verticalSizeClass = classes.vertical
        values.hasSafeArea = safeAreaInsets != EdgeInsets()
        return values
    }
}

/// The frames of a layout, in points from the root view's top left corner.
public struct LayoutReport: Sendable {
    /// What the page was offered, in points.
    public var proposal: ProposedViewSize
    /// The root view's answer.
    public var size: CGSize
    /// Every view with an `accessibilityIdentifier`, in the order of the tree; what is presented over the page comes
    /// after it.
    public var frames: [(identifier: String, frame: CGRect)]
}

/// Keeps a view alive: its state, its layout, its picture. Deterministic: the same view and configuration give the same
/// frames.
@MainActor
public final class ViewHost {
    let graph: ViewGraph
    var configuration: HostConfiguration
    let touches: HostTouches
    /// What the root view inherits, as it was set last.
    package internal(set) var surroundings = EnvironmentValues()
    /// The scheme that views on the page ask for; nil where none does.
    var preferredScheme: ColorScheme?
    /// What views on the page ask of the device's bars.
    package internal(set) var systemBars = SystemBars()

    /// Builds a view that was made outside of the host: dates in it may be the machine's (Docs/Rules.md, section 22,
    /// rule 5).
    public convenience init<V: View>(_ root: V, configuration: HostConfiguration = HostConfiguration()) {
        self.init(configuration: configuration, isOwn: false) { root }
    }

    /// Makes the view itself: what it is made of begins in the host's time.
    ///
    /// - Parameter isOwn: false where the view was there before, and may have dates of the machine.
    package init<V: View>(configuration: HostConfiguration, isOwn: Bool = true, making root: () throws -> V) rethrows {
        self.configuration = configuration
        RunStrings.set(configuration.locale, configuration.strings)
        graph = ViewGraph(environment: configuration.environment, graphMotion: MotionState())
        graph.agenda.startDate = configuration.date.isUsable ? configuration.date : HostConfiguration.pinnedDate
        graph.events.start = graph.agenda.startDate
        if configuration.followsMachine { graph.events.followMachine() }
        graph.events.makesRoot = isOwn
        if configuration.ownsProcess { graph.events.takeMainQueue() }
        touches = HostTouches(graph)
        let page = graph.presentations.page
        page.safeArea = usable(shownInsets)
        page.isScreen = configuration.isScreen
        page.setRoom(in: configuration.proposal.lengths, graph.queue)
        graph.changeSurroundings { $0.setHostOpenURL(configuration.openURL) }
        surroundings = graph.environment(0)
        graph.afterLayout.pagePreferences = { [weak self] preferences in
            self?.takePreferredScheme(preferences[PreferredColorSchemeKey.self] ?? nil)
            self?.takeSystemBars(preferences[SystemBarsKey.self] ?? SystemBars())
        }
        _ = MainActorSteps.install
        beginWork()
        try graph.working { UpdatePass(graph: graph).build(try root()) }
    }

    /// Views on their way out take leave of the graph, which must be there still: nobody may ask for it once it is on
    /// its own way out.
    isolated deinit {
        for departing in graph.motion.departingViews.takeAll() { graph.removeSubtree(departing.node) }
    }

    /// Why there is nothing to lay out (a view that contains itself), or nil.
    public var failure: String? { graph.update.failure }

    /// What the views got wrong so far, each sentence once.
    public var diagnostics: [Diagnostic] { graph.diagnostics }

    /// What the root view is proposed, in points.
    public var proposal: ProposedViewSize {
        get { configuration.proposal }
        set {
            configuration.proposal = newValue
            setSizeClasses()
        }
    }

    /// Replaces the root view; what is at the same place and of the same type keeps its state.
    public func setRoot<V: View>(_ root: V) {
        graph.working { UpdatePass(graph: graph).build(root) }
    }

    /// Brings state and layout up to date.
    @discardableResult
    private func updated() -> Frame.Layout {
        RunStrings.set(configuration.locale, configuration.strings)
        beginWork()
        let layout = graph.working {
            Frame(graph: graph).layoutAfterEvents(
                proposal: configuration.proposal, scale: configuration.displayScale)
        }
        #if DEBUG
            if ViewHost.checksInvariants {
                for sentence in checkInvariants() { print("PLUMB_INVARIANTS: \(sentence)") }
            }
        #endif
        return layout
    }

    #if DEBUG
        /// Debug builds look for what is broken after every update, where the environment has PLUMB_INVARIANTS.
        private static let checksInvariants = getenv("PLUMB_INVARIANTS") != nil
    #endif

    /// Brings state and layout up to date. Costs what has changed.
    public func update() { updated() }

    /// Brings state and layout up to date, and reports the frames of all views with an identifier.
    @discardableResult
    public func layout() -> LayoutReport {
        let layout = updated()
        return LayoutReport(proposal: layout.proposal, size: layout.size.cgSize, frames: FrameReport(graph).frames)
    }

    /// The marks of the view, up to date.
    public func displayList() -> DisplayList {
        let layout = updated()
        // Canvases look at the clock too.
        return graph.working { Frame(graph: graph).draw(layout, scale: configuration.displayScale) }
    }
}
