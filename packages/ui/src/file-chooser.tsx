import { cx } from 'class-variance-authority'
import { Camera, CircleCheck, FileText, Trash2, Upload } from 'lucide-react'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { Button, buttonClass } from './button.tsx'
import { describedBy, ErrorMessage } from './text.tsx'

export interface FilePickButtonProps
  extends Pick<ComponentProps<'input'>, 'id' | 'capture' | 'disabled' | 'className'> {
  /** File types, as in the attribute of the element. */
  accept?: string | undefined
  /** The picture before the text. */
  icon: ReactNode
  /** Id of the document's name, which screen readers read before the button text. */
  labelledBy: string
  /** Ids of the texts that describe it. */
  describedBy?: string | undefined
  /** The content. */
  children: ReactNode
  /** Called with the chosen file. */
  onChoose: (file: File) => void
}

/** A native file input that looks like a button. Reports the same file again when it is chosen twice. */
export const FilePickButton = ({
  icon,
  labelledBy,
  describedBy,
  children,
  onChoose,
  className,
  disabled,
  ...rest
}: FilePickButtonProps) => {
  const wordsId = useId()
  return (
    <label
      className={cx(
        buttonClass({ variant: 'secondary', size: 'small' }),
        'relative has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-focus',
        // Overrides the colors of the variant.
        disabled && 'border-line! bg-sunken! text-muted!',
        className,
      )}
    >
      {icon}
      <span id={wordsId}>{children}</span>
      <input
        type="file"
        className="absolute inset-0 size-full cursor-pointer opacity-0 file:hidden"
        aria-labelledby={`${labelledBy} ${wordsId}`}
        aria-describedby={describedBy}
        disabled={disabled}
        onChange={(event) => {
          const chosen = event.currentTarget.files?.[0]
          event.currentTarget.value = ''
          if (chosen) onChoose(chosen)
        }}
        {...rest}
      />
    </label>
  )
}

export interface FileChooserWords {
  /** Label of the button that chooses a file. */
  readonly choose: string
  /** Label of the camera button, shown on touch devices. No camera when absent. */
  readonly takePhoto?: string
  /** Label of the button that chooses another file. */
  readonly replace: string
  /** Label of the button that removes the file. */
  readonly remove: string
  /** Accessible name of the progress bar. */
  readonly uploading: string
  /** Shown while no file is chosen. */
  readonly none: string
}

export interface FileChooserProps extends Omit<ComponentProps<'div'>, 'id' | 'children'> {
  /** Id that an error summary links to. With `-file` it is the id of the button that chooses a file. */
  id?: string
  /** The visible name. */
  label: ReactNode
  /** Help under the label. */
  hint?: ReactNode
  /** The message under the control; marks it as invalid. */
  error?: ReactNode
  /** Texts in the language of the reader. */
  words: FileChooserWords
  /** Value of `<input accept>`: "image/jpeg,image/png,application/pdf". */
  accept?: string
  /** The chosen file: its name, a second line such as its size, and a preview. */
  file?: { readonly name: string; readonly detail?: ReactNode; readonly preview?: ReactNode } | null
  /** 0 to 100 while uploading; absent otherwise. */
  progress?: number
  /** Called with the chosen file. */
  onChoose: (file: File) => void
  /** Called by the remove button. */
  onRemove?: () => void
  /** Shown after the buttons. */
  children?: ReactNode
}

interface ChosenFileRowProps extends Pick<FileChooserProps, 'file' | 'progress' | 'words' | 'onRemove'> {
  /** Id of the name of the document. */
  labelledBy: string
}

/** Shows the file, its progress, or that none is chosen. All states have the same height, so that nothing below moves. */
const ChosenFileRow = ({ file, progress, words, onRemove, labelledBy }: ChosenFileRowProps) => {
  const removeId = useId()
  return (
    <div className="flex min-h-16 items-center gap-3">
      <span
        className={cx(
          'flex size-16 shrink-0 items-center justify-center overflow-hidden rounded-md border bg-sunken',
          file ? 'border-line text-primary' : 'border-dashed border-edge text-muted',
        )}
      >
        {file?.preview ?? <FileText aria-hidden="true" className="size-8" />}
      </span>
      <span className="min-w-0 flex-1">
        <span className={cx('line-clamp-1 wrap-anywhere', file ? 'font-semibold' : 'text-muted')}>
          {file?.name ?? words.none}
        </span>
        {progress !== undefined ? (
          <span className="mt-1 flex items-center gap-2 text-sm">
            <progress
              aria-label={words.uploading}
              max={100}
              value={progress}
              className="block h-2.5 min-w-0 flex-1 appearance-none overflow-hidden rounded-full bg-line [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-line [&::-webkit-progress-value]:bg-primary"
            />
            <span aria-hidden="true" className="digits">
              {Math.round(progress)} %
            </span>
          </span>
        ) : (
          file?.detail && <span className="block text-sm text-muted">{file.detail}</span>
        )}
      </span>
      {file && onRemove && (
        <Button variant="quiet" size="small" onClick={onRemove} aria-labelledby={`${labelledBy} ${removeId}`}>
          <Trash2 aria-hidden="true" className="size-5" />
          <span id={removeId} className="sr-only">
            {words.remove}
          </span>
        </Button>
      )}
    </div>
  )
}

/** Chooses, photographs, replaces or removes one document. Does not validate it. */
export const FileChooser = ({
  id,
  label,
  hint,
  error,
  words,
  accept,
  file,
  progress,
  onChoose,
  onRemove,
  children,
  className,
  ...rest
}: FileChooserProps) => {
  const generatedId = useId()
  const baseId = id ?? generatedId
  const uploading = progress !== undefined
  const descriptionIds = describedBy(baseId, { hint, error })
  const pick = { accept, onChoose, describedBy: descriptionIds, labelledBy: `${baseId}-label` }
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset cannot be laid out as this card on all browsers
    <div
      id={baseId}
      role="group"
      aria-labelledby={`${baseId}-label`}
      aria-describedby={descriptionIds}
      className={cx(
        'flex flex-col gap-3 rounded-lg border-2 bg-surface p-4',
        error ? 'border-danger' : file ? 'border-primary' : 'border-dashed border-edge',
        className,
      )}
      {...rest}
    >
      <div>
        <p id={`${baseId}-label`} className="flex items-start justify-between gap-3 font-semibold">
          {label}
          {file && !uploading && !error && <CircleCheck aria-hidden="true" className="size-6 text-success" />}
        </p>
        {hint && (
          <p id={`${baseId}-hint`} className="text-sm text-muted">
            {hint}
          </p>
        )}
      </div>
      <ChosenFileRow {...{ file, progress, words, onRemove }} labelledBy={`${baseId}-label`} />
      {error && <ErrorMessage id={`${baseId}-error`}>{error}</ErrorMessage>}
      <div className="flex flex-wrap gap-3 max-sm:*:flex-auto">
        <FilePickButton
          {...pick}
          id={`${baseId}-file`}
          disabled={uploading}
          icon={<Upload aria-hidden="true" className="size-5" />}
        >
          {file ? words.replace : words.choose}
        </FilePickButton>
        {words.takePhoto && (
          <FilePickButton
            {...pick}
            // A phone opens its camera only when the input accepts only images.
            accept="image/*"
            capture="environment"
            disabled={uploading}
            className="hidden pointer-coarse:inline-flex"
            icon={<Camera aria-hidden="true" className="size-5" />}
          >
            {words.takePhoto}
          </FilePickButton>
        )}
        {children}
      </div>
    </div>
  )
}
