import Foundation

/// Apple's frameworks beside SwiftUI, Foundation and Combine: what a file may import on an iPhone and not here.
enum AppleFrameworks {
    /// With what to use instead, where there is something.
    static let remedies: [String: String] = [
        "ARKit": "", "AVFAudio": "", "AVFoundation": "", "AVKit": "", "Accelerate": "use loops, or SIMD types",
        "Accessibility": "", "ActivityKit": "", "AdServices": "", "AdSupport": "", "AppIntents": "",
        "AppKit": "it belongs to macOS", "AppTrackingTransparency": "", "AudioToolbox": "",
        "AuthenticationServices": "", "BackgroundTasks": "", "CallKit": "", "CarPlay": "",
        "Charts": "draw with Path or Canvas", "CloudKit": "", "Cocoa": "it belongs to macOS", "Contacts": "",
        "ContactsUI": "", "CoreAudio": "", "CoreBluetooth": "", "CoreData": "keep data in @Observable objects",
        "CoreFoundation": "import Foundation",
        "CoreHaptics": "use sensoryFeedback", "CoreImage": "use blur, colorMultiply and the like", "CoreLocation": "",
        "CoreML": "", "CoreMedia": "", "CoreMotion": "", "CoreNFC": "", "CoreServices": "", "CoreSpotlight": "",
        "CoreTelephony": "", "CoreText": "use Text", "CoreTransferable": "import SwiftUI", "CoreVideo": "",
        "CryptoKit": "", "Darwin": "import Foundation", "DeveloperToolsSupport": "import SwiftUI",
        "DeviceActivity": "", "DeviceCheck": "", "EventKit": "", "EventKitUI": "", "ExternalAccessory": "",
        "FamilyControls": "", "FileProvider": "", "FoundationModels": "", "GLKit": "", "GameController": "",
        "GameKit": "", "GameplayKit": "", "HealthKit": "", "HealthKitUI": "", "HomeKit": "", "IOKit": "",
        "ImageIO": "show the picture with Image", "ImagePlayground": "", "Intents": "", "IntentsUI": "",
        "JavaScriptCore": "", "LinkPresentation": "", "LocalAuthentication": "", "MLCompute": "", "MapKit": "",
        "MediaPlayer": "", "MessageUI": "", "Messages": "", "Metal": "", "MetalKit": "", "MetalPerformanceShaders": "",
        "MetricKit": "", "MultipeerConnectivity": "", "MusicKit": "", "NaturalLanguage": "", "NearbyInteraction": "",
        "Network": "use URLSession", "NetworkExtension": "", "NotificationCenter": "",
        "ObjectiveC": "leave the import out: NSObject is Foundation's",
        "PDFKit": "", "PassKit": "", "PencilKit": "", "Photos": "", "PhotosUI": "", "PlaygroundSupport": "",
        "PushKit": "", "QuickLook": "",
        "QuickLookThumbnailing": "", "RealityKit": "", "ReplayKit": "", "RoomPlan": "", "SafariServices": "",
        "SceneKit": "", "ScreenTime": "", "Security": "", "SensorKit": "", "ShazamKit": "", "Social": "",
        "SoundAnalysis": "", "Speech": "", "SpriteKit": "", "StoreKit": "",
        "SwiftData": "keep data in @Observable objects", "SystemConfiguration": "", "TabularData": "", "TipKit": "",
        "Translation": "", "UserNotifications": "",
        "UserNotificationsUI": "", "VideoToolbox": "", "Vision": "", "VisionKit": "", "WatchConnectivity": "",
        "WatchKit": "it belongs to watchOS", "WeatherKit": "", "WebKit": "", "WidgetKit": "",
        "simd": "use SIMD2, SIMD3 and SIMD4, which Swift has itself",
    ]

    /// Names without the letters of their framework.
    private static let owners: [String: [String]] = [
        "MapKit": [
            "Map", "Marker", "MapMarker", "MapPin", "MapAnnotation", "MapCameraPosition", "MapPolyline", "MapCircle",
        ],
        "AVKit": ["VideoPlayer"], "PhotosUI": ["PhotosPicker", "PhotosPickerItem"],
        "Charts": [
            "Chart", "BarMark", "LineMark", "PointMark", "AreaMark", "RuleMark", "SectorMark", "RectangleMark",
            "AxisMarks", "AxisValueLabel", "AxisGridLine", "AxisTick", "ChartProxy", "PlottableValue",
        ],
        "SwiftData": [
            "ModelContainer", "ModelContext", "ModelConfiguration", "FetchDescriptor", "PersistentModel",
            "PersistentIdentifier", "Schema", "Query", "Model", "Attribute", "Relationship", "Transient",
        ],
        "CoreData": [
            "NSManagedObject", "NSManagedObjectContext", "NSPersistentContainer", "NSFetchRequest",
            "NSEntityDescription",
        ],
        "SpriteKit": ["SpriteView"], "SceneKit": ["SceneView"],
        "RealityKit": ["RealityView", "Entity", "ModelEntity", "AnchorEntity", "Model3D"],
        "AuthenticationServices": ["SignInWithAppleButton"],
        "os": ["Logger", "OSLog", "OSSignposter", "OSAllocatedUnfairLock", "os_log"],
        "StoreKit": ["Product", "ProductView", "StoreView", "SubscriptionStoreView", "AppStore", "Transaction"],
        "WidgetKit": [
            "WidgetBundle", "StaticConfiguration", "AppIntentConfiguration", "TimelineProvider", "TimelineEntry",
        ],
        "AppIntents": ["AppIntent", "IntentParameter", "AppEntity", "AppShortcutsProvider"],
        "TipKit": ["Tip", "Tips", "TipView"], "WebKit": ["WebView", "WebPage"], "QuickLook": ["QuickLookPreview"],
        "CryptoKit": ["SHA256", "SHA512", "SymmetricKey", "HMAC", "AES", "Insecure", "Curve25519"],
        "ActivityKit": ["Activity", "ActivityAttributes"], "SafariServices": ["SFSafariViewController"],
        "QuartzCore": ["CACurrentMediaTime"], "UniformTypeIdentifiers": ["UTType"],
    ]

    /// The letters that names of a framework begin with.
    private static let prefixes: [(letters: String, framework: String)] = [
        ("UI", "UIKit"), ("CG", "CoreGraphics"), ("CA", "QuartzCore"), ("CI", "CoreImage"), ("CT", "CoreText"),
        ("CL", "CoreLocation"), ("CM", "CoreMotion or CoreMedia"), ("CV", "CoreVideo"), ("CK", "CloudKit"),
        ("CN", "Contacts"), ("CF", "CoreFoundation"), ("CB", "CoreBluetooth"), ("MK", "MapKit"),
        ("AV", "AVFoundation"), ("AR", "ARKit"), ("AS", "AuthenticationServices"), ("SK", "StoreKit or SpriteKit"),
        ("SCN", "SceneKit"), ("SF", "SafariServices"), ("WK", "WebKit"), ("PH", "Photos"),
        ("PK", "PassKit or PencilKit"),
        ("PDF", "PDFKit"), ("UN", "UserNotifications"), ("UT", "UniformTypeIdentifiers"), ("ML", "CoreML"),
        ("VN", "Vision"), ("HK", "HealthKit"), ("HM", "HomeKit"), ("GK", "GameKit"), ("GC", "GameController"),
        ("EK", "EventKit"), ("LA", "LocalAuthentication"), ("LP", "LinkPresentation"), ("MF", "MessageUI"),
        ("MP", "MediaPlayer"), ("MC", "MultipeerConnectivity"), ("MTL", "Metal"), ("MTK", "MetalKit"),
        ("NW", "Network"), ("NL", "NaturalLanguage"), ("QL", "QuickLook"), ("WC", "WatchConnectivity"),
        ("BG", "BackgroundTasks"), ("NS", "Foundation, AppKit or CoreData"), ("SecItem", "Security"),
        ("kSec", "Security"), ("kCG", "CoreGraphics"), ("kCA", "QuartzCore"), ("kCF", "CoreFoundation"),
        ("vDSP", "Accelerate"), ("os_", "os"), ("OS", "os"),
    ]

    /// The framework that a name belongs to; nil for names that no framework of Apple's is known to have.
    static func owner(of name: String) -> String? {
        if let found = owners.first(where: { $0.value.contains(name) }) { return found.key }
        return prefixes.filter { prefix in
            guard name.hasPrefix(prefix.letters), let next = name.dropFirst(prefix.letters.count).first else {
                return false
            }
            return prefix.letters.last?.isLowercase == true || next.isUppercase || prefix.letters.hasSuffix("_")
        }.max { $0.letters.count < $1.letters.count }?.framework
    }
}
