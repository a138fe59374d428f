import PlumbCore

/// What previews say of themselves.
enum PreviewProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        probes.row("Types", "protocol PreviewContext") { _ in _ = ProbePreviewContext() as any PreviewContext }
        probes.row("Types", "protocol PreviewContextKey") { _ in _ = ProbePreviewKey.self as any PreviewContextKey.Type
        }
        probes.row("Types", "protocol PreviewProvider") { _ in _ = ProbePreviews.self as any PreviewProvider.Type }
        probes.row("Types", "struct PreviewDevice : RawRepresentable, ExpressibleByStringLiteral, Sendable") { c in
            c.isSendable(PreviewDevice.self)
            _ = PreviewDevice.self as any ExpressibleByStringLiteral.Type
            _ = PreviewDevice.self as any RawRepresentable.Type
        }
        probes.row("Types", "struct InterfaceOrientation : CaseIterable, Identifiable, Equatable, Sendable") { c in
            c.isCaseIterable(InterfaceOrientation.self)
            c.isEquatable(InterfaceOrientation.self)
            c.isSendable(InterfaceOrientation.self)
            _ = InterfaceOrientation.self as any Identifiable.Type
        }
        probes.row("Types", "enum PreviewPlatform : Sendable") { c in
            c.isHashable(PreviewPlatform.self)
            c.isSendable(PreviewPlatform.self)
        }
        probes.row("InterfaceOrientation", "static let portrait: InterfaceOrientation") { _ in
            let value: InterfaceOrientation = .portrait
            _ = value
        }
        probes.row("InterfaceOrientation", "static let portraitUpsideDown: InterfaceOrientation") { _ in
            let value: InterfaceOrientation = .portraitUpsideDown
            _ = value
        }
        probes.row("InterfaceOrientation", "static let landscapeLeft: InterfaceOrientation") { _ in
            let value: InterfaceOrientation = .landscapeLeft
            _ = value
        }
        probes.row("InterfaceOrientation", "static let landscapeRight: InterfaceOrientation") { _ in
            let value: InterfaceOrientation = .landscapeRight
            _ = value
        }
        probes.row("InterfaceOrientation", "static var allCases: [InterfaceOrientation] { get }") { _ in
            _ = InterfaceOrientation.allCases.count
        }
        probes.row("InterfaceOrientation", "var id: String { get }") { _ in
            let value: String = InterfaceOrientation.portrait.id
            _ = value
        }
        probes.row("PreviewDevice", "init(rawValue: String)") { _ in _ = PreviewDevice(rawValue: "iPhone 8") }
        probes.row("PreviewDevice", "init(stringLiteral: String)") { _ in
            let value: PreviewDevice = "iPhone 8"
            _ = value
        }
        probes.row("PreviewDevice", "let rawValue: String") { _ in
            let value: String = PreviewDevice(rawValue: "iPhone 8").rawValue
            _ = value
        }
        probes.row("PreviewContext", "subscript<Key>(key: Key.Type) -> Key.Value where Key : PreviewContextKey") { _ in
            _ = ProbePreviewContext()[ProbePreviewKey.self]
        }
        probes.row("PreviewContextKey", "static var defaultValue: Self.Value") { _ in _ = ProbePreviewKey.defaultValue }
        probes.row(
            "PreviewProvider", "@ViewBuilder @MainActor @preconcurrency static var previews: Self.Previews { get }"
        ) {
            c in
            c.show(ProbePreviews.previews)
        }
        probes.row("PreviewProvider", "@MainActor static var platform: PreviewPlatform? { get }") { _ in
            _ = ProbePreviews.platform
        }
        for platform in [PreviewPlatform.iOS, .macOS, .tvOS, .watchOS] {
            probes.row("PreviewPlatform", "case \(platform)") { _ in _ = platform }
        }
    }
}

/// Knows nothing but defaults.
struct ProbePreviewContext: PreviewContext {
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { Key.defaultValue }
}

private enum ProbePreviewKey: PreviewContextKey { static var defaultValue: Int { 1 } }

private struct ProbePreviews: PreviewProvider { static var previews: some View { Text(verbatim: "a") } }
