import Foundation
import Testing

@testable import PlumbCore

/// Display lists as text. Numbers are points, colours those of the light scheme.
@Suite @MainActor
struct DisplayListTests {
    private func check<V: View>(
        _ view: V, in width: CGFloat, _ height: CGFloat, _ golden: String,
        sourceLocation: SourceLocation = #_sourceLocation
    ) {
        let text = hostOf(view, in: width, height).dump
        #expect(text == golden + "\n", "\n\(text)", sourceLocation: sourceLocation)
    }

    @Test func card() {
        check(
            HStack(spacing: 4) {
                Color.blue.frame(width: 20, height: 20).opacity(0.5)
                Text("Hi")
            }
            .padding(8)
            .background { Color.yellow }
            .clipped(), in: 200, 200,
            """
            size 60 36
            clip rect(0 0 60 36)
              fill rect(0 0 60 36) #FFCC00
              layer 0.5 normal
                fill rect(8 8 20 20) #007AFF
              end
              glyphs "Hi" at 32,24 #000000
            end
            """)
    }

    @Test func shapes() {
        check(
            VStack(spacing: 2) {
                Rectangle().stroke(Color.red, style: StrokeStyle(lineWidth: 2, dash: [4, 1.5])).frame(
                    width: 30, height: 10)
                Circle().trim(from: 0, to: 0.25).stroke(Color.black, lineWidth: 1).frame(width: 10, height: 10)
                Rectangle().fill(LinearGradient(colors: [.red, .blue], startPoint: .top, endPoint: .bottom))
                    .frame(width: 20, height: 10).offset(x: 5)
                RoundedRectangle(cornerRadius: 2, style: .circular).strokeBorder(Color.green, lineWidth: 2)
                    .frame(width: 10, height: 10)
            }, in: 200, 200,
            """
            size 30 46
            stroke rect(0 0 30 10) #FF3B30 width 2 dash 4,1.5
            stroke M20,17 C20,19.761 17.761,22 15,22 #000000 width 1
            fill rect(10 24 20 10) linear #FF3B30@0,#007AFF@1 20,24 20,34
            stroke M19,41 L19,44 C19,44.552 18.552,45 18,45 L12,45 C11.448,45 11,44.552 11,44 L11,38 C11,37.448 11.448,37 12,37 \
            L18,37 C18.552,37 19,37.448 19,38 Z #34C759 width 2
            """)
    }

    @Test func inverted() {
        check(
            HStack(spacing: 0) {
                Group {
                    Color.white.frame(width: 10, height: 10)
                    Color(red: 1, green: 0.2, blue: 0, opacity: 0.5).frame(width: 10, height: 10)
                }
                .colorInvert()
                Color.white.colorInvert().colorInvert().frame(width: 10, height: 10)
                Divider().colorScheme(.dark).frame(height: 10)
            }, in: 200, 200,
            """
            size 30.5 10
            fill rect(0 0 10 10) #000000
            fill rect(10 0 10 10) #00CCFF/0.5
            fill rect(20 0 10 10) #FFFFFF
            fill rect(30 0 0.5 10) #545458/0.6
            """)
    }

    /// Docs/Rules.md, section 15: corners to the nearest pixel, ties up. At scale 2, 10.25 … 20.75 is 10.5 … 21.
    @Test func cornersAreRoundedToPixels() {
        check(
            HStack(spacing: 0) {
                Color.clear.frame(width: 10.25, height: 1)
                Color.red.frame(width: 10.5, height: 10.1)
            }, in: 100, 100,
            """
            size 20.75 10.1
            fill rect(10.5 0 10.5 10) #FF3B30
            """)
    }

    /// A background lies under its view, an overlay over it.
    @Test func layersInOrder() {
        check(
            Color.red.frame(width: 10, height: 10).overlay { Color.blue }.background { Color.green }, in: 100, 100,
            """
            size 10 10
            fill rect(0 0 10 10) #34C759
            fill rect(0 0 10 10) #FF3B30
            fill rect(0 0 10 10) #007AFF
            """)
    }

    @Test func whatIsNotFiniteIsNotDrawn() {
        let host = hostOf(HStack(spacing: 0) { Color.red.frame(maxWidth: .infinity) }, in: .infinity, 10)
        #expect(host.displayList().items.isEmpty)
    }
}
