// What `import SwiftUI` brings with the names that are new in iOS 26: those take the place of the unavailable ones.
@_exported import PlumbSince26
@_exported import PlumbUI
