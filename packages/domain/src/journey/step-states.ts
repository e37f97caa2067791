import { isPassed } from './blocking-issues.ts'
import { openSteps } from './open-steps.ts'
import type { Journey } from './step.ts'
import { visibleSteps } from './visible-steps.ts'

/** `done`: passed, shown with a check mark. `open`: may be opened. `locked`: an earlier step is not completed, or a seal closed it. */
export type StepState = 'done' | 'current' | 'open' | 'locked'

export interface StepStatus<Id extends string = string> {
  readonly id: Id
  readonly state: StepState
  /** Whether a click in the side menu may jump there (A §4). */
  readonly reachable: boolean
}

/** The side menu: every visible step with its state, the one on the screen being `current`. */
export const stepStates = <Draft, Facts, Id extends string>(
  journey: Journey<Draft, Facts, Id>,
  current: NoInfer<Id>,
  draft: Draft,
  facts: Facts,
): readonly StepStatus<Id>[] => {
  const open = new Set(openSteps(journey, draft, facts).map((step) => step.id))
  const visible = visibleSteps(journey, draft, facts)
  const firstUnpassed = visible.findIndex((step) => !isPassed(step, draft, facts))
  const passed = new Set((firstUnpassed < 0 ? visible : visible.slice(0, firstUnpassed)).map((step) => step.id))
  const stateOf = (id: Id): StepState => {
    if (id === current) return 'current'
    if (passed.has(id)) return 'done'
    return open.has(id) ? 'open' : 'locked'
  }
  return visible.map(({ id }) => ({ id, state: stateOf(id), reachable: open.has(id) }))
}
