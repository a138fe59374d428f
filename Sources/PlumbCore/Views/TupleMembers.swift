@_spi(Reflection) import Swift

/// The views that a tuple type is made of, looked up once a type.
@MainActor
final class TupleMembers {
    struct Member {
        /// Bytes from the tuple's first.
        let offset: Int
        let type: any View.Type
    }

    let members: [Member]
    /// What is said of the tuple where something in it is no view.
    let complaint: String?

    @exclusivity(unchecked) private static var known = TypeTable<TupleMembers>()

    static func of<T>(_ type: T.Type) -> TupleMembers {
        if let members = known[type] { return members }
        let members = TupleMembers(of: type)
        known[type] = members
        return members
    }

    /// The kind of a type is said of the fields that have it.
    private struct Field<T> { var value: T }

    private init<T>(of type: T.Type) {
        var members: [Member] = []
        var others: [Any.Type] = []
        var isTuple = false
        _ = _forEachField(of: Field<T>.self, options: []) { _, _, _, kind in
            isTuple = kind == .tuple
            return true
        }
        if isTuple {
            _ = _forEachField(of: type, options: []) { _, offset, element, _ in
                if let view = element as? any View.Type {
                    members.append(Member(offset: offset, type: view))
                } else {
                    others.append(element)
                }
                return true
            }
        } else if let view = type as? any View.Type {
            members = [Member(offset: 0, type: view)]
        } else {
            others = [type]
        }
        self.members = members
        complaint = others.first.map {
            "a TupleView was given a value of type \($0), which is no view; it is left out: make a Text of it, or take it out"
        }
    }
}

/// Objects by type, which stay as long as the process: found in a few instructions, for questions that are asked for
/// each view.
@MainActor
struct TypeTable<Object: AnyObject> {
    private var slots: [(key: UInt, object: Object?)] = Array(repeating: (0, nil), count: 64)
    private var count = 0

    subscript(type: Any.Type) -> Object? {
        get { slots[place(of: type)].object }
        set {
            if count * 2 >= slots.count { grow() }
            let place = place(of: type)
            if slots[place].object == nil { count += 1 }
            slots[place] = (TypeTable.key(type), newValue)
        }
    }

    private static func key(_ type: Any.Type) -> UInt { UInt(bitPattern: ObjectIdentifier(type)) }

    /// Types stand at multiples of 8; the upper half of the product has to do with all bits of the address.
    private static func hash(_ key: UInt) -> Int {
        Int(truncatingIfNeeded: ((key >> 3) &* 0x9E37_79B9_7F4A_7C15) >> 32)
    }

    /// Where a type stands, or where there is room for it.
    private func place(of type: Any.Type) -> Int {
        let key = TypeTable.key(type)
        let mask = slots.count - 1
        var place = TypeTable.hash(key) & mask
        while slots[place].key != key, slots[place].object != nil { place = (place + 1) & mask }
        return place
    }

    private mutating func grow() {
        let old = slots
        slots = Array(repeating: (0, nil), count: old.count * 2)
        for slot in old where slot.object != nil {
            let mask = slots.count - 1
            var place = TypeTable.hash(slot.key) & mask
            while slots[place].object != nil { place = (place + 1) & mask }
            slots[place] = slot
        }
    }
}
