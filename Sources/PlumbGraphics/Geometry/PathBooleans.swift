extension Path {
    @available(
        *, unavailable,
        message: "Plumb can't combine the areas of paths yet; draw both in one path, with eoFill for holes."
    )
    public func union(_ other: Path, eoFill: Bool = false) -> Path { fatalError() }

    @available(*, unavailable, message: "Plumb can't intersect the areas of paths yet; use clipShape or mask.")
    public func intersection(_ other: Path, eoFill: Bool = false) -> Path { fatalError() }

    @available(
        *, unavailable, message: "Plumb can't subtract paths yet; draw both in one path and fill it with eoFill: true."
    )
    public func subtracting(_ other: Path, eoFill: Bool = false) -> Path { fatalError() }

    @available(
        *, unavailable, message: "Plumb can't combine paths yet; draw both in one path and fill it with eoFill: true."
    )
    public func symmetricDifference(_ other: Path, eoFill: Bool = false) -> Path { fatalError() }

    @available(*, unavailable, message: "Plumb can't cut lines at paths yet; use clipShape or mask.")
    public func lineIntersection(_ other: Path, eoFill: Bool = false) -> Path { fatalError() }

    @available(*, unavailable, message: "Plumb can't cut lines at paths yet; use clipShape or mask.")
    public func lineSubtraction(_ other: Path, eoFill: Bool = false) -> Path { fatalError() }

    @available(
        *, unavailable,
        message: "Plumb can't remove a path's self-intersections yet; fill it with the rule it was made for."
    )
    public func normalized(eoFill: Bool = true) -> Path { fatalError() }
}
