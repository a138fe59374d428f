import Foundation

extension URL {
    /// The address without what people need not see: user, password, query and fragment. Linux's Foundation has no such
    /// words. Source: Apple (Foundation).
    public func formatted() -> String { formatted(FormatStyle()) }

    /// The address in a style.
    public func formatted<F: Foundation.FormatStyle>(_ format: F) -> F.FormatOutput where F.FormatInput == URL {
        format.format(self)
    }

    /// Which parts of an address are told.
    public struct FormatStyle: Foundation.FormatStyle, Sendable {
        /// A part of an address.
        public enum Component: Int, Codable, Hashable, Sendable {
            /// The parts in the order in which an address has them.
            case scheme, user, password, host, port, path, query, fragment
        }

        /// When a part is told.
        public struct ComponentDisplayOption: Codable, Hashable, Sendable {
            fileprivate enum Rule: Codable, Hashable, Sendable {
                case always, never
                case when(Component, Set<String>, isShown: Bool)
            }
            fileprivate let rule: Rule

            /// The part is told wherever the address has it.
            public static let always = ComponentDisplayOption(rule: .always)
            /// The part is left out.
            public static let never = ComponentDisplayOption(rule: .never)
            /// Not for `http` and `https`.
            public static let omitIfHTTPFamily = ComponentDisplayOption.omitWhen(.scheme, matches: ["http", "https"])

            /// Where another part is one of some words.
            public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
                ComponentDisplayOption(rule: .when(component, requirements, isShown: true))
            }
            /// But where another part is one of some words.
            public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
                ComponentDisplayOption(rule: .when(component, requirements, isShown: false))
            }
        }

        /// When the host is told, and without which of its parts.
        public struct HostDisplayOption: Codable, Hashable, Sendable {
            fileprivate let option: ComponentDisplayOption
            fileprivate var omitted: Set<String> = []

            /// The host is told wherever the address has one.
            public static let always = HostDisplayOption(option: .always)
            /// The host is left out.
            public static let never = HostDisplayOption(option: .never)

            /// Where another part is one of some words.
            public static func displayWhen(_ component: Component, matches requirements: Set<String>) -> Self {
                HostDisplayOption(option: .displayWhen(component, matches: requirements))
            }
            /// But where another part is one of some words.
            public static func omitWhen(_ component: Component, matches requirements: Set<String>) -> Self {
                HostDisplayOption(option: .omitWhen(component, matches: requirements))
            }
            /// Without the first of some subdomains, as "www".
            public static func omitSpecificSubdomains(_ subdomainsToOmit: Set<String>) -> Self {
                HostDisplayOption(option: .always, omitted: subdomainsToOmit)
            }
        }

        private var options: [Component: ComponentDisplayOption]
        private var host: HostDisplayOption

        /// A style by parts; without arguments an address without user, password, query and fragment, and without the
        /// port of web addresses.
        public init(
            scheme: ComponentDisplayOption = .always, user: ComponentDisplayOption = .never,
            password: ComponentDisplayOption = .never, host: HostDisplayOption = .always,
            port: ComponentDisplayOption = .omitIfHTTPFamily, path: ComponentDisplayOption = .always,
            query: ComponentDisplayOption = .never, fragment: ComponentDisplayOption = .never
        ) {
            options = [
                .scheme: scheme, .user: user, .password: password, .port: port, .path: path, .query: query,
                .fragment: fragment,
            ]
            self.host = host
        }

        /// The parts of the address that are to be told, with the signs between them.
        public func format(_ value: URL) -> String {
            guard let parts = URLComponents(url: value, resolvingAgainstBaseURL: true) else {
                return value.absoluteString
            }
            func text(_ component: Component) -> String? {
                switch component {
                case .scheme: parts.scheme
                case .user: parts.user
                case .password: parts.password
                case .host: parts.host
                case .port: parts.port.map(String.init)
                case .path: parts.path
                case .query: parts.query
                case .fragment: parts.fragment
                }
            }
            func shown(_ component: Component, _ option: ComponentDisplayOption?) -> String? {
                guard let part = text(component), !part.isEmpty else { return nil }
                switch (option ?? .never).rule {
                case .always: return part
                case .never: return nil
                case .when(let other, let words, let isShown):
                    let value = text(other)?.lowercased() ?? ""
                    return words.contains { $0.lowercased() == value } == isShown ? part : nil
                }
            }
            var result = shown(.scheme, options[.scheme]).map { parts.host == nil ? "\($0):" : "\($0)://" } ?? ""
            if let user = shown(.user, options[.user]) {
                result += user + (shown(.password, options[.password]).map { ":\($0)" } ?? "") + "@"
            }
            if var name = shown(.host, host.option) {
                for omitted in host.omitted.sorted() where name.hasPrefix(omitted + ".") {
                    name = String(name.dropFirst(omitted.count + 1))
                    break
                }
                result += name
            }
            if let port = shown(.port, options[.port]) { result += ":\(port)" }
            if let path = shown(.path, options[.path]) { result += path }
            if let query = shown(.query, options[.query]) { result += "?\(query)" }
            if let fragment = shown(.fragment, options[.fragment]) { result += "#\(fragment)" }
            return result
        }

        private func with(_ component: Component, _ option: ComponentDisplayOption) -> Self {
            var style = self
            style.options[component] = option
            return style
        }

        /// The style with another rule for the scheme, as `https`.
        public func scheme(_ strategy: ComponentDisplayOption = .always) -> Self { with(.scheme, strategy) }
        /// The style with another rule for the user's name.
        public func user(_ strategy: ComponentDisplayOption = .never) -> Self { with(.user, strategy) }
        /// The style with another rule for the password. It is told only beside the user's name.
        public func password(_ strategy: ComponentDisplayOption = .never) -> Self { with(.password, strategy) }
        /// The style with another rule for the port's number.
        public func port(_ strategy: ComponentDisplayOption = .omitIfHTTPFamily) -> Self { with(.port, strategy) }
        /// The style with another rule for the path, from its first slash on.
        public func path(_ strategy: ComponentDisplayOption = .always) -> Self { with(.path, strategy) }
        /// The style with another rule for what stands behind the question mark.
        public func query(_ strategy: ComponentDisplayOption = .never) -> Self { with(.query, strategy) }
        /// The style with another rule for what stands behind the number sign.
        public func fragment(_ strategy: ComponentDisplayOption = .never) -> Self { with(.fragment, strategy) }
        /// The style with another rule for the host, as `www.example.org`.
        public func host(_ strategy: HostDisplayOption = .always) -> Self {
            var style = self
            style.host = strategy
            return style
        }
    }
}

extension FormatStyle where Self == URL.FormatStyle {
    /// An address without user, password, query and fragment.
    public static var url: Self { URL.FormatStyle() }
}
