import { cx } from 'class-variance-authority'
import { type ClipboardEvent, type KeyboardEvent, type ReactNode, useEffect, useId, useReducer, useRef } from 'react'
import { controlClass, Fieldset } from './field.tsx'

/** One box for each digit; an empty box is an empty string. */
export type Boxes = readonly string[]

/** Splits a code without gaps into boxes. */
export const boxesOf = (code: string, length: number): Boxes => Array.from({ length }, (_, at) => code[at] ?? '')

export const codeOf = (boxes: Boxes): string => boxes.join('')

const digitsIn = (text: string) => text.replace(/\D/g, '')

/** Writes digits from a position on, one per box; drops the extra ones. */
export const write = (boxes: Boxes, at: number, digits: string): Boxes =>
  boxes.map((digit, box) => digits[box - at] ?? digit)

/** The typed digits, from the text of a box before and after. A change from `1` to `12` or `21` means that 2 was typed. */
export const typedInto = (before: string, now: string): string => {
  const digits = digitsIn(now)
  return before !== '' && digits.length > 1 ? digits.replace(before, '') : digits
}

/** Pastes text: a whole code fills the boxes from the first on, a partial code from the box where it was pasted. */
export const pasted = (boxes: Boxes, at: number, text: string): { readonly boxes: Boxes; readonly at: number } => {
  const digits = digitsIn(text)
  const from = digits.length >= boxes.length ? 0 : at
  return { boxes: write(boxes, from, digits), at: from + digits.length }
}

interface BoxesOptions {
  readonly value: string
  readonly length: number
  readonly onCode: (code: string) => void
}

/** How far a key moves the focus. The first and the last box are the limits. */
const steps: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['Home', Number.NEGATIVE_INFINITY],
  ['End', Number.POSITIVE_INFINITY],
])

/** State and keys of the boxes. Moves the focus inside the event, so that quick digits go to separate boxes on a slow phone. */
export const useBoxes = ({ value, length, onCode }: BoxesOptions) => {
  const inputs = useRef<(HTMLInputElement | null)[]>([])
  const boxes = useRef<Boxes>(boxesOf(value, length))
  const [, rerender] = useReducer((count: number) => count + 1, 0)
  if (codeOf(boxes.current) !== value) boxes.current = boxesOf(value, length)
  useEffect(() => {
    inputs.current.length = length
  }, [length])

  const focus = (at: number) => {
    const input = inputs.current[Math.max(0, Math.min(at, length - 1))]
    input?.focus()
    input?.select()
  }
  const change = (to: Boxes, next: number) => {
    boxes.current = to
    rerender()
    onCode(codeOf(to))
    focus(next)
  }
  const set = (at: number, digit: string) => boxes.current.map((current, box) => (box === at ? digit : current))

  // Backspace in an empty box empties the previous one.
  const goBack = (at: number) => {
    const from = boxes.current[at] === '' ? Math.max(0, at - 1) : at
    change(set(from, ''), from)
  }

  return {
    digits: boxes.current,
    boxProps: (at: number) => ({
      ref: (input: HTMLInputElement | null) => {
        inputs.current[at] = input
      },
      value: boxes.current[at] ?? '',
      onFocus: () => inputs.current[at]?.select(),
      onChange: ({ target }: { readonly target: HTMLInputElement }) => {
        const typed = typedInto(boxes.current[at] ?? '', target.value)
        if (typed === '') change(set(at, target.value === '' ? '' : (boxes.current[at] ?? '')), at)
        else change(write(boxes.current, at, typed), at + typed.length)
      },
      onKeyDown: (event: KeyboardEvent) => {
        const plain = !(event.ctrlKey || event.metaKey || event.altKey)
        const step = steps.get(event.key)
        const acts = step !== undefined || event.key === 'Backspace' || /^\d$/.test(event.key)
        if (!plain || !acts) return
        event.preventDefault()
        if (step !== undefined) focus(at + step)
        else if (event.key === 'Backspace') goBack(at)
        else change(write(boxes.current, at, event.key), at + 1)
      },
      onPaste: (event: ClipboardEvent) => {
        event.preventDefault()
        const after = pasted(boxes.current, at, event.clipboardData.getData('text'))
        change(after.boxes, after.at)
      },
    }),
  }
}

export interface OneTimeCodeProps {
  /** Element id, the target of links in the error summary. */
  id?: string
  /** The question. */
  legend: ReactNode
  /** The message under the control; marks it as invalid. */
  error?: ReactNode
  /** Number of digits, six by default. */
  length?: number
  /** The typed digits. */
  value: string
  /** Called with the new value. */
  onChange: (code: string) => void
  /** Accessible name of a box: "Digit 2 of 6". */
  digitLabel: (number: number) => string
  /** Classes for position and width. */
  className?: string
}

/** A one-time code with a box for each digit. Pasting fills all boxes, Backspace moves back, and the phone can fill in the code. */
export const OneTimeCode = ({
  id,
  legend,
  error,
  length = 6,
  value,
  onChange,
  digitLabel,
  className,
}: OneTimeCodeProps) => {
  const generatedId = useId()
  const baseId = id ?? generatedId
  const { digits, boxProps } = useBoxes({ value, length, onCode: onChange })
  return (
    <Fieldset id={baseId} legend={legend} error={error} className={className}>
      <div className="flex gap-2">
        {digits.map((_, at) => (
          <input
            // biome-ignore lint/suspicious/noArrayIndexKey: the position identifies the box
            key={at}
            {...boxProps(at)}
            type="text"
            inputMode="numeric"
            autoComplete={at === 0 ? 'one-time-code' : 'off'}
            aria-label={digitLabel(at + 1)}
            aria-invalid={error ? true : undefined}
            className={cx(controlClass, 'w-full max-w-13 px-0! text-center font-mono text-xl')}
          />
        ))}
      </div>
    </Fieldset>
  )
}
