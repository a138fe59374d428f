import Foundation
import PlumbCombine
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
    public init<T>(payloadType: T.Type, onPaste: @escaping ([T]) -> Void) where T: Transferable { absent() }
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
