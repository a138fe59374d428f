import PlumbLayout

extension ColorStorage: TracedRole {
    func describe(_ parameters: inout TracedParameters) {
        if case .opacity(_, 0) = kind { parameters.isClear = true }
        if self === Color.clear.storage || kind == Color.clear.storage.kind { parameters.isClear = true }
    }
}
