import PlumbLayout

/// A view among those that a container was given: what it is inside is not known. It can be shown as often as wanted.
public struct Subview: Identifiable {
    /// Tells a view of a container from the others.
    public struct ID: Hashable {
        let member: Member.ID
    }

    let member: Member

    /// What tells the view from the others.
    public var id: ID { ID(member: member.id) }
    /// What the view carries for the container.
    public var containerValues: ContainerValues { member.containerValues }
}

extension Subview: View {
    /// What is shown.
    public var body: some View { member.view }
}

/// The views that a container was given, in order. As a view it is all of them.
public struct SubviewsCollection: RandomAccessCollection {
    /// What it holds.
    public typealias Element = Subview
    /// Positions are numbers.
    public typealias Index = Int
    /// Some in a row.
    public typealias SubSequence = SubviewsCollectionSlice

    let subviews: [Subview]

    init(_ members: some Sequence<Member>) { subviews = members.map { Subview(member: $0) } }

    /// The position of the first.
    public var startIndex: Int { 0 }
    /// The position behind the last.
    public var endIndex: Int { subviews.count }
    /// The one at a position.
    public subscript(index: Int) -> Subview { subviews[index] }
    /// Those at some positions in a row.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }
}

extension SubviewsCollection: View {
    /// What is shown.
    public var body: some View { ForEach(subviews) { $0 } }
}

/// Some views in a row of those that a container was given.
public struct SubviewsCollectionSlice: RandomAccessCollection {
    /// What it holds.
    public typealias Element = Subview
    /// Positions are numbers.
    public typealias Index = Int
    /// Some in a row.
    public typealias SubSequence = SubviewsCollectionSlice

    let subviews: ArraySlice<Subview>

    /// The position of the first.
    public var startIndex: Int { subviews.startIndex }
    /// The position behind the last.
    public var endIndex: Int { subviews.endIndex }
    /// The one at a position.
    public subscript(index: Int) -> Subview { subviews[index] }
    /// Those at some positions in a row.
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice {
        SubviewsCollectionSlice(subviews: subviews[bounds])
    }
}

extension SubviewsCollectionSlice: View {
    /// What is shown.
    public var body: some View { ForEach(subviews) { $0 } }
}

/// A section among those that a container was given. Views outside of any that follow each other are a section without
/// header and footer.
public struct SectionConfiguration: Identifiable {
    /// Tells a section from the others.
    public struct ID: Hashable {
        let node: NodeID
        /// The first of views outside of any section.
        let first: Member.ID?
    }

    /// What tells the section from the others.
    public let id: ID
    /// What stands above the views.
    public let header: SubviewsCollection
    /// The views.
    public let content: SubviewsCollection
    /// What stands below the views.
    public let footer: SubviewsCollection
    /// What the section carries for the container: what its first view does.
    public var containerValues: ContainerValues {
        (content.first ?? header.first ?? footer.first)?.containerValues ?? ContainerValues()
    }
}

/// The sections that a container was given, in order.
public struct SectionCollection: RandomAccessCollection {
    /// What it holds.
    public typealias Element = SectionConfiguration
    /// Positions are numbers.
    public typealias Index = Int

    private let sections: [SectionConfiguration]

    init(_ members: [Member]) {
        var groups: [ArraySlice<Member>] = []
        for (index, member) in members.enumerated() {
            if let last = groups.last, last.last?.place.isBeside(member.place) == true {
                groups[groups.count - 1] = members[last.startIndex...index]
            } else {
                groups.append(members[index...index])
            }
        }
        sections = groups.map { group in
            func part(_ role: SectionMember.Role) -> SubviewsCollection {
                SubviewsCollection(group.filter { $0.place.role == role })
            }
            let node = group.first?.place.section ?? .none
            return SectionConfiguration(
                id: SectionConfiguration.ID(node: node, first: node < 0 ? group.first?.id : nil),
                header: part(.header), content: part(.row), footer: part(.footer))
        }
    }

    /// The position of the first.
    public var startIndex: Int { 0 }
    /// The position behind the last.
    public var endIndex: Int { sections.count }
    /// The one at a position.
    public subscript(index: Int) -> SectionConfiguration { sections[index] }
}

/// Views made of the views of a container, all at once.
public struct GroupElementsOfContent<Subviews: View, Content: View>: PrimitiveView {
    let subviews: Subviews
    let transform: (SubviewsCollection) -> Content

    @MainActor public static var arity: Arity { Content.arity }

    @MainActor public static func makeNodes(of view: GroupElementsOfContent, in builder: GraphBuilder) {
        builder.add(MemberReader(view.subviews) { view.transform(SubviewsCollection($0)) })
    }
}

/// Views made of the sections of a container, all at once.
public struct GroupSectionsOfContent<Sections: View, Content: View>: PrimitiveView {
    let sections: Sections
    let transform: (SectionCollection) -> Content

    @MainActor public static var arity: Arity { Content.arity }

    @MainActor public static func makeNodes(of view: GroupSectionsOfContent, in builder: GraphBuilder) {
        builder.add(MemberReader(view.sections) { view.transform(SectionCollection($0)) })
    }
}

extension Group {
    /// Views made of all views of a container at once: a card for the first, rows for the rest.
    ///
    /// The views that a container would get are found as by any container: lists in lists are taken apart, a view of
    /// one's own is one. Adds nothing to size and place: what is made are members of what is around the group.
    /// - Parameter transform: makes the views.
    public init<Base: View, Result: View>(
        subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> {
        content = GroupElementsOfContent(subviews: view, transform: transform)
    }

    /// Views made of all sections of a container at once.
    ///
    /// - Parameter transform: makes the views.
    public init<Base: View, Result: View>(
        sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> {
        content = GroupSectionsOfContent(sections: view, transform: transform)
    }
}

/// Adds the views of a `ForEach` over what is found while views are made.
class ForEachMembers {
    @MainActor func add(to builder: GraphBuilder) {}
}

private final class ForEachSubview<Base: View, Content: View>: ForEachMembers {
    let base: Base
    let content: (Subview) -> Content

    init(_ base: Base, content: @escaping (Subview) -> Content) {
        self.base = base
        self.content = content
    }

    @MainActor override func add(to builder: GraphBuilder) {
        builder.add(MemberReader(base) { ForEach(SubviewsCollection($0), content: self.content) })
    }
}

private final class ForEachSection<Base: View, Content: View>: ForEachMembers {
    let base: Base
    let content: (SectionConfiguration) -> Content

    init(_ base: Base, content: @escaping (SectionConfiguration) -> Content) {
        self.base = base
        self.content = content
    }

    @MainActor override func add(to builder: GraphBuilder) {
        builder.add(MemberReader(base) { ForEach(SectionCollection($0), content: self.content) })
    }
}

/// The views of a container, for a `ForEach`: it finds them while it makes views, and has none before.
public struct ForEachSubviewCollection<Content: View>: RandomAccessCollection {
    /// What it holds.
    public typealias Element = Subview
    /// Positions are numbers.
    public typealias Index = Int
    /// The position of the first.
    public var startIndex: Int { 0 }
    /// The position behind the last.
    public var endIndex: Int { 0 }
    /// The one at a position.
    public subscript(index: Int) -> Subview { preconditionFailure("there is no view \(index) in an empty collection") }
}

/// The sections of a container, for a `ForEach`: it finds them while it makes views, and has none before.
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
    /// What it holds.
    public typealias Element = SectionConfiguration
    /// Positions are numbers.
    public typealias Index = Int
    /// The position of the first.
    public var startIndex: Int { 0 }
    /// The position behind the last.
    public var endIndex: Int { 0 }
    /// The one at a position.
    public subscript(index: Int) -> SectionConfiguration {
        preconditionFailure("there is no section \(index) in an empty collection")
    }
}

extension ForEach where Content: View {
    /// A view for each view of a container.
    ///
    /// - Parameter content: is given a view, and makes what stands for it.
    public init<V: View>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content)
    where Data == ForEachSubviewCollection<Content>, ID == Subview.ID {
        self.init(
            data: ForEachSubviewCollection(), content: content, id: \.id,
            members: ForEachSubview(view, content: content))
    }

    /// A view for each section of a container.
    ///
    /// - Parameter content: is given a section, and makes what stands for it.
    public init<V: View>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content)
    where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID {
        self.init(
            data: ForEachSectionCollection(), content: content, id: \.id,
            members: ForEachSection(view, content: content))
    }
}
