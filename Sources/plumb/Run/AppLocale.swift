import Foundation
import PlumbFoundation

// Foundation on Linux has one locale for all machines, en_001, and nobody can set it. An app's `formatted()`, date
// formatters and calendars would have another language than its texts, whose locale is that of the call.
//
// The linker takes the first definition of a symbol, and a program's stands before those of its libraries (ELF, "symbol
// interposition"): what is defined here counts for views and for Foundation's libraries of formats alike.
// AppleFoundationTests tries it.

/// `Locale.current`: that of the views.
@_silgen_name("$s20FoundationEssentials6LocaleV7currentACvgZ")
public func currentLocale() -> Locale { RunLocale.current }

/// `Locale.autoupdatingCurrent`, which styles without a locale have.
@_silgen_name("$s20FoundationEssentials6LocaleV19autoupdatingCurrentACvgZ")
public func autoupdatingLocale() -> Locale { RunLocale.current }

/// `Calendar.current`: with the words and weeks of the views' locale.
@_silgen_name("$s20FoundationEssentials8CalendarV7currentACvgZ")
public func currentCalendar() -> Calendar { RunLocale.calendar }

/// `Calendar.autoupdatingCurrent`.
@_silgen_name("$s20FoundationEssentials8CalendarV19autoupdatingCurrentACvgZ")
public func autoupdatingCalendar() -> Calendar { RunLocale.calendar }
