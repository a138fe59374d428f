extension ImageRole: TracedRole {
    func describe(_ parameters: inout TracedParameters) {
        parameters.naturalSize = naturalSize
        parameters.isResizable = isResizable
        if figure != nil { parameters.isSymbol = true }
    }
}
