/// The network for code that asks for it: `FoundationNetworking`, which Apple's Foundation has in itself, and what keeps views offline without `--network`.
enum NetworkSource {
    /// Names that a file has which uses the network.
    private static let names = [
        "URLSession", "URLRequest", "HTTPURLResponse", "URLResponse", "HTTPCookie", "URLCache", "URLProtocol",
        "URLCredential", "URLAuthenticationChallenge",
    ]

    static func isUsed(in files: [SourceFile]) -> Bool {
        files.contains { file in names.contains { file.contains($0) } }
    }

    /// Declarations of the module itself, which come before those of the library: sessions whose requests to `http` and `https` end at once with
    /// `URLError.notConnectedToInternet`, and with one sentence, where the call has no `--network`.
    ///
    /// The library's own properties are called by their symbols, for their names are taken here.
    static let offline = """

        import FoundationNetworking
        import enum PlumbRendering.PlumbNetworkAccess
        private final class PlumbOffline: FoundationNetworking.URLProtocol, @unchecked Sendable {
            override class func canInit(with request: FoundationNetworking.URLRequest) -> Bool {
                ["http", "https", "ws", "wss", "ftp"].contains(request.url?.scheme?.lowercased() ?? "")
            }
            override class func canonicalRequest(for request: FoundationNetworking.URLRequest)
                -> FoundationNetworking.URLRequest { request }
            override func startLoading() {
                PlumbNetworkAccess.tellRefused(request.url?.absoluteString ?? "an address")
                client?.urlProtocol(self, didFailWithError: Foundation.URLError(.notConnectedToInternet))
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
}
