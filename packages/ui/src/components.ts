/** Every component, icon and the words they need. A page pays for what it imports and nothing else. */
export { ActionSheet, type ActionSheetItem, type ActionSheetProps } from './components/action-sheet';
export { Album, type AlbumProps } from './components/album';
export { AudioPlayer, type AudioPlayerProps } from './components/audio-player';
export { Avatar, type AvatarProps } from './components/avatar';
export { AvatarCropper, type AvatarCropperProps } from './components/avatar-cropper';
export { BackToTop, type BackToTopProps } from './components/back-to-top';
export { Badge, type BadgeProps } from './components/badge';
export { type BreakdownItem, BreakdownList, type BreakdownListProps } from './components/breakdown-list';
export {
  Button,
  ButtonLink,
  type ButtonLinkProps,
  type ButtonLook,
  type ButtonProps,
} from './components/button';
export {
  Calendar,
  CalendarPending,
  type CalendarPendingProps,
  type CalendarProps,
  RangeCalendar,
  type RangeCalendarProps,
  type Stay,
} from './components/calendar';
export { Card, type CardProps } from './components/card';
export {
  Cell,
  CellGroup,
  type CellGroupProps,
  type CellProps,
  CellWithAction,
  type CellWithActionProps,
} from './components/cell';
export { Checkbox, type CheckboxProps } from './components/checkbox';
export {
  type CityOption,
  CityPicker,
  CityPickerPending,
  type CityPickerProps,
} from './components/city-picker';
export { CodeInput, type CodeInputProps } from './components/code-input';
export { Collapse, type CollapseItem, type CollapseProps } from './components/collapse';
export { Countdown, type CountdownProps } from './components/countdown';
export { DatePicker, type DatePickerProps, type DatePrecision } from './components/date-picker';
export {
  type DescriptionItem,
  DescriptionList,
  type DescriptionListProps,
} from './components/description-list';
export { DesktopLayout, type DesktopLayoutItem, type DesktopLayoutProps } from './components/desktop-layout';
export { Dialog, type DialogProps } from './components/dialog';
export {
  DrawGrid,
  type DrawGridProps,
  type DrawItem,
  type DrawProps,
  MysteryBox,
  type MysteryBoxProps,
  Turntable,
  type TurntableProps,
} from './components/draw';
export { Field, type FieldControlProps, type FieldProps, type FieldWords } from './components/field';
export { Form, type FormProps } from './components/form';
export { HomeTheme, type HomeThemeProps } from './components/home-theme';
export {
  type HotelFacility,
  type HotelInfo,
  HotelInfoDialog,
  type HotelInfoDialogProps,
} from './components/hotel-info-dialog';
export { IconButton, type IconButtonProps } from './components/icon-button';
export { ImagePreview, type ImagePreviewProps, type PreviewItem } from './components/image-preview';
export {
  IndexList,
  type IndexListGroup,
  type IndexListItem,
  type IndexListProps,
} from './components/index-list';
export {
  Link,
  type LinkProps,
  LinkProvider,
  type LinkProviderProps,
  type NavigateHandler,
} from './components/link';
export { LoadMore, type LoadMoreProps } from './components/load-more';
export { Mask, type MaskProps } from './components/mask';
export {
  CardGrid,
  type CardGridProps,
  MediaCard,
  type MediaCardLayout,
  MediaCardPending,
  type MediaCardPendingProps,
  type MediaCardProps,
} from './components/media-card';
export { Modal, type ModalProps } from './components/modal';
export { NavBar, type NavBarProps } from './components/nav-bar';
export { NoticeBar, type NoticeBarProps } from './components/notice-bar';
export { NumberBox, type NumberBoxProps } from './components/number-box';
export { OfflineNotice, type OfflineNoticeProps } from './components/offline-notice';
export { Overlay, type OverlayProps, preloadOverlays } from './components/overlay';
export { PageHeading, type PageHeadingProps } from './components/page-heading';
export { PageLayout, type PageLayoutProps } from './components/page-layout';
export {
  PaymentAppButton,
  type PaymentAppButtonProps,
  PaymentAppError,
  type PaymentAppErrorCode,
} from './components/payment-app-button';
export {
  Picture,
  type PicturePreload,
  type PictureProps,
  picturePreload,
  type ShownPicture,
  type ShownWidths,
  shownSizes,
} from './components/picture';
export { PictureRow, type PictureRowProps } from './components/picture-row';
export { Popup, type PopupProps } from './components/popup';
export { Price, type PriceProps } from './components/price';
export {
  Progress,
  ProgressCircle,
  type ProgressCircleProps,
  type ProgressProps,
} from './components/progress';
export { PullToRefresh, type PullToRefreshProps } from './components/pull-to-refresh';
export { QrCode, type QrCodeProps } from './components/qr-code';
export {
  RadioGroup,
  RadioGroupPending,
  type RadioGroupPendingProps,
  type RadioGroupProps,
  type RadioItem,
} from './components/radio-group';
export { Rate, type RateProps, RateScore, type RateScoreProps } from './components/rate';
export {
  type Region,
  type RegionNode,
  RegionPicker,
  type RegionPickerProps,
} from './components/region-picker';
export { RichText, type RichTextProps } from './components/rich-text';
export { Row, type RowProps } from './components/row';
export { RulesDialog, type RulesDialogProps } from './components/rules-dialog';
export { Scene, type SceneKind, type SceneProps } from './components/scene';
export { SearchBar, type SearchBarProps, SearchLink, type SearchLinkProps } from './components/search-bar';
export { Section, type SectionProps } from './components/section';
export { SegmentedControl, type SegmentedControlProps } from './components/segmented-control';
export { Select, type SelectOption, type SelectProps } from './components/select';
export { Poster, type PosterProps, ShareSheet, type ShareSheetProps } from './components/share-sheet';
export { Sidebar, type SidebarItem, type SidebarProps } from './components/sidebar';
export { Skeleton, type SkeletonProps, SkeletonText, type SkeletonTextProps } from './components/skeleton';
export { Spinner, type SpinnerProps } from './components/spinner';
export { Stack, type StackProps } from './components/stack';
export {
  Empty,
  type EmptyProps,
  ErrorState,
  type ErrorStateProps,
  NoNetwork,
  type NoNetworkProps,
  StateMessage,
  type StateMessageProps,
} from './components/state';
export { type StepItem, Steps, type StepsProps } from './components/steps';
export { Sticky, type StickyProps } from './components/sticky';
export { Swiper, type SwiperProps, type SwiperSlide } from './components/swiper';
export { Switch, type SwitchProps } from './components/switch';
export { TabBar, type TabBarItem, type TabBarProps } from './components/tab-bar';
export { type TabItem, Tabs, type TabsProps } from './components/tabs';
export { Tag, type TagProps } from './components/tag';
export { TextArea, type TextAreaProps } from './components/text-area';
export { TextField, type TextFieldProps } from './components/text-field';
export { TimePicker, type TimePickerProps } from './components/time-picker';
export { Timeline, type TimelineItem, type TimelineProps } from './components/timeline';
export {
  type ToastOptions,
  ToastProvider,
  type ToastProviderProps,
  type Toasts,
  useToast,
} from './components/toast';
export { TopTips, type TopTipsProps } from './components/top-tips';
export { type UploadedFile, Uploader, type UploaderProps, type UploadFunction } from './components/uploader';
export {
  VerificationCodeButton,
  type VerificationCodeButtonProps,
} from './components/verification-code-button';
export { type VideoCaptions, VideoPlayer, type VideoPlayerProps } from './components/video-player';
export { VirtualList, type VirtualListProps } from './components/virtual-list';
export { VisuallyHidden, type VisuallyHiddenProps } from './components/visually-hidden';
export { VoucherCard, VoucherCardPending, type VoucherCardProps } from './components/voucher-card';
export {
  type ColumnsOf,
  type WheelColumnData,
  type WheelOption,
  WheelPicker,
  type WheelPickerProps,
  WheelSheet,
  type WheelSheetProps,
} from './components/wheel-picker';
export {
  ArrowUpDownIcon,
  ArrowUpIcon,
  BadgePercentIcon,
  BedDoubleIcon,
  BellIcon,
  CalendarDaysIcon,
  CameraIcon,
  CheckIcon,
  ChevronDownIcon,
  ChevronLeftIcon,
  ChevronRightIcon,
  ChevronUpIcon,
  CircleAlertIcon,
  CircleCheckIcon,
  CircleHelpIcon,
  CircleXIcon,
  ClockIcon,
  CopyIcon,
  CreditCardIcon,
  CrownIcon,
  EllipsisIcon,
  ExternalLinkIcon,
  EyeIcon,
  EyeOffIcon,
  FileIcon,
  FileTextIcon,
  GiftIcon,
  HeadsetIcon,
  HeartIcon,
  HouseIcon,
  IdCardIcon,
  ImageIcon,
  ImageOffIcon,
  ImagePlusIcon,
  InfoIcon,
  LandmarkIcon,
  LanguagesIcon,
  LeafIcon,
  LinkIcon,
  ListFilterIcon,
  LogOutIcon,
  MapIcon,
  MapPinIcon,
  MegaphoneIcon,
  MenuIcon,
  MessageSquareTextIcon,
  MinusIcon,
  MoonIcon,
  MountainIcon,
  MountainSnowIcon,
  NavigationIcon,
  PauseIcon,
  PencilIcon,
  PhoneIcon,
  PlayIcon,
  PlusIcon,
  QrCodeIcon,
  ReceiptTextIcon,
  RotateCwIcon,
  RouteIcon,
  ScanLineIcon,
  SearchIcon,
  SendIcon,
  SettingsIcon,
  Share2Icon,
  ShieldCheckIcon,
  ShoppingBagIcon,
  ShoppingCartIcon,
  SparklesIcon,
  SquareIcon,
  StarIcon,
  SunIcon,
  TicketIcon,
  TicketsIcon,
  Trash2Icon,
  TreePineIcon,
  TriangleAlertIcon,
  UserRoundIcon,
  UserRoundPlusIcon,
  UsersRoundIcon,
  UtensilsIcon,
  WalletIcon,
  WavesIcon,
  WifiOffIcon,
  XIcon,
  ZoomInIcon,
  ZoomOutIcon,
} from './icons';
export { TextsProvider, type TextsProviderProps, useTexts } from './texts';
