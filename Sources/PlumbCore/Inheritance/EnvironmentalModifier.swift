/// A modifier that becomes another one, which depends on the environment where it is applied.
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    /// The modifier that it becomes.
    associatedtype ResolvedModifier: ViewModifier

    /// The modifier that is applied in its place.
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}

extension EnvironmentalModifier {
    public func body(content: Content) -> Never { primitiveBody(Self.self) }

    public static func makeNodes<C: View>(of modifier: Self, content: C, in builder: GraphBuilder) {
        builder.add(content.modifier(modifier.resolve(in: builder.values)))
    }

    public static func arity<C: View>(of content: C.Type) -> Arity { ResolvedModifier.arity(of: content) }
}
