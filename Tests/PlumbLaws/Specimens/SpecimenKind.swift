import PlumbCore

/// What a view of a random tree is. Each family says how its kinds are made and how they are written down.
package enum SpecimenKind: Hashable, Sendable {
    case leaf(LeafKind)
    case list(ListKind)
    case modifier(ModifierKind)
    case layered(LayeredKind)
    case hostile(HostileKind)

    /// What a kind does with its children.
    enum Shape {
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
        case .list: .list
        case .modifier: .modifier
        case .layered: .layered
        case .hostile(let kind): kind.shape
        }
    }

    /// All but the hostile ones.
    static let friendly: [SpecimenKind] =
        LeafKind.allCases.map(SpecimenKind.leaf) + ListKind.allCases.map(SpecimenKind.list)
        + ModifierKind.allCases.map(SpecimenKind.modifier) + LayeredKind.allCases.map(SpecimenKind.layered)

    static let leaves = LeafKind.allCases.map(SpecimenKind.leaf)

    /// Hostile ones are as frequent as the others together.
    static let all: [SpecimenKind] =
        friendly
        + (0..<4).flatMap { _ in HostileKind.allCases.map(SpecimenKind.hostile) }

    var hasState: Bool {
        self == .leaf(.toggle) || self == .list(.disclosure) || self == .modifier(.switched)
            || self == .modifier(.dressed)
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
    func code(_ specimen: Specimen) -> String
}

extension SpecimenKind: SpecimenFamily {
    private var family: any SpecimenFamily {
        switch self {
        case .leaf(let kind): kind
        case .list(let kind): kind
        case .modifier(let kind): kind
        case .layered(let kind): kind
        case .hostile(let kind): kind
        }
    }

    func view<C: View, D: View>(
        _ specimen: Specimen, _ content: C, _ others: D, in world: SpecimenWorld
    ) -> AnyView { family.view(specimen, content, others, in: world) }

    func code(_ specimen: Specimen) -> String { family.code(specimen) }
}
