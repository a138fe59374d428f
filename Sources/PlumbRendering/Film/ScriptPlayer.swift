import Foundation
import PlumbCore

/// Moves a host's time and does on the way what a script says.
///
/// 1. What comes first is done first; what comes at the same time, in the order of the script.
/// 2. A place is looked up when its action begins: where the view is then, in the middle of a motion too.
/// 3. A drag's touch comes down at once, and the rest of it at its times.
@MainActor package final class ScriptPlayer {
    package let host: ViewHost
    private var steps: [Step] = []
    private var lastNumber = 0
    private var busyFingers: Set<Int> = []
    private let actions: [ScriptAction]
    private var noticed: Set<Int> = []
    private var ended: Set<Int> = []

    private struct Step {
        enum Kind {
            case begin
            case send(HostEvent)
        }
        var kind: Kind
        var action: Int
        var time: Double
        var number: Int
    }

    package init(_ host: ViewHost, _ actions: [ScriptAction] = []) {
        self.host = host
        self.actions = actions
        for index in actions.indices { add(.begin, of: index, at: actions[index].time) }
    }

    /// When the next thing is done; nil when nothing is left.
    package var next: Double? { steps.first?.time }

    /// A sentence for everything that was done and that no view took notice of.
    package var unnoticed: [String] {
        actions.indices.filter { ended.contains($0) && !noticed.contains($0) }.map {
            "\(actions[$0].source) meets nothing that takes notice of it"
        }
    }

    /// - Parameter time: seconds after the view appeared.
    package func advance(to time: Double) throws {
        while let step = steps.first, step.time <= time {
            steps.removeFirst()
            host.apply(.wait(until: step.time))
            switch step.kind {
            case .begin: try begin(step)
            case .send(let event):
                send(event, of: step.action)
                if case .touch(.ended, _, let finger) = event {
                    busyFingers.remove(finger)
                    ended.insert(step.action)
                }
            }
        }
        host.apply(.wait(until: time))
    }

    // 1
    private func add(_ kind: Step.Kind, of action: Int, at time: Double) {
        lastNumber += 1
        let index = steps.firstIndex { $0.time > time } ?? steps.endIndex
        steps.insert(Step(kind: kind, action: action, time: time, number: lastNumber), at: index)
    }

    private func send(_ event: HostEvent, of action: Int) {
        if host.apply(event).isTaken { noticed.insert(action) }
    }

    private func begin(_ step: Step) throws {
        let action = step.action
        switch actions[action].event {
        // A finger that drags meanwhile stays down.
        case .tap(let target, let count):
            let point = try point(target, of: action)
            let finger = freeFinger
            for _ in 0..<max(0, count) {
                send(.touch(.began, at: point, finger: finger), of: action)
                send(.touch(.ended, at: point, finger: finger), of: action)
            }
        case .scroll(let target, let distance):
            send(.scroll(.point(try point(target, of: action)), by: distance), of: action)
        case .drag(let from, let to, let duration):
            try beginDrag(action, from: point(from, of: action), to: point(to, of: action), duration)
            return
        case let event: send(event, of: action)
        }
        ended.insert(action)
    }

    // 3
    private func beginDrag(_ action: Int, from: CGPoint, to: CGPoint, _ duration: Double) {
        let start = actions[action].time
        let finger = freeFinger
        busyFingers.insert(finger)
        let steps = HostEvent.touches(from: from, to: to, duration: duration)
        send(.touch(.began, at: from, finger: finger), of: action)
        for step in steps.dropFirst() {
            add(.send(.touch(step.phase, at: step.point, finger: finger)), of: action, at: start + step.delay)
        }
    }

    private var freeFinger: Int { (0...busyFingers.count).first { !busyFingers.contains($0) } ?? 0 }

    // 2
    private func point(_ target: HostEvent.Target, of action: Int) throws -> CGPoint {
        switch target {
        case .point(let point): point
        case .identifier(let name): try host.center(of: name, for: actions[action].source)
        case .label(let label): try host.element(labeled: label, for: actions[action].source).activationPoint
        case .element(let number): try host.element(numbered: number, for: actions[action].source).activationPoint
        }
    }
}

extension ViewHost {
    /// The centre of the first view with an accessibility identifier, in points of the root view.
    ///
    /// - Parameter asker: who wants to know, for the sentence that says that there is none.
    package func center(of identifier: String, for asker: String) throws -> CGPoint {
        let frames = layout().frames
        if let frame = frames.first(where: { $0.identifier == identifier })?.frame {
            return CGPoint(x: frame.midX, y: frame.midY)
        }
        let names = Set(frames.map(\.identifier)).sorted()
        let known = names.isEmpty ? "none has an identifier" : "there is \(names.prefix(8).joined(separator: ", "))"
        throw ScriptError(
            description: "\(asker) finds no view with the accessibility identifier \(identifier); \(known)")
    }
}
