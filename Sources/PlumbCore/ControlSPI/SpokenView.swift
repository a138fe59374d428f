/// A view whose words are known without laying it out: labels that a control does not show are read by it.
@MainActor
package protocol SpokenView {
    /// The words; nil where there are none, or nobody knows.
    var spokenText: Text? { get }
}

extension Text: SpokenView {
    package var spokenText: Text? { self }
}

extension ModifiedContent: SpokenView where Content: View, Modifier: ViewModifier {
    package var spokenText: Text? {
        if let attachment = modifier as? AccessibilityAttachmentModifier {
            if attachment.properties.isHidden { return nil }
            if let label = attachment.properties.label { return label }
        }
        return (content as? any SpokenView)?.spokenText
    }
}

extension Optional: SpokenView where Wrapped: View {
    package var spokenText: Text? { flatMap { ($0 as? any SpokenView)?.spokenText } }
}

extension View {
    /// The words of the view, as far as they are known without laying it out.
    package var knownWords: Text? { (self as? any SpokenView)?.spokenText }
}
