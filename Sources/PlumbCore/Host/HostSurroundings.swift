import Foundation
import PlumbLayout

// What changes around a view while a window shows it. The views' state stays; bodies that inherit the value are
// evaluated again.
extension ViewHost {
    /// Pixels to a point: another screen has others.
    public var displayScale: Double {
        get { configuration.displayScale }
        set {
            guard newValue > 0, newValue.isFinite else { return }
            configuration.displayScale = newValue
            setInherited(\.displayScale, CGFloat(newValue))
        }
    }

    /// What counts for views that ask for no scheme.
    public var colorScheme: ColorScheme {
        get { configuration.colorScheme }
        set {
            configuration.colorScheme = newValue
            setInherited(\.colorScheme, shownColorScheme)
        }
    }

    /// The scheme of the page: what views on it prefer, else that of the surroundings.
    public var shownColorScheme: ColorScheme { preferredScheme ?? configuration.colorScheme }

    /// After a layout: what the views on the page prefer.
    func takePreferredScheme(_ scheme: ColorScheme?) {
        guard scheme != preferredScheme else { return }
        preferredScheme = scheme
        setInherited(\.colorScheme, shownColorScheme)
    }

    /// How much a person sees of the window that shows the view.
    public var scenePhase: ScenePhase {
        get { surroundings.scenePhase }
        set { setInherited(\.scenePhase, newValue) }
    }

    /// What bars and notches take of the proposal on each side, in points.
    package var safeAreaInsets: EdgeInsets {
        get { configuration.safeAreaInsets }
        set {
            configuration.safeAreaInsets = newValue
            showInsets()
        }
    }

    /// The insets, as far as what takes them is shown.
    var shownInsets: EdgeInsets {
        var insets = configuration.safeAreaInsets
        if configuration.device?.hasCutout == false, systemBars.isStatusBarHidden == true { insets.top = 0 }
        return insets
    }

    private func showInsets() {
        graph.presentations.page.safeArea = usable(shownInsets)
        setInherited(\.hasSafeArea, shownInsets != EdgeInsets())
    }

    /// After a layout: what views on the page ask of the bars.
    func takeSystemBars(_ bars: SystemBars) {
        guard bars != systemBars else { return }
        let old = shownInsets
        systemBars = bars
        if old != shownInsets { showInsets() }
    }

    /// Lets the host be as large as the proposal, whatever the root view answers. To be said before the first layout.
    package func becomeScreen() {
        configuration.isScreen = true
        graph.presentations.page.isScreen = true
    }

    /// The insets that are lengths; the others count as 0, and are said.
    func usable(_ insets: EdgeInsets) -> EdgeInsets {
        insets.mapEdges { edge, length in
            if length.isFinite, length >= 0 { return length }
            graph.report("the safe area's \(edge) inset was given \(length), which is no length; it counts as 0")
            return 0
        }
    }

    /// Says how much room the proposal gives to those who ask.
    func setSizeClasses() {
        let lengths = configuration.proposal.lengths
        let classes = UserInterfaceSizeClass.classes(width: lengths.width, height: lengths.height)
        setInherited(\.horizontalSizeClass, classes.horizontal)
        setInherited(\.verticalSizeClass, classes.vertical)
    }

    /// Whose time counts for timers and tasks that ask for one while nothing is shown: a window's host sleeps until
    /// something happens, and its own time is then that of the last picture.
    ///
    /// - Parameter time: seconds since the host was made, from any thread.
    public func follow(_ time: (@Sendable () -> Double)?) { graph.events.follow(time) }

    /// Runs when a change of state asks for a picture, on the thread of the change, once until the next update.
    public func setChangeListener(_ action: (@Sendable () -> Void)?) { graph.queue.setListener(action) }

    /// Bodies see the value in the next update, in the transaction in force here.
    private func setInherited<V: Equatable>(_ keyPath: WritableKeyPath<EnvironmentValues, V>, _ value: V) {
        guard surroundings[keyPath: keyPath] != value else { return }
        surroundings[keyPath: keyPath] = value
        graph.queue.add { [weak graph] in
            // The queue is emptied on the main actor.
            onMain((graph, keyPath, value)) { graph, keyPath, value in
                graph?.changeSurroundings { $0[keyPath: keyPath] = value }
            }
            return []
        }
    }

    /// What the root view answers to a proposal, in points, without being laid out with it: how small and how large its
    /// window can be.
    public func size(for proposal: ProposedViewSize) -> CGSize {
        update()
        return graph.tree.size(graph[NodeID.root].box, proposal.lengths).cgSize
    }
}
