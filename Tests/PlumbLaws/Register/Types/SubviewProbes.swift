import Foundation
import PlumbCore

/// The views and sections of containers, and what they carry.
enum SubviewProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        groups(&probes)
        subviews(&probes)
        values(&probes)
        elements(&probes)
    }

    @MainActor private static func groups(_ probes: inout SignatureProbes) {
        probes.row(
            "Group",
            "init<Base, Result>(subviews view: Base, @ViewBuilder transform: @escaping (SubviewsCollection) -> Result) "
                + "where Content == GroupElementsOfContent<Base, Result>, Base : View, Result : View"
        ) { c in
            c.show(Group(subviews: c.view) { subviews in subviews })
        }
        probes.row(
            "Group",
            "init<Base, Result>(sections view: Base, @ViewBuilder transform: @escaping (SectionCollection) -> Result) "
                + "where Content == GroupSectionsOfContent<Base, Result>, Base : View, Result : View"
        ) { c in
            c.show(Group(sections: c.view) { sections in ForEach(sections) { $0.content } })
        }
        probes.row(
            "ForEach",
            "init<V>(subviews view: V, @ViewBuilder content: @escaping (Subview) -> Content) where Data == "
                + "ForEachSubviewCollection<Content>, ID == Subview.ID, Content : View, V : View"
        ) { c in
            c.show(ForEach(subviews: c.view) { $0 })
        }
        probes.row(
            "ForEach",
            "init<V>(sections view: V, @ViewBuilder content: @escaping (SectionConfiguration) -> Content) where Data == "
                + "ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content : View, V : View"
        ) { c in
            c.show(ForEach(sections: c.view) { $0.header })
        }
    }

    @MainActor private static func subviews(_ probes: inout SignatureProbes) {
        probes.row("Subview", "var containerValues: ContainerValues { get }") { c in
            c.show(ForEach(subviews: c.view) { Text(verbatim: "\($0.containerValues.probe)") })
        }
        probes.row("Subview", "var id: Subview.ID { get }") { c in
            c.show(ForEach(subviews: c.view) { Text(verbatim: "\($0.id)") })
        }
        probes.row("SubviewsCollection", "SubviewsCollection : RandomAccessCollection, View") { c in
            c.show(Group(subviews: c.view) { subviews in VStack { subviews[0..<subviews.count] } })
        }
        probes.row("SubviewsCollectionSlice", "SubviewsCollectionSlice : RandomAccessCollection, View") { c in
            c.show(Group(subviews: c.view) { subviews in subviews.prefix(1) })
        }
        for (name, use) in [
            ("header", \SectionConfiguration.header), ("content", \.content), ("footer", \.footer),
        ] {
            probes.row("SectionConfiguration", "var \(name): SubviewsCollection { get }") { c in
                c.show(ForEach(sections: c.view) { $0[keyPath: use] })
            }
        }
        probes.row("SectionConfiguration", "var containerValues: ContainerValues { get }") { c in
            c.show(ForEach(sections: c.view) { Text(verbatim: "\($0.containerValues.probe)") })
        }
    }

    @MainActor private static func values(_ probes: inout SignatureProbes) {
        probes.row("ContainerValueKey", "static var defaultValue: Self.Value { get }") { _ in
            _ = ProbeContainerValue.defaultValue
        }
        probes.row(
            "ContainerValues", "subscript<Key>(key: Key.Type) -> Key.Value where Key : ContainerValueKey { get set }"
        ) { c in
            var values = c.subviews[0].containerValues
            values[ProbeContainerValue.self] += 1
        }
        probes.row("ContainerValues", "func hasTag<V>(_ tag: V) -> Bool where V : Hashable") { c in
            _ = c.subviews[0].containerValues.hasTag(1)
        }
        probes.row("ContainerValues", "func tag<V>(for type: V.Type) -> V? where V : Hashable") { c in
            _ = c.subviews[0].containerValues.tag(for: Int.self)
        }
        probes.row("LayoutSubview", "var containerValues: ContainerValues { get }") { c in
            _ = c.subviews[0].containerValues
        }
    }

    @MainActor private static func elements(_ probes: inout SignatureProbes) {
        probes.row("MutableCollection", "mutating func move(fromOffsets source: IndexSet, toOffset destination: Int)") {
            _ in
            var numbers = [1, 2, 3]
            numbers.move(fromOffsets: [0], toOffset: 3)
        }
        probes.row(
            "RangeReplaceableCollection",
            "mutating func remove(atOffsets offsets: IndexSet) where Self : MutableCollection"
        ) { _ in
            var numbers = [1, 2, 3]
            numbers.remove(atOffsets: [0])
        }
    }
}
