import Foundation
import PlumbLayout

/// Makes changes to boxes, and takes them back in the opposite order. The host lays out everything anew after both.
@MainActor
final class LayoutTrial {
    private let tree: LayoutTree
    private let scope: TrialScope
    private var undoing: [() -> Void] = []

    init(_ tree: LayoutTree, _ scope: TrialScope) {
        self.tree = tree
        self.scope = scope
    }

    private func keep(_ container: BoxID) { scope.keep(container) }

    func undo() {
        while let last = undoing.popLast() { last() }
    }

    /// Returns whether the change could be made.
    func make(_ edit: LayoutEdit) -> Bool {
        switch edit {
        case .wrap(let view, let wrapper): wrap(view, wrapper)
        case .align(let view, let horizontal, let vertical):
            change(view, rules: [.stack, .zStack, .layers, .frame, .flexibleFrame]) { box in
                if let horizontal { box.horizontal = horizontal.key }
                if let vertical { box.vertical = vertical.key }
            }
        case .spacing(let view, let spacing):
            change(view, rules: [.stack]) { box in
                box.givenSpacing = spacing.engineLength
                if spacing == nil { box.flags.remove(.uniformSpacing) } else { box.flags.insert(.uniformSpacing) }
            }
        case .axes(let view, let axes):
            change(view, rules: [.viewThatFits, .fixedSize]) { $0.axes = axes }
        case .limit(let view, let minWidth, let maxWidth, let minHeight, let maxHeight):
            limit(view, minWidth, maxWidth, minHeight, maxHeight)
        case .loosen(let view, let axes):
            change(view, rules: [.frame]) { box in
                if axes.contains(.horizontal) { box.given.width = .unspecified }
                if axes.contains(.vertical) { box.given.height = .unspecified }
            }
        case .scale(let view, let fills): scale(view, fills: fills)
        case .remove(let view): remove(view)
        case .background(let view): moveBehind(view)
        }
    }

    private func box(_ view: Int, rules: [LayoutRule]? = nil) -> BoxID? {
        guard let id = BoxID(exactly: view), id >= 0, id < tree.boxes.count, !tree.isFree(id) else { return nil }
        if let rules, !rules.contains(tree[id].rule) { return nil }
        return id
    }

    private func change(_ view: Int, rules: [LayoutRule], _ body: (inout Box) -> Void) -> Bool {
        guard let id = box(view, rules: rules) else { return false }
        let (numbers, flags) = (tree[id].numbers, tree[id].flags)
        let (horizontal, vertical) = (tree[id].horizontal, tree[id].vertical)
        keep(tree[id].parent)
        body(&tree[id])
        undoing.append { [tree] in
            tree[id].numbers = numbers
            (tree[id].horizontal, tree[id].vertical) = (horizontal, vertical)
            let own = BoxFlags.uniformSpacing
            tree[id].flags.subtract(own)
            tree[id].flags.formUnion(flags.intersection(own))
        }
        return true
    }

    // MARK: Boxes around others

    private func wrap(_ view: Int, _ wrapper: LayoutWrapper) -> Bool {
        guard let id = box(view), tree[id].parent >= 0 else { return false }
        let parameters: BoxParameters
        var limits: FlexibleFrame?
        switch wrapper {
        case .frame(let width, let height, let alignment):
            parameters = .frame(width: width.engineLength, height: height.engineLength, alignment: alignment)
        case .flexibleFrame(let minWidth, let maxWidth, let minHeight, let maxHeight, let alignment):
            parameters = BoxParameters(.flexibleFrame, alignment: alignment)
            limits = FlexibleFrame(
                width: FlexibleLength(
                    minimum: minWidth.engineLength, ideal: .unspecified, maximum: maxWidth.engineLength),
                height: FlexibleLength(
                    minimum: minHeight.engineLength, ideal: .unspecified, maximum: maxHeight.engineLength))
        case .fixedSize(let horizontal, let vertical):
            parameters = .fixedSize(horizontal: horizontal, vertical: vertical)
        case .priority(let value): parameters = .priority(value)
        case .padding(let insets): parameters = .insets(insets)
        case .containerRelativeFrame(let axes):
            let scroll = tree.viewport(around: tree[id].parent)
            guard let viewport = tree.viewport(of: scroll) else { return false }
            func length(_ axis: Axis) -> Double {
                guard axes.contains(axis == .horizontal ? .horizontal : .vertical) else { return .unspecified }
                return viewport.room(axis, in: tree[scroll].size)
            }
            parameters = .frame(width: length(.horizontal), height: length(.vertical), alignment: .center)
        }
        _ = wrap(id, parameters, limits)
        return true
    }

    private func wrap(_ id: BoxID, _ parameters: BoxParameters, _ limits: FlexibleFrame? = nil) -> BoxID {
        let parent = tree[id].parent
        keep(parent)
        let outer = tree.makeBox(parameters.rule)
        tree.write(parameters, to: outer)
        if let limits { tree.setFlexibleFrame(limits, of: outer) }
        if tree[id].flags.contains(.rightToLeft) { tree[outer].flags.insert(.rightToLeft) }
        tree.environments[outer] = tree.environments[id]
        replace(id, in: parent, by: outer)
        tree[outer].parent = parent
        tree[outer].firstChild = id
        let next = tree[id].nextSibling
        tree[outer].nextSibling = next
        tree[id].nextSibling = .none
        tree[id].parent = outer
        if tree[id].flags.contains(.looksAround) { tree.markLookingAround(outer) }
        undoing.append { [self] in
            tree[id].nextSibling = tree[outer].nextSibling
            tree[id].parent = parent
            replace(outer, in: parent, by: id)
            tree[outer].firstChild = .none
            tree.removeBox(outer)
        }
        return outer
    }

    /// Puts another box in a box's place among its siblings.
    private func replace(_ id: BoxID, in parent: BoxID, by other: BoxID) {
        if tree[parent].firstChild == id { return tree[parent].firstChild = other }
        var child = tree[parent].firstChild
        while child >= 0, tree[child].nextSibling != id { child = tree[child].nextSibling }
        if child >= 0 { tree[child].nextSibling = other }
    }

    // MARK: Frames

    private func limit(
        _ view: Int, _ minWidth: CGFloat?, _ maxWidth: CGFloat?, _ minHeight: CGFloat?, _ maxHeight: CGFloat?
    ) -> Bool {
        guard let id = box(view, rules: [.flexibleFrame]), tree.hasLimits(id) else { return false }
        let old = tree.flexibleFrame(id)
        keep(tree[id].parent)
        func length(_ own: FlexibleLength, _ minimum: CGFloat?, _ maximum: CGFloat?) -> FlexibleLength {
            FlexibleLength(
                minimum: minimum.map { Double($0) } ?? own.minimum, ideal: own.ideal,
                maximum: maximum.map { Double($0) } ?? own.maximum)
        }
        tree.setFlexibleFrame(
            FlexibleFrame(
                width: length(old.width, minWidth, maxWidth), height: length(old.height, minHeight, maxHeight)), of: id)
        undoing.append { [tree] in tree.setFlexibleFrame(old, of: id) }
        return true
    }

    // MARK: Other kinds

    private func scale(_ view: Int, fills: Bool) -> Bool {
        guard let id = box(view, rules: [.rigid]), tree[id].parent >= 0, let role = tree.role(of: id) as? ImageRole
        else { return false }
        setRule(.coupled, of: id)
        let size = Lengths(Double(role.naturalSize.width), Double(role.naturalSize.height))
        _ = wrap(id, .ratio(size, covers: fills))
        return true
    }

    private func setRule(_ rule: LayoutRule, of id: BoxID) {
        let old = tree[id].rule
        keep(tree[id].parent)
        tree.setRule(rule, of: id)
        undoing.append { [tree] in tree.setRule(old, of: id) }
    }

    private func remove(_ view: Int) -> Bool {
        guard let id = box(view), tree[id].parent >= 0 else { return false }
        let parent = tree[id].parent
        keep(parent)
        var previous = BoxID.none
        var child = tree[parent].firstChild
        while child >= 0, child != id {
            previous = child
            child = tree[child].nextSibling
        }
        guard child == id else { return false }
        let next = tree[id].nextSibling
        if previous < 0 { tree[parent].firstChild = next } else { tree[previous].nextSibling = next }
        undoing.append { [tree] in
            if previous < 0 { tree[parent].firstChild = id } else { tree[previous].nextSibling = id }
            tree[id].nextSibling = next
        }
        return true
    }

    private func moveBehind(_ view: Int) -> Bool {
        guard let id = box(view, rules: [.zStack]) else { return false }
        let back = tree[id].firstChild
        let front = back < 0 ? .none : tree[back].nextSibling
        guard front >= 0, tree[front].nextSibling < 0 else { return false }
        setRule(.layers, of: id)
        keep(id)
        tree[id].flags.insert(.behind)
        tree[id].firstChild = front
        tree[front].nextSibling = back
        tree[back].nextSibling = .none
        undoing.append { [tree] in
            tree[id].flags.remove(.behind)
            tree[id].firstChild = back
            tree[back].nextSibling = front
            tree[front].nextSibling = .none
        }
        return true
    }
}
