import Foundation
import PlumbCore

/// What can be done with an element, and the number that it holds.
extension AccessibleObject {
    private var actions: [String] { element?.node.actions ?? [] }

    /// The words for a person: those that a developer gave, or what SwiftUI's names say.
    private static func words(for action: String) -> String {
        switch action {
        case "activate": "Activate"
        case "increment": "Increase"
        case "decrement": "Decrease"
        case "escape": "Go back"
        case "magicTap": "Do what it is for"
        case "delete": "Delete"
        case "showMenu": "Show the menu"
        case "scrollUp": "Scroll up"
        case "scrollDown": "Scroll down"
        case "scrollLeft": "Scroll left"
        case "scrollRight": "Scroll right"
        case "zoomIn": "Zoom in"
        case "zoomOut": "Zoom out"
        default: action
        }
    }

    func action(_ member: String, _ body: [BusValue]) throws(BusError) -> AccessibleAnswer? {
        switch member {
        case "GetActions":
            let all = actions.map {
                BusValue.tuple([.string($0), .string(Self.words(for: $0)), .string("")])
            }
            return .values([.array("(sss)", all)])
        case "GetName": return .values([.string(try name(body))])
        case "GetLocalizedName", "GetDescription": return .values([.string(Self.words(for: try name(body)))])
        case "GetKeyBinding":
            _ = try name(body)
            return .values([.string("")])
        case "DoAction":
            guard let index = body.first?.number, actions.indices.contains(index), case .element(let key) = id,
                element?.node.isEnabled == true
            else { return .values([.bool(false)]) }
            return .deed(.perform(actions[index], key))
        default: return nil
        }
    }

    private func name(_ body: [BusValue]) throws(BusError) -> String {
        guard let index = body.first?.number, actions.indices.contains(index) else {
            throw .invalid("the element has \(actions.count) actions, counted from 0")
        }
        return actions[index]
    }

    /// The properties of the Value interface.
    var numbers: [String: BusValue] {
        let range = element?.node.range ?? 0...0
        let number = element?.node.number ?? 0
        return [
            "MinimumValue": .double(range.lowerBound), "MaximumValue": .double(range.upperBound),
            // Not known beforehand.
            "MinimumIncrement": .double(0), "CurrentValue": .double(number),
            "Text": .string(element?.node.value ?? ""),
        ]
    }
}
