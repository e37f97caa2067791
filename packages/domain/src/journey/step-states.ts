import { standing } from './open-steps.ts'
import type { Journey } from './step.ts'

/** `done`: passed, shown with a check mark. `open`: may be opened. `locked`: an earlier step is not completed. */
export type StepState = 'done' | 'current' | 'open' | 'locked'

/** One line of the side menu. */
export interface StepStatus<Id extends string = string> {
  readonly id: Id
  readonly state: StepState
  /** Whether a click in the side menu may jump there (A §4); a done step behind a seal is closed. */
  readonly reachable: boolean
}

/** The side menu: every visible step with its state, the one on the screen being `current`. */
export const stepStates = <Draft, Facts, Id extends string>(
  journey: Journey<Draft, Facts, Id>,
  current: NoInfer<Id>,
  draft: Draft,
  facts: Facts,
): readonly StepStatus<Id>[] => {
  const { visible, from, blocked } = standing(journey, draft, facts)
  const stateOf = (id: Id, position: number): StepState => {
    if (id === current) return 'current'
    if (position < blocked) return 'done'
    return position === blocked ? 'open' : 'locked'
  }
  return visible.map(({ id }, position) => ({
    id,
    state: stateOf(id, position),
    reachable: position <= blocked && position >= Math.min(from, visible.length - 1),
  }))
}
