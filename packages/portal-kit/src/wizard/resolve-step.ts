import { canOpen, furthestOpen, type Journey } from '@invea/domain'

/** Returns the step that an address opens: the named one if the draft allows it, else the furthest step that it allows. */
export const resolveStep = <Draft, Facts, Id extends string>(
  journey: Journey<Draft, Facts, Id>,
  named: string | undefined,
  draft: Draft,
  facts: Facts,
): Id | undefined => {
  const step = journey.steps.find(({ id }) => id === named)
  return step && canOpen(journey, step.id, draft, facts) ? step.id : furthestOpen(journey, draft, facts)
}

/** True when the draft has passed the first step. */
export const hasProgress = <Draft, Facts, Id extends string>(
  journey: Journey<Draft, Facts, Id>,
  draft: Draft,
  facts: Facts,
): boolean => {
  const furthest = furthestOpen(journey, draft, facts)
  return furthest !== undefined && furthest !== journey.steps[0]?.id
}
