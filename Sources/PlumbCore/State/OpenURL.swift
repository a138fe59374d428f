import Foundation

/// Opens an address. `environment(\.openURL, OpenURLAction { … })` decides what that means within a view.
public struct OpenURLAction {
    /// What a handler has done with an address.
    public struct Result: Sendable {
        fileprivate enum Kind: Sendable {
            case handled, discarded
            case system(URL?)
        }
        fileprivate let kind: Kind

        /// The handler has opened it.
        public static let handled = Result(kind: .handled)
        /// The handler has decided against it.
        public static let discarded = Result(kind: .discarded)
        /// The handler leaves it to those around: a handler outside of it, or the host.
        public static let systemAction = Result(kind: .system(nil))
        /// As `systemAction`, with another address.
        public static func systemAction(_ url: URL) -> Result { Result(kind: .system(url)) }
    }

    private let handler: (URL) -> Result
    /// Opens what the handler leaves to others; returns whether it could.
    private var others: (URL) -> Bool

    /// - Parameter handler: opens the address, or says what else is to be done.
    public init(handler: @escaping (URL) -> Result) {
        self.handler = handler
        others = { _ in false }
    }

    /// The host's.
    init(host: @escaping (URL) -> Bool) {
        handler = { _ in .systemAction }
        others = host
    }

    /// The action, where another one was in force: that gets what the handler leaves to others.
    fileprivate func within(_ outer: OpenURLAction) -> OpenURLAction {
        var action = self
        action.others = outer.open
        return action
    }

    /// Opens an address: `openURL(url)`.
    public func callAsFunction(_ url: URL) { _ = open(url) }

    /// - Parameter completion: is told whether the address was opened.
    public func callAsFunction(_ url: URL, completion: @escaping (_ accepted: Bool) -> Void) { completion(open(url)) }

    private func open(_ url: URL) -> Bool {
        switch handler(url).kind {
        case .handled: true
        case .discarded: false
        case .system(let other): others(other ?? url)
        }
    }
}

private struct OpenURLKey: EnvironmentKey {
    static var defaultValue: OpenURLAction { OpenURLAction(host: { _ in false }) }
}

extension EnvironmentValues {
    /// Opens addresses. What no handler opens is the host's business (`World.openURL`).
    public var openURL: OpenURLAction {
        get { self[OpenURLKey.self] }
        set { self[OpenURLKey.self] = newValue.within(self[OpenURLKey.self]) }
    }

    /// Puts the host's way of opening addresses under all handlers.
    mutating func setHostOpenURL(_ open: ((URL) -> Bool)?) {
        let sink = diagnostics
        self[OpenURLKey.self] = OpenURLAction(host: { url in
            if let open { return open(url) }
            sink?.report("a view opens \(url.absoluteString), which nothing does here; run the app in a window")
            return false
        })
    }
}
