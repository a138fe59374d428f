import Foundation
import PlumbLayout

/// The platform's constants of layout: iOS 17 and 18. Lengths in points.
enum PlatformMetrics {
    /// Of a Spacer without `minLength` (OpenSwiftUI `Spacer`).
    static let spacerMinLength = 8.0
    /// Of `padding()` (measured on the iOS simulator).
    static let padding = 16.0
    /// What a UITextField is higher than its line in whole points.
    static let fieldHeightBeyondLine = 1.0
    /// Of the caret (UITextField and UITextView of iOS 17).
    static let caretWidth: CGFloat = 2
    /// Of the tint behind selected text (UIKit's highlight is a fifth of the tint).
    static let selectionOpacity = 0.2
    /// Between a text editor's edges and its text: UITextView's `textContainerInset` (8 above and below) and
    /// `lineFragmentPadding` (5).
    static let textEditorInset = CGSize(width: 5, height: 8)
}
