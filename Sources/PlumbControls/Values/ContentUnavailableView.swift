import Foundation
import PlumbCore

/// What is shown where there is nothing to show: a large symbol, a title, a description and actions, in the centre of
/// all that is proposed.
///
/// 1. The symbol of a label is large and grey, and stands above its words, which are a bold title of the
/// second size. 2. The description is small and grey; what is several lines long is centred. 3. Actions stand below. 4.
/// Without a proposal it is as large as its parts.
///
/// Source: Apple (`ContentUnavailableView`, iOS 17). Sizes and distances have no published source and were not
/// measured: they are from memory of iPhones.
@Located
public struct ContentUnavailableView<Label: View, Description: View, Actions: View>: View {
    private let label: Label
    private let description: Description
    private let actions: Actions
    @Environment(\.platform) private var platform

    /// - Parameters:
    ///   - label: what is not there; its symbol and its words have looks of their own.
    ///   - description: more words about it.
    ///   - actions: buttons for what can be done about it.
    public init(
        @ViewBuilder label: () -> Label, @ViewBuilder description: () -> Description = { EmptyView() },
        @ViewBuilder actions: () -> Actions = { EmptyView() }
    ) {
        self.label = label()
        self.description = description()
        self.actions = actions()
    }

    public var body: some View {
        VStack(spacing: platform.metrics.unavailableGap) {
            VStack(spacing: platform.metrics.unavailableLineGap) {
                // (1)
                label.labelStyle(UnavailableLabelStyle())
                    .font(.title2.bold())
                // (2)
                description.font(.subheadline).foregroundStyle(.secondary)
            }
            // (3)
            Group(subviews: actions) { actions in
                if !actions.isEmpty { VStack(spacing: platform.metrics.unavailableLineGap) { actions } }
            }
        }
        .multilineTextAlignment(.center)
        .padding()
        // Its buttons are no rows where it stands in one.
        .environment(\.isInRow, false)
        // (4)
        .frame(maxWidth: .infinity, maxHeight: .infinity)
    }
}

/// The symbol over the words.
private struct UnavailableLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        UnavailableLabel(label: configuration)
    }
}

private struct UnavailableLabel: View {
    let label: LabelStyleConfiguration
    @Environment(\.platform) private var platform

    var body: some View {
        VStack(spacing: platform.metrics.unavailableGap) {
            label.icon
                .font(.system(size: platform.metrics.unavailableSymbol))
                .foregroundStyle(.secondary)
            label.title
        }
    }
}

extension ContentUnavailableView
where Label == PlumbControls.Label<Text, Image>, Description == Text?, Actions == EmptyView {
    /// A text, a picture of the assets and a description.
    public init(_ title: LocalizedStringKey, image name: String, description: Text? = nil) {
        self.init {
            PlumbControls.Label(title, image: name)
        } description: {
            description
        } actions: {
            EmptyView()
        }
    }

    /// A text as it stands, a picture of the assets and a description.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, image name: String, description: Text? = nil) {
        self.init {
            PlumbControls.Label(title, image: name)
        } description: {
            description
        } actions: {
            EmptyView()
        }
    }

    /// A text, a symbol and a description.
    public init(_ title: LocalizedStringKey, systemImage name: String, description: Text? = nil) {
        self.init {
            PlumbControls.Label(title, systemImage: name)
        } description: {
            description
        } actions: {
            EmptyView()
        }
    }

    /// A text as it stands, a symbol and a description.
    @_disfavoredOverload
    public init<S: StringProtocol>(_ title: S, systemImage name: String, description: Text? = nil) {
        self.init {
            PlumbControls.Label(title, systemImage: name)
        } description: {
            description
        } actions: {
            EmptyView()
        }
    }
}

/// The parts of the view that says that a search has found nothing.
public struct SearchUnavailableContent {
    /// "No Results", and for which words.
    public struct Label: View {
        fileprivate let text: String

        public var body: some View {
            PlumbControls.Label {
                if text.isEmpty { Text("No Results") } else { Text("No Results for “\(text)”") }
            } icon: {
                Image(systemName: "magnifyingglass")
            }
        }
    }

    /// What to try next.
    public struct Description: View {
        public var body: some View { Text("Check the spelling or try a new search.") }
    }

    /// Nothing can be done about it here.
    public struct Actions: View {
        public var body: some View { EmptyView() }
    }
}

extension ContentUnavailableView
where
    Label == SearchUnavailableContent.Label, Description == SearchUnavailableContent.Description,
    Actions == SearchUnavailableContent.Actions
{
    /// A search has found nothing. Plumb has no search fields yet: the words that were looked for are not said.
    public static var search: ContentUnavailableView { search(text: "") }

    /// A search for some words has found nothing.
    public static func search(text: String) -> ContentUnavailableView {
        ContentUnavailableView {
            SearchUnavailableContent.Label(text: text)
        } description: {
            SearchUnavailableContent.Description()
        } actions: {
            SearchUnavailableContent.Actions()
        }
    }
}
