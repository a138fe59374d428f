import Foundation
import Metrics

/// A picture that was drawn, and what its content is called.
struct Picture: Sendable {
    let data: Data
    /// The SHA-256 of the data.
    let hash: String
}

/// Pictures that were drawn, up to so many bytes: those that were asked for last. Requests of one picture that come at
/// the same time wait for one process.
actor PictureCache {
    private struct Entry {
        var picture: Picture
        var use: Int
    }

    private let capacity: Int
    private var entries: [String: Entry] = [:]
    private var uses: [Int: String] = [:]
    private var oldest = 0
    private var clock = 0
    private(set) var size = 0
    private var flights: [String: Task<Picture, any Error>] = [:]
    private let sizeGauge = Gauge(label: "plumb_cache_bytes")
    private let hits = Counter(label: "plumb_cache_hits_total")

    /// What a picture costs beside its bytes.
    private static let overhead = 256

    init(capacity: Int) { self.capacity = capacity }

    func picture(_ key: String, draw: @escaping @Sendable () async throws -> Picture) async throws -> Picture {
        if let entry = entries[key] {
            hits.increment()
            touch(key)
            return entry.picture
        }
        if let flight = flights[key] { return try await flight.value }
        let flight = Task { try await draw() }
        flights[key] = flight
        defer { flights[key] = nil }
        let picture = try await flight.value
        keep(picture, key)
        return picture
    }

    private func touch(_ key: String) {
        guard let entry = entries[key] else { return }
        uses[entry.use] = nil
        clock += 1
        entries[key]?.use = clock
        uses[clock] = key
    }

    private func keep(_ picture: Picture, _ key: String) {
        let cost = picture.data.count + Self.overhead
        guard cost <= capacity, entries[key] == nil else { return }
        clock += 1
        entries[key] = Entry(picture: picture, use: clock)
        uses[clock] = key
        size += cost
        while size > capacity {
            oldest += 1
            guard let last = uses.removeValue(forKey: oldest), let entry = entries.removeValue(forKey: last)
            else { continue }
            size -= entry.picture.data.count + Self.overhead
        }
        sizeGauge.record(size)
    }
}
