import CHostTime

/// The main queue in real time, whoever is at work.
enum MachineQueue {
    /// - Parameter delay: seconds.
    static func main(after delay: Double = 0, _ action: @escaping () -> Void) {
        let box = Unmanaged.passRetained(Action(action)).toOpaque()
        plumb_main_queue(delay, box) { box in
            guard let box else { return }
            Unmanaged<Action>.fromOpaque(box).takeRetainedValue().run()
        }
    }

    private final class Action {
        let run: () -> Void
        init(_ run: @escaping () -> Void) { self.run = run }
    }
}
