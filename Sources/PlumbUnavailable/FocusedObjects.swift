import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb has no focused objects; give the object with focusedValue(_:_:)")
@propertyWrapper public struct FocusedObject<ObjectType>: DynamicProperty where ObjectType: ObservableObject {
    public init() { absent() }
    @dynamicMemberLookup public struct Wrapper {
        public subscript<T>(dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, T>) -> Binding<T> { absent() }
    }
    public var projectedValue: FocusedObject<ObjectType>.Wrapper? { absent() }
    public var wrappedValue: ObjectType? { absent() }
}
