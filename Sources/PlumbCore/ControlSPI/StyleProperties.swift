extension PropertySlot {
    /// Connects the properties of a value that is no view and no modifier, but has a body all the same: a control's
    /// style.
    package func bind<T>(propertiesOf value: inout T) { bindProperties(of: &value) }
}
