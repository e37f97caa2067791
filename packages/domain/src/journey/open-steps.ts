import { isPassed } from './blocking-issues.ts'
import type { Journey, Step } from './step.ts'
import { visibleSteps } from './visible-steps.ts'

/**
 * The steps that may be opened now: from the last sealed one on, up to and with the first that is not passed (A §2: the side
 * navigation is disabled for a stage until the earlier one is completed).
 */
export const openSteps = <Draft, Facts, Id extends string>(
  journey: Journey<Draft, Facts, Id>,
  draft: Draft,
  facts: Facts,
): readonly Step<Draft, Facts, Id>[] => {
  const visible = visibleSteps(journey, draft, facts)
  const blocked = visible.findIndex((step) => !isPassed(step, draft, facts))
  const reachable = blocked < 0 ? visible : visible.slice(0, blocked + 1)
  const sealed = reachable.findLastIndex((step) => step.seals && isPassed(step, draft, facts))
  // A seal on the very last step leaves that step open: there is nowhere else to stand.
  return reachable.slice(Math.min(sealed + 1, reachable.length - 1))
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
