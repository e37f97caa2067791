// The icons of the screens, with one icon for each meaning in all packages.
export {
  ArrowLeft as BackIcon,
  Calendar as CalendarIcon,
  Check as CheckIcon,
  Clock as ClockIcon,
  Download as DownloadIcon,
  ExternalLink as OutsideIcon,
  FileText as DocumentIcon,
  Mail as MailIcon,
  Menu as MenuIcon,
  Pencil as EditIcon,
  Phone as PhoneIcon,
  Plus as AddIcon,
  Search as SearchIcon,
  Trash2 as DeleteIcon,
  User as PersonIcon,
  Users as GroupIcon,
  X as CloseIcon,
} from 'lucide-react'
export { Alert, type AlertProps } from './alert.tsx'
export { announce } from './announce.ts'
export { Button, type ButtonProps, buttonClass, Skeleton, Spinner } from './button.tsx'
export { Calendar, type CalendarProps, type CalendarSystem, type CalendarWords } from './calendar.tsx'
export { Card, type CardProps } from './card.tsx'
export { Carousel, type CarouselProps, type CarouselWords } from './carousel.tsx'
export { Checkbox, type CheckboxProps } from './checkbox.tsx'
export { ChoiceCards, type ChoiceCardsProps, type ChoiceOptionProps } from './choice-cards.tsx'
export { Countdown, type CountdownProps } from './countdown.tsx'
export { DescriptionList, EmptyState, type EmptyStateProps, Tag, type TagProps } from './data-display.tsx'
export { DateField, type DateFieldProps } from './date-field.tsx'
export { Dialog, type DialogProps } from './dialog.tsx'
export { Accordion, Disclosure, type DisclosureProps } from './disclosure.tsx'
export { ErrorSummary, type ErrorSummaryProps, focusField } from './error-summary.tsx'
export {
  type ControlWidth,
  Field,
  type FieldProps,
  Fieldset,
  type FieldsetProps,
  useFieldIds,
} from './field.tsx'
export {
  FileChooser,
  type FileChooserProps,
  type FileChooserWords,
} from './file-chooser.tsx'
export { FocusOnArrival } from './focus-on-arrival.tsx'
export { Emblem, FolderPicture, Tibeb } from './illustrations.tsx'
export { LanguageSwitch, type LanguageSwitchProps } from './language-switch.tsx'
export { Cluster, Container, Grid, PageSection, Prose, Split, type SplitProps, Stack } from './layout.tsx'
export { OneTimeCode, type OneTimeCodeProps } from './one-time-code.tsx'
export { PasswordField, type PasswordFieldProps } from './password-field.tsx'
export { BarcodeFrame, type BarcodeFrameProps, PrintButton, PrintPage, type PrintPageProps } from './print.tsx'
export {
  Footer,
  FooterColumn,
  type FooterProps,
  focusHeading,
  Header,
  HeaderLink,
  type HeaderProps,
  Shell,
  type ShellProps,
  SkipLink,
} from './shell.tsx'
export { type Slot, SlotPicker, type SlotPickerProps } from './slot-picker.tsx'
export { type Step, Stepper, type StepperProps, type StepState } from './stepper.tsx'
export { type Column, Table, type TableProps } from './table.tsx'
export { VisuallyHidden } from './text.tsx'
