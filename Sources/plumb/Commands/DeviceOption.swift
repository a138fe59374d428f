import ArgumentParser
import Foundation
import PlumbHosting
import PlumbRendering
import PlumbUI

/// A device by its name, as in `previewDevice`; capitals don't count.
struct DeviceOption: CustomStringConvertible {
    let device: Device

    init(argument: String) throws {
        guard let device = Device.named(argument) else {
            let nearest = Device.nearest(to: argument).map { "did you mean \"\($0.name)\"? " } ?? ""
            throw ValidationError("there is no such device; \(nearest)plumb devices lists those that there are")
        }
        self.device = device
    }

    /// Asked when the tab key is hit: fish would take spaces and brackets in a list for its own.
    static var completion: CompletionKind { .custom { _, _, _ in Device.all.map(\.name) } }

    var description: String { device.name }
}
