import Foundation

/// What a measure is for: countries measure the same in other units. Linux's Foundation has none. Source: Apple
/// (Foundation).
public struct MeasurementFormatUnitUsage<UnitType: Dimension>: Equatable, Hashable, Sendable {
    /// Unicode's name of the usage; nil for the unit that is given.
    let name: String?

    /// The locale's unit for things in general.
    public static var general: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "default") }
    /// The unit that is given.
    public static var asProvided: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: nil) }
}

extension MeasurementFormatUnitUsage where UnitType == UnitLength {
    /// Lengths of a person's body.
    public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "person") }
    /// How tall a person is.
    public static var personHeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "person-height") }
    /// Distances on roads.
    public static var road: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "road") }
    /// Amounts of rain, by the height to which it would stand.
    public static var rainfall: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "rainfall") }
    /// Amounts of snow, by the height in which it lies.
    public static var snowfall: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "snowfall") }
    /// How far one can see through the air.
    public static var visibility: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "visiblty") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitTemperature {
    /// The temperature of a person's body.
    public static var person: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "person") }
    /// The temperature of the air.
    public static var weather: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "weather") }
}

extension MeasurementFormatUnitUsage where UnitType == UnitMass {
    /// How heavy a person is.
    public static var personWeight: MeasurementFormatUnitUsage { MeasurementFormatUnitUsage(name: "person") }
}

extension Measurement where UnitType: Dimension {
    /// How a measure is written: "5.2 km". The words are those of Unicode's library, in all its languages.
    public struct FormatStyle: Foundation.FormatStyle {
        /// How long the unit's name is.
        public struct UnitWidth: Codable, Hashable, Sendable {
            fileprivate var skeleton: String

            /// "5.2 kilometers".
            public static var wide: UnitWidth { UnitWidth(skeleton: "unit-width-full-name") }
            /// "5.2 km".
            public static var abbreviated: UnitWidth { UnitWidth(skeleton: "unit-width-short") }
            /// "5.2km".
            public static var narrow: UnitWidth { UnitWidth(skeleton: "unit-width-narrow") }
        }

        /// How long the unit's name is.
        public var width: UnitWidth
        /// The app's unless set.
        public var locale: Locale
        private var usage: String?
        /// How the number is written; nil for three decimals at most.
        public var numberFormatStyle: FloatingPointFormatStyle<Double>?

        /// A style for a usage; in general measures are converted to the locale's own unit.
        ///
        /// - Parameter numberFormatStyle: nil for three decimals at most.
        public init(
            width: UnitWidth, locale: Locale = .autoupdatingCurrent,
            usage: MeasurementFormatUnitUsage<UnitType> = .general,
            numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
        ) {
            self.width = width
            self.locale = locale
            self.usage = usage.name
            self.numberFormatStyle = numberFormatStyle
        }

        /// The number with its unit, converted to the unit that the locale has for the usage. A unit that Unicode has
        /// no name for is told by its symbol.
        public func format(_ value: Measurement) -> String {
            MeasurementWords.string(
                value.value, value.unit, width.skeleton, usage: usage, numberFormatStyle, RunLocale.resolved(locale))
        }

        /// The style with the words and units of another locale.
        public func locale(_ locale: Locale) -> Measurement.FormatStyle {
            var style = self
            style.locale = locale
            return style
        }
    }

    /// The measure in a style.
    public func formatted<S: Foundation.FormatStyle>(_ style: S) -> S.FormatOutput where S.FormatInput == Measurement {
        style.format(self)
    }

    /// The measure in the unit of the locale, abbreviated.
    public func formatted() -> String { formatted(FormatStyle(width: .abbreviated)) }
}

extension FormatStyle {
    /// How measures are written.
    ///
    /// - Parameter usage: what the measure is for; in general a locale's own unit.
    public static func measurement<U: Dimension>(
        width: Measurement<U>.FormatStyle.UnitWidth, usage: MeasurementFormatUnitUsage<U> = .general,
        numberFormatStyle: FloatingPointFormatStyle<Double>? = nil
    ) -> Self where Self == Measurement<U>.FormatStyle {
        Self(width: width, usage: usage, numberFormatStyle: numberFormatStyle)
    }
}

/// Measures in words (Linux's Foundation names this and has none). Source: Apple (Foundation).
open class MeasurementFormatter: Formatter, @unchecked Sendable {
    // Safe: what it is told is kept and used by whoever has it, as with formatters of Apple's: nobody tells it anything
    // else while others use it.
    /// Which unit is told, and whether it is.
    public struct UnitOptions: OptionSet, Sendable {
        /// The bits.
        public let rawValue: UInt
        /// From bits.
        public init(rawValue: UInt) { self.rawValue = rawValue }

        /// The unit that is given, instead of the locale's.
        public static let providedUnit = UnitOptions(rawValue: 1)
        @available(*, unavailable, message: "Plumb keeps the unit; convert the measure with converted(to:)")
        public static var naturalScale: UnitOptions { UnitOptions(rawValue: 2) }
        /// "20°".
        public static let temperatureWithoutUnit = UnitOptions(rawValue: 4)
    }

    /// None unless set: the locale's own unit is told.
    open var unitOptions: UnitOptions = []
    /// How long the unit's name is: long for the whole word, medium for an abbreviation, short for the
    /// shortest form that the language has.
    open var unitStyle = Formatter.UnitStyle.medium
    /// The app's unless set.
    open var locale: Locale! = .autoupdatingCurrent
    /// Its number of decimals counts; three at most unless set.
    open var numberFormatter: NumberFormatter! = {
        let formatter = NumberFormatter()
        formatter.numberStyle = .decimal
        return formatter
    }()

    public override init() { super.init() }
    public required init?(coder: NSCoder) { super.init(coder: coder) }

    /// The number with its unit, in the locale's own unit unless the options say otherwise.
    open func string<UnitType: Unit>(from measurement: Measurement<UnitType>) -> String {
        let width =
            switch unitStyle {
            case .long: "unit-width-full-name"
            case .short: "unit-width-narrow"
            default: "unit-width-short"
            }
        // Users may set nil.
        let digits = (numberFormatter?.minimumFractionDigits ?? 0, numberFormatter?.maximumFractionDigits ?? 3)
        let (least, most) = (max(0, digits.0), min(max(0, digits.1), 20))
        let locale = RunLocale.resolved(locale)
        let style = FloatingPointFormatStyle<Double>(locale: locale).precision(
            .fractionLength(min(least, most)...most))
        if unitOptions.contains(.temperatureWithoutUnit), measurement.unit is UnitTemperature {
            return style.format(measurement.value) + "°"
        }
        return MeasurementWords.string(
            measurement.value, measurement.unit, width,
            usage: unitOptions.contains(.providedUnit) ? nil : "default", style, locale)
    }

    /// The unit's symbol.
    open func string(from unit: Unit) -> String { unit.symbol }

    /// A measurement with its unit; nil for anything else.
    open override func string(for obj: Any?) -> String? {
        switch obj {
        case let measurement as Measurement<UnitLength>: string(from: measurement)
        case let measurement as Measurement<UnitMass>: string(from: measurement)
        case let measurement as Measurement<UnitTemperature>: string(from: measurement)
        case let measurement as Measurement<UnitDuration>: string(from: measurement)
        case let measurement as Measurement<UnitSpeed>: string(from: measurement)
        case let measurement as Measurement<UnitVolume>: string(from: measurement)
        case let measurement as Measurement<UnitArea>: string(from: measurement)
        case let measurement as Measurement<UnitEnergy>: string(from: measurement)
        case let measurement as Measurement<Unit>: string(from: measurement)
        case let unit as Unit: string(from: unit)
        default: nil
        }
    }
}

/// A number with a unit, in words.
enum MeasurementWords {
    static func string(
        _ value: Double, _ unit: Unit, _ width: String, usage: String?, _ number: FloatingPointFormatStyle<Double>?,
        _ locale: Locale
    ) -> String {
        guard value.isFinite else { return "\(value) \(unit.symbol)" }
        let own =
            number?.locale(locale)
            ?? FloatingPointFormatStyle<Double>(locale: locale).precision(
                .fractionLength(0...3))
        guard let name = names[unit.symbol] else { return "\(own.format(value)) \(unit.symbol)" }
        let code = usage.map { "usage/\($0) " } ?? ""
        // ICU converts by itself; its number is then replaced by the style's.
        guard number != nil || usage == nil else {
            return ICU.number(value, "\(code)unit/\(name) \(width)", locale) ?? "\(own.format(value)) \(unit.symbol)"
        }
        guard let words = ICU.number(value, "\(code)unit/\(name) \(width) .######", locale) else {
            return "\(own.format(value)) \(unit.symbol)"
        }
        return rewritten(words, own, locale)
    }

    /// The words with their number as a style writes it; of a measure in two units (feet and inches) as they are.
    private static func rewritten(
        _ words: String, _ style: FloatingPointFormatStyle<Double>, _ locale: Locale
    ) -> String {
        let digits = words.unicodeScalars.indices.filter { words.unicodeScalars[$0].properties.numericType == .decimal }
        guard let first = digits.first, let last = digits.last else { return words }
        let number = String(words.unicodeScalars[first...last])
        guard let value = try? Double(number, format: FloatingPointFormatStyle<Double>(locale: locale)) else {
            return words
        }
        return String(words.unicodeScalars[..<first]) + style.format(value)
            + String(words.unicodeScalars[words.unicodeScalars.index(after: last)...])
    }

    /// Unicode's names of units by Foundation's symbols.
    private static let names: [String: String] = [
        // Lengths.
        "Mm": "megameter", "km": "kilometer", "m": "meter", "dm": "decimeter", "cm": "centimeter", "mm": "millimeter",
        "µm": "micrometer", "nm": "nanometer", "pm": "picometer", "in": "inch", "ft": "foot", "yd": "yard",
        "mi": "mile", "smi": "mile-scandinavian", "ly": "light-year", "NM": "nautical-mile", "ftm": "fathom",
        "fur": "furlong", "ua": "astronomical-unit", "pc": "parsec",
        // Masses.
        "kg": "kilogram", "g": "gram", "mg": "milligram", "µg": "microgram", "oz": "ounce", "lb": "pound",
        "st": "stone", "t": "tonne", "ton": "ton", "ct": "carat", "oz t": "ounce-troy",
        // Times.
        "hr": "hour", "min": "minute", "sec": "second", "s": "second", "ms": "millisecond", "µs": "microsecond",
        "ns": "nanosecond",
        // Temperatures.
        "K": "kelvin", "°C": "celsius", "°F": "fahrenheit",
        // Speeds.
        "m/s": "meter-per-second", "km/h": "kilometer-per-hour", "mph": "mile-per-hour", "kn": "knot",
        // Areas.
        "km²": "square-kilometer", "m²": "square-meter", "cm²": "square-centimeter", "in²": "square-inch",
        "ft²": "square-foot", "yd²": "square-yard", "mi²": "square-mile", "ac": "acre", "ha": "hectare",
        // Volumes.
        "L": "liter", "dL": "deciliter", "cL": "centiliter", "mL": "milliliter", "m³": "cubic-meter",
        "km³": "cubic-kilometer", "cm³": "cubic-centimeter", "tsp": "teaspoon", "tbsp": "tablespoon",
        "fl oz": "fluid-ounce", "cup": "cup", "pt": "pint", "qt": "quart", "gal": "gallon",
        // Energy and power.
        "kJ": "kilojoule", "J": "joule", "kCal": "kilocalorie", "cal": "calorie", "kWh": "kilowatt-hour",
        "kW": "kilowatt", "W": "watt", "MW": "megawatt", "mW": "milliwatt", "hp": "horsepower",
        // Pressures.
        "hPa": "hectopascal", "kPa": "kilopascal", "bar": "bar", "mbar": "millibar",
        "psi": "pound-force-per-square-inch",
        "inHg": "inch-ofhg", "mmHg": "millimeter-ofhg",
        // Angles, frequencies, electricity.
        "°": "degree", "rad": "radian", "ʹ": "arc-minute", "ʹʹ": "arc-second", "rev": "revolution", "Hz": "hertz",
        "kHz": "kilohertz", "MHz": "megahertz", "GHz": "gigahertz", "V": "volt", "A": "ampere", "Ω": "ohm",
        // Amounts of data.
        "bit": "bit", "B": "byte", "kB": "kilobyte", "MB": "megabyte", "GB": "gigabyte", "TB": "terabyte",
        // Fuel.
        "L/100km": "liter-per-100-kilometer", "mpg": "mile-per-gallon",
    ]
}
