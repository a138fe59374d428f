import Foundation

/// One thread at a time asks fonts for anything.
///
/// Cairo 1.16 opens and closes FreeType faces behind its scaled fonts and lets two threads use one of them at once:
/// under AddressSanitizer two PDFs with emoji, drawn at the same time, read a face that was gone. Shapes, colours and
/// pictures are not behind the lock.
enum FontLock {
    private static let lock = NSRecursiveLock()

    static func with<T>(_ body: () throws -> T) rethrows -> T {
        lock.lock()
        defer { lock.unlock() }
        return try body()
    }
}
