import Foundation
import PlumbCore
import PlumbTesting
import Testing

@testable import PlumbUIKit

/// What the uses of the list (Sources/PlumbUIKit/Shells/shells.tsv) have found.
@MainActor final class ShellLog {
    /// Names that were used.
    private(set) var names: [String] = []
    /// Properties that are not what they were set to.
    private(set) var lost: [String] = []

    func set<Object, Value: Equatable>(
        _ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>, to value: Value, _ name: String
    ) {
        object[keyPath: path] = value
        if object[keyPath: path] != value { lost.append(name) }
        names.append(name)
    }

    func set<Object, Value>(
        _ object: Object, _ path: ReferenceWritableKeyPath<Object, Value>, to value: Value, _ name: String
    ) {
        object[keyPath: path] = value
        if "\(object[keyPath: path])" != "\(value)" { lost.append(name) }
        names.append(name)
    }

    func call(_ name: String) { names.append(name) }
}

/// Names that compile and do nothing.
@Suite(.serialized) @MainActor struct InertTests {
    private func begin(listsAll: Bool = false) throws -> TestHost {
        let host = try TestHost(Color.red)
        InertNames.begin(listsAll: listsAll, hint: nil)
        return host
    }

    private func sentences(_ host: TestHost) -> [String] {
        host.diagnostics.filter { $0.contains(" does nothing here: ") }
    }

    /// Each row of the list is used: nothing traps, properties keep what they were set to, and each name is said once.
    @Test func everyRowIsKeptAndSaid() throws {
        let host = try begin(listsAll: true)
        defer { InertNames.begin(listsAll: false, hint: nil) }
        let log = ShellLog()
        for (_, use) in shellUses { use(log) }
        // Layers may be made on any thread: the host's next work has their sentences.
        host.tap(at: .zero)
        #expect(log.names.count > 350 && log.lost.isEmpty, "\(log.lost)")
        let said = sentences(host).map { String($0.prefix { $0 != " " }) }
        let seen = BarProxies.seen.flatMap { type, members in
            BarProxies.isAppearance(type) ? members.map { "\(type).\($0)" } + [type] : []
        }
        let silent = Set(log.names).subtracting(said).subtracting(seen)
        #expect(silent.isEmpty, "\(silent.sorted())")
        #expect(Set(said).count == said.count)
        for (_, use) in shellUses { use(log) }
        host.tap(at: .zero)
        #expect(sentences(host).count == said.count)
        // The size classes of a rotation, and fingers, are nobody's to make.
        #expect(Set(unusedShells.map { $0.prefix { $0 != "." } }) == ["UIViewController", "UITouch"])
    }

    @Test func theFirstUseIsSaid() throws {
        let host = try begin()
        let label = UILabel()
        label.text = "a"
        UISwitch().setOn(true, animated: false)
        #expect(sentences(host) == ["UILabel does nothing here: Plumb draws no UIKit views (Docs/UIKit.md)"])
        #expect(label.text == "a")
    }

    @Test func aNameIsThatOfTheObjectsClass() throws {
        let host = try begin(listsAll: true)
        defer { InertNames.begin(listsAll: false, hint: nil) }
        final class Own: UITextField {}
        UIToolbarAppearance().configureWithOpaqueBackground()
        Own().alpha = 0.5
        UIWindow(frame: .zero).windowLevel = .alert
        #expect(
            sentences(host).map { $0.components(separatedBy: " does")[0] } == [
                "UIToolbarAppearance", "UIToolbarAppearance.configureWithOpaqueBackground()", "UITextField",
                "UITextField.alpha", "UIWindow.windowLevel",
            ])
    }

    /// What works says nothing, nor does reading.
    @Test func whatWorksIsNoUse() throws {
        let host = try begin(listsAll: true)
        defer { InertNames.begin(listsAll: false, hint: nil) }
        let (page, view) = (UIView(), UIView(frame: CGRect(x: 1, y: 2, width: 3, height: 4)))
        page.addSubview(view)
        view.tag = 3
        #expect(page.viewWithTag(3) === view && view.alpha == 1 && view.layer.cornerRadius == 0)
        let window = UIWindow(frame: .zero)
        window.rootViewController = UINavigationController(rootViewController: UIHostingController(rootView: Text("a")))
        UIPasteboard.general.string = "a"
        _ = UIColor.red.withAlphaComponent(0.5)
        _ = UIFont.systemFont(ofSize: 3).lineHeight
        #expect(sentences(host).isEmpty)
    }

    private struct Field: UIViewRepresentable {
        func makeUIView(context: Context) -> UITextField { UITextField() }
        func updateUIView(_ uiView: UITextField, context: Context) { uiView.text = "a" }
    }

    /// A representable's box has its own sentence; the one of the run is for another name. All are listed where all are
    /// asked for.
    @Test func aRepresentableIsSaidOnce() throws {
        InertNames.begin(listsAll: false, hint: nil)
        let host = try TestHost(Field())
        #expect(
            host.diagnostics == ["Field is a view of UIKit's, which Plumb does not have; a box with its name is drawn"])
        UIStepper().value = 3
        #expect(sentences(host) == ["UIStepper does nothing here: Plumb draws no UIKit views (Docs/UIKit.md)"])
        InertNames.begin(listsAll: true, hint: nil)
        defer { InertNames.begin(listsAll: false, hint: nil) }
        #expect(
            sentences(try TestHost(Field())) == [
                "UITextField does nothing here: Plumb draws no UIKit views (Docs/UIKit.md)",
                "UITextField.text does nothing here: Plumb draws no UIKit views (Docs/UIKit.md)",
            ])
    }

    /// A proxy's values have the sentence of appearances.
    @Test func anAppearanceIsNoUse() throws {
        let host = try begin()
        defer { AppearanceProxies.forgetAll() }
        UITabBar.appearance().selectedImageTintColor = .red
        UITableView.appearance().backgroundColor = .clear
        #expect(sentences(host).isEmpty)
        #expect(host.diagnostics.count == 1 && host.diagnostics[0].hasPrefix("UITabBar.appearance().selectedImage"))
    }

    /// Layers are made on any thread: whoever shows something next says it.
    @Test func aUseOnAnotherThreadIsSaid() throws {
        let host = try begin()
        let isDone = DispatchSemaphore(value: 0)
        Thread.detachNewThread {
            CALayer().cornerRadius = 3
            isDone.signal()
        }
        isDone.wait()
        host.tap(at: .zero)
        #expect(sentences(host) == ["CALayer does nothing here: Plumb draws no Core Animation layers (Docs/UIKit.md)"])
    }
}
