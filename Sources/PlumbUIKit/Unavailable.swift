import Foundation
import PlumbCore

// What of UIKit and Core Graphics would draw, and Plumb does not have: a use says what to write instead.

@available(*, unavailable, message: "Plumb has no CGContext; draw in a Canvas, or with Image(size:renderer:)")
public func UIGraphicsGetCurrentContext() -> CGContext? { nil }

@available(*, unavailable, message: "Plumb has no CGContext; draw in a Canvas, or with Image(size:renderer:)")
public func UIGraphicsBeginImageContext(_ size: CGSize) {}

@available(*, unavailable, message: "Plumb has no CGContext; draw in a Canvas, or with Image(size:renderer:)")
public func UIGraphicsBeginImageContextWithOptions(_ size: CGSize, _ opaque: Bool, _ scale: CGFloat) {}

@available(*, unavailable, message: "Plumb has no CGContext; draw in a Canvas, or with Image(size:renderer:)")
public func UIGraphicsGetImageFromCurrentImageContext() -> UIImage? { nil }

@available(*, unavailable, message: "Plumb has no CGContext; draw in a Canvas, or with Image(size:renderer:)")
public func UIGraphicsEndImageContext() {}

@available(*, unavailable, message: "Plumb has no CGContext; draw in a Canvas, or with Image(size:renderer:)")
public func UIRectFill(_ rect: CGRect) {}

@available(*, unavailable, message: "Plumb has no CGContext; draw in a Canvas, or with Image(size:renderer:)")
public final class UIGraphicsImageRenderer {
    public init(size: CGSize) {}
    public init(bounds: CGRect) {}
}

@available(*, unavailable, message: "Plumb has no CGContext; draw in a Canvas, or with Image(size:renderer:)")
public final class UIGraphicsImageRendererFormat {}

@available(*, unavailable, message: "Plumb has no CGContext; draw in a Canvas, or with Image(size:renderer:)")
public final class UIGraphicsPDFRenderer {}

@available(*, unavailable, message: "Plumb reads no storyboards; write the views in SwiftUI")
public final class UIStoryboard {}

@available(*, unavailable, message: "Plumb reads no nib files; write the views in SwiftUI")
public final class UINib {}

@available(*, unavailable, message: "Plumb has no picker of UIKit's; use Picker")
public final class UIPickerView {}

@available(*, unavailable, message: "Plumb has no documents of UIKit's; read the file with FileManager")
public final class UIDocumentPickerViewController {}

@available(*, unavailable, message: "Plumb stores no photos; write pngData() to a file")
public func UIImageWriteToSavedPhotosAlbum(_ image: UIImage, _ target: Any?, _ action: Selector?, _ info: Any?) {}

@available(*, unavailable, message: "Plumb draws no UITableView; put the rows in a LazyVStack inside a ScrollView")
public protocol UITableViewDelegate {}

@available(*, unavailable, message: "Plumb draws no UITableView; put the rows in a LazyVStack inside a ScrollView")
public protocol UITableViewDataSource {}

@available(*, unavailable, message: "Plumb draws no UITableView; put the rows in a LazyVStack inside a ScrollView")
open class UITableViewController: UIViewController {}

@available(*, unavailable, message: "Plumb presents nothing of UIKit's; show the view in an overlay")
open class UIPresentationController: NSObject {}

extension UIFont {
    @available(*, unavailable, message: "Plumb has no list of fonts; name the font in UIFont(name:size:)")
    public static var familyNames: [String] { [] }

    @available(*, unavailable, message: "Plumb has no list of fonts; name the font in UIFont(name:size:)")
    public static func fontNames(forFamilyName familyName: String) -> [String] { [] }
}

extension UIDevice {
    @available(*, unavailable, message: "no code turns the device here; plumb --landscape shows it on its side")
    public func setValue(_ value: Any?, forKey key: String) {}
}

extension NotificationCenter {
    @available(
        *, unavailable,
        message: "there is no Objective-C on Linux; use publisher(for:) or addObserver(forName:object:queue:using:)"
    )
    public func addObserver(
        _ observer: Any, selector aSelector: Selector, name aName: Notification.Name?, object anObject: Any?
    ) {}
}
