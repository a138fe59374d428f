import Foundation

private struct ScrollIdealSizeKey: ContextEnvironmentKey { static var defaultValue: CGSize? { nil } }

extension EnvironmentValues {
    /// The size of the next scroll view within where nothing is proposed; it takes every other proposal. Nil for one
    /// that goes by its content.
    package var scrollIdealSize: CGSize? {
        get { self[ScrollIdealSizeKey.self] }
        set { self[ScrollIdealSizeKey.self] = newValue }
    }
}
