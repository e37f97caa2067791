import { isPassed } from './blocking-issues.ts'
import { standing } from './open-steps.ts'
import type { Journey } from './step.ts'
import { visibleSteps } from './visible-steps.ts'

/**
 * The steps that a changed answer opens again: they show now and are not passed, and were either passed or hidden before.
 * Sealed ones never do. The portal tells the applicant before it moves on.
 */
export const reopenedSteps = <Draft, Facts, Id extends string>(
  journey: Journey<Draft, Facts, Id>,
  before: Draft,
  after: Draft,
  facts: Facts,
): readonly Id[] => {
  const shownBefore = new Set(visibleSteps(journey, before, facts))
  const { visible, from } = standing(journey, after, facts)
  return visible
    .slice(from)
    .filter((step) => !isPassed(step, after, facts) && (!shownBefore.has(step) || isPassed(step, before, facts)))
    .map(({ id }) => id)
}
