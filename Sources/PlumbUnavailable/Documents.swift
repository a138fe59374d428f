import Foundation
import PlumbCombine
import PlumbControls
import PlumbCore
import PlumbGraphics

@available(*, unavailable, message: "Plumb opens no documents; write a WindowGroup, and read the file in its view")
public struct DocumentConfiguration {

}

extension EnvironmentValues {
    @available(*, unavailable, message: "Plumb opens no documents; write a WindowGroup, and read the file in its view")
    public var documentConfiguration: DocumentConfiguration? { absent() }
}
