import PlumbCore
import PlumbTesting
import Testing

@testable import PlumbUIKit

/// The tree of UIKit's views.
@Suite @MainActor
struct UIViewTests {
    @Test func aViewMovesAmongItsOwn() {
        let (page, a, b, c) = (UIView(), UIView(), UIView(), UIView())
        for view in [a, b, c] { page.addSubview(view) }
        page.insertSubview(a, belowSubview: c)
        #expect(page.subviews.map(ObjectIdentifier.init) == [b, a, c].map(ObjectIdentifier.init))
        page.insertSubview(c, aboveSubview: b)
        #expect(page.subviews.map(ObjectIdentifier.init) == [b, c, a].map(ObjectIdentifier.init))
        page.insertSubview(a, aboveSubview: a)
        #expect(page.subviews.map(ObjectIdentifier.init) == [b, c, a].map(ObjectIdentifier.init))
    }

    @Test func noViewHoldsItself() throws {
        let host = try TestHost(Color.red)
        let (a, b) = (UIView(), UIView())
        a.addSubview(b)
        b.addSubview(a)
        a.addSubview(a)
        a.insertSubview(a, at: 0)
        #expect(a.superview == nil && b.superview === a && a.subviews.count == 1 && a.window == nil)
        // What another test used on another thread is said by the first host that works after it.
        let said = host.diagnostics.filter { !$0.contains(" does nothing here: ") }
        #expect(said == ["a UIView was put into itself, or into what it holds; it stays where it was"])
    }

    @Test func boldTextIsAskedFor() throws {
        let plain = try TestHost(Color.red)
        #expect(!UIAccessibility.isBoldTextEnabled)
        #expect(plain.diagnostics.allSatisfy { $0.contains(" does nothing here: ") })
        let bold = try TestHost(Color.red, accessibility: .boldText)
        #expect(UIAccessibility.isBoldTextEnabled && bold.diagnostics.isEmpty)
    }
}
