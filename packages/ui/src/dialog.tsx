import { cx } from 'class-variance-authority'
import { X } from 'lucide-react'
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'onClose'> {
  /** Whether it is shown. */
  open: boolean
  /** Called on Escape, the close button or a click on the backdrop. Set `open` to false then. */
  onClose: () => void
  /** The visible title. */
  title: ReactNode
  /** Accessible name of the close button. */
  closeLabel: string
  /** The buttons at the bottom. */
  actions?: ReactNode
}

/**
 * A modal question or notice, at the bottom of the screen on a phone. Uses the native `<dialog>`, which traps and returns
 * the focus and needs no style element (the content security policy forbids inline styles).
 */
export const Dialog = ({ open, onClose, title, closeLabel, actions, className, children, ...rest }: DialogProps) => {
  const dialogRef = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = dialogRef.current
    if (!dialog || dialog.open === open) return
    if (!open) return dialog.close()
    dialog.showModal()
    // Not the close button, which a key would press when the dialog opens while something is typed.
    dialog.querySelector('h2')?.focus()
  }, [open])
  // The content fills the dialog, so only a click on the backdrop has the dialog itself as its target.
  const closeOnBackdrop = (event: MouseEvent) => {
    if (event.target === dialogRef.current) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: onCancel handles Escape, the equivalent key
    <dialog
      ref={dialogRef}
      aria-labelledby={titleId}
      className={cx(
        'm-0 mt-auto w-full max-w-none rounded-t-lg bg-surface text-ink raised backdrop:bg-[rgb(0_0_0/0.55)] sm:m-auto sm:max-w-form sm:rounded-lg',
        className,
      )}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={closeOnBackdrop}
      {...rest}
    >
      <div className="flex flex-col">
        <div className="flex items-start justify-between gap-3 px-5 pt-4">
          <h2 id={titleId} tabIndex={-1} className="pt-1.5 text-xl">
            {title}
          </h2>
          <Button variant="quiet" size="icon" aria-label={closeLabel} onClick={onClose}>
            <X aria-hidden="true" className="size-6" />
          </Button>
        </div>
        <div className="overflow-y-auto overscroll-contain px-5 py-4">{children}</div>
        {actions && (
          <div className="flex flex-col gap-3 border-t border-line px-5 py-4 sm:flex-row-reverse sm:justify-start">
            {actions}
          </div>
        )}
      </div>
    </dialog>
  )
}
