import PlumbCore

/// What a view of a random tree is. Each family says how its kinds are made and how they are written down.
package enum SpecimenKind: Hashable, Sendable {
    case leaf(LeafKind)
    case list(ListKind)
    case screen(ScreenKind)
    case modifier(ModifierKind)
    case hostile(HostileKind)

    /// What a kind does with its children.
    package enum Shape: Sendable {
        /// Has none.
        case leaf
        /// Contains them.
        case list
        /// Applies to each of them.
        case modifier
        /// The first one is what the others are put on.
        case layered
    }

    var shape: Shape {
        switch self {
        case .leaf: .leaf
        case .list, .screen: .list
        case .modifier(let kind): kind.specimen.shape
        case .hostile(let kind): kind.shape
        }
    }

    /// All but the hostile ones. A leaf turns up twice as often as a modifier that only draws, a container three times.
    static let friendly: [SpecimenKind] =
        repeated(LeafKind.allCases.map(SpecimenKind.leaf), 2) + repeated(ListKind.allCases.map(SpecimenKind.list), 3)
        + repeated(ScreenKind.allCases.map(SpecimenKind.screen), 3)
        + ModifierKind.all.flatMap { repeated([.modifier($0)], $0.specimen.weight) }

    static let leaves = LeafKind.allCases.map(SpecimenKind.leaf)

    /// Hostile ones are as frequent as the others together.
    static let all: [SpecimenKind] =
        friendly
        + repeated(HostileKind.allCases.map(SpecimenKind.hostile), friendly.count / HostileKind.allCases.count)

    private static func repeated(_ kinds: [SpecimenKind], _ times: Int) -> [SpecimenKind] {
        (0..<times).flatMap { _ in kinds }
    }

    /// What laws must know of it.
    var traits: SpecimenTraits {
        switch self {
        case .leaf(.toggle), .leaf(.presenter), .list(.disclosure), .screen(.stack), .screen(.tabs):
            .state
        case .modifier(let kind): kind.specimen.traits
        default: []
        }
    }
}

/// A family of kinds.
protocol SpecimenFamily {
    /// - Parameters:
    ///   - content: the children; of a layered kind, the first.
    ///   - others: of a layered kind, the other children.
    @MainActor func view<C: View, D: View>(
        _ specimen: Specimen, _ content: C, _ others: D, in world: SpecimenWorld
    ) -> AnyView

    /// The view as users write it, without its content.
    @MainActor func code(_ specimen: Specimen) -> String
}

extension SpecimenKind: SpecimenFamily {
    private var family: any SpecimenFamily {
        switch self {
        case .leaf(let kind): kind
        case .list(let kind): kind
        case .screen(let kind): kind
        case .modifier(let kind): kind
        case .hostile(let kind): kind
        }
    }

    @MainActor func view<C: View, D: View>(
        _ specimen: Specimen, _ content: C, _ others: D, in world: SpecimenWorld
    ) -> AnyView { family.view(specimen, content, others, in: world) }

    @MainActor func code(_ specimen: Specimen) -> String { family.code(specimen) }
}
