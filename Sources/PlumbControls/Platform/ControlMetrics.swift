import Foundation
import PlumbCore
import PlumbLayout

/// The platform's constants of controls: iOS 17. Lengths in points.
enum ControlMetrics {
    // UISwitch's size is fixed (Apple's documentation of its frame; Flutter's CupertinoSwitch has the same 51 × 31);
    // the knob leaves 2.
    static let switchSize = CGSize(width: 51, height: 31)
    static let switchInset: CGFloat = 2
    /// The width that a switch takes in a layout, and the least distance to its label (measured on Apple's pictures).
    static let switchRoom: CGFloat = 49
    static let switchGap: CGFloat = 8
    /// How much longer the knob is while it is pressed (Flutter's CupertinoSwitch: 7).
    static let switchStretch: CGFloat = 7

    // Flutter's CupertinoSlider: thumb radius 14, 44 to touch; Interface Builder's slider is 31 high. The track's 4 as
    // in iOS 14 and later.
    static let thumb: CGFloat = 28
    /// How much further than the knob a finger takes hold of it, on each side: 44 points in all.
    static let thumbReach: CGFloat = 8
    static let sliderHeight: CGFloat = 31
    static let track: CGFloat = 4

    // UIStepper's size is fixed (Interface Builder).
    static let stepperSize = CGSize(width: 94, height: 32)
    static let stepperRadius: CGFloat = 8
    /// The line between both halves.
    static let stepperLine = CGSize(width: 1, height: 18)
    /// Seconds before a stepper that is held goes on by itself, and between steps.
    static let repeatDelay = 0.5
    static let repeatInterval = 0.1

    // UISegmentedControl since iOS 13.
    static let segmentHeight: CGFloat = 32
    static let segmentRadius: CGFloat = 9
    static let segmentInset: CGFloat = 2
    static let segmentSize: CGFloat = 13

    // UIActivityIndicatorView: medium and large since iOS 13.
    static let spinner: CGFloat = 20
    static let largeSpinner: CGFloat = 37
    static let spokes = 8
    /// Between a progress view's line or spinner and its words.
    static let progressSpacing: CGFloat = 4

    // UIListContentConfiguration and UITableView's inset groups; 44 is the row height of the Human Interface
    // Guidelines.
    static let rowHeight: CGFloat = 44
    static let rowPadding: CGFloat = 20
    /// Above and below what is in a row: with it, switches, steppers and segments make rows of 44 and no more.
    static let rowVerticalPadding: CGFloat = 6
    static let cardRadius: CGFloat = 10
    /// Between the screen's edge and a card: the system's margins, 20 on screens from 414 points on.
    static let cardMargin: CGFloat = 16
    static let wideCardMargin: CGFloat = 20
    static let wideScreen: CGFloat = 414
    /// Between two sections without words between them.
    static let sectionSpacing: CGFloat = 35
    static let headerSpacing: CGFloat = 7

    /// A round gauge, and the width of gauges' lines (WidgetKit's accessory circle is 58 points on phones of 414
    /// points).
    static let gaugeRing: CGFloat = 58
    static let gaugeLine: CGFloat = 6

    // UIContextMenu since iOS 14: looked at, no published source.
    static let menuWidth: CGFloat = 250
    static let menuRadius: CGFloat = 12
    static let menuPadding: CGFloat = 16
    static let menuMargin: CGFloat = 8
    static let menuGap: CGFloat = 8
    static let menuDivider: CGFloat = 8

    /// Above and below the lines between grouped controls.
    static let groupLineInset: CGFloat = 7
    /// Of group boxes.
    static let boxRadius: CGFloat = 8
    /// Between a card and the words of the next section's header.
    static let headerGap: CGFloat = 24

    /// What is pressed fades to this (UIKit's system buttons).
    static let pressedOpacity = 0.2
    /// Of buttons with a border and of plain ones.
    static let pressedBorderOpacity = 0.75
    /// Seconds in which what was pressed comes back.
    static let fade = 0.25
    static let disabledOpacity = 0.5
    /// Of a bordered button's fill in its own tint.
    static let borderFill = 0.15

    // MARK: Nothing to show (from memory)

    /// The symbol of a `ContentUnavailableView`.
    static let unavailableSymbol: CGFloat = 48
    /// Between its symbol and its words, and before its actions.
    static let unavailableGap: CGFloat = 16
    /// Between its title and its description, and between actions.
    static let unavailableLineGap: CGFloat = 8
}

/// What a control size says about buttons with borders: those of UIKit's button configurations (insets 7 and 12 where
/// nothing is said).
struct ButtonMetrics {
    var horizontal: CGFloat
    var vertical: CGFloat
    /// nil for the environment's.
    var font: Font?
    /// nil for a capsule.
    var radius: CGFloat?

    init(_ size: ControlSize) {
        switch size {
        case .mini, .small: (horizontal, vertical, font, radius) = (10, 5, .subheadline, nil)
        case .regular: (horizontal, vertical, font, radius) = (12, 7, nil, 8)
        case .large, .extraLarge: (horizontal, vertical, font, radius) = (20, 15, nil, 12)
        }
    }
}
