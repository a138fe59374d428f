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

    /// - Returns: how long it took, in seconds, and what was left behind; nil for nothing.
    package func run() -> (seconds: Double, failure: String?) {
        let clock = ContinuousClock()
        let state = RepetitionState()
        let host = ViewHost(
            makeView(state), in: World(proposal: ProposedViewSize(width: 393, height: 852)))
        host.update()
        func round(_ number: Int) {
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
    ]
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
