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
    func variants(mirrored: Bool = false) -> [ViewVariant] {
        func each<Element>(_ list: [Element]?) -> [Element?] { list?.map(Optional.some) ?? [nil] }
        var all: [ViewVariant] = []
        for device in each(devices?.devices) {
            for scheme in each(schemes?.schemes) {
                for size in each(typeSizes?.sizes) {
                    for locale in each(locales?.locales) {
                        for isMirrored in mirrored ? [false, true] : [false] {
                            all.append(
                                ViewVariant(
                                    device: device, scheme: scheme, typeSize: size, locale: locale,
                                    isMirrored: isMirrored))
                        }
                    }
                }
            }
        }
        return all
    }
}

/// One of the surroundings in which views are shown.
struct ViewVariant {
    var device: DeviceOption?
    var scheme: SchemeOption?
    var typeSize: TypeSizeOption?
    var locale: LocaleOption?
    var isMirrored = false
    /// One of those of `--matrix`.
    var matrix: LintVariant?

    /// "iPhone 15 Pro, dark, accessibility3"; empty where nothing is asked for.
    var text: String {
        let parts: [String?] = [
            matrix?.text, device?.device.name, scheme?.rawValue, typeSize.map { "\($0.size)" }, locale?.identifier,
            isMirrored ? "right to left" : nil,
        ]
        return parts.compactMap(\.self).joined(separator: ", ")
    }

    /// The options of a call in these surroundings.
    func options(_ options: ViewOptions) -> ViewOptions {
        var own = options
        matrix?.set(&own)
        if let device {
            own.device = device
            own.size = nil
        }
        if let scheme { own.scheme = scheme }
        if let typeSize { own.typeSize = typeSize }
        if let locale { own.locale = locale }
        if isMirrored { own.rtl.toggle() }
        return own
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
