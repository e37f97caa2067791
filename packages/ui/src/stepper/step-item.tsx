import { cva } from 'class-variance-authority'
import { Check, Lock } from 'lucide-react'
import { VisuallyHidden } from '../visually-hidden/index.ts'
import type { Step, StepState } from './step.ts'

const markClass = cva(
  'flex size-8 shrink-0 items-center justify-center rounded-full border-2 text-sm font-bold digits',
  {
    variants: {
      state: {
        done: 'border-primary bg-primary text-on-primary',
        current: 'border-primary bg-surface text-primary',
        open: 'border-edge bg-surface',
        locked: 'border-line bg-sunken text-muted',
      } satisfies Record<StepState, string>,
    },
  },
)

const rowClass = cva('flex min-h-12 w-full items-center gap-3 rounded-md px-2 py-2 text-left leading-snug', {
  variants: {
    state: {
      done: 'hover:bg-primary-soft',
      current: 'bg-primary-soft font-bold',
      open: 'hover:bg-primary-soft',
      locked: 'text-muted',
    } satisfies Record<StepState, string>,
  },
})

export interface StepItemProps {
  step: Step
  number: number
  stateWord?: string | undefined
  onSelect?: ((stepId: string) => void) | undefined
}

/** A row of the stepper: a button where one may go, plain words elsewhere. */
export const StepItem = ({ step, number, stateWord, onSelect }: StepItemProps) => {
  const { id, title, state } = step
  const content = (
    <>
      <span aria-hidden="true" className={markClass({ state })}>
        {state === 'done' ? <Check className="size-5" /> : number}
      </span>
      <span className="min-w-0 flex-1">
        {title}
        {stateWord && <VisuallyHidden> ({stateWord})</VisuallyHidden>}
      </span>
      {state === 'locked' && <Lock aria-hidden="true" className="size-4 shrink-0" />}
    </>
  )
  const current = state === 'current' ? 'step' : undefined
  if (onSelect && (state === 'done' || state === 'open')) {
    return (
      <button type="button" className={rowClass({ state })} onClick={() => onSelect(id)}>
        {content}
      </button>
    )
  }
  return (
    <span aria-current={current} className={rowClass({ state })}>
      {content}
    </span>
  )
}
