import Foundation
import Testing

/// Views on the screens of devices.
struct ScreenCommandTests {
    private static let block = """
        struct A: View {
            var body: some View { Color(red: 1, green: 0, blue: 0).frame(width: 100, height: 50).accessibilityIdentifier("a") }
        }
        """

    private func size(_ run: PlumbRun, _ name: String = "A") throws -> [Double]? {
        try (run.json()[name] as? [String: Any])?["size"] as? [Double]
    }

    private func frame(_ run: PlumbRun, _ identifier: String = "a") throws -> [Double]? {
        try ((run.json()["A"] as? [String: Any])?["frames"] as? [String: [Double]])?[identifier]
    }

    @Test func aViewStandsInTheMiddleOfTheScreen() throws {
        let folder = try ScratchFolder()
        let run = try folder.plumb("layout", Self.block, ["--json", "--device", "iPhone 15 Pro"])
        #expect(try size(run) == [393, 852])
        // 59 and 34 are taken: the rest is 759 high.
        #expect(try frame(run) == [146.5, 413.5, 100, 50])
        let side = try folder.plumb(
            "layout", Self.block, ["--json", "--device", "iphone se (3RD generation)", "--landscape"])
        #expect(try size(side) == [667, 375])
        #expect(try frame(side) == [283.5, 162.5, 100, 50])
        // The call's own safe area goes first.
        let own = try folder.plumb(
            "layout", Self.block, ["--json", "--device", "iPhone 15 Pro", "--safe-area", "1,2,3,4"])
        #expect(try frame(own)?[1] == 400)
        // A screen that is no device's.
        let lying = try folder.plumb(
            "layout", "struct A: View { var body: some View { Color.red } }", ["--json", "--landscape"])
        #expect(try size(lying) == [852, 393])
    }

    @Test func thePictureIsTheScreen() throws {
        let folder = try ScratchFolder()
        let run = try folder.plumb("render", Self.block, ["--device", "iPhone 15 Pro", "-o", "a.png"])
        #expect(run.status == 0 && run.errors.isEmpty)
        let picture = try Picture(folder, "a.png")
        #expect(picture.size == [1179, 2556])
        // A block from 146.5 and 413.5 begins at pixel 440 and, the middle rounded up, at row 1241. The corners are
        // round, what is in them is seen through, and the page fills the rest.
        #expect(picture.pixel(0, 0) == "#00000000" && picture.pixel(1178, 2555) == "#00000000")
        #expect(picture.pixel(589, 0) == "#ffffffff" && picture.pixel(0, 1278) == "#ffffffff")
        #expect(picture.pixel(440, 1241) == "#ff0000ff" && picture.pixel(438, 1241) == "#ffffffff")
        #expect(picture.pixel(589, 1241) == "#ff0000ff" && picture.pixel(589, 1240) == "#ffffffff")

        #expect(
            try folder.plumb("render", Self.block, ["--device", "iPhone 8", "--scheme", "dark", "-o", "b.png"]).status
                == 0)
        let square = try Picture(folder, "b.png")
        #expect(square.size == [750, 1334] && square.pixel(0, 0) == "#000000ff")
    }

    /// A field that has the focus stands above the keyboard's panel, which is as high as the device's.
    @Test func aKeyboardHasItsPlace() throws {
        let view = """
            struct A: View {
                @FocusState private var isFocused: Bool
                var body: some View {
                    ScrollView {
                        VStack(spacing: 0) {
                            Color.red.frame(height: 700)
                            TextField("Name", text: .constant("")).focused($isFocused).accessibilityIdentifier("a")
                            Color.clear.frame(height: 100)
                        }
                    }
                    .onAppear { isFocused = true }
                }
            }
            """
        let folder = try ScratchFolder()
        let options = ["--device", "iPhone 15 Pro", "--text", "fixed"]
        let layout = try folder.plumb("layout", view, ["--json", "--keyboard"] + options)
        // The text is 20 high, and 12 lie between it and the keyboard.
        #expect(try frame(layout)?[1] == 852 - 336 - 12 - 20)
        #expect(try frame(try folder.plumb("layout", view, ["--json"] + options))?[1] == 59 + 700)
        #expect(try folder.plumb("render", view, ["--keyboard", "-o", "a.png"] + options).status == 0)
        let picture = try Picture(folder, "a.png")
        #expect(picture.pixel(589, 2556 - 336 * 3) == "#d1d3d9ff")
        #expect(picture.pixel(589, 2556 - 336 * 3 - 4) == "#ffffffff")
    }

    @Test func whatIsLargerIsCutAndSaid() throws {
        let wide =
            "struct A: View { var body: some View { Color(red: 1, green: 0, blue: 0).frame(width: 393, height: 20) } }"
        let folder = try ScratchFolder()
        let run = try folder.plumb("render", wide, ["--device", "iPhone SE (1st generation)", "-o", "a.png"])
        #expect(run.errorLines == ["note: A is 393 wide in 320"])
        let picture = try Picture(folder, "a.png")
        #expect(picture.width == 640)
        // The safe area is 20 above: the middle of the rest is at 294.
        #expect(picture.pixel(0, 588) == "#ff0000ff" && picture.pixel(639, 588) == "#ff0000ff")
        let proposed = try folder.plumb("layout", wide, ["--json", "--size", "320x10"])
        #expect(proposed.errorLines == ["note: A is 393 wide in 320 and 20 high in 10"])
        #expect(try size(proposed) == [393, 20])
        #expect(try folder.plumb("layout", wide, ["--json", "--size", "fit"]).errors.isEmpty)
    }

    /// What reaches into safe areas, or scrolls under them, is not larger than its room.
    @Test func whatFillsAScreenIsNotSaid() throws {
        let views = """
            struct B: View { var body: some View { Color.red.ignoresSafeArea() } }
            struct C: View { var body: some View { ScrollView { Color.red.frame(height: 2000) } } }
            struct D: View { var body: some View { Text("a").offset(x: 500) } }
            """
        let run = try ScratchFolder().plumb("layout", views, ["--json", "--all", "--device", "iPhone 16 Pro"])
        #expect(run.errors.isEmpty)
    }

    @Test func aPreviewBringsItsDevice() throws {
        let views = """
            struct A_Previews: PreviewProvider {
                static var previews: some View {
                    ForEach(["iPhone 8", "iPad mini (6th generation)"], id: \\.self) { name in
                        Color.red.previewDevice(PreviewDevice(rawValue: name)).previewDisplayName(name)
                    }
                    Color.red.previewDevice("iPhone 8").previewInterfaceOrientation(.landscapeRight).previewDisplayName("side")
                    Text("a").previewDevice("iPhone 13").previewLayout(.sizeThatFits).previewDisplayName("fit")
                    Text("a").previewDevice("iPhone 51").previewDisplayName("unknown")
                }
            }
            """
        let folder = try ScratchFolder()
        let run = try folder.plumb("layout", views, ["--json", "--all", "--text", "fixed"])
        #expect(try size(run, "iPhone 8") == [375, 667])
        #expect(try size(run, "iPad mini (6th generation)") == [744, 1133])
        #expect(try size(run, "side") == [667, 375])
        #expect(try size(run, "fit") == [10, 20])
        #expect(try size(run, "unknown") == [393, 852])
        #expect(
            run.errorLines == [
                "warning: previewDevice(\"iPhone 51\") names no device that Plumb knows, and an iPhone 15 Pro is shown; "
                    + "did you mean \"iPhone 15\"?"
            ])
        // What the call says goes first.
        let called = try folder.plumb(
            "layout", views, ["--json", "--view", "side", "--device", "iPhone 16 Pro Max"])
        #expect(try size(called, "side") == [956, 440])
        #expect(
            try size(try folder.plumb("layout", views, ["--json", "--view", "side", "--size", "10x20"]), "side") == [
                10, 20,
            ])
    }

    @Test func aBezelShowsTimeAndIsland() throws {
        let views = "struct A: View { var body: some View { Color(red: 0, green: 1, blue: 0).ignoresSafeArea() } }"
        let folder = try ScratchFolder()
        func picture(_ options: [String]) throws -> Picture {
            let run = try folder.plumb("render", views, options + ["--scale", "1", "--bezel", "-o", "a.png"])
            #expect(run.status == 0 && run.errors.isEmpty)
            return try Picture(folder, "a.png")
        }
        let (black, white, green) = ("#000000ff", "#ffffffff", "#00ff00ff")
        let phone = try picture(["--device", "iPhone 15 Pro"])
        // The island is 125 wide from y = 11 1/3; the home indicator 140 wide and 5 high, 8 above the lower edge.
        #expect(phone.pixel(196, 30) == black && phone.pixel(136, 30) == black && phone.pixel(131, 30) == green)
        #expect(phone.pixel(196, 10) == green && phone.pixel(196, 49) == green)
        #expect(phone.pixel(196, 841) == black && phone.pixel(130, 841) == black && phone.pixel(120, 841) == green)
        #expect(phone.pixel(196, 838) == green && phone.pixel(196, 845) == green)
        // On a wider phone the indicator is 154 wide.
        let wide = try picture(["--device", "iPhone 15 Plus"])
        #expect(wide.pixel(140, 921) == black && wide.pixel(289, 921) == black)
        #expect(wide.pixel(136, 921) == green && wide.pixel(293, 921) == green)
        // On its side the island is on the left, and there is no time.
        let side = try picture(["--device", "iPhone 15 Pro", "--landscape", "--scheme", "dark"])
        #expect(side.pixel(30, 196) == black && side.pixel(30, 260) == green && side.pixel(60, 196) == green)
        #expect(side.pixel(426, 382) == white)
        // A notch hangs from the edge; a phone with a button has neither that nor an indicator.
        let notch = try picture(["--device", "iPhone 13"])
        #expect(notch.pixel(195, 2) == black && notch.pixel(195, 33) == black && notch.pixel(195, 35) == green)
        let button = try picture(["--device", "iPhone 8"])
        #expect(button.pixel(187, 656) == green && button.pixel(150, 2) == green)
        // Without a screen there is nothing to put it around.
        let none = try folder.plumb("render", views, ["--bezel", "-o", "a.png"])
        #expect(none.errorLines == ["note: A is on no screen, and has no bezel; give --device"])
    }

    /// Views hide the time and the home indicator of the device, and without a camera in the screen the room of the
    /// time with it.
    @Test func aBezelHidesWhatViewsHide() throws {
        let views = """
            struct A: View {
                var body: some View {
                    Color(red: 0, green: 1, blue: 0).ignoresSafeArea().statusBarHidden().persistentSystemOverlays(.hidden)
                }
            }
            struct B: View { var body: some View { Color(red: 0, green: 1, blue: 0).ignoresSafeArea() } }
            struct C: View { var body: some View { Color.red.accessibilityIdentifier("c").statusBarHidden() } }
            """
        let folder = try ScratchFolder()
        func picture(_ name: String, _ device: String) throws -> Picture {
            let run = try folder.plumb(
                "render", views, ["--view", name, "--device", device, "--scale", "1", "--bezel", "-o", "a.png"])
            #expect(run.status == 0 && run.errors.isEmpty)
            return try Picture(folder, "a.png")
        }
        /// Whether something is drawn left of the island, or on a phone with a button anywhere in the bar.
        func hasTime(_ picture: Picture, to right: Int, _ bottom: Int) -> Bool {
            (40..<right).contains { x in (4..<bottom).contains { y in picture.pixel(x, y) != "#00ff00ff" } }
        }
        let (phone, plain) = (try picture("A", "iPhone 15 Pro"), try picture("B", "iPhone 15 Pro"))
        #expect(!hasTime(phone, to: 120, 54) && hasTime(plain, to: 120, 54))
        #expect(phone.pixel(196, 841) == "#00ff00ff" && plain.pixel(196, 841) == "#000000ff")
        // The island is a part of the screen.
        #expect(phone.pixel(196, 30) == "#000000ff")
        let (button, shown) = (try picture("A", "iPhone 8"), try picture("B", "iPhone 8"))
        #expect(!hasTime(button, to: 330, 20) && hasTime(shown, to: 330, 20))
        for (device, frame) in [
            ("iPhone 15 Pro", [0, 59, 393, 759]), ("iPhone 8", [0, 0, 375, 667]),
            ("iPad (9th generation)", [0, 0, 810, 1080]),
        ] as [(String, [Double])] {
            let run = try folder.plumb("layout", views, ["--json", "--view", "C", "--device", device])
            let frames = try (run.json()["C"] as? [String: Any])?["frames"] as? [String: [Double]]
            #expect(frames?["c"] == frame, "\(device)")
        }
    }

    /// On the dark bar of a screen, time and state of the device are white.
    @Test(arguments: [(".dark", true), (".light", false), ("nil", false)]) func aBezelFollowsTheBar(
        scheme: String, isWhite: Bool
    ) throws {
        let views = """
            struct A: View {
                var body: some View {
                    NavigationStack {
                        Text("a").toolbarBackground(Color(red: 0, green: 1, blue: 0), for: .navigationBar)
                            .toolbarBackground(.visible, for: .navigationBar)
                            .toolbarColorScheme(\(scheme), for: .navigationBar)
                    }
                }
            }
            """
        let folder = try ScratchFolder()
        let run = try folder.plumb(
            "render", views, ["--device", "iPhone 15 Pro", "--scale", "1", "--bezel", "-o", "a.png"])
        #expect(run.status == 0 && run.errors.isEmpty)
        let picture = try Picture(folder, "a.png")
        // The battery is filled: right of the island, its colour is there in full.
        let colors = (270..<380).flatMap { x in (20..<45).map { y in picture.pixel(x, y) } }
        #expect(colors.contains("#ffffffff") == isWhite && colors.contains("#000000ff") == !isWhite)
    }

    /// A material at the round corner of a screen has the colours that the screen shows there, and none from outside of
    /// it.
    @Test func materialsSeeNothingBesideTheScreen() throws {
        let views = """
            struct A: View {
                var body: some View {
                    Color(red: 0, green: 0, blue: 1).overlay { Rectangle().fill(.ultraThinMaterial) }.ignoresSafeArea()
                }
            }
            """
        let folder = try ScratchFolder()
        let run = try folder.plumb("render", views, ["--device", "iPhone 15 Pro", "--scale", "1", "-o", "a.png"])
        #expect(run.status == 0 && run.errors.isEmpty)
        let picture = try Picture(folder, "a.png")
        #expect(picture.pixel(0, 0) == "#00000000")
        // The corner's radius is 55: 20 and 20 points from the edges the screen begins 4 points nearer to them.
        for (x, y) in [(20, 20), (372, 20), (20, 831), (2, 60)] {
            #expect(picture.pixel(x, y) == picture.pixel(196, 426), "\(x) \(y)")
        }
    }

    /// A film's bezel shows the film's time.
    @Test func theTimeGoesOn() throws {
        let folder = try ScratchFolder()
        let views = "struct A: View { var body: some View { Color.clear } }"
        let options = ["--device", "iPhone 8", "--bezel", "--scale", "1", "--fps", "1"]
        func frames(_ start: String, _ duration: String) throws -> [Data] {
            for name in folder.names where name.hasPrefix("f") {
                try FileManager.default.removeItem(at: folder.url.appendingPathComponent(name))
            }
            let run = try folder.plumb(
                "render", views, options + ["--at", start, "--duration", duration, "-o", "f%02d.png"])
            #expect(run.status == 0)
            return try folder.names.filter { $0.hasPrefix("f") }
                .map { try Data(contentsOf: folder.url.appendingPathComponent($0)) }
        }
        let film = try frames("58", "4")
        #expect(film.count == 4)
        #expect(film[0] == film[1] && film[1] != film[2] && film[2] == film[3])
    }

    @Test func bleedKeepsWhatIsPaintedBeside() throws {
        let views = """
            struct A: View {
                var body: some View {
                    Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10)
                        .overlay(alignment: .topLeading) { Color(red: 0, green: 0, blue: 1).frame(width: 4, height: 4).offset(x: -3, y: -5) }
                        .background { Color(red: 0, green: 1, blue: 0).frame(width: 2, height: 2).offset(x: 20) }
                }
            }
            struct B: View { var body: some View { Color.red.frame(width: 10, height: 10).overlay { Color.blue.offset(x: 1e7) } } }
            struct C: View { var body: some View { Text("a").frame(width: 40, height: 40) } }
            """
        let folder = try ScratchFolder()
        #expect(try folder.plumb("render", views, ["--all", "--bleed", "--scale", "2", "-o", "all"]).status == 0)
        // 3 points on the left, 5 above; the green square ends 26 points from the left edge.
        let picture = try Picture(folder, "all/A.png")
        #expect(picture.size == [58, 30])
        #expect(
            picture.pixel(0, 0) == "#0000ffff" && picture.pixel(7, 7) == "#0000ffff"
                && picture.pixel(6, 10) == "#ff0000ff")
        #expect(picture.pixel(57, 19) == "#00ff00ff" && picture.pixel(57, 0) == "#ffffffff")
        // What lies too far away is not kept, and nothing is added where nothing is painted.
        #expect(try Picture(folder, "all/B.png").width == 20)
        #expect(try Picture(folder, "all/C.png").width == 80)
        #expect(try folder.plumb("render", views, ["--view", "A", "--scale", "2", "-o", "a.png"]).status == 0)
        #expect(try Picture(folder, "a.png").width == 20)
    }

    private static let outside = """
        struct A: View {
            var body: some View {
                Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10)
                    .overlay(alignment: .topLeading) { Color.blue.frame(width: 4, height: 4).offset(x: -3, y: -5) }
                    .background { Color.green.frame(width: 2, height: 2).offset(x: 20) }
            }
        }
        struct B: View { var body: some View { Color.red.frame(width: 10, height: 10).overlay { Color.blue.offset(y: 1.6) } } }
        struct C: View { var body: some View { Text("a").frame(width: 40, height: 40) } }
        struct D: View { var body: some View { Color.red.frame(width: 10, height: 10).overlay { Color.blue.opacity(0.01).padding(-9) } } }
        struct E: View { var body: some View { Color.red.frame(width: 10, height: 10).overlay { Color.blue.padding(-9) }.clipped() } }
        """

    /// What lies beside the view is cut, and said with how much it is; what one doesn't see is not.
    @Test func whatIsCutIsSaid() throws {
        let folder = try ScratchFolder()
        let alone = try folder.plumb("render", Self.outside, ["--view", "A", "--scale", "2", "-o", "a.png"])
        let sentence =
            "note: A paints 3 points on the left, 5 points at the top and 16 points on the right that the picture cuts; "
            + "--bleed keeps them"
        #expect(alone.status == 0 && alone.errorLines == [sentence])
        #expect(try Picture(folder, "a.png").size == [20, 20])
        let all = try folder.plumb("render", Self.outside, ["--all", "--scale", "2", "-o", "all"])
        #expect(all.status == 0)
        #expect(
            all.errorLines == [
                sentence, "note: B paints 2 points at the bottom that the picture cuts; --bleed keeps them",
                "note: 2 of 5 pictures cut what overflows the view; --bleed keeps it",
            ])
        let kept = try folder.plumb("render", Self.outside, ["--all", "--bleed", "-o", "kept"])
        #expect(kept.status == 0 && kept.errors.isEmpty)
        // A layout is no picture.
        #expect(try folder.plumb("layout", Self.outside, ["--all", "--json"]).errors.isEmpty)
    }

    /// A view without a side is as large as what it paints. One that paints nothing fails alone, and not among all
    /// views.
    @Test func whatHasNoSizeIsDrawn() throws {
        let views = """
            struct A: View { var body: some View { Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10).frame(width: 0) } }
            struct B: View { var body: some View { Text("Hello").frame(width: 0) } }
            struct C: View { var body: some View { EmptyView() } }
            struct D: View { var body: some View { Color(red: 1, green: 0, blue: 0).frame(width: 10, height: 10).frame(width: 0, height: 4) } }
            """
        let folder = try ScratchFolder()
        let nothing = "C is 0 × 0 points, there is nothing to draw; give it a frame, or another --size"
        let run = try folder.plumb("render", views, ["--all", "--scale", "2", "-o", "all"])
        #expect(run.status == 0)
        #expect(run.errorLines == ["note: \(nothing); it is left out"])
        #expect(
            try FileManager.default.contentsOfDirectory(atPath: folder.url.path + "/all").sorted() == [
                "A.png", "B.png", "D.png",
            ])
        for name in ["A", "D"] {
            let picture = try Picture(folder, "all/\(name).png")
            #expect(
                picture.size == [20, 20] && picture.pixel(0, 0) == "#ff0000ff" && picture.pixel(19, 19) == "#ff0000ff")
        }
        let words = try Picture(folder, "all/B.png")
        let isWritten = (0..<words.width).contains { x in
            (0..<words.height).contains { words.pixel(x, $0) == "#000000ff" }
        }
        #expect(isWritten)
        let alone = try folder.plumb("render", views, ["--view", "C", "-o", "c.png"])
        #expect(alone.status == 1 && alone.errorLines == ["plumb: Views.swift: \(nothing)"])
    }

    @Test(arguments: [
        (
            ["--device", "iPhone 15 Por"],
            "plumb: The value 'iPhone 15 Por' is invalid for '--device <device>': there is no such device; "
                + "did you mean \"iPhone 15 Pro\"? plumb devices lists those that there are; see plumb render --help"
        ),
        (
            ["--device", "Nokia 3310"],
            "plumb: The value 'Nokia 3310' is invalid for '--device <device>': there is no such device; "
                + "plumb devices lists those that there are; see plumb render --help"
        ),
        (
            ["--device", "iPhone 8", "--size", "fit"],
            "plumb: --size and --device exclude each other; give one of them; see plumb render --help"
        ),
        (
            ["--landscape", "--size", "fit"],
            "plumb: --size and --landscape exclude each other; give one of them; see plumb render --help"
        ),
        (
            ["--device", "iPhone 8", "--bleed"],
            "plumb: a screen ends at its edges; give --bleed or --device; see plumb render --help"
        ),
    ]) func whatDoesNotFitIsRefused(_ options: [String], _ sentence: String) throws {
        let run = try ScratchFolder().plumb("render", Self.block, options + ["-o", "a.png"])
        #expect(run.status == 2)
        #expect(run.errorLines == [sentence])
    }

    @Test func devicesAreListed() throws {
        let text = try PlumbRun(["devices"])
        #expect(text.status == 0 && text.errors.isEmpty)
        #expect(
            text.output.contains(
                "iPhone 15 Pro                          393 × 852 @3     safe area 59, 0, 34, 0; on its side 0, 59, 21, 59\n"
            ))
        let json = try PlumbRun(["devices", "--json"])
        let devices = try #require(try JSONSerialization.jsonObject(with: Data(json.output.utf8)) as? [[String: Any]])
        #expect(devices.count == text.output.split(separator: "\n").count)
        let phone = devices.first { $0["name"] as? String == "iPhone 13 mini" }
        #expect(
            phone?["size"] as? [Double] == [375, 812] && phone?["landscapeSafeArea"] as? [Double] == [0, 50, 21, 50])
    }
}
