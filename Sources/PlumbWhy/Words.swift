import Foundation
import PlumbCore

/// How views and numbers are named in sentences.
package struct Words: Sendable {
    private let layout: RecordedLayout

    package init(_ layout: RecordedLayout) { self.layout = layout }

    /// A number with at most one decimal.
    package static func number(_ value: CGFloat) -> String {
        if value.isInfinite { return value < 0 ? "−∞" : "∞" }
        if value.isNaN { return "?" }
        let rounded = (value * 10).rounded() / 10
        let text = rounded == rounded.rounded() ? String(Int(max(-1e15, min(1e15, rounded)))) : String(Double(rounded))
        return text.hasPrefix("-") ? (text == "-0" ? "0" : "−" + text.dropFirst()) : text
    }

    /// "120 × 20".
    package static func size(_ size: CGSize) -> String { "\(number(size.width)) × \(number(size.height))" }

    /// "wide" and "high".
    package static func long(_ axis: Axis) -> String { axis == .horizontal ? "wide" : "high" }

    /// "width" and "height".
    package static func length(_ axis: Axis) -> String { axis == .horizontal ? "width" : "height" }

    /// "one line", "three lines".
    package static func count(_ number: Int, _ noun: String, _ plural: String? = nil) -> String {
        let words = ["no", "one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"]
        let word = words.indices.contains(number) ? words[number] : "\(number)"
        return "\(word) \(number == 1 ? noun : plural ?? noun + "s")"
    }

    /// "a", "a and b", "a, b and c".
    package static func list(_ names: [String]) -> String {
        guard let last = names.last, names.count > 1 else { return names.first ?? "" }
        return names.dropLast().joined(separator: ", ") + " and " + last
    }

    /// "a; b; c; and 2 more": the first three of several.
    package static func few(_ names: [String]) -> String {
        let shown = names.prefix(3).joined(separator: "; ")
        return names.count > 3 ? "\(shown); and \(names.count - 3) more" : shown
    }

    /// The type as it is written: `HStack`, `.frame(width: 60)`.
    package func name(_ id: Int) -> String {
        guard let view = layout[id] else { return "the view" }
        return switch view.kind {
        case .frame, .flexibleFrame: ".frame"
        case .layers: view.parameters.isBehind == true ? ".background" : ".overlay"
        case .page: "the page"
        case .padding, .fixedSize, .aspectRatio, .position, .offset, .alignmentGuide, .layoutPriority,
            .containerRelativeFrame, .blur, .shadow, .gesture:
            Words.modifier(view.name)
        case .modifier: view.parameters.layoutValue.flatMap(Words.setter) ?? Words.modifier(view.name)
        case .view: layout.isModifier(id) ? Words.effect(view.name) : view.name
        case .screen, .divider, .image, .strokeBorder, .grid, .lazyVStack, .lazyHStack, .lazyVGrid, .lazyHGrid,
            .anyLayout, .button, .link, .menu, .list, .navigation:
            view.name
        }
    }

    /// An effect as it is written, by the type that a view has made of it when its values were known.
    private static func effect(_ type: String) -> String {
        let base = type.trimmingPrefix("Resolved")
        return base.count < type.count ? "." + base.prefix(1).lowercased() + base.dropFirst() : type
    }

    /// A modifier as it is written: `.padding` for `PaddingModifier`.
    package static func modifier(_ type: String) -> String {
        let base = String(type.dropLast("Modifier".count))
        return "." + (written[base] ?? base.prefix(1).lowercased() + base.dropFirst())
    }

    /// What modifiers are called in the source, where their types are called otherwise.
    private static let written = [
        "AccessibilityUnseen": "accessibilityRepresentation", "GeometryChange": "onGeometryChange",
        "HitTesting": "allowsHitTesting", "Hover": "onContinuousHover", "HoverChange": "onHover",
        "KeyPress": "onKeyPress", "MatchedGeometry": "matchedGeometryEffect", "PreferenceChange": "onPreferenceChange",
        "PreferenceTransform": "transformPreference", "PreferenceValue": "overlayPreferenceValue",
        "ScrollVisibility": "onScrollVisibilityChange",
    ]

    /// What sets a value for the layout around; nil for a key of somebody's own.
    private static func setter(of value: TracedParameters.LayoutValue) -> String? {
        switch value {
        case .gridRow: value.name
        case .gridCellColumns, .gridCellAnchor, .gridCellUnsizedAxes, .gridColumnAlignment: "." + value.name
        case .custom: nil
        }
    }

    /// A view in a sentence: "the text “Hello”", "the HStack", "the frame".
    package func the(_ id: Int) -> String {
        guard let view = layout[id] else { return "the view" }
        if view.isComposite {
            return "the \(name(id))" + (onlyText(in: id).map { " “\(Words.shortened($0))”" } ?? "")
        }
        if let text = view.parameters.text { return "the text “\(Words.shortened(text))”" }
        switch view.kind {
        case .frame, .flexibleFrame: return "the frame"
        case .padding: return "the padding"
        case .divider: return "the divider"
        case .image: return view.parameters.isSymbol == true ? "the symbol" : "the image"
        case .layers: return view.parameters.isBehind == true ? "the background" : "the overlay"
        case .page: return "the page"
        case .screen: return "the screen"
        case .fixedSize, .aspectRatio, .position, .offset, .alignmentGuide, .layoutPriority, .containerRelativeFrame,
            .blur, .shadow, .gesture, .modifier:
            return "`\(name(id))`"
        case .view, .strokeBorder, .grid, .lazyVStack, .lazyHStack, .lazyVGrid, .lazyHGrid, .anyLayout, .button, .link,
            .menu, .list, .navigation:
            return "the \(name(id))"
        }
    }

    /// The characters of a text, or of the only text in a control.
    func onlyText(in id: Int) -> String? {
        guard layout.isComposite(id) else { return layout.parameters(id).text }
        // A text in one of these is no name of it.
        if layout.kind(id) == .list || layout.kind(id) == .navigation { return nil }
        let texts = layout.all(in: id).compactMap { layout.parameters($0).text }
        return texts.count == 1 ? texts[0] : nil
    }

    /// The view under the modifiers of one.
    package func subject(_ id: Int) -> String { the(layout.subject(id)) }

    /// The view under the modifiers of one, in a sentence that tells the length: "the frame around the text “0”" where
    /// that is a frame's.
    package func subject(_ id: Int, _ axis: Axis) -> String { framing(id, axis) + subject(id) }

    /// "the frame around ", where one among a view's modifiers is longer or shorter than the view; else nothing.
    ///
    /// - Parameter isPadded: "the padding around ", too, where that is what makes it longer.
    func framing(_ id: Int, _ axis: Axis, isPadded: Bool = false) -> String {
        let own = layout.length(layout.subject(id), axis)
        for view in layout.modifiers(id) where abs(layout.length(view, axis) - own) > 0.5 {
            if layout.rule(view)?.isFrame == true { return "the frame around " }
            if isPadded, layout.rule(view) == .insets, layout.kind(view) == .padding { return "the padding around " }
        }
        return ""
    }

    /// What a part of one of Plumb's own views is a part of, as its users know it; else the view itself.
    func whole(_ id: Int) -> Int {
        guard layout.hasPlaces else { return id }
        var view = id
        while layout[view]?.isInside == true, let outer = layout.parent(view) { view = outer }
        return layout.isComposite(view) ? view : id
    }

    /// As the beginning of a sentence; a name from code, such as `onChange(of:)`, stays as it is.
    package static func capitalized(_ text: String) -> String {
        let isName = text.prefix { $0 != " " }.dropFirst().contains { $0.isUppercase || $0 == "(" }
        return isName ? text : text.prefix(1).uppercased() + text.dropFirst()
    }

    /// At most so many characters as are needed to find the text again.
    package static func shortened(_ text: String) -> String {
        let line = text.replacingOccurrences(of: "\n", with: " ")
        return line.count > 24 ? line.prefix(22).trimmingCharacters(in: .whitespaces) + "…" : line
    }
}
