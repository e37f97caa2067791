import { canOpen, furthestOpen, type Journey } from '@invea/domain'

/** The step an address opens: the one it names when the draft allows that, else the furthest one the draft allows. */
export const placeFor = <Draft, Facts, Id extends string>(
  journey: Journey<Draft, Facts, Id>,
  named: string | undefined,
  draft: Draft,
  facts: Facts,
): Id | undefined => {
  const step = journey.steps.find(({ id }) => id === named)
  return step && canOpen(journey, step.id, draft, facts) ? step.id : furthestOpen(journey, draft, facts)
}

/** Whether there is something to continue: the draft has left the first step behind. */
export const hasProgress = <Draft, Facts, Id extends string>(
  journey: Journey<Draft, Facts, Id>,
  draft: Draft,
  facts: Facts,
): boolean => {
  const furthest = furthestOpen(journey, draft, facts)
  return furthest !== undefined && furthest !== journey.steps[0]?.id
}
