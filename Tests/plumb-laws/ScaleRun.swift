import Foundation
import PlumbLaws

/// Times deep and wide trees: each must live, and a tree four times as large may take at most ten times as long.
@MainActor
enum ScaleRun {
    static func run(only name: String?) -> Bool {
        raiseStack()
        var isGood = true
        for scale in Scale.all where name == nil || scale.name == name {
            Watch.note(scale.name, 0)
            _ = scale.life(count: 10)
            var quarter = min(scale.life(count: scale.limit / 4).seconds, scale.life(count: scale.limit / 4).seconds)
            var whole = scale.life(count: scale.limit)
            // Times below a tenth of a second say nothing.
            func isSlow() -> Bool { whole.seconds / quarter > scale.growth && whole.seconds > 0.1 }
            // Other programs make a tree slower, and never faster: the least of several times counts.
            for _ in 0..<4 where isSlow() && whole.failure == nil {
                quarter = min(quarter, scale.life(count: scale.limit / 4).seconds)
                let again = scale.life(count: scale.limit)
                if again.seconds < whole.seconds || again.failure != nil { whole = again }
            }
            let ratio = whole.seconds / quarter
            let isWrong = whole.failure != nil || whole.marks == 0 || isSlow()
            if isWrong { isGood = false }
            print(
                String(
                    format: "%@: %d in %.3f s, %.1f times a quarter of it%@", scale.name, scale.limit, whole.seconds,
                    ratio, isWrong ? "  WRONG" : "") + (whole.failure.map { " \($0)" } ?? ""))
        }
        return isGood
    }

    /// What is done many times must leave nothing behind. Takes minutes.
    static func repeatAll(only name: String?) -> Bool {
        var isGood = true
        for repetition in Repetition.all where name == nil || repetition.name == name {
            let (seconds, failure) = repetition.run()
            if failure != nil { isGood = false }
            print(
                String(format: "%@: %d times in %.3f s", repetition.name, repetition.limit, seconds)
                    + (failure.map { "  WRONG \($0)" } ?? ""))
        }
        return isGood
    }

    /// Deep trees take a deep stack, as in `plumb`'s child.
    private static func raiseStack() {
        var limit = rlimit()
        let stack = __rlimit_resource_t(RLIMIT_STACK.rawValue)
        guard getrlimit(stack, &limit) == 0 else { return }
        limit.rlim_cur = min(1 << 30, limit.rlim_max)
        setrlimit(stack, &limit)
    }
}
