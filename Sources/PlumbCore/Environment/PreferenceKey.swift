/// A value that views hand up to the views around them: the way back of the environment.
public protocol PreferenceKey {
    /// The type of the value that views report upwards.
    associatedtype Value

    /// The value where no view has written any. Reducing with it must change nothing: views that write nothing are left
    /// out.
    static var defaultValue: Value { get }

    /// Combines the value so far with that of the next view, in the order of the views.
    static func reduce(value: inout Value, nextValue: () -> Value)
}

extension PreferenceKey where Value: ExpressibleByNilLiteral {
    /// nil.
    public static var defaultValue: Value { nil }
}
