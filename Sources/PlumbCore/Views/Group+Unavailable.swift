// What SwiftUI groups beside views, and Plumb has not: a use says what to write instead.

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
public protocol TableRowContent {
    associatedtype TableRowValue
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
public protocol TableColumnContent {
    associatedtype TableRowValue
    associatedtype TableColumnSortComparator
}

@available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
public protocol ToolbarContent {}

@available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
public protocol CustomizableToolbarContent: ToolbarContent {}

@available(*, unavailable, message: "Plumb has no menus of commands; put buttons in the view")
public protocol Commands {}

@available(*, unavailable, message: "Plumb's pictures have no rotors; leave them out")
public protocol AccessibilityRotorContent {}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
@resultBuilder
public enum TableRowBuilder<Value> {
    public static func buildBlock<C: TableRowContent>(_ content: C) -> C { content }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
@resultBuilder
public enum TableColumnBuilder<RowValue, Sort> {
    public static func buildBlock<C: TableColumnContent>(_ content: C) -> C { content }
}

@available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
@resultBuilder
public enum ToolbarContentBuilder {
    public static func buildBlock<C: ToolbarContent>(_ content: C) -> C { content }
}

@available(*, unavailable, message: "Plumb has no menus of commands; put buttons in the view")
@resultBuilder
public enum CommandsBuilder {
    public static func buildBlock<C: Commands>(_ content: C) -> C { content }
}

@available(*, unavailable, message: "Plumb's pictures have no rotors; leave them out")
@resultBuilder
public enum AccessibilityRotorContentBuilder {
    public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension Group: TableRowContent where Content: TableRowContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableRowBody = Never
    public init<R>(@TableRowBuilder<R> content: () -> Content) where R == Content.TableRowValue {
        self.content = content()
    }
}

@available(*, unavailable, message: "Plumb has no Table yet; put the views in a Grid")
extension Group: TableColumnContent where Content: TableColumnContent {
    public typealias TableRowValue = Content.TableRowValue
    public typealias TableColumnSortComparator = Content.TableColumnSortComparator
    public typealias TableColumnBody = Never
    public init<R, C>(@TableColumnBuilder<R, C> content: () -> Content)
    where R == Content.TableRowValue, C == Content.TableColumnSortComparator { self.content = content() }
}

@available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
extension Group: ToolbarContent where Content: ToolbarContent {
    public init(@ToolbarContentBuilder content: () -> Content) { self.content = content() }
}

@available(*, unavailable, message: "Plumb has no menus of commands; put buttons in the view")
extension Group: Commands where Content: Commands {
    public init(@CommandsBuilder content: () -> Content) { self.content = content() }
}

@available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {
    public init(@ToolbarContentBuilder content: () -> Content) { self.content = content() }
}

@available(*, unavailable, message: "Plumb's pictures have no rotors; leave them out")
extension Group: AccessibilityRotorContent where Content: AccessibilityRotorContent {
    public init(@AccessibilityRotorContentBuilder content: () -> Content) { self.content = content() }
    public var body: Never { primitiveBody(Self.self) }
}
