/// A type of views that knows the types of the views in it.
private protocol WrappedTexts {
    @MainActor static var isTexts: Bool { get }
}

extension Text: WrappedTexts { fileprivate static var isTexts: Bool { true } }
extension EmptyView: WrappedTexts { fileprivate static var isTexts: Bool { true } }
extension ModifiedContent: WrappedTexts {
    fileprivate static var isTexts: Bool { PlumbCore.isTexts(Content.self) }
}
extension Optional: WrappedTexts { fileprivate static var isTexts: Bool { PlumbCore.isTexts(Wrapped.self) } }
extension TupleView: WrappedTexts {
    fileprivate static var isTexts: Bool { TupleMembers.of(T.self).members.allSatisfy { PlumbCore.isTexts($0.type) } }
}

@MainActor private func isTexts(_ type: Any.Type) -> Bool { (type as? any WrappedTexts.Type)?.isTexts ?? false }

extension View {
    /// Whether all that a view of this type can show is texts, modified or not, and several of them.
    package static var consistsOfSeveralTexts: Bool { !arity.isSingle && isTexts(Self.self) }
}
