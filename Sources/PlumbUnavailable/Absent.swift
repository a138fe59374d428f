import PlumbControls

/// The body of everything in this module: no call of it compiles, so nothing gets here.
func absent() -> Never { fatalError("an unavailable declaration was called") }

/// The same, as a value: where the compiler would make a view of a body that only calls a function.
func absentValue<T>() -> T { absent() }

// Content of users' types, and of this module's, has a body even where it says none: its type is the one error.

@available(*, unavailable)
extension ToolbarContent where Body == Never {
    public var body: Never { return absent() }
}

@available(*, unavailable)
extension TableRowContent where TableRowBody == Never {
    public var tableRowBody: Never { return absent() }
}

@available(*, unavailable)
extension TableColumnContent where TableColumnBody == Never {
    public var tableColumnBody: Never { return absent() }
}
