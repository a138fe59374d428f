import Combine
import Foundation
import Synchronization

/// A step of a task on the main actor, which its host runs between two frames.
///
/// The main actor's steps wait in the main queue, which is not looked at while a host is at work: a test that lets time pass, and a film,
/// would never see what a task does. Steps that come up while a host is at work, when a task begins, or when its sleep ends, are
/// therefore run by that host. They stand in the main queue too, for a host may have nothing to do for long: who comes first runs them.
final class MainActorJob: @unchecked Sendable {
    private let job: UnownedJob
    private let isDone = Atomic<Bool>(false)

    private init(_ job: UnownedJob) { self.job = job }

    @MainActor func run() {
        guard !isDone.exchange(true, ordering: .acquiringAndReleasing) else { return }
        job.runSynchronously(on: MainActor.sharedUnownedExecutor)
    }

    // MARK: Where steps come from

    private typealias Enqueue = @convention(thin) (UnownedJob) -> Void
    private typealias Hook = @convention(thin) (UnownedJob, Enqueue) -> Void

    /// Asks the runtime to tell of the main actor's steps (`swift_task_enqueueMainExecutor_hook`, a variable that the concurrency
    /// runtime has for this). Done once; without it steps wait in the main queue only.
    static let listen: Void = {
        guard let address = dlsym(dlopen(nil, RTLD_LAZY), "swift_task_enqueueMainExecutor_hook") else { return }
        address.assumingMemoryBound(to: Hook?.self).pointee = { job, enqueue in
            guard let host = HostEvents.working else { return enqueue(job) }
            let step = MainActorJob(job)
            host.add(step)
            DispatchQueue.main.async { step.run() }
        }
    }()
}

extension HostEvents {
    /// The host that is at work on this thread.
    static var working: HostEvents? {
        guard let events = EventClocks.working as? HostEvents, events.isWorkingHere else { return nil }
        return events
    }
}
