import Foundation
import PlumbCore

/// What still works, and warns.
enum DeprecatedProbes: ProbeSource {
    @available(*, deprecated, message: "What it uses is.")
    @MainActor static func add(to probes: inout SignatureProbes) {
        probes.row("View", "func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View") { c in
            c.show(c.view.edgesIgnoringSafeArea(.top))
        }
        probes.row("View", "func frame() -> some View") { c in
            c.show(c.view.frame())
        }
    }
}
