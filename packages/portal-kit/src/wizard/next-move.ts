import { blockingIssues, type Command, canOpen, type Issue, isPassed, type Journey, nextStep } from '@invea/domain'

/** What Next does: complain, ask the service first, move on, or find that this was the last step. */
export type NextMove<Id extends string> =
  | { readonly kind: 'blocked'; readonly issues: readonly Issue[] }
  | { readonly kind: 'command'; readonly command: Command }
  | { readonly kind: 'go'; readonly to: Id }
  | { readonly kind: 'end' }

/**
 * What Next on a step does now. `returnTo` is where the applicant was called away from, when a kept place ended:
 * only the date is asked again, so Next leads straight back there.
 */
export const nextMove = <Draft, Facts, Id extends string>(
  journey: Journey<Draft, Facts, Id>,
  id: NoInfer<Id>,
  draft: Draft,
  facts: Facts,
  returnTo?: NoInfer<Id> | undefined,
): NextMove<Id> => {
  const issues = blockingIssues(journey, id, draft, facts)
  if (issues.length > 0) return { kind: 'blocked', issues }
  const step = journey.steps.find((candidate) => candidate.id === id)
  if (step?.command && !isPassed(step, draft, facts)) return { kind: 'command', command: step.command }
  if (returnTo !== undefined && canOpen(journey, returnTo, draft, facts)) return { kind: 'go', to: returnTo }
  const to = nextStep(journey, id, draft, facts)
  return to === undefined ? { kind: 'end' } : { kind: 'go', to }
}
