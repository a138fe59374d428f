/// One of the surroundings in which a view is shown: what each part of them sets in options.
package struct ShownVariant<Options> {
    /// A device, a scheme, a size of text, a language or a direction.
    package struct Part {
        let name: String?
        let set: (inout Options) -> Void

        /// - Parameter name: as in "dark"; nil for what is there anyway.
        package init(_ name: String?, _ set: @escaping (inout Options) -> Void) {
            self.name = name
            self.set = set
        }
    }

    private var parts: [Part] = []

    /// Asks for nothing.
    package init() {}

    /// Each part of each list with each of the others, the first list outermost; one that asks for nothing where no
    /// list has any.
    package static func all(_ lists: [Part]...) -> [ShownVariant] {
        lists.filter { !$0.isEmpty }.reduce([ShownVariant()]) { variants, list in
            variants.flatMap { variant in
                list.map { part in
                    var next = variant
                    next.parts.append(part)
                    return next
                }
            }
        }
    }

    /// "iPhone 15 Pro, dark, accessibility3"; empty where nothing is asked for.
    package var text: String { parts.compactMap(\.name).joined(separator: ", ") }

    /// The options in these surroundings.
    package func applied(to options: Options) -> Options {
        var own = options
        for part in parts { part.set(&own) }
        return own
    }
}
