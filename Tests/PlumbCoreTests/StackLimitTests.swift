import Foundation
import Synchronization
import Testing

@testable import PlumbCore

@Suite
struct StackLimitTests {
    /// The main actor is served by several threads on Linux; each has a stack of its own, and at its beginning there is room.
    @Test(.waitsForStackLimit) func everyThreadHasRoomAtItsBeginning() async {
        let near = Mutex<[Bool]>([])
        // One after the other, all alive at once, so that their stacks lie apart.
        let threads = (0..<8).map { _ in
            Thread {
                let isNear = StackLimit.isNear
                near.withLock { $0.append(isNear) }
                Thread.sleep(forTimeInterval: 0.3)
            }
        }
        for thread in threads {
            thread.start()
            try? await Task.sleep(for: .milliseconds(10))
        }
        while near.withLock({ $0.count }) < threads.count { try? await Task.sleep(for: .milliseconds(10)) }
        #expect(near.withLock { $0 } == Array(repeating: false, count: 8))
    }
}
