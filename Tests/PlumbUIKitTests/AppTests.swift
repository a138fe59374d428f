import Foundation
import PlumbCombine
import PlumbControls
import PlumbTesting
import Testing

@testable import PlumbUIKit

private final class Maker: NSObject {
    var words = ["made"]
    override init() {
        super.init()
        words.append("by init")
    }
}

private final class Delegate: NSObject, UIApplicationDelegate, ObservableObject {
    @Published var launches = 0
    func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
        launches += 1
        return true
    }
}

private struct DelegatedApp: App {
    @UIApplicationDelegateAdaptor(Delegate.self) var delegate
    var body: some Scene {
        WindowGroup { Text(verbatim: "\(delegate.launches)").accessibilityIdentifier("count") }
    }
}

private struct Editing: View {
    @FocusState var isFocused: Bool
    @State var text = ""
    let action: () -> Void
    var body: some View {
        VStack {
            TextField("a", text: $text).focused($isFocused).accessibilityIdentifier("field")
            Color.red.frame(width: isFocused ? 50 : 20, height: 20).accessibilityIdentifier("mark")
                .onTapGesture(perform: action)
        }
        .onAppear { isFocused = true }
    }
}

@Suite(.serialized) @MainActor struct AppTests {
    @Test func objectsAreMadeOfTypes() {
        #expect(RuntimeObject.make(Maker.self)?.words == ["made", "by init"])
        #expect(RuntimeObject.make(UITableView.self)?.isScrollEnabled == true)
        let type: UIView.Type = UITextField.self
        #expect(RuntimeObject.make(type) is UITextField)
    }

    @Test func aDelegateIsLaunchedOnce() throws {
        _ = DelegatedApp()
        let app = DelegatedApp()
        #expect(app.delegate.launches == 1)
        #expect(UIApplication.shared.delegate === app.delegate)
    }

    @Test func theScreenIsTheHosts() throws {
        let first = try TestHost(Text("a"), size: ProposedViewSize(width: 320, height: 480), scale: 3)
        #expect(UIScreen.main.bounds == CGRect(x: 0, y: 0, width: 320, height: 480) && UIScreen.main.scale == 3)
        #expect(UIScreen.main.nativeBounds.size == CGSize(width: 960, height: 1440))
        #expect(UIDevice.current.userInterfaceIdiom == .phone && UIDevice.current.orientation == .portrait)
        let insets = EdgeInsets(top: 24, leading: 0, bottom: 20, trailing: 0)
        let second = try TestHost(
            Text("a"), size: ProposedViewSize(width: 1024, height: 768), scheme: .dark, safeArea: insets)
        #expect(UIDevice.current.userInterfaceIdiom == .pad && UIDevice.current.orientation.isLandscape)
        #expect(UIApplication.shared.windows.first?.safeAreaInsets.top == 24)
        #expect(UITraitCollection.current.userInterfaceStyle == .dark)
        let scene = try #require(UIApplication.shared.connectedScenes.first as? UIWindowScene)
        #expect(UIApplication.shared.connectedScenes.count == 1 && scene.windows.count == 1)
        #expect(scene.interfaceOrientation.isLandscape && scene.windows[0].rootViewController == nil)
        _ = first.size
        #expect(UIScreen.main.bounds.width == 320)
        withExtendedLifetime(second) {}
    }

    @Test func resigningEndsEditing() throws {
        var isTaken = false
        let host = try TestHost(
            Editing { isTaken = UIApplication.shared.sendAction("resignFirstResponder", to: nil, from: nil, for: nil) })
        #expect(host.frame(of: "mark")?.width == 50)
        try host.tap("mark")
        #expect(isTaken && host.frame(of: "mark")?.width == 20)
    }

    @Test func whatIsCopiedIsInTheHostsPasteboard() throws {
        let host = try TestHost(Color.red.onTapGesture { UIPasteboard.general.string = "copied" })
        host.tap(at: CGPoint(x: 20, y: 20))
        #expect(UIPasteboard.general.string == "copied" && UIPasteboard.general.hasStrings)
        let other = try TestHost(Text("a"))
        #expect(UIPasteboard.general.string == nil)
        withExtendedLifetime(other) {}
    }

    @Test func anAddressGoesToTheHost() throws {
        var answer: Bool?
        let host = try TestHost(
            Color.red.onTapGesture { UIApplication.shared.open(URL(string: "https://example.org")!) { answer = $0 } })
        host.tap(at: CGPoint(x: 20, y: 20))
        #expect(answer == false)
        #expect(host.diagnostics.contains { $0.hasPrefix("a view opens https://example.org, which nothing does here") })
        #expect(UIApplication.shared.canOpenURL(URL(string: "https://example.org")!))
        #expect(!UIApplication.shared.canOpenURL(URL(string: "fb://x")!))
    }

    @Test func appearancesAreKeptAndSaid() throws {
        let host = try TestHost(Text("a"))
        defer { AppearanceProxies.forgetAll() }
        UINavigationBar.appearance().prefersLargeTitles = true
        UINavigationBar.appearance().prefersLargeTitles = true
        UINavigationBar.appearance().barTintColor = .blue
        UITableView.appearance().backgroundColor = .clear
        #expect(UINavigationBar.appearance().barTintColor == .blue)
        #expect(host.diagnostics.filter { $0.contains("appearance()") }.count == 1)
    }

    @Test func aHostingControllerMeasuresItsView() throws {
        let host = try TestHost(Text("a"))
        let controller = UIHostingController(rootView: Text("ab cd"))
        #expect(
            controller.sizeThatFits(in: CGSize(width: 1000, height: CGFloat.infinity)) == CGSize(width: 50, height: 20))
        #expect(
            controller.sizeThatFits(in: CGSize(width: 25, height: CGFloat.greatestFiniteMagnitude))
                == CGSize(width: 25, height: 40))
        // Its host is gone; that of the test is at work again.
        #expect(UIScreen.main.bounds.width == 393)
        withExtendedLifetime(host) {}
    }
}
