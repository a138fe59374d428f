import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb makes no pictures while an app runs; write them with plumb render")
public class ImageRenderer<Content>: ObservableObject where Content: View {
    public var objectWillChange: PassthroughSubject<Void, Never> { absent() }
    public typealias ObjectWillChangePublisher = PassthroughSubject<Void, Never>
    public var allowedDynamicRange: Image.DynamicRange? {
        get { absent() }
        set { absent() }
    }
    public var isObservationEnabled: Bool {
        get { absent() }
        set { absent() }
    }
}
