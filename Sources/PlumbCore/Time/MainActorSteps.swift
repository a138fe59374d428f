import Foundation

/// The main actor's executor: steps of tasks that come up while a host is at work are run by that host, between two
/// frames.
///
/// The main actor's steps wait in the main queue, which is not looked at while a host is at work: a test that lets time
/// pass, and a film, would never see what a task does. Steps that come up while a host works, when a task begins, or
/// when its sleep ends, are noted down by the host. They stand in the main queue too, for a host may have nothing to do
/// for long: who comes first runs them.
final class MainActorSteps: SerialExecutor {
    private static let shared = MainActorSteps()

    func enqueue(_ job: consuming ExecutorJob) {
        let step = TaskStep(job)
        HostEvents.owner?.add(step)
        MachineQueue.main { step.run(on: self) }
    }

    /// Runs a step that a host has noted down, on the main actor.
    static func run(_ step: TaskStep) { step.run(on: shared) }

    func checkIsolated() { dispatchPrecondition(condition: .onQueue(.main)) }

    // MARK: Taking the place of the runtime's

    private typealias Executor = @convention(thin) () -> UnownedSerialExecutor
    private typealias ExecutorHook = @convention(thin) (Executor) -> UnownedSerialExecutor
    private typealias Question = @convention(thin) (UnownedSerialExecutor) -> Bool
    private typealias QuestionHook = @convention(thin) (UnownedSerialExecutor, Question) -> Bool

    /// Tells the concurrency runtime who the main actor's executor is, by the variables that it has for this
    /// (`swift_task_getMainExecutor_hook`, `swift_task_isMainExecutor_hook`). Done once, before the first host begins;
    /// without the variables, steps wait in the main queue only.
    static let install: Void = {
        let program = dlopen(nil, RTLD_LAZY)
        guard let executor = dlsym(program, "swift_task_getMainExecutor_hook"),
            let question = dlsym(program, "swift_task_isMainExecutor_hook")
        else { return }
        question.assumingMemoryBound(to: QuestionHook?.self).pointee = { executor, original in
            isShared(executor) || original(executor)
        }
        executor.assumingMemoryBound(to: ExecutorHook?.self).pointee = { _ in shared.asUnownedSerialExecutor() }
    }()

    /// An executor's identity is the first of its two words.
    private static func isShared(_ executor: UnownedSerialExecutor) -> Bool {
        unsafeBitCast(executor, to: (Int, Int).self).0
            == unsafeBitCast(shared.asUnownedSerialExecutor(), to: (Int, Int).self).0
    }
}
