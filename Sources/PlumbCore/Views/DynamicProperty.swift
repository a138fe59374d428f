import PlumbLayout
@_spi(Reflection) import Swift

/// A stored property of a view that has a life of its own: state, an environment value, or a type made of such.
public protocol DynamicProperty {
    /// Called before each evaluation of the body.
    @MainActor @preconcurrency mutating func update()

    /// Connects the property to the place where its view stands. Properties made of others need nothing here.
    @MainActor mutating func bind(to place: PropertySlot)
}

extension DynamicProperty {
    /// Does nothing, where a property has nothing to do before each body.
    @MainActor public mutating func update() {}

    @MainActor public mutating func bind(to place: PropertySlot) { place.bindProperties(of: &self) }
}

/// Where a property finds what it keeps from one evaluation to the next.
@MainActor
public struct PropertySlot {
    let storage: PropertyStorage
    let index: Int
    let builder: GraphBuilder

    /// What the property keeps, made at the first evaluation.
    func object<T: AnyObject>(_ make: () -> T) -> T { kept(make) { _ in } }

    /// The same for what must know when the view goes.
    func object<T: RemovableProperty>(_ make: () -> T) -> T { kept(make) { storage.add(removable: $0) } }

    @inline(__always)
    private func kept<T: AnyObject>(_ make: () -> T, ifNew note: (T) -> Void) -> T {
        if let kept = storage.object(index) as? T { return kept }
        let new = make()
        storage.keep(new, at: index)
        note(new)
        return new
    }

    /// Connects the dynamic properties that a value is made of.
    func bindProperties<T>(of value: inout T) {
        let fields = DynamicPropertyFields.of(T.self)
        guard !fields.isEmpty else { return }
        let storage = object { PropertyStorage(for: fields.count) }
        withUnsafeMutablePointer(to: &value) { place in
            for (index, field) in fields.enumerated() {
                field.bind(UnsafeMutableRawPointer(place) + field.offset, storage, index, builder)
            }
        }
    }

    var environment: EnvironmentValues { builder.values }
    var node: NodeID { builder.node }
    var graph: ViewGraph { builder.graph }
}

/// What the properties of one view keep, or those of a property that is made of others.
@MainActor
final class PropertyStorage: RemovableProperty {
    /// By the number of the property; nil for one that keeps nothing.
    private var objects: [AnyObject?] = []
    private var removable: [any RemovableProperty] = []

    /// For so many properties.
    init(for count: Int) { objects.reserveCapacity(count) }

    func object(_ index: Int) -> AnyObject? { index < objects.count ? objects[index] : nil }

    fileprivate func keep(_ object: AnyObject, at index: Int) {
        while objects.count <= index { objects.append(nil) }
        objects[index] = object
    }

    fileprivate func add(removable object: any RemovableProperty) {
        if removable.isEmpty { removable.reserveCapacity(2) }
        removable.append(object)
    }

    func willRemove() { for object in removable { object.willRemove() } }
}

/// A kept object that must know when its view goes.
@MainActor
protocol RemovableProperty: AnyObject {
    func willRemove()
}

/// A dynamic property of a type, by its offset.
struct DynamicPropertyField: Sendable {
    let name: String
    let offset: Int
    let bind: @MainActor @Sendable (UnsafeMutableRawPointer, PropertyStorage, Int, GraphBuilder) -> Void
    /// The property as it is in a view at an address.
    let value: @MainActor @Sendable (UnsafeMutableRawPointer) -> any DynamicProperty
}

/// The dynamic properties of types, and whether they can be animated, looked up once a type.
@MainActor
enum DynamicPropertyFields {
    final class Facts {
        let fields: [DynamicPropertyField]
        let isAnimatable: Bool

        init(_ fields: [DynamicPropertyField], isAnimatable: Bool) {
            self.fields = fields
            self.isAnimatable = isAnimatable
        }
    }

    @exclusivity(unchecked) private static var known = TypeTable<Facts>()

    static func of<T>(_ type: T.Type) -> [DynamicPropertyField] { facts(of: type).fields }

    static func facts<T>(of type: T.Type) -> Facts {
        if let facts = known[type] { return facts }
        var fields: [DynamicPropertyField] = []
        _ = _forEachField(of: type, options: []) { name, offset, fieldType, _ in
            if let property = fieldType as? any DynamicProperty.Type {
                fields.append(field(property, String(cString: name), offset: offset))
            }
            return true
        }
        let facts = Facts(fields, isAnimatable: (type as? any Animatable.Type)?.hasData == true)
        known[type] = facts
        return facts
    }

    private static func field<P: DynamicProperty>(_ type: P.Type, _ name: String, offset: Int) -> DynamicPropertyField {
        // A wrapper's storage is the wrapped name with a line before it.
        let name = name.hasPrefix("_") ? String(name.dropFirst()) : name
        return DynamicPropertyField(
            name: name, offset: offset,
            bind: { address, storage, index, builder in
                let property = address.assumingMemoryBound(to: P.self)
                property.pointee.bind(to: PropertySlot(storage: storage, index: index, builder: builder))
                property.pointee.update()
            },
            value: { $0.assumingMemoryBound(to: P.self).pointee })
    }
}
