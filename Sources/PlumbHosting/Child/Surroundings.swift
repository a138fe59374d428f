import Foundation
import PlumbCairo
import PlumbCore

/// What all views of a run have in common: fonts and assets are opened once.
@MainActor final class Surroundings {
    private let options: ChildRequest.Options
    private let base: HostConfiguration
    private let fonts: PangoTextEngine?
    private let assets: AssetFolder?
    private let strings: StringFolder?
    private var reported: Set<String> = []

    /// - Parameter isScreen: whether the views fill a window.
    init(_ options: ChildRequest.Options, isScreen: Bool = false) throws {
        self.options = options
        fonts =
            options.hasFixedText
            ? nil : try PangoTextEngine(language: options.locale ?? "en", sourceFolder: options.strings)
        strings = options.strings.map { StringFolder(URL(fileURLWithPath: $0)) }
        assets = try options.assets.map { try AssetFolder(URL(fileURLWithPath: $0)) }
        var configuration = HostConfiguration()
        configuration.displayScale = options.scale
        configuration.colorScheme = options.isDark ? .dark : .light
        configuration.layoutDirection = options.isRightToLeft ? .rightToLeft : .leftToRight
        if let size = DynamicTypeSize.allCases.first(where: { "\($0)" == options.typeSize }) {
            configuration.dynamicTypeSize = size
        }
        configuration.textEngine = fonts ?? FixedTextEngine()
        configuration.assets = assets
        configuration.strings = strings
        if let locale = options.locale {
            configuration.locale = Locale(identifier: locale)
            if configuration.locale.language.characterDirection == .rightToLeft {
                configuration.layoutDirection = .rightToLeft
            }
        }
        if let insets = options.safeArea?.map({ CGFloat($0) }), insets.count == 4 {
            configuration.safeAreaInsets = EdgeInsets(
                top: insets[0], leading: insets[1], bottom: insets[2], trailing: insets[3])
        }
        configuration.isScreen = isScreen
        configuration.followsMachine = isScreen
        configuration.ownsProcess = !isScreen
        configuration.date =
            options.now.map { Date(timeIntervalSinceReferenceDate: $0) } ?? (isScreen ? Date() : configuration.date)
        configuration.timeZone = options.timeZone.flatMap { TimeZone(identifier: $0) } ?? (isScreen ? .current : .gmt)
        base = configuration
    }

    /// - Parameter preview: the proposal of a preview's traits, which counts when the call gives no size.
    func configuration(preview: PreviewTrait<Preview.ViewTraits>.Proposal) -> HostConfiguration {
        var configuration = base
        let screen = ProposedViewSize(
            width: options.width.map { CGFloat($0) }, height: options.height.map { CGFloat($0) })
        configuration.proposal =
            switch options.isSizeGiven ? .screen : preview {
            case .screen: screen
            case .fit: ProposedViewSize(width: nil, height: nil)
            case .fixed(let width, let height): ProposedViewSize(width: width, height: height)
            case .landscape: ProposedViewSize(width: screen.height, height: screen.width)
            }
        return configuration
    }

    /// The proposal that views ask for with `previewLayout`, or apps with `defaultSize`; nil where they ask for none, or the call gives a
    /// size.
    func proposal(for request: PreviewRequest, _ window: SceneWindow?) -> ProposedViewSize? {
        if options.isSizeGiven { return nil }
        return switch request.layout {
        case nil: window?.defaultSize.map { ProposedViewSize($0) }
        case .device: configuration(preview: .screen).proposal
        case .sizeThatFits: configuration(preview: .fit).proposal
        case .fixed(let width, let height): configuration(preview: .fixed(width: width, height: height)).proposal
        }
    }

    /// Pixels to a point, if the call says so.
    var givenScale: Double? { options.isScaleGiven ? options.scale : nil }

    /// What fonts, assets and tables of strings had to say since the last time.
    func newProblems() -> [String] {
        let all = (fonts?.warnings ?? []) + (assets?.problems ?? []) + (strings?.problems ?? [])
        return all.filter { reported.insert($0).inserted }
    }
}
