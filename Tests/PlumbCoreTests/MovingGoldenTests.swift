import Foundation
import PlumbControls
import PlumbLaws
import Testing

@testable import PlumbCore

/// Scroll views, animations, transitions, gestures and focus at certain times: Goldens/Moving.
@MainActor
@Suite struct MovingGoldenTests {
    private struct Scrolls: View {
        let log: GoldenLog
        var axes = Axis.Set.vertical

        var body: some View {
            ScrollViewReader { reader in
                VStack(spacing: 0) {
                    HStack {
                        Button("To 7") { withAnimation(.linear(duration: 0.4)) { reader.scrollTo(7, anchor: .top) } }
                        Button("To 2") { reader.scrollTo(2, anchor: .bottomTrailing) }
                    }
                    ScrollView(axes) {
                        VStack(spacing: 5) {
                            ForEach(0..<10, id: \.self) { Color.red.frame(width: 120, height: 40).id($0) }
                        }
                        .padding(4)
                    }
                    .contentMargins(.vertical, 6)
                    .onScrollGeometryChange(for: [Int].self) {
                        [Int($0.contentOffset.x / 40), Int($0.contentOffset.y / 40)]
                    } action: {
                        log.note("offset \($0) to \($1)")
                    }
                    .onScrollPhaseChange { log.note("phase \($1)") }
                }
            }
        }
    }

    nonisolated private static func drag(_ film: GoldenFilm) {
        MainActor.assumeIsolated {
            film.pull(from: CGPoint(x: 100, y: 150), to: CGPoint(x: 90, y: 90))
            film.lift(90, 90)
            film.after(0.1, 0.4, 3)
            film.pull(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 110, y: 190), steps: 3)
            film.after(0.2)
            film.lift(110, 190)
            film.after(0.1, 0.3, 3)
        }
    }

    private struct Paged: View {
        let log: GoldenLog
        @State private var position: Int? = 1

        var body: some View {
            ScrollView(.horizontal) {
                LazyHStack(spacing: 10) {
                    ForEach(0..<6, id: \.self) { number in
                        Text("Page \(number)").frame(width: 150, height: 80).background(.yellow)
                            .scrollTransition(axis: .horizontal) {
                                $0.opacity($1.isIdentity ? 1 : 0.4).scaleEffect(1 - abs($1.value) / 4)
                            }
                            .onScrollVisibilityChange(threshold: 0.6) { log.note("\(number) \($0)") }
                    }
                }
                .scrollTargetLayout()
            }
            .scrollTargetBehavior(.viewAligned)
            .scrollPosition(id: $position, anchor: .center)
            .contentMargins(.horizontal, 25, for: .scrollContent)
            .scrollIndicators(.hidden)
            .onChange(of: position) { log.note("at \($1 ?? -1)") }
        }
    }

    private struct Pages: View {
        var body: some View {
            ScrollView {
                VStack(spacing: 0) {
                    ForEach(0..<4, id: \.self) { Text("Page \($0)").containerRelativeFrame(.vertical) }
                }
            }
            .scrollTargetBehavior(.paging).defaultScrollAnchor(.bottom).scrollBounceBehavior(.basedOnSize)
        }
    }

    private struct Lazies: View {
        let log: GoldenLog

        var body: some View {
            ScrollView {
                LazyVStack(alignment: .leading, spacing: 4, pinnedViews: [.sectionHeaders, .sectionFooters]) {
                    ForEach(0..<3, id: \.self) { part in
                        Section {
                            ForEach(0..<5, id: \.self) {
                                Text("Row \(part) \($0)").onAppear { log.note("row \(part)") }
                            }
                        } header: {
                            Text("Head \(part)").background(.yellow)
                        } footer: {
                            Text("Foot \(part)")
                        }
                    }
                    LazyVGrid(
                        columns: [GridItem(.adaptive(minimum: 40), spacing: 3), GridItem(.fixed(30))], spacing: 6
                    ) {
                        ForEach(0..<9, id: \.self) { Text("\($0)").frame(maxWidth: .infinity).background(.mint) }
                    }
                }
            }
        }
    }

    private struct Animated: View {
        @State private var isOn = false
        @State private var isSpring = false
        @Namespace private var space

        var body: some View {
            VStack {
                Button("Go") {
                    withAnimation(.easeInOut(duration: 0.4)) {
                        isOn.toggle()
                    } completion: {
                    }
                }
                Button("Spring") { withAnimation(.spring(duration: 0.5, bounce: 0.4)) { isSpring.toggle() } }
                HStack {
                    Rectangle().fill(isOn ? .red : .blue).frame(width: isOn ? 60 : 20, height: 20)
                    Image(systemName: "star").foregroundStyle(isOn ? .green : .orange).scaleEffect(isOn ? 2 : 1)
                    Circle().trim(from: 0, to: isOn ? 1 : 0.3).stroke(.tint, lineWidth: isOn ? 4 : 1).tint(
                        isOn ? .pink : .mint)
                    Text(isOn ? "long words" : "short").rotationEffect(.degrees(isOn ? 90 : 0)).opacity(isOn ? 0.5 : 1)
                    Color.gray.offset(x: isSpring ? 30 : 0, y: isSpring ? 10 : 0).animation(
                        .easeIn(duration: 0.2), value: isOn)
                }
                HStack {
                    if isOn { Text("move").transition(.move(edge: .leading)) }
                    if isOn { Text("scale").transition(.scale(scale: 0.2, anchor: .bottom).combined(with: .opacity)) }
                    if !isOn { Text("slide").transition(.slide) }
                    if isOn { Text("push").transition(.push(from: .top)) } else { Text("plain") }
                    if isSpring {
                        Text("own").transition(
                            AnyTransition.asymmetric(insertion: .offset(x: 9, y: 4), removal: .scale))
                    }
                }
                HStack {
                    if isOn { Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 30, height: 10) }
                    Spacer()
                    if !isOn { Color.red.matchedGeometryEffect(id: 1, in: space).frame(width: 10, height: 30) }
                }
                Text("\(isOn ? 190 : 7)").contentTransition(.numericText(value: isOn ? 190 : 7)).font(.title)
                LinearGradient(
                    colors: [isOn ? .red : .green, .white], startPoint: .top, endPoint: isOn ? .bottom : .trailing
                )
                .frame(height: 10).mask { Capsule().padding(isOn ? 2 : 0) }
                .shadow(color: isOn ? .black : .clear, radius: isOn ? 4 : 0)
            }
        }
    }

    private struct Phases: View {
        @State private var count = 0

        var body: some View {
            VStack {
                Button("Trigger") { count += 1 }
                PhaseAnimator([0.0, 1, 0.5], trigger: count) { phase in
                    Color.red.frame(width: 20 + phase * 40, height: 10)
                } animation: {
                    $0 == 1 ? .linear(duration: 0.2) : .easeOut(duration: 0.3)
                }
                Color.blue.frame(width: 10, height: 10)
                    .keyframeAnimator(initialValue: CGPoint.zero, trigger: count) { view, point in
                        view.offset(x: point.x, y: point.y)
                    } keyframes: { _ in
                        KeyframeTrack(\.x) {
                            LinearKeyframe(30, duration: 0.2)
                            SpringKeyframe(10, duration: 0.3, spring: .bouncy)
                        }
                        KeyframeTrack(\.y) {
                            CubicKeyframe(12, duration: 0.25)
                            MoveKeyframe(4)
                            CubicKeyframe(0, duration: 0.2)
                        }
                    }
                Image(systemName: "bell").symbolEffect(.bounce, value: count)
                Image(systemName: count == 0 ? "play" : "pause").contentTransition(.symbolEffect(.replace))
                Image(systemName: "wifi").symbolEffect(.variableColor.iterative)
                Text("pulse").opacity(count == 0 ? 1 : 0.2).animation(
                    .linear(duration: 0.3).repeatCount(3).delay(0.1), value: count)
            }
        }
    }

    private struct Touched: View {
        let log: GoldenLog
        @GestureState private var way = CGSize.zero

        var body: some View {
            VStack(spacing: 0) {
                Color.red.onTapGesture(count: 2) { log.note("twice") }.onTapGesture { log.note("once at \(Int($0.x))") }
                Color.green.onLongPressGesture(minimumDuration: 0.4) {
                    log.note("long")
                } onPressingChanged: {
                    log.note("pressing \($0)")
                }
                Color.blue.offset(way).gesture(
                    DragGesture(minimumDistance: 5).updating($way) { value, state, _ in state = value.translation }
                        .onEnded {
                            log.note("ended \(Int($0.predictedEndTranslation.width)) \(Int($0.velocity.width))")
                        })
                Color.yellow.gesture(
                    LongPressGesture(minimumDuration: 0.2).sequenced(before: DragGesture()).onChanged {
                        log.note("sequence \($0)".prefix(18) + "")
                    }
                    .onEnded { _ in log.note("sequence ended") })
                Color.orange.gesture(
                    TapGesture().onEnded { log.note("tap") }.exclusively(
                        before: DragGesture().onEnded { _ in log.note("drag") })
                )
                .simultaneousGesture(TapGesture().onEnded { log.note("also") })
                Color.purple.gesture(
                    SimultaneousGesture(MagnifyGesture(), RotateGesture()).onChanged {
                        log.note(
                            "\($0.first.map { "\(Int($0.magnification * 100))" } ?? "-") \($0.second.map { "\(Int($0.rotation.degrees))" } ?? "-")"
                        )
                    })
                Color.gray.allowsHitTesting(false).contentShape(Circle()).onTapGesture { log.note("never") }
            }
        }
    }

    private struct Keys: View {
        let log: GoldenLog
        private enum Place: String { case one, two }
        @FocusState private var place: Place?
        @State private var hovers = false

        var body: some View {
            VStack {
                Text("one").focusable().focused($place, equals: .one)
                    .onKeyPress(.upArrow) {
                        log.note("up"); return .handled
                    }
                    .onKeyPress(characters: .letters) {
                        log.note("letter \($0.characters)"); return .ignored
                    }
                Text("two").focusable().focused($place, equals: .two).onKeyPress {
                    log.note("any \($0.phase)"); return .handled
                }
                Text("at \(place?.rawValue ?? "none")")
                Text(hovers ? "hovered" : "not").onHover { hovers = $0 }
                Button("Set") { place = .two }.keyboardShortcut("s", modifiers: .command)
                Button("Default") { log.note("default") }.keyboardShortcut(.defaultAction)
            }
            .onSubmit { log.note("submit") }
        }
    }

    private struct Presents: View {
        @State private var isShown = false

        var body: some View {
            Button("Show") { isShown.toggle() }.frame(maxWidth: .infinity, maxHeight: .infinity)
                .presentation(
                    isPresented: isShown, PresentationTraits(level: .sheet), dimming: .black.opacity(0.2),
                    transition: .move(edge: .bottom), animation: .easeInOut(duration: 0.3)
                ) {
                    VStack {
                        Text("Sheet")
                        Button("Hide") { isShown = false }
                    }
                    .frame(maxWidth: .infinity, maxHeight: 100).background(.white).frame(
                        maxHeight: .infinity, alignment: .bottom)
                }
        }
    }

    nonisolated private static let small = GoldenScene.page(200, 240)

    nonisolated static let scenes: [GoldenScene] = [
        GoldenScene("Moving/scroll", in: small) {
            Scrolls(log: $0)
        } script: { film in
            drag(film)
            film.tap("To 7")
            film.after(0.2, 1)
            film.tap("To 2")
            film.after(1)
            film.host.scroll(at: CGPoint(x: 100, y: 150), by: CGSize(width: 0, height: 50))
            film.look("wheel")
        },
        GoldenScene("Moving/scroll both ways", in: GoldenScene.page(100, 240)) {
            Scrolls(log: $0, axes: [.horizontal, .vertical])
        } script: {
            $0.pull(from: CGPoint(x: 80, y: 150), to: CGPoint(x: 40, y: 90))
            $0.lift(40, 90)
            $0.after(0.2, 3)
        },
        GoldenScene("Moving/scroll right to left") {
            small(&$0)
            GoldenScene.rightToLeft(&$0)
        } _: {
            Scrolls(log: $0, axes: [.horizontal, .vertical])
        } script: {
            $0.tap("To 2"); $0.after(0.5)
        },
        GoldenScene("Moving/aligned", in: small) {
            Paged(log: $0)
        } script: {
            $0.pull(from: CGPoint(x: 150, y: 120), to: CGPoint(x: 70, y: 120))
            $0.lift(70, 120)
            $0.after(0.1, 0.3, 2)
            $0.pull(from: CGPoint(x: 50, y: 120), to: CGPoint(x: 120, y: 120), steps: 3)
            $0.lift(120, 120)
            $0.after(2)
        },
        GoldenScene("Moving/pages", in: small) { _ in
            Pages()
        } script: {
            $0.pull(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 100, y: 130))
            $0.lift(100, 130)
            $0.after(0.2, 2)
        },
        GoldenScene("Moving/lazy", in: small) {
            Lazies(log: $0)
        } script: {
            $0.pull(from: CGPoint(x: 100, y: 60), to: CGPoint(x: 100, y: 110))
            $0.lift(100, 110)
            $0.after(2)
            $0.host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 70))
            $0.look("scrolled by 70")
            $0.host.scroll(at: CGPoint(x: 100, y: 100), by: CGSize(width: 0, height: 500))
            $0.look("scrolled to the end")
        },
        GoldenScene("Moving/animated") { _ in
            Animated()
        } script: {
            $0.tap("Go")
            $0.after(0.1, 0.2, 0.2, 1)
            $0.tap("Go")
            $0.after(0.15)
            $0.tap("Go")
            $0.after(0.1, 1)
            $0.tap("Spring")
            $0.after(0.1, 0.2, 3)
            $0.tap("Spring")
            $0.after(0.1, 3)
        },
        GoldenScene("Moving/animated right to left", in: GoldenScene.rightToLeft) { _ in
            Animated()
        } script: {
            $0.tap("Go")
            $0.after(0.1)
        },
        GoldenScene("Moving/phases") { _ in
            Phases()
        } script: {
            $0.tap("Trigger"); $0.after(0.1, 0.2, 0.25, 0.4, 2)
        },
        GoldenScene("Moving/touched", in: GoldenScene.page(140, 280)) {
            Touched(log: $0)
        } script: { film in
            film.tap(30, 20)
            film.tap(30, 20)
            film.after(0.5)
            film.hold(30, 60, for: 0.5)
            film.pull(from: CGPoint(x: 30, y: 100), to: CGPoint(x: 80, y: 110))
            film.lift(80, 110)
            film.after(0.5)
            film.finger(.began, 30, 140)
            film.after(0.3)
            film.finger(.changed, 60, 145)
            film.finger(.ended, 60, 145)
            film.tap(30, 180)
            film.pull(from: CGPoint(x: 30, y: 180), to: CGPoint(x: 90, y: 180))
            film.lift(90, 180)
            for (finger, x) in [(1, 40.0), (2, 80)] {
                film.host.send(.touch(.began, at: CGPoint(x: x, y: 220), finger: finger))
            }
            for step in 1...3 {
                film.host.advance(by: 1.0 / 60)
                film.host.send(
                    .touch(.changed, at: CGPoint(x: 80 + 10 * Double(step), y: 220 + 6 * Double(step)), finger: 2))
            }
            film.look("two fingers")
            for finger in [1, 2] { film.host.send(.touch(.ended, at: CGPoint(x: 90, y: 220), finger: finger)) }
            film.tap(30, 260)
            film.after(1)
        },
        GoldenScene("Moving/keys") {
            Keys(log: $0)
        } script: {
            $0.press(.tab)
            $0.press(.upArrow)
            $0.press("x")
            $0.press(.tab)
            $0.press("y")
            $0.press("s", .command)
            $0.press(.return)
            $0.press(.escape)
            $0.host.send(.hover(CGPoint(x: 196, y: 430)))
            $0.look("hover")
            $0.press(.tab, .shift)
        },
        GoldenScene("Moving/presented", in: small) { _ in
            Presents()
        } script: {
            $0.tap("Show")
            $0.after(0.1, 1)
            $0.tap("Hide")
            $0.after(0.1, 1)
        },
    ]

    @Test(arguments: scenes) func looksAsBefore(_ scene: GoldenScene) {
        if let complaint = scene.complaint() { Issue.record("\(complaint)") }
    }
}
