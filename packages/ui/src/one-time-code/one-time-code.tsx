import { cx } from 'class-variance-authority'
import { unstable_OneTimePasswordField as Parts } from 'radix-ui'
import { type ReactNode, useId } from 'react'
import { controlClass, Fieldset } from '../field/index.ts'

export interface OneTimeCodeProps {
  id?: string
  legend: ReactNode
  hint?: ReactNode
  error?: ReactNode
  /** How many digits, six unless told. */
  length?: number
  value: string
  onChange: (code: string) => void
  /** Called once the last box is filled. */
  onComplete?: (code: string) => void
  /** Name of one box: "Digit 2 of 6". */
  digitLabel: (number: number) => string
  autoFocus?: boolean
  disabled?: boolean
  className?: string
}

/** One box a digit: pasting fills all, Backspace goes back, the phone may fill it from the message. */
export const OneTimeCode = ({
  id,
  legend,
  hint,
  error,
  length = 6,
  value,
  onChange,
  onComplete,
  digitLabel,
  autoFocus = false,
  disabled = false,
  className,
}: OneTimeCodeProps) => {
  const madeUpId = useId()
  const baseId = id ?? madeUpId
  const tell = (code: string) => {
    onChange(code)
    if (code.length === length && code !== value) onComplete?.(code)
  }
  return (
    <Fieldset id={baseId} legend={legend} hint={hint} error={error} className={className}>
      <Parts.Root value={value} onValueChange={tell} autoFocus={autoFocus} disabled={disabled} className="flex gap-2">
        {Array.from({ length }, (_, index) => (
          <Parts.Input
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
            key={index}
            index={index}
            aria-label={digitLabel(index + 1)}
            aria-invalid={error ? true : undefined}
            className={cx(controlClass, 'w-full max-w-13 px-0! text-center font-mono text-xl')}
          />
        ))}
      </Parts.Root>
    </Fieldset>
  )
}
