import Foundation
import Testing

/// The 300 names of SwiftUI, UIKit and what belongs to them that public SwiftUI files on GitHub use most, counted in
/// 2025: each works, is unavailable with a sentence, or is no name of theirs.
struct FrequentNameTests {
    private struct Row {
        var count: Int
        var name: String
        /// "works", "unavailable", or whose name it is.
        var state: String
        var use: String
    }

    private static let rows = table.split(separator: "\n").compactMap { line -> Row? in
        let cells = line.components(separatedBy: " | ")
        guard cells.count >= 3, let count = Int(cells[0]) else { return nil }
        return Row(count: count, name: cells[1], state: cells[2], use: cells.dropFirst(3).joined(separator: " | "))
    }

    /// One line of a file that uses the name.
    private static func source(_ row: Row, _ number: Int) -> String {
        let parts = row.use.split(separator: ":", maxSplits: 1)
        if row.use.hasPrefix("view:") {
            return
                "@MainActor struct Use\(number): View { @State var s = \"\"; @State var b = false; @State var n = 1; "
                + "@State var d = Date(); @State var p = [1]; @AccessibilityFocusState var f: Bool; "
                + "@Environment(\\.colorScheme) var scheme; let c = Color.red; var body: some View {\(parts[1]) } }"
        }
        if row.use.hasPrefix("member:") { return "struct Use\(number) {\(parts[1]) }" }
        if row.use.hasPrefix("_ =") || row.use.hasPrefix("let ") {
            return "@MainActor func use\(number)() { \(row.use) }"
        }
        return row.use.replacing(/\b[Uu]se/) { "\($0.0)\(number)" }
    }

    @Test func everyStateIsTrue() throws {
        let rows = Self.rows
        #expect(rows.count == 300 && rows.map(\.count) == rows.map(\.count).sorted(by: >))
        let lines = rows.enumerated().map { Self.source($1, $0) }
        let run = try ScratchFolder().plumb("layout", lines.joined(separator: "\n"), ["--json"])
        var errors: [Int: [String]] = [:]
        for line in run.errorLines where line.hasPrefix("Views.swift:") {
            guard let mark = line.range(of: ": error: ") else { continue }
            let number = Int(line.split(separator: ":")[1]) ?? 0
            // The first line imports SwiftUI.
            errors[number - 2, default: []].append(String(line[mark.upperBound...]))
        }
        for (number, row) in rows.enumerated() where !row.use.isEmpty {
            let said = errors[number] ?? []
            let isUnavailable = said.allSatisfy { $0.contains("is unavailable: ") }
            let state = said.isEmpty ? "works" : isUnavailable ? "unavailable" : said[0]
            #expect(state == row.state, "\(row.name)")
        }
        // Before there were names for what is missing, and UIKit: 138 works, 3 unavailable.
        #expect(rows.count { $0.state == "works" } >= 269)
        #expect(rows.count { $0.use.isEmpty } == 18)
    }

    private static let table = #"""
        2701 | CGFloat | works | _ = CGFloat.self
        2220 | navigationTitle | works | view: Text("a").navigationTitle("a")
        1264 | white | works | let _: UIColor = .white
        1054 | CGSize | works | _ = CGSize.self
        1032 | UIKit | works | import UIKit
        875 | CGRect | works | _ = CGRect.self
        823 | TextField(" | works | view: TextField("a", text: $s)
        754 | navigationBarTitle | works | view: Text("a").navigationBarTitle("a")
        734 | gray | works | let _: UIColor = .gray
        720 | CGPoint | works | _ = CGPoint.self
        707 | lineLimit | works | view: Text("a").lineLimit(2)
        691 | sheet | works | view: Text("a").sheet(isPresented: $b) { Text("a") }
        646 | alert | works | view: Text("a").alert("a", isPresented: $b) { Text("a") }
        607 | UIHostingController | works | _ = UIHostingController<Text>.self
        536 | UIApplication | works | _ = UIApplication.self
        529 | navigationBarTitleDisplayMode(.inline) | works | view: Text("a").navigationBarTitleDisplayMode(.inline)
        514 | ToolbarItem(placement: | works | view: Text("a").toolbar { ToolbarItem(placement: .bottomBar) { Text("a") } }
        500 | UIColor | works | _ = UIColor.self
        457 | background(Color) | works | view: Text("a").background(Color("a"))
        445 | UIWindow | works | _ = UIWindow.self
        443 | UIImage | works | _ = UIImage.self
        440 | UIResponder | works | _ = UIResponder.self
        416 | UIWindowScene | works | _ = UIWindowScene.self
        415 | background(RoundedRectangle) | works | view: Text("a").background(RoundedRectangle(cornerRadius: 3))
        402 | accessibilityLabel | works | view: Text("a").accessibilityLabel("a")
        397 | UIApplication.shared | works | _ = UIApplication.shared
        389 | dismiss | works | member: @Environment(\.dismiss) var x
        389 | Picker(" | works | view: Picker("a", selection: $s) { Text("a") }
        377 | NSObject | works | _ = NSObject.self
        366 | NavigationLink(destination: | works | view: NavigationLink(destination: Text("a")) { Text("a") }
        364 | secondary | works | let _: Color = .secondary
        362 | UIScreen | works | _ = UIScreen.self
        352 | UIViewRepresentable | works | _ = (any UIViewRepresentable).self
        350 | UIScreen.main | works | _ = UIScreen.main
        350 | UIView | works | _ = UIView.self
        342 | black | works | let _: UIColor = .black
        335 | UISceneSession | works | _ = UISceneSession.self
        334 | UIScene | works | _ = UIScene.self
        333 | UIScene.ConnectionOptions | works | _ = UIScene.ConnectionOptions.self
        332 | UIWindowSceneDelegate | works | _ = (any UIWindowSceneDelegate).self
        332 | red | works | let _: UIColor = .red
        325 | buttonStyle(.plain) | works | view: Text("a").buttonStyle(.plain)
        323 | UIScreen.main.bounds | works | _ = UIScreen.main.bounds
        302 | blur | works | view: Text("a").blur(radius: 3)
        298 | colorScheme | works | member: @Environment(\.colorScheme) var x
        296 | navigationDestination | works | view: Text("a").navigationDestination(for: Int.self) { _ in Text("a") }
        295 | UIViewController | works | _ = UIViewController.self
        280 | accessibilityAddTraits | works | view: Text("a").accessibilityAddTraits(.isButton)
        270 | accessibilityElement | works | view: Text("a").accessibilityElement(children: .combine)
        260 | buttonStyle(.borderedProminent) | works | view: Text("a").buttonStyle(.borderedProminent)
        257 | minimumScaleFactor | works | view: Text("a").minimumScaleFactor(0.5)
        253 | Section(header: | works | view: Section(header: Text("a")) { Text("a") }
        252 | NavigationLink( | works | view: NavigationLink { Text("a") } label: { Text("b") }
        250 | listRowBackground | works | view: Text("a").listRowBackground(Color.red)
        246 | background(Color.white) | works | view: Text("a").background(Color.white)
        242 | Section( | works | view: Section { Text("a") }
        235 | previewLayout(.sizeThatFits) | works | view: Text("a").previewLayout(.sizeThatFits)
        234 | TextField( | works | view: TextField(text: $s) { Text("a") }
        233 | blue | works | let _: UIColor = .blue
        229 | Section(" | works | view: Section("a") { Text("a") }
        221 | accessibilityHidden | works | view: Text("a").accessibilityHidden(true)
        214 | TabView(selection: | works | view: TabView(selection: $s) { Text("a") }
        214 | navigationBarItems | works | view: Text("a").navigationBarItems(trailing: Text("a"))
        212 | primary | works | let _: Color = .primary
        196 | pickerStyle(.segmented) | works | view: Text("a").pickerStyle(.segmented)
        194 | UIDevice | works | _ = UIDevice.self
        191 | textFieldStyle(.roundedBorder) | works | view: Text("a").textFieldStyle(.roundedBorder)
        189 | UIScreen.main.bounds.width | works | _ = UIScreen.main.bounds.width
        187 | monospacedDigit | works | view: Text("a").monospacedDigit()
        184 | accessibilityHint | works | view: Text("a").accessibilityHint("a")
        182 | navigationViewStyle(.stack) | works | view: Text("a").navigationViewStyle(.stack)
        180 | background(Color.blue) | works | view: Text("a").background(Color.blue)
        174 | UIViewControllerRepresentable | works | _ = (any UIViewControllerRepresentable).self
        166 | buttonStyle(.bordered) | works | view: Text("a").buttonStyle(.bordered)
        162 | listRowInsets | works | view: Text("a").listRowInsets(EdgeInsets())
        156 | yellow | works | let _: UIColor = .yellow
        156 | confirmationDialog | works | view: Text("a").confirmationDialog("a", isPresented: $b) { Text("a") }
        153 | buttonStyle(.borderless) | works | view: Text("a").buttonStyle(.borderless)
        145 | UINavigationController | works | _ = UINavigationController.self
        142 | NavigationStack(path: | works | view: NavigationStack(path: $p) { Text("a") }
        138 | listStyle(.plain) | works | view: Text("a").listStyle(.plain)
        135 | searchable(text) | works | view: Text("a").searchable(text: $s)
        134 | green | works | let _: UIColor = .green
        131 | Picker( | works | view: Picker(selection: $s) { Text("a") } label: { Text("b") }
        129 | background(.ultraThinMaterial) | works | view: Text("a").background(.ultraThinMaterial)
        128 | systemRed | works | let _: UIColor = .systemRed
        128 | NavigationLink(" | works | view: NavigationLink("a") { Text("a") }
        128 | NavigationLink(value: | works | view: NavigationLink(value: 3) { Text("a") }
        127 | modelContext | SwiftData |
        124 | SecureField(" | works | view: SecureField("a", text: $s)
        123 | Alert( | works | _ = Alert(title: Text("a"))
        119 | background(Circle) | works | view: Text("a").background(Circle())
        119 | background(Color.red) | works | view: Text("a").background(Color.red)
        118 | EditButton( | works | view: EditButton()
        118 | DisclosureGroup(" | works | view: DisclosureGroup("a") { Text("a") }
        118 | safeAreaInset | works | view: Text("a").safeAreaInset(edge: .bottom) { Text("a") }
        117 | accentColor | works | let _: Color = .accentColor
        112 | presentationDetents() | works | view: Text("a").presentationDetents([.medium])
        112 | systemBackground | works | let _: UIColor = .systemBackground
        109 | UIApplication.shared.open | works | _ = UIApplication.shared.open(URL(string: "a")!)
        109 | UIApplication.shared.open | works | _ = UIApplication.shared.open(URL(string: "a")!)
        108 | listRowBackground(Color.clear) | works | view: Text("a").listRowBackground(Color.clear)
        107 | onDelete | works | view: ForEach([1], id: \.self) { _ in Text("a") }.onDelete { _ in }
        105 | Picker(selection: | works | view: Picker(selection: $s, label: Text("a")) { Text("a") }
        104 | background(Capsule) | works | view: Text("a").background(Capsule())
        104 | navigationBarBackButtonHidden | works | view: Text("a").navigationBarBackButtonHidden(true)
        102 | background(Color.green) | works | view: Text("a").background(Color.green)
        101 | background(Color.black) | works | view: Text("a").background(Color.black)
        101 | textFieldStyle(RoundedBorderTextFieldStyle) | works | view: Text("a").textFieldStyle(RoundedBorderTextFieldStyle())
        99 | buttonStyle(PlainButtonStyle) | works | view: Text("a").buttonStyle(PlainButtonStyle())
        98 | UIApplicationDelegate | works | _ = (any UIApplicationDelegate).self
        97 | presentationMode | works | member: @Environment(\.presentationMode) var x
        97 | compositingGroup | works | view: Text("a").compositingGroup()
        96 | listRowSeparator | works | view: Text("a").listRowSeparator(.hidden)
        95 | previewLayout(.fixed) | works | view: Text("a").previewLayout(.fixed(width: 1, height: 1))
        95 | systemGreen | works | let _: UIColor = .systemGreen
        94 | scrollContentBackground(.hidden) | works | view: Text("a").scrollContentBackground(.hidden)
        94 | background(LinearGradient) | works | view: Text("a").background(LinearGradient(colors: [.red], startPoint: .top, endPoint: .bottom))
        94 | orange | works | let _: UIColor = .orange
        92 | accessibilityValue | works | view: Text("a").accessibilityValue("a")
        92 | UIScreen.main.bounds | works | _ = UIScreen.main.bounds
        91 | background(Color.orange) | works | view: Text("a").background(Color.orange)
        91 | listRowSeparator(.hidden) | works | view: Text("a").listRowSeparator(.hidden)
        91 | background(colorScheme) | works | view: Text("a").background(scheme == .dark ? Color.red : Color.blue)
        91 | accessibility | works | view: Text("a").accessibility(label: Text("a"))
        90 | UIApplication.LaunchOptionsKey | works | _ = UIApplication.LaunchOptionsKey.self
        90 | UIImage(data: | works | _ = UIImage(data: Data())
        89 | background(Color.yellow) | works | view: Text("a").background(Color.yellow)
        89 | background(.white) | works | view: Text("a").background(.white)
        87 | Stepper(" | works | view: Stepper("a", value: $n)
        85 | UIDevice.current | works | _ = UIDevice.current
        85 | UIFont | works | _ = UIFont.self
        85 | pickerStyle(SegmentedPickerStyle) | works | view: Text("a").pickerStyle(SegmentedPickerStyle())
        85 | fullScreenCover | works | view: Text("a").fullScreenCover(isPresented: $b) { Text("a") }
        84 | UIApplication.shared.connectedScenes | works | _ = UIApplication.shared.connectedScenes
        84 | UIApplication.shared.connectedScenes | works | _ = UIApplication.shared.connectedScenes
        84 | popover | works | view: Text("a").popover(isPresented: $b) { Text("a") }
        82 | UIViewType | works | func use<R: UIViewRepresentable>(_: R, _: R.UIViewType.Type) {}
        82 | keyboardType(.numberPad) | works | view: Text("a").keyboardType(.numberPad)
        82 | background(Color.purple) | works | view: Text("a").background(Color.purple)
        81 | managedObjectContext | Core Data |
        80 | UIViewRepresented | the files' own |
        80 | labelStyle(.iconOnly) | works | view: Text("a").labelStyle(.iconOnly)
        79 | UIImage(named: | works | _ = UIImage(named: "a")
        78 | UserDefaults.standard.set | works | _ = UserDefaults.standard.set(1, forKey: "a")
        78 | safeAreaPadding | works | view: Text("a").safeAreaPadding(3)
        77 | background() | works | view: Text("a").background()
        76 | UIScreen.main.bounds.height | works | _ = UIScreen.main.bounds.height
        76 | Bundle.main.decode | the files' own |
        75 | accessibilityIdentifier | works | view: Text("a").accessibilityIdentifier("a")
        74 | UIEdgeInsets | works | _ = UIEdgeInsets.self
        74 | NSError | works | _ = NSError.self
        74 | Alert(title: | works | _ = Alert(title: Text("a"))
        72 | UIButton | works | _ = UIButton.self
        72 | DatePicker(" | works | view: DatePicker("a", selection: $d)
        71 | tabViewStyle(.page) | works | view: Text("a").tabViewStyle(.page)
        71 | background(.background) | works | view: Text("a").background(.background)
        70 | UIScrollView | works | _ = UIScrollView.self
        70 | NSAttributedString | works | _ = NSAttributedString.self
        70 | background(.blue) | works | view: Text("a").background(.blue)
        69 | background(Image) | works | view: Text("a").background(Image("a"))
        68 | background(.black) | works | view: Text("a").background(.black)
        68 | AsyncImage(url: | works | view: AsyncImage(url: nil)
        67 | scenePhase | works | member: @Environment(\.scenePhase) var x
        67 | purple | works | let _: UIColor = .purple
        66 | UIBezierPath | works | _ = UIBezierPath.self
        66 | background(GeometryReader) | works | view: Text("a").background(GeometryReader { _ in Color.red })
        66 | horizontalSizeClass | works | member: @Environment(\.horizontalSizeClass) var x
        65 | background(.gray.opacity) | works | view: Text("a").background(.gray.opacity(0.5))
        65 | navigationBarHidden | works | view: Text("a").navigationBarHidden(true)
        64 | toolbar(.hidden) | works | view: Text("a").toolbar(.hidden)
        64 | isEnabled | works | member: @Environment(\.isEnabled) var x
        63 | navigationViewStyle(StackNavigationViewStyle) | works | view: Text("a").navigationViewStyle(StackNavigationViewStyle())
        62 | label | works | let _: UIColor = .label
        61 | background(Color.white.opacity) | works | view: Text("a").background(Color.white.opacity(0.5))
        61 | ToolbarItemGroup(placement: | works | view: Text("a").toolbar { ToolbarItemGroup(placement: .bottomBar) { Text("a") } }
        60 | secondarySystemBackground | works | let _: UIColor = .secondarySystemBackground
        59 | interactiveDismissDisabled() | works | view: Text("a").interactiveDismissDisabled()
        59 | hueRotation | works | view: Text("a").hueRotation(.degrees(3))
        58 | background(Color.black.opacity) | works | view: Text("a").background(Color.black.opacity(0.5))
        58 | List( | works | view: List { Text("a") }
        58 | Stepper( | works | view: Stepper(value: $n) { Text("a") }
        58 | swipeActions | works | view: Text("a").swipeActions { Text("a") }
        57 | UIRectCorner | works | _ = UIRectCorner.self
        57 | NSNumber | works | _ = NSNumber.self
        57 | NSColor | macOS |
        57 | redacted | works | view: Text("a").redacted(reason: .placeholder)
        56 | UIApplication.shared.windows | works | _ = UIApplication.shared.windows
        56 | NSImage | macOS |
        56 | UIApplication.shared.windows | works | _ = UIApplication.shared.windows
        55 | UITraitCollection | works | _ = UITraitCollection.self
        55 | background(.red) | works | view: Text("a").background(.red)
        55 | textSelection | works | view: Text("a").textSelection(.enabled)
        54 | CGAffineTransform | works | _ = CGAffineTransform.self
        54 | swipeActions(edge) | works | view: Text("a").swipeActions(edge: .trailing) { Text("a") }
        54 | accessibilityFocused | works | view: Text("a").accessibilityFocused($f)
        54 | pink | works | let _: Color = .pink
        54 | Bundle.main.url | works | _ = Bundle.main.url(forResource: "a", withExtension: nil)
        54 | baselineOffset | works | view: Text("a").baselineOffset(3)
        53 | NSSortDescriptor | works | _ = NSSortDescriptor.self
        53 | background(.green) | works | view: Text("a").background(.green)
        52 | UITableView | works | _ = UITableView.self
        52 | UIResponder.resignFirstResponder | works | _ = { (r: UIResponder) in r.resignFirstResponder() }
        52 | NSRange | works | _ = NSRange.self
        52 | background(Color.gray.opacity) | works | view: Text("a").background(Color.gray.opacity(0.5))
        51 | UIApplication.shared.sendAction | works | _ = UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
        51 | UIComponents | the files' own |
        51 | background(Color.gray) | works | view: Text("a").background(Color.gray)
        51 | toolbarBackground(.visible) | works | view: Text("a").toolbarBackground(.visible, for: .navigationBar)
        51 | govUK | the files' own |
        51 | UIApplication.shared.sendAction | works | _ = UIApplication.shared.sendAction(#selector(UIResponder.resignFirstResponder), to: nil, from: nil, for: nil)
        50 | NSWindow | macOS |
        50 | listRowBackground(theme.primaryBackgroundColor) | works | view: Text("a").listRowBackground(c)
        50 | verticalSizeClass | works | member: @Environment(\.verticalSizeClass) var x
        49 | UIStackView | works | _ = UIStackView.self
        49 | UIViewControllerType | works | func use<R: UIViewControllerRepresentable>(_: R, _: R.UIViewControllerType.Type) {}
        49 | UIColor.govUK | the files' own |
        49 | buttonStyle(.glassProminent) | unavailable | view: Text("a").buttonStyle(.glassProminent)
        49 | background(Color.pink) | works | view: Text("a").background(Color.pink)
        49 | clear | works | let _: UIColor = .clear
        48 | UIGraphicsImageRenderer | unavailable | _ = UIGraphicsImageRenderer.self
        48 | NSView | macOS |
        48 | accessibilityRemoveTraits | works | view: Text("a").accessibilityRemoveTraits(.isImage)
        48 | colorMultiply | works | view: Text("a").colorMultiply(.red)
        47 | UILabel | works | _ = UILabel.self
        47 | background(alignment) | works | view: Text("a").background(alignment: .top) { Color.red }
        47 | strikethrough | works | view: Text("a").strikethrough()
        46 | UIPasteboard | works | _ = UIPasteboard.self
        46 | UIDevice.current.userInterfaceIdiom | works | _ = UIDevice.current.userInterfaceIdiom
        46 | UIColor.systemBackground | works | _ = UIColor.systemBackground
        46 | UIApplicationMain | works | @UIApplicationMain class Use: UIResponder, UIApplicationDelegate {}
        46 | blendMode(.overlay) | works | view: Text("a").blendMode(.overlay)
        46 | UIDevice.current.userInterfaceIdiom | works | _ = UIDevice.current.userInterfaceIdiom
        46 | Map(coordinateRegion: | MapKit |
        46 | submitLabel | works | view: Text("a").submitLabel(.done)
        45 | UIApplication.openSettingsURLString | works | _ = UIApplication.openSettingsURLString
        45 | UITextView | works | _ = UITextView.self
        45 | systemGray6 | works | let _: UIColor = .systemGray6
        44 | UIPasteboard.general | works | _ = UIPasteboard.general
        44 | UITextField | works | _ = UITextField.self
        44 | NSViewRepresentable | macOS |
        44 | textContentType(.emailAddress) | works | view: Text("a").textContentType(.emailAddress)
        44 | openURL | works | member: @Environment(\.openURL) var x
        43 | UIDevice.isTV | the files' own |
        43 | pickerStyle(.menu) | works | view: Text("a").pickerStyle(.menu)
        43 | warpTheme | the files' own |
        43 | UIImage(systemName: | works | _ = UIImage(systemName: "star")
        42 | UIBlurEffect | works | _ = UIBlurEffect.self
        42 | background(.regularMaterial) | works | view: Text("a").background(.regularMaterial)
        42 | background(.gray) | works | view: Text("a").background(.gray)
        42 | background(backgroundColor) | works | view: Text("a").background(c)
        42 | symbolRenderingMode(.hierarchical) | works | view: Text("a").symbolRenderingMode(.hierarchical)
        42 | theme | the files' own |
        42 | UIImage( | works | _ = UIImage()
        41 | CGImage | works | _ = CGImage.self
        41 | drawingGroup | works | view: Text("a").drawingGroup()
        40 | UITableViewCell | works | _ = UITableViewCell.self
        40 | UITabBar | works | _ = UITabBar.self
        40 | keyboardType(.emailAddress) | works | view: Text("a").keyboardType(.emailAddress)
        40 | List(s | works | view: List([1], id: \.self) { _ in Text("a") }
        40 | keyboardShortcut | works | view: Text("a").keyboardShortcut("a")
        40 | badge | works | view: Text("a").badge(3)
        39 | NSString | works | _ = NSString.self
        39 | actionSheet | works | view: Text("a").actionSheet(isPresented: $b) { ActionSheet(title: Text("a")) }
        39 | kerning | works | view: Text("a").kerning(3)
        39 | allowsTightening | works | view: Text("a").allowsTightening(true)
        38 | UIVisualEffectView | works | _ = UIVisualEffectView.self
        38 | List(v | works | view: List([1], id: \.self) { _ in Text("a") }
        37 | background(theme.secondaryBackgroundColor) | works | view: Text("a").background(c)
        37 | systemGray5 | works | let _: UIColor = .systemGray5
        37 | ShareLink(item: | works | view: ShareLink(item: "a")
        37 | LabeledContent( | works | view: LabeledContent { Text("a") } label: { Text("b") }
        37 | toolbarColorScheme | works | view: Text("a").toolbarColorScheme(.dark, for: .navigationBar)
        36 | UIViewControllerRepresentableContext | works | func use<R: UIViewControllerRepresentable>(_: UIViewControllerRepresentableContext<R>) {}
        36 | UIColor.govUK.text | the files' own |
        36 | tabViewStyle(PageTabViewStyle) | works | view: Text("a").tabViewStyle(PageTabViewStyle())
        36 | background(Rectangle) | works | view: Text("a").background(Rectangle())
        36 | pickerStyle(.wheel) | works | view: Text("a").pickerStyle(.wheel)
        36 | formStyle(.grouped) | works | view: Text("a").formStyle(.grouped)
        36 | UIImage(cgImage: | works | _ = { (c: CGImage) in UIImage(cgImage: c) }
        36 | LabeledContent(" | works | view: LabeledContent("a", value: "b")
        35 | UITabBar.appearance | works | _ = UITabBar.appearance()
        35 | UIApplicationDelegateAdaptor | works | final class UseDelegate: NSObject, UIApplicationDelegate {}; func use() { _ = UIApplicationDelegateAdaptor<UseDelegate>.self }
        35 | UIActivityIndicatorView | works | _ = UIActivityIndicatorView.self
        35 | symbolRenderingMode(.palette) | works | view: Text("a").symbolRenderingMode(.palette)
        35 | widgetFamily | WidgetKit |
        35 | secondaryLabel | works | let _: UIColor = .secondaryLabel
        35 | List(i | works | view: List([1], id: \.self) { _ in Text("a") }
        34 | UIGestureRecognizer | works | _ = UIGestureRecognizer.self
        34 | background(.thinMaterial) | works | view: Text("a").background(.thinMaterial)
        34 | listStyle(.insetGrouped) | works | view: Text("a").listStyle(.insetGrouped)
        34 | contentTransition(.numericText) | works | view: Text("a").contentTransition(.numericText())
        34 | UIPasteboard.general.string | works | _ = UIPasteboard.general.string
        34 | tracking | works | view: Text("a").tracking(3)
        33 | UIImpactFeedbackGenerator | works | _ = UIImpactFeedbackGenerator.self
        33 | background(ZStack) | works | view: Text("a").background(ZStack { Color.red })
        33 | UIImpactFeedbackGenerator | works | _ = UIImpactFeedbackGenerator.self
        33 | List(f | works | view: List([1], id: \.self) { _ in Text("a") }
        33 | fontDesign | works | view: Text("a").fontDesign(.serif)
        32 | UIEvent | works | _ = UIEvent.self
        """#
}
