import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
extension Group: CustomizableToolbarContent where Content: CustomizableToolbarContent {

}

@available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
extension Group: ToolbarContent where Content: ToolbarContent {

}

@available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
extension Never: ToolbarContent, CustomizableToolbarContent {

}

@available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
extension Optional: CustomizableToolbarContent where Wrapped: CustomizableToolbarContent {

}

@available(*, unavailable, message: "Plumb has no toolbar yet; put the views in a safeAreaInset")
extension Optional: ToolbarContent where Wrapped: ToolbarContent {

}
