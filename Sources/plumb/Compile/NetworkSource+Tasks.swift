/// Declarations of the module itself for what asks the network without `await`.
extension NetworkSource {
    /// Requests with a handler, which is called as in the library, and for which a picture waits from `resume` on. One
    /// that is cancelled says so at once, and nobody listens to its answer: the library may end the program where both
    /// come together. A session whose configuration the code has made from nothing is refused by the process
    /// (`OfflineProxies`): its handlers hear what all others do.
    static let tasks = """

        private final class PlumbTaskWork: @unchecked Sendable {
            // Safe: the lock guards what changes.
            private static let lock = Foundation.NSLock()
            // Safe: the lock above guards it.
            nonisolated(unsafe) private static var open: [ObjectIdentifier: PlumbTaskWork] = [:]
            private let queue: Foundation.OperationQueue
            private var task: ObjectIdentifier?
            private var isHeard = false
            private var isOver = false
            private var end: (@Sendable () -> Void)?
            private var cancelled: (@Sendable () -> Void)?
            private init(_ queue: Foundation.OperationQueue) { self.queue = queue }
            static func begin(_ task: FoundationNetworking.URLSessionTask) {
                let work = lock.withLock { open[ObjectIdentifier(task)] }
                guard let work, lock.withLock({ work.end == nil }) else { return }
                let end = PlumbNetworkAccess.beginRequest()
                let isLate = lock.withLock {
                    if !work.isOver { work.end = end }
                    return work.isOver
                }
                if isLate { end() }
            }
            static func cancel(_ task: FoundationNetworking.URLSessionTask) -> Bool {
                let work = lock.withLock { open[ObjectIdentifier(task)] }
                guard let work else { return false }
                guard work.hear() else { return true }
                work.queue.addOperation {
                    lock.withLock { work.cancelled }?()
                    work.finish()
                }
                return true
            }
            static func isCancelled(_ task: FoundationNetworking.URLSessionTask) -> Bool {
                lock.withLock { open[ObjectIdentifier(task)]?.isHeard == true }
            }
            private func hear() -> Bool {
                Self.lock.withLock {
                    defer { isHeard = true }
                    return !isHeard
                }
            }
            private func finish() {
                let last = Self.lock.withLock {
                    isOver = true
                    if let task { Self.open[task] = nil }
                    defer { (end, cancelled) = (nil, nil) }
                    return end
                }
                last?()
            }
            static func task<Value, Made: FoundationNetworking.URLSessionTask>(
                _ url: Foundation.URL?, _ queue: Foundation.OperationQueue,
                _ handler: @escaping @Sendable (Value?, FoundationNetworking.URLResponse?, (any Error)?) -> Void,
                _ make: (
                    @escaping @Sendable (Value?, FoundationNetworking.URLResponse?, (any Error)?) -> Void
                ) -> Made
            ) -> Made {
                let work = PlumbTaskWork(queue)
                work.cancelled = { handler(nil, nil, Foundation.URLError(.cancelled)) }
                let made = make { value, response, error in
                    guard work.hear() else { return }
                    let code = (error as? Foundation.URLError)?.code
                    // What was never sent ends in work of the host's own, which sees its time.
                    if code == .notConnectedToInternet { work.finish() }
                    handler(value, response, code == nil || code == .cancelled ? error : PlumbOffline.refusal(of: url) ?? error)
                    work.finish()
                }
                lock.withLock {
                    work.task = ObjectIdentifier(made)
                    if !work.isOver { open[ObjectIdentifier(made)] = work }
                }
                return made
            }
        }
        extension FoundationNetworking.URLSessionTask {
            @_silgen_name("$s20FoundationNetworking14URLSessionTaskC6resumeyyF")
            fileprivate func plumbResume()
            @_silgen_name("$s20FoundationNetworking14URLSessionTaskC6cancelyyF")
            fileprivate func plumbCancel()
            nonisolated func resume() {
                if PlumbTaskWork.isCancelled(self) { return }
                PlumbTaskWork.begin(self)
                plumbResume()
            }
            nonisolated func cancel() { if !PlumbTaskWork.cancel(self) { plumbCancel() } }
        }
        extension FoundationNetworking.URLSession {
            @_silgen_name("$s20FoundationNetworking10URLSessionC8dataTask4with17completionHandlerAA0c4DataE0CAA10URLRequestV_y0A10Essentials0I0VSg_AA11URLResponseCSgs5Error_pSgtYbctF")
            fileprivate func plumbDataTask(
                with request: FoundationNetworking.URLRequest,
                completionHandler: @escaping @Sendable (Foundation.Data?, FoundationNetworking.URLResponse?, (any Error)?) -> Void
            ) -> FoundationNetworking.URLSessionDataTask
            @_silgen_name("$s20FoundationNetworking10URLSessionC10uploadTask4with4from17completionHandlerAA0c6UploadE0CAA10URLRequestV_0A10Essentials4DataVSgyAO_AA11URLResponseCSgs5Error_pSgtYbctF")
            fileprivate func plumbUploadTask(
                with request: FoundationNetworking.URLRequest, from data: Foundation.Data?,
                completionHandler: @escaping @Sendable (Foundation.Data?, FoundationNetworking.URLResponse?, (any Error)?) -> Void
            ) -> FoundationNetworking.URLSessionUploadTask
            @_silgen_name("$s20FoundationNetworking10URLSessionC12downloadTask4with17completionHandlerAA0c8DownloadE0CAA10URLRequestV_y0A10Essentials3URLVSg_AA11URLResponseCSgs5Error_pSgtYbctF")
            fileprivate func plumbDownloadTask(
                with request: FoundationNetworking.URLRequest,
                completionHandler: @escaping @Sendable (Foundation.URL?, FoundationNetworking.URLResponse?, (any Error)?) -> Void
            ) -> FoundationNetworking.URLSessionDownloadTask
            nonisolated func dataTask(
                with request: FoundationNetworking.URLRequest,
                completionHandler: @escaping @Sendable (Foundation.Data?, FoundationNetworking.URLResponse?, (any Error)?) -> Void
            ) -> FoundationNetworking.URLSessionDataTask {
                PlumbTaskWork.task(request.url, delegateQueue, completionHandler) { plumbDataTask(with: request, completionHandler: $0) }
            }
            nonisolated func dataTask(
                with url: Foundation.URL,
                completionHandler: @escaping @Sendable (Foundation.Data?, FoundationNetworking.URLResponse?, (any Error)?) -> Void
            ) -> FoundationNetworking.URLSessionDataTask {
                dataTask(with: FoundationNetworking.URLRequest(url: url), completionHandler: completionHandler)
            }
            nonisolated func uploadTask(
                with request: FoundationNetworking.URLRequest, from data: Foundation.Data?,
                completionHandler: @escaping @Sendable (Foundation.Data?, FoundationNetworking.URLResponse?, (any Error)?) -> Void
            ) -> FoundationNetworking.URLSessionUploadTask {
                PlumbTaskWork.task(request.url, delegateQueue, completionHandler) {
                    plumbUploadTask(with: request, from: data, completionHandler: $0)
                }
            }
            nonisolated func downloadTask(
                with request: FoundationNetworking.URLRequest,
                completionHandler: @escaping @Sendable (Foundation.URL?, FoundationNetworking.URLResponse?, (any Error)?) -> Void
            ) -> FoundationNetworking.URLSessionDownloadTask {
                PlumbTaskWork.task(request.url, delegateQueue, completionHandler) {
                    plumbDownloadTask(with: request, completionHandler: $0)
                }
            }
            nonisolated func downloadTask(
                with url: Foundation.URL,
                completionHandler: @escaping @Sendable (Foundation.URL?, FoundationNetworking.URLResponse?, (any Error)?) -> Void
            ) -> FoundationNetworking.URLSessionDownloadTask {
                downloadTask(with: FoundationNetworking.URLRequest(url: url), completionHandler: completionHandler)
            }
        }

        """

    /// What is read from an address at once, without a session: a file as in the library, an address of the network
    /// where there is one.
    static let contents = """

        extension PlumbOffline {
            static func check(_ url: Foundation.URL) throws {
                guard let refusal = refusal(of: url) else { return }
                throw Foundation.CocoaError(.fileReadUnknown, userInfo: ["NSURL": url, "NSUnderlyingError": refusal])
            }
        }
        extension Foundation.Data {
            @_silgen_name("$s20FoundationEssentials4DataV10contentsOf7optionsAcA3URLVh_AC14ReadingOptionsVtKcfC")
            fileprivate static func plumbRead(_ url: __shared Foundation.URL, _ options: ReadingOptions) throws -> Foundation.Data
            nonisolated init(contentsOf url: __shared Foundation.URL, options: ReadingOptions = []) throws {
                try PlumbOffline.check(url)
                self = try Self.plumbRead(url, options)
            }
        }
        extension Swift.String {
            @_silgen_name("$sSS20FoundationEssentialsE10contentsOf8encodingSSAA3URLVh_SSAAE8EncodingVtKcfC")
            fileprivate static func plumbRead(_ url: __shared Foundation.URL, _ encoding: Encoding) throws -> Swift.String
            @_silgen_name("$sSS20FoundationEssentialsE10contentsOf12usedEncodingSSAA3URLVh_SSAAE0F0VztKcfC")
            fileprivate static func plumbRead(_ url: __shared Foundation.URL, used: inout Encoding) throws -> Swift.String
            @_silgen_name("$sSS10FoundationE10contentsOfSS0A10Essentials3URLVh_tKcfC")
            fileprivate static func plumbRead(_ url: __shared Foundation.URL) throws -> Swift.String
            nonisolated init(contentsOf url: __shared Foundation.URL, encoding: Encoding) throws {
                try PlumbOffline.check(url)
                self = try Self.plumbRead(url, encoding)
            }
            nonisolated init(contentsOf url: __shared Foundation.URL, usedEncoding: inout Encoding) throws {
                try PlumbOffline.check(url)
                self = try Self.plumbRead(url, used: &usedEncoding)
            }
            nonisolated init(contentsOf url: __shared Foundation.URL) throws {
                try PlumbOffline.check(url)
                self = try Self.plumbRead(url)
            }
        }

        """
}
