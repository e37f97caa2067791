import { blockingIssues, type Journey, visibleSteps } from '../journeys/journey.ts'
import type { Facts } from '../journeys/start-steps.ts'
import { someFacts } from './index.ts'

/** Facts of the rules for a signed-in member. */
export const member = someFacts({ signedIn: true })

/** A name in each language, where no test reads it. */
export const words = { en: 'x', am: 'x', om: 'x', ti: 'x' }

/** Facts with one required document of the first stored applicant. */
export const known = (changes: Partial<Facts> = {}): Facts =>
  someFacts({ signedIn: true, required: { 11: [{ attachmentTypeId: 3, name: words }] }, ...changes })

/** The steps a journey shows, by their ids. */
export const shown = <Draft, Id extends string>(journey: Journey<Draft, Facts, Id>, draft: Draft, at = member) =>
  visibleSteps(journey, draft, at).map(({ id }) => id)

/** The issues that block Next on a step, as `field: code`. */
export const issues = <Draft, Id extends string>(
  journey: Journey<Draft, Facts, Id>,
  id: NoInfer<Id>,
  draft: Draft,
  at: Facts = member,
) => blockingIssues(journey, id, draft, at).map(({ field, code }) => `${field}: ${code}`)
