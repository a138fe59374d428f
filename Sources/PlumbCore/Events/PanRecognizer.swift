/// What a box itself does with fingers that move over it, as a scroll view does. It waits for no gesture, and ends
/// those in it.
class PanRecognizer: LeafRecognizer<Void> {
    /// False where fingers leave the box alone.
    final var isEnabled = true
}
