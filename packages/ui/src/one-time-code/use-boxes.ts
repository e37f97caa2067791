import { type ClipboardEvent, type KeyboardEvent, useEffect, useReducer, useRef } from 'react'
import { type Boxes, boxesOf, codeOf, pasted, typedInto, write } from './digits.ts'

interface Told {
  readonly value: string
  readonly length: number
  readonly onCode: (code: string) => void
}

/** How far a key moves the focus; the first and the last box stop it. */
const steps: ReadonlyMap<string, number> = new Map([
  ['ArrowLeft', -1],
  ['ArrowRight', 1],
  ['Home', Number.NEGATIVE_INFINITY],
  ['End', Number.POSITIVE_INFINITY],
])

/**
 * The boxes of a code and what each key does. Digits and focus change within the event itself: a person who types quickly on a
 * slow phone finds every digit in its own box.
 */
export const useBoxes = ({ value, length, onCode }: Told) => {
  const inputs = useRef<(HTMLInputElement | null)[]>([])
  const boxes = useRef<Boxes>(boxesOf(value, length))
  const [, draw] = useReducer((drawn: number) => drawn + 1, 0)
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
    draw()
    onCode(codeOf(to))
    focus(next)
  }
  const set = (at: number, digit: string) => boxes.current.map((known, box) => (box === at ? digit : known))

  // An empty box gives the key on to the one before.
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
