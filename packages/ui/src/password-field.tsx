import { cx } from 'class-variance-authority'
import { Eye, EyeOff } from 'lucide-react'
import { type ComponentProps, type ReactNode, useState } from 'react'
import { Button } from './button.tsx'
import { Field, type FieldProps } from './field.tsx'

const levels = { 1: 'bg-danger', 2: 'bg-warning', 3: 'bg-success', 4: 'bg-success' }

interface StrengthMeterProps {
  /** From 1 (weak) to 4 (strong). */
  level: keyof typeof levels
  /** The level in words, "Password strength: good". */
  children: ReactNode
}

/** Four bars and a word, which screen readers announce when it changes. */
const StrengthMeter = ({ level, children }: StrengthMeterProps) => (
  <div className="mt-1">
    <div aria-hidden="true" className="flex gap-1">
      {([1, 2, 3, 4] as const).map((bar) => (
        <span key={bar} className={cx('h-1.5 flex-1 rounded-full', bar <= level ? levels[level] : 'bg-line')} />
      ))}
    </div>
    <p aria-live="polite" className="mt-1 text-sm">
      {children}
    </p>
  </div>
)

export interface PasswordFieldProps
  extends Pick<FieldProps, 'id' | 'label' | 'hint' | 'error' | 'required' | 'className'>,
    Omit<ComponentProps<'input'>, 'id' | 'className' | 'required' | 'type' | 'width'> {
  /** Labels of the button that shows and hides the password. */
  words: { readonly show: string; readonly hide: string }
  /** Strength of the password as a word and a level. Shown only when given. */
  strength?: StrengthMeterProps
}

/** A password field with a button that shows the password. */
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
    <Field id={id} label={label} hint={hint} required={required} className={className} error={error}>
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
