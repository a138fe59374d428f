import PlumbCore
import PlumbPlatform

/// A view above the bar of a `TabView`.
private struct TabAccessoryKey: EnvironmentKey { static var defaultValue: AnyView? { nil } }
private struct IsInTabAccessoryKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
    /// What stands above the bars of tabs within; nil for nothing.
    var tabAccessory: AnyView? {
        get { self[TabAccessoryKey.self] }
        set { self[TabAccessoryKey.self] = newValue }
    }

    /// Whether the view stands above a tab bar.
    package var isInTabAccessory: Bool {
        get { self[IsInTabAccessoryKey.self] }
        set { self[IsInTabAccessoryKey.self] = newValue }
    }
}

extension View {
    /// Puts a view above the bars of the tabs within; nil for none.
    package func tabAccessory(_ view: AnyView?) -> some View { environment(\.tabAccessory, view) }
}

/// The accessory on a pane of glass above the bar.
struct TabAccessory: View {
    let view: AnyView
    private let traits: Traits
    @Environment(\.self) private var values
    @Environment(\.platform) private var platform

    init(view: AnyView, traits: TraitStore) {
        self.view = view
        self.traits = Traits(traits)
    }

    var body: some View {
        let metrics = platform.metrics
        view
            .transformEnvironment(\.self) {
                $0.isInTabAccessory = true
                $0.tabAccessory = nil
            }
            .frame(maxWidth: .infinity)
            .frame(height: metrics.tabAccessoryHeight)
            .glass(in: Capsule(style: .continuous))
            .padding(.horizontal, metrics.tabAccessoryMargin)
            .padding(.bottom, TabBarFacts(traits.store, values).height + metrics.tabAccessoryGap)
            .modifier(BelowKeyboard())
    }
}
