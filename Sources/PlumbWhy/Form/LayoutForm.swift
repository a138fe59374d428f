import Foundation
import PlumbCore

/// A layout as people write views: each view with what it was given and where it stands, its modifiers after it, what
/// is in it below.
///
/// It is the same on every machine: what it tells apart, it tells by types. It can be written as text and read back
/// (`LayoutForm+Text.swift`), and two of them can be compared (`LayoutComparison`).
package struct LayoutForm: Sendable, Equatable {
    /// A view that stands under all its modifiers.
    package struct View: Sendable, Equatable {
        /// The type as it is written: `HStack`.
        package var name: String
        /// The view of the user's in whose body it was written, where that is not the one around.
        package var body: String?
        package var text: String?
        package var identifier: String?
        /// In points, from the page's top left corner.
        package var frame: CGRect
        package var parameters: [Parameter] = []
        /// The innermost first.
        package var modifiers: [Modifier] = []
        /// By their places in `views`.
        package var children: [Int] = []
        package var parent: Int?
        /// Where it was written, "Card.swift:12:9"; nil where that is not known. Not part of the text.
        package var at: String?
        /// Whether it stands beside the page: a sheet, a menu.
        package var isPresented = false

        /// With its modifiers.
        package var outerFrame: CGRect { modifiers.last?.frame ?? frame }
    }

    package struct Modifier: Sendable, Equatable {
        /// With its dot: `.padding`.
        package var name: String
        package var frame: CGRect
        package var parameters: [Parameter] = []
        /// What it puts before or behind the view, by places in `views`.
        package var children: [Int] = []
        package var at: String?
    }

    /// What a view or modifier was given.
    package struct Parameter: Sendable, Equatable {
        package var name: String
        package var value: String

        package init(_ name: String, _ value: String) {
            self.name = name
            self.value = value
        }
    }

    /// Parents before children.
    package internal(set) var views: [View] = []
    /// Those that stand in no other.
    package internal(set) var roots: [Int] = []

    package init() {}

    /// - Parameters:
    ///   - trace: by types.
    ///   - place: where a view was written.
    package init(_ trace: LayoutTrace, place: @escaping (TracedView) -> String? = { _ in nil }) {
        let layout = RecordedLayout(trace)
        var builder = FormBuilder(layout, place)
        for id in layout.order where layout.parent(id) == nil {
            builder.isPresented = id != layout.order.first
            let made = builder.items(of: id, in: nil, body: nil)
            roots += made
        }
        views = builder.views
        for root in roots { views[root].parent = nil }
    }
}

extension LayoutForm {
    /// Where views and modifiers were written: views in their order, each before its modifiers.
    package var places: [String?] {
        get { views.flatMap { view in [view.at] + view.modifiers.map(\.at) } }
        set {
            var rest = newValue[...]
            for index in views.indices {
                views[index].at = rest.popFirst() ?? nil
                for place in views[index].modifiers.indices {
                    views[index].modifiers[place].at = rest.popFirst() ?? nil
                }
            }
        }
    }
}

extension LayoutForm {
    /// The views in the order in which they are painted: backgrounds before what they lie behind.
    package var paintOrder: [Int] { roots.flatMap(painted) }

    private func painted(_ index: Int) -> [Int] {
        let view = views[index]
        let behind = view.modifiers.filter { $0.name == ".background" }.reversed().flatMap(\.children)
        let above = view.modifiers.filter { $0.name != ".background" }.flatMap(\.children)
        return behind.flatMap(painted) + [index] + view.children.flatMap(painted) + above.flatMap(painted)
    }
}

/// Makes the form of a recorded layout.
private struct FormBuilder {
    let layout: RecordedLayout
    let words: Words
    let place: (TracedView) -> String?
    var views: [LayoutForm.View] = []
    var isPresented = false

    init(_ layout: RecordedLayout, _ place: @escaping (TracedView) -> String?) {
        self.layout = layout
        self.place = place
        words = Words(layout)
    }

    /// What a view of the layout is in the form: itself, or what is in it.
    ///
    /// 1. What has no place is left out. 2. The page, and parts of Plumb's own views, stand for what is in them; a text
    /// or a picture is shown. 3. A modifier follows what it modifies. Those that only name a view give it the name.
    mutating func items(of id: Int, in parent: Int?, body: String?) -> [Int] {
        // 1
        guard let view = layout[id], let frame = layout.frame(id) else { return [] }
        let kind = layout.kind(id)
        // 2
        let isLeaf = view.parameters.text != nil || kind == .image
        if kind == .page || kind == .screen || view.isInside && !isLeaf {
            return layout.children(id).flatMap { items(of: $0, in: parent, body: body) }
        }
        // 3
        if layout.isModifier(id), let subject = layout.children(id).first {
            let inner = items(of: subject, in: parent, body: body)
            guard let last = inner.last, inner.count == 1 else { return inner }
            if let identifier = view.identifier { views[last].identifier = identifier }
            add(view, frame, to: last, body)
            return inner
        }
        let own = views.count
        views.append(
            LayoutForm.View(
                name: words.name(id), body: view.body == body ? nil : view.body, text: view.parameters.wholeText,
                identifier: view.identifier, frame: frame,
                parameters: LayoutForm.parameters(of: view, layout.text(id)), parent: parent, at: place(view),
                isPresented: isPresented && parent == nil))
        let inner = view.body ?? body
        for child in layout.children(id) {
            let made = items(of: child, in: own, body: inner)
            views[own].children += made
        }
        return [own]
    }

    private mutating func add(_ view: TracedView, _ frame: CGRect, to subject: Int, _ body: String?) {
        let parameters = LayoutForm.parameters(of: view, nil)
        let inner = view.body ?? body
        let others = layout.children(view.id).dropFirst().flatMap { items(of: $0, in: subject, body: inner) }
        let isSame = parameters.isEmpty && others.isEmpty && frame == views[subject].outerFrame
        // A name, and the shape that a background gives to what is in it.
        if isSame, view.identifier != nil || view.name.hasPrefix("ContainerShape") || view.kind == .view { return }
        let name = words.name(view.id)
        // A mark of a view around, as that of a row on its cells.
        if !name.hasPrefix("."), others.isEmpty, frame == views[subject].outerFrame { return }
        views[subject].modifiers.append(
            LayoutForm.Modifier(
                name: name.hasPrefix(".") ? name : ".\(name)", frame: frame, parameters: parameters, children: others,
                at: place(view)))
    }
}

extension LayoutForm {
    /// A number with at most two decimals.
    package static func number(_ value: CGFloat) -> String {
        guard value.isFinite else { return value.isNaN ? "?" : value < 0 ? "-infinity" : "infinity" }
        return LayoutJSON.number((value * 100).rounded() / 100)
    }

    /// What a view was given, without what it has anyway.
    fileprivate static func parameters(of view: TracedView, _ text: TracedText?) -> [Parameter] {
        let own = view.parameters
        var all: [Parameter] = []
        func add(_ name: String, _ value: String?) { if let value { all.append(Parameter(name, value)) } }
        func add(_ name: String, _ value: CGFloat?) { add(name, value.map(number)) }
        add("spacing", own.spacing)
        let guides = [own.verticalAlignment, own.horizontalAlignment].compactMap(\.self)
        if guides.contains(where: { $0 != .center }) { add("alignment", guides.map(\.name).joined(separator: " ")) }
        add("width", own.width)
        add("height", own.height)
        add("minWidth", own.minWidth)
        add("idealWidth", own.idealWidth)
        add("maxWidth", own.maxWidth)
        add("minHeight", own.minHeight)
        add("idealHeight", own.idealHeight)
        add("maxHeight", own.maxHeight)
        if let insets = own.insets {
            let sides = [insets.top, insets.leading, insets.bottom, insets.trailing]
            let isEven = sides.allSatisfy { $0 == sides[0] }
            add("insets", isEven ? number(sides[0]) : sides.map(number).joined(separator: " "))
        }
        add("priority", own.priority.map { CGFloat($0) })
        if let axes = own.axes {
            let names = [(Axis.Set.horizontal, "horizontal"), (.vertical, "vertical")]
            add("axes", names.filter { axes.contains($0.0) }.map(\.1).joined(separator: " "))
        }
        add("ratio", own.ratio)
        if own.fills == true { add("fills", "true") }
        add("position", own.position.map { "\(number($0.x)) \(number($0.y))" })
        if let moved = own.transform {
            let isMove = moved.a == 1 && moved.b == 0 && moved.c == 0 && moved.d == 1
            let numbers = isMove ? [moved.tx, moved.ty] : [moved.a, moved.b, moved.c, moved.d, moved.tx, moved.ty]
            add(isMove ? "moved" : "transform", numbers.map(number).joined(separator: " "))
        }
        add("guide", own.guide?.name)
        if let edges = own.edges {
            let names: [(Edge.Set, String)] = [
                (.top, "top"), (.leading, "leading"), (.bottom, "bottom"), (.trailing, "trailing"),
            ]
            add("edges", names.filter { edges.contains($0.0) }.map(\.1).joined(separator: " "))
        }
        if let least = own.minLength, least != 8 { add("minLength", least) }
        add("font", own.font)
        if let text, text.lines > 1 { add("lines", "\(text.lines)") }
        if text?.isCut == true { add("cut", "true") }
        if text?.isFitted == true { add("fitted", "true") }
        add("lineLimit", own.lineLimit.map { "\($0)" })
        add("minimumScaleFactor", own.minimumScaleFactor)
        add("textAlignment", own.textAlignment?.name)
        if own.isResizable == true { add("resizable", "true") }
        if own.isResizable == true || own.isSymbol == true {
            add("naturalSize", own.naturalSize.map { "\(number($0.width)) \(number($0.height))" })
        }
        if own.isClear == true { add("clear", "true") }
        if own.clips == true { add("clips", "true") }
        if own.layoutValue != nil, own.axes == nil { add("layoutValue", own.layoutValue?.name) }
        return all
    }
}
