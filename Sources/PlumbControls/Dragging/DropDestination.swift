import Foundation
import PlumbCore

extension View {
    /// Lets values be dropped on the view. Size and place are the view's.
    ///
    /// - Parameters:
    ///   - payloadType: what is taken: whatever has a form of which such a value can be made.
    ///   - action: is given the values, and the place in points of the view's own coordinates; returns whether they
    ///     were taken.
    ///   - isTargeted: is told when a finger with something that would be taken comes, and when it leaves or lets go.
    public func dropDestination<T: Transferable>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View {
        let target = DropTarget(takes: { $0.match(payloadType) != nil }, isTargeted: isTargeted) {
            providers, info, done in
            DropTarget.load(payloadType, from: providers) { items in
                done(!items.isEmpty && action(items, info.location))
            }
        }
        return findable(target)
    }

    private func onDrop(
        _ types: [UTType], _ isTargeted: Binding<Bool>?,
        _ action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View {
        findable(
            DropTarget(takes: DropTarget.isOf(types), isTargeted: { isTargeted?.wrappedValue = $0 }) {
                providers, info, done in done(action(providers, info.location))
            })
    }

    /// Lets things of some types be dropped on the view. Size and place are the view's.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: what is taken: these types and their cases.
    ///   - isTargeted: true while a finger with something that would be taken is over the view.
    ///   - action: is given what comes; returns whether it was taken.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View { onDrop(supportedContentTypes, isTargeted) { providers, _ in action(providers) } }

    /// Lets things of some types be dropped on the view. Size and place are the view's.
    ///
    /// - Parameters:
    ///   - supportedContentTypes: what is taken: these types and their cases.
    ///   - isTargeted: true while a finger with something that would be taken is over the view.
    ///   - action: is given what comes, and the place in points of the view's own coordinates; returns whether it was
    ///     taken.
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View { onDrop(supportedContentTypes, isTargeted, action) }

    /// Lets things of some types be dropped on the view; a delegate is told all that happens. Size and place are the
    /// view's.
    ///
    /// - Parameter supportedContentTypes: what the delegate is told of: these types and their cases.
    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View {
        findable(DropTarget(of: supportedContentTypes, delegate))
    }

    // MARK: Types by their names

    /// Lets things of some types be dropped on the view. Size and place are the view's.
    @available(*, deprecated, message: "Use onDrop(of:isTargeted:perform:) with UTType values.")
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View { onDrop(supportedTypes.map(UTType.named), isTargeted) { providers, _ in action(providers) } }

    /// Lets things of some types be dropped on the view. Size and place are the view's.
    @available(*, deprecated, message: "Use onDrop(of:isTargeted:perform:) with UTType values.")
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View { onDrop(supportedTypes.map(UTType.named), isTargeted, action) }

    /// Lets things of some types be dropped on the view; a delegate is told all that happens. Size and place are the
    /// view's.
    @available(*, deprecated, message: "Use onDrop(of:delegate:) with UTType values.")
    public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View {
        findable(DropTarget(of: supportedTypes.map(UTType.named), delegate))
    }
}
