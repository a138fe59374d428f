import Foundation
import Synchronization

/// A key without a place of its own, and its bit: several keys may have the same.
struct EnvironmentKeyID {
    let id: ObjectIdentifier
    let bit: UInt64

    @inline(__always)
    init(_ id: ObjectIdentifier) {
        self.id = id
        // The bits after those of the slots, but for the last.
        bit = 1 << (32 + UInt64(EnvironmentKeyID.mixed(id) >> 40) % 31)
    }

    /// Numbers of keys are addresses, near each other and round: this spreads them.
    @inline(__always)
    static func mixed(_ id: ObjectIdentifier) -> UInt {
        (UInt(bitPattern: id) >> 3) &* 0x9E37_79B9_7F4A_7C15
    }
}

/// Some keys of the environment.
struct EnvironmentKeySet: Equatable {
    /// A bit for each slot, then those of the other keys, then one for "whatever there is".
    var bits: UInt64 = 0
    /// The keys without a slot, each once.
    private(set) var others: [ObjectIdentifier] = []

    static let slotBits: UInt64 = 1 << 32 - 1
    static let allBit: UInt64 = 1 << 63

    var isEmpty: Bool { bits == 0 }

    @inline(__always)
    mutating func insert(_ key: EnvironmentKeyID) {
        if bits & key.bit != 0, others.contains(key.id) { return }
        bits |= key.bit
        others.append(key.id)
    }

    mutating func formUnion(_ other: EnvironmentKeySet) {
        bits |= other.bits
        for id in other.others where !others.contains(id) { others.append(id) }
    }

    /// Takes keys out.
    mutating func subtract(_ other: EnvironmentKeySet) {
        guard bits & other.bits != 0 || other.bits & EnvironmentKeySet.allBit != 0 else { return }
        if other.bits & EnvironmentKeySet.allBit != 0 {
            self = EnvironmentKeySet()
            return
        }
        let wasAll = bits & EnvironmentKeySet.allBit
        bits &= EnvironmentKeySet.slotBits & ~other.bits
        bits |= wasAll
        if !other.others.isEmpty { others.removeAll { other.others.contains($0) } }
        for id in others { bits |= EnvironmentKeyID(id).bit }
    }

    /// Whether somebody who reads these keys reads one of others.
    func reads(_ changes: EnvironmentKeySet) -> Bool {
        if bits & EnvironmentKeySet.allBit != 0 { return !changes.isEmpty }
        if bits & changes.bits & EnvironmentKeySet.slotBits != 0 { return true }
        return !others.isEmpty && others.contains { changes.others.contains($0) }
    }
}

/// Notes which keys are read and set while something is evaluated: what a body reads, it depends on.
enum EnvironmentLog {
    /// The thread that evaluates something just now, which alone takes part; 0 for none. Where `main` is asynchronous,
    /// the main actor runs on any thread.
    static let thread = Atomic<UInt>(0)
    static var isNoting: Bool { thread.load(ordering: .relaxed) == UInt(pthread_self()) }

    // Safe: used on the thread that is noting (`isNoting`).
    @exclusivity(unchecked) nonisolated(unsafe) static var reads = EnvironmentKeySet()
    // Safe: used on the thread that is noting (`isNoting`).
    @exclusivity(unchecked) nonisolated(unsafe) static var writes = EnvironmentKeySet()

    @inline(__always)
    static func noteRead(_ slot: EnvironmentSlot) {
        if isNoting { reads.bits |= 1 << UInt64(slot.rawValue) }
    }

    @inline(__always)
    static func noteRead(_ key: EnvironmentKeyID) { if isNoting { reads.insert(key) } }

    @inline(__always)
    static func noteWrite(_ slot: EnvironmentSlot) {
        if isNoting { writes.bits |= 1 << UInt64(slot.rawValue) }
    }

    @inline(__always)
    static func noteWrite(_ key: EnvironmentKeyID) { if isNoting { writes.insert(key) } }

    /// Notes that whatever there is may be read.
    static func noteReadingAll() { if isNoting { reads.bits |= EnvironmentKeySet.allBit } }

    /// What a closure reads and sets, for itself.
    @MainActor
    static func recording(_ body: () -> Void) -> (reads: EnvironmentKeySet, writes: EnvironmentKeySet) {
        let outer = (reads, writes)
        (reads, writes) = (EnvironmentKeySet(), EnvironmentKeySet())
        defer { (reads, writes) = outer }
        let last = thread.load(ordering: .relaxed)
        thread.store(UInt(pthread_self()), ordering: .relaxed)
        body()
        thread.store(last, ordering: .relaxed)
        return (reads, writes)
    }

    /// What is read while a closure runs, apart from what was read before.
    @MainActor
    static func readings(of body: () -> Void) -> EnvironmentKeySet {
        let outer = reads
        reads = EnvironmentKeySet()
        defer { reads = outer }
        body()
        return reads
    }
}
