import PlumbCore
import PlumbTesting
import Testing

@testable import PlumbUIKit

/// Controllers in controllers, and what controls do.
@Suite(.serialized) @MainActor
struct UIControllerTests {
    private final class Page: UIViewController {
        var around: UINavigationController?
        override func viewDidLoad() { around = navigationController }
    }

    private func isSame(_ a: [UIViewController], _ b: [UIViewController]) -> Bool {
        a.map(ObjectIdentifier.init) == b.map(ObjectIdentifier.init)
    }

    @Test func aNavigationControllerHasChildren() {
        let navigation = UINavigationController()
        let (first, second) = (Page(), Page())
        navigation.viewControllers = [first]
        first.loadViewIfNeeded()
        #expect(first.around === navigation && first.parent === navigation)
        navigation.pushViewController(second, animated: false)
        #expect(isSame(navigation.children, [first, second]) && second.navigationController === navigation)
        #expect(navigation.popViewController(animated: false) === second && second.parent == nil)
        navigation.setViewControllers([second], animated: false)
        #expect(isSame(navigation.children, [second]) && first.parent == nil)
        #expect(UINavigationController(rootViewController: first).children.count == 1)
    }

    @Test func aTabBarControllerShowsOneOfItsChildren() {
        let tabs = UITabBarController()
        let (first, second) = (UIViewController(), UIViewController())
        #expect(tabs.selectedViewController == nil)
        tabs.viewControllers = [first, second]
        #expect(isSame(tabs.children, [first, second]) && second.tabBarController === tabs)
        #expect(tabs.selectedViewController === first)
        tabs.selectedIndex = 1
        #expect(tabs.selectedViewController === second)
        tabs.selectedIndex = 7
        #expect(tabs.selectedIndex == 1)
        tabs.selectedViewController = first
        #expect(tabs.selectedIndex == 0)
        tabs.selectedIndex = 1
        tabs.setViewControllers([first], animated: false)
        #expect(tabs.selectedIndex == 0 && tabs.selectedViewController === first && second.parent == nil)
    }

    @Test func noControllerHoldsItself() throws {
        let host = try TestHost(Color.red)
        let navigation = UINavigationController()
        let (a, b) = (UIViewController(), UIViewController())
        navigation.viewControllers = [navigation, a]
        #expect(isSame(navigation.viewControllers, [a]) && navigation.navigationController == nil)
        a.addChild(b)
        b.addChild(a)
        #expect(a.parent === navigation && b.parent === a && b.children.isEmpty)
        #expect(
            host.diagnostics == [
                "a UINavigationController was put into itself, or into what it holds; it stays where it was",
                "a UIViewController was put into itself, or into what it holds; it stays where it was",
            ])
    }

    @Test func actionsRunForTheirEvents() throws {
        // What the button says is this host's.
        let host = try TestHost(Color.red)
        defer { withExtendedLifetime(host) {} }
        var words: [String] = []
        let button = UIButton(primaryAction: UIAction(title: "a") { words.append($0.title) })
        let other = UIAction(title: "b") { words.append($0.title) }
        button.addAction(other, for: .touchDown)
        button.addAction(other, for: .touchUpInside)
        #expect(button.currentTitle == "a")
        button.sendActions(for: .primaryActionTriggered)
        #expect(words == ["a"])
        button.sendActions(for: [.touchDown, .touchUpInside])
        #expect(words == ["a", "b"])
        button.removeAction(other, for: .touchDown)
        button.sendActions(for: .touchDown)
        #expect(words == ["a", "b"])
        button.sendActions(for: .allEvents)
        #expect(words == ["a", "b", "a", "b"])
    }

    @Test func anAnnouncementIsNotLostInSilence() throws {
        let host = try TestHost(Color.red)
        UIAccessibility.post(notification: .layoutChanged, argument: nil)
        #expect(host.diagnostics.isEmpty)
        UIAccessibility.post(notification: .announcement, argument: "Saved")
        #expect(
            host.diagnostics == [
                "the announcement \"Saved\" was posted; Plumb has no announcements, and nobody hears it"
            ])
    }
}
