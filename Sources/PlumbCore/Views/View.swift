import Foundation

/// A part of a user interface.
@MainActor @preconcurrency
public protocol View {
    /// The type of `body`. The compiler infers it.
    associatedtype Body: View

    /// What the view consists of.
    @ViewBuilder var body: Body { get }

    /// Makes or updates the nodes of a view: every view that has no body does it itself; a view with a body needs
    /// nothing here.
    static func makeNodes(of view: Self, in builder: GraphBuilder)

    /// How many members the view gives to a container that holds it.
    static var arity: Arity { get }
}

/// How many members a view gives to a container: a `Group` of two gives two.
public enum Arity: Equatable, Sendable {
    /// Always this many, whatever happens.
    case fixed(Int)
    /// Always one, though not always the same (`if … else`).
    case one
    /// One or none (`if` without `else`).
    case optional
    /// It depends.
    case variable

    static func + (a: Arity, b: Arity) -> Arity {
        switch (a, b) {
        case (.fixed(let a), .fixed(let b)): .fixed(a + b)
        case (.fixed(0), let other), (let other, .fixed(0)): other
        default: .variable
        }
    }

    /// Exactly one member at any time: a modifier can wrap it without looking.
    var isSingle: Bool { self == .fixed(1) || self == .one }

    /// Never more than one member: where one view is expected, it needs no container around it.
    var isAtMostOne: Bool { isSingle || self == .optional || self == .fixed(0) }
}

extension View {
    public static func makeNodes(of view: Self, in builder: GraphBuilder) { builder.addComposed(view) }

    public static var arity: Arity { ArityRecursion.measure { Body.arity } }
}

/// Views whose bodies are each other have no arity; the question must still end.
@MainActor
private enum ArityRecursion {
    static var depth = 0

    static func measure(_ arity: () -> Arity) -> Arity {
        guard depth < 256 else { return .variable }
        depth += 1
        defer { depth -= 1 }
        return arity()
    }
}

extension Never: View {
    nonisolated public var body: Never { self }
    public static var arity: Arity { .fixed(0) }
    public static func makeNodes(of view: Never, in builder: GraphBuilder) {}
}

/// A view without a body of its own.
nonisolated public protocol PrimitiveView: View where Body == Never {}

extension PrimitiveView {
    @MainActor public var body: Never { primitiveBody(Self.self) }
    @MainActor public static var arity: Arity { .fixed(1) }
}

/// Nobody evaluates a primitive's body; a call by a user is a mistake that can only be named.
func primitiveBody<T>(_ type: T.Type) -> Never {
    fatalError("body of \(T.self) can't be called: \(T.self) is drawn by Plumb itself and has no body")
}
