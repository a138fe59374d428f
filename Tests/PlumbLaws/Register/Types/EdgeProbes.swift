import Foundation
import PlumbCore

/// Axes and edges.
enum EdgeProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        probes.row("Axis", "case horizontal") { _ in
            _ = Axis.horizontal
        }
        probes.row("Axis", "case vertical") { _ in
            _ = Axis.vertical
        }
        probes.row("Axis", "init?(rawValue: Int8)") { _ in
            _ = Axis(rawValue: 0)
        }
        probes.row("Axis", "static var allCases: [Axis] { get }") { _ in
            let value: [Axis] = Axis.allCases
            _ = value
        }
        probes.row("Axis", "struct Set : OptionSet") { _ in
            _ = Axis.Set.self
        }
        probes.row("Axis", "typealias AllCases = [Axis]") { _ in
            _ = Axis.AllCases.self
        }
        probes.row("Axis", "typealias RawValue = Int8") { _ in
            _ = Axis.RawValue.self
        }
        probes.row("Axis", "var description: String { get }") { _ in
            _ = Axis.vertical.description
        }
        probes.row("Axis", "var rawValue: Int8 { get }") { _ in
            _ = Axis.vertical.rawValue
        }
        probes.row("Axis", "Axis : CustomStringConvertible") { c in
            c.isDescribed(Axis.self)
        }
        probes.row("Axis", "Axis : Equatable") { c in
            c.isEquatable(Axis.self)
        }
        probes.row("Axis", "Axis : Hashable") { c in
            c.isHashable(Axis.self)
        }
        probes.row("Axis", "Axis : RawRepresentable") { c in
            c.isRaw(Axis.self)
        }
        probes.row("Axis", "Axis : Sendable") { c in
            c.isSendable(Axis.self)
        }
        probes.row("Axis.Set", "init(rawValue: Int8)") { _ in
            _ = Axis.Set(rawValue: 1)
        }
        probes.row("Axis.Set", "let rawValue: Int8") { _ in
            _ = Axis.Set.vertical.rawValue
        }
        probes.row("Axis.Set", "static let horizontal: Axis.Set") { _ in
            let value: Axis.Set = Axis.Set.horizontal
            _ = value
        }
        probes.row("Axis.Set", "static let vertical: Axis.Set") { _ in
            let value: Axis.Set = Axis.Set.vertical
            _ = value
        }
        probes.row("Axis.Set", "typealias ArrayLiteralElement = Axis.Set.Element") { _ in
            _ = Axis.Set.ArrayLiteralElement.self
        }
        probes.row("Axis.Set", "typealias Element = Axis.Set") { _ in
            _ = Axis.Set.Element.self
        }
        probes.row("Axis.Set", "typealias RawValue = Int8") { _ in
            _ = Axis.Set.RawValue.self
        }
        probes.row("Axis.Set", "Axis.Set : Sendable") { c in
            c.isSendable(Axis.Set.self)
        }
        probes.row("Edge", "case bottom") { _ in
            _ = Edge.bottom
        }
        probes.row("Edge", "case leading") { _ in
            _ = Edge.leading
        }
        probes.row("Edge", "case top") { _ in
            _ = Edge.top
        }
        probes.row("Edge", "case trailing") { _ in
            _ = Edge.trailing
        }
        probes.row("Edge", "init?(rawValue: Int8)") { _ in
            _ = Edge(rawValue: 0)
        }
        probes.row("Edge", "static var allCases: [Edge] { get }") { _ in
            let value: [Edge] = Edge.allCases
            _ = value
        }
        probes.row("Edge", "struct Set : OptionSet") { _ in
            _ = Edge.Set.self
        }
        probes.row("Edge", "typealias AllCases = [Edge]") { _ in
            _ = Edge.AllCases.self
        }
        probes.row("Edge", "typealias RawValue = Int8") { _ in
            _ = Edge.RawValue.self
        }
        probes.row("Edge", "var rawValue: Int8 { get }") { _ in
            _ = Edge.top.rawValue
        }
        probes.row("Edge", "Edge : Equatable") { c in
            c.isEquatable(Edge.self)
        }
        probes.row("Edge", "Edge : Hashable") { c in
            c.isHashable(Edge.self)
        }
        probes.row("Edge", "Edge : RawRepresentable") { c in
            c.isRaw(Edge.self)
        }
        probes.row("Edge", "Edge : Sendable") { c in
            c.isSendable(Edge.self)
        }
        probes.row("Edge.Set", "init(_ e: Edge)") { _ in
            _ = Edge.Set(Edge.top)
        }
        probes.row("Edge.Set", "init(rawValue: Int8)") { _ in
            _ = Edge.Set(rawValue: 1)
        }
        probes.row("Edge.Set", "let rawValue: Int8") { _ in
            _ = Edge.Set.top.rawValue
        }
        probes.row("Edge.Set", "static let all: Edge.Set") { _ in
            let value: Edge.Set = Edge.Set.all
            _ = value
        }
        probes.row("Edge.Set", "static let bottom: Edge.Set") { _ in
            let value: Edge.Set = Edge.Set.bottom
            _ = value
        }
        probes.row("Edge.Set", "static let horizontal: Edge.Set") { _ in
            let value: Edge.Set = Edge.Set.horizontal
            _ = value
        }
        probes.row("Edge.Set", "static let leading: Edge.Set") { _ in
            let value: Edge.Set = Edge.Set.leading
            _ = value
        }
        probes.row("Edge.Set", "static let top: Edge.Set") { _ in
            let value: Edge.Set = Edge.Set.top
            _ = value
        }
        probes.row("Edge.Set", "static let trailing: Edge.Set") { _ in
            let value: Edge.Set = Edge.Set.trailing
            _ = value
        }
        probes.row("Edge.Set", "static let vertical: Edge.Set") { _ in
            let value: Edge.Set = Edge.Set.vertical
            _ = value
        }
        probes.row("Edge.Set", "typealias ArrayLiteralElement = Edge.Set.Element") { _ in
            _ = Edge.Set.ArrayLiteralElement.self
        }
        probes.row("Edge.Set", "typealias Element = Edge.Set") { _ in
            _ = Edge.Set.Element.self
        }
        probes.row("Edge.Set", "typealias RawValue = Int8") { _ in
            _ = Edge.Set.RawValue.self
        }
        probes.row("Edge.Set", "Edge.Set : Sendable") { c in
            c.isSendable(Edge.Set.self)
        }
        probes.row("HorizontalEdge", "case leading") { _ in
            _ = HorizontalEdge.leading
        }
        probes.row("HorizontalEdge", "case trailing") { _ in
            _ = HorizontalEdge.trailing
        }
        probes.row("HorizontalEdge", "init?(rawValue: Int8)") { _ in
            _ = HorizontalEdge(rawValue: 0)
        }
        probes.row("HorizontalEdge", "static var allCases: [HorizontalEdge] { get }") { _ in
            let value: [HorizontalEdge] = HorizontalEdge.allCases
            _ = value
        }
        probes.row("HorizontalEdge", "struct Set : OptionSet") { _ in
            _ = HorizontalEdge.Set.self
        }
        probes.row("HorizontalEdge", "typealias AllCases = [HorizontalEdge]") { _ in
            _ = HorizontalEdge.AllCases.self
        }
        probes.row("HorizontalEdge", "typealias RawValue = Int8") { _ in
            _ = HorizontalEdge.RawValue.self
        }
        probes.row("HorizontalEdge", "var rawValue: Int8 { get }") { _ in
            _ = HorizontalEdge.leading.rawValue
        }
        probes.row("HorizontalEdge", "HorizontalEdge : Equatable") { c in
            c.isEquatable(HorizontalEdge.self)
        }
        probes.row("HorizontalEdge", "HorizontalEdge : Hashable") { c in
            c.isHashable(HorizontalEdge.self)
        }
        probes.row("HorizontalEdge", "HorizontalEdge : RawRepresentable") { c in
            c.isRaw(HorizontalEdge.self)
        }
        probes.row("HorizontalEdge", "HorizontalEdge : Sendable") { c in
            c.isSendable(HorizontalEdge.self)
        }
        probes.row("HorizontalEdge.Set", "init(_ edge: HorizontalEdge)") { _ in
            _ = HorizontalEdge.Set(HorizontalEdge.leading)
        }
        probes.row("HorizontalEdge.Set", "init(rawValue: Int8)") { _ in
            _ = HorizontalEdge.Set(rawValue: 1)
        }
        probes.row("HorizontalEdge.Set", "let rawValue: Int8") { _ in
            _ = HorizontalEdge.Set.leading.rawValue
        }
        probes.row("HorizontalEdge.Set", "static let all: HorizontalEdge.Set") { _ in
            let value: HorizontalEdge.Set = HorizontalEdge.Set.all
            _ = value
        }
        probes.row("HorizontalEdge.Set", "static let leading: HorizontalEdge.Set") { _ in
            let value: HorizontalEdge.Set = HorizontalEdge.Set.leading
            _ = value
        }
        probes.row("HorizontalEdge.Set", "static let trailing: HorizontalEdge.Set") { _ in
            let value: HorizontalEdge.Set = HorizontalEdge.Set.trailing
            _ = value
        }
        probes.row("HorizontalEdge.Set", "typealias ArrayLiteralElement = HorizontalEdge.Set.Element") { _ in
            _ = HorizontalEdge.Set.ArrayLiteralElement.self
        }
        probes.row("HorizontalEdge.Set", "typealias Element = HorizontalEdge.Set") { _ in
            _ = HorizontalEdge.Set.Element.self
        }
        probes.row("HorizontalEdge.Set", "typealias RawValue = Int8") { _ in
            _ = HorizontalEdge.Set.RawValue.self
        }
        probes.row("HorizontalEdge.Set", "HorizontalEdge.Set : Sendable") { c in
            c.isSendable(HorizontalEdge.Set.self)
        }
        probes.row("VerticalEdge", "case bottom") { _ in
            _ = VerticalEdge.bottom
        }
        probes.row("VerticalEdge", "case top") { _ in
            _ = VerticalEdge.top
        }
        probes.row("VerticalEdge", "init?(rawValue: Int8)") { _ in
            _ = VerticalEdge(rawValue: 0)
        }
        probes.row("VerticalEdge", "static var allCases: [VerticalEdge] { get }") { _ in
            let value: [VerticalEdge] = VerticalEdge.allCases
            _ = value
        }
        probes.row("VerticalEdge", "struct Set : OptionSet") { _ in
            _ = VerticalEdge.Set.self
        }
        probes.row("VerticalEdge", "typealias AllCases = [VerticalEdge]") { _ in
            _ = VerticalEdge.AllCases.self
        }
        probes.row("VerticalEdge", "typealias RawValue = Int8") { _ in
            _ = VerticalEdge.RawValue.self
        }
        probes.row("VerticalEdge", "var rawValue: Int8 { get }") { _ in
            _ = VerticalEdge.top.rawValue
        }
        probes.row("VerticalEdge", "VerticalEdge : Equatable") { c in
            c.isEquatable(VerticalEdge.self)
        }
        probes.row("VerticalEdge", "VerticalEdge : Hashable") { c in
            c.isHashable(VerticalEdge.self)
        }
        probes.row("VerticalEdge", "VerticalEdge : RawRepresentable") { c in
            c.isRaw(VerticalEdge.self)
        }
        probes.row("VerticalEdge", "VerticalEdge : Sendable") { c in
            c.isSendable(VerticalEdge.self)
        }
        probes.row("VerticalEdge.Set", "init(_ e: VerticalEdge)") { _ in
            _ = VerticalEdge.Set(VerticalEdge.top)
        }
        probes.row("VerticalEdge.Set", "init(rawValue: Int8)") { _ in
            _ = VerticalEdge.Set(rawValue: 1)
        }
        probes.row("VerticalEdge.Set", "let rawValue: Int8") { _ in
            _ = VerticalEdge.Set.top.rawValue
        }
        probes.row("VerticalEdge.Set", "static let all: VerticalEdge.Set") { _ in
            let value: VerticalEdge.Set = VerticalEdge.Set.all
            _ = value
        }
        probes.row("VerticalEdge.Set", "static let bottom: VerticalEdge.Set") { _ in
            let value: VerticalEdge.Set = VerticalEdge.Set.bottom
            _ = value
        }
        probes.row("VerticalEdge.Set", "static let top: VerticalEdge.Set") { _ in
            let value: VerticalEdge.Set = VerticalEdge.Set.top
            _ = value
        }
        probes.row("VerticalEdge.Set", "typealias ArrayLiteralElement = VerticalEdge.Set.Element") { _ in
            _ = VerticalEdge.Set.ArrayLiteralElement.self
        }
        probes.row("VerticalEdge.Set", "typealias Element = VerticalEdge.Set") { _ in
            _ = VerticalEdge.Set.Element.self
        }
        probes.row("VerticalEdge.Set", "typealias RawValue = Int8") { _ in
            _ = VerticalEdge.Set.RawValue.self
        }
        probes.row("VerticalEdge.Set", "VerticalEdge.Set : Sendable") { c in
            c.isSendable(VerticalEdge.Set.self)
        }
    }
}
