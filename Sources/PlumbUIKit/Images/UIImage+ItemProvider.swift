import Foundation
import PlumbControls

// Pictures that a drag brings along. Source: Apple (UIKit).

extension UIImage: NSItemProviderWriting, NSItemProviderReading {
    /// PNG.
    public static var writableTypeIdentifiersForItemProvider: [String] { [UTType.png.identifier] }
    /// Any picture.
    public static var readableTypeIdentifiersForItemProvider: [String] {
        [UTType.png, .jpeg, .image].map(\.identifier)
    }

    /// The pixels as PNG; nothing of a picture without any.
    public func loadData(
        withTypeIdentifier typeIdentifier: String,
        forItemProviderCompletionHandler completionHandler: @escaping @Sendable (Data?, (any Error)?) -> Void
    ) -> Progress? {
        let data = pngData()
        completionHandler(data, data == nil ? CocoaError(.coderInvalidValue) : nil)
        return nil
    }

    /// A picture from the bytes of a file.
    public static func object(withItemProviderData data: Data, typeIdentifier: String) throws -> Self {
        guard let image = UIImage(data: data) as? Self else { throw CocoaError(.fileReadCorruptFile) }
        return image
    }
}
