import ArgumentParser
import Foundation
import SwiftUI

/// The options of every command that shows views of a file.
struct ViewOptions: ParsableArguments {
    @Argument(help: "The Swift file.")
    var file: String

    @Option(help: "The view: a type (Outer.Inner) or the title of a #Preview.")
    var view: String?

    @Flag(help: "Every view that can be made without arguments, in the order of the file.")
    var all = false

    @Option(
        help: "The proposal in points: 393x852, fit, 300x or x200. (default: 393x852)",
        transform: SizeOption.init(argument:))
    var size: SizeOption?

    @Option(
        help: "The safe area's insets in points: TOP,LEADING,BOTTOM,TRAILING, as 59,0,34,0. (default: none)",
        transform: SafeAreaOption.init(argument:))
    var safeArea: SafeAreaOption?

    @Option(help: "Pixels to a point. (default: 2)", transform: ScaleOption.init(argument:))
    var scale: ScaleOption?

    @Option(help: "light or dark.")
    var scheme: SchemeOption = .light

    @Option(help: "The size of text: xSmall … xxxLarge, accessibility1 … accessibility5.")
    var typeSize: TypeSizeOption = TypeSizeOption(name: "large")

    @Option(
        help: "The language and customs of texts: de, fr_CA, zh-Hant, ar (from right to left). (default: en_US)",
        transform: LocaleOption.init(argument:))
    var locale: LocaleOption?

    @OptionGroup var time: TimeOptions

    @Flag(help: "Lays out from right to left.")
    var rtl = false

    @Option(help: "The folder or .xcassets of pictures and colours. (default: Assets… beside the file)")
    var assets: String?

    @Option(help: "system, or fixed for characters that are all 10 × 20.")
    var text: TextOption = .system

    @Flag(help: "Makes warnings errors.")
    var strict = false

    @Option(
        help: "Seconds until a view that does not return is ended. (default: 30)",
        transform: TimeoutOption.init(argument:))
    var timeout: TimeoutOption = TimeoutOption(seconds: 30)

    func validate() throws {
        if all && view != nil { throw ValidationError("--view and --all exclude each other; give one of them") }
    }

    /// Checks what needs no compiler: that the file and the folders are there.
    func sourceFile() throws -> SourceFile { try SourceFile(path: file) }

    /// The options as the child process needs them.
    func childOptions() throws -> ChildRequest.Options {
        var options = ChildRequest.Options()
        let proposal = size ?? SizeOption(width: 393, height: 852)
        options.width = proposal.width
        options.height = proposal.height
        options.isSizeGiven = size != nil
        options.safeArea = safeArea?.insets
        let scale = scale ?? ScaleOption(value: 2)
        options.scale = scale.value
        options.isScaleGiven = self.scale != nil
        options.isDark = scheme == .dark
        options.typeSize = typeSize.name
        options.isRightToLeft = rtl
        options.assets = try AssetsFolder.path(given: assets, besides: file)
        options.strings = URL(fileURLWithPath: file).deletingLastPathComponent().path
        options.locale = locale?.identifier
        time.set(&options)
        options.hasFixedText = text == .fixed
        for side in [proposal.width, proposal.height].compactMap({ $0 })
        where side * scale.value > ChildProcess.largestSide {
            let most = Int(ChildProcess.largestSide / scale.value)
            throw Failure(
                .call,
                "--size \(proposal) at --scale \(scale) is larger than a picture can be; "
                    + "a side can have \(most) points at most")
        }
        return options
    }
}
