/// What `#imageLiteral(resourceName:)` is where nothing else says its type.
public typealias _ImageLiteralType = UIImage

extension UIImage: _ExpressibleByImageLiteral {
    /// A picture of the assets.
    public convenience init(imageLiteralResourceName path: String) {
        self.init(UIImage(named: path)?.source ?? .asset(path, .zero))
    }
}
