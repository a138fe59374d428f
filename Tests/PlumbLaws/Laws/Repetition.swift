import Foundation
import Observation
import PlumbControls
import PlumbCore

/// What is done many times over, to see that it leaves nothing behind: no box, no memory of the graph, no object.
@MainActor
package struct Repetition {
    package let name: String
    /// How many times it is done.
    package let limit = 10_000
    private let makeView: (RepetitionState) -> AnyView
    /// What a person does each time; nil where a value changes, and changes back.
    private var touches: (@MainActor (ViewHost) -> Void)?

    /// - Returns: how long it took, in seconds, and what was left behind; nil for nothing.
    package func run() -> (seconds: Double, failure: String?) {
        let clock = ContinuousClock()
        let state = RepetitionState()
        let host = ViewHost(
            makeView(state), in: World(proposal: ProposedViewSize(width: 393, height: 852)))
        host.update()
        func round(_ number: Int) {
            if let touches { return touches(host) }
            for step in [number % 7 + 1, 0] {
                var transaction = Transaction()
                transaction.disablesAnimations = true
                withTransaction(transaction) { state.step = step }
                host.advance(by: 0.02)
            }
        }
        func figures() -> [Int] {
            let (_, _, boxes, engine, graph) = host.benchmarkFigures
            return [boxes, engine, graph, RepetitionToken.count]
        }
        for number in 0..<20 { round(number) }
        let before = figures()
        let duration = clock.measure { for number in 0..<limit { round(number) } }
        let after = figures()
        let seconds = Double(duration.components.seconds) + Double(duration.components.attoseconds) / 1e18
        guard state.seen >= limit else { return (seconds, "only \(state.seen) of \(limit) were seen") }
        guard before == after else { return (seconds, "boxes, bytes and objects: \(before) before, \(after) after") }
        return (seconds, host.failure)
    }

    package static let all: [Repetition] = [
        Repetition(name: "pushes and pops") { AnyView(RepeatedPushes(state: $0)) },
        Repetition(name: "presented screens") { AnyView(RepeatedScreens(state: $0)) },
        Repetition(name: "tabs") { AnyView(RepeatedTabs(state: $0)) },
        Repetition(name: "sheets") { AnyView(RepeatedSheets(state: $0)) },
        Repetition(name: "popovers") { AnyView(RepeatedPopovers(state: $0)) },
        Repetition(name: "alerts and dialogs") { AnyView(RepeatedAlerts(state: $0)) },
        Repetition(name: "menus") {
            AnyView(RepeatedMenus(state: $0))
        } touches: {
            $0.choose { $0.tap("show") }
        },
        Repetition(name: "context menus") {
            AnyView(RepeatedContextMenus(state: $0))
        } touches: {
            $0.choose { $0.press("show", duration: 0.6) }
        },
        Repetition(name: "inspectors") {
            AnyView(RepeatedInspectors(state: $0, width: .regular))
        } touches: {
            $0.choose { $0.tap("show") }
        },
        Repetition(name: "inspectors on sheets") {
            AnyView(RepeatedInspectors(state: $0, width: .compact))
        } touches: {
            $0.choose { $0.tap("show") }
        },
        Repetition(name: "drags") {
            AnyView(RepeatedDrags(state: $0))
        } touches: {
            $0.carry(from: CGPoint(x: 50, y: 400), to: CGPoint(x: 350, y: 400))
        },
    ]
}

extension ViewHost {
    /// Opens something, and taps the view named row in it, which closes it.
    fileprivate func choose(_ open: (ViewHost) -> Void) {
        open(self)
        comeToRest()
        tap("row")
        comeToRest()
    }

    /// Holds a view until it is lifted, and drops it elsewhere.
    fileprivate func carry(from start: CGPoint, to end: CGPoint) {
        send(.touch(.began, at: start))
        advance(by: 0.6)
        for step in 1...4 {
            let part = CGFloat(step) / 4
            let point = CGPoint(x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
            send(.touch(.changed, at: point))
            advance(by: 1.0 / 60)
        }
        send(.touch(.ended, at: end))
        comeToRest()
    }

    /// What moves is at its end in a frame long after, and gone in another one: all frames between would take minutes.
    private func comeToRest() { for _ in 0..<2 { advance(inOneFrameTo: time + 2) } }
}

/// What changes from round to round.
@MainActor @Observable
private final class RepetitionState {
    /// 0 at rest.
    var step = 0
    @ObservationIgnored var seen = 0
}

/// Something that a view keeps, and that goes with it.
@MainActor
private final class RepetitionToken {
    static var count = 0
    init() { RepetitionToken.count += 1 }
    isolated deinit { RepetitionToken.count -= 1 }
}

private struct RepeatedScreen: View {
    let state: RepetitionState
    @State private var token = RepetitionToken()

    var body: some View {
        List(0..<3) { Text("Row \($0)") }
            .navigationTitle("Screen")
            .toolbar { Button("Item") {} }
            .onAppear { state.seen += 1 }
    }
}

private struct RepeatedPushes: View {
    let state: RepetitionState

    var body: some View {
        let path = Binding(get: { state.step > 0 ? [state.step] : [] }, set: { state.step = $0.last ?? 0 })
        NavigationStack(path: path) {
            List(1..<8) { NavigationLink("\($0)", value: $0) }
                .navigationDestination(for: Int.self) { _ in RepeatedScreen(state: state) }
        }
    }
}

private struct RepeatedScreens: View {
    @Bindable var state: RepetitionState

    var body: some View {
        let isPresented = Binding(get: { state.step > 0 }, set: { state.step = $0 ? 1 : 0 })
        NavigationStack {
            Text("Root").navigationDestination(isPresented: isPresented) { RepeatedScreen(state: state) }
        }
    }
}

private struct RepeatedTabs: View {
    @Bindable var state: RepetitionState

    var body: some View {
        TabView(selection: $state.step) {
            ForEach(0..<8) { number in
                RepeatedScreen(state: state).tabItem { Text("\(number)") }.tag(number)
            }
        }
    }
}

private struct RepeatedSheets: View {
    @Bindable var state: RepetitionState

    var body: some View {
        let isPresented = Binding(get: { state.step > 0 }, set: { state.step = $0 ? 1 : 0 })
        Text("Root").sheet(isPresented: isPresented) {
            NavigationStack { RepeatedScreen(state: state) }.presentationDetents([.medium, .large])
        }
    }
}

private struct RepeatedPopovers: View {
    @Bindable var state: RepetitionState

    var body: some View {
        let isPresented = Binding(get: { state.step > 0 }, set: { state.step = $0 ? 1 : 0 })
        Text("Root").popover(isPresented: isPresented) {
            RepeatedScreen(state: state).frame(width: 200, height: 200).presentationCompactAdaptation(.popover)
        }
    }
}

/// An alert, and a dialog, in turn.
private struct RepeatedAlerts: View {
    @Bindable var state: RepetitionState

    var body: some View {
        let isAlert = Binding(get: { state.step % 2 == 1 }, set: { state.step = $0 ? 1 : 0 })
        let isDialog = Binding(get: { state.step > 0 && state.step % 2 == 0 }, set: { state.step = $0 ? 2 : 0 })
        Text("Root")
            .alert("Alert", isPresented: isAlert) { Answers(state: state) }
            .confirmationDialog("Dialog", isPresented: isDialog) { Answers(state: state) }
    }
}

private struct Answers: View {
    let state: RepetitionState
    @State private var token = RepetitionToken()

    var body: some View {
        Button("Go") {}.onAppear { state.seen += 1 }
        Button("Stay", role: .cancel) {}
    }
}

/// A row of a menu. It is counted when it is chosen: then the menu has been there.
private struct RepeatedRow: View {
    let state: RepetitionState
    @State private var token = RepetitionToken()

    var body: some View { Button("Go") { state.seen += 1 }.accessibilityIdentifier("row") }
}

private struct RepeatedMenus: View {
    let state: RepetitionState

    var body: some View { Menu("Show") { RepeatedRow(state: state) }.accessibilityIdentifier("show") }
}

private struct RepeatedContextMenus: View {
    let state: RepetitionState

    var body: some View {
        Text("Show").accessibilityIdentifier("show").contextMenu { RepeatedRow(state: state) }
    }
}

/// A column in a wide window, a sheet in a narrow one.
private struct RepeatedInspectors: View {
    let state: RepetitionState
    let width: UserInterfaceSizeClass
    @State private var isShown = false

    var body: some View {
        Button("Show") { isShown = true }
            .accessibilityIdentifier("show")
            .inspector(isPresented: $isShown) { RepeatedInspector(state: state) }
            .environment(\.horizontalSizeClass, width)
    }
}

private struct RepeatedInspector: View {
    let state: RepetitionState
    @State private var token = RepetitionToken()
    @Environment(\.dismiss) private var dismiss

    var body: some View {
        Button("Done") {
            state.seen += 1
            dismiss()
        }
        .accessibilityIdentifier("row")
    }
}

/// A view that is carried to another.
private struct RepeatedDrags: View {
    let state: RepetitionState

    var body: some View {
        HStack(spacing: 0) {
            Color.red.draggable("apple") { RepeatedPreview() }
            Color.blue.dropDestination(for: String.self) { _, _ in
                state.seen += 1
                return true
            }
        }
    }
}

/// What is under the finger.
private struct RepeatedPreview: View {
    @State private var token = RepetitionToken()

    var body: some View { Color.green.frame(width: 100, height: 60) }
}
