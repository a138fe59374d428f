import PlumbCore

/// What Plumb has not: its use is an error that says what to use instead.
enum UnavailableRows: ProbeSource {
    static func add(to probes: inout SignatureProbes) {
        probes.unavailable(
            "Group", "init<R>(@TableRowBuilder<R> content: () -> Content) where R == Content.TableRowValue",
            "Plumb has no Table yet; put the views in a Grid", use: #"<C: TableRowContent>(_ c: C) { _ = Group { c } }"#
        )
        probes.unavailable(
            "Group",
            "init<R, C>(@TableColumnBuilder<R, C> content: () -> Content) where R == Content.TableRowValue, C == Content.TableColumnSortComparator",
            "Plumb has no Table yet; put the views in a Grid",
            use: #"<C: TableColumnContent>(_ c: C) { _ = Group { c } }"#)
        probes.unavailable(
            "Group",
            "init(@AccessibilityRotorContentBuilder content: () -> Content) where Content : AccessibilityRotorContent",
            "Plumb's pictures have no rotors; leave them out",
            use: #"<C: AccessibilityRotorContent>(_ c: C) { _ = Group { c } }"#)
        probes.unavailable(
            "Group", "init(@ToolbarContentBuilder content: () -> Content) where Content : ToolbarContent",
            "Plumb has no toolbar yet; put the views in a safeAreaInset",
            use: #"<C: ToolbarContent>(_ c: C) { _ = Group { c } }"#)
        probes.unavailable(
            "Group", "init(@ToolbarContentBuilder content: () -> Content) where Content : CustomizableToolbarContent",
            "Plumb has no toolbar yet; put the views in a safeAreaInset",
            use: #"<C: CustomizableToolbarContent>(_ c: C) { _ = Group { c } }"#)
        probes.unavailable(
            "Group", "init(@CommandsBuilder content: () -> Content) where Content : Commands",
            "Plumb has no menus of commands; put buttons in the view",
            use: #"<C: Commands>(_ c: C) { _ = Group { c } }"#)
        probes.unavailable(
            "Group", "typealias TableColumnBody = Never where Content : TableColumnContent",
            "Plumb has no Table yet; put the views in a Grid",
            use: #"<C: TableColumnContent>(_ c: C) { _ = Group<C>.TableColumnBody.self }"#)
        probes.unavailable(
            "Group",
            "typealias TableColumnSortComparator = Content.TableColumnSortComparator where Content : TableColumnContent",
            "Plumb has no Table yet; put the views in a Grid",
            use: #"<C: TableColumnContent>(_ c: C) { _ = Group<C>.TableColumnSortComparator.self }"#)
        probes.unavailable(
            "Group", "typealias TableRowBody = Never where Content : TableRowContent",
            "Plumb has no Table yet; put the views in a Grid",
            use: #"<C: TableRowContent>(_ c: C) { _ = Group<C>.TableRowBody.self }"#)
        probes.unavailable(
            "Group", "typealias TableRowValue = Content.TableRowValue where Content : TableColumnContent",
            "Plumb has no Table yet; put the views in a Grid",
            use: #"<C: TableColumnContent>(_ c: C) { _ = Group<C>.TableRowValue.self }"#)
        probes.unavailable(
            "Group", "typealias TableRowValue = Content.TableRowValue where Content : TableRowContent",
            "Plumb has no Table yet; put the views in a Grid",
            use: #"<C: TableRowContent>(_ c: C) { _ = Group<C>.TableRowValue.self }"#)
        probes.unavailable(
            "Group", "var body: Never { get } where Content : AccessibilityRotorContent",
            "Plumb's pictures have no rotors; leave them out",
            use: #"<C: AccessibilityRotorContent>(_ group: Group<C>) { _ = group.body }"#)
        probes.unavailable(
            "Group", "Group : AccessibilityRotorContent where Content : AccessibilityRotorContent",
            "Plumb's pictures have no rotors; leave them out",
            use: #"<C: AccessibilityRotorContent>(_ group: Group<C>) { _ = group as any AccessibilityRotorContent }"#)
        probes.unavailable(
            "Group", "Group : Commands where Content : Commands",
            "Plumb has no menus of commands; put buttons in the view",
            use: #"<C: Commands>(_ group: Group<C>) { _ = group as any Commands }"#)
        probes.unavailable(
            "Group", "Group : CustomizableToolbarContent where Content : CustomizableToolbarContent",
            "Plumb has no toolbar yet; put the views in a safeAreaInset",
            use: #"<C: CustomizableToolbarContent>(_ group: Group<C>) { _ = group as any CustomizableToolbarContent }"#)
        probes.unavailable(
            "Group", "Group : TableColumnContent where Content : TableColumnContent",
            "Plumb has no Table yet; put the views in a Grid",
            use: #"<C: TableColumnContent>(_ group: Group<C>) { _ = group as any TableColumnContent }"#)
        probes.unavailable(
            "Group", "Group : TableRowContent where Content : TableRowContent",
            "Plumb has no Table yet; put the views in a Grid",
            use: #"<C: TableRowContent>(_ group: Group<C>) { _ = group as any TableRowContent }"#)
        probes.unavailable(
            "Group", "Group : ToolbarContent where Content : ToolbarContent",
            "Plumb has no toolbar yet; put the views in a safeAreaInset",
            use: #"<C: ToolbarContent>(_ group: Group<C>) { _ = group as any ToolbarContent }"#)
        probes.unavailable(
            "TimelineView.Context", "func invalidateTimelineContent()",
            "Plumb makes nothing ahead of its date; leave the call out",
            use: #"(_ c: TimelineViewDefaultContext) { c.invalidateTimelineContent() }"#)
        probes.unavailable(
            "VisualEffect", "func colorEffect(_ shader: Shader, isEnabled: Bool = true) -> some VisualEffect",
            "Plumb has no Metal shaders; use brightness, saturation, hueRotation and the like",
            use: #"(_ s: Shader) { _ = EmptyVisualEffect().colorEffect(s) }"#)
        probes.unavailable(
            "VisualEffect",
            "func distortionEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect",
            "Plumb has no Metal shaders; use scaleEffect, rotation3DEffect and the like",
            use: #"(_ s: Shader) { _ = EmptyVisualEffect().distortionEffect(s, maxSampleOffset: .zero) }"#)
        probes.unavailable(
            "VisualEffect",
            "func layerEffect(_ shader: Shader, maxSampleOffset: CGSize, isEnabled: Bool = true) -> some VisualEffect",
            "Plumb has no Metal shaders; use blur and the like",
            use: #"(_ s: Shader) { _ = EmptyVisualEffect().layerEffect(s, maxSampleOffset: .zero) }"#)
    }
}
