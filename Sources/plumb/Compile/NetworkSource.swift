/// The network for code that asks for it: `FoundationNetworking`, which Apple's Foundation has in itself, and what
/// keeps views offline without `--network`.
enum NetworkSource {
    /// Names that a file has which uses the network.
    private static let names = [
        "URLSession", "URLRequest", "HTTPURLResponse", "URLResponse", "HTTPCookie", "URLCache", "URLProtocol",
        "URLCredential", "URLAuthenticationChallenge",
    ]

    /// Functions of classes that stand in for the library's in tests; who overrides them is asked.
    private static let replaced = [
        "func dataTask(", "func uploadTask(", "func downloadTask(", "override func resume(", "override func cancel(",
    ]

    /// What is added to a module with these files.
    ///
    /// - Parameter all: those of all modules.
    static func additions(for files: [SourceFile], of all: [SourceFile]) -> String {
        // Files that write such functions themselves, for older systems, keep their own.
        let hasRequests = files.contains { $0.contains("extension URLSession") && $0.contains("func data(") }
        let hasTasks = all.contains { file in replaced.contains { file.contains($0) } }
        return offline + (hasRequests ? "" : requests) + (hasTasks ? "" : tasks) + (isRead(in: files) ? contents : "")
    }

    static func isUsed(in files: [SourceFile]) -> Bool {
        isRead(in: files) || files.contains { file in names.contains { file.contains($0) } }
    }

    /// Whether the files may read what is at an address, as `Data(contentsOf: URL(string: "https://…")!)` does. An
    /// address has its scheme somewhere, and what is read is not what is added to a collection.
    private static func isRead(in files: [SourceFile]) -> Bool {
        files.contains { file in readings.contains { file.contains($0) } }
            && files.contains { file in ["URL(string:", "\"http", "\"ftp"].contains { file.contains($0) } }
    }

    private static let readings = ["Data(contentsOf:", "String(contentsOf:", ".init(contentsOf:"]

    /// Declarations of the module itself, which come before those of the library: sessions whose requests to `http` and
    /// `https` end at once with `URLError.notConnectedToInternet`, and with one sentence, where the call has no
    /// `--network`.
    ///
    /// The library's own properties are called by their symbols, for their names are taken here.
    private static let offline = """

        import FoundationNetworking
        import enum PlumbRendering.PlumbNetworkAccess
        private final class PlumbOffline: FoundationNetworking.URLProtocol, @unchecked Sendable {
            // Safe: URLProtocol is Sendable, and the class adds nothing that is stored.
            override class func canInit(with request: FoundationNetworking.URLRequest) -> Bool { isRemote(request.url) }
            static func isRemote(_ url: Foundation.URL?) -> Bool {
                ["http", "https", "ws", "wss", "ftp"].contains(url?.scheme?.lowercased() ?? "")
            }
            static var isOffline: Foundation.URLError {
                Foundation.URLError(
                    .notConnectedToInternet,
                    userInfo: [
                        Foundation.NSLocalizedDescriptionKey: "The Internet connection appears to be offline."
                    ])
            }
            static func refusal(of url: Foundation.URL?) -> Foundation.URLError? {
                guard !PlumbNetworkAccess.isAllowed, isRemote(url) else { return nil }
                PlumbNetworkAccess.tellRefused(url?.absoluteString ?? "an address")
                return isOffline
            }
            override class func canonicalRequest(for request: FoundationNetworking.URLRequest)
                -> FoundationNetworking.URLRequest { request }
            override func startLoading() {
                PlumbNetworkAccess.tellRefused(request.url?.absoluteString ?? "an address")
                client?.urlProtocol(self, didFailWithError: Self.isOffline)
            }
            override func stopLoading() {}
            static func around(_ configuration: FoundationNetworking.URLSessionConfiguration)
                -> FoundationNetworking.URLSessionConfiguration
            {
                if !PlumbNetworkAccess.isAllowed {
                    configuration.protocolClasses = [PlumbOffline.self] + (configuration.protocolClasses ?? [])
                }
                return configuration
            }
            // Safe: sessions may be used from any thread.
            nonisolated(unsafe) static let session = FoundationNetworking.URLSession(
                configuration: around(FoundationNetworking.URLSessionConfiguration.plumbDefault()))
        }
        extension FoundationNetworking.URLSessionConfiguration {
            @_silgen_name("$s20FoundationNetworking23URLSessionConfigurationC7defaultACvgZ")
            fileprivate class func plumbDefault() -> FoundationNetworking.URLSessionConfiguration
            @_silgen_name("$s20FoundationNetworking23URLSessionConfigurationC9ephemeralACvgZ")
            fileprivate class func plumbEphemeral() -> FoundationNetworking.URLSessionConfiguration
            nonisolated static var `default`: FoundationNetworking.URLSessionConfiguration {
                PlumbOffline.around(plumbDefault())
            }
            nonisolated static var ephemeral: FoundationNetworking.URLSessionConfiguration {
                PlumbOffline.around(plumbEphemeral())
            }
        }
        extension FoundationNetworking.URLSession {
            nonisolated static var shared: FoundationNetworking.URLSession { PlumbOffline.session }
        }

        """

    /// Requests that a task waits for. They stand in the place of the library's for two reasons.
    ///
    /// 1. The library's are no match for a task that is cancelled while the answer comes: they wait for each other for
    /// ever, with whoever cancels, or end the program with a fatal error. Here a cancelled task goes on at once, with
    /// `URLError.cancelled`, and nobody listens to the answer any more. 2. A picture waits for what was asked for.
    private static let requests = """

        private final class PlumbRequest<Value>: @unchecked Sendable {
            // Safe: the lock guards what changes.
            struct Answer: @unchecked Sendable {
                // Safe: it is handed from the thread of the request to the one that waits.
                var value: Value
                var response: FoundationNetworking.URLResponse
            }
            typealias Tell = @Sendable (Value?, FoundationNetworking.URLResponse?, (any Error)?) -> Void
            private let lock = Foundation.NSLock()
            private var continuation: CheckedContinuation<Answer, any Error>?
            private var isCancelled = false
            private let end = PlumbNetworkAccess.beginRequest()
            private func finish(_ result: Swift.Result<Answer, any Error>) {
                let waiting = lock.withLock {
                    defer { continuation = nil }
                    return continuation
                }
                waiting?.resume(with: result)
                end()
            }
            private func cancel() {
                lock.withLock { isCancelled = true }
                finish(.failure(Foundation.URLError(.cancelled)))
            }
            @concurrent
            static func answer(
                _ delegate: (any URLSessionTaskDelegate)?,
                _ make: (@escaping Tell) -> FoundationNetworking.URLSessionTask
            ) async throws -> (Value, FoundationNetworking.URLResponse) {
                let request = PlumbRequest()
                let answer = try await withTaskCancellationHandler {
                    try await withCheckedThrowingContinuation { continuation in
                        let isCancelled = request.lock.withLock {
                            request.continuation = continuation
                            return request.isCancelled
                        }
                        if isCancelled { return request.cancel() }
                        let task = make { value, response, error in
                            if let value, let response, error == nil {
                                request.finish(.success(Answer(value: value, response: response)))
                            } else {
                                request.finish(.failure(error ?? Foundation.URLError(.unknown)))
                            }
                        }
                        task.delegate = delegate
                        task.resume()
                    }
                } onCancel: { request.cancel() }
                return (answer.value, answer.response)
            }
        }
        private enum PlumbDownload {
            /// The library's file goes when its function returns.
            static func kept(_ file: Foundation.URL?) -> Foundation.URL? {
                guard let file else { return nil }
                let place = file.deletingLastPathComponent().appendingPathComponent(Foundation.UUID().uuidString + ".tmp")
                do { try Foundation.FileManager.default.moveItem(at: file, to: place) } catch { return nil }
                return place
            }
        }
        extension FoundationNetworking.URLSession {
            nonisolated func data(from url: Foundation.URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws
                -> (Foundation.Data, FoundationNetworking.URLResponse)
            { try await data(for: FoundationNetworking.URLRequest(url: url), delegate: delegate) }
            nonisolated func data(
                for request: FoundationNetworking.URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
            ) async throws -> (Foundation.Data, FoundationNetworking.URLResponse) {
                try await PlumbRequest<Foundation.Data>.answer(delegate) { self.dataTask(with: request, completionHandler: $0) }
            }
            nonisolated func upload(
                for request: FoundationNetworking.URLRequest, fromFile file: Foundation.URL,
                delegate: (any URLSessionTaskDelegate)? = nil
            ) async throws -> (Foundation.Data, FoundationNetworking.URLResponse) {
                try await PlumbRequest<Foundation.Data>.answer(delegate) {
                    self.uploadTask(with: request, fromFile: file, completionHandler: $0)
                }
            }
            nonisolated func upload(
                for request: FoundationNetworking.URLRequest, from data: Foundation.Data,
                delegate: (any URLSessionTaskDelegate)? = nil
            ) async throws -> (Foundation.Data, FoundationNetworking.URLResponse) {
                try await PlumbRequest<Foundation.Data>.answer(delegate) {
                    self.uploadTask(with: request, from: data, completionHandler: $0)
                }
            }
            nonisolated func download(from url: Foundation.URL, delegate: (any URLSessionTaskDelegate)? = nil) async throws
                -> (Foundation.URL, FoundationNetworking.URLResponse)
            { try await download(for: FoundationNetworking.URLRequest(url: url), delegate: delegate) }
            nonisolated func download(
                for request: FoundationNetworking.URLRequest, delegate: (any URLSessionTaskDelegate)? = nil
            ) async throws -> (Foundation.URL, FoundationNetworking.URLResponse) {
                try await PlumbRequest<Foundation.URL>.answer(delegate) { tell in
                    self.downloadTask(with: request) { tell(PlumbDownload.kept($0), $1, $2) }
                }
            }
        }

        """
}
