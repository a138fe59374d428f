/// A view that is nothing but an arrangement of others, which a container takes apart that has one of its own.
@MainActor
package protocol ViewParts {
    /// The views that it arranges.
    var parts: AnyView { get }
}

extension HStack: ViewParts {
    package var parts: AnyView { AnyView(content) }
}

extension VStack: ViewParts {
    package var parts: AnyView { AnyView(content) }
}
