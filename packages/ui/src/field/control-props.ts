import type { FieldIds } from './context.ts'

/** The attributes that tie any control to its field: id, description, invalid and required marks. */
export const controlProps = (field: FieldIds, describedBy?: string) => ({
  id: field.controlId,
  'aria-describedby':
    [describedBy, field.hasHint && field.hintId, field.hasError && field.errorId].filter(Boolean).join(' ') ||
    undefined,
  'aria-invalid': field.invalid || undefined,
  'aria-required': field.required || undefined,
})
