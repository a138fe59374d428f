import PlumbCore

extension OneView {
    /// A control's label as one view. Of several texts the first is the title; the others are subtitles, below it,
    /// smaller and in the secondary colour. Source: Apple ("Populating SwiftUI menus with adaptive controls", and the
    /// labels of `Toggle` and `LabeledContent`); their size is from memory.
    @MainActor init<Label: View>(label: Label) {
        if Label.consistsOfSeveralTexts {
            self.init(TitledLabel(label: label))
        } else {
            self.init(label)
        }
    }
}

/// A title and its subtitles.
private struct TitledLabel<Label: View>: View {
    let label: Label

    var body: some View { MemberReader(label) { TitledWords(words: $0) } }
}

/// The first view as a title, and the others as subtitles below it.
struct TitledWords: View {
    let words: [Member]

    var body: some View {
        VStack(alignment: .leading) {
            if let title = words.first { title.view }
            ForEach(words.dropFirst()) { $0.view.font(.subheadline).foregroundStyle(.secondary) }
        }
    }
}
