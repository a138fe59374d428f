import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
extension DropDelegate {
    public func dropEntered(info: DropInfo) { absent() }

    public func dropExited(info: DropInfo) { absent() }

    public func dropUpdated(info: DropInfo) -> DropProposal? { absent() }

    public func validateDrop(info: DropInfo) -> Bool { absent() }
}

extension View {
    @available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
    public func dragConfiguration(_ configuration: DragConfiguration) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
    public func dragContainer<Item, Data>(
        for itemType: Item.Type = Item.self, in namespace: Namespace.ID? = nil, _ payload: @escaping ([Item.ID]) -> Data
    ) -> some View
    where Item: Transferable, Item: Identifiable, Item == Data.Element, Data: Collection, Item.ID: Sendable { absent() }

    @available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
    public func dragContainer<ItemID, Item, Data>(
        for itemType: Item.Type = Item.self, itemID: KeyPath<Item, ItemID>, in namespace: Namespace.ID? = nil,
        _ payload: @escaping ([ItemID]) -> Data
    ) -> some View
    where ItemID: Hashable, ItemID: Sendable, Item: Transferable, Item == Data.Element, Data: Collection { absent() }

    @available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
    public func dragContainerSelection<ItemID>(
        _ selection: @autoclosure @escaping () -> [ItemID], containerNamespace: Namespace.ID? = nil
    ) -> some View where ItemID: Hashable, ItemID: Sendable { absent() }

    @available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
    public func dragPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
    public func draggable<T>(_ payload: @autoclosure @escaping () -> T) -> some View where T: Transferable { absent() }

    @available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
    public func draggable<Item>(
        _ itemType: Item.Type = Item.self, containerNamespace: Namespace.ID? = nil, _ item: @escaping () -> Item?
    ) -> some View where Item: Transferable, Item: Identifiable, Item.ID: Sendable { absent() }

    @available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
    public func draggable<Item, ItemID>(
        _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>, containerNamespace: Namespace.ID? = nil,
        _ payload: @escaping () -> Item?
    ) -> some View where Item: Transferable, ItemID: Hashable, ItemID: Sendable { absent() }

    @available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
    public func draggable<Item, ItemID>(
        _ itemType: Item.Type = Item.self, id: KeyPath<Item, ItemID>, item: @autoclosure @escaping () -> Item?,
        containerNamespace: Namespace.ID? = nil
    ) -> some View where Item: Transferable, ItemID: Hashable, ItemID: Sendable { absent() }

    @available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
    public func draggable<Item>(
        _ itemType: Item.Type = Item.self, item: @autoclosure @escaping () -> Item?,
        containerNamespace: Namespace.ID? = nil
    ) -> some View where Item: Transferable, Item: Identifiable, Item.ID: Sendable { absent() }

    @available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
    public func draggable<V, T>(_ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: () -> V) -> some View
    where V: View, T: Transferable { absent() }

    @available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
    public func draggable<ItemID>(containerItemID: ItemID, containerNamespace: Namespace.ID? = nil) -> some View
    where ItemID: Hashable, ItemID: Sendable { absent() }

    @available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
    public func dropConfiguration(_ configuration: @escaping (DropSession) -> DropConfiguration) -> some View {
        absent()
    }

    @available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
    public func dropDestination<T>(
        for payloadType: T.Type = T.self, action: @escaping (_ items: [T], _ location: CGPoint) -> Bool,
        isTargeted: @escaping (Bool) -> Void = { _ in }
    ) -> some View where T: Transferable { absent() }

    @available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
    public func dropDestination<T>(
        for type: T.Type = T.self, isEnabled: Bool = true, action: @escaping ([T], DropSession) -> Void
    ) -> some View where T: Transferable { absent() }

    @available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
    public func dropPreviewsFormation(_ formation: DragDropPreviewsFormation) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
    public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
    public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
    public func onDrag<V>(_ data: @escaping () -> NSItemProvider, @ViewBuilder preview: () -> V) -> some View
    where V: View { absent() }

    @available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
    public func onDragSessionUpdated(_ onUpdate: @escaping (DragSession) -> Void) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
    public func onDrop(of supportedContentTypes: [UTType], delegate: any DropDelegate) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
    public func onDrop(of supportedTypes: [String], delegate: any DropDelegate) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
    public func onDrop(
        of supportedContentTypes: [UTType], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider]) -> Bool
    ) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
    public func onDrop(
        of supportedTypes: [String], isTargeted: Binding<Bool>?,
        perform action: @escaping (_ providers: [NSItemProvider], _ location: CGPoint) -> Bool
    ) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
    public func onDropSessionUpdated(_ onUpdate: @escaping (DropSession) -> Void) -> some View { absent() }

    @available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
    public func springLoadingBehavior(_ behavior: SpringLoadingBehavior) -> some View { absent() }
}

extension EnvironmentValues {
    @available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
    public var springLoadingBehavior: SpringLoadingBehavior {
        get { absent() }
        set { absent() }
    }
}
