import Foundation
import PlumbGraphics
import PlumbLayout

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

/// Keeps a view alive: its state, its layout, its picture. Deterministic: the same view and world give the same
/// frames.
@MainActor
public final class ViewHost {
    let graph: ViewGraph
    package internal(set) var world: World
    let touches: HostTouches
    /// What stands above and below each page.
    package internal(set) var pageFurniture = PageFurniture()
    /// What the root view inherits, as it was set last.
    package internal(set) var surroundings = EnvironmentValues()
    /// The scheme that views on the page ask for; nil where none does.
    var preferredScheme: ColorScheme?
    /// What views on the page ask of the device's bars.
    package internal(set) var systemBars = SystemBars()
    /// What comes from outside from now on is written here; nil, as it is at first, for nowhere.
    public var log: HostLog?

    /// Builds a view that was made outside of the host: dates in it may be the machine's (Docs/Rules.md, section 22,
    /// rule 5).
    public convenience init<V: View>(_ root: V, in world: World = World()) {
        self.init(in: world, isOwn: false) { root }
    }

    /// Makes the view itself: what it is made of begins in the host's time.
    ///
    /// - Parameter isOwn: false where the view was there before, and may have dates of the machine.
    package init<V: View>(in world: World, isOwn: Bool = true, making root: () throws -> V) rethrows {
        var world = world
        if world.startsNow {
            world.date = Date()
            world.startsNow = false
        }
        self.world = world
        RunStrings.set(world.locale, world.strings)
        graph = ViewGraph(environment: world.environment, graphMotion: MotionState())
        graph.agenda.startDate = world.date.isUsable ? world.date : World.pinnedDate
        graph.events.start = graph.agenda.startDate
        if world.followsMachine { graph.events.followMachine() }
        graph.events.makesRoot = isOwn
        if world.ownsProcess { graph.events.takeMainQueue() }
        touches = HostTouches(graph)
        let page = graph.presentations.page
        page.safeArea = usable(shownInsets)
        page.isScreen = world.isScreen
        page.setRoom(in: world.proposal.lengths, graph.queue)
        followFocus()
        graph.changeSurroundings {
            $0.setHostOpenURL(world.openURL)
            $0.setHostWindows(world.windows)
        }
        surroundings = graph.environment(0)
        graph.afterLayout.pagePreferences = { [weak self] preferences in
            self?.takePreferredScheme(preferences[PreferredColorSchemeKey.self] ?? nil)
            self?.takeSystemBars(preferences[SystemBarsKey.self] ?? SystemBars())
            self?.pageFurniture = preferences[PageFurniture.Key.self] ?? PageFurniture()
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
        get { world.proposal }
        set { apply(.surroundings(World.Change(\.proposal, newValue))) }
    }

    /// Replaces the root view; what is at the same place and of the same type keeps its state.
    public func setRoot<V: View>(_ root: V) {
        graph.working { UpdatePass(graph: graph).build(root) }
    }

    /// Brings state and layout up to date.
    @discardableResult
    func updated() -> Frame.Layout {
        RunStrings.set(world.locale, world.strings)
        beginWork()
        let layout = graph.working {
            Frame(graph: graph).layoutAfterEvents(
                proposal: world.proposal, scale: world.displayScale)
        }
        graph.keyFocus.target?.wasUpdated()
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

    /// The marks of the view, up to date; the keyboard's place lies over them.
    ///
    /// - Parameter withMeaning: whether the list says what its marks mean (`DisplayList.spans`), which takes another
    ///   walk over the views. The marks are the same.
    public func displayList(withMeaning: Bool = false) -> DisplayList {
        let layout = updated()
        // Canvases look at the clock too.
        var list = graph.working {
            Frame(graph: graph).draw(layout, scale: world.displayScale, withMeaning: withMeaning)
        }
        if let keyboard { list.items.append(keyboard) }
        return list
    }
}
