import Foundation
import PlumbCore
import PlumbPlatform

/// What stands before the words of a row of a menu.
enum MenuMark: Equatable {
    /// It is on.
    case check
    /// It opens another menu.
    case arrow
}

/// That a row of the menu around has a mark: then all have room for one.
enum MenuMarkTrait: TraitKey { typealias Value = MenuMark }

private struct MenuMarksKey: ContextEnvironmentKey { static var defaultValue: TraitStore? { nil } }

extension EnvironmentValues {
    /// What is said of marks in the menu around; nil outside of any.
    var menuMarks: TraitStore? {
        get { self[MenuMarksKey.self] }
        set { self[MenuMarksKey.self] = newValue }
    }
}

/// The label of a row of a menu with a mark in the column before the words.
struct MarkedLabel<Content: View>: View {
    let mark: MenuMark?
    @ViewBuilder let content: Content
    @ScaledMetric(\.metrics.menuMark) private var size
    @ScaledMetric(\.metrics.menuMarkCentre) private var centre
    @ScaledMetric(\.metrics.menuMarkColumn) private var column

    init(mark: MenuMark?, @ViewBuilder content: () -> Content) {
        self.mark = mark
        self.content = content()
    }

    var body: some View {
        MenuWords(content)
            .overlay(alignment: .leading) {
                if let mark {
                    Image(systemName: mark == .check ? "checkmark" : "chevron.forward")
                        .font(.system(size: size, weight: .semibold))
                        .frame(width: 2 * centre)
                        .padding(.leading, -column)
                        .accessibilityHidden(true)
                }
            }
            .trait(MenuMarkTrait.self, in: \.menuMarks, mark)
    }
}
