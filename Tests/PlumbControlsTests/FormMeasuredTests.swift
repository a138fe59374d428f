import Foundation
import PlumbCore
import PlumbGraphics
import Testing

@testable import PlumbControls

/// Controls beside pictures that Apple's systems have drawn for public projects, with the system's fonts. All numbers
/// are measured on the pictures. (Calendars: `DatePickerTests`.)
@MainActor
@Suite struct FormMeasuredTests: MeasuredSuite {
    nonisolated static let vault = "bradleymackey/vault-ios@2878499, iOS 18"
    nonisolated static let script = "NativeScript/docs, screenshots of 2023"
    nonisolated static let page = "a page of controls, iOS 16.4"

    nonisolated static let rows: [Measured] = [
        Measured("rows with chips", spezi, in: 393, [44, 44]) {
            Form {
                Section { DatePicker("Hh", selection: .constant(World.pinnedDate)) }
                Section { DatePicker("Hh", selection: .constant(World.pinnedDate), displayedComponents: .date) }
            }
        } _: {
            $0.cards.map { $0.bottom - $0.top }
        },
        Measured("a calendar of five weeks", "react-native-datetimepicker, iOS 15", in: 320, within: 0.7, [320, 314]) {
            DatePicker("Hh", selection: .constant(World.pinnedDate), displayedComponents: .date).datePickerStyle(
                .graphical
            )
            .accessibilityIdentifier("a")
        } _: {
            let size = $0.host.layout().frames.map(\.frame).max { $0.height < $1.height }?.size ?? .zero
            return [size.width, size.height].map { Double($0) }
        },
        Measured("a calendar's circle", "react-native-datetimepicker, iOS 15", in: 320, within: 0.7, [44.7]) {
            DatePicker("Hh", selection: .constant(World.pinnedDate), displayedComponents: .date)
                .datePickerStyle(.graphical).frame(maxHeight: .infinity, alignment: .top)
                .background(.white)
        } _: {
            let circle = $0.ink(92...143, 114...161)
            return [circle[2] - circle[0]]
        },
        Measured("a colour's well", vault, [28, 28]) {
            Form { ColorPicker("Hh", selection: .constant(.red)) }
        } _: {
            let well = $0.ink(300...359, 37...77)
            return [well[2] - well[0], well[3] - well[1]]
        },
        Measured("a colour's disc", vault, [17.8]) {
            Form { ColorPicker("Hh", selection: .constant(Color(red: 0, green: 0, blue: 0.5))) }
        } _: {
            let disc = $0.ink(300...359, 37...77, of: [0, 0, 128])
            return [disc[2] - disc[0]]
        },
        Measured("an editor's text", vault, in: 390, [5]) {
            TextEditor(text: .constant("HHH"))
        } _: {
            [$0.start("HHH")]
        },
        Measured("a wheel and its bar", script, in: 320, [320, 216, 9, 311, 34]) {
            Picker("Hh", selection: .constant(1)) { Text("").tag(1) }.pickerStyle(.wheel)
                .background(.white).accessibilityIdentifier("a").frame(maxHeight: .infinity, alignment: .top)
        } _: {
            let bar = $0.ink(0...320, 1...215, of: [244, 244, 245])
            return [$0.frame("a")[2], $0.frame("a")[3], bar[0], bar[2], bar[3] - bar[1]]
        },
        Measured("a field with a border", wns, in: 393, [34]) {
            TextField("", text: .constant("HHH")).textFieldStyle(.roundedBorder).accessibilityIdentifier("a")
        } _: {
            [$0.frame("a")[3]]
        },
        Measured("a field's words", wns, in: 393, [7]) {
            TextField("", text: .constant("HHH")).textFieldStyle(.roundedBorder)
        } _: {
            [$0.start("HHH")]
        },
        Measured("segments", page, in: 320, [16, 304, 32]) {
            Picker("", selection: .constant(1)) {
                Text("Hh").tag(1)
                Text("Hi").tag(2)
            }.pickerStyle(.segmented).accessibilityIdentifier("a").padding()
        } _: {
            [$0.frame("a")[0], $0.frame("a")[0] + $0.frame("a")[2], $0.frame("a")[3]]
        },
        Measured("a slider's track", page, in: 320, [4]) {
            Slider(value: .constant(1)).tint(.red).padding().frame(maxHeight: .infinity)
        } _: {
            let track = $0.ink(20...200, 400...440)
            return [track[3] - track[1]]
        },
        Measured("from switch to switch", page, in: 320, [39]) {
            VStack {
                Toggle("Hh", isOn: .constant(true)).accessibilityIdentifier("a")
                Toggle("Hh", isOn: .constant(true)).accessibilityIdentifier("b")
            }.padding()
        } _: {
            [$0.middle("b") - $0.middle("a")]
        },
    ]

    @Test(arguments: rows) func row(_ row: Measured) throws { try row.check() }
}
