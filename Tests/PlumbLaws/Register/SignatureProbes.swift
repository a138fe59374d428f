import Foundation
import PlumbCore

/// Public declarations with a use of each. That they compile, and run without a trap, is the test. The whole interface, of which they are a part, is `InterfaceTable`.
@MainActor
package struct SignatureProbes {
    package struct Row: Hashable, Sendable {
        package let owner: String
        package let signature: String
        package let state: State
    }

    package enum State: Hashable, Sendable {
        case works
        /// A use is an error that ends in `remedy`. `use` is what comes after the name of a function: parameters and statements.
        case unavailable(remedy: String, use: String)

        /// What the table says.
        package var words: String {
            switch self {
            case .works: "works"
            case .unavailable(let remedy, _): "unavailable: \(remedy)"
            }
        }
    }

    package private(set) var rows: [Row] = []
    private let context: SignatureContext?

    /// - Parameter context: what uses run in; without one, rows are listed and no use runs.
    package init(_ context: SignatureContext?) { self.context = context }

    /// A declaration that works, and a use of it.
    mutating func row(_ owner: String, _ signature: String, _ use: (SignatureContext) -> Void) {
        rows.append(Row(owner: owner, signature: signature, state: .works))
        if let context { use(context) }
    }

    /// A modifier of views that works, and a use of it.
    mutating func view(_ signature: String, _ use: (SignatureContext) -> Void) { row("View", signature, use) }

    /// A declaration that is not there; the state says what to use instead.
    mutating func unavailable(_ owner: String, _ signature: String, _ remedy: String, use: String) {
        rows.append(Row(owner: owner, signature: signature, state: .unavailable(remedy: remedy, use: use)))
    }
}

/// A file of uses.
protocol ProbeSource: SendableMetatype {
    @MainActor static func add(to probes: inout SignatureProbes)
}

/// What uses need of a layout that has run.
@MainActor
package struct SignatureContext {
    private let host: ViewHost
    let proxy: GeometryProxy
    let subviews: LayoutSubviews
    let dimensions: ViewDimensions
    let bounds = CGRect(x: 0, y: 0, width: 100, height: 100)
    var view: some View { Text(verbatim: "a") }

    /// Lays out a text and a colour, and keeps what the layout has seen.
    package init() {
        var proxy: GeometryProxy?
        let journal = LayoutJournal()
        host = ViewHost(
            GeometryReader { seen in
                let _ = { proxy = seen }()
                WitnessLayout(journal: journal) {
                    Text(verbatim: "a")
                    Color.red
                }
            }
            .coordinateSpace(name: "probe"),
            configuration: HostConfiguration(proposal: ProposedViewSize(width: 100, height: 100)))
        host.layout()
        guard let proxy, let subviews = journal.subviews else { fatalError("the layout did not run") }
        self.proxy = proxy
        self.subviews = subviews
        dimensions = subviews[0].dimensions(in: .unspecified)
    }

    /// Lays a view out, and draws it.
    func show(_ view: some View) {
        let host = ViewHost(
            view, configuration: HostConfiguration(proposal: ProposedViewSize(width: 100, height: 100)))
        _ = host.displayList()
    }

    func use(_ space: some CoordinateSpaceProtocol) { _ = proxy.frame(in: space) }
    func space(_ space: some CoordinateSpaceProtocol) -> CoordinateSpace { space.coordinateSpace }

    func isRaw<T: RawRepresentable>(_ type: T.Type) {}
    func isCaseIterable<T: CaseIterable>(_ type: T.Type) {}
    func isCodable<T: Codable>(_ type: T.Type) {}
    func isHashable<T: Hashable>(_ type: T.Type) {}
    func isEquatable<T: Equatable>(_ type: T.Type) {}
    func isSendable<T: Sendable>(_ type: T.Type) {}
    func isAnimatable<T: Animatable>(_ type: T.Type) {}
    func isLayout<T: Layout>(_ type: T.Type) {}
    func isView<T: View>(_ type: T.Type) {}
    func isSpace<T: CoordinateSpaceProtocol>(_ type: T.Type) {}
    func isCollection<T: RandomAccessCollection>(_ type: T.Type) {}
    func isOptionSet<T: OptionSet>(_ type: T.Type) {}
    func isDescribed<T: CustomStringConvertible>(_ type: T.Type) {}
}

private final class LayoutJournal {
    var subviews: LayoutSubviews?
}

private struct WitnessLayout: Layout {
    let journal: LayoutJournal
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize {
        proposal.replacingUnspecifiedDimensions()
    }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {
        journal.subviews = subviews
    }
}

// What users write.

enum ProbeGuide: AlignmentID {
    static func defaultValue(in context: ViewDimensions) -> CGFloat { context.width }
}

enum ProbeValue: LayoutValueKey {
    static let defaultValue = 0
}

enum ProbePreference: PreferenceKey {
    static let defaultValue = 0
    static func reduce(value: inout Int, nextValue: () -> Int) { value += nextValue() }
}

struct ProbeShape: Shape {
    func path(in rect: CGRect) -> Path { Path(rect) }
}

struct ProbeEquatable: View, Equatable {
    var body: some View { Text(verbatim: "a") }
}

struct SignatureLayout: Layout {
    func sizeThatFits(proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) -> CGSize { .zero }
    func placeSubviews(in bounds: CGRect, proposal: ProposedViewSize, subviews: Subviews, cache: inout ()) {}
}
