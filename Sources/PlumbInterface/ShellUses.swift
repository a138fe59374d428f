import Foundation

/// The uses of the list's rows.
struct ShellUses {
    private let list: ShellList

    init(_ list: ShellList) { self.list = list }

    /// Values of types that the list does not declare.
    private static let samples = [
        "Bool": "true", "Int": "7", "UInt32": "0", "CGFloat": "7", "Double": "7", "Float": "7", "TimeInterval": "7",
        "String": "\"a\"", "CGPoint": "CGPoint(x: 1, y: 2)", "CGSize": "CGSize(width: 1, height: 2)",
        "CGRect": "CGRect(x: 1, y: 2, width: 3, height: 4)",
        "UIEdgeInsets": "UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4)",
        "NSDirectionalEdgeInsets": "NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4)",
        "UIOffset": "UIOffset(horizontal: 1, vertical: 2)", "Selector": "\"a\"", "Any": "1",
        "Date": "Date(timeIntervalSinceReferenceDate: 1)",
        "NSRange": "NSRange(location: 1, length: 2)", "URL": "URL(fileURLWithPath: \"/a\")",
        "CATransform3D": "CATransform3DMakeScale(1, 2, 3)",
        "CGAffineTransform": "CGAffineTransform(scaleX: 1, y: 2)", "CGColor": "UIColor.red.cgColor",
        "CGPath": "UIBezierPath(rect: .zero).cgPath",
        "UIColor": "UIColor.red", "UIFont": "UIFont.systemFont(ofSize: 7)", "UIImage": "UIImage()",
        "UIView": "UIView()",
        "UIViewController": "UIViewController()", "UIEvent": "UIEvent()",
        "NSAttributedString": "NSAttributedString(string: \"a\")",
        "UIUserInterfaceStyle": ".dark", "UIUserInterfaceIdiom": ".phone", "UIRectEdge": ".top",
        "UIKeyboardType": ".default",
        "UITextContentType": ".name", "UITextAutocapitalizationType": ".words", "UIAction": "UIAction { _ in }",
        "UIControl": "UIControl()", "NSLayoutDimension": "UIView().widthAnchor",
    ]

    var text: String {
        var (functions, names, unused): ([String], [String], [String]) = ([], [], [])
        for type in list.rows where type.base == "class" || type.base == "shell" {
            let lines = uses(of: type, &unused)
            if lines.isEmpty { continue }
            functions +=
                ["@MainActor private func use\(names.count)(_ log: ShellLog) {"] + lines.map { "    \($0)" } + [
                    "}", "",
                ]
            names.append(type.fullName)
        }
        return """
            \(list.heading)

            import Foundation
            import PlumbCore

            @testable import PlumbUIKit

            /// Uses of each row of the list, by class.
            @MainActor let shellUses: [(name: String, use: @MainActor (ShellLog) -> Void)] = [
            \(names.enumerated().map { "    (\"\($1)\", use\($0))," }.joined(separator: "\n"))
            ]

            /// Rows that can't be used here: nobody has a value of their types.
            let unusedShells: [String] = \(unused)

            \(functions.joined(separator: "\n"))
            """
    }

    private func uses(of type: ShellRow, _ unused: inout [String]) -> [String] {
        let rows = list.members[type.fullName] ?? []
        var lines: [String] = []
        for row in rows where row.base == "init" && !row.has("private") && !row.has("internal") {
            if let arguments = arguments(of: row, in: type) {
                lines.append("_ = \(type.fullName)(\(arguments))")
            } else {
                unused.append("\(type.fullName).init\(row.calledName)")
            }
        }
        let made = object(of: type)
        if let made, rows.contains(where: { isUsed($0) && !$0.has("class") }) { lines.append("let object = \(made)") }
        for row in rows where isUsed(row) {
            if made != nil || row.has("class"), let use = use(of: row, in: type) {
                lines += use
            } else {
                unused.append("\(type.fullName).\(row.calledName)")
            }
        }
        return lines
    }

    private func isUsed(_ row: ShellRow) -> Bool {
        ["var", "get", "func"].contains(row.base)
            && !row.words.contains { $0.hasPrefix("private") || $0.hasPrefix("internal") }
    }

    private func use(of row: ShellRow, in type: ShellRow) -> [String]? {
        let name = "\(type.fullName).\(row.calledName)"
        switch row.base {
        case "get": return ["_ = object.\(row.name)"]
        case "var":
            // What is weak would be gone.
            guard let value = row.has("weak") ? "nil" : sample(of: row.type ?? "", in: type) else { return nil }
            return ["log.set(object, \\.\(row.name), to: \(value), \"\(name)\")"]
        default:
            guard let arguments = arguments(of: row, in: type) else { return nil }
            let call = "\(row.has("class") ? type.fullName : "object").\(row.name.prefix { $0 != "(" })(\(arguments))"
            let note = row.has("quiet") ? [] : ["log.call(\"\(name)\")"]
            return ["\(row.type == nil ? "" : "_ = ")\(call)"] + note
        }
    }

    /// A new object of a class; nil where none can be made.
    private func object(of type: ShellRow) -> String? {
        let rows = list.members[type.fullName] ?? []
        let inits = rows.filter { $0.base == "init" }
        if inits.isEmpty || inits.allSatisfy({ $0.has("convenience") }) { return "\(type.fullName)()" }
        for row in inits where !row.has("private") && !row.has("internal") {
            if let arguments = arguments(of: row, in: type) { return "\(type.fullName)(\(arguments))" }
        }
        return type.fullName == "NSLayoutConstraint" ? "UIView().widthAnchor.constraint(equalToConstant: 1)" : nil
    }

    private func arguments(of row: ShellRow, in type: ShellRow) -> String? {
        guard let open = row.name.firstIndex(of: "("), let close = row.name.lastIndex(of: ")") else { return nil }
        var arguments: [String] = []
        for parameter in ShellText.pieces(row.name[row.name.index(after: open)..<close], by: ",") {
            guard let colon = parameter.firstIndex(of: ":") else { return nil }
            let label = parameter[..<colon].split(separator: " ").first.map(String.init) ?? "_"
            let declared = parameter[parameter.index(after: colon)...].components(separatedBy: " = ")[0]
            guard let value = sample(of: declared.trimmingCharacters(in: .whitespaces), in: type) else { return nil }
            arguments.append(label == "_" ? value : "\(label): \(value)")
        }
        return arguments.joined(separator: ", ")
    }

    /// The row that declares a type, as it is called within another.
    private func row(_ name: String, in type: ShellRow) -> ShellRow? {
        var around: ShellRow? = type
        while let known = around {
            if let found = list.types["\(known.fullName).\(name)"] { return found }
            around = list.parent(of: known).flatMap { list.types[$0] }
        }
        return list.types[name]
    }

    private func sample(of name: String, in type: ShellRow) -> String? {
        if name.last == "?" || name.last == "!" { return sample(of: String(name.dropLast()), in: type) ?? "nil" }
        if name.hasPrefix("[") { return name.contains(": ") ? "[:]" : "[]" }
        if name.hasPrefix("Set<") { return "[]" }
        if let known = Self.samples[name] { return known }
        guard let row = row(name, in: type) else { return nil }
        let rows = list.members[row.fullName] ?? []
        switch row.base {
        case "enum":
            return rows.last { $0.base == "case" }.flatMap { ShellText.pieces($0.name, by: ",").last }.map {
                ".\($0.prefix { $0 != " " })"
            }
        case "struct": return rows.last { $0.has("static") }.map { ".\($0.name)" }
        case "class": return object(of: row)
        default: return nil
        }
    }
}
