import Foundation
import PlumbLaws
import Testing

@testable import PlumbCore

/// Hands a value of the environment out.
private struct ValueReader<Value>: View {
    @Environment private var value: Value
    private let note: (Value) -> Void

    init(_ keyPath: KeyPath<EnvironmentValues, Value>, _ note: @escaping (Value) -> Void) {
        _value = Environment(keyPath)
        self.note = note
    }

    var body: some View {
        note(value)
        return Color.red
    }
}

/// Modifiers that do no more than set a value for the views in them, and those that are another modifier by another
/// name.
@Suite @MainActor
struct InheritedValueTests {
    /// What a view reads within a modifier, and what it reads without.
    private func check<V: Equatable, M: View>(
        _ keyPath: KeyPath<EnvironmentValues, V>, is value: V, not other: V,
        _ location: SourceLocation = #_sourceLocation, _ modify: (ValueReader<V>) -> M
    ) {
        var seen: [V] = []
        hostOf(modify(ValueReader(keyPath) { seen.append($0) })).layout()
        hostOf(ValueReader(keyPath) { seen.append($0) }).layout()
        #expect(seen == [value, other], sourceLocation: location)
    }

    @Test func textsInherit() {
        check(\.fontWeight, is: .black, not: nil) { $0.fontWeight(.black) }
        check(\.fontDesign, is: .serif, not: nil) { $0.fontDesign(.serif) }
        check(\.isItalic, is: true, not: false) { $0.italic() }
        check(\.isItalic, is: false, not: false) { $0.italic(false).italic() }
        check(\.isMonospaced, is: true, not: false) { $0.monospaced() }
        check(\.hasMonospacedDigits, is: true, not: false) { $0.monospacedDigit() }
        check(\.textTraits.kerning, is: 3, not: 0) { $0.kerning(3) }
        check(\.truncationMode, is: .middle, not: .tail) { $0.truncationMode(.middle) }
        check(\.textCase, is: .uppercase, not: nil) { $0.textCase(.uppercase) }
        check(\.dynamicTypeSize, is: .small, not: .large) { $0.dynamicTypeSize(.small) }
    }

    @Test func textFieldsInherit() {
        check(\.autocorrectionDisabled, is: true, not: false) { $0.autocorrectionDisabled() }
        check(\.autocorrectionDisabled, is: true, not: false) { $0.disableAutocorrection(true) }
        check(\.textInputTraits.keyboardType, is: .emailAddress, not: .default) { $0.keyboardType(.emailAddress) }
        check(\.textInputTraits.contentType, is: .name, not: nil) { $0.textContentType(.name) }
        check(\.textInputTraits.autocapitalization, is: .words, not: nil) { $0.textInputAutocapitalization(.words) }
        check(\.textInputTraits.autocapitalization, is: .words, not: nil) { $0.autocapitalization(.words) }
        check(\.submitLabel, is: .go, not: .return) { $0.submitLabel(.go) }
    }

    @Test func controlsAndScrollViewsInherit() {
        check(\.tint, is: .red, not: nil) { $0.accentColor(.red) }
        check(\.isFocusEffectEnabled, is: false, not: true) { $0.focusEffectDisabled() }
        check(\.scrollDismissesKeyboardMode, is: .never, not: .automatic) { $0.scrollDismissesKeyboard(.never) }
    }

    /// `@AppStorage` that names no store takes that of the views around it.
    @Test func storagesInheritTheirStore() {
        let store = UserDefaults()
        var seen: [Bool] = []
        hostOf(ValueReader(\.appStore) { seen.append($0 === store) }.defaultAppStorage(store)).layout()
        hostOf(ValueReader(\.appStore) { seen.append($0 === store) }).layout()
        #expect(seen == [true, false])
    }

    /// What is drawn, as text.
    private func drawn<V: View>(_ view: V) -> String { hostOf(view.frame(width: 40, height: 20)).dump }

    @Test func otherNamesDrawTheSame() {
        let color = Color.red
        let circular = RoundedRectangle(cornerRadius: 4, style: .circular)
        #expect(drawn(color.cornerRadius(4)) == drawn(color.clipShape(circular, style: FillStyle(antialiased: true))))
        #expect(drawn(color.cornerRadius(4)) != drawn(color))
        let shift = CGAffineTransform(translationX: 3, y: 4)
        #expect(drawn(color.projectionEffect(ProjectionTransform(shift))) == drawn(color.transformEffect(shift)))
        #expect(drawn(color.transformEffect(shift)) != drawn(color))
        #expect(drawn(color.defersSystemGestures(on: .all)) == drawn(color))
    }

    /// A group's size, place and marks are the view's; what travels with it is `TransitionTests`' and `MotionTests`'.
    @Test func aGeometryGroupLaysOutAsItsView() {
        func picture<V: View>(_ view: V) -> [Double]? { hostOf(HStack { view }).layout()["a"] }
        let view = Color.red.frame(width: 30, height: 5).accessibilityIdentifier("a")
        #expect(picture(view.geometryGroup()) == picture(view))
    }

    @Test func edgesThatIgnoreTheSafeArea() {
        func frame<V: View>(_ view: V) -> [Double]? {
            ViewHost(
                view,
                in: World(
                    proposal: ProposedViewSize(width: 100, height: 100),
                    safeAreaInsets: EdgeInsets(top: 20, leading: 4, bottom: 12, trailing: 6))
            ).layout()["a"]
        }
        let old: any OldNames.Type = Old.self
        let view = Color.red.accessibilityIdentifier("a")
        #expect(frame(old.edgesIgnoringSafeArea(view, .top)) == [4, 0, 90, 88])
        #expect(frame(old.edgesIgnoringSafeArea(view, .all)) == [0, 0, 100, 100])
    }
}

/// What is deprecated, without a warning.
@MainActor
private protocol OldNames {
    static func edgesIgnoringSafeArea<V: View>(_ view: V, _ edges: Edge.Set) -> AnyView
}

private enum Old: OldNames {
    @available(*, deprecated, message: "What it uses is.")
    static func edgesIgnoringSafeArea<V: View>(_ view: V, _ edges: Edge.Set) -> AnyView {
        AnyView(view.edgesIgnoringSafeArea(edges))
    }
}
