import Foundation

/// Keeps the whole process off the network, however its code asks: libcurl, on which Foundation's requests stand, takes
/// proxies from the environment, and the one that is named here is a port at which nobody can listen.
enum OfflineProxies {
    static func set() {
        for scheme in ["http", "https", "ftp", "all"] {
            setenv("\(scheme)_proxy", "http://127.0.0.1:0", 1)
            // The great letters come second, and are somebody else's.
            unsetenv("\(scheme.uppercased())_PROXY")
        }
        // Addresses without a proxy.
        for name in ["no_proxy", "NO_PROXY"] { unsetenv(name) }
    }
}
