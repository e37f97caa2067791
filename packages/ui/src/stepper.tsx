import { cva, cx } from 'class-variance-authority'
import { Check, ChevronDown, Lock } from 'lucide-react'
import { type ComponentProps, useId, useState } from 'react'
import { VisuallyHidden } from './text.tsx'

/** State of a step. A locked step opens when earlier steps are done. */
export type StepState = 'done' | 'current' | 'open' | 'locked'

export interface Step {
  /** A unique key, passed to `onSelect`. */
  readonly id: string
  /** The visible title. */
  readonly title: string
  /** Done, current, open, or locked until earlier steps are done. */
  readonly state: StepState
  /** Text instead of a button, although it is done or open: the step can no longer be opened. */
  readonly fixed?: boolean
}

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
  /** The step. */
  step: Step
  /** The position of the step, from 1. */
  number: number
  /** The state in words, for screen readers. */
  stateWord?: string | undefined
  /** Called with the id of the chosen step. */
  onSelect?: ((stepId: string) => void) | undefined
}

/** A row of the stepper: a button for selectable steps, otherwise text. */
export const StepItem = ({ step, number, stateWord, onSelect }: StepItemProps) => {
  const { id, title, state, fixed } = step
  const content = (
    <>
      <span aria-hidden="true" className={markClass({ state })}>
        {state === 'done' ? <Check className="size-5" /> : number}
      </span>
      <span className="min-w-0 flex-1">
        {title}
        {stateWord && <VisuallyHidden> ({stateWord})</VisuallyHidden>}
      </span>
      {state === 'locked' && <Lock aria-hidden="true" className="size-4" />}
    </>
  )
  const current = state === 'current' ? 'step' : undefined
  if (onSelect && !fixed && (state === 'done' || state === 'open')) {
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

export interface StepperProps extends Omit<ComponentProps<'nav'>, 'onSelect'> {
  /** Name of the navigation, for example "Steps of the request". */
  label: string
  /** The steps in order. */
  steps: readonly Step[]
  /** "Step 2 of 6", shown beside the bar on a phone. */
  progress: string
  /** State of a step as text, for screen readers. */
  stateWords?: Partial<Record<StepState, string>>
  /** Called with the id of a done or open step that is not fixed. When absent, the stepper has no buttons. */
  onSelect?: (stepId: string) => void
  /**
   * `phone`: a side menu on wide screens. `always`: a bar everywhere, for a wizard inside a wizard. `progress`: only that text, on a phone,
   * beside a stepper that is hidden there.
   */
  collapse?: 'phone' | 'always' | 'progress' | undefined
}

/** Steps of a wizard: a list on wide screens, and a bar that opens the list on a phone. */
export const Stepper = ({
  label,
  steps,
  progress,
  stateWords = {},
  onSelect,
  collapse = 'phone',
  className,
  ...rest
}: StepperProps) => {
  const [open, setOpen] = useState(false)
  const listId = useId()
  const isPhoneOnly = collapse === 'phone'
  const currentIndex = steps.findIndex(({ state }) => state === 'current')
  const current = steps[currentIndex]
  if (collapse === 'progress') return <p className="text-sm text-muted lg:hidden">{progress}</p>
  return (
    <nav
      aria-label={label}
      className={cx('rounded-lg border border-line bg-surface p-2 print:hidden', className)}
      {...rest}
    >
      <button
        type="button"
        aria-expanded={open}
        aria-controls={listId}
        className={cx(
          'flex min-h-12 w-full items-center gap-3 rounded-md px-2 py-1 text-left',
          isPhoneOnly && 'lg:hidden',
        )}
        onClick={() => setOpen(!open)}
      >
        <span className="min-w-0 flex-1">
          <span className="block text-sm text-muted">{progress}</span>
          <span className="block font-bold leading-snug">{current?.title}</span>
          <span aria-hidden="true" className="mt-2 flex gap-1">
            {steps.map(({ id, state }, index) => (
              <span
                key={id}
                className={cx(
                  'h-1.5 flex-1 rounded-full',
                  state === 'current'
                    ? 'bg-accent'
                    : state === 'done' || index < currentIndex
                      ? 'bg-primary'
                      : 'bg-line',
                )}
              />
            ))}
          </span>
        </span>
        <ChevronDown aria-hidden="true" className={cx('size-6 eased', open && 'rotate-180')} />
      </button>
      <ol id={listId} className={cx('flex-col gap-1', open ? 'mt-2 flex' : 'hidden', isPhoneOnly && 'lg:mt-0 lg:flex')}>
        {steps.map((step, index) => (
          <li key={step.id}>
            <StepItem step={step} number={index + 1} stateWord={stateWords[step.state]} onSelect={onSelect} />
          </li>
        ))}
      </ol>
    </nav>
  )
}
