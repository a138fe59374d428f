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
    /// Lets lists within be pulled down to load their content anew. A spinner stands above the rows until that is done;
    /// size and place of the list stay.
    ///
    /// - Parameter action: loads; the spinner goes when it returns.
    public func refreshable(action: @escaping @Sendable () async -> Void) -> some View {
        environment(\.refresh, RefreshAction(action: action))
    }
}

/// A scroll view that is pulled down to refresh it.
struct PullToRefresh: ViewModifier {
    let action: RefreshAction?
    @Binding var isRefreshing: Bool
    @State private var pulled: CGFloat = 0
    @Environment(\.platform) private var platform

    func body(content: Content) -> some View {
        if let action {
            content
                .onScrollGeometryChange(for: CGFloat.self) {
                    -$0.contentOffset.y - $0.contentInsets.top
                } action: { _, new in
                    pulled = max(0, new)
                    if new >= platform.metrics.refreshTrigger, !isRefreshing { start(action) }
                }
                .overlay(alignment: .top) {
                    ProgressView()
                        .frame(height: platform.metrics.refreshHeight)
                        .opacity(isRefreshing ? 1 : min(1, pulled / platform.metrics.refreshTrigger))
                        .allowsHitTesting(false)
                        .accessibilityHidden(!isRefreshing)
                }
        } else {
            content
        }
    }

    private func start(_ action: RefreshAction) {
        withAnimation { isRefreshing = true }
        Task { @MainActor in
            await action()
            withAnimation { isRefreshing = false }
        }
    }
}
