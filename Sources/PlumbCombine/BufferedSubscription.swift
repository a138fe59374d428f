import Foundation
import PlumbFoundation

/// The subscription that an operator with several sources, or with a clock, sends to: values wait here until the
/// subscriber wants them.
final class BufferedSubscription<Output, Failure: Error>: Subscription, Sendable {
    private struct State {
        var subscriber: AnySubscriber<Output, Failure>?
        var demand = Subscribers.Demand.none
        var values: [Output] = []
        var completion: Subscribers.Completion<Failure>?
        var isSending = false
        var sources: [any Cancellable] = []
    }

    private let state: Guarded<State>

    init<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        state = Guarded(State(subscriber: AnySubscriber(subscriber)))
    }

    /// Says to the subscriber that values may come.
    func open() { state.withLock { $0.subscriber }?.receive(subscription: self) }

    /// Cancelled together with this.
    func keep(_ source: any Cancellable) {
        let isOver = state.withLock {
            if $0.subscriber != nil { $0.sources.append(source) }
            return $0.subscriber == nil
        }
        if isOver { source.cancel() }
    }

    func send(_ value: Output) {
        state.withLock { if $0.completion == nil, $0.subscriber != nil { $0.values.append(value) } }
        flush()
    }

    /// Nothing comes after a completion; the values that wait come before it, unless it is a failure.
    func finish(_ end: Subscribers.Completion<Failure>) {
        state.withLock {
            guard $0.completion == nil else { return }
            $0.completion = end
            if case .failure = end { $0.values = [] }
        }
        flush()
    }

    func request(_ demand: Subscribers.Demand) {
        state.withLock { $0.demand += demand }
        flush()
    }

    func cancel() {
        let sources = state.withLock { state in
            state.subscriber = nil
            state.values = []
            defer { state.sources = [] }
            return state.sources
        }
        for source in sources { source.cancel() }
    }

    private enum Step {
        case value(Output, AnySubscriber<Output, Failure>)
        case end(Subscribers.Completion<Failure>, AnySubscriber<Output, Failure>)
    }

    private func flush() {
        guard
            state.withLock({ state in
                defer { state.isSending = true }
                return !state.isSending
            })
        else { return }
        while let step = nextStep() {
            switch step {
            case .value(let value, let subscriber):
                let more = subscriber.receive(value)
                state.withLock { $0.demand += more }
            case .end(let completion, let subscriber):
                cancel()
                subscriber.receive(completion: completion)
            }
        }
    }

    private func nextStep() -> Step? {
        state.withLock { state in
            if let subscriber = state.subscriber {
                if !state.values.isEmpty, state.demand > .none {
                    state.demand -= 1
                    return .value(state.values.removeFirst(), subscriber)
                }
                if state.values.isEmpty, let completion = state.completion { return .end(completion, subscriber) }
            }
            state.isSending = false
            return nil
        }
    }
}
