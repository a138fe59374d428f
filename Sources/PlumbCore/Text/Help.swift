/// What the view is for, for pointers that rest on it. No phone shows it: it changes nothing in a picture.
extension View {
    /// A sentence for a pointer that rests on the view. It is not seen; size and place are the view's.
    public func help(_ textKey: LocalizedStringKey) -> some View { modifier(EmptyModifier()) }

    /// A sentence for a pointer that rests on the view. It is not seen; size and place are the view's.
    public func help(_ text: Text) -> some View { modifier(EmptyModifier()) }

    /// A sentence for a pointer that rests on the view. It is not seen; size and place are the view's.
    @_disfavoredOverload
    public func help<S: StringProtocol>(_ text: S) -> some View { modifier(EmptyModifier()) }
}
