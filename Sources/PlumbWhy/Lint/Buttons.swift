import Foundation
import PlumbCore

extension LintCheck {
    /// Frames around buttons, which leave the button as it is.
    mutating func buttons() {
        for view in written where layout.rule(view)?.isFrame == true { frameAroundButton(view) }
    }

    /// One frame, or several, one within the other: the outermost is told.
    private mutating func frameAroundButton(_ view: Int) {
        if let outer = layout.container(view), layout.rule(outer)?.isFrame == true { return }
        var frames: [Int] = []
        var button: Int? = view
        while let inner = button, layout.isModifier(inner) {
            if layout.rule(inner)?.isFrame == true {
                // What is between two frames may be seen.
                guard frames.isEmpty || layout.container(inner) == frames.last else { return }
                frames.append(inner)
            }
            button = layout.children(inner).first
        }
        guard let button, layout.isComposite(button), layout.kind(button)?.isButton == true,
            let outer = layout.place(view)?.size, let inner = layout.place(button)?.size
        else { return }
        let axes = [Axis.horizontal, .vertical].filter { axis in
            let isGiven = frames.contains { frame in
                let own = layout.parameters(frame)
                return axis == .horizontal
                    ? own.width != nil || own.minWidth != nil || own.maxWidth != nil
                    : own.height != nil || own.minHeight != nil || own.maxHeight != nil
            }
            return isGiven && outer[axis] > inner[axis] + 8
        }
        guard let axis = axes.first else { return }
        let name = words.the(button)
        let tried = onLabel(frames, of: button, axes)
        if let paint = painted(around: view) {
            findings(
                .frameOutsideButton, view,
                "\(Words.capitalized(name)) is \(Words.size(inner)), and only there a tap counts: the frame around it is \(Words.size(outer)), and what is painted "
                    + "is \(Words.size(layout.place(paint)?.size ?? outer)). Put the frame on the button's label, and what is painted, too.",
                culprit: button, tried)
        } else if hasLook(button), !decides(view, axis) {
            findings(
                .frameOutsideButton, view,
                "The frame is \(n(outer[axis])) \(Words.long(axis)), and \(name) in it \(n(inner[axis])): a button is as long as its label, whatever is around it. "
                    + "Put the frame on the label.",
                culprit: button, tried)
        } else if axes.count == 2, !hasLook(button), max(outer.width, outer.height) < 100 {
            findings(
                .frameOutsideTarget, view,
                "The frame is \(Words.size(outer)), and \(name) in it \(Words.size(inner)): a tap counts only there. Put the frame on the label, with "
                    + "`.contentShape(Rectangle())`.",
                culprit: button, tried)
        }
    }

    /// What is painted behind a frame, or around it, in modifiers of it; nil where the frame itself is not seen, or
    /// takes taps.
    private func painted(around view: Int) -> Int? {
        var found: Int?
        var (inner, next) = (view, layout.parent(view))
        while let outer = next, layout.isModifier(outer), layout.children(outer).first == inner, isWritten(outer) {
            if layout.kind(outer) == .gesture { return nil }
            if found == nil, layout.rule(outer) == .layers,
                layout.children(outer).dropFirst().map(layout.subject).contains(where: {
                    layout.rule($0)?.isPaint == true && layout.parameters($0).isClear != true
                })
            {
                found = outer
            }
            (inner, next) = (outer, layout.parent(outer))
        }
        return found
    }

    /// Whether a button has a background of its own, or its style's.
    private func hasLook(_ button: Int) -> Bool {
        var view: Int? = button
        while let inner = view, layout.parameters(inner).text == nil {
            if layout.rule(inner) == .layers, layout.parameters(inner).isBehind == true { return true }
            view = layout.children(inner).first
        }
        return false
    }

    /// Whether a frame decides where the button stands.
    private func decides(_ view: Int, _ axis: Axis) -> Bool {
        let own = layout.parameters(view)
        if own.alignment(axis) != .center { return true }
        guard let container = layout.container(view) else { return false }
        let around = layout.parameters(container)
        // Beside others it has a share.
        if layout.rule(container) == .stack, around.axis == axis { return true }
        let aligns = layout.rule(container).map { $0.isStack || $0.isFrame } == true
        return aligns && around.alignment(axis) != .center
    }

    /// The same frames around the label.
    private func onLabel(_ frames: [Int], of button: Int, _ axes: [Axis]) -> [Remedy] {
        guard let label = layout.all(in: button).first(where: { isLabel($0, of: button) }) else { return [] }
        // Each is put directly around the label: the outermost first.
        let written = frames.map(written)
        let code = written.reversed().map(\.code).joined()
        let old = layout.place(button)?.size
        return [
            Remedy(
                "\(code) on the label", on: button, .elsewhere, written.map { .wrap(label, $0.wrapper) }
            ) { before, after in
                guard let new = after.place(button)?.size, let old, axes.contains(where: { new[$0] > old[$0] + 1 })
                else { return nil }
                return "\(Words(before).the(button)) is \(Words.size(new))"
            }
        ]
    }

    /// A frame, in code and as a change.
    private func written(_ frame: Int) -> (code: String, wrapper: LayoutWrapper) {
        let own = layout.parameters(frame)
        var arguments: [String] = []
        func add(_ name: String, _ value: CGFloat?) {
            if let value { arguments.append("\(name): \(value == .infinity ? ".infinity" : n(value))") }
        }
        let wrapper: LayoutWrapper
        if layout.rule(frame) == .frame {
            add("width", own.width)
            add("height", own.height)
            wrapper = .frame(width: own.width, height: own.height)
        } else {
            add("minWidth", own.minWidth)
            add("maxWidth", own.maxWidth)
            add("minHeight", own.minHeight)
            add("maxHeight", own.maxHeight)
            wrapper = .flexibleFrame(
                minWidth: own.minWidth, maxWidth: own.maxWidth, minHeight: own.minHeight, maxHeight: own.maxHeight)
        }
        return (".frame(\(arguments.joined(separator: ", ")))", wrapper)
    }

    /// The outermost view of a label: what the user has given to the button, or the text that the button makes of a
    /// title.
    private func isLabel(_ view: Int, of button: Int) -> Bool {
        guard view != button, layout.place(view) != nil else { return false }
        return layout.parameters(view).text != nil || layout[view]?.isInside == false
    }
}
