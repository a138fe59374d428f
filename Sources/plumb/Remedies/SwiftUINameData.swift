/// The names of SwiftUI's declarations, with the iOS that brought each: what the sentences under the compiler's errors go by (`NameRemedies`).
///
/// A line is a version ("?" for one after iOS 17), what its names are (types and functions; modifiers and other members of `View`; members of
/// other types, with up to three of these after an @), and the names. Read when there is an error to explain, and never else.
enum SwiftUINameData {
    static let text = """
        13.0 types: AccessibilityActionKind AccessibilityAdjustmentDirection AccessibilityAttachmentModifier AccessibilityChildBehavior
        13.0 types: AccessibilityTraits ActionSheet Alert Alignment AlignmentID Anchor Angle AngularGradient Animatable AnimatableModifier
        13.0 types: AnimatablePair Animation AnyGesture AnyTransition AnyView Axis Binding BlendMode BorderlessButtonStyle Button ButtonStyle
        13.0 types: ButtonStyleConfiguration Capsule Circle Color ColorRenderingMode ColorScheme ColorSchemeContrast ContentMode ContentSizeCategory
        13.0 types: ContextMenu CoordinateSpace DatePicker DatePickerComponents DatePickerStyle DefaultButtonStyle DefaultDatePickerStyle
        13.0 types: DefaultListStyle DefaultNavigationViewStyle DefaultPickerStyle DefaultTextFieldStyle DefaultToggleStyle Divider
        13.0 types: DoubleColumnNavigationViewStyle DragGesture DynamicProperty DynamicViewContent Edge EdgeInsets EditButton EditMode Ellipse
        13.0 types: EmptyAnimatableData EmptyModifier EmptyView Environment EnvironmentKey EnvironmentObject EnvironmentValues EnvironmentalModifier
        13.0 types: EquatableView EventModifiers ExclusiveGesture FetchRequest FetchedResults FillStyle Font ForEach ForegroundStyle Form
        13.0 types: GeometryEffect GeometryProxy GeometryReader Gesture GestureMask GestureState GestureStateGesture Gradient Group GroupedListStyle
        13.0 types: HStack HorizontalAlignment Image ImagePaint InsettableShape LayoutDirection LegibilityWeight LinearGradient List ListStyle
        13.0 types: LocalizedStringKey LongPressGesture MagnificationGesture ModifiedContent NavigationBarItem NavigationLink NavigationView
        13.0 types: NavigationViewStyle ObservedObject OffsetShape Path Picker PickerStyle PlainButtonStyle PlainListStyle PlainTextFieldStyle
        13.0 types: PopoverAttachmentAnchor PreferenceKey PreferredColorSchemeKey PresentationMode PreviewDevice PreviewPlatform PreviewProvider
        13.0 types: PrimitiveButtonStyle PrimitiveButtonStyleConfiguration ProjectionTransform RadialGradient Rectangle RotatedShape RotationGesture
        13.0 types: RoundedBorderTextFieldStyle RoundedCornerStyle RoundedRectangle ScaledShape ScrollView Section SecureField SegmentedPickerStyle
        13.0 types: SequenceGesture Shape ShapeStyle SimultaneousGesture Slider Spacer StackNavigationViewStyle State Stepper StrokeStyle
        13.0 types: SubscriptionView SwitchToggleStyle TabView TapGesture Text TextAlignment TextField TextFieldStyle Toggle ToggleStyle
        13.0 types: ToggleStyleConfiguration Transaction TransformedShape TupleView UnitPoint UserInterfaceSizeClass VStack VectorArithmetic
        13.0 types: VerticalAlignment View ViewBuilder ViewDimensions ViewModifier WheelDatePickerStyle WheelPickerStyle ZStack
        13.4 types: DropDelegate DropInfo DropOperation DropProposal
        14.0 types: FileDocument ReferenceFileDocument
        14.0 types: AccessibilityLabeledPairRole App AppStorage BackgroundStyle BorderlessButtonMenuStyle CircularProgressViewStyle ColorPicker
        14.0 types: CommandGroup CommandGroupPlacement CommandMenu Commands CommandsBuilder CompactDatePickerStyle ContainerRelativeShape
        14.0 types: CustomizableToolbarContent DefaultGroupBoxStyle DefaultLabelStyle DefaultMenuStyle DefaultProgressViewStyle DefaultTabViewStyle
        14.0 types: DisclosureGroup EmptyCommands FocusedBinding FocusedValue FocusedValueKey FocusedValues GraphicalDatePickerStyle GridItem GroupBox
        14.0 types: GroupBoxStyle GroupBoxStyleConfiguration IconOnlyLabelStyle IndexViewStyle InlinePickerStyle InsetGroupedListStyle InsetListStyle
        14.0 types: KeyEquivalent KeyboardShortcut Label LabelStyle LabelStyleConfiguration LazyHGrid LazyHStack LazyVGrid LazyVStack
        14.0 types: LinearProgressViewStyle Link ListItemTint MatchedGeometryProperties Menu MenuPickerStyle MenuStyle MenuStyleConfiguration
        14.0 types: Namespace OpenURLAction OutlineGroup OutlineSubgroupChildren PageIndexViewStyle PageTabViewStyle PinnedScrollableViews
        14.0 types: PreviewContext PreviewContextKey ProgressView ProgressViewStyle ProgressViewStyleConfiguration RedactionReasons SafeAreaRegions
        14.0 types: ScaledMetric Scene SceneBuilder ScenePhase SceneStorage ScrollViewProxy ScrollViewReader SidebarCommands SidebarListStyle
        14.0 types: StateObject TabViewStyle TextEditingCommands TextEditor TextFormattingCommands TitleOnlyLabelStyle ToolbarCommands ToolbarContent
        14.0 types: ToolbarContentBuilder ToolbarItem ToolbarItemGroup ToolbarItemPlacement WindowGroup
        14.5 types: TitleAndIconLabelStyle
        15.0 types: AccessibilityCustomContentKey AccessibilityFocusState AccessibilityHeadingLevel AccessibilityRotorContent
        15.0 types: AccessibilityRotorContentBuilder AccessibilityRotorEntry AccessibilitySystemRotor AccessibilityTechnologies
        15.0 types: AccessibilityTextContentType AnimationTimelineSchedule AnyShapeStyle AsyncImage AsyncImagePhase AutomaticControlGroupStyle
        15.0 types: BorderedButtonStyle BorderedProminentButtonStyle ButtonBorderShape ButtonRole ButtonToggleStyle Canvas ColorMatrix
        15.0 types: ColumnNavigationViewStyle ContentShapeKinds ControlGroup ControlGroupStyle ControlGroupStyleConfiguration ControlSize
        15.0 types: DisabledTextSelectability DismissAction DismissSearchAction DynamicTypeSize EllipticalGradient EnabledTextSelectability
        15.0 types: EveryMinuteTimelineSchedule ExplicitTimelineSchedule FocusState GraphicsContext HierarchicalShapeStyle HorizontalEdge
        15.0 types: InterfaceOrientation Material NavigationControlGroupStyle PeriodicTimelineSchedule Prominence RefreshAction SearchFieldPlacement
        15.0 types: SectionedFetchRequest SectionedFetchResults SelectionShapeStyle ShapeRole SubmitLabel SubmitTriggers SymbolRenderingMode
        15.0 types: SymbolVariants TextInputAutocapitalization TextSelectability TimelineSchedule TimelineScheduleMode TimelineView TintShapeStyle
        15.0 types: VerticalEdge Visibility
        16.0 types: AccessibilityZoomGestureAction AccessoryCircularCapacityGaugeStyle AccessoryCircularGaugeStyle AccessoryLinearCapacityGaugeStyle
        16.0 types: AccessoryLinearGaugeStyle AnyGradient AnyLayout AnyShape AutomaticDisclosureGroupStyle AutomaticFormStyle
        16.0 types: AutomaticLabeledContentStyle AutomaticNavigationSplitViewStyle AutomaticTableStyle BackgroundTask BalancedNavigationSplitViewStyle
        16.0 types: ButtonMenuStyle ColumnsFormStyle ContentTransition CustomPresentationDetent DatePickerStyleConfiguration DefaultDateProgressLabel
        16.0 types: DefaultFocusEvaluationPriority DefaultGaugeStyle DefaultShareLinkLabel DisclosureGroupStyle DisclosureGroupStyleConfiguration
        16.0 types: DynamicTableRowContent EditActions EditableCollectionContent EmptyTableRowContent FocusedObject FormStyle FormStyleConfiguration
        16.0 types: Gauge GaugeStyle GaugeStyleConfiguration Grid GridRow GroupedFormStyle HStackLayout HoverPhase ImageRenderer
        16.0 types: IndexedIdentifierCollection InsetTableStyle LabeledContent LabeledContentStyle LabeledContentStyleConfiguration
        16.0 types: LabeledControlGroupContent LabeledToolbarItemGroupContent Layout LayoutProperties LayoutSubview LayoutSubviews LayoutValueKey
        16.0 types: LinearCapacityGaugeStyle MenuOrder MultiDatePicker NavigationLinkPickerStyle NavigationPath NavigationSplitView
        16.0 types: NavigationSplitViewStyle NavigationSplitViewStyleConfiguration NavigationSplitViewVisibility NavigationStack OpenWindowAction
        16.0 types: PasteButton PresentationDetent PresentedWindowContent ProminentDetailNavigationSplitViewStyle ProposedViewSize
        16.0 types: RectangleCornerRadii RenameAction RenameButton ScenePadding ScrollDismissesKeyboardMode ScrollIndicatorVisibility
        16.0 types: SearchSuggestionsPlacement ShadowStyle ShareLink SharePreview SidebarRowSize Table TableColumn TableColumnBuilder
        16.0 types: TableColumnContent TableForEachContent TableHeaderRowContent TableRow TableRowBuilder TableRowContent TableStyle
        16.0 types: TableStyleConfiguration ToolbarCustomizationBehavior ToolbarCustomizationOptions ToolbarPlacement ToolbarRole ToolbarTitleMenu
        16.0 types: TupleTableColumnContent TupleTableRowContent UnevenRoundedRectangle VStackLayout ViewSpacing ViewThatFits ZStackLayout
        16.1 types: LimitedAvailabilityConfiguration
        16.4 types: CompactMenuControlGroupStyle MenuActionDismissBehavior MenuControlGroupStyle PresentationAdaptation
        16.4 types: PresentationBackgroundInteraction PresentationContentInteraction ScrollBounceBehavior SearchScopeActivation
        17.0 types: AccessibilityDirectTouchOptions AnimationCompletionCriteria AnimationContext AnimationState AnimationStateKey AsymmetricTransition
        17.0 types: AutomaticTextEditorStyle BackgroundProminence BadgeProminence Bindable ButtonRepeatBehavior ContainerBackgroundPlacement
        17.0 types: ContentMarginPlacement ContentUnavailableView CoordinateSpaceProtocol CubicKeyframe CustomAnimation DisclosureTableRow
        17.0 types: DismissBehavior DismissWindowAction EmptyVisualEffect FileDialogBrowserOptions FillShapeStyle FillShapeView FocusInteractions
        17.0 types: GlobalCoordinateSpace HierarchicalShapeStyleModifier IdentityTransition KeyPress KeyframeAnimator KeyframeTimeline KeyframeTrack
        17.0 types: KeyframeTrackContent KeyframeTrackContentBuilder Keyframes KeyframesBuilder LayoutDirectionBehavior LinearKeyframe LinkShapeStyle
        17.0 types: ListSectionSpacing LocalCoordinateSpace MagnifyGesture MoveKeyframe MoveTransition NamedCoordinateSpace NavigationSplitViewColumn
        17.0 types: OffsetTransition OpacityTransition PagingScrollTargetBehavior PaletteControlGroupStyle PalettePickerStyle PaletteSelectionEffect
        17.0 types: PhaseAnimator PlaceholderContentView PlaceholderTextShapeStyle PlainTextEditorStyle PushTransition RotateGesture ScaleTransition
        17.0 types: ScrollTarget ScrollTargetBehavior ScrollTargetBehaviorContext ScrollTransitionConfiguration ScrollTransitionPhase
        17.0 types: SearchUnavailableContent SensoryFeedback SeparatorShapeStyle Shader ShaderFunction ShaderLibrary ShapeView SlideTransition Spring
        17.0 types: SpringKeyframe SpringLoadingBehavior StrokeBorderShapeView StrokeShapeView SymbolEffectTransition TableColumnCustomization
        17.0 types: TableColumnCustomizationBehavior TableOutlineGroupContent TextEditorStyle TextEditorStyleConfiguration
        17.0 types: TextInputDictationActivation TextInputDictationBehavior ToolbarTitleDisplayMode TransactionKey Transition TransitionPhase
        17.0 types: TransitionProperties TypesettingLanguage UITraitBridgedEnvironmentKey UnitCurve ViewAlignedScrollTargetBehavior VisualEffect
        ? types: AccessibilityActionCategory AccessibilityQuickActionOutlineStyle AccessibilityQuickActionPromptStyle AccessibilityQuickActionStyle
        ? types: AccessoryBarActionButtonStyle AccessoryBarButtonStyle AdaptableTabBarPlacement AlertScene AlternatingRowBackgroundBehavior
        ? types: AnimatableIgnored AnyScrollTargetBehavior AnyTabContent AssistiveAccess AttributedTextFormatting AttributedTextFormattingDefinition
        ? types: AttributedTextSelection AttributedTextValueConstraint AutomaticGlassBackgroundEffect AutomaticMenuBarExtraStyle
        ? types: AutomaticNavigationTransition AutomaticPresentationSizing BlurReplaceTransition BorderedButtonMenuStyle BorderedListStyle
        ? types: BorderedTableStyle BorderlessButtonMenuButtonStyle BorderlessPullDownMenuButtonStyle ButtonSizing CardButtonStyle CarouselListStyle
        ? types: CarouselTabViewStyle CheckboxToggleStyle Chirality CircularGaugeStyle ConcentricRectangle ContainerValueKey ContainerValues
        ? types: DefaultButtonLabel DefaultGlassEffectShape DefaultMenuButtonStyle DefaultSettingsLinkLabel DefaultTabLabel DefaultToolbarItem
        ? types: DefaultWindowToolbarStyle DefaultWindowVisibilityToggleLabel DialogSeverity DigitalCrownEvent DigitalCrownRotationalSensitivity
        ? types: DisplayProxy DocumentConfiguration DragConfiguration DragDropPreviewsFormation DragSession DropConfiguration DropSession
        ? types: EllipticalListStyle EmptyMatchedTransitionSourceConfiguration Entry ExpandedWindowToolbarStyle FeatheredGlassBackgroundEffect
        ? types: FieldDatePickerStyle FindContext FittedPresentationSizing FixedTextVariant ForEachSectionCollection ForEachSubviewCollection
        ? types: FormPresentationSizing FrameResizeDirection FrameResizePosition Glass GlassBackgroundDisplayMode GlassBackgroundEffect
        ? types: GlassBackgroundEffectConfiguration GlassButtonStyle GlassEffectContainer GlassEffectTransition GlassProminentButtonStyle
        ? types: GroupElementsOfContent GroupSectionsOfContent HandActivationBehavior HandGestureShortcut HandPointerBehavior HelpLink
        ? types: HiddenTitleBarWindowStyle HorizontalDirection ImmersionChangeContext ImportFromDevicesCommands InspectorCommands LinearGaugeStyle
        ? types: LinkButtonStyle MatchedTransitionSourceConfiguration MaterialActiveAppearance MenuBarExtra MenuBarExtraStyle MenuButtonStyle
        ? types: NavigationTransition OpenSettingsAction PagePresentationSizing PencilDoubleTapGestureValue PencilHoverPose PencilPreferredAction
        ? types: PencilSqueezeGesturePhase PencilSqueezeGestureValue PhysicalMetric PhysicalMetricsConverter PlateGlassBackgroundEffect PointerStyle
        ? types: PopUpButtonPickerStyle PresentationSizing PresentationSizingRoot Preview PreviewModifierContent Previewable ProgressiveImmersionStyle
        ? types: PullDownMenuBarExtraStyle PullDownMenuButtonStyle PushWindowAction RadioGroupPickerStyle RectangleCornerInsets RemoteDeviceIdentifier
        ? types: ResetFocusAction RoundedRectangularShape RoundedRectangularShapeCorners SceneLaunchBehavior SceneRestorationBehavior ScrollAnchorRole
        ? types: ScrollContentOffsetAdjustmentBehavior ScrollEdgeEffectStyle ScrollGeometry ScrollInputBehavior ScrollInputKind ScrollPhase
        ? types: ScrollPhaseChangeContext ScrollPosition ScrollTargetBehaviorProperties ScrollTargetBehaviorPropertiesContext
        ? types: SearchPresentationToolbarBehavior SearchToolbarBehavior SectionCollection SectionConfiguration Settings SettingsLink
        ? types: SidebarAdaptableTabViewStyle SizeDependentTextVariant SliderTickContentForEach SnapshotData SnapshotResponse SpacerSizing
        ? types: StepperFieldDatePickerStyle Subview SubviewsCollection SubviewsCollectionSlice SymbolColorRenderingMode SymbolVariableValueMode Tab
        ? types: TabBarMinimizeBehavior TabBarOnlyTabViewStyle TabBarPlacement TabContent TabContentBuilder TabCustomizationBehavior TabPlacement
        ? types: TabRole TabSearchActivation TabSection TabViewBottomAccessoryPlacement TabViewCustomization TableColumnAlignment TableColumnForEach
        ? types: TextAttribute TextFieldLink TextInputFormattingControlPlacement TextProxy TextRenderer TextSelection TextSelectionAffinity
        ? types: TextVariantPreference TimeDataSource TimelineViewDefaultContext TitleBarWindowStyle ToolbarDefaultItemKind ToolbarLabelStyle
        ? types: ToolbarSpacer TouchBar TouchBarItemPresence UnifiedCompactWindowToolbarStyle UnifiedWindowToolbarStyle UtilityWindow
        ? types: VerticalDirection VolumeViewpointUpdateStrategy Window WindowBackgroundShapeStyle WindowDragGesture WindowIdealSize
        ? types: WindowInteractionBehavior WindowLayoutRoot WindowLevel WindowManagerRole WindowMenuBarExtraStyle WindowPlacement
        ? types: WindowPlacementContext WindowProxy WindowResizability WindowStyle WindowToolbarFullScreenVisibility WindowToolbarStyle
        ? types: WindowVisibilityToggle WorldRecenterPhase WorldScalingBehavior WorldScalingCompensation WorldTrackingLimitation WritingToolsBehavior
        ? types: ZoomNavigationTransition
        13.0 view: accentColor accessibility accessibilityAction accessibilityAdjustableAction accessibilityElement accessibilityScrollAction
        13.0 view: actionSheet alert alignmentGuide allowsHitTesting allowsTightening anchorPreference animation aspectRatio autocapitalization
        13.0 view: autocorrectionDisabled background backgroundPreferenceValue blendMode blur body border brightness buttonStyle clipShape clipped
        13.0 view: colorInvert colorMultiply colorScheme compositingGroup contentShape contextMenu contrast coordinateSpace cornerRadius
        13.0 view: datePickerStyle deleteDisabled disableAutocorrection disabled drawingGroup edgesIgnoringSafeArea environment environmentObject
        13.0 view: equatable fixedSize flipsForRightToLeftLayoutDirection font foregroundColor frame gesture grayscale hidden highPriorityGesture
        13.0 view: hueRotation imageScale itemProvider keyboardType labelsHidden layoutPriority lineLimit lineSpacing listRowBackground listRowInsets
        13.0 view: listStyle luminanceToAlpha mask minimumScaleFactor modifier moveDisabled multilineTextAlignment navigationBarBackButtonHidden
        13.0 view: navigationBarHidden navigationBarItems navigationBarTitle navigationViewStyle offset onAppear onDisappear onLongPressGesture
        13.0 view: onPreferenceChange onReceive onTapGesture opacity overlay overlayPreferenceValue padding pickerStyle popover position preference
        13.0 view: preferredColorScheme previewDevice previewDisplayName previewLayout projectionEffect rotationEffect saturation scaleEffect
        13.0 view: scaledToFill scaledToFit shadow sheet simultaneousGesture statusBar statusBarHidden tabItem tag textContentType textFieldStyle
        13.0 view: toggleStyle transaction transformAnchorPreference transformEffect transformEnvironment transformPreference transition
        13.0 view: truncationMode zIndex
        13.4 view: onDrag onDrop onHover
        14.0 view: fileExporter fileImporter fileMover
        14.0 view: accessibilityActivationPoint accessibilityAddTraits accessibilityHidden accessibilityHint accessibilityIdentifier
        14.0 view: accessibilityIgnoresInvertColors accessibilityInputLabels accessibilityLabel accessibilityLabeledPair accessibilityLinkedGroup
        14.0 view: accessibilityRemoveTraits accessibilitySortPriority accessibilityValue defaultAppStorage focusedValue fullScreenCover groupBoxStyle
        14.0 view: handlesExternalEvents help ignoresSafeArea indexViewStyle keyboardShortcut labelStyle listItemTint matchedGeometryEffect menuStyle
        14.0 view: navigationBarTitleDisplayMode navigationTitle onChange onContinueUserActivity onOpenURL previewContext progressViewStyle redacted
        14.0 view: tabViewStyle textCase toolbar unredacted userActivity
        15.0 view: accessibilityChartDescriptor accessibilityChildren accessibilityCustomContent accessibilityFocused accessibilityHeading
        15.0 view: accessibilityRepresentation accessibilityRespondsToUserInteraction accessibilityRotor accessibilityRotorEntry
        15.0 view: accessibilityShowsLargeContentViewer accessibilityTextContentType badge buttonBorderShape confirmationDialog containerShape
        15.0 view: controlGroupStyle controlSize dynamicTypeSize focused focusedSceneValue foregroundStyle headerProminence interactiveDismissDisabled
        15.0 view: listRowSeparator listRowSeparatorTint listRowSpacing listSectionSeparator listSectionSeparatorTint menuIndicator monospacedDigit
        15.0 view: onSubmit previewInterfaceOrientation privacySensitive refreshable safeAreaInset scenePadding searchCompletion searchable
        15.0 view: speechAdjustedPitch speechAlwaysIncludesPunctuation speechAnnouncementsQueued speechSpellsOutCharacters submitLabel submitScope
        15.0 view: swipeActions symbolRenderingMode symbolVariant task textInputAutocapitalization textSelection tint
        16.0 view: accessibilityActions accessibilityZoomAction backgroundStyle baselineOffset bold contentTransition defersSystemGestures
        16.0 view: disclosureGroupStyle draggable dropDestination findDisabled findNavigator focusedObject focusedSceneObject fontWeight fontWidth
        16.0 view: formStyle gaugeStyle gridCellAnchor gridCellColumns gridCellUnsizedAxes gridColumnAlignment interactionActivityTrackingTag italic
        16.0 view: kerning labeledContentStyle layoutValue menuOrder monospaced navigationDestination navigationDocument
        16.0 view: navigationSplitViewColumnWidth navigationSplitViewStyle onContinuousHover persistentSystemOverlays presentationDetents
        16.0 view: presentationDragIndicator renameAction replaceDisabled scrollContentBackground scrollDisabled scrollDismissesKeyboard
        16.0 view: scrollIndicators searchScopes searchSuggestions strikethrough tableStyle toolbarBackground toolbarColorScheme toolbarRole
        16.0 view: toolbarTitleMenu tracking typeSelectEquivalent underline
        16.1 view: fontDesign
        16.4 view: menuActionDismissBehavior presentationBackground presentationBackgroundInteraction presentationCompactAdaptation
        16.4 view: presentationContentInteraction presentationCornerRadius scrollBounceBehavior
        17.0 view: accessibilityDirectTouch allowedDynamicRange badgeProminence buttonRepeatBehavior colorEffect containerBackground
        17.0 view: containerRelativeFrame contentMargins defaultFocus defaultHoverEffect dialogSuppression dialogSuppressionToggle distortionEffect
        17.0 view: focusEffectDisabled focusable inspector inspectorColumnWidth invalidatableContent keyframeAnimator layerEffect
        17.0 view: layoutDirectionBehavior listSectionSpacing onKeyPress paletteSelectionEffect phaseAnimator safeAreaPadding scrollClipDisabled
        17.0 view: scrollIndicatorsFlash scrollPosition scrollTarget scrollTargetBehavior scrollTargetLayout scrollTransition searchDictationBehavior
        17.0 view: selectionDisabled sensoryFeedback springLoadingBehavior symbolEffect symbolEffectsRemoved tableColumnHeaders textEditorStyle
        17.0 view: textScale toolbarTitleDisplayMode typesettingLanguage visualEffect
        ? view: toolbarVisibility
        ? view: accessibilityDefaultFocus accessibilityDragPoint accessibilityDropPoint accessibilityQuickAction accessibilityScrollStatus
        ? view: allowsWindowActivationEvents alternatingRowBackgrounds assistiveAccessNavigationIcon attributedTextFormattingDefinition
        ? view: backgroundExtensionEffect buttonSizing containerCornerOffset containerValue contentToolbar controlWidgetActionHint controlWidgetStatus
        ? view: copyable cuttable defaultAdaptableTabBarPlacement defaultScrollAnchor defaultWheelPickerItemHeight dialogPreventsAppTermination
        ? view: digitalCrownAccessory digitalCrownRotation dismissalConfirmationDialog dragConfiguration dragContainer dragContainerSelection
        ? view: dragPreviewsFormation dropConfiguration dropPreviewsFormation exportsItemProviders focusScope focusSection geometryGroup glassEffect
        ? view: glassEffectID glassEffectTransition glassEffectUnion handGestureShortcut horizontalRadioGroupLayout importsItemProviders
        ? view: labelIconToTitleSpacing labelReservedIconWidth labelsVisibility lineHeight listRowHoverEffect listRowHoverEffectDisabled
        ? view: listRowPlatterColor listSectionIndexVisibility listSectionMargins matchedTransitionSource materialActiveAppearance menuButtonStyle
        ? view: modelContainer modelContext modifierKeyAlternate navigationLinkIndicatorVisibility navigationSubtitle navigationTransition onCommand
        ? view: onCopyCommand onCutCommand onDeleteCommand onDragSessionUpdated onDropSessionUpdated onExitCommand onGeometryChange
        ? view: onInteractiveResizeChange onLongTouchGesture onModifierKeysChanged onMoveCommand onPasteCommand onPencilDoubleTap onPencilSqueeze
        ? view: onPlayPauseCommand onScrollGeometryChange onScrollPhaseChange onScrollTargetVisibilityChange onScrollVisibilityChange pageCommand
        ? view: pointerStyle pointerVisibility postToPhotosSharedAlbumSheet preferredWindowClippingMargins prefersDefaultFocus
        ? view: presentationPreventsAppTermination presentationSizing presentedWindowStyle presentedWindowToolbarStyle safeAreaBar
        ? view: scrollEdgeEffectHidden scrollEdgeEffectStyle scrollInputBehavior searchFocused searchPresentationToolbarBehavior searchSelection
        ? view: searchToolbarBehavior sectionActions sectionIndexLabel sliderThumbVisibility subscriptionIntroductoryOffer
        ? view: subscriptionPromotionalOffer symbolColorRenderingMode symbolVariableValueMode tabBarMinimizeBehavior tabViewBottomAccessory
        ? view: tabViewSearchActivation tabViewSidebarFooter textInputCompletion textInputFormattingControlVisibility textInputSuggestions
        ? view: textRenderer textSelectionAffinity toolbarForegroundStyle toolbarItemHidden touchBar touchBarCustomizationLabel touchBarItemPresence
        ? view: touchBarItemPrincipal transactionTask volumeBaseplateVisibility windowDismissBehavior windowFullScreenBehavior windowMinimizeBehavior
        ? view: windowResizeAnchor windowResizeBehavior windowToolbarFullScreenVisibility writingDirection writingToolsAffordanceVisibility
        ? view: writingToolsBehavior
        13.0 members: accessibilityDifferentiateWithoutColor@EnvironmentValues accessibilityEnabled@EnvironmentValues
        13.0 members: accessibilityExtraExtraExtraLarge@ContentSizeCategory accessibilityExtraExtraLarge@ContentSizeCategory
        13.0 members: accessibilityExtraLarge@ContentSizeCategory accessibilityInvertColors@EnvironmentValues accessibilityLarge@ContentSizeCategory
        13.0 members: accessibilityMedium@ContentSizeCategory accessibilityReduceMotion@EnvironmentValues
        13.0 members: accessibilityReduceTransparency@EnvironmentValues action@SubscriptionView active addArc@Path addCurve@Path addEllipse@Path
        13.0 members: addLine@Path addLines@Path addPath@Path addQuadCurve@Path addRect@Path addRects@Path addRelativeArc@Path addRoundedRect@Path all
        13.0 members: allCases allowsDirectInteraction@AccessibilityTraits anchor angle@RotatedShape angularGradient@ShapeStyle animatableData
        13.0 members: antialiased@Image appendInterpolation@StringInterpolation appendLiteral@StringInterpolation applying@CGPoint,Path
        13.0 members: asymmetric@AnyTransition automatic axes@ScrollView,ScrollTargetBehaviorContext,ScrollTargetBehaviorPropertiesContext
        13.0 members: base@GestureStateGesture,Animation,AnyScrollTargetBehavior black@Color,ShapeStyle,Weight blue borderless@PrimitiveButtonStyle
        13.0 members: bottom bottomLeading bottomTrailing bouncy@Animation,Spring boundingRect@Path,Argument bounds calendar@EnvironmentValues
        13.0 members: callout@Font,TextStyle cancel capsLock@EventModifiers capsule@Shape,ButtonBorderShape caption@Font,TextStyle
        13.0 members: causesPageTurn@AccessibilityTraits center centerFirstTextBaseline@Alignment centerLastTextBaseline@Alignment cgPath@Path
        13.0 members: circle@Shape,SymbolVariants,ButtonBorderShape circular@RoundedCornerStyle,ProgressViewStyle,GaugeStyle clear
        13.0 members: closeSubpath@Element,Path color colorBurn@BlendMode colorDodge@BlendMode colorSchemeContrast@EnvironmentValues
        13.0 members: combine@AccessibilityChildBehavior combined@AnyTransition,Transition command@EventModifiers
        13.0 members: horizontalSizeClass@EnvironmentValues
        13.0 members: verticalSizeClass@EnvironmentValues
        13.0 members: compact@UserInterfaceSizeClass,DatePickerStyle,ListSectionSpacing concat@ViewModifier concatenating@ProjectionTransform
        13.0 members: conicGradient@ShapeStyle,Shading constant@Binding contain@AccessibilityChildBehavior contains content
        13.0 members: continuous@RoundedCornerStyle control@EventModifiers cornerSize@RoundedRectangle count@TapGesture,NavigationPath
        13.0 members: currentPoint@Path curve@Element custom customMirror@Animation dark@ColorScheme darken@BlendMode dash@StrokeStyle,Pattern
        13.0 members: dashPhase@StrokeStyle data date@DatePickerComponents,DateStyle,Context debugDescription@Animation,KeyPress,Phases
        13.0 members: decrement@AccessibilityAdjustmentDirection default defaultMinListHeaderHeight@EnvironmentValues
        13.0 members: defaultMinListRowHeight@EnvironmentValues defaultValue degrees@Angle delay@Animation description destinationOut@BlendMode
        13.0 members: destinationOver@BlendMode destructive@Button,ButtonRole,DismissBehavior difference@BlendMode disablesAnimations@Transaction
        13.0 members: dismiss@PresentationMode,EnvironmentValues displayP3@RGBColorSpace displayScale@EnvironmentValues down downMirrored@Orientation
        13.0 members: easeIn@Animation,UnitCurve easeInOut@Animation,UnitCurve easeOut@Animation,UnitCurve editMode@EnvironmentValues
        13.0 members: effectValue@GeometryEffect ellipse@Shape endIndex escape@AccessibilityActionKind,KeyEquivalent exclusion@BlendMode
        13.0 members: exclusively@Gesture extendedLinear@ColorRenderingMode extraExtraExtraLarge@ContentSizeCategory
        13.0 members: extraExtraLarge@ContentSizeCategory extraLarge@ContentSizeCategory,ControlSize extraSmall@ContentSizeCategory fill first
        13.0 members: firstTextBaseline@VerticalAlignment fit@ContentMode footnote@Font,TextStyle forEach@Path foreground@ShapeStyle,Shading
        13.0 members: formIntersection@AccessibilityTraits,AccessibilityTechnologies,TableColumnCustomizationBehavior
        13.0 members: formSymmetricDifference@AccessibilityTraits,AccessibilityTechnologies,TableColumnCustomizationBehavior formUnion
        13.0 members: function@EventModifiers,Shader global@CoordinateSpace,CoordinateSpaceProtocol gray@Color,ShapeStyle green
        13.0 members: grouped@ListStyle,FormStyle,TabViewStyle hardLight@BlendMode head@TruncationMode headline@Font,TextStyle heavy@Weight height
        13.0 members: high horizontal@Alignment,Axis,Set hourAndMinute@DatePickerComponents hue@BlendMode iOS@PreviewPlatform identity
        13.0 members: ignore@AccessibilityChildBehavior,PencilPreferredAction ignoredByLayout@GeometryEffect image inactive increased
        13.0 members: increment@AccessibilityAdjustmentDirection inline
        13.0 members: insert@AccessibilityTraits,AccessibilityTechnologies,TableColumnCustomizationBehavior inset interactiveSpring@Animation
        13.0 members: interpolate@VectorArithmetic,ContentTransition interpolated@VectorArithmetic,Threshold interpolatingSpring@Animation
        13.0 members: interpolation@Image intersection invert@ProjectionTransform inverted@ProjectionTransform isAffine@ProjectionTransform
        13.0 members: isAntialiased@FillStyle,StrokeBorderShapeView,StrokeShapeView isButton@AccessibilityTraits isContinuous@Transaction
        13.0 members: isDetailLink@NavigationLink isEOFilled@FillStyle isEditing@EditMode isEmpty@Path,NavigationPath isEnabled@EnvironmentValues
        13.0 members: isGlobal@CoordinateSpace isHeader@AccessibilityTraits isIdentity@ProjectionTransform,ScrollTransitionPhase,TransitionPhase
        13.0 members: isImage@AccessibilityTraits isKeyboardKey@AccessibilityTraits isLink@AccessibilityTraits isLocal@CoordinateSpace
        13.0 members: isModal@AccessibilityTraits isOn@ToggleStyleConfiguration isPresented@PresentationMode,EnvironmentValues,FindContext
        13.0 members: isPressed@ButtonStyleConfiguration isSearchField@AccessibilityTraits isSelected@AccessibilityTraits
        13.0 members: isStaticText@AccessibilityTraits isSummaryElement@AccessibilityTraits label large largeTitle@Font,TextStyle,ToolbarItemPlacement
        13.0 members: lastTextBaseline@VerticalAlignment layoutDirection@EnvironmentValues,LayoutSubviews,Run leading
        13.0 members: leadingFirstTextBaseline@Alignment leadingLastTextBaseline@Alignment left@Orientation,Chirality leftMirrored@Orientation
        13.0 members: leftToRight@LayoutDirection legibilityWeight@EnvironmentValues light@ColorScheme,Weight lighten@BlendMode line@Element
        13.0 members: lineCap@StrokeStyle lineJoin@StrokeStyle lineWidth@StrokeStyle linear linearGradient@ShapeStyle,Shading
        13.0 members: local@CoordinateSpace,CoordinateSpaceProtocol locale@EnvironmentValues location
        13.0 members: low@Interpolation,DigitalCrownRotationalSensitivity,Inertia lowercaseSmallCaps@Font luminosity@BlendMode m11@ProjectionTransform
        13.0 members: m21@ProjectionTransform m31@ProjectionTransform macOS@PreviewPlatform magicTap@AccessibilityActionKind magnitudeSquared makeBody
        13.0 members: managedObjectContext@EnvironmentValues map@Gesture maximumDistance@LongPressGesture medium middle@TruncationMode
        13.0 members: minLength@Spacer minimumAngleDelta@RotationGesture,RotateGesture minimumDistance@DragGesture minimumDuration@LongPressGesture
        13.0 members: minimumScaleDelta@MagnificationGesture,MagnifyGesture miterLimit@StrokeStyle move multiply@BlendMode
        13.0 members: named@CoordinateSpace,CoordinateSpaceProtocol nonLinear@ColorRenderingMode none
        13.0 members: normal@BlendMode,TimelineScheduleMode,WindowLevel numericPad@EventModifiers offsetBy@Path onChanged@Gesture
        13.0 members: onDelete@DynamicViewContent onEnded@Gesture onInsert@DynamicViewContent,DynamicTableRowContent onMove@DynamicViewContent
        13.0 members: option@EventModifiers orange@Color,ShapeStyle original@TemplateRenderingMode path pink@Color,ShapeStyle
        13.0 members: pixelLength@EnvironmentValues plain platform@PreviewProvider playsSound@AccessibilityTraits plusDarker@BlendMode
        13.0 members: plusLighter@BlendMode point predictedEndLocation@Value predictedEndTranslation@Value presentationMode@EnvironmentValues
        13.0 members: previews@PreviewProvider primary@Color,HierarchicalShapeStyle,ShapeStyle projectedValue publisher@SubscriptionView
        13.0 members: purple@Color,ShapeStyle quadCurve@Element radialGradient@ShapeStyle,Shading radians@Angle rawValue rect red
        13.0 members: reduce@PreferenceKey,PreferredColorSchemeKey regular remove renderingMode@Image repeatCount@Animation repeatForever@Animation
        13.0 members: resizable@Image resolve right@Orientation,Chirality rightMirrored@Orientation rightToLeft@LayoutDirection rotation@Shape,Value
        13.0 members: rounded@Design roundedBorder@TextFieldStyle,TextEditorStyle sRGB@RGBColorSpace sRGBLinear@RGBColorSpace
        13.0 members: safeAreaInsets@GeometryProxy,DisplayProxy scale scaled@VectorArithmetic,Font,WorldScalingCompensation screen@BlendMode second
        13.0 members: secondary segmented@PickerStyle semibold@Weight sequenced@Gesture serif@Design shape shift@EventModifiers
        13.0 members: showsIndicators@ScrollView simultaneously@Gesture size sizeCategory@EnvironmentValues slide@AnyTransition,Transition small
        13.0 members: smallCaps@Font smooth@Animation,Spring snappy@Animation,Spring softLight@BlendMode sourceAtop@BlendMode sourceRect@ImagePaint
        13.0 members: speed@Animation spring@Animation stack@NavigationViewStyle,DragDropPreviewsFormation standard startIndex startLocation@Value
        13.0 members: startsMediaSession@AccessibilityTraits state@GestureStateGesture,AnimationContext stops@Gradient stretch@ResizingMode stroke
        13.0 members: strokeBorder@InsettableShape,ShapeView strokedPath@Path style subheadline@Font,TextStyle subviews@GestureMask switch@ToggleStyle
        13.0 members: symmetricDifference system@Font tail@TruncationMode template@TemplateRenderingMode thin@Weight,Material tile@ResizingMode
        13.0 members: time@Value,DateStyle timeZone@EnvironmentValues timingCurve@Animation title top topLeading topTrailing trailing
        13.0 members: trailingFirstTextBaseline@Alignment trailingLastTextBaseline@Alignment transform transient@EditMode
        13.0 members: translation@Value,WorldTrackingLimitation trigger@PrimitiveButtonStyleConfiguration trim@Shape trimmedPath@Path
        13.0 members: tvOS@PreviewPlatform ultraLight@Weight undoManager@EnvironmentValues union unitPoint@Source upMirrored@Orientation update
        13.0 members: updatesFrequently@AccessibilityTraits updating@Gesture uppercaseSmallCaps@Font velocity vertical@Alignment,Axis,Set
        13.0 members: watchOS@PreviewPlatform weight@Font,Resolved wheel@DatePickerStyle,PickerStyle white@Color,ShapeStyle width wrappedValue
        13.0 members: yellow@Color,ShapeStyle zero
        13.4 members: copy@DropOperation,BlendMode,Set dropEntered@DropDelegate dropExited@DropDelegate dropUpdated@DropDelegate
        13.4 members: forbidden@DropOperation,Set hasItemsConforming@DropInfo isAccessibilityCategory@ContentSizeCategory itemProviders@DropInfo
        13.4 members: operation@DropProposal,DropConfiguration performDrop@DropDelegate validateDrop@DropDelegate
        14.0 members: accessibilityShowButtonShapes@EnvironmentValues adaptive@Size alignment always appInfo@CommandGroupPlacement
        14.0 members: appSettings@CommandGroupPlacement appTermination@CommandGroupPlacement appVisibility@CommandGroupPlacement
        14.0 members: borderlessButton@MenuStyle bottomBar@ToolbarItemPlacement,ToolbarPlacement,TabBarPlacement callAsFunction
        14.0 members: cancelAction@KeyboardShortcut cancellationAction@ToolbarItemPlacement caption2@Font,TextStyle cgColor@Color,Resolved
        14.0 members: character@KeyEquivalent commands@Scene confirmationAction@ToolbarItemPlacement container@SafeAreaRegions containerRelative@Shape
        14.0 members: currentValueLabel@ProgressViewStyleConfiguration,GaugeStyleConfiguration defaultAction@KeyboardShortcut delete
        14.0 members: deleteForward@KeyEquivalent destructiveAction@ToolbarItemPlacement downArrow@KeyEquivalent end@KeyEquivalent fixed
        14.0 members: flexible@Size,ButtonSizing,SpacerSizing fractionCompleted@ProgressViewStyleConfiguration graphical@DatePickerStyle
        14.0 members: home@KeyEquivalent icon@LabelStyleConfiguration iconOnly@LabelStyle,ToolbarLabelStyle importExport@CommandGroupPlacement
        14.0 members: insetGrouped@ListStyle interactive isFocused@EnvironmentValues key@KeyboardShortcut,KeyPress
        14.0 members: keyboard@SafeAreaRegions,ToolbarItemPlacement leftArrow@KeyEquivalent loose@Leading lowercase@Case main@App menu
        14.0 members: modifiers@KeyboardShortcut,KeyPress,Gesture monochrome@ListItemTint,SymbolRenderingMode
        14.0 members: navigation@ToolbarItemPlacement,ControlGroupStyle,ContainerBackgroundPlacement navigationBarLeading@ToolbarItemPlacement
        14.0 members: navigationBarTrailing@ToolbarItemPlacement never newItem@CommandGroupPlacement openURL@EnvironmentValues
        14.0 members: page@IndexViewStyle,TabViewStyle,PresentationSizing pageDown@KeyEquivalent pageUp@KeyEquivalent pasteboard@CommandGroupPlacement
        14.0 members: placeholder@RedactionReasons,ShapeStyle preferred@ListItemTint primaryAction@ToolbarItemPlacement,HandGestureShortcut
        14.0 members: principal@ToolbarItemPlacement,WindowManagerRole printItem@CommandGroupPlacement redactionReasons@EnvironmentValues
        14.0 members: relative@DateStyle return@KeyEquivalent,SubmitLabel rightArrow@KeyEquivalent saveItem@CommandGroupPlacement
        14.0 members: scenePhase@EnvironmentValues scrollTo@ScrollViewProxy,ScrollPosition sectionFooters@PinnedScrollableViews
        14.0 members: sectionHeaders@PinnedScrollableViews sidebar space@KeyEquivalent spacing status@ToolbarItemPlacement
        14.0 members: systemServices@CommandGroupPlacement tab@KeyEquivalent,PressFeedback textEditing@CommandGroupPlacement
        14.0 members: textFormatting@CommandGroupPlacement tight@Leading timer@DateStyle title2@Font,TextStyle title3@Font,TextStyle
        14.0 members: titleOnly@LabelStyle,ToolbarLabelStyle topBarLeading@ToolbarItemPlacement topBarTrailing@ToolbarItemPlacement
        14.0 members: undoRedo@CommandGroupPlacement upArrow@KeyEquivalent uppercase@Case windowArrangement@CommandGroupPlacement
        14.0 members: windowSize@CommandGroupPlacement
        14.5 members: titleAndIcon@LabelStyle,ToolbarLabelStyle
        15.0 members: accessibility1@DynamicTypeSize accessibility2@DynamicTypeSize accessibility3@DynamicTypeSize accessibility4@DynamicTypeSize
        15.0 members: accessibility5@DynamicTypeSize accessibilityLargeContentViewerEnabled@EnvironmentValues
        15.0 members: accessibilitySwitchControlEnabled@EnvironmentValues accessibilityVoiceOverEnabled@EnvironmentValues addFilter@GraphicsContext
        15.0 members: allowsSelection@DisabledTextSelectability,EnabledTextSelectability,TextSelectability alphaThreshold@Filter backdrop@Shading
        15.0 members: backgroundColor@SwiftUIAttributes backgroundMaterial@EnvironmentValues bar@Material,ShapeStyle baseline@ResolvedImage
        15.0 members: boldText@AccessibilitySystemRotor bordered@PrimitiveButtonStyle,ListStyle,TableStyle borderedProminent@PrimitiveButtonStyle
        15.0 members: brown@Color,ShapeStyle button@ToggleStyle,MenuStyle,PressFeedback cadence@Context
        15.0 members: characters@TextInputAutocapitalization,KeyPress clip@GraphicsContext clipBoundingRect@GraphicsContext
        15.0 members: clipToLayer@GraphicsContext colorMatrix@Filter colorMode@Canvas,ImageRenderer columns@NavigationViewStyle,FormStyle
        15.0 members: concatenate@GraphicsContext console@AccessibilityTextContentType contextMenuPreview@ContentShapeKinds continue@SubmitLabel
        15.0 members: cyan@Color,ShapeStyle dashDot@Pattern dashDotDot@Pattern destinationAtop@BlendMode destinationIn@BlendMode
        15.0 members: disablesGroup@ShadowOptions discarded@Result dismissSearch@EnvironmentValues dithersResult@BlurOptions done@SubmitLabel
        15.0 members: dot@Pattern dragPreview@ContentShapeKinds draw@GraphicsContext,SymbolVariableValueMode,TextRenderer drawLayer@GraphicsContext
        15.0 members: ellipticalGradient@ShapeStyle empty@AsyncImagePhase enabled entries error@AsyncImagePhase,SensoryFeedback
        15.0 members: everyMinute@TimelineSchedule explicit@TimelineSchedule,TypesettingLanguage failure@AsyncImagePhase
        15.0 members: fileSystem@AccessibilityTextContentType firstBaseline@ResolvedText formIndex@Binding foundation@SwiftUIAttributes handled@Result
        15.0 members: headings@AccessibilitySystemRotor hierarchical@SymbolRenderingMode images@AccessibilitySystemRotor
        15.0 members: index@Binding,IndexedIdentifierCollection indices@Binding,AttributedTextSelection,TextSelection indigo@Color,ShapeStyle
        15.0 members: interaction@ContentShapeKinds inverse@ClipOptions,UnitCurve invertsAlpha@ShadowOptions isAccessibilitySize@DynamicTypeSize
        15.0 members: isOpaque@Canvas,ImageRenderer isSearching@EnvironmentValues italicText@AccessibilitySystemRotor join@SubmitLabel
        15.0 members: kern@SwiftUIAttributes landmarks@AccessibilitySystemRotor landscapeLeft@InterfaceOrientation landscapeRight@InterfaceOrientation
        15.0 members: lastBaseline@ResolvedText linearColor@FilterOptions,GradientOptions links@AccessibilitySystemRotor
        15.0 members: lists@AccessibilitySystemRotor live@Cadence localization@KeyboardShortcut lowFrequency@TimelineScheduleMode measure@ResolvedText
        15.0 members: menuIndicatorVisibility@EnvironmentValues messaging@AccessibilityTextContentType mini@ControlSize mint@Color,ShapeStyle
        15.0 members: minutes@Cadence mirror@GradientOptions misspelledWords@AccessibilitySystemRotor multicolor@SymbolRenderingMode name
        15.0 members: narrative@AccessibilityTextContentType navigationBarDrawer@SearchFieldPlacement next@Entries,SubmitLabel
        15.0 members: nsPredicate@Configuration,FetchedResults,SectionedFetchResults
        15.0 members: nsSortDescriptors@Configuration,FetchedResults,SectionedFetchResults opaque@BlurOptions palette periodic@TimelineSchedule
        15.0 members: portrait@InterfaceOrientation portraitUpsideDown@InterfaceOrientation privacy@RedactionReasons projectionTransform@Filter
        15.0 members: quaternary@HierarchicalShapeStyle,ShapeStyle rectangle@SymbolVariants refresh@EnvironmentValues regularMaterial@ShapeStyle
        15.0 members: renderer@Canvas rendersAsynchronously@Canvas repeat@GradientOptions,Phases resolveSymbol@GraphicsContext role
        15.0 members: rotate@GraphicsContext roundedRectangle@ButtonBorderShape route@SubmitLabel scaleBy@GraphicsContext search seconds@Cadence
        15.0 members: sectionIdentifier@Configuration,SectionedFetchResults selection send@SubmitLabel sentences@TextInputAutocapitalization
        15.0 members: separator@ShapeRole,ShapeStyle shading@ResolvedImage,ResolvedText shadowAbove@ShadowOptions shadowOnly@ShadowOptions
        15.0 members: single@LineStyle slash@SymbolVariants solid@Pattern,Flexibility
        15.0 members: sortDescriptors@Configuration,FetchedResults,SectionedFetchResults sourceCode@AccessibilityTextContentType sourceIn@BlendMode
        15.0 members: sourceOut@BlendMode spreadsheet@AccessibilityTextContentType square@SymbolVariants strikethroughStyle@SwiftUIAttributes
        15.0 members: success@AsyncImagePhase,SensoryFeedback swiftUI@AttributeScopes switchControl@AccessibilityTechnologies
        15.0 members: symbolVariants@EnvironmentValues symbols@Canvas systemAction@Result tables@AccessibilitySystemRotor teal@Color,ShapeStyle
        15.0 members: tertiary@HierarchicalShapeStyle,ShapeStyle text@SubmitTriggers textFields@AccessibilitySystemRotor thick@Material
        15.0 members: thickMaterial@ShapeStyle thinMaterial@ShapeStyle tiledImage@Shading translateBy@GraphicsContext ultraThick@Material
        15.0 members: ultraThickMaterial@ShapeStyle ultraThin@Material ultraThinMaterial@ShapeStyle underlineStyle@SwiftUIAttributes
        15.0 members: underlineText@AccessibilitySystemRotor unspecified@AccessibilityHeadingLevel,ProposedViewSize visible
        15.0 members: voiceOver@AccessibilityTechnologies withCGContext@GraphicsContext withoutMirroring@Localization
        15.0 members: wordProcessing@AccessibilityTextContentType words@TextInputAutocapitalization xLarge@DynamicTypeSize xSmall@DynamicTypeSize
        15.0 members: xor@BlendMode xxLarge@DynamicTypeSize xxxLarge@DynamicTypeSize
        16.0 members: accessoryCircular@GaugeStyle accessoryCircularCapacity@GaugeStyle accessoryLinear@GaugeStyle accessoryLinearCapacity@GaugeStyle
        16.0 members: alwaysAvailable@ToolbarCustomizationOptions appRefresh@BackgroundTask append@NavigationPath backgroundTask@Scene
        16.0 members: balanced@NavigationSplitViewStyle browser@ToolbarRole cgImage@ImageRenderer codable@NavigationPath
        16.0 members: colorSpace@AnyGradient,Gradient,MeshGradient combineExplicit@HorizontalAlignment,VerticalAlignment commandsRemoved@Scene
        16.0 members: commandsReplaced@Scene compressed@Width condensed@Width contentTransitionAddsDrawingGroup@EnvironmentValues
        16.0 members: cornerRadii@UnevenRoundedRectangle customizationBehavior@CustomizableToolbarContent,TabContent
        16.0 members: defaultCustomization@CustomizableToolbarContent detailOnly@NavigationSplitViewVisibility device@ColorSpace
        16.0 members: dimensions@LayoutSubview direction@AccessibilityZoomGestureAction displayedComponents@DatePickerStyleConfiguration
        16.0 members: distance@ViewSpacing doubleColumn@NavigationSplitViewVisibility drop@ShadowStyle editor@ToolbarRole ended
        16.0 members: expanded@Width,TabViewBottomAccessoryPlacement,WindowToolbarStyle explicitAlignment@AnyLayout,GridLayout,Layout
        16.0 members: fraction@PresentationDetent gradient@Color,SymbolColorRenderingMode horizontalScrollIndicatorVisibility@EnvironmentValues
        16.0 members: horizontalSpacing@GridLayout immediately@ScrollDismissesKeyboardMode infinity@ProposedViewSize inner@ShadowStyle
        16.0 members: interactively@ScrollDismissesKeyboardMode invalidateTimelineContent@Context isExpanded@DisclosureGroupStyleConfiguration
        16.0 members: isLuminanceReduced@EnvironmentValues isMixed@ToggleStyleConfiguration isScrollEnabled@EnvironmentValues layoutProperties@Layout
        16.0 members: linearCapacity@GaugeStyle listRowSeparatorLeading@HorizontalAlignment listRowSeparatorTrailing@HorizontalAlignment
        16.0 members: makeCache@AnyLayout,GridLayout,Layout maxDetentValue@Context maximumDate@DatePickerStyleConfiguration
        16.0 members: maximumValueLabel@GaugeStyleConfiguration minimum@ScenePadding,SelectionFeedback minimumDate@DatePickerStyleConfiguration
        16.0 members: minimumValueLabel@GaugeStyleConfiguration navigationBar@ToolbarPlacement,ScenePadding navigationLink@PickerStyle
        16.0 members: navigationStack@ToolbarRole numericText@ContentTransition objectWillChange@ImageRenderer openWindow@EnvironmentValues
        16.0 members: perceptual@ColorSpace place@LayoutSubview placeSubviews@AnyLayout,GridLayout,Layout priority@LayoutSubview,MenuOrder
        16.0 members: prominentDetail@NavigationSplitViewStyle proposedSize@ImageRenderer push@AnyTransition,Transition removeLast@NavigationPath
        16.0 members: rename@EnvironmentValues render@ImageRenderer reorderable@ToolbarCustomizationBehavior,TabCustomizationBehavior
        16.0 members: replacingUnspecifiedDimensions@ProposedViewSize scrollDismissesKeyboardMode@EnvironmentValues
        16.0 members: searchSuggestionsPlacement@EnvironmentValues secondaryAction@ToolbarItemPlacement sidebarRowSize@EnvironmentValues sizeThatFits
        16.0 members: stackOrientation@LayoutProperties supportsMultipleWindows@EnvironmentValues tabBar@ToolbarPlacement,AdaptableTabBarPlacement
        16.0 members: tableColumnBody@Never,TableColumnContent tableRowBody transferRepresentation@Color,Image uiImage@ImageRenderer
        16.0 members: updateCache@AnyLayout,GridLayout,Layout urlSession@BackgroundTask userInitiated@DefaultFocusEvaluationPriority value
        16.0 members: verticalScrollIndicatorVisibility@EnvironmentValues verticalSpacing@GridLayout zoomIn@Direction,PointerStyle
        16.0 members: zoomOut@Direction,PointerStyle
        16.4 members: basedOnSize@ScrollBounceBehavior compactMenu@ControlGroupStyle horizontalScrollBounceBehavior@EnvironmentValues
        16.4 members: onSearchPresentation@SearchScopeActivation onTextEntry@SearchScopeActivation resizes@PresentationContentInteraction
        16.4 members: scrolls@PresentationContentInteraction verticalScrollBounceBehavior@EnvironmentValues
        17.0 members: accessibilityDimFlashingLights@EnvironmentValues accessibilityPlayAnimatedImages@EnvironmentValues activate@FocusInteractions
        17.0 members: addAnimationCompletion@Transaction animate@Animation,CustomAnimation animated@ScrollTransitionConfiguration apply@Transition
        17.0 members: arguments@Shader backgroundProminence@EnvironmentValues bezier@UnitCurve bounce@Spring bundle@ShaderLibrary buttonBorder@Shape
        17.0 members: centered@Threshold circularEaseIn@UnitCurve circularEaseInOut@UnitCurve circularEaseOut@UnitCurve colorArray@Argument
        17.0 members: colorShader@Filter constrainedHigh@DynamicRange containerSize@ScrollTargetBehaviorContext,ScrollGeometry
        17.0 members: contentSize@ScrollTargetBehaviorContext,ScrollGeometry,WindowResizability customizationID@TableColumnContent,TabContent
        17.0 members: damping@Spring dampingRatio@Spring decrease@SensoryFeedback decreased@BadgeProminence
        17.0 members: defaultVisibility@TableColumnContent,TabContent detail@NavigationSplitViewColumn didDisappear@TransitionPhase
        17.0 members: disabledCustomizationBehavior@TableColumnContent dismissBehavior@Transaction dismissWindow@EnvironmentValues
        17.0 members: displayFileExtensions@FileDialogBrowserOptions distortionShader@Filter dithersColor@Shader
        17.0 members: documentConfiguration@EnvironmentValues duration@KeyframeTimeline,Spring dynamicallyCall@ShaderFunction easeInEaseOut@UnitCurve
        17.0 members: edge@MoveTransition,PushTransition,ScrollPosition edit@FocusInteractions,AccessibilityActionCategory
        17.0 members: enumeratePackages@FileDialogBrowserOptions fillStyle@FillShapeView float2@Argument float3@Argument float4@Argument
        17.0 members: float@Argument floatArray@Argument force@Spring hasMotion@TransitionProperties ignored@Result impact@SensoryFeedback
        17.0 members: includeHiddenFiles@FileDialogBrowserOptions increase@SensoryFeedback inlineLarge@ToolbarTitleDisplayMode
        17.0 members: insertion@AsymmetricTransition invalidated@RedactionReasons isFocusEffectEnabled@EnvironmentValues
        17.0 members: isHoverEffectEnabled@EnvironmentValues isLogicallyComplete@AnimationContext isToggle@AccessibilityTraits layerShader@Filter
        17.0 members: levelChange@SensoryFeedback library@ShaderFunction lineIntersection@Path,Shape lineSubtraction@Path,Shape
        17.0 members: linearBlue@Resolved,ResolvedHDR linearGreen@Resolved,ResolvedHDR linearRed@Resolved,ResolvedHDR
        17.0 members: link@ShapeStyle,PointerStyle,PrimitiveButtonStyle logicallyComplete@Animation,AnimationCompletionCriteria magnification@Value
        17.0 members: mass@Spring mirrors@LayoutDirectionBehavior normalized@Path onLook@TextInputDictationActivation
        17.0 members: onSelect@TextInputDictationActivation originalTarget@ScrollTargetBehaviorContext paging@ScrollTargetBehavior phase properties
        17.0 members: read@UITraitBridgedEnvironmentKey removal@AsymmetricTransition removed@AnimationCompletionCriteria
        17.0 members: reorder@TableColumnCustomizationBehavior requiresActivation@AccessibilityDirectTouchOptions resetOrder@TableColumnCustomization
        17.0 members: resize@TableColumnCustomizationBehavior response@Spring rigid@Flexibility rotation3D@VisualEffect
        17.0 members: scrollContent@ContentMarginPlacement scrollView@CoordinateSpaceProtocol settlingDuration@Spring shader@Shading
        17.0 members: shouldMerge@Animation,CustomAnimation silentOnTouch@AccessibilityDirectTouchOptions soft@Flexibility,ScrollEdgeEffectStyle
        17.0 members: start@SensoryFeedback startAnchor@Value stiffness@Spring stop@SensoryFeedback strokeStyle@StrokeBorderShapeView,StrokeShapeView
        17.0 members: subtracting@Path,Shape threshold@ScrollTransitionConfiguration tracksVelocity@Transaction
        17.0 members: updateTarget@PagingScrollTargetBehavior,ScrollTargetBehavior,ViewAlignedScrollTargetBehavior viewAligned@ScrollTargetBehavior
        17.0 members: visibility@TableColumnCustomizationBehavior warning@SensoryFeedback willAppear@TransitionPhase withState@AnimationContext
        17.0 members: write@UITraitBridgedEnvironmentKey
        ? members: MaterialActiveAppearance@EnvironmentValues SpringLoadingBehavior@TabContent above@Position acceptedItemCount@DropConfiguration
        ? members: accessibilityAssistiveAccessEnabled@EnvironmentValues accessibilityPrefersHeadAnchorAlternative@EnvironmentValues
        ? members: accessibilityQuickActionsEnabled@EnvironmentValues accessibilityShowBorders@EnvironmentValues
        ? members: accessoryBar@PrimitiveButtonStyle,ToolbarItemPlacement,ToolbarPlacement accessoryBarAction@PrimitiveButtonStyle
        ? members: actions@SectionConfiguration activityFamily@EnvironmentValues affinity@AttributedTextSelection,TextSelection
        ? members: altitude@PencilHoverPose alwaysByFew@LimitBehavior alwaysByOne@LimitBehavior amount@ImmersionChangeContext animating@ScrollPhase
        ? members: appBackgrounded@SnapshotReason appScheduled@SnapshotReason appearsActive@EnvironmentValues ascent@TypographicBounds
        ? members: associated@WindowManagerRole attributes@AttributedTextSelection authorizationController@EnvironmentValues
        ? members: avoidHidingContent@SearchPresentationToolbarBehavior azimuth@PencilHoverPose began@WorldRecenterPhase below@Position
        ? members: bezierPoints@Locations bluetoothAlert@BackgroundTask blurReplace@Transition borderedButton@MenuStyle bottomControlPoint@BezierPoint
        ? members: bottomOrnament@ToolbarItemPlacement,ToolbarPlacement bounds3D@Source buttonIconOnly@PressFeedback cDevice@RemoteDeviceIdentifier
        ? members: card@PrimitiveButtonStyle carousel@ListStyle,TabViewStyle characterIndices@Run,RunSlice checkbox@ToggleStyle chirality@InputDevice
        ? members: close@ButtonRole collapsible@Section colors@MeshGradient columnResize@PointerStyle compile@Shader complete@WritingToolsBehavior
        ? members: complicationRenderingMode@EnvironmentValues complicationUpdate@SnapshotReason concentric@RoundedRectangularShapeCorners,Style
        ? members: configuration@BlurReplaceTransition confirm@ButtonRole constrain@AttributedTextFormattingDefinition,AttributedTextValueConstraint
        ? members: containerCornerInsets@GeometryProxy containerValues@LayoutSubview,SectionConfiguration,Subview
        ? members: contentBased@WritingDirectionStrategy contentInsets@ScrollGeometry contentMinSize@WindowResizability contentOffset@ScrollGeometry
        ? members: controlActiveState@EnvironmentValues convert@PhysicalMetricsConverter corners@RoundedRectangularShape
        ? members: credentialDataManager@EnvironmentValues credentialExportManager@EnvironmentValues credentialImportManager@EnvironmentValues
        ? members: critical@DialogSeverity ctFont@Resolved currentDate@TimeDataSource customAttribute@Text dataTransferCompleted@Phase
        ? members: dateRange@TimeDataSource decelerating@ScrollPhase defaultDisplay@WindowPlacementContext defaultLaunchBehavior@Scene
        ? members: defaultPosition@Scene defaultSize@Scene defaultWindowPlacement@Scene defaultWorldScaling@Scene depthAlignment@Layout
        ? members: descent@TypographicBounds desktop@WindowLevel devicePickerSupports@EnvironmentValues dialogIcon@Scene directPinch@Kind
        ? members: disablesSubpixelQuantization@DrawingOptions dismissImmersiveSpace@EnvironmentValues displayPadding@TextRenderer
        ? members: documentBrowserContextMenu@Scene downUp@Configuration downstream@TextSelectionAffinity draggedItemIDs@DragSession,LocalSession
        ? members: draggedItemIndex@DragSession drawing@HandPointerBehavior durationOffset@TimeDataSource dynamic@WorldScalingBehavior
        ? members: elliptical@ListStyle ending@Phase entering@Phase exiting@Phase exposureAdjust@Color extraLargeTitle2@Font,TextStyle
        ? members: extraLargeTitle@Font,TextStyle failed@PencilSqueezeGesturePhase,Phase feathered@GlassBackgroundEffect field@DatePickerStyle
        ? members: fitToContent@WindowIdealSize fitted@ButtonSizing,PresentationSizing flat@SymbolColorRenderingMode floating@WindowLevel
        ? members: focusEffect@ContentShapeKinds fontPanel@Set fontResolutionContext@EnvironmentValues footer@SectionConfiguration
        ? members: form@PresentationSizing frameResize@PointerStyle full@ImmersionStyle geometry@ScrollPhaseChangeContext glass@PrimitiveButtonStyle
        ? members: glassProminent@PrimitiveButtonStyle grabActive@PointerStyle grabIdle@PointerStyle handActivationBehavior@Gesture
        ? members: hard@ScrollEdgeEffectStyle hasTag@ContainerValues header@SectionConfiguration headroom@Color,ResolvedHDR hiddenTitleBar@WindowStyle
        ? members: horizontalText@PointerStyle hourMinuteAndSecond@DatePickerComponents
        ? members: hoverPose@PencilDoubleTapGestureValue,PencilSqueezeGestureValue identifier@SnapshotData idle@ScrollPhase
        ? members: immersiveContentBrightness@Scene immersiveEnvironmentBehavior@Scene immersiveSpace@CoordinateSpaceProtocol
        ? members: implicit@GlassBackgroundDisplayMode indirectPinch@Kind initial@Phase initialImmersionAmount@ProgressiveImmersionStyle
        ? members: initialOffset@ScrollAnchorRole inputAssistant@Set inputDevicePose3D@Value inputDevices@Value insertionPoint@Indices
        ? members: intentDidRun@BackgroundTask interacting@ScrollPhase interactionPoint@Value inward@FrameResizeDirection,Set isActive@GestureState
        ? members: isActivityFullscreen@EnvironmentValues isActivityUpdateReduced@EnvironmentValues isBold@Resolved isInsertion@TextSelection
        ? members: isItalic@Resolved isLowercaseSmallCaps@Resolved isMonospaced@Resolved isObservationEnabled@ImageRenderer
        ? members: isPositionedByUser@ScrollPosition isSceneCaptured@EnvironmentValues isScrolling@ScrollPhase isSmallCaps@Resolved
        ? members: isTabBar@AccessibilityTraits isTruncated@Layout isUppercaseSmallCaps@Resolved isUserAuthenticationEnabled@EnvironmentValues
        ? members: kind@InputDevice largeSubtitle@ToolbarItemPlacement layoutBased@AlignmentStrategy,WritingDirectionStrategy
        ? members: leadingControlPoint@BezierPoint levelOfDetail@EnvironmentValues limited@WritingToolsBehavior
        ? members: limitsScrolls@ScrollTargetBehaviorProperties list@DragDropPreviewsFormation location3D@Value locations@MeshGradient
        ? members: look@ScrollInputKind makeSharedContext@PreviewModifier matchWindow@MaterialActiveAppearance matchedGeometry@GlassEffectTransition
        ? members: matches@ID materialize@GlassEffectTransition maximum@SelectionFeedback,WindowIdealSize
        ? members: maximumImmersionAmount@ProgressiveImmersionStyle menuBarExtraStyle@Scene meshGradient@Shading minimize@SearchToolbarBehavior
        ? members: minimumImmersionAmount@ProgressiveImmersionStyle mix@Color mixed@ImmersionStyle multiSelection@Indices
        ? members: navigationSplitView@ContainerBackgroundPlacement newDocument@EnvironmentValues nsImage@ImageRenderer numeric@TableColumnAlignment
        ? members: off@SelectionFeedback onScrollDown@TabBarMinimizeBehavior onScrollUp@TabBarMinimizeBehavior openDocument@EnvironmentValues
        ? members: openImmersiveSpace@EnvironmentValues openSettings@EnvironmentValues operationOutsideApplication@DropProposal
        ? members: optional@TouchBarItemPresence orientation@SquareAzimuth,WorldTrackingLimitation origin@Line,TypographicBounds
        ? members: ornament@TabBarPlacement outline@AccessibilityQuickActionStyle outward@FrameResizeDirection,Set pageIndicator@TabBarPlacement
        ? members: pathComplete@SensoryFeedback perspectiveRotationEffect@VisualEffect pile@DragDropPreviewsFormation pinch@HandActivationBehavior
        ? members: pinned@TabPlacement plate@GlassBackgroundEffect pointSize@Font,Resolved pointer@Kind points@Locations pose@InputDevice
        ? members: predictedEndLocation3D@Value predictedEndTranslation3D@Value preferredPencilDoubleTapAction@EnvironmentValues
        ? members: preferredPencilSqueezeAction@EnvironmentValues prelaunch@SnapshotReason presented@SceneLaunchBehavior press@SensoryFeedback
        ? members: preventDictation@TextInputDictationBehavior primaryRotation@Operation,Set progressive@ImmersionStyle
        ? members: prompt@AccessibilityQuickActionStyle purchase@EnvironmentValues pushWindow@EnvironmentValues
        ? members: quinary@HierarchicalShapeStyle,ShapeStyle radioGroup@PickerStyle ranges@Indices reason@SnapshotData rect3D@Source
        ? members: rectSelection@PointerStyle release@SensoryFeedback relevantShortcut@BackgroundTask remoteDeviceIdentifier@EnvironmentValues
        ? members: replacing@Position requestAgeRange@EnvironmentValues required@TouchBarItemPresence resetFocus@EnvironmentValues
        ? members: resetSectionOrder@TabViewCustomization resetTabOrder@SectionCustomization resetVisibility@TabViewCustomization resolveHDR@Color
        ? members: restorationBehavior@Scene returnToDefaultState@SnapshotReason roll@PencilHoverPose rotation3DEffect@VisualEffect
        ? members: rowResize@PointerStyle runSystemShortcut@PencilPreferredAction scrollContentOffsetAdjustmentBehavior@Transaction
        ? members: scrollPositionUpdatePreservesVelocity@Transaction scrollTargetAnchor@Transaction searchTabSelection@TabSearchActivation
        ? members: secondaryRotation@Operation,Set shapeStyle@UsageType sharedBackgroundVisibility@CustomizableToolbarContent,ToolbarContent
        ? members: showColorPalette@PencilPreferredAction showContextualPalette@PencilPreferredAction showInkAttributes@PencilPreferredAction
        ? members: showsWidgetContainerBackground@EnvironmentValues showsWidgetLabel@EnvironmentValues sideBySideButtons@Alert
        ? members: sidebarAdaptable@TabViewStyle sidebarOnly@TabPlacement sidebarToggle@ToolbarDefaultItemKind sidebarVisibility@TabCustomization
        ? members: singleWindowList@CommandGroupPlacement sizeChanges@ScrollAnchorRole sizeDependent@TextVariantPreference
        ? members: slider@PressFeedback,ReleaseFeedback smoothsColors@MeshGradient snapshot@BackgroundTask squareBorder@TextFieldStyle
        ? members: startInputDevicePose3D@Value startLocation3D@Value stepperField@DatePickerStyle sticky@PresentationSizing
        ? members: subscriptionStore@ContainerBackgroundPlacement subscriptionStoreFullHeight@ContainerBackgroundPlacement
        ? members: subscriptionStoreHeader@ContainerBackgroundPlacement subtitle@ToolbarItemPlacement supported@VolumeViewpointUpdateStrategy
        ? members: supportedActivityFamilies@EnvironmentValues supportsImagePlayground@EnvironmentValues supportsRemoteScenes@EnvironmentValues
        ? members: supportsReplace@FindContext suppressed@SceneLaunchBehavior surfaceSnappingInfo@EnvironmentValues switchEraser@PencilPreferredAction
        ? members: switchPrevious@PencilPreferredAction systemOverlayAppearance@Animation systemOverlayDelayedDisappearance@Animation
        ? members: systemOverlayDisappearance@Animation systemOverlayDisappearanceDelay@Animation tabBarOnly@TabViewStyle
        ? members: tabBarVisibility@TabCustomization tabOrder@SectionCustomization tabPlacement@TabContent tabView@ContainerBackgroundPlacement
        ? members: tabViewBottomAccessoryPlacement@EnvironmentValues targetedToAnyEntity@Gesture targetedToEntity@Gesture textVariant@Text
        ? members: timestamp@Value titleBar@WindowStyle toggle@PressFeedback toolbarLabelStyle@EnvironmentValues toolbarPrincipal@SearchFieldPlacement
        ? members: topBar@TabBarPlacement topControlPoint@BezierPoint trailingControlPoint@BezierPoint transform3DEffect@VisualEffect
        ? members: translate@Operation,Set translation3D@Value typingAttributes@AttributedTextSelection typographicBounds@Line,Run,RunSlice
        ? members: unified@WindowToolbarStyle unifiedCompact@WindowToolbarStyle uniform@ContainerSizingOptions unscaled@WorldScalingCompensation
        ? members: upUp@Configuration upperLimbVisibility@Scene upstream@TextSelectionAffinity utilityPanel@Position variable@ContainerSizingOptions
        ? members: verticalPage@TabViewStyle verticalText@PointerStyle viewID@ScrollPosition
        ? members: visibleRect@DisplayProxy,ScrollGeometry volumeWorldAlignment@Scene volumetric@WindowStyle watchConnectivity@BackgroundTask
        ? members: webAuthenticationSession@EnvironmentValues widget@ContainerBackgroundPlacement widgetAccentedRenderingMode@Image
        ? members: widgetContentMargins@EnvironmentValues widgetFamily@EnvironmentValues widgetRenderingMode@EnvironmentValues
        ? members: window@ContainerBackgroundPlacement,MenuBarExtraStyle windowBackground@ShapeStyle windowBackgroundDragBehavior@Scene
        ? members: windowIdealPlacement@Scene windowIdealSize@Scene windowLevel@Scene windowList@CommandGroupPlacement windowManagerRole@Scene
        ? members: windowResizability@Scene windowStyle@Scene windowToolbar@ToolbarPlacement windowToolbarLabelStyle@Scene windowToolbarStyle@Scene
        ? members: windows@WindowPlacementContext worldScalingCompensation@PhysicalMetricsConverter worldTrackingLimitations@EnvironmentValues
        ? members: writingDirectionBased@AlignmentStrategy zDistance@PencilHoverPose zoom@NavigationTransition
        """
}
