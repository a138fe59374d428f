import Foundation
import PlumbLayout

/// What a view or modifier sets on its box.
struct BoxParameters {
    var rule: LayoutRule
    var a = Double.unspecified
    var b = Double.unspecified
    var c = Double.unspecified
    var d = Double.unspecified
    var horizontal = AlignmentKey.horizontalCenter
    var vertical = AlignmentKey.verticalCenter
    /// The axis of a line or guide.
    var axis = Axis.horizontal
    var flags: BoxFlags = []

    init(
        _ rule: LayoutRule, a: Double = .unspecified, b: Double = .unspecified, c: Double = .unspecified,
        d: Double = .unspecified, alignment: Alignment = .center, axis: Axis = .horizontal, flags: BoxFlags = []
    ) {
        self.rule = rule
        self.a = a
        self.b = b
        self.c = c
        self.d = d
        horizontal = alignment.horizontal.key
        vertical = alignment.vertical.key
        self.axis = axis
        self.flags = flags
    }

    fileprivate var allFlags: BoxFlags { axis == .vertical ? flags.union(.vertical) : flags }

    /// The flags that belong to the parameters.
    static var ownFlags: BoxFlags {
        BoxFlags(
            rawValue: BoxFlags.vertical.rawValue | BoxFlags.noOrientation.rawValue | BoxFlags.uniformSpacing.rawValue
                | BoxFlags.fillsAcross.rawValue)
    }
}

extension LayoutTree {
    /// A new box's record.
    fileprivate func record(_ parameters: BoxParameters) -> Box {
        var box = Box(rule: parameters.rule)
        box.a = parameters.a
        box.b = parameters.b
        if !parameters.c.isNaN || !parameters.d.isNaN, parameters.rule != .flexibleFrame {
            box.side = pairs.add(Lengths(parameters.c, parameters.d))
        }
        box.horizontal = parameters.horizontal
        box.vertical = parameters.vertical
        box.flags.formUnion(parameters.allFlags)
        return box
    }

    fileprivate func hasParameters(_ parameters: BoxParameters, _ box: BoxID) -> Bool {
        let old = self[box]
        return old.rule == parameters.rule && old.a.bitPattern == parameters.a.bitPattern
            && old.b.bitPattern == parameters.b.bitPattern
            && secondPair(of: box).isIdentical(to: Lengths(parameters.c, parameters.d))
            && old.horizontal == parameters.horizontal
            && old.vertical == parameters.vertical
            && old.flags.intersection(BoxParameters.ownFlags) == parameters.allFlags
    }

    /// Writes other parameters than a box has; it is laid out again.
    func configure(_ box: BoxID, _ parameters: BoxParameters) {
        if hasParameters(parameters, box) { return }
        invalidate(box)
        write(parameters, to: box)
    }

    func write(_ parameters: BoxParameters, to box: BoxID) {
        setRule(parameters.rule, of: box)
        self[box].a = parameters.a
        self[box].b = parameters.b
        setSecondPair(Lengths(parameters.c, parameters.d), of: box)
        self[box].horizontal = parameters.horizontal
        self[box].vertical = parameters.vertical
        self[box].flags.subtract(BoxParameters.ownFlags)
        self[box].flags.formUnion(parameters.allFlags)
    }
}

extension GraphBuilder {
    /// Enters the next node and gives it a box; what is added until `close` stands in it.
    func openBox<T>(_ type: T.Type, _ parameters: BoxParameters, role: BoxRole? = nil) -> Scope {
        var scope = open(type)
        _ = box(parameters, role: role, in: &scope)
        return scope
    }

    /// Gives the node that was just entered a box with these parameters and this role. What is added until `close`
    /// stands in it.
    func box(_ parameters: BoxParameters, role: BoxRole? = nil, in scope: inout Scope) -> BoxID {
        let box = graph[node].box
        if box < 0 { return makeBox(tree.record(parameters), role: role, in: &scope) }
        enterBox(box, in: &scope)
        tree.configure(box, parameters)
        if role != nil || tree[box].role != nil { tree.setRole(role, of: box) }
        return box
    }

    /// A box with nothing in it.
    func addLeaf<T>(_ type: T.Type, _ parameters: BoxParameters, role: BoxRole? = nil) {
        close(openBox(type, parameters, role: role))
    }

    /// Writes the parameters; a box whose parameters differ from last time is laid out again.
    func configure(_ box: BoxID, _ parameters: BoxParameters, isNew: Bool) {
        if isNew {
            tree.write(parameters, to: box)
        } else {
            tree.configure(box, parameters)
        }
    }

    /// The axis of the stack that gaps and rules made here stand in, as flags of their boxes.
    var orientationFlags: BoxFlags {
        switch orientation {
        case 1: []
        case 2: .vertical
        default: .noOrientation
        }
    }
}

extension Optional where Wrapped == CGFloat {
    /// The engine's form: NaN for nil.
    var engineLength: Double { Double(self ?? .nan) }
}

extension GraphBuilder {
    /// A distance that is no length counts as nil, and is named once.
    func finite(_ length: CGFloat?, _ name: StaticString) -> CGFloat? {
        guard let length, !length.isFinite else { return length }
        graph.report("\(name) was given \(length), which is no length; it counts as nil")
        return nil
    }
}
