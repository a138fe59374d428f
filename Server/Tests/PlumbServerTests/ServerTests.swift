import Foundation
import Testing

@testable import plumb_server

/// What a request says, before anything is drawn.
struct RequestTests {
    private static let settings: ServerSettings = {
        var settings = ServerSettings()
        settings.formats = ["png", "json"]
        settings.views = [.init(name: "Card", schema: "{}"), .init(name: "Dark card.2", schema: nil)]
        settings.parameters = [.init(name: "scale", summary: "")]
        return settings
    }()

    private func request(_ target: String, body: String? = nil) throws -> PictureRequest {
        try PictureRequest(try Target(target), body: body.map { Data($0.utf8) }, Self.settings)
    }

    @Test func aTargetSaysViewFormatOptionsAndValues() throws {
        let job = try request("/Card.png?name=Ada+L%C3%B6we&scale=2&seat.row=%26").job
        #expect(job.view == "Card" && job.format == "png" && job.input == nil)
        #expect(job.options == ["scale": "2"] && job.values == ["name": "Ada Löwe", "seat.row": "&"])
        #expect(try request("/Dark%20card.2.json").job.view == "Dark card.2")
        #expect(try request("/Card.png", body: "{}").job.input == "{}")
    }

    @Test func theSamePictureHasOneKey() throws {
        let key = try request("/Card.png?a=1&b=2").key
        #expect(try request("/Card.png?b=2&a=1").key == key)
        #expect(try request("/Card.png?a=%31&b=2&expires=1&signature=x").key == key)
        #expect(try request("/Card.png?a=1&b=3").key != key)
        #expect(try request("/Card.png?a=1&b=2", body: "{}").key != key)
        // A value and an option of one text are two things.
        #expect(try request("/Card.png?scale=1").key != request("/Card.png?scales=1").key)
    }

    @Test(arguments: [
        ("/Card", 404), ("/Card.gif", 404), ("/Other.png", 404), ("/..%2FCard.png", 404), ("/Card.png?a=1&a=2", 400),
        ("/Card.png?a=%FF", 400), ("/Card.png?%zz=1", 400),
    ])
    func aWrongTargetIsRefused(target: String, status: Int) {
        #expect { try request(target) } throws: { ($0 as? Refusal)?.status == status }
    }
}

struct SignedLinkTests {
    private let links = SignedLinks(secret: Data("0123456789abcdef".utf8))
    private let now = Date(timeIntervalSince1970: 1_000_000)

    @Test func aSignedLinkCountsUntilItEnds() throws {
        let link = links.link("/Card.png?name=Ada", expires: now + 60)
        #expect(link.hasPrefix("/Card.png?name=Ada&expires=1000060&signature="))
        #expect(try links.check(try Target(link), at: now) == now + 60)
        #expect { try links.check(try Target(link), at: now + 60) } throws: { ($0 as? Refusal)?.status == 403 }
        #expect(links.link("/Card.png", expires: now).hasPrefix("/Card.png?expires=1000000&signature="))
    }

    /// RFC 4231 has no key of this kind; the code was made by Python's hmac.
    @Test func theSignatureIsThatOfOthers() {
        let link = links.link("/a", expires: Date(timeIntervalSince1970: 1))
        #expect(link == "/a?expires=1&signature=AdZRUe0OCeaAt9mxYrWHhfXfChbpwxwSHKF-qonp1xQ")
    }

    @Test func aChangedLinkIsRefused() throws {
        let link = links.link("/Card.png?name=Ada", expires: now + 60)
        let other = SignedLinks(secret: Data("fedcba9876543210".utf8)).link("/Card.png?name=Ada", expires: now + 60)
        let wrong = [
            "/Card.png?name=Ada", "/Card.png?name=Ada&signature=", other, link + "&name=Eve", link + "=",
            link.replacing("Ada", with: "Eve"), link.replacing("1000060", with: "2000060"),
            link.replacing("signature", with: "%73ignature"),
            // The same bytes by another last letter.
            link.dropLast() + (link.utf8.last.map { String(UnicodeScalar($0 + 1)) } ?? ""),
        ]
        for link in wrong {
            #expect { try links.check(try Target(link), at: now) } throws: { ($0 as? Refusal)?.status == 403 }
        }
    }
}

struct CompressionTests {
    @Test(arguments: [
        ("gzip", true), ("br, GZIP;q=0.1", true), ("*", true), ("gzip;q=0", false), ("identity", false),
        ("*;q=0", false),
        ("gzip;q=0, *", false), ("", false),
    ])
    func theHeaderDecides(header: String, takes: Bool) { #expect(Compression.takesGzip(header) == takes) }
}

struct CacheTests {
    private func picture(_ byte: UInt8, _ count: Int = 1000) -> Picture {
        Picture(data: Data(repeating: byte, count: count), hash: "\(byte)")
    }

    @Test func theLastUsedStay() async throws {
        let cache = PictureCache(capacity: 4000)
        for byte in 0..<3 as Range<UInt8> { _ = try await cache.picture("\(byte)") { picture(byte) } }
        // The first is asked for again, so the second goes.
        _ = try await cache.picture("0") { picture(9) }
        _ = try await cache.picture("3") { picture(3) }
        #expect(try await cache.picture("0") { picture(9) }.hash == "0")
        #expect(try await cache.picture("1") { picture(9) }.hash == "9")
        #expect(await cache.size <= 4000)
        // One that has no room does not push out the others.
        _ = try await cache.picture("large") { picture(7, 10_000) }
        #expect(try await cache.picture("0") { picture(9) }.hash == "0")
    }

    @Test func manyAtATimeAreDrawnOnce() async throws {
        let cache = PictureCache(capacity: 1 << 20)
        let count = Counted()
        try await withThrowingTaskGroup(of: String.self) { group in
            for _ in 0..<50 {
                group.addTask {
                    try await cache.picture("a") {
                        await count.add()
                        try await Task.sleep(for: .milliseconds(50))
                        return picture(1)
                    }
                    .hash
                }
            }
            for try await hash in group { #expect(hash == "1") }
        }
        #expect(await count.value == 1)
    }

    @Test func whatFailsIsNotKept() async throws {
        let cache = PictureCache(capacity: 1 << 20)
        await #expect(throws: Refusal.self) { try await cache.picture("a") { throw Refusal(500, "no") } }
        #expect(try await cache.picture("a") { picture(1) }.hash == "1")
    }

    private actor Counted {
        var value = 0
        func add() { value += 1 }
    }
}

struct PoolTests {
    /// Both ends of a socket.
    private func ends() -> (Int32, Int32) {
        var ends: [Int32] = [0, 0]
        #expect(socketpair(AF_UNIX, Int32(SOCK_STREAM.rawValue), 0, &ends) == 0)
        return (ends[0], ends[1])
    }

    private func job(_ view: String) -> ServerJob {
        ServerJob(view: view, format: "png", options: [:], values: [:], input: nil)
    }

    /// Answers so many jobs, after a while.
    private func answer(_ count: Int, on socket: Int32, after seconds: Double = 0) {
        Thread.detachNewThread {
            var reader = SocketReader(descriptor: socket)
            for _ in 0..<count {
                guard let line = reader.line(), let job = try? JSONDecoder().decode(ServerJob.self, from: line)
                else { return }
                Thread.sleep(forTimeInterval: seconds)
                let data = Data("picture of \(job.view)\n".utf8)
                let answer = ServerAnswer(id: job.id, status: .drawn, sentence: nil, bytes: data.count)
                guard let header = try? JSONEncoder().encode(answer) else { return }
                FileHandle(fileDescriptor: socket).write(header + Data("\n".utf8) + data)
            }
            close(socket)
        }
    }

    @Test func jobsWaitForAProcessAndAreAnswered() async throws {
        let (near, far) = ends()
        let pool = DrawingPool(descriptor: near, jobs: 2, queue: 100, patience: 30) {}
        answer(50, on: far)
        try await withThrowingTaskGroup(of: Bool.self) { group in
            for number in 0..<50 {
                group.addTask {
                    let answer = try await pool.draw(job("v\(number)"))
                    return answer.data == Data("picture of v\(number)\n".utf8)
                }
            }
            for try await isRight in group { #expect(isRight) }
        }
    }

    @Test func moreThanTheQueueTakesIsRefused() async throws {
        let (near, far) = ends()
        let pool = DrawingPool(descriptor: near, jobs: 1, queue: 2, patience: 30) {}
        let results = await withTaskGroup(of: Bool.self) { group in
            for number in 0..<10 { group.addTask { (try? await pool.draw(job("\(number)"))) != nil } }
            try? await Task.sleep(for: .milliseconds(200))
            answer(3, on: far)
            return await group.reduce(into: [Bool]()) { $0.append($1) }
        }
        #expect(results.count(where: \.self) == 3)
    }

    @Test func whoWaitsTooLongIsRefused() async throws {
        let (near, far) = ends()
        let pool = DrawingPool(descriptor: near, jobs: 1, queue: 10, patience: 0.1) {}
        async let first = pool.draw(job("a"))
        try await Task.sleep(for: .milliseconds(50))
        await #expect(throws: DrawingPool.Overload.self) { try await pool.draw(job("b")) }
        answer(1, on: far)
        #expect(try await first.status == .drawn)
    }

    @Test func whenPlumbEndsNobodyWaits() async throws {
        let (near, far) = ends()
        let pool = DrawingPool(descriptor: near, jobs: 1, queue: 10, patience: 30) {}
        async let first = try? pool.draw(job("a"))
        try await Task.sleep(for: .milliseconds(50))
        close(far)
        #expect(await first == nil)
        await #expect(throws: DrawingPool.Overload.self) { try await pool.draw(job("b")) }
    }
}
