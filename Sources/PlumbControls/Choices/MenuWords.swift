import Foundation
import PlumbCore

/// The label of a row of a menu, arranged as the platform's menus are.
///
/// 1. Where it is made of texts, labels and at most one picture, however they are stacked, the first words are the
/// title, others subtitles below it, and the picture is the row's symbol. Spacers are nothing then. 2. Any other label
/// stands as it is, and so does a single view.
struct MenuWords<Label: View>: View {
    private let label: Label
    /// What it is made of, as far as stacks have been taken apart.
    private let opened: AnyView

    init(_ label: Label) { self.init(label, opened: AnyView(label)) }

    private init(_ label: Label, opened: AnyView) { (self.label, self.opened) = (label, opened) }

    var body: some View {
        // One view, whatever is in it.
        HStack {
            MemberReader(opened) { members in
                if members.contains(where: { $0.base is any ViewParts }) {
                    MenuWords(label, opened: AnyView(ForEach(members) { Self.parts(of: $0) }))
                } else if let pieces = MenuPieces(members) {
                    // (1)
                    if let picture = pieces.picture {
                        MenuSides {
                            TitledWords(words: pieces.words)
                        } icon: {
                            picture.view.accessibilityHidden(true)
                        }
                    } else {
                        TitledWords(words: pieces.words)
                    }
                } else {
                    // (2)
                    label
                }
            }
        }
    }

    private static func parts(of member: Member) -> AnyView { (member.base as? any ViewParts)?.parts ?? member.view }
}

/// What the label of a row is made of: at least two views, words among them.
@MainActor
private struct MenuPieces {
    let words: [Member]
    let picture: Member?

    init?(_ members: [Member]) {
        var (words, pictures): ([Member], [Member]) = ([], [])
        for member in members {
            switch MenuPiece.of(type(of: member.base)) {
            case .words: words.append(member)
            case .picture: pictures.append(member)
            case .gap: break
            case nil: return nil
            }
        }
        guard !words.isEmpty, pictures.count <= 1, words.count + pictures.count > 1 else { return nil }
        (self.words, picture) = (words, pictures.first)
    }
}

/// What a view is in a row of a menu; nil for all else.
enum MenuPiece {
    case words, picture, gap

    @MainActor static func of(_ type: Any.Type) -> MenuPiece? { (type as? any MenuPieceView.Type)?.menuPiece }
}

/// A type of views that knows what its views are in a row of a menu.
private protocol MenuPieceView {
    @MainActor static var menuPiece: MenuPiece? { get }
}

extension Text: MenuPieceView { fileprivate static var menuPiece: MenuPiece? { .words } }
extension Label: MenuPieceView { fileprivate static var menuPiece: MenuPiece? { .words } }
extension Image: MenuPieceView { fileprivate static var menuPiece: MenuPiece? { .picture } }
extension Spacer: MenuPieceView { fileprivate static var menuPiece: MenuPiece? { .gap } }
extension ModifiedContent: MenuPieceView {
    fileprivate static var menuPiece: MenuPiece? { MenuPiece.of(Content.self) }
}

extension PrimitiveButtonStyleConfiguration.Label: ViewParts { package var parts: AnyView { part.members } }
extension ButtonStyleConfiguration.Label: ViewParts { package var parts: AnyView { part.members } }
extension ToggleStyleConfiguration.Label: ViewParts {
    package var parts: AnyView { AnyView(part.members.accessibilityLabelPart()) }
}

/// The words at the leading, the symbol at the trailing edge.
struct MenuLabelStyle: LabelStyle {
    func makeBody(configuration: Configuration) -> some View {
        MenuSides {
            configuration.title
        } icon: {
            configuration.icon
        }
    }
}

/// Words at the leading, and a symbol at the trailing edge; or before them, where the platform's menus have it there.
private struct MenuSides<Words: View, Icon: View>: View {
    let words: Words
    let icon: Icon
    @ScaledMetric(\.metrics.menuIcon) private var size
    @Environment(\.platform) private var platform

    init(@ViewBuilder words: () -> Words, @ViewBuilder icon: () -> Icon) {
        self.words = words()
        self.icon = icon()
    }

    var body: some View {
        let metrics = platform.metrics
        let icon = icon.font(.system(size: size)).frame(width: metrics.menuIconWidth)
        if metrics.menuIconLeads > 0 {
            HStack(spacing: 0) {
                icon.padding(.trailing, metrics.menuIconColumn - metrics.menuPadding - metrics.menuIconWidth)
                words.frame(maxWidth: .infinity, alignment: .leading)
            }
        } else {
            HStack(spacing: metrics.menuIconGap) {
                words.frame(maxWidth: .infinity, alignment: .leading)
                icon
            }
        }
    }
}
