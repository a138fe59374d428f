import Foundation
import PlumbCore
import PlumbPlatform

/// What loads the content of a list anew.
public struct RefreshAction: Sendable {
    fileprivate let action: @Sendable () async -> Void

    /// Loads, and returns when that is done.
    public func callAsFunction() async { await action() }
}

private struct RefreshKey: ContextEnvironmentKey { static var defaultValue: RefreshAction? { nil } }

extension EnvironmentValues {
    /// What loads the content anew; nil where nothing does.
    public var refresh: RefreshAction? {
        get { self[RefreshKey.self] }
        set { self[RefreshKey.self] = newValue }
    }
}

extension View {
    /// Lets lists and vertical scroll views within be pulled down to load their content anew. A spinner stands above
    /// the content until that is done; size and place of the list stay. Scroll views in another one are not pulled.
    ///
    /// - Parameter action: loads; the spinner goes when it returns.
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        transformEnvironment(\.self) {
            $0.refresh = RefreshAction(action: action)
            $0.scrollDressing = RefreshDressing.shared
        }
    }
}

/// Makes scroll views such that are pulled down to refresh them.
@MainActor
private final class RefreshDressing: ScrollDressing {
    static let shared = RefreshDressing()

    func add<Content: View>(_ scroll: ScrollView<Content>, to builder: GraphBuilder) {
        builder.add(scroll.modifier(PullToRefresh()))
    }
}

/// That the content of a screen is pulled down to load it anew: the bar stays then, and the pull opens a room below it.
enum RefreshesTrait: TraitKey { typealias Value = Bool }

/// A scroll view that is pulled down to refresh it.
///
/// The spinner stands in the room between what bars take and the content. It goes under the bars with the content.
private struct PullToRefresh: ViewModifier {
    @State private var isRefreshing = false
    /// Whether this pull has had its effect: there is one until the content is back.
    @State private var isSpent = false
    /// How far the content is pulled down; less than 0 where it is scrolled, to where the spinner is out of sight.
    @State private var pulled: CGFloat = 0
    @Environment(\.refresh) private var refresh
    @Environment(\.platform) private var platform

    func body(content: Content) -> some View {
        let metrics = platform.metrics
        content
            .transformEnvironment(\.self) { [isRefreshing] in
                $0.scrollDressing = nil
                $0.scrollRoom = isRefreshing ? CGFloat($0.platform.metrics.refreshHeight) : 0
            }
            .onScrollGeometryChange(for: CGFloat.self) {
                max(-metrics.refreshHeight, -$0.contentOffset.y - $0.contentInsets.top)
            } action: { _, new in
                pulled = new
                if isSpent, new <= 0 { isSpent = false }
                if new >= metrics.refreshTrigger, !isRefreshing, !isSpent { start() }
            }
            .overlay(alignment: .top) {
                ProgressView()
                    .frame(height: metrics.refreshHeight)
                    .opacity(isRefreshing ? 1 : min(max(0, pulled) / metrics.refreshTrigger, 1))
                    .allowsHitTesting(false)
                    .accessibilityHidden(!isRefreshing)
                    .offset(y: min(0, pulled))
            }
            .trait(RefreshesTrait.self, in: \.screen, true)
    }

    private func start() {
        guard let refresh else { return }
        isSpent = true
        withAnimation { isRefreshing = true }
        Task { @MainActor in
            await refresh()
            withAnimation { isRefreshing = false }
        }
    }
}
