import { canOpen } from './open-steps.ts'
import type { Journey } from './step.ts'
import { visibleSteps } from './visible-steps.ts'

/** The step after this one, skipping what the draft hides; undefined at the end. Whether Next may go there is `blockingIssues`. */
export const nextStep = <Draft, Facts, Id extends string>(
  journey: Journey<Draft, Facts, Id>,
  id: NoInfer<Id>,
  draft: Draft,
  facts: Facts,
): Id | undefined => {
  const from = journey.steps.findIndex((step) => step.id === id)
  const after = new Set(journey.steps.slice(from + 1))
  return visibleSteps(journey, draft, facts).find((step) => after.has(step))?.id
}

/** The step Back leads to; undefined on the first step (A §4: Back is disabled there) and behind a seal. */
export const previousStep = <Draft, Facts, Id extends string>(
  journey: Journey<Draft, Facts, Id>,
  id: NoInfer<Id>,
  draft: Draft,
  facts: Facts,
): Id | undefined => {
  const from = journey.steps.findIndex((step) => step.id === id)
  const before = new Set(journey.steps.slice(0, Math.max(from, 0)))
  const previous = visibleSteps(journey, draft, facts).findLast((step) => before.has(step))?.id
  return previous !== undefined && canOpen(journey, previous, draft, facts) ? previous : undefined
}
