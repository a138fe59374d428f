/// The names of SwiftUI's declarations, with the iOS that brought each: what the sentences under the compiler's errors go by (`NameRemedies`).
///
/// A line is a version ("?" for one after iOS 17), what its names are (types and functions; modifiers and other members of `View`; members of
/// other types, with up to three of these after an @), and the names. Read when there is an error to explain, and never else.
enum SwiftUINameData {
    static let text = """
        13.0 types: AccessibilityActionKind AccessibilityAdjustmentDirection AccessibilityAttachmentModifier AccessibilityChildBehavior
        13.0 types: AccessibilityTraits ActionSheet Alert Alignment AlignmentID Anchor Angle AngularGradient Animatable AnimatableModifier AnimatablePair
        13.0 types: Animation AnyGesture AnyTransition AnyView Axis Binding BlendMode BorderlessButtonStyle Button ButtonStyle ButtonStyleConfiguration
        13.0 types: Capsule Circle Color ColorRenderingMode ColorScheme ColorSchemeContrast ContentMode ContentSizeCategory ContextMenu CoordinateSpace
        13.0 types: DatePicker DatePickerComponents DatePickerStyle DefaultButtonStyle DefaultDatePickerStyle DefaultListStyle DefaultNavigationViewStyle
        13.0 types: DefaultPickerStyle DefaultTextFieldStyle DefaultToggleStyle Divider DoubleColumnNavigationViewStyle DragGesture DynamicProperty
        13.0 types: DynamicViewContent Edge EdgeInsets EditButton EditMode Ellipse EmptyAnimatableData EmptyModifier EmptyView Environment EnvironmentKey
        13.0 types: EnvironmentObject EnvironmentValues EnvironmentalModifier EquatableView EventModifiers ExclusiveGesture FetchRequest FetchedResults
        13.0 types: FillStyle Font ForEach ForegroundStyle Form GeometryEffect GeometryProxy GeometryReader Gesture GestureMask GestureState
        13.0 types: GestureStateGesture Gradient Group GroupedListStyle HStack HorizontalAlignment Image ImagePaint InsettableShape LayoutDirection
        13.0 types: LegibilityWeight LinearGradient List ListStyle LocalizedStringKey LongPressGesture MagnificationGesture ModifiedContent
        13.0 types: NavigationBarItem NavigationLink NavigationView NavigationViewStyle ObservedObject OffsetShape Path Picker PickerStyle
        13.0 types: PlainButtonStyle PlainListStyle PlainTextFieldStyle PopoverAttachmentAnchor PreferenceKey PreferredColorSchemeKey PresentationMode
        13.0 types: PreviewDevice PreviewPlatform PreviewProvider PrimitiveButtonStyle PrimitiveButtonStyleConfiguration ProjectionTransform
        13.0 types: RadialGradient Rectangle RotatedShape RotationGesture RoundedBorderTextFieldStyle RoundedCornerStyle RoundedRectangle ScaledShape
        13.0 types: ScrollView Section SecureField SegmentedPickerStyle SequenceGesture Shape ShapeStyle SimultaneousGesture Slider Spacer
        13.0 types: StackNavigationViewStyle State Stepper StrokeStyle SubscriptionView SwitchToggleStyle TabView TapGesture Text TextAlignment TextField
        13.0 types: TextFieldStyle Toggle ToggleStyle ToggleStyleConfiguration Transaction TransformedShape TupleView UnitPoint UserInterfaceSizeClass
        13.0 types: VStack VectorArithmetic VerticalAlignment View ViewBuilder ViewDimensions ViewModifier WheelDatePickerStyle WheelPickerStyle ZStack
        13.4 types: DropDelegate DropInfo DropOperation DropProposal
        14.0 types: AccessibilityLabeledPairRole App AppStorage BackgroundStyle BorderlessButtonMenuStyle CircularProgressViewStyle ColorPicker
        14.0 types: CommandGroup CommandGroupPlacement CommandMenu Commands CommandsBuilder CompactDatePickerStyle ContainerRelativeShape
        14.0 types: CustomizableToolbarContent DefaultGroupBoxStyle DefaultLabelStyle DefaultMenuStyle DefaultProgressViewStyle DefaultTabViewStyle
        14.0 types: DisclosureGroup EmptyCommands FocusedBinding FocusedValue FocusedValueKey FocusedValues GraphicalDatePickerStyle GridItem GroupBox
        14.0 types: GroupBoxStyle GroupBoxStyleConfiguration IconOnlyLabelStyle IndexViewStyle InlinePickerStyle InsetGroupedListStyle InsetListStyle
        14.0 types: KeyEquivalent KeyboardShortcut Label LabelStyle LabelStyleConfiguration LazyHGrid LazyHStack LazyVGrid LazyVStack
        14.0 types: LinearProgressViewStyle Link ListItemTint MatchedGeometryProperties Menu MenuPickerStyle MenuStyle MenuStyleConfiguration Namespace
        14.0 types: OpenURLAction OutlineGroup OutlineSubgroupChildren PageIndexViewStyle PageTabViewStyle PinnedScrollableViews PreviewContext
        14.0 types: PreviewContextKey ProgressView ProgressViewStyle ProgressViewStyleConfiguration RedactionReasons SafeAreaRegions ScaledMetric Scene
        14.0 types: SceneBuilder ScenePhase SceneStorage ScrollViewProxy ScrollViewReader SidebarCommands SidebarListStyle StateObject TabViewStyle
        14.0 types: TextEditingCommands TextEditor TextFormattingCommands TitleOnlyLabelStyle ToolbarCommands ToolbarContent ToolbarContentBuilder
        14.0 types: ToolbarItem ToolbarItemGroup ToolbarItemPlacement WindowGroup
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
        16.0 types: AccessoryLinearGaugeStyle AnyGradient AnyLayout AnyShape AutomaticDisclosureGroupStyle AutomaticFormStyle AutomaticLabeledContentStyle
        16.0 types: AutomaticNavigationSplitViewStyle AutomaticTableStyle BackgroundTask BalancedNavigationSplitViewStyle ButtonMenuStyle ColumnsFormStyle
        16.0 types: ContentTransition CustomPresentationDetent DatePickerStyleConfiguration DefaultDateProgressLabel DefaultFocusEvaluationPriority
        16.0 types: DefaultGaugeStyle DefaultShareLinkLabel DisclosureGroupStyle DisclosureGroupStyleConfiguration DynamicTableRowContent EditActions
        16.0 types: EditableCollectionContent EmptyTableRowContent FocusedObject FormStyle FormStyleConfiguration Gauge GaugeStyle GaugeStyleConfiguration
        16.0 types: Grid GridLayout GridRow GroupedFormStyle HStackLayout HoverPhase ImageRenderer IndexedIdentifierCollection InsetTableStyle
        16.0 types: LabeledContent LabeledContentStyle LabeledContentStyleConfiguration LabeledControlGroupContent LabeledToolbarItemGroupContent Layout
        16.0 types: LayoutProperties LayoutSubview LayoutSubviews LayoutValueKey LinearCapacityGaugeStyle MenuOrder MultiDatePicker
        16.0 types: NavigationLinkPickerStyle NavigationPath NavigationSplitView NavigationSplitViewStyle NavigationSplitViewStyleConfiguration
        16.0 types: NavigationSplitViewVisibility NavigationStack OnInsertTableRowModifier OpenWindowAction PasteButton PresentationDetent
        16.0 types: PresentedWindowContent ProminentDetailNavigationSplitViewStyle ProposedViewSize RectangleCornerRadii RenameAction RenameButton
        16.0 types: ScenePadding ScrollDismissesKeyboardMode ScrollIndicatorVisibility SearchSuggestionsPlacement ShadowStyle ShareLink SharePreview
        16.0 types: SidebarRowSize Table TableColumn TableColumnBuilder TableColumnContent TableForEachContent TableHeaderRowContent TableRow
        16.0 types: TableRowBuilder TableRowContent TableStyle TableStyleConfiguration ToolbarCustomizationBehavior ToolbarCustomizationOptions
        16.0 types: ToolbarPlacement ToolbarRole ToolbarTitleMenu TupleTableColumnContent TupleTableRowContent UnevenRoundedRectangle VStackLayout
        16.0 types: ViewSpacing ViewThatFits ZStackLayout
        16.1 types: LimitedAvailabilityConfiguration
        16.4 types: CompactMenuControlGroupStyle MenuActionDismissBehavior MenuControlGroupStyle PresentationAdaptation PresentationBackgroundInteraction
        16.4 types: PresentationContentInteraction ScrollBounceBehavior SearchScopeActivation
        17.0 types: AccessibilityDirectTouchOptions AnimationCompletionCriteria AnimationContext AnimationState AnimationStateKey AsymmetricTransition
        17.0 types: AutomaticTextEditorStyle BackgroundProminence BadgeProminence Bindable ButtonRepeatBehavior ContainerBackgroundPlacement
        17.0 types: ContentMarginPlacement ContentUnavailableView CoordinateSpaceProtocol CubicKeyframe CustomAnimation DisclosureTableRow DismissBehavior
        17.0 types: DismissWindowAction EmptyVisualEffect FileDialogBrowserOptions FillShapeStyle FillShapeView FocusInteractions GlobalCoordinateSpace
        17.0 types: HierarchicalShapeStyleModifier IdentityTransition KeyPress KeyframeAnimator KeyframeTimeline KeyframeTrack KeyframeTrackContent
        17.0 types: KeyframeTrackContentBuilder Keyframes KeyframesBuilder LayoutDirectionBehavior LinearKeyframe LinkShapeStyle ListSectionSpacing
        17.0 types: LocalCoordinateSpace MagnifyGesture MoveKeyframe MoveTransition NamedCoordinateSpace NavigationSplitViewColumn OffsetTransition
        17.0 types: OpacityTransition PagingScrollTargetBehavior PaletteControlGroupStyle PalettePickerStyle PaletteSelectionEffect PhaseAnimator
        17.0 types: PlaceholderContentView PlaceholderTextShapeStyle PlainTextEditorStyle PushTransition RotateGesture ScaleTransition ScrollTarget
        17.0 types: ScrollTargetBehavior ScrollTargetBehaviorContext ScrollTransitionConfiguration ScrollTransitionPhase SearchUnavailableContent
        17.0 types: SensoryFeedback SeparatorShapeStyle Shader ShaderFunction ShaderLibrary ShapeView SlideTransition Spring SpringKeyframe
        17.0 types: SpringLoadingBehavior StrokeBorderShapeView StrokeShapeView SymbolEffectTransition TableColumnCustomization
        17.0 types: TableColumnCustomizationBehavior TableOutlineGroupContent TextEditorStyle TextEditorStyleConfiguration TextInputDictationActivation
        17.0 types: TextInputDictationBehavior ToolbarTitleDisplayMode TransactionKey Transition TransitionPhase TransitionProperties TypesettingLanguage
        17.0 types: UITraitBridgedEnvironmentKey UnitCurve ViewAlignedScrollTargetBehavior VisualEffect
        ? types: AccessibilityActionCategory AccessibilityQuickActionOutlineStyle AccessibilityQuickActionPromptStyle AccessibilityQuickActionStyle
        ? types: AccessoryBarActionButtonStyle AccessoryBarButtonStyle AlertScene AlternatingRowBackgroundBehavior AnimatableIgnored
        ? types: AnyScrollTargetBehavior AssistiveAccess AttributedTextSelection AttributedTextValueConstraint AutomaticGlassBackgroundEffect
        ? types: AutomaticMenuBarExtraStyle AutomaticNavigationTransition AutomaticPresentationSizing BlurReplaceTransition BorderedButtonMenuStyle
        ? types: BorderedListStyle BorderedTableStyle BorderlessButtonMenuButtonStyle BorderlessPullDownMenuButtonStyle ButtonSizing CardButtonStyle
        ? types: CarouselListStyle CarouselTabViewStyle CheckboxToggleStyle Chirality CircularGaugeStyle ConcentricRectangle ContainerValueKey
        ? types: ContainerValues DebugReplaceableView DefaultButtonLabel DefaultMenuButtonStyle DefaultSettingsLinkLabel DefaultTabLabel
        ? types: DefaultToolbarItem DefaultWindowToolbarStyle DefaultWindowVisibilityToggleLabel DigitalCrownEvent DigitalCrownRotationalSensitivity
        ? types: DisplayProxy DragDropPreviewsFormation DropConfiguration EllipticalListStyle EmptyMatchedTransitionSourceConfiguration Entry
        ? types: ExpandedWindowToolbarStyle FeatheredGlassBackgroundEffect FieldDatePickerStyle FittedPresentationSizing FixedTextVariant
        ? types: ForEachSectionCollection ForEachSubviewCollection FormPresentationSizing FrameResizeDirection FrameResizePosition
        ? types: GlassBackgroundDisplayMode GlassBackgroundEffect GlassBackgroundEffectConfiguration GlassEffectContainer GlassEffectTransition
        ? types: GlassProminentButtonStyle GroupElementsOfContent GroupSectionsOfContent HandActivationBehavior HandGestureShortcut HandPointerBehavior
        ? types: HelpLink HiddenTitleBarWindowStyle HorizontalDirection ImmersionChangeContext ImportFromDevicesCommands InspectorCommands
        ? types: LinearGaugeStyle LinkButtonStyle MatchedTransitionSourceConfiguration MaterialActiveAppearance MenuBarExtra MenuBarExtraStyle
        ? types: MenuButtonStyle NavigationTransition OpenSettingsAction PagePresentationSizing PencilDoubleTapGestureValue PencilHoverPose
        ? types: PencilPreferredAction PencilSqueezeGesturePhase PencilSqueezeGestureValue PhysicalMetric PhysicalMetricsConverter
        ? types: PlateGlassBackgroundEffect PointerStyle PopUpButtonPickerStyle Preview PreviewModifierContent Previewable ProgressiveImmersionStyle
        ? types: PullDownMenuBarExtraStyle PullDownMenuButtonStyle PushWindowAction RadioGroupPickerStyle RemoteDeviceIdentifier ResetFocusAction
        ? types: SceneLaunchBehavior SceneRestorationBehavior ScrollAnchorRole ScrollContentOffsetAdjustmentBehavior ScrollEdgeEffectStyle ScrollGeometry
        ? types: ScrollInputBehavior ScrollInputKind ScrollPhase ScrollPhaseChangeContext ScrollPosition ScrollTargetBehaviorProperties
        ? types: ScrollTargetBehaviorPropertiesContext SearchPresentationToolbarBehavior SearchToolbarBehavior SectionCollection SectionConfiguration
        ? types: Settings SettingsLink SizeDependentTextVariant SliderTickContentForEach SnapshotData SnapshotResponse SpacerSizing
        ? types: StepperFieldDatePickerStyle Subview SubviewsCollection SubviewsCollectionSlice SymbolColorRenderingMode SymbolVariableValueMode Tab
        ? types: TabCustomizationBehavior TabPlacement TabRole TabSearchActivation TabSection TabViewCustomization TableColumnAlignment TableColumnForEach
        ? types: TextAttribute TextFieldLink TextProxy TextRenderer TextSelection TextSelectionAffinity TextVariantPreference TimeDataSource
        ? types: TimelineViewDefaultContext TitleBarWindowStyle ToolbarDefaultItemKind ToolbarLabelStyle ToolbarSpacer TouchBar TouchBarItemPresence
        ? types: UnifiedCompactWindowToolbarStyle UnifiedWindowToolbarStyle UtilityWindow VerticalDirection VolumeViewpointUpdateStrategy Window
        ? types: WindowBackgroundShapeStyle WindowDragGesture WindowIdealSize WindowInteractionBehavior WindowLayoutRoot WindowLevel WindowManagerRole
        ? types: WindowMenuBarExtraStyle WindowPlacement WindowPlacementContext WindowProxy WindowResizability WindowStyle
        ? types: WindowToolbarFullScreenVisibility WindowToolbarStyle WindowVisibilityToggle WorldRecenterPhase WorldScalingBehavior
        ? types: WorldScalingCompensation WorldTrackingLimitation WritingToolsBehavior ZoomNavigationTransition
        13.0 view: accentColor accessibility accessibilityAction accessibilityAdjustableAction accessibilityElement accessibilityScrollAction actionSheet
        13.0 view: alert alignmentGuide allowsHitTesting allowsTightening anchorPreference animation aspectRatio autocapitalization autocorrectionDisabled
        13.0 view: background backgroundPreferenceValue blendMode blur body border brightness buttonStyle clipShape clipped colorInvert colorMultiply
        13.0 view: colorScheme compositingGroup contentShape contextMenu contrast coordinateSpace cornerRadius datePickerStyle deleteDisabled
        13.0 view: disableAutocorrection disabled drawingGroup edgesIgnoringSafeArea environment environmentObject equatable fixedSize
        13.0 view: flipsForRightToLeftLayoutDirection font foregroundColor frame gesture grayscale hidden highPriorityGesture hueRotation imageScale
        13.0 view: itemProvider keyboardType labelsHidden layoutPriority lineLimit lineSpacing listRowBackground listRowInsets listStyle luminanceToAlpha
        13.0 view: mask minimumScaleFactor modifier moveDisabled multilineTextAlignment navigationBarBackButtonHidden navigationBarHidden
        13.0 view: navigationBarItems navigationBarTitle navigationViewStyle offset onAppear onDisappear onLongPressGesture onPreferenceChange onReceive
        13.0 view: onTapGesture opacity overlay overlayPreferenceValue padding pickerStyle popover position preference preferredColorScheme previewDevice
        13.0 view: previewDisplayName previewLayout projectionEffect rotationEffect saturation scaleEffect scaledToFill scaledToFit shadow sheet
        13.0 view: simultaneousGesture statusBar statusBarHidden tabItem tag textContentType textFieldStyle toggleStyle transaction
        13.0 view: transformAnchorPreference transformEffect transformEnvironment transformPreference transition truncationMode zIndex
        13.4 view: onDrag onDrop onHover
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
        16.0 view: kerning labeledContentStyle layoutValue menuOrder monospaced navigationDestination navigationDocument navigationSplitViewColumnWidth
        16.0 view: navigationSplitViewStyle onContinuousHover persistentSystemOverlays presentationDetents presentationDragIndicator renameAction
        16.0 view: replaceDisabled scrollContentBackground scrollDisabled scrollDismissesKeyboard scrollIndicators searchScopes searchSuggestions
        16.0 view: strikethrough tableStyle toolbarBackground toolbarColorScheme toolbarRole toolbarTitleMenu tracking typeSelectEquivalent underline
        16.1 view: fontDesign
        16.4 view: menuActionDismissBehavior presentationBackground presentationBackgroundInteraction presentationCompactAdaptation
        16.4 view: presentationContentInteraction presentationCornerRadius scrollBounceBehavior
        17.0 view: accessibilityDirectTouch allowedDynamicRange badgeProminence buttonRepeatBehavior colorEffect containerBackground
        17.0 view: containerRelativeFrame contentMargins defaultFocus defaultHoverEffect dialogSuppression dialogSuppressionToggle distortionEffect
        17.0 view: focusEffectDisabled focusable inspector inspectorColumnWidth invalidatableContent keyframeAnimator layerEffect layoutDirectionBehavior
        17.0 view: listSectionSpacing onKeyPress paletteSelectionEffect phaseAnimator safeAreaPadding scrollClipDisabled scrollIndicatorsFlash
        17.0 view: scrollPosition scrollTarget scrollTargetBehavior scrollTargetLayout scrollTransition searchDictationBehavior selectionDisabled
        17.0 view: sensoryFeedback springLoadingBehavior symbolEffect symbolEffectsRemoved tableColumnHeaders textEditorStyle textScale
        17.0 view: toolbarTitleDisplayMode typesettingLanguage visualEffect
        ? view: accessibilityDefaultFocus accessibilityDragPoint accessibilityDropPoint accessibilityQuickAction accessibilityScrollStatus
        ? view: allowedWindowActivationEvents alternatingRowBackgrounds assistiveAccessNavigationIcon attributedTextFormattingDefinition
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
        ? view: pasteDestination pointerStyle pointerVisibility postToPhotosSharedAlbumSheet preferredWindowClippingMargins prefersDefaultFocus
        ? view: presentationPreventsAppTermination presentationSizing presentedWindowStyle presentedWindowToolbarStyle safeAreaBar scrollEdgeEffectHidden
        ? view: scrollEdgeEffectStyle scrollInputBehavior searchFocused searchPresentationToolbarBehavior searchSelection searchToolbarBehavior
        ? view: sectionActions sectionIndexLabel sliderThumbVisibility subscriptionIntroductoryOffer subscriptionPromotionalOffer symbolColorRenderingMode
        ? view: symbolVariableValueMode tabBarMinimizeBehavior tabViewBottomAccessory tabViewSearchActivation tabViewSidebarFooter textInputCompletion
        ? view: textInputFormattingControlVisibility textInputSuggestions textRenderer textSelectionAffinity toolbarForegroundStyle toolbarItemHidden
        ? view: touchBar touchBarCustomizationLabel touchBarItemPresence touchBarItemPrincipal transactionTask volumeBaseplateVisibility
        ? view: windowDismissBehavior windowFullScreenBehavior windowMinimizeBehavior windowResizeAnchor windowResizeBehavior
        ? view: windowToolbarFullScreenVisibility writingDirection writingToolsAffordanceVisibility writingToolsBehavior
        13.0 members: accessibilityDifferentiateWithoutColor@EnvironmentValues accessibilityEnabled@EnvironmentValues
        13.0 members: accessibilityExtraExtraExtraLarge@ContentSizeCategory accessibilityExtraExtraLarge@ContentSizeCategory
        13.0 members: accessibilityExtraLarge@ContentSizeCategory accessibilityInvertColors@EnvironmentValues accessibilityLarge@ContentSizeCategory
        13.0 members: accessibilityMedium@ContentSizeCategory accessibilityReduceMotion@EnvironmentValues
        13.0 members: accessibilityReduceTransparency@EnvironmentValues action@SubscriptionView active addArc@Path addCurve@Path addEllipse@Path
        13.0 members: addLine@Path addLines@Path addPath@Path addQuadCurve@Path addRect@Path addRects@Path addRelativeArc@Path addRoundedRect@Path all
        13.0 members: allCases allowsDirectInteraction@AccessibilityTraits anchor angle@RotatedShape angularGradient@ShapeStyle animatableData
        13.0 members: antialiased@Image appendInterpolation@StringInterpolation appendLiteral@StringInterpolation applying@CGPoint,Path
        13.0 members: asymmetric@AnyTransition automatic axes@ScrollView,ScrollTargetBehaviorContext,ScrollTargetBehaviorPropertiesContext
        13.0 members: base@GestureStateGesture,Animation,AnyScrollTargetBehavior black@Color,ShapeStyle,Weight blue borderless@PrimitiveButtonStyle bottom
        13.0 members: bottomLeading bottomTrailing bouncy@Animation,Spring boundingRect@Path,Argument bounds buildBlock buildEither buildExpression
        13.0 members: buildIf calendar@EnvironmentValues callout@Font,TextStyle cancel capsLock@EventModifiers capsule@Shape,ButtonBorderShape
        13.0 members: caption@Font,TextStyle causesPageTurn@AccessibilityTraits center centerFirstTextBaseline@Alignment centerLastTextBaseline@Alignment
        13.0 members: cgPath@Path circle@Shape,SymbolVariants,ButtonBorderShape circular@RoundedCornerStyle,ProgressViewStyle,GaugeStyle clear
        13.0 members: closeSubpath@Element,Path color colorBurn@BlendMode colorDodge@BlendMode colorSchemeContrast@EnvironmentValues
        13.0 members: combine@AccessibilityChildBehavior combined@AnyTransition,Transition command@EventModifiers
        13.0 members: compact@UserInterfaceSizeClass,DatePickerStyle,ListSectionSpacing concat@ViewModifier concatenating@ProjectionTransform
        13.0 members: conicGradient@ShapeStyle,Shading constant@Binding contain@AccessibilityChildBehavior contains content continuous@RoundedCornerStyle
        13.0 members: control@EventModifiers cornerSize@RoundedRectangle count@TapGesture,NavigationPath currentPoint@Path curve@Element custom
        13.0 members: customMirror@Animation dark@ColorScheme darken@BlendMode dash@StrokeStyle,Pattern dashPhase@StrokeStyle data
        13.0 members: date@DatePickerComponents,DateStyle,Context debugDescription@Animation,KeyPress,Phases decrement@AccessibilityAdjustmentDirection
        13.0 members: default defaultMinListHeaderHeight@EnvironmentValues defaultMinListRowHeight@EnvironmentValues defaultValue degrees@Angle
        13.0 members: delay@Animation description destinationOut@BlendMode destinationOver@BlendMode destructive@Button,ButtonRole,DismissBehavior
        13.0 members: difference@BlendMode disablesAnimations@Transaction dismiss@PresentationMode,EnvironmentValues displayP3@RGBColorSpace
        13.0 members: displayScale@EnvironmentValues down downMirrored@Orientation easeIn@Animation,UnitCurve easeInOut@Animation,UnitCurve
        13.0 members: easeOut@Animation,UnitCurve editMode@EnvironmentValues effectValue@GeometryEffect eight@_StylisticAlternative
        13.0 members: eighteen@_StylisticAlternative eleven@_StylisticAlternative ellipse@Shape endIndex escape@AccessibilityActionKind,KeyEquivalent
        13.0 members: exclusion@BlendMode exclusively@Gesture extendedLinear@ColorRenderingMode extraExtraExtraLarge@ContentSizeCategory
        13.0 members: extraExtraLarge@ContentSizeCategory extraLarge@ContentSizeCategory,ControlSize extraSmall@ContentSizeCategory
        13.0 members: fifteen@_StylisticAlternative fill first firstTextBaseline@VerticalAlignment fit@ContentMode five@_StylisticAlternative
        13.0 members: footnote@Font,TextStyle forEach@Path foreground@ShapeStyle,Shading
        13.0 members: formIntersection@AccessibilityTraits,AccessibilityTechnologies,TableColumnCustomizationBehavior
        13.0 members: formSymmetricDifference@AccessibilityTraits,AccessibilityTechnologies,TableColumnCustomizationBehavior formUnion
        13.0 members: four@_StylisticAlternative fourteen@_StylisticAlternative function@EventModifiers,Shader
        13.0 members: global@CoordinateSpace,CoordinateSpaceProtocol gray@Color,ShapeStyle green grouped@ListStyle,FormStyle,TabViewStyle
        13.0 members: hardLight@BlendMode hash hashValue head@TruncationMode headline@Font,TextStyle heavy@Weight height high
        13.0 members: horizontal@Alignment,Axis,Set hourAndMinute@DatePickerComponents hue@BlendMode iOS@PreviewPlatform identity
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
        13.0 members: isPressed@ButtonStyleConfiguration isSearchField@AccessibilityTraits isSelected@AccessibilityTraits isStaticText@AccessibilityTraits
        13.0 members: isSummaryElement@AccessibilityTraits label large largeTitle@Font,TextStyle,ToolbarItemPlacement lastTextBaseline@VerticalAlignment
        13.0 members: layoutDirection@EnvironmentValues,LayoutSubviews,Run leading leadingFirstTextBaseline@Alignment leadingLastTextBaseline@Alignment
        13.0 members: left@Orientation,Chirality leftMirrored@Orientation leftToRight@LayoutDirection legibilityWeight@EnvironmentValues
        13.0 members: light@ColorScheme,Weight lighten@BlendMode line@Element lineCap@StrokeStyle lineJoin@StrokeStyle lineWidth@StrokeStyle linear
        13.0 members: linearGradient@ShapeStyle,Shading local@CoordinateSpace,CoordinateSpaceProtocol locale@EnvironmentValues location
        13.0 members: loose@_Leading,Leading low@Interpolation,DigitalCrownRotationalSensitivity,Inertia lowercaseSmallCaps@Font luminosity@BlendMode
        13.0 members: m11@ProjectionTransform m21@ProjectionTransform m31@ProjectionTransform macOS@PreviewPlatform magicTap@AccessibilityActionKind
        13.0 members: magnitudeSquared makeBody managedObjectContext@EnvironmentValues map@Gesture maximumDistance@LongPressGesture medium
        13.0 members: middle@TruncationMode minLength@Spacer minimumAngleDelta@RotationGesture,RotateGesture minimumDistance@DragGesture
        13.0 members: minimumDuration@LongPressGesture minimumScaleDelta@MagnificationGesture,MagnifyGesture miterLimit@StrokeStyle move
        13.0 members: multiply@BlendMode named@CoordinateSpace,CoordinateSpaceProtocol nine@_StylisticAlternative nineteen@_StylisticAlternative
        13.0 members: nonLinear@ColorRenderingMode none normal@BlendMode,TimelineScheduleMode,WindowLevel numericPad@EventModifiers offsetBy@Path
        13.0 members: onChanged@Gesture onDelete@DynamicViewContent onEnded@Gesture onInsert@DynamicViewContent,DynamicTableRowContent
        13.0 members: onMove@DynamicViewContent one@_StylisticAlternative option@EventModifiers orange@Color,ShapeStyle original@TemplateRenderingMode
        13.0 members: path pink@Color,ShapeStyle pixelLength@EnvironmentValues plain platform@PreviewProvider playsSound@AccessibilityTraits
        13.0 members: plusDarker@BlendMode plusLighter@BlendMode point predictedEndLocation@Value predictedEndTranslation@Value
        13.0 members: presentationMode@EnvironmentValues previews@PreviewProvider primary@Color,HierarchicalShapeStyle,ShapeStyle projectedValue
        13.0 members: publisher@SubscriptionView purple@Color,ShapeStyle quadCurve@Element radialGradient@ShapeStyle,Shading radians@Angle rawValue rect
        13.0 members: red reduce@PreferenceKey,PreferredColorSchemeKey regular remove renderingMode@Image repeatCount@Animation repeatForever@Animation
        13.0 members: resizable@Image resolve right@Orientation,Chirality rightMirrored@Orientation rightToLeft@LayoutDirection rotation@Shape,Value
        13.0 members: rounded@Design roundedBorder@TextFieldStyle,TextEditorStyle sRGB@RGBColorSpace sRGBLinear@RGBColorSpace
        13.0 members: safeAreaInsets@GeometryProxy,DisplayProxy scale scaled@VectorArithmetic,Font,WorldScalingCompensation screen@BlendMode second
        13.0 members: secondary segmented@PickerStyle semibold@Weight sequenced@Gesture serif@Design seven@_StylisticAlternative
        13.0 members: seventeen@_StylisticAlternative shape shift@EventModifiers showsIndicators@ScrollView simultaneously@Gesture
        13.0 members: six@_StylisticAlternative sixteen@_StylisticAlternative size sizeCategory@EnvironmentValues slide@AnyTransition,Transition small
        13.0 members: smallCaps@Font smooth@Animation,Spring snappy@Animation,Spring softLight@BlendMode sourceAtop@BlendMode sourceRect@ImagePaint
        13.0 members: speed@Animation spring@Animation stack@NavigationViewStyle,DragDropPreviewsFormation standard startIndex startLocation@Value
        13.0 members: startsMediaSession@AccessibilityTraits state@GestureStateGesture,AnimationContext stops@Gradient stretch@ResizingMode stroke
        13.0 members: strokeBorder@InsettableShape,ShapeView strokedPath@Path style subheadline@Font,TextStyle subviews@GestureMask switch@ToggleStyle
        13.0 members: symmetricDifference system@Font tail@TruncationMode template@TemplateRenderingMode ten@_StylisticAlternative thin@Weight,Material
        13.0 members: thirteen@_StylisticAlternative three@_StylisticAlternative tight@_Leading,Leading tile@ResizingMode time@Value,DateStyle
        13.0 members: timeZone@EnvironmentValues timingCurve@Animation title top topLeading topTrailing trailing trailingFirstTextBaseline@Alignment
        13.0 members: trailingLastTextBaseline@Alignment transform transient@EditMode translation@Value,WorldTrackingLimitation
        13.0 members: trigger@PrimitiveButtonStyleConfiguration trim@Shape trimmedPath@Path tvOS@PreviewPlatform twelve@_StylisticAlternative
        13.0 members: twenty@_StylisticAlternative two@_StylisticAlternative ultraLight@Weight undoManager@EnvironmentValues union unitPoint@Source
        13.0 members: upMirrored@Orientation update updatesFrequently@AccessibilityTraits updating@Gesture uppercaseSmallCaps@Font value
        13.0 members: var@ToggleStyleConfiguration,DatePickerStyleConfiguration,DisclosureGroupStyleConfiguration velocity vertical@Alignment,Axis,Set
        13.0 members: watchOS@PreviewPlatform weight@Font,Resolved wheel@DatePickerStyle,PickerStyle white@Color,ShapeStyle width wrappedValue
        13.0 members: yellow@Color,ShapeStyle zero
        13.4 members: copy@DropOperation,BlendMode,Set dropEntered@DropDelegate dropExited@DropDelegate dropUpdated@DropDelegate
        13.4 members: forbidden@DropOperation,Set hasItemsConforming@DropInfo isAccessibilityCategory@ContentSizeCategory itemProviders@DropInfo
        13.4 members: operation@DropProposal,DropConfiguration performDrop@DropDelegate validateDrop@DropDelegate
        14.0 members: accessibilityShowButtonShapes@EnvironmentValues adaptive@Size alignment always appInfo@CommandGroupPlacement
        14.0 members: appSettings@CommandGroupPlacement appTermination@CommandGroupPlacement appVisibility@CommandGroupPlacement
        14.0 members: borderlessButton@MenuStyle bottomBar@ToolbarItemPlacement,ToolbarPlacement,TabBarPlacement buildLimitedAvailability
        14.0 members: buildOptional@SceneBuilder callAsFunction cancelAction@KeyboardShortcut cancellationAction@ToolbarItemPlacement
        14.0 members: caption2@Font,TextStyle cgColor@Color,Resolved character@KeyEquivalent commands@Scene confirmationAction@ToolbarItemPlacement
        14.0 members: container@SafeAreaRegions containerRelative@Shape currentValueLabel@ProgressViewStyleConfiguration,GaugeStyleConfiguration
        14.0 members: defaultAction@KeyboardShortcut delete deleteForward@KeyEquivalent destructiveAction@ToolbarItemPlacement downArrow@KeyEquivalent
        14.0 members: encode end@KeyEquivalent fixed flexible@Size,ButtonSizing,SpacerSizing fractionCompleted@ProgressViewStyleConfiguration
        14.0 members: graphical@DatePickerStyle home@KeyEquivalent icon@LabelStyleConfiguration iconOnly@LabelStyle,ToolbarLabelStyle
        14.0 members: importExport@CommandGroupPlacement insetGrouped@ListStyle interactive isFocused@EnvironmentValues key@KeyboardShortcut,KeyPress
        14.0 members: keyboard@SafeAreaRegions,ToolbarItemPlacement leftArrow@KeyEquivalent lowercase@Case main@App menu
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
        14.0 members: textFormatting@CommandGroupPlacement timer@DateStyle title2@Font,TextStyle title3@Font,TextStyle
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
        15.0 members: brown@Color,ShapeStyle button@ToggleStyle,MenuStyle,PressFeedback cadence@Context characters@TextInputAutocapitalization,KeyPress
        15.0 members: clip@GraphicsContext clipBoundingRect@GraphicsContext clipToLayer@GraphicsContext colorMatrix@Filter colorMode@Canvas,ImageRenderer
        15.0 members: columns@NavigationViewStyle,FormStyle concatenate@GraphicsContext console@AccessibilityTextContentType
        15.0 members: contextMenuPreview@ContentShapeKinds continue@SubmitLabel cyan@Color,ShapeStyle dashDot@Pattern dashDotDot@Pattern
        15.0 members: destinationAtop@BlendMode destinationIn@BlendMode disablesGroup@ShadowOptions discarded@Result dismissSearch@EnvironmentValues
        15.0 members: dithersResult@BlurOptions done@SubmitLabel dot@Pattern dragPreview@ContentShapeKinds
        15.0 members: draw@GraphicsContext,SymbolVariableValueMode,TextRenderer drawLayer@GraphicsContext ellipticalGradient@ShapeStyle
        15.0 members: empty@AsyncImagePhase enabled entries error@AsyncImagePhase,SensoryFeedback everyMinute@TimelineSchedule
        15.0 members: explicit@TimelineSchedule,TypesettingLanguage failure@AsyncImagePhase fileSystem@AccessibilityTextContentType
        15.0 members: firstBaseline@ResolvedText formIndex@Binding foundation@SwiftUIAttributes handled@Result headings@AccessibilitySystemRotor
        15.0 members: hierarchical@SymbolRenderingMode images@AccessibilitySystemRotor index@Binding,IndexedIdentifierCollection
        15.0 members: indices@Binding,AttributedTextSelection,TextSelection indigo@Color,ShapeStyle interaction@ContentShapeKinds
        15.0 members: inverse@ClipOptions,UnitCurve invertsAlpha@ShadowOptions isAccessibilitySize@DynamicTypeSize isOpaque@Canvas,ImageRenderer
        15.0 members: isSearching@EnvironmentValues italicText@AccessibilitySystemRotor join@SubmitLabel kern@SwiftUIAttributes
        15.0 members: landmarks@AccessibilitySystemRotor landscapeLeft@InterfaceOrientation landscapeRight@InterfaceOrientation lastBaseline@ResolvedText
        15.0 members: linearColor@FilterOptions,GradientOptions links@AccessibilitySystemRotor lists@AccessibilitySystemRotor live@Cadence
        15.0 members: localization@KeyboardShortcut lowFrequency@TimelineScheduleMode measure@ResolvedText menuIndicatorVisibility@EnvironmentValues
        15.0 members: messaging@AccessibilityTextContentType mini@ControlSize mint@Color,ShapeStyle minutes@Cadence mirror@GradientOptions
        15.0 members: misspelledWords@AccessibilitySystemRotor multicolor@SymbolRenderingMode name narrative@AccessibilityTextContentType
        15.0 members: navigationBarDrawer@SearchFieldPlacement next@Entries,SubmitLabel nsPredicate@Configuration,FetchedResults,SectionedFetchResults
        15.0 members: nsSortDescriptors@Configuration,FetchedResults,SectionedFetchResults opaque@BlurOptions palette periodic@TimelineSchedule
        15.0 members: portrait@InterfaceOrientation portraitUpsideDown@InterfaceOrientation privacy@RedactionReasons projectionTransform@Filter
        15.0 members: quaternary@HierarchicalShapeStyle,ShapeStyle rectangle@SymbolVariants refresh@EnvironmentValues regularMaterial@ShapeStyle
        15.0 members: renderer@Canvas rendersAsynchronously@Canvas repeat@GradientOptions,Phases resolveSymbol@GraphicsContext role rotate@GraphicsContext
        15.0 members: roundedRectangle@ButtonBorderShape route@SubmitLabel scaleBy@GraphicsContext search seconds@Cadence
        15.0 members: sectionIdentifier@Configuration,SectionedFetchResults selection send@SubmitLabel sentences@TextInputAutocapitalization
        15.0 members: separator@ShapeRole,ShapeStyle shading@ResolvedImage,ResolvedText shadowAbove@ShadowOptions shadowOnly@ShadowOptions
        15.0 members: single@LineStyle slash@SymbolVariants solid@Pattern,Flexibility sortDescriptors@Configuration,FetchedResults,SectionedFetchResults
        15.0 members: sourceCode@AccessibilityTextContentType sourceIn@BlendMode sourceOut@BlendMode spreadsheet@AccessibilityTextContentType
        15.0 members: square@SymbolVariants strikethroughStyle@SwiftUIAttributes success@AsyncImagePhase,SensoryFeedback swiftUI@AttributeScopes
        15.0 members: switchControl@AccessibilityTechnologies symbolVariants@EnvironmentValues symbols@Canvas systemAction@Result
        15.0 members: tables@AccessibilitySystemRotor teal@Color,ShapeStyle tertiary@HierarchicalShapeStyle,ShapeStyle text@SubmitTriggers
        15.0 members: textFields@AccessibilitySystemRotor thick@Material thickMaterial@ShapeStyle thinMaterial@ShapeStyle tiledImage@Shading
        15.0 members: translateBy@GraphicsContext ultraThick@Material ultraThickMaterial@ShapeStyle ultraThin@Material ultraThinMaterial@ShapeStyle
        15.0 members: underlineStyle@SwiftUIAttributes underlineText@AccessibilitySystemRotor unspecified@AccessibilityHeadingLevel,ProposedViewSize
        15.0 members: visible voiceOver@AccessibilityTechnologies withCGContext@GraphicsContext withoutMirroring@Localization
        15.0 members: wordProcessing@AccessibilityTextContentType words@TextInputAutocapitalization xLarge@DynamicTypeSize xSmall@DynamicTypeSize
        15.0 members: xor@BlendMode xxLarge@DynamicTypeSize xxxLarge@DynamicTypeSize
        16.0 members: accessibilityQuickActionsEnabled@EnvironmentValues accessoryCircular@GaugeStyle accessoryCircularCapacity@GaugeStyle
        16.0 members: accessoryLinear@GaugeStyle accessoryLinearCapacity@GaugeStyle alwaysAvailable@ToolbarCustomizationOptions appRefresh@BackgroundTask
        16.0 members: append@NavigationPath backgroundTask@Scene balanced@NavigationSplitViewStyle browser@ToolbarRole cgImage@ImageRenderer
        16.0 members: codable@NavigationPath colorSpace@AnyGradient,Gradient,MeshGradient combineExplicit@HorizontalAlignment,VerticalAlignment
        16.0 members: commandsRemoved@Scene commandsReplaced@Scene compressed@Width condensed@Width contentTransitionAddsDrawingGroup@EnvironmentValues
        16.0 members: cornerRadii@UnevenRoundedRectangle customizationBehavior@CustomizableToolbarContent,TabContent
        16.0 members: defaultCustomization@CustomizableToolbarContent detailOnly@NavigationSplitViewVisibility device@ColorSpace dimensions@LayoutSubview
        16.0 members: direction@AccessibilityZoomGestureAction displayedComponents@DatePickerStyleConfiguration distance@ViewSpacing
        16.0 members: doubleColumn@NavigationSplitViewVisibility drop@ShadowStyle editor@ToolbarRole ended
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
        16.0 members: updateCache@AnyLayout,GridLayout,Layout urlSession@BackgroundTask userInitiated@DefaultFocusEvaluationPriority
        16.0 members: verticalScrollIndicatorVisibility@EnvironmentValues verticalSpacing@GridLayout zoomIn@Direction,PointerStyle
        16.0 members: zoomOut@Direction,PointerStyle
        16.4 members: basedOnSize@ScrollBounceBehavior compactMenu@ControlGroupStyle horizontalScrollBounceBehavior@EnvironmentValues
        16.4 members: onSearchPresentation@SearchScopeActivation onTextEntry@SearchScopeActivation resizes@PresentationContentInteraction
        16.4 members: scrolls@PresentationContentInteraction verticalScrollBounceBehavior@EnvironmentValues
        17.0 members: accessibilityDimFlashingLights@EnvironmentValues accessibilityPlayAnimatedImages@EnvironmentValues activate@FocusInteractions
        17.0 members: addAnimationCompletion@Transaction animate@Animation,CustomAnimation animated@ScrollTransitionConfiguration apply@Transition
        17.0 members: arguments@Shader backgroundProminence@EnvironmentValues bezier@UnitCurve bounce@Spring
        17.0 members: buildArray@KeyframeTrackContentBuilder,KeyframesBuilder buildFinalResult@KeyframesBuilder
        17.0 members: buildPartialBlock@KeyframeTrackContentBuilder,KeyframesBuilder bundle@ShaderLibrary buttonBorder@Shape centered@Threshold
        17.0 members: circularEaseIn@UnitCurve circularEaseInOut@UnitCurve circularEaseOut@UnitCurve colorArray@Argument colorShader@Filter
        17.0 members: constrainedHigh@DynamicRange containerSize@ScrollTargetBehaviorContext,ScrollGeometry
        17.0 members: contentSize@ScrollTargetBehaviorContext,ScrollGeometry,WindowResizability customizationID@TableColumnContent,TabContent
        17.0 members: damping@Spring dampingRatio@Spring decrease@SensoryFeedback decreased@BadgeProminence
        17.0 members: defaultVisibility@TableColumnContent,TabContent detail@NavigationSplitViewColumn didDisappear@TransitionPhase
        17.0 members: disabledCustomizationBehavior@TableColumnContent dismissBehavior@Transaction dismissWindow@EnvironmentValues
        17.0 members: displayFileExtensions@FileDialogBrowserOptions distortionShader@Filter dithersColor@Shader documentConfiguration@EnvironmentValues
        17.0 members: duration@KeyframeTimeline,Spring dynamicallyCall@ShaderFunction easeInEaseOut@UnitCurve
        17.0 members: edge@MoveTransition,PushTransition,ScrollPosition edit@FocusInteractions,AccessibilityActionCategory
        17.0 members: enumeratePackages@FileDialogBrowserOptions fillStyle@FillShapeView float2@Argument float3@Argument float4@Argument float@Argument
        17.0 members: floatArray@Argument force@Spring hasMotion@TransitionProperties ignored@Result impact@SensoryFeedback
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
        ? members: AccessibilityQuickActionsEnabled@EnvironmentValues AutocorrectionDisabled@EnvironmentValues BottomTrailing
        ? members: Grayscale@Filter,VisualEffect MaterialActiveAppearance@EnvironmentValues Shift@EventModifiers SpringLoadingBehavior@TabContent
        ? members: TimingCurve@Animation VoiceOver@AccessibilityTechnologies above@Position acceptedItemCount@DropConfiguration
        ? members: accessibilityAssistiveAccessEnabled@EnvironmentValues accessibilityPrefersHeadAnchorAlternative@EnvironmentValues
        ? members: accessibilityShowBorders@EnvironmentValues accessoriesBar@Set accessoryBar@PrimitiveButtonStyle,ToolbarItemPlacement,ToolbarPlacement
        ? members: accessoryBarAction@PrimitiveButtonStyle actions@SectionConfiguration activityFamily@EnvironmentValues
        ? members: affinity@AttributedTextSelection,TextSelection altitude@PencilHoverPose alwaysByFew@LimitBehavior alwaysByOne@LimitBehavior
        ? members: amount@ImmersionChangeContext animating@ScrollPhase appBackgrounded@SnapshotReason appScheduled@SnapshotReason
        ? members: appearsActive@EnvironmentValues ascent@TypographicBounds associated@WindowManagerRole attributes@AttributedTextSelection
        ? members: authorizationController@EnvironmentValues avoidHidingContent@SearchPresentationToolbarBehavior azimuth@PencilHoverPose
        ? members: began@WorldRecenterPhase below@Position bezierPoints@Locations bluetoothAlert@BackgroundTask blurReplace@Transition
        ? members: borderedButton@MenuStyle bottomControlPoint@BezierPoint bottomOrnament@ToolbarItemPlacement,ToolbarPlacement bounds3D@Source
        ? members: buttonIconOnly@PressFeedback cDevice@RemoteDeviceIdentifier card@PrimitiveButtonStyle carousel@ListStyle,TabViewStyle
        ? members: characterIndices@Run,RunSlice checkbox@ToggleStyle chirality@InputDevice close@ButtonRole collapsible@Section colors@MeshGradient
        ? members: columnResize@PointerStyle compile@Shader complete@WritingToolsBehavior complicationRenderingMode@EnvironmentValues
        ? members: complicationUpdate@SnapshotReason concentric@RoundedRectangularShapeCorners,Style configuration@BlurReplaceTransition
        ? members: confirm@ButtonRole constrain@AttributedTextFormattingDefinition,AttributedTextValueConstraint containerCornerInsets@GeometryProxy
        ? members: containerValues@LayoutSubview,SectionConfiguration,Subview contentBased@WritingDirectionStrategy contentInsets@ScrollGeometry
        ? members: contentMinSize@WindowResizability contentOffset@ScrollGeometry controlActiveState@EnvironmentValues convert@PhysicalMetricsConverter
        ? members: corners@RoundedRectangularShape credentialDataManager@EnvironmentValues credentialExportManager@EnvironmentValues
        ? members: credentialImportManager@EnvironmentValues critical@DialogSeverity ctFont@Resolved currentDate@TimeDataSource customAttribute@Text
        ? members: dataTransferCompleted@Phase dateRange@TimeDataSource decelerating@ScrollPhase defaultDisplay@WindowPlacementContext
        ? members: defaultLaunchBehavior@Scene defaultPosition@Scene defaultSize@Scene defaultWindowPlacement@Scene defaultWorldScaling@Scene
        ? members: depthAlignment@Layout descent@TypographicBounds desktop@WindowLevel devicePickerSupports@EnvironmentValues dialogIcon@Scene
        ? members: directPinch@Kind disablesSubpixelQuantization@DrawingOptions dismissImmersiveSpace@EnvironmentValues displayPadding@TextRenderer
        ? members: documentBrowserContextMenu@Scene downUp@Configuration downstream@TextSelectionAffinity draggedItemIDs@DragSession,LocalSession
        ? members: draggedItemIndex@DragSession drawing@HandPointerBehavior durationOffset@TimeDataSource dynamic@WorldScalingBehavior
        ? members: elliptical@ListStyle ending@Phase entering@Phase exclusive@Gesture exiting@Phase exposureAdjust@Color extraLargeTitle2@Font,TextStyle
        ? members: extraLargeTitle@Font,TextStyle failed@PencilSqueezeGesturePhase,Phase feathered@GlassBackgroundEffect field@DatePickerStyle
        ? members: fitToContent@WindowIdealSize fitted@ButtonSizing,PresentationSizing flat@SymbolColorRenderingMode floating@WindowLevel
        ? members: focusEffect@ContentShapeKinds fontPanel@Set fontResolutionContext@EnvironmentValues footer@SectionConfiguration form@PresentationSizing
        ? members: frameResize@PointerStyle full@ImmersionStyle geometry@ScrollPhaseChangeContext glass@PrimitiveButtonStyle
        ? members: glassProminent@PrimitiveButtonStyle grabActive@PointerStyle grabIdle@PointerStyle handActivationBehavior@Gesture
        ? members: hard@ScrollEdgeEffectStyle hasTag@ContainerValues header@SectionConfiguration headroom@Color,ResolvedHDR hiddenTitleBar@WindowStyle
        ? members: horizontalSizeClass@EnvironmentValues horizontalText@PointerStyle hourMinuteAndSecond@DatePickerComponents
        ? members: hoverPose@PencilDoubleTapGestureValue,PencilSqueezeGestureValue identifier@SnapshotData idle@ScrollPhase
        ? members: immediate@ScrollDismissesKeyboardMode immersiveContentBrightness@Scene immersiveEnvironmentBehavior@Scene
        ? members: immersiveSpace@CoordinateSpaceProtocol implicit@GlassBackgroundDisplayMode indirectPinch@Kind initial@Phase
        ? members: initialImmersionAmount@ProgressiveImmersionStyle initialOffset@ScrollAnchorRole inputAssistant@Set inputDevicePose3D@Value
        ? members: inputDevices@Value insertionPoint@Indices intentDidRun@BackgroundTask interacting@ScrollPhase interactionPoint@Value
        ? members: inward@FrameResizeDirection,Set isActive@GestureState isActivityFullscreen@EnvironmentValues isActivityUpdateReduced@EnvironmentValues
        ? members: isBold@Resolved isInsertion@TextSelection isItalic@Resolved isLowercaseSmallCaps@Resolved isMonospaced@Resolved
        ? members: isObservationEnabled@ImageRenderer isPositionedByUser@ScrollPosition isSceneCaptured@EnvironmentValues isScrolling@ScrollPhase
        ? members: isSmallCaps@Resolved isTabBar@AccessibilityTraits isTruncated@Layout isUppercaseSmallCaps@Resolved
        ? members: isUserAuthenticationEnabled@EnvironmentValues kind@InputDevice largeSubtitle@ToolbarItemPlacement
        ? members: layoutBased@AlignmentStrategy,WritingDirectionStrategy leadingControlPoint@BezierPoint levelOfDetail@EnvironmentValues
        ? members: limited@WritingToolsBehavior limitsScrolls@ScrollTargetBehaviorProperties list@DragDropPreviewsFormation location3D@Value
        ? members: locations@MeshGradient look@ScrollInputKind makeSharedContext@PreviewModifier matchWindow@MaterialActiveAppearance
        ? members: matchedGeometry@GlassEffectTransition matches@ID materialize@GlassEffectTransition maximum@SelectionFeedback,WindowIdealSize
        ? members: maximumImmersionAmount@ProgressiveImmersionStyle menuBarExtraStyle@Scene meshGradient@Shading minimize@SearchToolbarBehavior
        ? members: minimumImmersionAmount@ProgressiveImmersionStyle mix@Color mixed@ImmersionStyle multiSelection@Indices
        ? members: navigationSplitView@ContainerBackgroundPlacement newDocument@EnvironmentValues nsImage@ImageRenderer numeric@TableColumnAlignment
        ? members: off@SelectionFeedback openDocument@EnvironmentValues openImmersiveSpace@EnvironmentValues openSettings@EnvironmentValues
        ? members: operationOutsideApplication@DropProposal optional@TouchBarItemPresence orientation@SquareAzimuth,WorldTrackingLimitation
        ? members: origin@Line,TypographicBounds ornament@TabBarPlacement outline@AccessibilityQuickActionStyle outward@FrameResizeDirection,Set
        ? members: pageIndicator@TabBarPlacement pathComplete@SensoryFeedback perspectiveRotationEffect@VisualEffect pile@DragDropPreviewsFormation
        ? members: pinch@HandActivationBehavior pinned@TabPlacement plate@GlassBackgroundEffect pointSize@Font,Resolved pointer@Kind points@Locations
        ? members: pose@InputDevice predictedEndLocation3D@Value predictedEndTranslation3D@Value preferredPencilDoubleTapAction@EnvironmentValues
        ? members: preferredPencilSqueezeAction@EnvironmentValues prelaunch@SnapshotReason presented@SceneLaunchBehavior press@SensoryFeedback
        ? members: preventDictation@TextInputDictationBehavior primaryRotation@Operation,Set progressive@ImmersionStyle
        ? members: prompt@AccessibilityQuickActionStyle property@PreviewProvider,ShapeStyle,SymbolVariants purchase@EnvironmentValues
        ? members: pushWindow@EnvironmentValues quinary@HierarchicalShapeStyle,ShapeStyle radioGroup@PickerStyle ranges@Indices reason@SnapshotData
        ? members: rect3D@Source rectSelection@PointerStyle release@SensoryFeedback relevantShortcut@BackgroundTask
        ? members: remoteDeviceIdentifier@EnvironmentValues replacement@Position replacementUnspecifiedDimensions@ProposedViewSize
        ? members: requestAgeRange@EnvironmentValues required@TouchBarItemPresence resetFocus@EnvironmentValues resetSectionOrder@TabViewCustomization
        ? members: resetTabOrder@SectionCustomization resetVisibility@TabViewCustomization resolveHDR@Color restorationBehavior@Scene
        ? members: returnToDefaultState@SnapshotReason roll@PencilHoverPose rotation3DEffect@VisualEffect rowResize@PointerStyle
        ? members: runSystemShortcut@PencilPreferredAction scrollContentOffsetAdjustmentBehavior@Transaction
        ? members: scrollPositionUpdatePreservesVelocity@Transaction scrollTargetAnchor@Transaction searchTabSelection@TabSearchActivation
        ? members: secondaryRotation@Operation,Set shapeStyle@UsageType sharedBackgroundVisibility@CustomizableToolbarContent,ToolbarContent
        ? members: showColorPalette@PencilPreferredAction showContextualPalette@PencilPreferredAction showInkAttributes@PencilPreferredAction
        ? members: showsWidgetContainerBackground@EnvironmentValues showsWidgetLabel@EnvironmentValues sideBySideButtons@Alert
        ? members: sidebarAdaptable@TabViewStyle sidebarOnly@TabPlacement sidebarToggle@ToolbarDefaultItemKind sidebarVisibility@TabCustomization
        ? members: simultaneous@Gesture singleWindowList@CommandGroupPlacement sizeChanges@ScrollAnchorRole sizeDependent@TextVariantPreference
        ? members: slider@PressFeedback,ReleaseFeedback smoothsColors@MeshGradient snapshot@BackgroundTask squareBorder@TextFieldStyle
        ? members: startInputDevicePose3D@Value startLocation3D@Value stepperField@DatePickerStyle sticky@PresentationSizing
        ? members: subscriptionStore@ContainerBackgroundPlacement subscriptionStoreFullHeight@ContainerBackgroundPlacement
        ? members: subscriptionStoreHeader@ContainerBackgroundPlacement subtitle@ToolbarItemPlacement supported@VolumeViewpointUpdateStrategy
        ? members: supportedActivityFamilies@EnvironmentValues supportsImagePlayground@EnvironmentValues supportsRemoteScenes@EnvironmentValues
        ? members: supportsReplace@FindContext suppressed@SceneLaunchBehavior surfaceSnappingInfo@EnvironmentValues switchEraser@PencilPreferredAction
        ? members: switchPrevious@PencilPreferredAction systemOverlayAppearance@Animation systemOverlayDelayedDisappearance@Animation
        ? members: systemOverlayDisappearance@Animation systemOverlayDisappearanceDelay@Animation tabBarOnly@TabViewStyle
        ? members: tabBarVisibility@TabCustomization tabOrder@SectionCustomization tabPlacement@TabContent tabView@ContainerBackgroundPlacement
        ? members: tabViewBottomAccessoryPlacement@EnvironmentValues targetedToAnyEntity@Gesture targetedToEntity@Gesture textVariant@Text timestamp@Value
        ? members: titleBar@WindowStyle toggle@PressFeedback toolbarLabelStyle@EnvironmentValues toolbarPrincipal@SearchFieldPlacement
        ? members: topBar@TabBarPlacement topControlPoint@BezierPoint trailingControlPoint@BezierPoint transform3DEffect@VisualEffect
        ? members: translate@Operation,Set translation3D@Value typingAttributes@AttributedTextSelection typographicBounds@Line,Run,RunSlice
        ? members: unified@WindowToolbarStyle unifiedCompact@WindowToolbarStyle uniform@ContainerSizingOptions unscaled@WorldScalingCompensation
        ? members: upUp@Configuration updated@Gesture upperLimbVisibility@Scene upstream@TextSelectionAffinity utilityPanel@Position
        ? members: variable@ContainerSizingOptions verticalPage@TabViewStyle verticalSizeClass@EnvironmentValues verticalText@PointerStyle
        ? members: viewID@ScrollPosition visibleRect@DisplayProxy,ScrollGeometry volumeWorldAlignment@Scene volumetric@WindowStyle
        ? members: watchConnectivity@BackgroundTask webAuthenticationSession@EnvironmentValues widget@ContainerBackgroundPlacement
        ? members: widgetAccentedRenderingMode@Image widgetContentMargins@EnvironmentValues widgetFamily@EnvironmentValues
        ? members: widgetRenderingMode@EnvironmentValues window@ContainerBackgroundPlacement,MenuBarExtraStyle windowBackground@ShapeStyle
        ? members: windowBackgroundDragBehavior@Scene windowIdealPlacement@Scene windowIdealSize@Scene windowLevel@Scene windowList@CommandGroupPlacement
        ? members: windowManagerRole@Scene windowResizability@Scene windowStyle@Scene windowToolbar@ToolbarPlacement windowToolbarLabelStyle@Scene
        ? members: windowToolbarStyle@Scene windows@WindowPlacementContext worldScalingCompensation@PhysicalMetricsConverter
        ? members: worldTrackingLimitations@EnvironmentValues writingDirectionBased@AlignmentStrategy zDistance@PencilHoverPose zoom@NavigationTransition
        """
}
