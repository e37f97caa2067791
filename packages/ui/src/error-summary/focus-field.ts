const focusable = 'input:not([type="hidden"], [disabled]), :is(select, textarea, button):not([disabled]), a[href]'

/** Moves to the field with this id; for a group, to the first control in it. False when it is not on the page. */
export const focusField = (fieldId: string): boolean => {
  const target = document.getElementById(fieldId)
  const control = target?.matches(focusable) ? target : target?.querySelector<HTMLElement>(focusable)
  if (!control) return false
  control.focus({ preventScroll: true })
  // The label above the control should be seen as well.
  const visible = control.closest('fieldset') ?? control.parentElement ?? control
  visible.scrollIntoView?.({ block: 'center' })
  return true
}
