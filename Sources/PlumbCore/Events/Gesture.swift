/// What people do with fingers or a mouse, as a value: a tap, a drag, or one made of others.
///
/// A gesture of your own is made of others in its `body`.
@MainActor @preconcurrency
public protocol Gesture<Value> {
    /// What the gesture tells: where the finger is, how far it has gone.
    associatedtype Value
    /// The type of `body`. The compiler infers it.
    associatedtype Body: Gesture

    /// What the gesture consists of.
    var body: Body { get }

    /// The machine that recognizes the gesture; one that is there already goes on with the new value. A gesture with a
    /// body needs nothing here.
    static func makeRecognizer(of gesture: Self, in place: GestureContext<Value>) -> GestureRecognizer<Value>
}

extension Gesture where Value == Body.Value {
    public static func makeRecognizer(of gesture: Self, in place: GestureContext<Value>) -> GestureRecognizer<Value> {
        place.recognizer(ComposedRecognizer<Self>.self, ComposedRecognizer(place.site)) {
            $0.update(gesture, in: place)
        }
    }
}

extension Gesture where Body == Never {
    /// Has no body: it is recognized by Plumb itself.
    public var body: Never { primitiveBody(Self.self) }
}

extension Never: Gesture {
    public typealias Value = Never
}

/// A gesture that may not be there. Without one, nothing is recognized.
extension Optional: Gesture where Wrapped: Gesture {
    public typealias Value = Wrapped.Value
    public typealias Body = Never

    @MainActor public static func makeRecognizer(
        of gesture: Wrapped?, in place: GestureContext<Wrapped.Value>
    ) -> GestureRecognizer<Wrapped.Value> {
        if let gesture { return Wrapped.makeRecognizer(of: gesture, in: place) }
        return place.recognizer(NoRecognizer<Wrapped.Value>.self, NoRecognizer(place.site)) { _ in }
    }
}

/// Recognizes nothing and waits for nothing.
private final class NoRecognizer<Value>: LeafRecognizer<Value> {
    override init(_ site: GestureSite) {
        super.init(site)
        raw = .failed
    }
    override func reset() { settle(isHeld: false) }
}

/// A gesture whose type is hidden.
nonisolated public struct AnyGesture<Value>: Gesture {
    public typealias Body = Never

    private let base: any Gesture<Value>

    /// The same as the gesture.
    public init<T: Gesture>(_ gesture: T) where T.Value == Value { base = gesture }

    @MainActor public static func makeRecognizer(
        of gesture: AnyGesture, in place: GestureContext<Value>
    ) -> GestureRecognizer<Value> {
        func make<T: Gesture>(_ base: T) -> GestureRecognizer<Value> where T.Value == Value {
            T.makeRecognizer(of: base, in: place)
        }
        return make(gesture.base)
    }
}

/// A user's gesture with a body: its properties live as long as the view it is put on.
private final class ComposedRecognizer<G: Gesture>: ForwardingRecognizer<G.Body.Value, G.Value>
where G.Value == G.Body.Value {
    private var storage: PropertyStorage?

    func update(_ gesture: G, in place: GestureContext<G.Value>) {
        var bound = gesture
        let properties = DynamicPropertyFields.of(G.self)
        if !properties.isEmpty {
            let storage = storage ?? PropertyStorage(for: properties.count)
            self.storage = storage
            withUnsafeMutablePointer(to: &bound) { start in
                for (index, field) in properties.enumerated() {
                    field.bind(UnsafeMutableRawPointer(start) + field.offset, storage, index, place.builder)
                }
            }
        }
        update(bound.body, in: place)
    }

    override func value(of phase: GesturePhase<G.Body.Value>) -> GesturePhase<G.Value> { phase }

    override func discard() {
        super.discard()
        storage?.willRemove()
    }
}
