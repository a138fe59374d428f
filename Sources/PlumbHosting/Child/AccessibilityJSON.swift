import Foundation
import PlumbCore
import PlumbRendering

/// The JSON of `plumb layout --accessibility` (Docs/Accessibility.md): what an element does not have is left out.
enum AccessibilityJSON {
    /// `{"size": [w, h], "elements": [...]}`.
    @MainActor static func object(_ host: ViewHost) -> String {
        let size = host.layout().size
        return object([
            ("size", array([size.width, size.height])),
            ("elements", list(host.accessibilityTree().map(element))),
        ])
    }

    private static func element(_ node: AccessibilityNode) -> String {
        var members: [(String, String)] = []
        func add(_ name: String, _ text: String?) { if let text { members.append((name, LayoutJSON.quoted(text))) } }
        add("label", node.label)
        add("value", node.value)
        add("hint", node.hint)
        add("identifier", node.identifier)
        if !node.traits.isEmpty { members.append(("traits", strings(node.traits.names))) }
        let frame = node.frame
        members.append(("frame", array([frame.minX, frame.minY, frame.width, frame.height])))
        if !node.actions.isEmpty { members.append(("actions", strings(node.actions))) }
        if node.isFocused { members.append(("focused", "true")) }
        if !node.isEnabled { members.append(("enabled", "false")) }
        add("text", node.text)
        if let number = node.number { members.append(("number", LayoutJSON.number(number))) }
        if let range = node.range { members.append(("range", array([range.lowerBound, range.upperBound]))) }
        addDetails(node.details, &members)
        if node.details.isGroup { members.append(("elements", list(node.children.map(element)))) }
        return object(members)
    }

    private static func addDetails(_ details: AccessibilityDetails, _ members: inout [(String, String)]) {
        func add(_ name: String, _ text: String?) { if let text { members.append((name, LayoutJSON.quoted(text))) } }
        if details.field?.isSecure == true { members.append(("secure", "true")) }
        add("placeholder", details.placeholder)
        if let requests = details.field?.requests, !requests.isEmpty {
            members.append(("keyboard", object(requests.map { ($0.name, LayoutJSON.quoted($0.value)) })))
        }
        if !details.inputLabels.isEmpty { members.append(("inputLabels", strings(details.inputLabels))) }
        if let level = details.headingLevel { members.append(("headingLevel", "\(level)")) }
        if let point = details.activationPoint { members.append(("activationPoint", array([point.x, point.y]))) }
        if !details.customContent.isEmpty {
            members.append(
                (
                    "customContent",
                    list(
                        details.customContent.map {
                            object([
                                ("label", LayoutJSON.quoted($0.label)), ("value", LayoutJSON.quoted($0.value)),
                                ("important", "\($0.isImportant)"),
                            ])
                        })
                ))
        }
        add("textContentType", details.textContentType)
        if let responds = details.respondsToUserInteraction {
            members.append(("respondsToUserInteraction", "\(responds)"))
        }
        if details.allowsDirectTouch { members.append(("directTouch", "true")) }
        if !details.directTouchOptions.isEmpty {
            members.append(("directTouchOptions", strings(details.directTouchOptions)))
        }
        for (name, places) in [("dragPoints", details.dragPoints), ("dropPoints", details.dropPoints)]
        where !places.isEmpty {
            let all = places.map {
                object([
                    ("point", array([$0.point.x, $0.point.y])), ("description", LayoutJSON.quoted($0.description)),
                ])
            }
            members.append((name, list(all)))
        }
        if !details.rotors.isEmpty {
            let all = details.rotors.map {
                object([("label", LayoutJSON.quoted($0.label)), ("entries", strings($0.entries))])
            }
            members.append(("rotors", list(all)))
        }
        if details.sortPriority != 0 { members.append(("sortPriority", LayoutJSON.number(details.sortPriority))) }
        add("linkedGroup", details.linkedGroup)
        add("largeContent", details.largeContent)
        if !details.speech.isEmpty { members.append(("speech", strings(details.speech))) }
    }

    private static func object(_ members: [(String, String)]) -> String {
        "{" + members.map { "\"\($0.0)\": \($0.1)" }.joined(separator: ", ") + "}"
    }

    private static func list(_ items: [String]) -> String { "[" + items.joined(separator: ", ") + "]" }
    private static func strings(_ items: [String]) -> String { list(items.map(LayoutJSON.quoted)) }
    private static func array(_ numbers: [CGFloat]) -> String { list(numbers.map(LayoutJSON.number)) }
}
