import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb has no edit mode yet; change the collection with a Button in each row")
extension ForEach: DynamicViewContent where Content: View {

}

@available(*, unavailable, message: "Plumb has no edit mode yet; change the collection with a Button in each row")
extension ModifiedContent: DynamicViewContent where Content: DynamicViewContent, Modifier: ViewModifier {

}
