import Foundation
import Testing

@testable import PlumbCore

/// A binding that carries a transaction of its own.
@Suite @MainActor
struct BindingTransactionTests {
    private final class Log {
        var value = Place()
        var animations: [Animation?] = []
    }

    private struct Place: Equatable {
        var x = 1
    }

    private func binding(_ log: Log) -> Binding<Place> {
        Binding(
            get: { log.value },
            set: { value, transaction in
                log.value = value
                log.animations.append(transaction.animation)
            })
    }

    @Test func theTransactionIsInForceWhenTheValueIsWritten() {
        let log = Log()
        var binding = binding(log)
        #expect(binding.transaction.animation == nil)
        binding.wrappedValue = Place(x: 2)
        binding.transaction.animation = .linear(duration: 3)
        #expect(binding.transaction.animation == .linear(duration: 3))
        binding.wrappedValue = Place(x: 3)
        // A part of the value goes the same way.
        binding.x.wrappedValue = 4
        // The last transaction is the one, and not one around the other.
        binding.transaction = Transaction(animation: .default)
        binding.wrappedValue = Place(x: 5)
        binding.transaction = Transaction()
        binding.wrappedValue = Place(x: 6)
        #expect(log.animations == [nil, .linear(duration: 3), .linear(duration: 3), .default, nil])
        #expect(log.value == Place(x: 6))
        #expect(binding.wrappedValue == Place(x: 6))
    }

    /// The modifiers of bindings are the same transaction.
    @Test func animationSetsIt() {
        let log = Log()
        #expect(binding(log).animation(.linear).transaction.animation == .linear)
        #expect(binding(log).animation(nil).transaction.animation == nil)
        binding(log).animation(.linear).wrappedValue.x = 7
        #expect(log.animations == [.linear])
        #expect(log.value.x == 7)
    }

    /// A copy has its own.
    @Test func theBaseKeepsItsOwn() {
        let log = Log()
        let base = binding(log)
        var moved = base
        moved.transaction.animation = .linear
        base.wrappedValue.x = 2
        #expect(log.animations == [nil])
        #expect(base.transaction.animation == nil)
    }
}
