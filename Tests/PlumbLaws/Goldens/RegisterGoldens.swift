import Foundation
import PlumbCore
import PlumbGraphics

extension GoldenScene {
    /// Each modifier of the register in its variants, on the same two views: what it makes of their picture and
    /// elements. Goldens/Register, a file an area.
    package static let register: [GoldenScene] = Register.areas.map { area in
        GoldenScene("Register/" + "\(area)".replacing("Features", with: ""), in: page(200, 150)) { film in
            for feature in area.features {
                guard case .takesPart(let specimens) = feature.laws else { continue }
                for specimen in specimens { film.show(.modifier(ModifierKind(specimen))) }
            }
        }
    }

    /// Each container and leaf that random trees are made of.
    package static let kinds: [GoldenScene] = [
        GoldenScene("Register/Leaves", in: page(200, 150)) { film in
            for kind in LeafKind.allCases { film.show(.leaf(kind)) }
        },
        GoldenScene("Register/Containers", in: page(200, 150)) { film in
            for kind in ListKind.allCases { film.show(.list(kind)) }
        },
        GoldenScene("Register/Screens", in: page(200, 150)) { film in
            for kind in ScreenKind.allCases { film.show(.screen(kind)) }
        },
    ]
}

extension GoldenFilm {
    /// Shows a kind with other choices each time; variants that are written alike are shown once.
    fileprivate func show(_ kind: SpecimenKind) {
        var seen: Set<String> = []
        for (a, b, choices) in [(24.5, 8.0, 0), (12.0, 6.0, 0x0111_1111), (40.0, 9.5, 0x0222_3232)] {
            let specimen = Specimen(
                id: 1, kind: kind, a: a, b: b, choices: UInt32(choices),
                children: kind.shape == .leaf ? [] : Self.children(of: kind))
            let code = kind.code(specimen)
            guard seen.insert(code).inserted else { continue }
            compare(
                code, SpecimenView(specimen, in: SpecimenWorld()), with: kind.shape == .leaf ? [] : specimen.children)
        }
    }

    private static func children(of kind: SpecimenKind) -> [Specimen] {
        [LeafKind.words, .block].enumerated().map { index, leaf in
            Specimen(id: index + 2, kind: .leaf(leaf), a: 30, b: 20, choices: 1, children: [])
        }
    }

    /// Writes down what differs from a page with nothing but the children.
    private func compare(_ title: String, _ view: SpecimenView, with children: [Specimen]) {
        let world = SpecimenWorld()
        begin(title: nil) { _ in HStack { ForEach(children) { SpecimenView($0, in: world) } } }
        begin(title: title) { _ in HStack { view } }
    }
}
