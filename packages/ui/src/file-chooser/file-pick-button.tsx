import { cx } from 'class-variance-authority'
import { type ComponentProps, type ReactNode, useId } from 'react'
import { buttonClass } from '../button/index.ts'

export interface FilePickButtonProps extends Pick<ComponentProps<'input'>, 'capture' | 'disabled' | 'className'> {
  accept?: string | undefined
  icon: ReactNode
  /** Id of the name of the document, read before the words of the button. */
  labelledBy: string
  describedBy?: string | undefined
  children: ReactNode
  onChoose: (file: File) => void
}

/** A native file input that looks like a button; choosing the same file twice counts twice. */
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
        disabled && 'border-line bg-sunken text-muted',
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
