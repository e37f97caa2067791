import { type Facts, isComplete, type Journey, type RequestDraft, type Step } from '@invea/domain'

/** How one applicant of a group is walked: the applicant's own journey, and how the walk is read out of the draft. */
export interface GroupWalk<Draft extends RequestDraft, Walk = unknown, Id extends string = string> {
  readonly journey: Journey<Walk, Facts, Id>
  readonly walkOf: (draft: Draft, position: number) => Walk
}

/** The applicant journey of one position as a journey over the whole draft, so that the same wizard can walk it. */
export const walkInGroup = <Draft extends RequestDraft, Walk, Id extends string>(
  { journey, walkOf }: GroupWalk<Draft, Walk, Id>,
  position: number,
): Journey<Draft, Facts, Id> => {
  const stepOf = ({
    id,
    when,
    accepts,
    settled,
    command,
    seals,
    concludes,
  }: Step<Walk, Facts, Id>): Step<Draft, Facts, Id> => ({
    id,
    ...(when && { when: (draft, facts) => when(walkOf(draft, position), facts) }),
    ...(accepts && { accepts: (draft, facts) => accepts(walkOf(draft, position), facts) }),
    ...(settled && { settled: (draft, facts) => settled(walkOf(draft, position), facts) }),
    ...(command && { command }),
    ...(seals && { seals: (draft, facts) => seals(walkOf(draft, position), facts) }),
    ...(concludes && { concludes }),
  })
  return {
    id: `applicant-${position}`,
    steps: journey.steps.map(stepOf) as unknown as Journey<Draft, Facts, Id>['steps'],
  }
}

/** Whether an applicant has walked the whole way. */
export const hasWalked = <Draft extends RequestDraft, Walk, Id extends string>(
  { journey, walkOf }: GroupWalk<Draft, Walk, Id>,
  draft: Draft,
  position: number,
  facts: Facts,
): boolean => isComplete(journey, walkOf(draft, position), facts)
