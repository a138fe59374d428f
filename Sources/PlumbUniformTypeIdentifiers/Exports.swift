// What `import UniformTypeIdentifiers` means in a user's file: kinds of files.
@_exported import Foundation
import PlumbControls

@_exported import class PlumbControls.NSItemProvider
@_exported import struct PlumbControls.UTType
