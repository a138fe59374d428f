/// A recognizer made of two.
class PairRecognizer<A, B, Value>: GestureRecognizer<Value> {
    private(set) final var first: GestureRecognizer<A>?
    private(set) final var second: GestureRecognizer<B>?

    final func update<G: Gesture, H: Gesture>(_ first: G, _ second: H, in place: GestureContext<Value>)
    where G.Value == A, H.Value == B {
        self.first = G.makeRecognizer(of: first, in: place.inner(self.first))
        self.second = H.makeRecognizer(of: second, in: place.inner(self.second))
    }

    final var both: [AnyGestureRecognizer] { [first, second].compactMap { $0 } }

    override var isIdle: Bool { both.allSatisfy { $0.isIdle || $0.status == .failed } }
    override var deadline: Double? { both.compactMap(\.deadline).min() }
    override var waitsForTouch: Bool { both.contains { $0.waitsForTouch } }
    override func receive(_ touch: Touch) { for each in both { each.receive(touch) } }
    override func expire(_ now: Double) { for each in both { each.expire(now) } }
    override func conclude() { for each in both { each.conclude() } }
    override func cancel() {
        for each in both { each.cancel() }
        phase = .failed
    }
    override func reset() {
        for each in both { each.reset() }
        phase = .possible(nil)
    }
    override func discard() {
        for each in both { each.discard() }
        phase = .failed
    }
}

extension AnyGestureRecognizer {
    /// Whether others wait until it is clear what becomes of it.
    var holdsBack: Bool { status == .possible && !isIdle }
    /// Stops what is not over yet.
    func cancelIfOpen() { if status != .failed { cancel() } }
}
