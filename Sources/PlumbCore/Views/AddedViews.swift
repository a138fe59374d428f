import PlumbLayout

/// What is added to the walk: views.
extension GraphBuilder {
    /// Adds a view to the list being made. The one entry through which every view passes.
    public func add<V: View>(_ view: V) {
        if SourceAddress.isRecorded { return addNoting(view) }
        if isListing, V.arity.isSingle {
            addListMember(view)
        } else if let pending, V.arity.isSingle {
            pending.applyOutermost(to: view, in: self)
        } else {
            V.makeNodes(of: view, in: self)
        }
    }

    /// Adds a view that a closure makes for a node, which is evaluated again when an `@Observable` object that was read
    /// changes; nobody's reads are noted for `none`. The view is made where it is walked over: it is not copied.
    func add<V: View>(for reader: NodeID, _ make: () -> V) {
        withUnsafeTemporaryAllocation(of: V.self, capacity: 1) { memory in
            guard let view = memory.baseAddress else { return }
            if reader >= 0 {
                graph.observing(reader) { view.initialize(to: make()) }
            } else {
                view.initialize(to: make())
            }
            add(at: view)
            view.deinitialize(count: 1)
        }
    }

    /// Adds a view without a copy of it.
    @inline(__always)
    func add<V: View>(at view: UnsafeMutablePointer<V>) { addInPlace(&view.pointee) }

    /// A reference, because the compiler would copy what stands behind a pointer. Nothing is written.
    private func addInPlace<V: View>(_ view: inout V) { add(view) }

    /// A box around one view.
    func addWrapper<T, C: View>(_ type: T.Type, _ parameters: BoxParameters, role: BoxRole? = nil, content: C) {
        let scope = openBox(type, parameters, role: role)
        add(content)
        close(scope)
    }
}
