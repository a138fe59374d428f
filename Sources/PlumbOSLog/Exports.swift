// What `import OSLog` means in a user's file: all of `import os`.
@_exported import PlumbOS
