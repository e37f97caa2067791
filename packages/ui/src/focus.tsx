import { type ReactNode, useEffect, useRef } from 'react'

const focusable = 'input:not([type="hidden"], [disabled]), :is(select, textarea, button):not([disabled]), a[href]'

/** Focuses the field with this id, or the first control of a group. Returns false when it is not on the page. */
export const focusField = (fieldId: string): boolean => {
  const target = document.getElementById(fieldId)
  const control = target?.matches(focusable) ? target : target?.querySelector<HTMLElement>(focusable)
  if (!control) return false
  control.focus({ preventScroll: true })
  // Also scrolls to the label above the control.
  const visible = control.closest('fieldset') ?? control.parentElement ?? control
  visible.scrollIntoView?.({ block: 'center' })
  return true
}

/** Scrolls to its content and focuses it when it appears, so that sighted and screen-reader users notice it. */
export const FocusOnArrival = ({ children }: { readonly children: ReactNode }) => {
  const element = useRef<HTMLDivElement>(null)
  useEffect(() => {
    element.current?.focus({ preventScroll: true })
    element.current?.scrollIntoView?.({ block: 'center' })
  }, [])
  return (
    <div ref={element} tabIndex={-1} className="outline-none">
      {children}
    </div>
  )
}
