import Foundation
import PlumbCombine
import Testing

@testable import PlumbCore
@testable import PlumbWhy

/// What is told of updates, and what lint finds in them.
@Suite @MainActor
struct UpdateTests {
    /// Lets a test do what a button does.
    final class Remote {
        var press: () -> Void = {}

        init() {}
    }

    private func host(_ view: some View) -> ViewHost {
        ViewHost.recordsUpdates = true
        defer { ViewHost.recordsUpdates = false }
        let host = ViewHost(
            view, in: World(proposal: ProposedViewSize(width: 320, height: 300)))
        host.update()
        return host
    }

    /// Presses as often as is said, with a layout after each.
    private func report(_ view: some View, _ remotes: [Remote]) -> WhyReport {
        let host = host(view)
        for remote in remotes {
            remote.press()
            host.update()
        }
        var request = WhyRequest(.tree)
        request.hasUpdates = true
        return WhyReport(on: host, host.trace(), named: "A", request)
    }

    // MARK: Views

    struct Row: View {
        @State private var value: Int
        init(value: Int) { _value = State(initialValue: value) }
        var body: some View { Text(verbatim: "value \(value)") }
    }

    struct Seeded: View {
        let remote: Remote
        @State private var number = 1
        var body: some View {
            remote.press = { number = 1000 }
            return VStack { Row(value: number) }
        }
    }

    struct Growing: View {
        @State private var width: CGFloat = 10
        let isGrowing: Bool
        var body: some View {
            Color.blue.frame(width: width)
                .onGeometryChange(for: CGFloat.self) {
                    $0.size.width
                } action: {
                    width = isGrowing ? $0 + 1 : 20
                }
        }
    }

    struct Knob: View {
        let isTurned: Bool
        @State private var x: CGFloat = 0
        var body: some View {
            Color.blue.frame(width: 40, height: 40).offset(x: x)
                .gesture(DragGesture().onChanged { x = isTurned ? -$0.translation.width : $0.translation.width })
                .accessibilityIdentifier("knob")
        }
    }

    @Test(arguments: [true, false]) func layoutsThatMakeChangesWithoutEnd(_ isGrowing: Bool) {
        let found = report(Growing(isGrowing: isGrowing), []).findings.filter { $0.rule == .updateLoop }
        #expect(found.count == (isGrowing ? 1 : 0))
        guard let finding = found.first else { return }
        #expect(finding.severity == .error)
        #expect(
            finding.message.contains("without end; the picture shows what was reached after")
                && finding.message.contains(" The last change: `width` of Growing: "), "\(finding.message)")
    }

    @Test(arguments: [(true, false, true), (true, true, false), (false, false, false)])
    func dragsThatGoTheOtherWay(_ isRightToLeft: Bool, _ isTurned: Bool, _ isFound: Bool) {
        let host = host(
            Knob(isTurned: isTurned).environment(\.layoutDirection, isRightToLeft ? .rightToLeft : .leftToRight))
        for (phase, x) in [(TouchPhase.began, 20.0), (.changed, 50), (.changed, 80), (.ended, 80)] {
            host.send(HostEvent.touch(phase, at: CGPoint(x: x, y: 20)))
            host.update()
        }
        let layout = RecordedLayout(host.trace())
        let found = Linter.findings(in: host, layout).filter { $0.rule == .dragMirrored }
        #expect(
            found.map {
                layout[$0.view]?.identifier != nil
                    || layout.ancestors($0.view).contains { layout[$0]?.identifier == "knob" }
            } == (isFound ? [true] : []))
        for finding in found {
            #expect(
                finding.message.hasPrefix("The finger goes 60 to the right, and the Color 60 to the left: "),
                "\(finding.message)")
        }
    }

    struct Item: Identifiable {
        let isStored: Bool
        private let stored = UUID()
        var id: UUID { isStored ? stored : UUID() }
    }

    struct Counter: View {
        @State private var count = 0
        var body: some View { Text(verbatim: "count \(count)") }
    }

    struct Ids: View {
        let remote: Remote
        let items: [Item]
        @State private var taps = 0
        var body: some View {
            remote.press = { taps += 1 }
            return VStack {
                ForEach(items) { _ in Counter() }
                Text(verbatim: "\(taps)")
            }
        }
    }

    struct Branches: View {
        let remote: Remote
        @State private var isOn = false
        var body: some View {
            remote.press = { isOn.toggle() }
            return VStack { if isOn { Counter().padding() } else { Counter() } }
        }
    }

    struct One: View {
        let remote: Remote
        @State private var isOn = false
        var body: some View {
            remote.press = { isOn.toggle() }
            return VStack { Counter().padding(isOn ? 16 : 0) }
        }
    }

    final class Silent {
        var count = 0
    }

    final class Model: ObservableObject {
        @Published var count = 0
    }

    struct Held<Object: AnyObject>: View {
        @State private var model: Object
        init(_ model: Object) { _model = State(initialValue: model) }
        var body: some View { Text(verbatim: "\(ObjectIdentifier(model) == ObjectIdentifier(model))") }
    }

    struct Inner: View {
        @ObservedObject var model = Model()
        var body: some View { Text(verbatim: "\(model.count)") }
    }

    struct Outer: View {
        let remote: Remote
        let model: Model?
        @State private var taps = 0
        var body: some View {
            remote.press = { taps += 1 }
            return VStack {
                if let model { Inner(model: model) } else { Inner() }
                Text(verbatim: "\(taps)")
            }
        }
    }

    struct Deaf: View {
        let action: () -> Void
        var body: some View { Text(verbatim: "deaf") }
    }

    struct Closures: View {
        let remote: Remote
        @State private var taps = 0
        var body: some View {
            remote.press = { taps += 1 }
            return VStack {
                Deaf { taps += 1 }
                Counter()
                Text(verbatim: "\(taps)")
            }
        }
    }

    struct Remainder: View {
        let remote: Remote
        let step: Int
        @State private var number = 0
        var body: some View {
            remote.press = { number += step }
            return Divider().padding(CGFloat(number % 2))
        }
    }

    // MARK: Findings

    private func found(_ report: WhyReport) -> [String] {
        report.findings.filter { UpdateRules.rules.contains($0.rule) }.map {
            "\($0.severity) \($0.rule): \($0.message)"
        }
    }

    @Test func aNewInitialValueDoesNotCount() {
        let remote = Remote()
        #expect(
            found(report(Seeded(remote: remote), [remote])) == [
                "warning state-initial-value-ignored: `value` of Row is a State: it keeps 1, and that Row is now made with "
                    + "1000 does not count. `let value` follows what is passed, and so does a `@Binding`."
            ])
        #expect(found(report(Seeded(remote: Remote()), [])) == [])
    }

    @Test(arguments: [(false, 1), (true, 0)]) func idsThatAreOthersEachTime(_ isStored: Bool, _ count: Int) {
        let items = [Item(isStored: isStored), Item(isStored: isStored)]
        let found = found(report(Ids(remote: Remote(), items: items), []))
        #expect(found.count == count)
        #expect(
            found.allSatisfy { $0.hasPrefix("error unstable-id: The ids of all 2 elements change each time") },
            "\(found)")
    }

    private struct Made: Identifiable { let id = UUID() }

    private struct Makes: View {
        var hasState = true
        var hasStateBeside = false
        var body: some View {
            if hasState { Stateful() } else { Plain() }
            if hasStateBeside { Beside() }
        }

        struct Plain: View {
            var body: some View { List(elements: [Made(), Made()]) }
        }
        struct Beside: View {
            @State private var count = 0
            var body: some View { Divider().padding(CGFloat(count)) }
        }
        struct Stateful: View {
            @State private var count = 0
            var body: some View { List(elements: [Made(), Made()]).padding(CGFloat(count)) }
        }
        struct List: View {
            let elements: [Made]
            var body: some View { ForEach(elements) { _ in Divider() } }
        }
    }

    /// Ids that are stored in elements that are made in a body: of no account where the body is evaluated once.
    @Test func elementsThatAreMadeInABody() {
        let found = found(report(Makes(), []))
        #expect(
            found.map {
                $0.hasPrefix("warning unstable-id: All 2 elements are made anew, with other ids, when the body")
            }
                == [true], "\(found)")
        #expect(self.found(report(Makes(hasState: false), [])) == [])
        #expect(self.found(report(Makes(hasState: false, hasStateBeside: true), [])) == [])
    }

    @Test func branchesHaveStatesOfTheirOwn() {
        let remote = Remote()
        let said =
            "note branch-loses-state: Both branches show a Counter, and each has its own state: its `count` "
            + "is reset when the branch changes"
        #expect(
            found(report(Branches(remote: remote), [remote])) == [
                said + "; its `count` was 0, and is lost. One Counter whose modifiers get other values keeps it."
            ])
        #expect(found(report(Branches(remote: Remote()), [])).map { $0.hasPrefix(said) } == [true])
        #expect(found(report(One(remote: remote), [remote])) == [])
    }

    /// A body that makes, byte for byte, what it made before need not have been evaluated.
    @Test(arguments: [(1, false), (2, true)]) func bodiesThatMakeTheSame(_ step: Int, _ isSame: Bool) throws {
        let remote = Remote()
        let host = host(Remainder(remote: remote, step: step))
        remote.press()
        host.update()
        let body = try #require(host.updates.last?.bodies.first { $0.view == "Remainder" })
        #expect(body.isSame == isSame)
    }

    @Test func objectsThatNobodyHears() {
        #expect(
            found(report(Held(Silent()), [])) == [
                "warning object-not-observed: Silent is a class, and `model` of Held is a State, which only notices another "
                    + "object, not changes inside the object. Mark the class `@Observable`, or make it a struct."
            ])
        #expect(
            found(report(Held(Model()), [])).map { $0.hasSuffix("`@StateObject` follows an ObservableObject.") } == [
                true
            ])
        #expect(found(report(Held(DateFormatter()), [])) == [])
    }

    @Test func objectsThatAreMadeAnew() {
        #expect(
            found(report(Outer(remote: Remote(), model: nil), [])) == [
                "error object-recreated: `model` of Inner is a new Model whenever the view around is evaluated, and what the "
                    + "previous one held is lost. `@StateObject` keeps the first one."
            ])
        #expect(found(report(Outer(remote: Remote(), model: Model()), [])) == [])
    }

    // MARK: Sentences

    @Test func anUpdateIsToldInSentences() throws {
        let remote = Remote()
        let updates = try #require(report(Closures(remote: remote), [remote, remote]).updates)
        #expect(updates.count == 3)
        #expect(updates[0].sentences.map(\.text) == ["3 bodies: everything appears."])
        #expect(
            updates[2].sentences.map { "\($0.of): \($0.text)" } == [
                "changed: `taps` of Closures: 1 → 2, written by no line of yours, as by a control.",
                "evaluated: Closures has read `taps`.", "evaluated: Deaf is given another `action`.",
                "needless: Deaf differs only in a closure, `action`: closures never equal each other, so a view that has one is "
                    + "evaluated each time the view around is.",
                "skipped: Counter: given the same values as before.",
            ])
    }

    @Test func stateBeginsAndIsLost() throws {
        let remote = Remote()
        let updates = try #require(report(Branches(remote: remote), [remote]).updates)
        #expect(
            updates[1].states.map { "\($0.name) \($0.fate) \($0.value ?? "")" }
                == ["isOn kept true", "count lost 0", "count began 0"])
        #expect(
            updates[1].changes.map { "\($0.name ?? "") \($0.before ?? "") \($0.value ?? "") \($0.readers)" } == [
                "isOn false true 1"
            ])
    }

    /// Without a record there is none.
    @Test func nothingIsRecordedUnlessItIsAsked() {
        let remote = Remote()
        let host = ViewHost(Closures(remote: remote))
        host.update()
        remote.press()
        host.update()
        #expect(host.updates.isEmpty)
        #expect(host.lookAgain() == nil)
    }
}
