import Foundation
import PlumbTesting
import Testing

@testable import PlumbUIKit

@Suite(.serialized) @MainActor struct UIFontTests {
    /// A font of UIKit's and the one of SwiftUI's set the same lines.
    @Test(
        arguments: [
            (UIFont.systemFont(ofSize: 20), Font.system(size: 20)),
            (.systemFont(ofSize: 20, weight: .heavy), .system(size: 20, weight: .heavy)),
            (.boldSystemFont(ofSize: 13), .system(size: 13, weight: .semibold)),
            (.italicSystemFont(ofSize: 30), .system(size: 30).italic()),
            (.monospacedSystemFont(ofSize: 17, weight: .regular), .system(size: 17, design: .monospaced)),
            (.monospacedDigitSystemFont(ofSize: 17, weight: .bold), .system(size: 17, weight: .bold).monospacedDigit()),
            (.preferredFont(forTextStyle: .title1), .system(size: 28)),
            (.preferredFont(forTextStyle: .headline), .system(size: 17, weight: .semibold)),
        ] as [(UIFont, Font)])
    func textsAreAsLarge(_ font: UIFont, _ other: Font) throws {
        func size(_ font: Font) throws -> CGSize {
            try TestHost(Text("Hamburg 123\ngjp").font(font), size: .unspecified, text: .system).size
        }
        #expect(try size(Font(font)) == size(other))
    }

    /// SF Pro's: 1950, 494, 1443 and 1078 of 2048.
    @Test func measuresAreThoseOfTheSystemsFont() throws {
        let host = try TestHost(Text("a"), text: .system)
        _ = host.size
        let font = UIFont.systemFont(ofSize: 20.48)
        #expect(abs(font.ascender - 19.5) < 1e-9 && abs(font.descender + 4.94) < 1e-9)
        #expect(abs(font.lineHeight - 24.44) < 1e-9 && font.leading == 0)
        #expect(abs(font.capHeight - 14.43) < 1e-9 && abs(font.xHeight - 10.78) < 1e-9)
        withExtendedLifetime(host) {}
    }

    @Test func descriptorsChangeFonts() throws {
        let font = UIFont.systemFont(ofSize: 18)
        let bold = try #require(font.fontDescriptor.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(UIFont(descriptor: bold, size: 0).pointSize == 18)
        #expect(UIFont(descriptor: bold, size: 30).fontName == ".SFUI-SemiboldItalic")
        let round = try #require(font.fontDescriptor.withDesign(.rounded))
        #expect(Font(UIFont(descriptor: round, size: 0)) == .system(size: 18, design: .rounded))
        #expect(font.withSize(5).pointSize == 5)
        #expect(UIFont.systemFont(ofSize: .nan).pointSize == UIFont.systemFontSize)
    }

    @Test func sizesFollowTheTextSize() throws {
        let host = try TestHost(Text("a"), scale: 3, typeSize: .accessibility1, text: .system)
        _ = host.size
        #expect(UIFont.preferredFont(forTextStyle: .body).pointSize == 28)
        // 34 is the line of 28 points, 22 that of 17.
        #expect(abs(UIFontMetrics.default.scaledValue(for: 22) - 34) < 1e-9)
        #expect(UITraitCollection.current.preferredContentSizeCategory == .accessibilityMedium)
        let large = UITraitCollection(preferredContentSizeCategory: .large)
        #expect(UIFont.preferredFont(forTextStyle: .body, compatibleWith: large).pointSize == 17)
        withExtendedLifetime(host) {}
    }

    @Test func textsAreMeasured() throws {
        let host = try TestHost(Text("a"))
        _ = host.size
        // 10 × 20 a character.
        #expect("abcd".size(withAttributes: [.font: UIFont.systemFont(ofSize: 17)]) == CGSize(width: 40, height: 20))
        let rect = "ab cd".boundingRect(
            with: CGSize(width: 25, height: CGFloat.infinity), options: .usesLineFragmentOrigin, context: nil)
        #expect(rect == CGRect(x: 0, y: 0, width: 20, height: 40))
        withExtendedLifetime(host) {}
    }
}
