import Foundation
import PlumbGraphics
import PlumbLayout
import PlumbPlatform

/// The keyboard on the screen, where the world has one (`World.Settings.showsKeyboard`).
///
/// 1. It is there while a text has the focus. 2. Its place is a safe area of the page, within that of the screen: at
/// the bottom, as high as the device's; where the text stands in a presentation, it is one of that. 3. When the focus
/// comes to a text, the scroll views around it scroll as little as shows it, and a margin, above the keyboard. 4. What
/// is drawn of it is a plain panel. It comes and goes at once, without an animation.
extension ViewHost {
    /// From now on, the keyboard comes and goes with the focus.
    func followFocus() {
        guard world.showsKeyboard || keyboardHeight > 0 else { return }
        graph.keyFocus.moved = world.showsKeyboard ? { [weak self] in self?.moveKeyboard() } : nil
        moveKeyboard()
    }

    private func moveKeyboard() {
        let presentations = graph.presentations
        // 1
        let target = graph.keyFocus.target.flatMap { world.showsKeyboard && $0.isEdited ? $0 : nil }
        // 2
        let screen = target == nil ? 0 : world.shownDevice.keyboard(graph.platform.metrics)
        let owner = target.map { graph.presentation(of: $0.node) } ?? presentations.page
        let isOnPage = owner === presentations.page
        setPageKeyboard(isOnPage ? max(0, screen - presentations.page.safeArea.bottom) : 0)
        let old = presentations.keyboard
        presentations.keyboard = isOnPage || screen == 0 ? nil : (owner, screen)
        if old?.presentation !== presentations.keyboard?.presentation || old?.height != presentations.keyboard?.height {
            for presentation in [old?.presentation, presentations.keyboard?.presentation] {
                if let presentation, presentation.content >= 0 {
                    graph.tree.invalidateWhatScrolls(in: graph[presentation.node].box)
                }
            }
            graph.queue.add { [] }
        }
        // 3
        guard let target else { return }
        var current = target.node
        while current >= 0, !graph.isFree(current) {
            if let scroll = graph[current].object?.takeUnretainedValue() as? ScrollNode {
                scroll.scroll(
                    to: ScrollRequest(aim: .node(target.node, margin: graph.platform.metrics.keyboardMargin)))
            }
            current = graph[current].parent
        }
    }

    private func setPageKeyboard(_ height: CGFloat) {
        let page = graph.presentations.page
        guard height != page.keyboard else { return }
        page.keyboard = height
        surround { $0.screenKeyboard = height }
        page.setRoom(in: world.proposal.lengths, graph.queue)
        graph.tree.invalidateWhatScrolls(in: graph[page.node].box)
        graph.queue.add { [] }
    }

    /// How far the keyboard reaches up from the page's bottom, in points; 0 while there is none.
    private var keyboardHeight: CGFloat {
        let page = graph.presentations.page
        return graph.presentations.keyboard?.height ?? (page.keyboard > 0 ? page.keyboard + page.safeArea.bottom : 0)
    }

    /// What the keyboard and what lies below it take of the page, in points; nil while there is none.
    var keyboardFrame: CGRect? {
        let page = graph.presentations.page
        let height = keyboardHeight
        guard height > 0, page.outermost >= 0 else { return nil }
        let size = graph.tree[page.outermost].size.cgSize
        return CGRect(x: 0, y: size.height - height, width: size.width, height: height)
    }

    /// (4)
    var keyboard: DisplayItem? {
        keyboardFrame.map { place in
            .fill(Path(place), .color(Color(system: .keyboard).rgba(in: surroundings)), FillStyle())
        }
    }
}

extension DeviceTraits {
    /// How high the keyboard is, with what the home indicator takes; never higher than the screen.
    func keyboard(_ metrics: Platform.Metrics) -> CGFloat {
        let isWhole = safeArea.bottom > 0
        let height: Double =
            if isTablet {
                (orientation.isLandscape ? metrics.keyboardTabletLandscape : metrics.keyboardTablet)
                    + (isWhole ? metrics.keyboardTabletIndicator : 0)
            } else if orientation.isLandscape {
                isWhole ? metrics.keyboardLandscapeIndicator : metrics.keyboardLandscape
            } else if screen.width >= metrics.keyboardWideScreen {
                isWhole ? metrics.keyboardWideIndicator : metrics.keyboardWide
            } else {
                isWhole ? metrics.keyboardIndicator : metrics.keyboard
            }
        return min(CGFloat(height), max(screen.height, 0))
    }
}
