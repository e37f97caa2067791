import { FieldInput, FieldSelect, FieldTextarea } from './controls.tsx'
import { FieldRoot } from './field.tsx'
import { FieldError, FieldHint, FieldLabel } from './messages.tsx'

/** One question: `Field.Label`, `Field.Hint`, one control (`Input`, `Select`, `Textarea`), `Field.Error`. */
export const Field = /* @__PURE__ */ Object.assign(FieldRoot, {
  Label: FieldLabel,
  Hint: FieldHint,
  Error: FieldError,
  Input: FieldInput,
  Select: FieldSelect,
  Textarea: FieldTextarea,
})

export { useFieldIds } from './context.ts'
export { controlClass } from './control-class.ts'
export { controlProps } from './control-props.ts'
export type { ControlWidth } from './controls.tsx'
export type { FieldProps } from './field.tsx'
export { Fieldset, type FieldsetProps } from './fieldset.tsx'
