import Crypto
import Foundation
import Hummingbird
import Logging
import Metrics
import NIOCore

/// Answers requests: pictures of views, the list of views, and what watches over services ask for.
struct PictureServer: Sendable {
    let settings: ServerSettings
    let pool: DrawingPool
    let metrics: TextMetrics
    private let cache: PictureCache
    private let links: SignedLinks?

    init(_ settings: ServerSettings, pool: DrawingPool, metrics: TextMetrics) {
        self.settings = settings
        self.pool = pool
        self.metrics = metrics
        cache = PictureCache(capacity: settings.cacheSize)
        links = settings.secret.map(SignedLinks.init)
    }

    func respond(to request: Request, logger: Logger) async -> Response {
        let start = ContinuousClock.now
        var response: Response
        do {
            response = try await answer(request)
        } catch let refusal as Refusal {
            response = Self.response(refusal)
        } catch is DrawingPool.Overload {
            response = Self.response(Refusal(503, "Too many requests wait for a picture; try again."))
            response.headers[.retryAfter] = "1"
        } catch {
            response = Self.response(Refusal(500, "The request can't be answered: \(error)"))
        }
        let status = response.status.code
        if request.method == .head { response = response.createHeadResponse() }
        // What a client made up is no label.
        Counter(label: "plumb_requests_total", dimensions: [("status", "\(status)")]).increment()
        let time = start.duration(to: .now)
        Timer(label: "plumb_request_seconds").recordNanoseconds(Int64(time / .nanoseconds(1)))
        logger.log(
            level: status >= 500 ? .error : .info, "request",
            metadata: [
                "method": "\(request.method)", "target": "\(Self.printable(request.uri.string))", "status": "\(status)",
                "milliseconds": "\(Int(time / .milliseconds(1)))",
            ])
        return response
    }

    /// Without what could begin a line of its own in a log.
    private static func printable(_ text: String) -> String {
        String(text.unicodeScalars.prefix(500).map { $0.value < 0x20 || $0.value == 0x7F ? "?" : Character($0) })
    }

    private func answer(_ request: Request) async throws -> Response {
        let target = try Target(request.uri.string)
        switch target.path {
        case "/": return try page(request)
        case "/openapi.json":
            try Self.check(request, [.get, .head])
            return try text(OpenAPI(settings).text, "application/json", for: request)
        case "/health":
            try Self.check(request, [.get, .head])
            return Self.plain(.ok, "ok\n")
        case "/metrics":
            try Self.check(request, [.get, .head])
            return Self.response(.ok, "text/plain; version=0.0.4; charset=utf-8", Data(metrics.text.utf8))
        default: return try await picture(target, request)
        }
    }

    // MARK: Pictures

    /// 1. A signed link is checked. 2. The body is read. 3. The picture is drawn, or was. 4. Whoever has it already is
    /// told so.
    private func picture(_ target: Target, _ request: Request) async throws -> Response {
        // 1
        var maxAge = settings.maxAge
        if let links {
            // The body would stand beside the signature.
            try Self.check(request, [.get, .head])
            let end = try links.check(target, at: .now)
            maxAge = max(0, min(maxAge, Int(end.timeIntervalSinceNow)))
        }
        try Self.check(request, [.get, .head, .post])
        // 2
        let body = request.method == .post ? try await body(of: request) : nil
        let picture = try PictureRequest(target, body: body, settings)
        // 3
        let job = picture.job
        let drawn = try await cache.picture(picture.key) {
            let answer = try await pool.draw(job)
            Counter(label: "plumb_pictures_total", dimensions: [("status", answer.status.rawValue)]).increment()
            switch answer.status {
            case .drawn: return Picture(data: answer.data, hash: SHA256.hash(data: answer.data).hexadecimal)
            case .wrong: throw Refusal(400, answer.sentence)
            case .failed, .late: throw Refusal(500, answer.sentence)
            }
        }
        // 4
        var headers: HTTPFields = [.contentType: Self.types[job.format] ?? "application/octet-stream"]
        headers[.cacheControl] = request.method == .post ? "no-store" : "public, max-age=\(maxAge)"
        headers[.contentSecurityPolicy] =
            "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src data:"
        return negotiated(drawn, headers, isText: Self.texts.contains(job.format), for: request)
    }

    static let types = [
        "png": "image/png", "jpg": "image/jpeg", "webp": "image/webp", "svg": "image/svg+xml",
        "pdf": "application/pdf", "json": "application/json",
    ]
    private static let texts: Set = ["svg", "json"]

    private func body(of request: Request) async throws -> Data {
        let type = request.headers[.contentType]?.split(separator: ";").first?.trimmingCharacters(in: .whitespaces)
        guard type == nil || type?.lowercased() == "application/json" else {
            throw Refusal(415, "The body is JSON: application/json.")
        }
        guard request.headers[.contentEncoding] == nil else {
            throw Refusal(415, "The body can't be packed; send it as it is.")
        }
        let (body, most, patience) = (request.body, settings.largestBody, settings.patience)
        let tooLarge = Refusal(413, "The body has more than \(most) bytes.")
        if let length = request.headers[.contentLength].flatMap(Int.init), length > most { throw tooLarge }
        return try await withThrowingTaskGroup(of: Data.self) { group in
            group.addTask {
                do {
                    return Data(buffer: try await body.collect(upTo: most))
                } catch is NIOTooManyBytesError {
                    throw tooLarge
                }
            }
            group.addTask {
                try await Task.sleep(for: .seconds(patience))
                throw Refusal(408, "The body did not come in time.")
            }
            defer { group.cancelAll() }
            return try await group.next() ?? Data()
        }
    }

    /// The content, or that it has not changed (RFC 9110, section 13).
    private func negotiated(
        _ picture: Picture, _ headers: HTTPFields, isText: Bool, for request: Request
    ) -> Response {
        var headers = headers
        headers[.xContentTypeOptions] = "nosniff"
        var data = picture.data
        var tag = "\"\(picture.hash.prefix(32))\""
        if isText {
            headers[.vary] = "Accept-Encoding"
            if Compression.takesGzip(request.headers[.acceptEncoding]), let packed = Compression.gzip(data) {
                data = packed
                tag = "\"\(picture.hash.prefix(32))-gzip\""
                headers[.contentEncoding] = "gzip"
            }
        }
        headers[.eTag] = tag
        let known = (request.headers[.ifNoneMatch] ?? "").split(separator: ",").map {
            let tag = $0.trimmingCharacters(in: .whitespaces)
            return tag.hasPrefix("W/") ? String(tag.dropFirst(2)) : tag
        }
        guard request.method == .post || !known.contains(where: { $0 == tag || $0 == "*" }) else {
            headers[.contentEncoding] = nil
            return Response(status: .notModified, headers: headers)
        }
        return Response(status: .ok, headers: headers, body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
    }

    // MARK: The rest

    private func page(_ request: Request) throws -> Response {
        try Self.check(request, [.get, .head])
        let isPage = (request.headers[.accept] ?? "").contains("text/html")
        let list = ViewList(settings)
        var response = try text(
            isPage ? list.page : list.json, isPage ? "text/html; charset=utf-8" : "application/json", for: request)
        response.headers[.vary] = "Accept, Accept-Encoding"
        response.headers[.contentSecurityPolicy] = "default-src 'none'; style-src 'unsafe-inline'; img-src 'self'"
        return response
    }

    private func text(_ text: String, _ type: String, for request: Request) throws -> Response {
        let data = Data(text.utf8)
        let picture = Picture(data: data, hash: SHA256.hash(data: data).hexadecimal)
        return negotiated(
            picture, [.contentType: type, .cacheControl: "no-cache"], isText: true, for: request)
    }

    private static func check(_ request: Request, _ methods: [HTTPRequest.Method]) throws {
        guard methods.contains(request.method) else {
            throw Refusal(405, "This address takes \(methods.map(\.rawValue).joined(separator: ", ")).")
        }
    }

    private static func response(_ refusal: Refusal) -> Response {
        plain(HTTPResponse.Status(code: refusal.status), refusal.sentence + "\n")
    }

    private static func plain(_ status: HTTPResponse.Status, _ text: String) -> Response {
        response(status, "text/plain; charset=utf-8", Data(text.utf8))
    }

    private static func response(_ status: HTTPResponse.Status, _ type: String, _ data: Data) -> Response {
        Response(
            status: status,
            headers: [.contentType: type, .cacheControl: "no-store", .xContentTypeOptions: "nosniff"],
            body: ResponseBody(byteBuffer: ByteBuffer(bytes: data)))
    }
}
