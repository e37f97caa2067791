import { isPassed } from './blocking-issues.ts'
import type { Journey, Step } from './step.ts'
import { visibleSteps } from './visible-steps.ts'

/** The progress of a draft among the visible steps. */
export interface Standing<Draft, Facts, Id extends string> {
  readonly visible: readonly Step<Draft, Facts, Id>[]
  /** First step that may be opened: the one after the last sealed step. */
  readonly from: number
  /** First step from there that is not passed; the number of visible steps when all are. */
  readonly blocked: number
}

/** Derives the progress from the draft each time; nothing is stored. */
export const standing = <Draft, Facts, Id extends string>(
  journey: Journey<Draft, Facts, Id>,
  draft: Draft,
  facts: Facts,
): Standing<Draft, Facts, Id> => {
  const visible = visibleSteps(journey, draft, facts)
  const from = visible.findLastIndex((step) => step.seals?.(draft, facts)) + 1
  const blocked = visible.findIndex((step, position) => position >= from && !isPassed(step, draft, facts))
  return { visible, from, blocked: blocked < 0 ? visible.length : blocked }
}

/**
 * The steps that may be opened now: from the last sealed one on, up to and with the first that is not passed (A §2: the side
 * navigation is disabled for a stage until the earlier one is completed).
 */
export const openSteps = <Draft, Facts, Id extends string>(
  journey: Journey<Draft, Facts, Id>,
  draft: Draft,
  facts: Facts,
): readonly Step<Draft, Facts, Id>[] => {
  const { visible, from, blocked } = standing(journey, draft, facts)
  // A seal on the very last step leaves that step open: there is nowhere else to stand.
  return visible.slice(Math.min(from, visible.length - 1), blocked + 1)
}

/** The furthest step that may be opened: where a resumed draft goes on. Undefined for a journey without visible steps. */
export const furthestOpen = <Draft, Facts, Id extends string>(
  journey: Journey<Draft, Facts, Id>,
  draft: Draft,
  facts: Facts,
): Id | undefined => openSteps(journey, draft, facts).at(-1)?.id

/** Whether a step may be opened now, for instance from its address. */
export const canOpen = <Draft, Facts, Id extends string>(
  journey: Journey<Draft, Facts, Id>,
  id: NoInfer<Id>,
  draft: Draft,
  facts: Facts,
): boolean => openSteps(journey, draft, facts).some((step) => step.id === id)

/** Whether every visible step is passed. */
export const isComplete = <Draft, Facts, Id extends string>(
  journey: Journey<Draft, Facts, Id>,
  draft: Draft,
  facts: Facts,
): boolean => {
  const { visible, blocked } = standing(journey, draft, facts)
  return blocked === visible.length
}
