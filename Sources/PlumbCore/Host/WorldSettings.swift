import Foundation
import PlumbFoundation

extension World {
    /// What of a world can be written down: as JSON, an object with a member for each setting.
    ///
    /// A setting is a variable here, and a row of `Setting.all`, which says how it is written and what views inherit.
    public struct Settings: Sendable, Equatable {
        /// What the root view is proposed, in points.
        public var proposal = ProposedViewSize.unspecified
        /// Pixels to a point.
        public var displayScale = 2.0
        /// Whether views are shown in light or in dark.
        public var colorScheme = ColorScheme.light
        /// Whether lines and stacks run from the left or from the right.
        public var layoutDirection = LayoutDirection.leftToRight
        /// The size of text that views inherit.
        public var dynamicTypeSize = DynamicTypeSize.large
        /// What the person in front of the screen has asked for.
        public var accessibility: AccessibilitySettings = []
        /// The language and customs of texts: en_US unless set, so that pictures do not depend on the machine.
        public var locale = Locale(identifier: "en_US")
        /// The time zone of dates: GMT unless set, so that pictures do not depend on the machine.
        public var timeZone = TimeZone.gmt
        /// What bars and notches take of the proposal on each side, in points. With any, the picture is a screen: as
        /// large as the proposal, the root view in the centre of what is left.
        public var safeAreaInsets = EdgeInsets()
        /// How much room views are told that there is across; nil for what the proposal says.
        public var horizontalSizeClass: UserInterfaceSizeClass?
        /// How much room views are told that there is from top to bottom; nil for what the proposal says.
        public var verticalSizeClass: UserInterfaceSizeClass?
        /// How much a person sees of the window that shows the view.
        public var scenePhase = ScenePhase.active
        /// The same of all windows of the app together; nil for as much as of this one.
        public var appPhase: ScenePhase?
        /// The date when the host is made; it goes on with the host's time. Pinned, so that clocks show the same on
        /// every machine: 9 January 2007, 9:41 in UTC, when the first iPhone was shown; the phones of Apple's pictures
        /// show that time since.
        public var date = World.pinnedDate
        /// Whose look controls, bars and colours have. A host has one for all its time.
        public var system = SystemVersion.iOS17
        /// What the device is that the host stands for; nil where only its size is known.
        package var device: DeviceTraits?
        /// True for a window, which is as large as the proposal whatever the root view answers, and shows it in its
        /// centre.
        public var isScreen = false
        /// Whether a text that has the focus brings a keyboard onto the screen. What it takes of the page, by the
        /// device, is a safe area at the bottom (`SafeAreaRegions.keyboard`), and scroll views show the text above it.
        public var showsKeyboard = false

        /// The settings of a picture.
        public init() {}
    }

    /// Other values for some settings; as JSON, an object with a member for each of them.
    public struct Change: Sendable, Equatable {
        private var values = Settings()
        private var rows: [Int] = []

        /// Another value for a setting.
        public init<Value>(_ setting: WritableKeyPath<Settings, Value>, _ value: Value) {
            values[keyPath: setting] = value
            rows = Setting.all.indices.filter { Setting.all[$0].path as AnyKeyPath == setting }
        }

        /// What is other in one world than in another.
        public init(from old: Settings, to new: Settings) {
            values = new
            rows = Setting.all.indices.filter { !Setting.all[$0].isSame(old, new) }
        }

        /// Sets the values.
        public func apply(to settings: inout Settings) {
            for row in rows { Setting.all[row].copy(values, &settings) }
        }

        /// The names of the settings.
        package var names: [String] { rows.map { Setting.all[$0].name } }

        /// Why the change can't be.
        var problem: String? {
            guard let row = rows.first(where: { !Setting.all[$0].isUsable(values) }) else { return nil }
            return "the world is to have a \(Setting.all[row].name) that can't be; it stays as it is"
        }
    }
}

extension World.Settings: Codable {
    /// Reads what `encode(to:)` writes. What is left out is as in a picture.
    public init(from decoder: any Decoder) throws { try World.Change(from: decoder).apply(to: &self) }

    /// Writes every setting.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: World.Setting.Key.self)
        for setting in World.Setting.all { try setting.encode(self, &container) }
    }
}

extension World.Change: Codable {
    /// Reads what `encode(to:)` writes. Throws where a name is no setting's.
    public init(from decoder: any Decoder) throws {
        let container = try decoder.container(keyedBy: World.Setting.Key.self)
        for key in container.allKeys.sorted(by: { $0.stringValue < $1.stringValue }) {
            guard let row = World.Setting.all.firstIndex(where: { $0.name == key.stringValue }) else {
                throw DecodingError.dataCorruptedError(
                    forKey: key, in: container, debugDescription: "there is no such setting")
            }
            try World.Setting.all[row].decode(&values, container)
            rows.append(row)
        }
        rows.sort()
    }

    /// Writes the settings that have another value.
    public func encode(to encoder: any Encoder) throws {
        var container = encoder.container(keyedBy: World.Setting.Key.self)
        for row in rows { try World.Setting.all[row].encode(values, &container) }
    }
}

extension World {
    /// How a setting is written down, and what views inherit of it.
    struct Setting: Sendable {
        typealias Key = SettingKey

        let name: String
        let path: any AnyKeyPath & Sendable
        let isSame: @Sendable (Settings, Settings) -> Bool
        let isUsable: @Sendable (Settings) -> Bool
        let copy: @Sendable (Settings, inout Settings) -> Void
        let encode: @Sendable (Settings, inout KeyedEncodingContainer<Key>) throws -> Void
        let decode: @Sendable (inout Settings, KeyedDecodingContainer<Key>) throws -> Void
        let inherit: @Sendable (Settings, inout EnvironmentValues) -> Void

        /// - Parameters:
        ///   - write: the value in a form that JSON has.
        ///   - read: the value of that form; nil for what is none.
        ///   - inherit: sets what views inherit, unless they do already.
        ///   - isUsable: whether a host can be set to it.
        init<Value: Equatable & Sendable, Written: Codable & Sendable>(
            _ name: String, _ path: WritableKeyPath<Settings, Value> & Sendable,
            _ write: @escaping @Sendable (Value) -> Written, _ read: @escaping @Sendable (Written) -> Value?,
            inherit: @escaping @Sendable (Value, inout EnvironmentValues) -> Void = { _, _ in },
            isUsable: @escaping @Sendable (Value) -> Bool = { _ in true }
        ) {
            let key = Key(stringValue: name)
            self.name = name
            self.path = path
            self.inherit = { inherit($0[keyPath: path], &$1) }
            self.isUsable = { isUsable($0[keyPath: path]) }
            isSame = { $0[keyPath: path] == $1[keyPath: path] }
            copy = { $1[keyPath: path] = $0[keyPath: path] }
            encode = { try $1.encode(write($0[keyPath: path]), forKey: key) }
            decode = { settings, container in
                guard let value = read(try container.decode(Written.self, forKey: key)) else {
                    throw DecodingError.dataCorruptedError(
                        forKey: key, in: container, debugDescription: "the setting has no such value")
                }
                settings[keyPath: path] = value
            }
        }

        /// A setting that is written by its name in Swift.
        init<Value: Equatable & Sendable>(
            _ name: String, _ path: WritableKeyPath<Settings, Value> & Sendable, oneOf cases: [Value],
            inherit: @escaping @Sendable (Value, inout EnvironmentValues) -> Void
        ) {
            self.init(name, path, { "\($0)" }, { name in cases.first { "\($0)" == name } }, inherit: inherit)
        }

        private static func sizeClass(
            _ name: String, _ path: WritableKeyPath<Settings, UserInterfaceSizeClass?> & Sendable,
            _ inherited: WritableKeyPath<EnvironmentValues, UserInterfaceSizeClass?> & Sendable
        ) -> Setting {
            let classes: [UserInterfaceSizeClass?] = [nil, .compact, .regular]
            return Setting(
                name, path, { $0.map { "\($0)" } },
                { name in classes.first { $0.map { "\($0)" } == name } }
            ) { if let given = $0 { $1[keyPath: inherited] = given } }
        }

        /// Every setting, in the order in which it is applied.
        static let all: [Setting] = [
            Setting("proposal", \.proposal, { [$0.width, $0.height] }, { ProposedViewSize(written: $0) }) {
                let classes = UserInterfaceSizeClass.classes(width: $0.lengths.width, height: $0.lengths.height)
                $1.horizontalSizeClass = classes.horizontal
                $1.verticalSizeClass = classes.vertical
            },
            Setting("displayScale", \.displayScale, { $0 }, { $0 }) {
                $1.displayScale = CGFloat($0)
            } isUsable: {
                $0 > 0 && $0.isFinite
            },
            Setting("colorScheme", \.colorScheme, oneOf: ColorScheme.allCases) { $1.colorScheme = $0 },
            Setting("layoutDirection", \.layoutDirection, oneOf: LayoutDirection.allCases) {
                $1.layoutDirection = $0
            },
            Setting("dynamicTypeSize", \.dynamicTypeSize, oneOf: DynamicTypeSize.allCases) {
                $1.dynamicTypeSize = $0
            },
            Setting("accessibility", \.accessibility, \.rawValue, { AccessibilitySettings(rawValue: $0) }) {
                let new = $0.symmetricDifference($1.accessibilitySettings)
                guard !new.isEmpty else { return }
                $1.accessibilitySettings = $0
                if new.contains(.boldText) { $1.legibilityWeight = $0.contains(.boldText) ? .bold : nil }
                if new.contains(.increaseContrast) {
                    $1._colorSchemeContrast = $0.contains(.increaseContrast) ? .increased : .standard
                }
            },
            Setting("locale", \.locale, \.identifier, { Locale(identifier: $0) }) {
                guard $1.locale.identifier != $0.identifier else { return }
                $1.locale = $0
                $1.calendar.locale = $0
            },
            Setting("timeZone", \.timeZone, \.identifier, { TimeZone(identifier: $0) }) {
                guard $1.timeZone != $0 else { return }
                $1.timeZone = $0
                $1.calendar.timeZone = $0
            },
            Setting("safeAreaInsets", \.safeAreaInsets, \.written, { EdgeInsets(written: $0) }) {
                $1.hasSafeArea = $0 != EdgeInsets()
                $1.screenSafeArea = $0
            },
            sizeClass("horizontalSizeClass", \.horizontalSizeClass, \.horizontalSizeClass),
            sizeClass("verticalSizeClass", \.verticalSizeClass, \.verticalSizeClass),
            Setting("scenePhase", \.scenePhase, oneOf: [.background, .inactive, .active]) {
                if $1.scenePhase != $0 { $1.scenePhase = $0 }
            },
            Setting(
                "appPhase", \.appPhase, { $0.map { "\($0)" } },
                { name in [ScenePhase?.none, .background, .inactive, .active].first { $0.map { "\($0)" } == name } }
            ) { if $1.appPhase != $0 { $1.appPhase = $0 } },
            Setting(
                "date", \.date, \.timeIntervalSinceReferenceDate, { Date(timeIntervalSinceReferenceDate: $0) }),
            Setting("system", \.system, \.rawValue, { SystemVersion(rawValue: $0) }),
            Setting("device", \.device, { $0.map(DeviceTraits.Written.init) }, { .some($0.map(DeviceTraits.init)) }),
            Setting("isScreen", \.isScreen, { $0 }, { $0 }),
            Setting("showsKeyboard", \.showsKeyboard, { $0 }, { $0 }) { if $0 { $1.hasSafeArea = true } },
        ]
    }

    /// The name of a setting.
    struct SettingKey: CodingKey {
        let stringValue: String
        var intValue: Int? { nil }

        init(stringValue: String) { self.stringValue = stringValue }
        init?(intValue: Int) { nil }
    }
}

// MARK: Values that are none of JSON's

extension ProposedViewSize {
    fileprivate init?(written lengths: [CGFloat?]) {
        guard lengths.count == 2 else { return nil }
        self.init(width: lengths[0], height: lengths[1])
    }
}

extension EdgeInsets {
    fileprivate var written: [CGFloat] { [top, leading, bottom, trailing] }

    fileprivate init?(written lengths: [CGFloat]) {
        guard lengths.count == 4 else { return nil }
        self.init(top: lengths[0], leading: lengths[1], bottom: lengths[2], trailing: lengths[3])
    }
}

extension DeviceTraits {
    fileprivate struct Written: Codable {
        var name: String?
        var screen: CGSize
        var scale: Double
        var safeArea: [CGFloat]
        var isTablet: Bool
        var orientation: String
        var hasCutout: Bool

        init(_ device: DeviceTraits) {
            name = device.name
            screen = device.screen
            scale = device.scale
            safeArea = device.safeArea.written
            isTablet = device.isTablet
            orientation = device.orientation.id
            hasCutout = device.hasCutout
        }
    }

    fileprivate init(_ written: Written) {
        self.init(
            name: written.name, screen: written.screen, scale: written.scale,
            safeArea: EdgeInsets(written: written.safeArea) ?? EdgeInsets(), isTablet: written.isTablet,
            orientation: InterfaceOrientation.allCases.first { $0.id == written.orientation } ?? .portrait)
        hasCutout = written.hasCutout
    }
}
