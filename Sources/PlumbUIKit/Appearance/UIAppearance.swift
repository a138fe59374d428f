import Foundation
import PlumbCore

/// What has an appearance proxy: an object whose properties would be those of all views of the class. Source: Apple
/// (`UIAppearance`).
///
/// The values are kept. Those of navigation and tab bars for backgrounds, lines, titles, tints and tabs count for the
/// bars of SwiftUI's views that are made afterwards, where no modifier says otherwise. Others change nothing, and a
/// sentence says so.
@MainActor @preconcurrency
public protocol UIAppearance: NSObject {}

extension UIAppearance {
    /// The object that holds the values of the class.
    public static func appearance() -> Self { AppearanceProxies.proxy(of: Self.self) }

    /// The object that holds the values of the class, whatever it is in.
    public static func appearance(
        whenContainedInInstancesOf containerTypes: [any UIAppearanceContainer.Type]
    ) -> Self { appearance() }
}

/// What may stand around views with an appearance.
@MainActor @preconcurrency
public protocol UIAppearanceContainer {}

@MainActor enum AppearanceProxies {
    private static var proxies: [ObjectIdentifier: NSObject] = [:]

    static func proxy<T: NSObject>(of type: T.Type) -> T {
        if let known = proxies[ObjectIdentifier(type)] as? T { return known }
        guard let made = Inert.quietly({ RuntimeObject.make(type) }) else {
            let sentence =
                "an object of \(type) can't be made with this Foundation; build Plumb with Swift 6.2 or newer"
            FileHandle.standardError.write(Data("plumb: \(sentence)\n".utf8))
            exit(2)
        }
        proxies[ObjectIdentifier(type)] = made
        BarProxies.fillSlot(with: made)
        return made
    }

    /// Nothing is set any more: for tests.
    static func forgetAll() {
        proxies = [:]
        BarProxies.emptySlots()
    }

    static func isProxy(_ object: NSObject) -> Bool {
        !proxies.isEmpty && proxies[ObjectIdentifier(type(of: object))] === object
    }

    /// Says that a value of a proxy does not count.
    static func note(_ property: String, of proxy: NSObject) {
        // Since iOS 16 the backgrounds of these are SwiftUI's business.
        let own = "\(type(of: proxy))"
        if BarProxies.isSeen(property[...], of: own) { return }
        if property == "backgroundColor", ["UITextView", "UITableView", "UICollectionView"].contains(own) { return }
        HostAtWork.report(
            "\(own).appearance().\(property) changes nothing here; use modifiers such as tint(_:), background(_:) or foregroundStyle(_:)"
        )
    }
}

extension UIView: UIAppearanceContainer {}
extension UIViewController: UIAppearanceContainer {}
