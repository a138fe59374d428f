import Foundation
import PlumbCore
import PlumbPlatform

/// What makes the screens of values of a type.
struct NavigationDestination {
    let type: ObjectIdentifier
    let make: @MainActor (AnyHashable) -> AnyView?
}

enum DestinationTrait: TraitKey { typealias Value = NavigationDestination }

/// The screens of a stack, and what is on its way.
@MainActor
final class NavigationModel {
    /// The screens that are there, the topmost last.
    private(set) var screens: [NavigationScreen] = []
    /// Those below the topmost that are seen on their way, and the last move for which each of them is.
    private var moving: [Int: Int] = [:]
    /// Which screens are shown for values.
    let destinations = TraitStore()
    var path = PathAccess(elements: [], append: { _ in false }, removeLast: { _ in })
    /// How far a finger has moved the topmost screen, as a fraction of its width; nil for no finger.
    private(set) var drag: CGFloat?
    /// Has the stack look again. Returns the number of the look.
    var look: @MainActor () -> Int = { 0 }
    /// Says a sentence about what the app has done wrong.
    var report: @MainActor (String) -> Void = { _ in }
    /// The next change is seen at once: a finger has shown it already.
    private var isStill = false
    /// The look by which the app has heard that a finger has moved a screen away.
    private var lastChance = 0
    /// How many screens views have presented, one on the other, since all came to rest.
    private var presentedInTurn = 0
    /// Whether these are as many as there may be: then nobody looks for more.
    private var isTurnFull = false
    private var lastID = 0
    private var moveCount = 0

    nonisolated init() {}

    private func make(_ origin: NavigationScreen.Origin, _ view: AnyView) -> NavigationScreen {
        lastID += 1
        let screen = NavigationScreen(id: lastID, origin: origin, view: view)
        if lastID > 1 {
            screen.dismissal = Dismissal { [weak self, weak screen] in
                if let self, let screen { dismiss(screen) }
            }
        }
        return screen
    }

    var top: NavigationScreen? { screens.last }

    /// Whether a screen is seen: the topmost one, and the one below it while something moves.
    func isSeen(_ screen: NavigationScreen) -> Bool {
        if screen === screens.last || moving[screen.id] != nil { return true }
        return drag != nil && screen === screens.dropLast().last
    }

    /// Where a screen stands, in widths of the stack.
    func position(_ screen: NavigationScreen, _ platform: Platform) -> CGFloat {
        let parallax = platform.metrics.pushParallax
        if screen === screens.last { return drag ?? 0 }
        guard let drag, screen === screens.dropLast().last else { return -parallax }
        return -parallax * (1 - drag)
    }

    /// How much of a screen is covered: 1 for one below another.
    func coverage(_ screen: NavigationScreen) -> CGFloat {
        if screen === screens.last { return 0 }
        guard let drag, screen === screens.dropLast().last else { return 1 }
        return 1 - drag
    }

    @discardableResult
    func update() -> Int { look() }

    // MARK: What the app says

    /// The first screen has other views.
    func setRoot(_ view: AnyView, column: NavigationScreen?) {
        if let root = screens.first { root.view = view } else { screens = [make(.root, view)] }
        screens.first?.column = column
    }

    /// The screens as the path and what views present want them.
    ///
    /// 1. A screen stays as long as its value stands where it stood in the path, or its view presents it. What lies on
    /// one that goes, goes too. 2. What the path has beyond that is pushed, then what the topmost screen presents. 3. A
    /// screen that presents itself would do so without end: of those that come before others are at rest, there are so
    /// many and no more.
    func wanted(_ platform: Platform) -> [NavigationScreen] {
        guard let root = screens.first else { return [] }
        var result = [root]
        var index = 0
        let path = path.elements
        search: for screen in screens.dropFirst() {
            switch screen.origin {
            case .root: break
            case .value(let value):
                guard index < path.count, path[index] == value else { break search }
                index += 1
            case .presented(let presented):
                guard let now = result.last.flatMap({ presentation(on: $0, presented.key) }) else { break search }
                if now.stamp != presented.stamp {
                    screen.origin = .presented(now)
                    screen.view = now.view
                }
            }
            result.append(screen)
        }
        for value in path[index...] {
            result.append(make(.value(value), AnyView(ValueScreen(value: value, destinations: destinations))))
        }
        if let next = result.last?.traits.values(PresentedScreenTrait.self).first {
            if presentedInTurn < Int(platform.metrics.presentedMost) {
                presentedInTurn += 1
                result.append(make(.presented(next), next.view))
            } else {
                isTurnFull = true
                report(
                    "a screen presents another one at once, which does the same, and so on; of these screens, no more "
                        + "than \(presentedInTurn) are shown")
            }
        } else {
            endTurn()
        }
        return result
    }

    /// The topmost screen presents none. What is on its way may not have said yet what it presents.
    private func endTurn() {
        guard moving.isEmpty else { return }
        (presentedInTurn, isTurnFull) = (0, false)
    }

    /// Looks whether a screen's views present others than the stack shows.
    func look(at screen: NavigationScreen) {
        guard let index = screens.firstIndex(where: { $0 === screen }) else { return }
        let presented = screen.traits.values(PresentedScreenTrait.self)
        let isLast = index == screens.count - 1
        if isLast, presented.isEmpty { endTurn() }
        var isOther = isLast && !presented.isEmpty && !isTurnFull
        if !isLast, case .presented(let shown) = screens[index + 1].origin {
            isOther = !presented.contains { $0.key == shown.key && $0.stamp == shown.stamp }
        }
        if isOther { update() }
    }

    private func presentation(on screen: NavigationScreen, _ key: ObjectIdentifier) -> PresentedScreen? {
        screen.traits.values(PresentedScreenTrait.self).first { $0.key == key }
    }

    /// Shows these screens. Returns the number of the move.
    func show(_ wanted: [NavigationScreen]) -> Int {
        let old = screens
        screens = wanted
        for (below, screen) in zip(screens, screens.dropFirst()) {
            screen.below = below
            below.hasBeenCovered = true
        }
        drag = nil
        moveCount += 1
        let isPush = wanted.count > old.count && zip(old, wanted).allSatisfy { $0 === $1 }
        // What is only pushed on leaves the others their own time. Otherwise what is seen now is seen to the end.
        if !isPush { moving = moving.mapValues { _ in moveCount } }
        // What was on top is seen below what comes, and what was below is seen when what lay on it goes.
        if let top = old.last { moving[top.id] = moveCount }
        let ids = Set(wanted.map(\.id))
        moving = moving.filter { ids.contains($0.key) }
        return moveCount
    }

    /// Nothing moves.
    func settle() { moving = [:] }

    /// Whether what has changed is to be seen at once.
    ///
    /// - Parameters:
    ///   - isOther: whether other screens are wanted than are shown.
    ///   - look: the number of this look. A screen that was moved away and does not go comes back.
    func takesStill(isOther: Bool, look: Int) -> Bool {
        guard isStill else { return false }
        if isOther {
            isStill = false
            return true
        }
        if look >= lastChance { (isStill, drag) = (false, nil) }
        return false
    }

    /// What has moved has come to rest, but for what moves again since.
    func settle(_ move: Int) {
        let rest = moving.filter { $0.value > move }
        guard rest.count < moving.count else { return }
        moving = rest
        update()
    }

    // MARK: Going on, and back

    /// Shows a value.
    func push(_ value: any Hashable) {
        if !path.append(value) {
            report(
                "a NavigationLink has a value of type \(type(of: value)), which the path of its NavigationStack can't hold"
            )
        }
    }

    /// Goes back from a screen, and from all on it.
    private func dismiss(_ screen: NavigationScreen) {
        guard let index = screens.firstIndex(where: { $0 === screen }) else { return }
        let going = screens[index...]
        let values = going.reduce(0) { sum, screen in if case .value = screen.origin { sum + 1 } else { sum } }
        if values > 0 { path.removeLast(values) }
        for screen in going.reversed() { if case .presented(let presented) = screen.origin { presented.dismiss() } }
    }

    /// Goes back from the topmost screen.
    func goBack() {
        guard let top else { return }
        if top.isRoot { top.column?.dismissal?.action() } else { dismiss(top) }
    }

    /// Goes back to the first screen; where it is shown, to its top.
    func goToBeginning() { if screens.count > 1 { dismiss(screens[1]) } else { top?.scrollToTop() } }

    /// Whether a finger may move the topmost screen away: not where it has hidden the button that goes back.
    var canDrag: Bool { screens.count > 1 && top?.traits.value(BackButtonHiddenTrait.self) != true }

    func drag(to fraction: CGFloat) {
        guard canDrag else { return }
        drag = min(max(0, fraction), 1)
        update()
    }

    /// A finger has let go.
    func endDrag(leaves: Bool, _ animation: Animation) {
        guard drag != nil else { return }
        withAnimation(animation) {
            drag = leaves ? 1 : 0
            update()
        } completion: { [weak self] in
            guard let self, drag != nil else { return }
            if leaves {
                isStill = true
                goBack()
                // In a change of its own: what the app does about it comes first.
                withAnimation(nil) { lastChance = update() }
            } else {
                drag = nil
                update()
            }
        }
    }
}
