extension PropertySlot {
    /// A slot for one of several values that are found while one property is bound, by its number.
    package func nested(_ number: Int) -> PropertySlot {
        PropertySlot(storage: object { PropertyStorage(for: number + 1) }, index: number, builder: builder)
    }

    /// Connects the properties of a value that is no view and no modifier, but has a body all the same: a control's
    /// style.
    package func bind<T>(propertiesOf value: inout T) { bindProperties(of: &value) }
}
