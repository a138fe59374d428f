import Foundation
import PlumbTesting
import Testing

@testable import PlumbUIKit

@Suite(.serialized) @MainActor struct UIColorTests {
    private func painted(_ color: Color, _ scheme: ColorScheme = .light) throws -> RGBA {
        let host = try TestHost(color, size: ProposedViewSize(width: 1, height: 1), scheme: scheme)
        for case .fill(_, .color(let color), _) in host.displayList.items { return color }
        throw CancellationError()
    }

    @Test(
        arguments: [
            (UIColor.systemGray6, 0xF2F2F7, 0x1C1C1E), (.secondarySystemGroupedBackground, 0xFFFFFF, 0x1C1C1E),
            (.red, 0xFF0000, 0xFF0000), (.black, 0, 0), (.orange, 0xFF8000, 0xFF8000),
            (UIColor { $0.userInterfaceStyle == .dark ? .white : .black }, 0, 0xFFFFFF),
        ] as [(UIColor, UInt32, UInt32)])
    func coloursFollowTheScheme(_ color: UIColor, _ light: UInt32, _ dark: UInt32) throws {
        for (scheme, hex) in [(ColorScheme.light, light), (.dark, dark)] {
            let seen = try painted(Color(uiColor: color), scheme)
            #expect(abs(seen.red - RGBA(hex: hex).red) < 0.003 && abs(seen.blue - RGBA(hex: hex).blue) < 0.003)
            let style: UIUserInterfaceStyle = scheme == .dark ? .dark : .light
            let resolved = color.resolvedColor(with: UITraitCollection(userInterfaceStyle: style))
            #expect(abs(resolved.cgColor.rgba.green - RGBA(hex: hex).green) < 0.003)
        }
    }

    @Test func componentsAreThoseThatWereGiven() {
        var (r, g, b, a) = (CGFloat(0), CGFloat(0), CGFloat(0), CGFloat(0))
        #expect(UIColor(red: 0.2, green: 0.4, blue: 0.6, alpha: 0.5).getRed(&r, green: &g, blue: &b, alpha: &a))
        #expect([r, g, b, a] == [0.2, 0.4, 0.6, 0.5])
        #expect(
            UIColor(hue: 0.25, saturation: 0.5, brightness: 0.8, alpha: 1).getHue(
                &r, saturation: &g, brightness: &b, alpha: &a))
        #expect(abs(r - 0.25) < 1e-9 && abs(g - 0.5) < 1e-9 && abs(b - 0.8) < 1e-9 && a == 1)
        #expect(UIColor(white: 0.3, alpha: 0.4).getWhite(&r, alpha: &a))
        #expect([r, a] == [0.3, 0.4])
        #expect(!UIColor.red.getWhite(&r, alpha: &a))
    }

    @Test func anOpacityReplacesTheOneThatWasThere() throws {
        #expect(UIColor(white: 0, alpha: 0.5).withAlphaComponent(0.8).cgColor.alpha == 0.8)
        // 0.6 in the system's table.
        #expect(abs(try painted(Color(UIColor.secondaryLabel.withAlphaComponent(0.9))).alpha - 0.9) < 1e-6)
    }

    @Test func equalColoursAreEqual() {
        #expect(UIColor.systemBlue == UIColor(Color.blue))
        #expect(UIColor(white: 1, alpha: 1) == .white)
        #expect(UIColor.red != .blue)
        #expect(Set([UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1)]).count == 1)
    }

    @Test func aNameThatNobodyHasIsNil() {
        #expect(UIColor(named: "nobody") == nil)
        #expect(UIImage(named: "nobody") == nil)
        #expect(UIImage(systemName: "nobody") == nil)
    }

    @Test func coloursOfCoreGraphics() {
        #expect(CGColor(red: 1, green: 0, blue: 0, alpha: 0.5).components == [1, 0, 0, 0.5])
        #expect(CGColor(gray: 0.5, alpha: 1).numberOfComponents == 2)
        #expect(Color(cgColor: CGColor(red: 0, green: 1, blue: 0, alpha: 1)) == Color(red: 0, green: 1, blue: 0))
        #expect(Color.red.cgColor == nil && Color(white: 1).cgColor?.alpha == 1)
        #expect(Color(white: 0).opacity(0.25).cgColor?.alpha == 0.25)
    }
}
