import PlumbLayout

/// The values in force at the places of a tree, by number.
///
/// A scope is made of the one around it and of what its modifier sets. When a value changes, the scopes within are not
/// visited: whoever asks for the values of one (a body, drawing, a touch) first has it look whether the scopes around
/// have changed since it was made.
@MainActor
struct EnvironmentScopes {
    private struct Scope {
        var values: EnvironmentValues
        var outer: Int32
        /// Another number for other values.
        var stamp: Int
        /// The stamp of the outer scope that the values were made of.
        var outerStamp: Int
        /// The stamp that the scope, and the outer one, began with: numbers of scopes that are gone are given anew.
        var birth: Int
        var outerBirth: Int
        /// The version in which the scope was found to be up to date.
        var version: Int
        /// What is set here; nil for the root, and where whoever sets it is gone.
        var writes: EnvironmentKeySet?
    }

    private var scopes: [Scope]
    private var spare: [Int32] = []
    /// The numbers of the scopes that are there.
    var numbers: Set<Int32> { Set(0..<Int32(scopes.count)).subtracting(spare) }
    /// Counts changes of scopes: one that was found up to date in this version is so still.
    private var version = 0
    /// Whom everybody in the tree tells what is wrong.
    let diagnostics = DiagnosticSink()

    init(_ values: EnvironmentValues) {
        var values = values
        values.diagnostics = diagnostics
        scopes = [
            Scope(
                values: values, outer: .none, stamp: 0, outerStamp: 0, birth: 0, outerBirth: 0, version: 0, writes: nil)
        ]
    }

    /// The values as they are just now.
    subscript(id: Int32) -> EnvironmentValues {
        mutating get {
            if scopes[Int(id)].version != version { update(id) }
            return scopes[Int(id)].values
        }
    }

    /// The values as they were when somebody looked last.
    func known(_ id: Int32) -> EnvironmentValues { scopes[Int(id)].values }

    func isUpToDate(_ id: Int32) -> Bool {
        let scope = scopes[Int(id)]
        return scope.outer < 0 || scope.outerStamp == scopes[Int(scope.outer)].stamp
    }

    /// Looks from the outermost scope that may have changed to the one that is asked for.
    private mutating func update(_ id: Int32) {
        var path: [Int32] = []
        var current = id
        while current > 0, scopes[Int(current)].version != version {
            path.append(current)
            current = scopes[Int(current)].outer
        }
        if current == 0 { scopes[0].version = version }
        for id in path.reversed() {
            let scope = scopes[Int(id)]
            let outer = scopes[Int(scope.outer)]
            // A view on its way out may have outlived the scopes around it: it keeps the last values.
            if scope.outerStamp != outer.stamp, scope.outerBirth == outer.birth, let writes = scope.writes {
                // What the modifier sets stays: where it depends on a value around, it was told of that
                // (`ViewGraph.mark`).
                if writes.bits & EnvironmentKeySet.allBit == 0 {
                    let storage = outer.values.storage.with(writes, from: scope.values.storage)
                    scopes[Int(id)].values = EnvironmentValues(storage)
                }
                // Whoever knows the outer stamp knows this one: it is the later of two numbers that were never given
                // before.
                scopes[Int(id)].stamp = max(scope.stamp, outer.stamp)
                scopes[Int(id)].outerStamp = outer.stamp
            }
            scopes[Int(id)].version = version
        }
    }

    mutating func add(_ values: EnvironmentValues, in outer: Int32, stamp: Int, writes: EnvironmentKeySet) -> Int32 {
        let scope = Scope(
            values: values, outer: outer, stamp: stamp, outerStamp: scopes[Int(outer)].stamp, birth: stamp,
            outerBirth: scopes[Int(outer)].birth, version: version, writes: writes)
        if let id = spare.popLast() {
            scopes[Int(id)] = scope
            return id
        }
        scopes.append(scope)
        return Int32(scopes.count - 1)
    }

    /// Takes other values for a scope. Its outer scope is up to date.
    ///
    /// - Parameter writes: which of them are set there; nil for the root.
    mutating func set(_ id: Int32, _ values: EnvironmentValues, stamp: Int, writes: EnvironmentKeySet?) {
        version += 1
        scopes[Int(id)].values = values
        scopes[Int(id)].stamp = stamp
        scopes[Int(id)].writes = writes
        if id > 0 { scopes[Int(id)].outerStamp = scopes[Int(scopes[Int(id)].outer)].stamp }
        scopes[Int(id)].version = version
    }

    /// The scope was found to be as it should be. Its outer scope is up to date.
    mutating func confirm(_ id: Int32, writes: EnvironmentKeySet) {
        scopes[Int(id)].version = version
        scopes[Int(id)].writes = writes
    }

    /// Forgets who sets the values; views on their way out may show them still.
    mutating func remove(_ id: Int32) {
        scopes[Int(id)].writes = nil
        spare.append(id)
    }
}
