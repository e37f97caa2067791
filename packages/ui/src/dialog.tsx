import { cx } from 'class-variance-authority'
import { X } from 'lucide-react'
import { type ComponentProps, type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { Button } from './button.tsx'

export interface DialogProps extends Omit<ComponentProps<'dialog'>, 'open' | 'title' | 'onClose'> {
  /** Whether it is shown. */
  open: boolean
  /** Called on Escape, the cross or a click beside the sheet; set `open` to false then. */
  onClose: () => void
  /** The visible title. */
  title: ReactNode
  /** Name of the cross. */
  closeLabel: string
  /** The buttons at the foot. */
  actions?: ReactNode
}

/**
 * A question or notice above the page, from below on a phone. The browser's own `<dialog>`: it keeps the focus
 * inside, gives it back afterwards, and needs no style element, which a strict content security policy forbids.
 */
export const Dialog = ({ open, onClose, title, closeLabel, actions, className, children, ...rest }: DialogProps) => {
  const sheet = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useEffect(() => {
    const dialog = sheet.current
    if (!dialog || dialog.open === open) return
    if (open) dialog.showModal()
    else dialog.close()
  }, [open])
  // The sheet's content fills it, so only a click beside the sheet has the dialog itself as its target.
  const closeBeside = (event: MouseEvent) => {
    if (event.target === sheet.current) onClose()
  }
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape is the keyboard's way, heard by onCancel
    <dialog
      ref={sheet}
      aria-labelledby={titleId}
      className={cx(
        'm-0 mt-auto w-full max-w-none rounded-t-lg bg-surface text-ink raised backdrop:bg-[rgb(0_0_0/0.55)] sm:m-auto sm:max-w-form sm:rounded-lg',
        className,
      )}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      onClick={closeBeside}
      {...rest}
    >
      <div className="flex max-h-[85dvh] flex-col">
        <div className="flex items-start justify-between gap-3 px-5 pt-4">
          <h2 id={titleId} className="pt-1.5 text-xl">
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
