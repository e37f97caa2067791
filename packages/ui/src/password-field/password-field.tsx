import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from '../button/index.ts'
import { Field, type FieldProps } from '../field/index.ts'
import { StrengthMeter, type StrengthMeterProps } from './strength-meter.tsx'

export interface PasswordFieldProps
  extends Pick<FieldProps, 'id' | 'error' | 'required' | 'className'>,
    Omit<ComponentProps<'input'>, 'id' | 'className' | 'required' | 'type' | 'width'> {
  label: ReactNode
  hint?: ReactNode
  /** Names of the button that shows and hides the letters. */
  words: { readonly show: string; readonly hide: string }
  /** How strong the password is, as a word and a level; shown only when given. */
  strength?: StrengthMeterProps
}

/** A password that can be looked at while typing. */
export const PasswordField = ({
  id,
  error,
  required,
  className,
  label,
  hint,
  words,
  strength,
  ...rest
}: PasswordFieldProps) => {
  const [shown, setShown] = useState(false)
  const Icon = shown ? EyeOff : Eye
  return (
    <Field
      {...(id !== undefined && { id })}
      {...(required !== undefined && { required })}
      className={className}
      error={error}
    >
      <Field.Label>{label}</Field.Label>
      {hint && <Field.Hint>{hint}</Field.Hint>}
      <div className="relative">
        <Field.Input
          type={shown ? 'text' : 'password'}
          className="pr-14"
          autoCapitalize="none"
          spellCheck={false}
          {...rest}
        />
        <Button
          variant="quiet"
          size="icon"
          className="absolute inset-y-0 right-1 my-auto"
          aria-label={shown ? words.hide : words.show}
          onClick={() => setShown(!shown)}
        >
          <Icon aria-hidden="true" className="size-6" />
        </Button>
      </div>
      {strength && <StrengthMeter {...strength} />}
    </Field>
  )
}
