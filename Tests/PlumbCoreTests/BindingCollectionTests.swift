import Testing

@testable import PlumbCore

/// Bindings of other types, and of the elements of a collection.
@Suite @MainActor
struct BindingCollectionTests {
    private final class Box<Value> {
        var value: Value
        init(_ value: Value) { self.value = value }
        var binding: Binding<Value> { Binding(get: { self.value }, set: { self.value = $0 }) }
    }

    @Test func elementsAreBindings() {
        let box = Box([1, 2, 3])
        for element in box.binding { element.wrappedValue *= 10 }
        #expect(box.value == [10, 20, 30])
        #expect(box.binding.map(\.wrappedValue) == [10, 20, 30])
        #expect(box.binding.reversed().first?.wrappedValue == 30)
        #expect(box.binding.count == 3 && box.binding.indices == 0..<3)
    }

    /// A row that goes may be asked once more.
    @Test func anElementThatIsGoneKeepsItsLastValue() {
        let box = Box([1, 2, 3])
        let last = box.binding[2]
        box.value[2] = 7
        #expect(last.wrappedValue == 7)
        box.value = [1]
        #expect(last.wrappedValue == 7)
        last.wrappedValue = 9
        #expect(box.value == [1])
    }

    @Test func optionals() {
        let box = Box<Int?>(3)
        let unwrapped = Binding(box.binding)
        #expect(unwrapped?.wrappedValue == 3)
        unwrapped?.wrappedValue = 4
        #expect(box.value == 4)
        box.value = nil
        #expect(unwrapped?.wrappedValue == 4)
        let none: Binding<Int>? = Binding(box.binding)
        #expect(none == nil)
        let plain = Box(1)
        let wrapped: Binding<Int?> = Binding(plain.binding)
        wrapped.wrappedValue = nil
        #expect(plain.value == 1)
        wrapped.wrappedValue = 5
        #expect(plain.value == 5)
    }

    @Test func anyHashable() {
        let box = Box("a")
        let any = Binding<AnyHashable>(box.binding)
        any.wrappedValue = 3
        #expect(box.value == "a")
        any.wrappedValue = "b"
        #expect(box.value == "b" && any.wrappedValue == AnyHashable("b"))
    }

    @Test func aSetterIsToldTheTransaction() {
        var animation: Animation?
        let binding = Binding<Int>(get: { 0 }, set: { _, transaction in animation = transaction.animation })
        binding.wrappedValue = 1
        #expect(animation == nil)
        binding.animation(.linear(duration: 2)).wrappedValue = 1
        #expect(animation == .linear(duration: 2))
    }
}
