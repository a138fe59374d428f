import Foundation
import PlumbLayout

/// A part of the screen that content keeps clear of.
public struct SafeAreaRegions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    /// What bars and the device's shape take, and what views at the edges take.
    public static let container = SafeAreaRegions(rawValue: 1)
    /// What a keyboard on the screen takes: below what the first region leaves, while a text field has the focus
    /// (`World.Settings.showsKeyboard`).
    public static let keyboard = SafeAreaRegions(rawValue: 2)
    /// Both.
    public static let all = SafeAreaRegions(rawValue: .max)
}

/// The top or the bottom of a view.
@frozen
public enum VerticalEdge: Int8, CaseIterable, Codable, Sendable {
    /// The two edges that lie across the vertical axis.
    case top, bottom

    /// A set of vertical edges.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Only that edge.
        public init(_ edge: VerticalEdge) { rawValue = 1 << edge.rawValue }
        /// Only the top.
        public static let top = Set(.top)
        /// Only the bottom.
        public static let bottom = Set(.bottom)
        /// Both edges.
        public static let all: Set = [.top, .bottom]
    }
}

/// The leading or the trailing side of a view.
@frozen
public enum HorizontalEdge: Int8, CaseIterable, Codable, Sendable {
    /// The two sides that lie across the horizontal axis.
    case leading, trailing

    /// A set of horizontal edges.
    public struct Set: OptionSet, Sendable {
        public let rawValue: Int8
        public init(rawValue: Int8) { self.rawValue = rawValue }
        /// Only that side.
        public init(_ edge: HorizontalEdge) { rawValue = 1 << edge.rawValue }
        /// Only the leading side.
        public static let leading = Set(.leading)
        /// Only the trailing side.
        public static let trailing = Set(.trailing)
        /// Both sides.
        public static let all: Set = [.leading, .trailing]
    }
}

/// A view at an edge, whose room is taken from the view it is put on. The rule: `SafeAreaAlgorithm`.
package struct SafeAreaInsetModifier<Inset: View>: MemberModifier {
    let axis: Axis
    let isFar: Bool
    let alignment: Alignment
    let spacing: CGFloat?
    let inset: Inset

    @MainActor public static func makeNodes<C: View>(
        of modifier: SafeAreaInsetModifier, content: C, in builder: GraphBuilder
    ) {
        let scope = builder.openBox(
            SafeAreaInsetModifier.self,
            .safeAreaInset(
                spacing: builder.finite(modifier.spacing, "safeAreaInset's spacing").engineLength,
                alignment: modifier.alignment, axis: modifier.axis, isFar: modifier.isFar))
        builder.add(content, with: EnvironmentModifier(\.hasSafeArea, true))
        builder.orientation = 0
        builder.pending = nil
        builder.addLayer(modifier.inset, alignment: modifier.alignment)
        builder.close(scope)
    }
}

/// Insets that content keeps clear of and backgrounds may extend into. As large as the view and the insets, as with
/// `padding`.
package struct SafeAreaPaddingModifier: MemberModifier {
    let insets: EdgeInsets
    /// The sides on which the platform says how much it is.
    var standardEdges: Edge.Set = []

    @MainActor public static func makeNodes<C: View>(
        of modifier: SafeAreaPaddingModifier, content: C, in builder: GraphBuilder
    ) {
        var insets = modifier.insets
        if !modifier.standardEdges.isEmpty {
            insets = EdgeInsets(modifier.standardEdges, builder.graph.platform.metrics.padding)
        }
        insets = insets.mapEdges { edge, length in
            if length.isFinite { return length }
            builder.graph.report(
                "safeAreaPadding was given \(length) for the \(edge) edge, which is no length; it counts as 0")
            return 0
        }
        let scope = builder.openBox(
            SafeAreaPaddingModifier.self,
            .insets(insets, flags: .safeArea))
        builder.add(content, with: EnvironmentModifier(\.hasSafeArea, true))
        builder.close(scope)
    }
}

/// Lets a view extend into the safe areas it touches. Its answer is the view's; placed, the view is proposed the larger
/// room and stands at its top leading corner. The rule: `ExpandAlgorithm`.
package struct IgnoresSafeAreaModifier: MemberModifier {
    let edges: Edge.Set
    let regions: SafeAreaRegions

    @MainActor public static func makeNodes<C: View>(
        of modifier: IgnoresSafeAreaModifier, content: C, in builder: GraphBuilder
    ) {
        let scope = builder.openBox(
            IgnoresSafeAreaModifier.self,
            .ignoreSafeArea(
                modifier.edges,
                heeding: (modifier.regions.contains(.container) ? 0 : 16)
                    | (modifier.regions.contains(.keyboard) ? 0 : 32)))
        builder.tree.markLookingAround(builder.parentBox)
        builder.add(content)
        builder.close(scope)
    }
}

private struct HasSafeAreaKey: SlottedEnvironmentKey {
    static var slot: EnvironmentSlot { .hasSafeArea }
    static var defaultValue: Bool { false }
}

extension EnvironmentValues {
    /// Whether any safe area is around: where none is, a background ends where its view does, and costs nothing more.
    var hasSafeArea: Bool {
        get { self[HasSafeAreaKey.self] }
        set { self[HasSafeAreaKey.self] = newValue }
    }
}

extension View {
    /// Puts a view at the top or bottom; this view gets the rest.
    ///
    /// - Parameter spacing: points between the two; nil for what they prefer.
    public func safeAreaInset<V: View>(
        edge: VerticalEdge, alignment: HorizontalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                axis: .vertical, isFar: edge == .bottom, alignment: Alignment(horizontal: alignment, vertical: .center),
                spacing: spacing, inset: content()))
    }

    /// Puts a view at the leading or trailing edge; this view gets the rest.
    public func safeAreaInset<V: View>(
        edge: HorizontalEdge, alignment: VerticalAlignment = .center, spacing: CGFloat? = nil,
        @ViewBuilder content: () -> V
    ) -> some View {
        modifier(
            SafeAreaInsetModifier(
                axis: .horizontal, isFar: edge == .trailing,
                alignment: Alignment(horizontal: .center, vertical: alignment), spacing: spacing, inset: content()))
    }

    /// Points that content keeps clear of.
    public func safeAreaPadding(_ insets: EdgeInsets) -> some View { modifier(SafeAreaPaddingModifier(insets: insets)) }

    /// Points that content keeps clear of on the given sides; nil for the platform's 16.
    public func safeAreaPadding(_ edges: Edge.Set = .all, _ length: CGFloat? = nil) -> some View {
        modifier(
            SafeAreaPaddingModifier(
                insets: EdgeInsets(edges, length ?? 0), standardEdges: length == nil ? edges : []))
    }

    /// The same points on all sides.
    public func safeAreaPadding(_ length: CGFloat) -> some View { safeAreaPadding(.all, length) }

    /// Extends the view into the safe areas at its edges.
    ///
    /// - Parameters:
    ///   - regions: what is ignored: what bars take, what a keyboard takes, or both. A view that ignores the keyboard
    ///     alone ends above the home indicator; one that ignores bars alone ends above the keyboard.
    ///   - edges: the sides on which it is ignored.
    public func ignoresSafeArea(_ regions: SafeAreaRegions = .all, edges: Edge.Set = .all) -> some View {
        modifier(IgnoresSafeAreaModifier(edges: edges, regions: regions))
    }

    /// Extends the view into the safe areas at its edges.
    @available(*, deprecated, message: "Use ignoresSafeArea(_:edges:) instead.")
    public func edgesIgnoringSafeArea(_ edges: Edge.Set) -> some View { ignoresSafeArea(edges: edges) }
}
