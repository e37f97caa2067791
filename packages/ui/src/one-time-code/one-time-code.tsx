import { cx } from 'class-variance-authority'
import { type ReactNode, useId } from 'react'
import { controlClass, Fieldset } from '../field/index.ts'
import { useBoxes } from './use-boxes.ts'

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
  disabled = false,
  className,
}: OneTimeCodeProps) => {
  const madeUpId = useId()
  const baseId = id ?? madeUpId
  const { digits, boxProps } = useBoxes({
    value,
    length,
    onCode: (code) => {
      onChange(code)
      if (code.length === length && code !== value) onComplete?.(code)
    },
  })
  return (
    <Fieldset id={baseId} legend={legend} hint={hint} error={error} className={className}>
      <div className="flex gap-2">
        {digits.map((_, at) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
            key={at}
            {...boxProps(at)}
            type="text"
            inputMode="numeric"
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            disabled={disabled}
            aria-label={digitLabel(at + 1)}
            aria-invalid={error ? true : undefined}
            className={cx(controlClass, 'w-full max-w-13 px-0! text-center font-mono text-xl')}
          />
        ))}
      </div>
    </Fieldset>
  )
}
