import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

extension EnvironmentValues {
    @available(
        *, unavailable,
        message: "Plumb cannot lay a style under materials from outside; write background(_:) on the view"
    )
    public var backgroundMaterial: Material? {
        get { absent() }
        set { absent() }
    }

    @available(*, unavailable, message: "Plumb has no UndoManager yet; keep earlier values in @State")
    public var undoManager: UndoManager? { absent() }

}
