import PlumbCombine

/// A view that does something with each value of a publisher. Size, place and picture are the content's: it is the
/// content's `onReceive`.
///
/// Source: Apple (`SubscriptionView`).
@Located
public struct SubscriptionView<PublisherType: Publisher, Content: View>: View
where PublisherType.Failure == Never {
    /// What is shown.
    public var content: Content
    /// Whose values they are.
    public var publisher: PublisherType
    /// What happens with each value.
    public var action: (PublisherType.Output) -> Void

    /// - Parameters:
    ///   - content: what is shown.
    ///   - publisher: whose values they are.
    ///   - action: what happens with each value.
    public init(
        content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void
    ) {
        self.content = content
        self.publisher = publisher
        self.action = action
    }

    public var body: some View { content.onReceive(publisher, perform: action) }
}
