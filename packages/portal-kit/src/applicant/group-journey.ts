import type { RequestDraft } from '@invea/domain/drafts'
import { type Facts, isComplete, type Journey, liftStep } from '@invea/domain/journeys'

/** The journey of one applicant in a group, and how its scope is read from the group's draft. */
export interface GroupJourney<Draft extends RequestDraft, Scope = unknown, Id extends string = string> {
  readonly journey: Journey<Scope, Facts, Id>
  readonly scopeOf: (draft: Draft, position: number) => Scope
}

/** Adapts the applicant's journey at a position to the whole draft, so that the same wizard can run it. */
export const journeyInGroup = <Draft extends RequestDraft, Scope, Id extends string>(
  { journey, scopeOf }: GroupJourney<Draft, Scope, Id>,
  position: number,
): Journey<Draft, Facts, Id> => ({
  id: `applicant-${position}`,
  steps: journey.steps.map((step) => liftStep(step, (draft: Draft) => scopeOf(draft, position))),
})

/** True when an applicant's journey is complete. */
export const hasCompleted = <Draft extends RequestDraft, Scope, Id extends string>(
  { journey, scopeOf }: GroupJourney<Draft, Scope, Id>,
  draft: Draft,
  position: number,
  facts: Facts,
): boolean => isComplete(journey, scopeOf(draft, position), facts)
