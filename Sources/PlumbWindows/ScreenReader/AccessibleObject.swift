import Foundation
import PlumbCore

/// What a screen reader wants done. The window does it between two pictures.
enum AccessibleDeed: Equatable, Sendable {
    /// One of the element's actions, or "focus".
    case perform(String, UInt64)
    case setNumber(Double, UInt64)
    /// Puts a text in the place of characters, or of everything.
    case replace(Range<Int>?, String, UInt64)
    case select(Range<Int>, UInt64)
}

/// The answer to a call.
enum AccessibleAnswer: Equatable, Sendable {
    case values([BusValue])
    /// Whether it could be done is the answer.
    case deed(AccessibleDeed)
}

/// Who the program is on the bus.
struct AccessibleContext: Sendable {
    /// The name of the connection.
    var bus: String
    /// What stands above the application, as the registry says.
    var desktop: BusValue
    /// The number that the registry gives.
    var number: Int32 = 0

    func reference(_ id: AccessibleID) -> BusValue { .tuple([.string(bus), .path(id.path)]) }
}

/// An object as it answers calls. Everything comes from the tree: what the window shows now is nobody's business here.
struct AccessibleObject {
    let id: AccessibleID
    let tree: AccessibleTree
    let context: AccessibleContext
    /// Nil for the application and the window.
    let element: AccessibleElement?

    /// Nil where the object is not there any more.
    init?(_ id: AccessibleID, in tree: AccessibleTree, _ context: AccessibleContext) {
        self.id = id
        self.tree = tree
        self.context = context
        if case .element(let key) = id {
            guard let found = tree.elements[key] else { return nil }
            element = found
        } else {
            element = nil
        }
    }

    static let prefix = "org.a11y.atspi."

    // MARK: Calls

    func answer(_ interface: String, _ member: String, _ body: [BusValue]) throws(BusError) -> AccessibleAnswer {
        switch interface {
        case "org.freedesktop.DBus.Properties": return try properties(member, body)
        case "org.freedesktop.DBus.Introspectable" where member == "Introspect":
            return .values([.string(introspection)])
        default: break
        }
        guard interfaces.contains(interface) else { throw .unknownMethod("\(interface).\(member)") }
        let answer: AccessibleAnswer? =
            switch interface.dropFirst(Self.prefix.count) {
            case "Accessible": accessible(member, body)
            case "Application": application(member)
            case "Component": component(member, body)
            case "Action": try action(member, body)
            case "Text": text(member, body)
            case "EditableText": try editableText(member, body)
            default: nil
            }
        guard let answer else { throw .unknownMethod("\(interface).\(member)") }
        return answer
    }

    private func properties(_ member: String, _ body: [BusValue]) throws(BusError) -> AccessibleAnswer {
        guard let interface = body.first?.text else { throw .invalid("which interface is meant?") }
        let known = interfaces.contains(interface) ? properties(of: interface) : [:]
        switch member {
        case "Get":
            let name = body.count > 1 ? body[1].text ?? "" : ""
            guard let value = known[name] else { throw .invalid("the element has no \(interface).\(name)") }
            return .values([.variant(value)])
        case "GetAll":
            let entries = known.sorted { $0.key < $1.key }.map {
                BusValue.entry(.string($0.key), .variant($0.value))
            }
            return .values([.array("{sv}", entries)])
        case "Set":
            guard interface == Self.prefix + "Value", body.count > 2, body[1].text == "CurrentValue" else {
                throw .invalid("\(interface) has nothing that can be set")
            }
            // What can't be set stays as it is. An error would end the asking program: libatspi 2.46 does not survive
            // it.
            guard
                let number = body[2].real, number.isFinite, case .element(let key) = id, let element, element.hasNumber,
                element.node.isEnabled, element.role != .progressBar
            else { return .values([]) }
            return .deed(.setNumber(number, key))
        default: throw .unknownMethod(member)
        }
    }

    private func properties(of interface: String) -> [String: BusValue] {
        switch interface.dropFirst(Self.prefix.count) {
        case "Accessible":
            [
                "Name": .string(name), "Description": .string(element?.description ?? ""), "Parent": parent,
                "ChildCount": .int32(Int32(clamping: children.count)), "Locale": .string(Self.locale),
                "AccessibleId": .string(element?.node.identifier ?? ""),
                "HelpText": .string(element?.node.hint ?? ""),
            ]
        case "Application":
            [
                "ToolkitName": .string("Plumb"), "Version": .string("1"), "ToolkitVersion": .string("1"),
                "AtspiVersion": .string("2.1"), "InterfaceVersion": .uint32(1), "Id": .int32(context.number),
            ]
        case "Action": ["NActions": .int32(Int32(clamping: element?.node.actions.count ?? 0))]
        case "Value": numbers
        case "Text":
            [
                "CharacterCount": .int32(Int32(clamping: words.scalars.count)),
                "CaretOffset": .int32(Int32(clamping: words.selection.upperBound)),
            ]
        default: [:]
        }
    }

    // MARK: Accessible

    var interfaces: [String] {
        var names = ["Accessible"]
        switch id {
        case .application: names.append("Application")
        default: names.append("Component")
        }
        if let element {
            if !element.node.actions.isEmpty { names.append("Action") }
            if element.hasNumber { names.append("Value") }
            if element.text != nil { names.append("Text") }
            if element.states.contains(.editable) { names.append("EditableText") }
        }
        return names.map { Self.prefix + $0 }
    }

    var name: String {
        switch id {
        case .application: tree.window.program
        case .window: tree.window.title
        default: element?.name ?? ""
        }
    }

    var role: AccessibleRole {
        switch id {
        case .application: .application
        case .window: .frame
        default: element?.role ?? .label
        }
    }

    var states: AccessibleStates {
        if let element { return element.states }
        var states = AccessibleStates([.enabled, .sensitive])
        if id == .window {
            states.insert(.resizable)
            for state in [.visible, .showing] as [AccessibleStates.State] where !tree.window.isHidden {
                states.insert(state)
            }
            if tree.window.isActive { states.insert(.active) }
            if tree.window.isHidden { states.insert(.iconified) }
        }
        return states
    }

    var children: [AccessibleID] { tree.children(of: id) }

    var parent: BusValue {
        switch id {
        case .application: context.desktop
        case .window: context.reference(.application)
        default: context.reference(element?.parent ?? .null)
        }
    }

    private var index: Int {
        switch id {
        case .application: -1
        case .window: 0
        default: element?.index ?? -1
        }
    }

    /// The language of the words is the views'; that of the process is what the desktop speaks.
    private static let locale =
        ["LC_ALL", "LC_MESSAGES", "LANG"].lazy.compactMap { ProcessInfo.processInfo.environment[$0] }
        .first { !$0.isEmpty }.map { String($0.prefix { $0 != "." }) } ?? "C"

    private func accessible(_ member: String, _ body: [BusValue]) -> AccessibleAnswer? {
        switch member {
        case "GetChildAtIndex":
            let index = body.first?.number ?? -1
            return .values([context.reference(children.indices.contains(index) ? children[index] : .null)])
        case "GetChildren": return .values([.array("(so)", children.map(context.reference))])
        case "GetIndexInParent": return .values([.int32(Int32(clamping: index))])
        case "GetRelationSet": return .values([.array("(ua(so))", [])])
        case "GetRole": return .values([.uint32(role.rawValue)])
        case "GetRoleName", "GetLocalizedRoleName": return .values([.string(role.name)])
        case "GetState": return .values([states.value])
        case "GetAttributes": return .values([.table(element?.attributes ?? ["toolkit": "Plumb"])])
        case "GetApplication": return .values([context.reference(.application)])
        case "GetInterfaces": return .values([.strings(interfaces)])
        default: return nil
        }
    }

    private func application(_ member: String) -> AccessibleAnswer? {
        switch member {
        case "GetLocale": .values([.string(Self.locale)])
        default: nil
        }
    }

    /// What `Cache.GetItems` says of the object.
    var item: BusValue {
        .tuple([
            context.reference(id), context.reference(.application), parent, .int32(Int32(clamping: index)),
            .int32(Int32(clamping: children.count)), .strings(interfaces), .string(name), .uint32(role.rawValue),
            .string(element?.description ?? ""), states.value,
        ])
    }

    private var introspection: String {
        let names = interfaces.map { "<interface name=\"\($0)\"/>" }.joined()
        let nodes = children.map { "<node name=\"\($0.path.split(separator: "/").last ?? "")\"/>" }.joined()
        return "<node>\(names)\(id == .application ? nodes : "")</node>"
    }
}
