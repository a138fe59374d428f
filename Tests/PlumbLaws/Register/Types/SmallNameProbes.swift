import Foundation
import PlumbControls
import PlumbCore

/// Styles of menus, names without an effect, sizes by their older names.
enum SmallNameProbes: ProbeSource {
    @MainActor static func add(to probes: inout SignatureProbes) {
        let minute = Date(timeIntervalSince1970: 0)...Date(timeIntervalSince1970: 60)
        probes.row(
            "ProgressView",
            "init(timerInterval: ClosedRange<Date>, countsDown: Bool = true) where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel"
        ) { $0.show(ProgressView(timerInterval: minute)) }
        probes.row(
            "ProgressView",
            "init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label) where CurrentValueLabel == DefaultDateProgressLabel"
        ) { $0.show(ProgressView(timerInterval: minute, countsDown: false) { Text("a") }) }
        probes.row(
            "ProgressView",
            "init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label, @ViewBuilder currentValueLabel: () -> CurrentValueLabel)"
        ) {
            $0.show(
                ProgressView(timerInterval: minute) {
                    Text("a")
                } currentValueLabel: {
                    Text("b")
                })
        }
        probes.row("Types", "struct DefaultDateProgressLabel : View") { $0.isView(DefaultDateProgressLabel.self) }
        probes.row("Types", "struct RenameButton<Label> : View where Label : View") {
            $0.isView(RenameButton<Label<Text, Image>>.self)
        }
        probes.row("RenameButton", "init() where Label == Label<Text, Image>") { $0.show(RenameButton()) }
        probes.row("Types", "struct RenameAction") { _ in _ = RenameAction.self }
        probes.row("EnvironmentValues", "var rename: RenameAction? { get }") { _ in _ = EnvironmentValues().rename }
        probes.row("EnvironmentValues", "var labelsVisibility: Visibility { get set }") {
            $0.show($0.view.environment(\.labelsVisibility, .hidden))
        }
        probes.row("EnvironmentValues", "var menuIndicatorVisibility: Visibility { get set }") {
            $0.show($0.view.environment(\.menuIndicatorVisibility, .hidden))
        }
        probes.row("EnvironmentValues", "var isHoverEffectEnabled: Bool { get set }") {
            $0.show($0.view.environment(\.isHoverEffectEnabled, false))
        }
        probes.row("EnvironmentValues", "var allowedDynamicRange: Image.DynamicRange? { get set }") {
            $0.show($0.view.environment(\.allowedDynamicRange, .high))
        }
        probes.row("EnvironmentValues", "var sizeCategory: ContentSizeCategory { get set }") {
            $0.show($0.view.environment(\.sizeCategory, .small))
        }
        probes.row("Image", "func allowedDynamicRange(_ range: Image.DynamicRange?) -> Image") {
            $0.show(Image(systemName: "star").allowedDynamicRange(.constrainedHigh))
        }
        probes.row("Image", "struct DynamicRange : Hashable, Sendable") { $0.isHashable(Image.DynamicRange.self) }
        probes.row("Types", "struct HoverEffect : Sendable") { _ in _ = [HoverEffect.automatic, .highlight, .lift] }
        probes.row("Types", "struct WritingToolsBehavior") { _ in
            _ = [WritingToolsBehavior.automatic, .complete, .limited, .disabled]
        }
        probes.row("Types", "enum ContentSizeCategory : Hashable, CaseIterable") {
            $0.isCaseIterable(ContentSizeCategory.self)
        }
        probes.row("ContentSizeCategory", "var isAccessibilityCategory: Bool { get }") { _ in
            _ = ContentSizeCategory.large.isAccessibilityCategory
        }
        probes.row("ContentSizeCategory", "static func < (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool")
        { _ in _ = ContentSizeCategory.large < .small }
        probes.row("ContentSizeCategory", "static func <= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool")
        { _ in _ = ContentSizeCategory.large <= .small }
        probes.row("ContentSizeCategory", "static func > (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool")
        { _ in _ = ContentSizeCategory.large > .small }
        probes.row("ContentSizeCategory", "static func >= (lhs: ContentSizeCategory, rhs: ContentSizeCategory) -> Bool")
        { _ in _ = ContentSizeCategory.large >= .small }
        probes.row("Types", "protocol MenuStyle") { _ in _ = DefaultMenuStyle.self as any MenuStyle.Type }
        probes.row("Types", "struct DefaultMenuStyle : MenuStyle") { _ in _ = DefaultMenuStyle() }
        probes.row("MenuStyle", "static var automatic: DefaultMenuStyle { get } where Self == DefaultMenuStyle") { _ in
            let _: DefaultMenuStyle = .automatic
        }
        probes.row("Types", "struct ButtonMenuStyle : MenuStyle") { _ in _ = ButtonMenuStyle() }
        probes.row("MenuStyle", "static var button: ButtonMenuStyle { get } where Self == ButtonMenuStyle") { _ in
            let _: ButtonMenuStyle = .button
        }
        probes.row("Types", "struct BorderlessButtonMenuStyle : MenuStyle") { _ in _ = BorderlessButtonMenuStyle() }
        probes.row(
            "MenuStyle",
            "static var borderlessButton: BorderlessButtonMenuStyle { get } where Self == BorderlessButtonMenuStyle"
        ) { _ in let _: BorderlessButtonMenuStyle = .borderlessButton }
        probes.row("Types", "struct MenuStyleConfiguration") { _ in _ = MenuStyleConfiguration.self }
        probes.row(
            "Menu",
            "init(_ configuration: MenuStyleConfiguration) where Label == MenuStyleConfiguration.Label, Content == MenuStyleConfiguration.Content"
        ) { $0.show(Menu("a") {}.menuStyle(ProbeMenuStyle())) }
    }
}

private struct ProbeMenuStyle: MenuStyle {
    func makeBody(configuration: Configuration) -> some View { Menu(configuration) }
}
