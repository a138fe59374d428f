import Foundation
import PlumbLayout

// What changes around a view while a window shows it. The views' state stays; bodies that inherit the value are
// evaluated again.
extension ViewHost {
    /// Pixels to a point: another screen has others.
    public var displayScale: Double {
        get { world.displayScale }
        set { apply(.surroundings(World.Change(\.displayScale, newValue))) }
    }

    /// What counts for views that ask for no scheme.
    public var colorScheme: ColorScheme {
        get { world.colorScheme }
        set { apply(.surroundings(World.Change(\.colorScheme, newValue))) }
    }

    /// How much a person sees of the window that shows the view.
    public var scenePhase: ScenePhase {
        get { world.scenePhase }
        set { apply(.surroundings(World.Change(\.scenePhase, newValue))) }
    }

    /// What of the host's world can be written down, as it was set last.
    package var settings: World.Settings { world.settings }

    /// Other settings. Returns whether any is another.
    func takeChange(_ change: World.Change) throws(Refusal) -> Bool {
        var settings = world.settings
        change.apply(to: &settings)
        guard settings.date == world.date else {
            throw Refusal(sentence: "a host's date goes on with its time; it can't be set once the host is there")
        }
        guard settings.system == world.system else {
            throw Refusal(sentence: "a host keeps the system that it was made with; make another host for another look")
        }
        guard settings != world.settings else { return false }
        changeShown { world.settings = settings }
        graph.presentations.page.isScreen = settings.isScreen
        followFocus()
        beginWork()
        return true
    }

    /// The scheme of the page: what views on it prefer, else that of the surroundings.
    public var shownColorScheme: ColorScheme { preferredScheme ?? world.colorScheme }

    /// After a layout: what the views on the page prefer.
    func takePreferredScheme(_ scheme: ColorScheme?) {
        if scheme != preferredScheme { changeShown { preferredScheme = scheme } }
    }

    /// After a layout: what views on the page ask of the bars.
    func takeSystemBars(_ bars: SystemBars) {
        if bars != systemBars { changeShown { systemBars = bars } }
    }

    /// The insets, as far as what takes them is shown.
    var shownInsets: EdgeInsets {
        var insets = world.safeAreaInsets
        if world.device?.hasCutout == false, systemBars.isStatusBarHidden == true { insets.top = 0 }
        return insets
    }

    /// The settings as far as views let them be.
    private var shownSettings: World.Settings {
        var settings = world.settings
        settings.colorScheme = shownColorScheme
        settings.safeAreaInsets = shownInsets
        return settings
    }

    /// Bodies see what is other in the next update, in the transaction in force here.
    private func changeShown(_ change: () -> Void) {
        let before = shownSettings
        change()
        let now = shownSettings
        if before.safeAreaInsets != now.safeAreaInsets {
            graph.presentations.page.safeArea = usable(now.safeAreaInsets)
        }
        let changed = World.Setting.all.filter { !$0.isSame(before, now) }
        surround { values in
            for setting in changed { setting.inherit(now, &values) }
        }
    }

    /// Sets values for all views. Bodies see what is other in the next update, in the transaction in force here.
    func surround(_ inherit: @escaping @Sendable (inout EnvironmentValues) -> Void) {
        let old = surroundings.storage
        let log = EnvironmentLog.recording { inherit(&surroundings) }
        guard !surroundings.storage.changes(since: old, of: log.writes).isEmpty else { return }
        graph.queue.add { [weak graph] in
            // The queue is emptied on the main actor.
            MainActor.assumeIsolated { graph?.changeSurroundings(inherit) }
            return []
        }
    }

    /// The insets that are lengths; the others count as 0, and are said.
    func usable(_ insets: EdgeInsets) -> EdgeInsets {
        insets.mapEdges { edge, length in
            if length.isFinite, length >= 0 { return length }
            graph.report("the safe area's \(edge) inset was given \(length), which is no length; it counts as 0")
            return 0
        }
    }

    /// Whose time counts for timers and tasks that ask for one while nothing is shown: a window's host sleeps until
    /// something happens, and its own time is then that of the last picture.
    ///
    /// - Parameter time: seconds since the host was made, from any thread.
    public func follow(_ time: (@Sendable () -> Double)?) { graph.events.follow(time) }

    /// Runs when a change of state asks for a picture, on the thread of the change, once until the next update.
    public func setChangeListener(_ action: (@Sendable () -> Void)?) { graph.queue.setListener(action) }

    /// What the root view answers to a proposal, in points, without being laid out with it: how small and how large its
    /// window can be.
    public func size(for proposal: ProposedViewSize) -> CGSize {
        update()
        return graph.tree.size(graph[NodeID.root].box, proposal.lengths).cgSize
    }
}
