// For packages that import SwiftUI by that name: everything of PlumbUI26, and windows.
@_exported import PlumbUI26
@_exported import PlumbWindows
