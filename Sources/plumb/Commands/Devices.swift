import ArgumentParser
import Foundation
import PlumbHosting
import PlumbRendering
import PlumbUI

/// `plumb devices`: the names that `--device` takes.
struct Devices: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "devices", abstract: "Lists the devices for --device.")

    @Flag(
        help: """
            One JSON array: {"name": …, "size": [w, h], "scale": …, "safeArea": [t, l, b, r], "landscapeSafeArea": …, \
            "cornerRadius": …}.
            """)
    var json = false

    func run() throws {
        if json {
            let lines = Device.all.map { device in
                "{\"name\": \(LayoutJSON.quoted(device.name)), \"size\": [\(Self.text(device.width)), \(Self.text(device.height))], "
                    + "\"scale\": \(Self.text(device.scale)), \"safeArea\": [\(Self.insets(of: device, .portrait))], "
                    + "\"landscapeSafeArea\": [\(Self.insets(of: device, .landscapeLeft))], "
                    + "\"cornerRadius\": \(Self.text(device.cornerRadius))}"
            }
            return try StandardOutput.write("[" + lines.joined(separator: ",\n ") + "]\n")
        }
        let longest = Device.all.map(\.name.count).max() ?? 0
        var text = ""
        for device in Device.all {
            let name = device.name.padding(toLength: longest, withPad: " ", startingAt: 0)
            let size = "\(Self.text(device.width)) × \(Self.text(device.height)) @\(Self.text(device.scale))"
            text +=
                "\(name)  \(size.padding(toLength: 15, withPad: " ", startingAt: 0))"
                + "  safe area \(Self.insets(of: device, .portrait)); on its side \(Self.insets(of: device, .landscapeLeft))\n"
        }
        try StandardOutput.write(text)
    }

    private static func text(_ number: Double) -> String { number == 0 ? "0" : PositiveNumber.text(number) }

    /// Top, leading, bottom, trailing.
    private static func insets(of device: Device, _ orientation: InterfaceOrientation) -> String {
        let insets = device.safeArea(orientation)
        return [insets.top, insets.leading, insets.bottom, insets.trailing].map { text(Double($0)) }
            .joined(separator: ", ")
    }
}
