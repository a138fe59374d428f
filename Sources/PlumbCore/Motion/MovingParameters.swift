import PlumbLayout

/// The numbers of a box's rule as data that can change step by step. What is no length before or after is new at once.
struct MovingParameters: Animatable {
    var lanes: SIMD4<Double>

    init(_ parameters: BoxParameters) { lanes = SIMD4(parameters.a, parameters.b, parameters.c, parameters.d) }

    init(_ box: BoxID, in tree: LayoutTree) {
        let second = tree.secondPair(of: box)
        lanes = SIMD4(tree[box].a, tree[box].b, second.width, second.height)
    }

    /// The same numbers, but those of another where either has none.
    func shared(with other: MovingParameters) -> MovingParameters {
        var result = self
        for lane in 0..<4 where !(lanes[lane].isFinite && other.lanes[lane].isFinite) {
            result.lanes[lane] = other.lanes[lane]
        }
        return result
    }

    var animatableData: AnimatablePair<AnimatablePair<Double, Double>, AnimatablePair<Double, Double>> {
        get {
            func finite(_ lane: Int) -> Double { lanes[lane].isFinite ? lanes[lane] : 0 }
            return AnimatablePair(AnimatablePair(finite(0), finite(1)), AnimatablePair(finite(2), finite(3)))
        }
        set {
            func set(_ lane: Int, _ value: Double) { if lanes[lane].isFinite { lanes[lane] = value } }
            set(0, newValue.first.first)
            set(1, newValue.first.second)
            set(2, newValue.second.first)
            set(3, newValue.second.second)
        }
    }
}

extension GraphBuilder {
    /// A box around one view whose numbers move when they change: on the way the views are laid out anew in every
    /// frame.
    func addMovingWrapper<T, C: View>(
        _ type: T.Type, _ parameters: BoxParameters, role: BoxRole? = nil, content: C
    ) {
        var scope = open(type)
        var shown = parameters
        if !scope.isNew, graph.update.isAnimating || !graph.motion.movers.isEmpty {
            let aim = MovingParameters(parameters)
            let last = MovingParameters(graph[node].box, in: tree).shared(with: aim)
            let values = presented(aim, after: last) { moved, node, graph in
                let box = graph[node].box
                graph.tree[box].a = moved.lanes.x
                graph.tree[box].b = moved.lanes.y
                graph.tree.setSecondPair(Lengths(moved.lanes.z, moved.lanes.w), of: box)
                graph.tree.invalidate(box)
            }
            (shown.a, shown.b, shown.c, shown.d) = (values.lanes.x, values.lanes.y, values.lanes.z, values.lanes.w)
        }
        _ = box(shown, role: role, in: &scope)
        add(content)
        close(scope)
    }
}

/// Limits that are lengths before and after move; others are new at once.
extension FlexibleFrame: Animatable {
    package typealias AnimatableData = AnimatablePair<FlexibleLength.AnimatableData, FlexibleLength.AnimatableData>

    package var animatableData: AnimatableData {
        get { AnimatablePair(width.animatableData, height.animatableData) }
        set { (width.animatableData, height.animatableData) = (newValue.first, newValue.second) }
    }

    /// The same limits, but those of another where either has none.
    func shared(with other: FlexibleFrame) -> FlexibleFrame {
        FlexibleFrame(width: width.shared(with: other.width), height: height.shared(with: other.height))
    }
}

extension FlexibleLength: Animatable {
    package typealias AnimatableData = AnimatablePair<Double, AnimatablePair<Double, Double>>

    package var animatableData: AnimatableData {
        get {
            func finite(_ length: Double) -> Double { length.isFinite ? length : 0 }
            return AnimatablePair(finite(minimum), AnimatablePair(finite(ideal), finite(maximum)))
        }
        set {
            if minimum.isFinite { minimum = newValue.first }
            if ideal.isFinite { ideal = newValue.second.first }
            if maximum.isFinite { maximum = newValue.second.second }
        }
    }

    func shared(with other: FlexibleLength) -> FlexibleLength {
        var result = self
        if !(minimum.isFinite && other.minimum.isFinite) { result.minimum = other.minimum }
        if !(ideal.isFinite && other.ideal.isFinite) { result.ideal = other.ideal }
        if !(maximum.isFinite && other.maximum.isFinite) { result.maximum = other.maximum }
        return result
    }
}
