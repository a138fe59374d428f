// For packages that import SwiftUI by that name: everything of PlumbUI, and windows.
@_exported import PlumbUI
@_exported import PlumbWindows
