// What `import CoreGraphics` means in a user's file: geometry, paths, colours and pictures of pixels.
@_exported import Foundation
@_exported import PlumbGraphics
