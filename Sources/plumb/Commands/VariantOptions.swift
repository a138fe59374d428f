import ArgumentParser
import Foundation
import PlumbRendering
import PlumbUI
import PlumbWhy

/// Lists of devices, schemes, sizes of text and languages: each view is shown in all of them together.
struct VariantOptions: ParsableArguments {
    @Option(
        help: "Devices, separated by commas, such as \"iPhone SE (3rd generation),iPhone 15 Pro\".",
        transform: DeviceListOption.init(argument:))
    var devices: DeviceListOption?

    @Option(help: "light, dark, or both: light,dark.", transform: SchemeListOption.init(argument:))
    var schemes: SchemeListOption?

    @Option(
        help: "Sizes of text, separated by commas, such as large,accessibility3.",
        transform: TypeSizeListOption.init(argument:))
    var typeSizes: TypeSizeListOption?

    @Option(help: "Locales, separated by commas, such as en,de,ar.", transform: LocaleListOption.init(argument:))
    var locales: LocaleListOption?

    var isGiven: Bool { devices != nil || schemes != nil || typeSizes != nil || locales != nil }

    /// All together; one that asks for nothing where no list has any.
    ///
    /// - Parameter mirrored: whether each is also there from right to left.
    func variants(mirrored: Bool = false) -> [ShownVariant<ViewOptions>] {
        typealias Part = ShownVariant<ViewOptions>.Part
        return ShownVariant.all(
            (devices?.devices ?? []).map { device in
                Part(device.device.name) {
                    $0.device = device
                    $0.size = nil
                }
            },
            (schemes?.schemes ?? []).map { scheme in Part(scheme.rawValue) { $0.scheme = scheme } },
            (typeSizes?.sizes ?? []).map { size in Part("\(size.size)") { $0.typeSize = size } },
            (locales?.locales ?? []).map { locale in Part(locale.identifier) { $0.locale = locale } },
            mirrored ? [Part(nil) { _ in }, Part("right to left") { $0.rtl.toggle() }] : [])
    }
}

/// A list in a call, as "a,b".
private enum CommaList {
    static func values<Value>(_ argument: String, _ value: (String) throws -> Value) throws -> [Value] {
        let parts = argument.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
        guard !parts.isEmpty else { throw ValidationError("give at least one, and commas between several") }
        return try parts.map(value)
    }
}

struct DeviceListOption {
    let devices: [DeviceOption]
    init(argument: String) throws { devices = try CommaList.values(argument, DeviceOption.init(argument:)) }
}

struct SchemeListOption {
    let schemes: [SchemeOption]
    init(argument: String) throws {
        schemes = try CommaList.values(argument) { name in
            guard let scheme = SchemeOption(rawValue: name) else {
                throw ValidationError("\(name) is no scheme; write light, dark or light,dark")
            }
            return scheme
        }
    }
}

struct TypeSizeListOption {
    let sizes: [TypeSizeOption]
    init(argument: String) throws {
        sizes = try CommaList.values(argument) { name in
            guard let size = TypeSizeOption(argument: name) else {
                throw ValidationError(
                    "\(name) is no size of text; there are \(TypeSizeOption.allValueStrings.joined(separator: ", "))")
            }
            return size
        }
    }
}

struct LocaleListOption {
    let locales: [LocaleOption]
    init(argument: String) throws { locales = try CommaList.values(argument, LocaleOption.init(argument:)) }
}
