import Combine
import Foundation
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
public struct SpringLoadingBehavior: Hashable, Sendable {
    public static var automatic: SpringLoadingBehavior { absent() }
    public static var disabled: SpringLoadingBehavior { absent() }
    public static var enabled: SpringLoadingBehavior { absent() }
}

@available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
public enum DropOperation: Sendable {
    case cancel
    case copy
    case delete
    case forbidden
    case move
    public struct Set: OptionSet, Sendable {
        public init(rawValue: Int) { absent() }
        public static var cancel: DropOperation.Set { absent() }
        public static var copy: DropOperation.Set { absent() }
        public static var delete: DropOperation.Set { absent() }
        public static var forbidden: DropOperation.Set { absent() }
        public static var move: DropOperation.Set { absent() }
        public var rawValue: Int { absent() }
    }
}

@available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
public protocol DropDelegate {
    func performDrop(info: DropInfo) -> Bool
}

@available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
public struct DropInfo {
    public func hasItemsConforming(to contentTypes: [UTType]) -> Bool { absent() }
    public func hasItemsConforming(to types: [String]) -> Bool { absent() }
    public func itemProviders(for contentTypes: [UTType]) -> [NSItemProvider] { absent() }
    public func itemProviders(for types: [String]) -> [NSItemProvider] { absent() }
    public var location: CGPoint { absent() }
}

@available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
public struct DropProposal: Sendable {
    public init(operation: DropOperation) { absent() }
    public var operation: DropOperation { absent() }
    public var operationOutsideApplication: DropOperation? { absent() }
}

@available(*, unavailable, message: "Plumb has no paste button; read the clipboard in a Button")
public struct PasteButton: View {
    public init(supportedContentTypes: [UTType], payloadAction: @escaping ([NSItemProvider]) -> Void) { absent() }
    public init<Payload>(
        supportedContentTypes: [UTType], validator: @escaping ([NSItemProvider]) -> Payload?,
        payloadAction: @escaping (Payload) -> Void
    ) { absent() }
    public init(supportedTypes: [String], payloadAction: @escaping ([NSItemProvider]) -> Void) { absent() }
    public init<Payload>(
        supportedTypes: [String], validator: @escaping ([NSItemProvider]) -> Payload?,
        payloadAction: @escaping (Payload) -> Void
    ) { absent() }
    public var body: some View { absent() }
}

@available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
public struct DragConfiguration {

}

@available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
public struct DragSession: Identifiable {
    public func draggedItemIDs<ItemID>(for type: ItemID.Type) -> [ItemID] where ItemID: Hashable { absent() }
    public var draggedItemIndex: Int { absent() }
    public var location: CGPoint {
        get { absent() }
        set { absent() }
    }
    public var phase: DragSession.Phase { absent() }
    public var id: DragSession.ID { absent() }
    public struct ID: Hashable, Sendable {

    }
    public enum Phase: Hashable, Sendable {
        case active
        case dataTransferCompleted
        case ended(DropOperation)
        case ending(DropOperation)
        case initial
    }
}

@available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
public struct DropSession: Identifiable {
    public var id: DropSession.ID { absent() }
    public struct ID: Hashable, Sendable {

    }
    public enum Phase: Hashable, Sendable {
        case active
        case dataTransferCompleted
        case ended(DropOperation)
        case entering
        case exiting
    }
    public struct LocalSession {
        public func draggedItemIDs<ItemID>(for type: ItemID.Type) -> [ItemID] where ItemID: Hashable { absent() }
    }
}

@available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
public struct DropConfiguration: Hashable, Sendable {
    public init(operation: DropOperation) { absent() }
    public var acceptedItemCount: Int? {
        get { absent() }
        set { absent() }
    }
    public var operation: DropOperation { absent() }
}

@available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
public struct DragDropPreviewsFormation: Hashable, Sendable {
    public static var `default`: DragDropPreviewsFormation { absent() }
    public static var list: DragDropPreviewsFormation { absent() }
    public static var none: DragDropPreviewsFormation { absent() }
    public static var pile: DragDropPreviewsFormation { absent() }
    public static var stack: DragDropPreviewsFormation { absent() }
}

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
    public func draggable<ItemID>(containerItemID: ItemID, containerNamespace: Namespace.ID? = nil) -> some View
    where ItemID: Hashable, ItemID: Sendable { absent() }

    @available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
    public func dropConfiguration(_ configuration: @escaping (DropSession) -> DropConfiguration) -> some View {
        absent()
    }

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

@available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
extension DropOperation: Equatable {

}

@available(*, unavailable, message: "Plumb has no drag and drop yet; move the view with a DragGesture")
extension DropOperation: Hashable {

}
