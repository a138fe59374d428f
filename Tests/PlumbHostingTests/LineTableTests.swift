import Testing

@Suite struct LineTableTests {}
