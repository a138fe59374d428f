import PlumbCore

/// Whether a view is presented, and how that ends.
enum PresentationProbes: ProbeSource {
    static func add(to probes: inout SignatureProbes) {
        probes.row("Types", "struct DismissAction") { _ in _ = DismissAction.self }
        probes.row("Types", "struct PresentationMode") { _ in _ = PresentationMode.self }
        probes.row("DismissAction", "func callAsFunction()") { _ in EnvironmentValues().dismiss() }
        probes.row("EnvironmentValues", "var dismiss: DismissAction { get }") { _ in EnvironmentValues().dismiss() }
        probes.row("EnvironmentValues", "var isPresented: Bool { get }") { _ in _ = EnvironmentValues().isPresented }
        probes.row("EnvironmentValues", "var presentationMode: Binding<PresentationMode> { get }") { _ in
            EnvironmentValues().presentationMode.wrappedValue.dismiss()
        }
        probes.row("PresentationMode", "var isPresented: Bool { get }") { _ in
            _ = EnvironmentValues().presentationMode.wrappedValue.isPresented
        }
        probes.row("PresentationMode", "mutating func dismiss()") { _ in
            var mode = EnvironmentValues().presentationMode.wrappedValue
            mode.dismiss()
        }
    }
}
