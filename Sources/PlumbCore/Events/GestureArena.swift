import Foundation
import PlumbLayout

/// The gestures on the way from the touched view to the root, and how they stand to each other. Built when a finger
/// comes down; what they have found out lives in their recognizers.
///
/// 1. A gesture waits until those of the views within have failed (`.gesture`), or they wait for it
/// (`.highPriorityGesture`); a simultaneous one waits for nobody. 2. What is recognized ends the others. 3. A scroll
/// view, and a row that is swiped, wait for nobody: they begin unless something within is recognized at that moment,
/// and then end what is in them.
@MainActor
final class GestureArena {
    /// One gesture on the way, around those further inside.
    struct Responder {
        enum Kind { case gesture(GestureNode), pan(PanRecognizer) }
        let kind: Kind
        /// Which of this one and of those within take part.
        var mask: GestureMask
        var isTold = false

        @MainActor var order: GestureOrder {
            if case .gesture(let node) = kind { node.order } else { .after }
        }
        @MainActor var recognizer: AnyGestureRecognizer? {
            switch kind {
            case .gesture(let node): node.recognizer
            case .pan(let pan): pan
            }
        }
        @MainActor var identity: ObjectIdentifier {
            switch kind {
            case .gesture(let node): ObjectIdentifier(node)
            case .pan(let pan): ObjectIdentifier(pan)
            }
        }
        /// It may still come to something with another touch.
        @MainActor var isOpen: Bool { recognizer.map { $0.status == .possible || $0.waitsForTouch } ?? false }
        @MainActor func setBusy(_ isBusy: Bool) {
            if case .gesture(let node) = kind { node.isBusy = isBusy }
        }
    }

    private unowned let graph: ViewGraph
    /// The innermost first.
    private(set) var responders: [Responder]
    /// The fingers that are down, and which responders watch each: those on its way.
    private var fingers: [Int: Set<ObjectIdentifier>] = [:]
    /// Gestures that were recognized so far.
    private(set) var recognitions = 0

    init(_ graph: ViewGraph, _ responders: [Responder]) {
        self.graph = graph
        self.responders = responders
        for responder in responders { responder.setBusy(true) }
    }

    /// Whether any view takes notice of the touches: one that only could scroll does not.
    var takesNotice: Bool {
        recognitions > 0
            || responders.contains { responder in
                if case .gesture = responder.kind { true } else { false }
            }
    }

    func has(finger: Int) -> Bool { fingers[finger] != nil }
    var hasFingers: Bool { !fingers.isEmpty }
    func contains(_ responder: Responder) -> Bool { responders.contains { $0.identity == responder.identity } }

    // MARK: Touches

    func begin(_ touch: Touch, on path: [Responder]) {
        fingers[touch.finger] = Set(path.map(\.identity))
        receive(touch)
    }

    func receive(_ touch: Touch) {
        guard let watchers = fingers[touch.finger] else { return }
        for responder in responders where watchers.contains(responder.identity) { responder.recognizer?.receive(touch) }
        if touch.phase == .ended || touch.phase == .cancelled { fingers[touch.finger] = nil }
        settle()
    }

    func expire(_ now: Double) {
        for responder in responders { responder.recognizer?.expire(now) }
        settle()
    }

    /// When the clock decides something.
    var deadline: Double? { responders.compactMap { $0.recognizer?.deadline }.min() }

    /// Nothing can come of it any more.
    var isOver: Bool {
        fingers.isEmpty
            && !responders.contains { $0.recognizer?.deadline != nil || $0.recognizer?.waitsForTouch == true }
    }

    // MARK: Settling

    private func settle() {
        _ = settle(responders.count - 1, isHeld: false, isOff: false)
        for responder in responders { responder.recognizer?.conclude() }
        for index in responders.indices where !responders[index].isTold {
            guard responders[index].recognizer?.status.isRecognized == true else { continue }
            responders[index].isTold = true
            recognitions += 1
        }
    }

    /// What a chain of gestures has come to; `idle` is one that nobody needs to wait for.
    private struct Outcome {
        var status: GestureStatus
        var isIdle: Bool
        /// Something in it is recognized that excludes others.
        var claims: Bool
        var holdsBack: Bool { status == .possible && !isIdle }
        static let nothing = Outcome(status: .failed, isIdle: true, claims: false)
    }

    /// - Parameter isOff: a mask further outside leaves out what is within.
    private func settle(_ index: Int, isHeld: Bool, isOff: Bool) -> Outcome {
        guard index >= 0, graph.mayDescend() else { return .nothing }
        let responder = responders[index]
        let innerIsOff = isOff || !responder.mask.contains(.subviews)
        guard let recognizer = responder.recognizer, !isOff, responder.mask.contains(.gesture) else {
            responder.recognizer?.cancelIfOpen()
            return settle(index - 1, isHeld: isHeld, isOff: innerIsOff)
        }
        func own(isHeld: Bool) -> Outcome {
            recognizer.settle(isHeld: isHeld)
            let status = recognizer.status
            return Outcome(status: status, isIdle: recognizer.isIdle, claims: status.isRecognized)
        }
        func inner(isHeld: Bool) -> Outcome { settle(index - 1, isHeld: isHeld, isOff: innerIsOff) }
        if case .pan = responder.kind {
            return race(inner(isHeld: isHeld), index) { own(isHeld: isHeld) }
        }
        switch responder.order {
        case .racing:
            return race(inner(isHeld: isHeld), index) { own(isHeld: isHeld) }
        case .after:
            return exclusive(inner(isHeld: isHeld), own, cancelSecond: { recognizer.cancelIfOpen() }, isHeld: isHeld)
        case .before:
            return exclusive(
                own(isHeld: isHeld), inner, cancelSecond: { self.cancel(upTo: index, alsoBeside: true) }, isHeld: isHeld
            )
        case .beside:
            let a = inner(isHeld: isHeld)
            let b = own(isHeld: isHeld)
            return Outcome(
                status: .together(a.status, b.status), isIdle: !a.holdsBack && !b.holdsBack, claims: a.claims)
        }
    }

    private func exclusive(
        _ first: Outcome, _ second: (Bool) -> Outcome, cancelSecond: () -> Void, isHeld: Bool
    ) -> Outcome {
        if first.status.isRecognized {
            cancelSecond()
            return first
        }
        let other = second(isHeld || first.holdsBack)
        if first.status == .failed { return other }
        if first.holdsBack { return first }
        return other.status == .failed ? first : other
    }

    private func race(_ inner: Outcome, _ index: Int, _ own: () -> Outcome) -> Outcome {
        if inner.claims {
            responders[index].recognizer?.cancelIfOpen()
            return inner
        }
        let outer = own()
        guard outer.status.isRecognized else { return inner }
        cancel(upTo: index, alsoBeside: false)
        return outer
    }

    private func cancel(upTo index: Int, alsoBeside: Bool) {
        for responder in responders[..<index] where alsoBeside || responder.order != .beside {
            responder.recognizer?.cancelIfOpen()
        }
    }

    // MARK: The end

    /// Ends what is not part of another way, so that others need not wait for it any more.
    func leave(all others: [Responder]) {
        let staying = Set(others.map(\.identity))
        // One that has seen all its touches, and waits for another to fail, may have its turn now.
        for responder in responders where !staying.contains(responder.identity) {
            guard let recognizer = responder.recognizer, recognizer.deadline != nil || recognizer.waitsForTouch else {
                continue
            }
            recognizer.cancel()
        }
        settle()
    }

    /// Everything starts over, but for what still waits for a finger and is part of another way.
    func close(for others: [Responder] = []) {
        let staying = Set(others.map(\.identity))
        for responder in responders {
            if staying.contains(responder.identity), responder.isOpen { continue }
            responder.recognizer?.reset()
            responder.setBusy(false)
        }
    }
}
