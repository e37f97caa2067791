import { Checkbox, type CheckboxProps } from '@invea/ui'
import { type AnyField, useControl } from './use-wizard.ts'

export interface CheckFieldProps extends Pick<CheckboxProps, 'hint' | 'disabled' | 'name' | 'value' | 'required'> {
  readonly field: AnyField
  readonly label?: string
}

export const CheckField = ({ field, label, ...rest }: CheckFieldProps) => {
  const { value, change, label: usualLabel, ...control } = useControl(field)
  return (
    <Checkbox {...control} checked={value === true} onChange={(event) => change(event.currentTarget.checked)} {...rest}>
      {label ?? usualLabel}
    </Checkbox>
  )
}
