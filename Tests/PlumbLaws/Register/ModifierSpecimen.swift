import PlumbCore

/// A modifier in random trees: drawn from the numbers and choices of a specimen, applied to a view, and written down.
package protocol ModifierSpecimen: SendableMetatype {
    static var shape: SpecimenKind.Shape { get }
    static var traits: SpecimenTraits { get }
    /// How often it turns up: 1, and more for what decides about layout.
    static var weight: Int { get }

    /// - Parameters:
    ///   - content: the children; of a layered kind, the first.
    ///   - others: of a layered kind, the other children.
    @MainActor static func show<C: View, D: View>(
        _ content: C, _ others: D, _ s: Specimen, in world: SpecimenWorld
    ) -> Applied
}

extension ModifierSpecimen {
    package static var traits: SpecimenTraits { [] }
    package static var weight: Int { 1 }
}

/// A modifier of each of its children.
protocol AppliedSpecimen: ModifierSpecimen {
    @MainActor static func applied<C: View>(to view: C, _ s: Specimen) -> Applied
}

extension AppliedSpecimen {
    package static var shape: SpecimenKind.Shape { .modifier }

    @MainActor package static func show<C: View, D: View>(
        _ content: C, _ others: D, _ s: Specimen, in world: SpecimenWorld
    ) -> Applied { applied(to: Group { content }, s) }
}

/// A modifier that puts its other children on the first one.
protocol LayeredSpecimen: ModifierSpecimen {
    @MainActor static func layered<C: View, D: View>(on view: C, _ others: D, _ s: Specimen) -> Applied
}

extension LayeredSpecimen {
    package static var shape: SpecimenKind.Shape { .layered }

    @MainActor package static func show<C: View, D: View>(
        _ content: C, _ others: D, _ s: Specimen, in world: SpecimenWorld
    ) -> Applied { layered(on: content, others, s) }
}

/// A modified view, and the modifier as users write it.
@MainActor
package struct Applied {
    let view: AnyView
    private let write: () -> String

    init<V: View>(_ view: V, _ code: @autoclosure @escaping () -> String) {
        self.view = AnyView(view)
        write = code
    }

    var code: String { write() }
}

/// What laws must know of a kind.
package struct SpecimenTraits: OptionSet, Sendable {
    package let rawValue: Int
    package init(rawValue: Int) { self.rawValue = rawValue }

    /// It is the same on both sides of the mirror: a point, an angle, a direction of its own.
    static let sided = SpecimenTraits(rawValue: 1 << 0)
    /// It is for cells of grids.
    static let cell = SpecimenTraits(rawValue: 1 << 1)
    /// It has a state, which laws change.
    static let state = SpecimenTraits(rawValue: 1 << 2)
    /// It follows the size of the container around it.
    static let relative = SpecimenTraits(rawValue: 1 << 3)
    /// What it does depends on what was there before, and is meant to.
    static let remembers = SpecimenTraits(rawValue: 1 << 4)
    /// It is kept of what a stack of screens has shown, as long as other screens cover that.
    static let staysInStack = SpecimenTraits(rawValue: 1 << 6)
    /// It takes the place of kinds that a law is not about.
    static let standIn = SpecimenTraits(rawValue: 1 << 5)
}

/// The kind of view that a modifier of the register is.
package struct ModifierKind: Hashable, Sendable {
    let specimen: any ModifierSpecimen.Type

    init(_ specimen: any ModifierSpecimen.Type) { self.specimen = specimen }

    package static func == (a: ModifierKind, b: ModifierKind) -> Bool {
        ObjectIdentifier(a.specimen) == ObjectIdentifier(b.specimen)
    }
    package func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(specimen)) }

    /// All of the register.
    package static let all: [ModifierKind] = Register.features.flatMap { feature -> [ModifierKind] in
        switch feature.laws {
        case .takesPart(let specimens): specimens.map { ModifierKind($0) }
        case .leftOut: []
        }
    }

    static let cells: [ModifierKind] = all.filter { $0.specimen.traits.contains(.cell) }

    /// What takes the place of kinds that a law is not about.
    static let standIns: [ModifierKind] = all.filter { $0.specimen.traits.contains(.standIn) }
}

extension ModifierKind: SpecimenFamily {
    func view<C: View, D: View>(
        _ specimen: Specimen, _ content: C, _ others: D, in world: SpecimenWorld
    ) -> AnyView { self.specimen.show(content, others, specimen, in: world).view }

    func code(_ specimen: Specimen) -> String {
        self.specimen.show(EmptyView(), EmptyView(), specimen, in: SpecimenWorld()).code
    }
}

extension Specimen {
    func contentMode(_ number: Int) -> Word<ContentMode> { flag(number) ? Word(".fit", .fit) : Word(".fill", .fill) }

    func verticalEdge(_ number: Int) -> Word<VerticalEdge> {
        flag(number) ? Word(".top", .top) : Word(".bottom", .bottom)
    }

    func horizontalEdge(_ number: Int) -> Word<HorizontalEdge> {
        flag(number) ? Word(".leading", .leading) : Word(".trailing", .trailing)
    }

    func color(_ number: Int) -> Word<Color> {
        flag(number) ? Word("Color.green", .green) : Word("Color.red", .red)
    }
}
