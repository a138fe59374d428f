import ArgumentParser
import Foundation
import PlumbHosting
import PlumbRendering
import PlumbUI

/// An address with a scheme.
struct URLOption: CustomStringConvertible {
    let url: URL

    init(argument: String) throws {
        guard let url = URL(string: argument), url.scheme?.isEmpty == false else {
            throw ValidationError("write an address with a scheme, as recipes://soup")
        }
        self.url = url
    }

    var description: String { url.absoluteString }
}

/// The options of every command that shows views, in a window too.
struct ViewOptions: ParsableArguments {
    @Argument(
        help: ArgumentHelp(
            "A Swift file, several that belong together, or a folder: of files, an Xcode project, a package.",
            valueName: "path"), completion: .file(extensions: ["swift"]))
    var paths: [String]

    @Option(
        help: """
            The view: a type (Outer.Inner), the title of a #Preview, or a previewDisplayName. (default: the first preview, or \
            else the app, or else the last view; for a folder the app, or else the first preview, or else ContentView)
            """)
    var view: String?

    @OptionGroup var input: InputOptions

    @Option(
        help: "\(SizeOption.summary) (default: 393x852)",
        completion: .list(["fit"]),
        transform: SizeOption.init(argument:))
    var size: SizeOption?

    @Option(
        help: "Shows the view on a device's screen, such as \"iPhone 15 Pro\"; plumb devices lists them.",
        completion: DeviceOption.completion, transform: DeviceOption.init(argument:))
    var device: DeviceOption?

    @Flag(help: "Shows the view on a screen, or on pages, in landscape.")
    var landscape = false

    @Option(
        help: "Safe area insets in points: TOP,LEADING,BOTTOM,TRAILING, such as 59,0,34,0. (default: the device's)",
        transform: SafeAreaOption.init(argument:))
    var safeArea: SafeAreaOption?

    @Flag(help: "Shows the place of a keyboard while a text field has the focus.")
    var keyboard = false

    @Option(help: "Pixels per point. (default: the device's, or 2)", transform: ScaleOption.init(argument:))
    var scale: ScaleOption?

    @Option(help: "\(SchemeOption.summary)")
    var scheme: SchemeOption = .light

    @Option(help: "\(TypeSizeOption.summary)")
    var typeSize: TypeSizeOption = TypeSizeOption(.large)

    @Option(
        help: "\(LocaleOption.summary) (default: en_US)",
        transform: LocaleOption.init(argument:))
    var locale: LocaleOption?

    @OptionGroup var time: TimeOptions

    @Flag(help: "Lays out from right to left.")
    var rtl = false

    @OptionGroup var accessibility: AccessibilityOptions

    @Option(
        help: "The folder or .xcassets of pictures and colours. (default: Assets… next to the file)",
        completion: .directory)
    var assets: String?

    @Option(help: "system, or fixed for characters that are all 10 × 20.")
    var text: TextOption = .system

    @Option(
        help: "Asks the view or the app to open an address when it appears (onOpenURL), such as recipes://soup.",
        transform: URLOption.init(argument:))
    var openURL: URLOption?

    @Flag(help: "Allows network requests to http and https URLs. (default: views are offline)")
    var network = false

    @Flag(help: "Makes warnings errors, and lists every name of UIKit's that does nothing.")
    var strict = false

    @OptionGroup var compiling: CompileOptions

    func validate() throws {
        if size != nil, device != nil || landscape {
            throw ValidationError(
                "--size and \(device != nil ? "--device" : "--landscape") exclude each other; give one of them")
        }
    }

    /// The options as the child process needs them, but for what lies beside the files (`PreparedSources`).
    func childOptions() throws -> ShowOptions {
        var options = ShowOptions()
        let proposal = size ?? SizeOption(width: 393, height: 852)
        options.world.proposal = ProposedViewSize(
            width: proposal.width.map { CGFloat($0) }, height: proposal.height.map { CGFloat($0) })
        options.isSizeGiven = size != nil
        options.device = device?.device.name
        options.isLandscape = landscape
        if let insets = safeArea?.insets {
            options.isSafeAreaGiven = true
            options.world.safeAreaInsets = insets
        }
        let scale = scale ?? ScaleOption(value: 2)
        options.world.displayScale = scale.value
        options.isScaleGiven = self.scale != nil
        options.world.colorScheme = scheme == .dark ? .dark : .light
        options.world.dynamicTypeSize = typeSize.size
        options.world.showsKeyboard = keyboard
        options.world.system = compiling.options.system
        options.world.layoutDirection = rtl ? .rightToLeft : .leftToRight
        options.world.accessibility = accessibility.settings
        if let locale { options.world.locale = Locale(identifier: locale.identifier) }
        options.allowsNetwork = network
        options.openedURL = openURL?.url
        options.listsInertNames = strict
        time.set(&options)
        options.hasFixedText = text == .fixed
        for side in [proposal.width, proposal.height].compactMap({ $0 })
        where side * scale.value > ViewPictures.largestSide {
            let most = Int(ViewPictures.largestSide / scale.value)
            throw Failure(
                .call,
                "--size \(proposal) at --scale \(scale) is larger than a picture can be; "
                    + "a side can have \(most) points at most")
        }
        return options
    }
}
