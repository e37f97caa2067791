import type { Issue } from '../issue.ts'
import type { Journey, Step } from './step.ts'

/** What Next on this step complains about: empty when it may go on. A step that the journey lacks has nothing to say. */
export const blockingIssues = <Draft, Facts, Id extends string>(
  { steps }: Journey<Draft, Facts, Id>,
  id: NoInfer<Id>,
  draft: Draft,
  facts: Facts,
): readonly Issue[] => steps.find((step) => step.id === id)?.accepts?.(draft, facts) ?? []

/**
 * Passed: nothing to complain about, and its command, where it has one to wait for, has had its effect.
 * A sealed step is passed for good: what was submitted is not judged again when a day passes or a captcha runs out.
 */
export const isPassed = <Draft, Facts>(step: Step<Draft, Facts>, draft: Draft, facts: Facts): boolean =>
  step.seals?.(draft, facts) ||
  ((step.settled?.(draft, facts) ?? true) && (step.accepts?.(draft, facts) ?? []).length === 0)

/** Whether a step is done and shows what is complete (D49): there is a further step to go to. */
export const isConcluded = <Draft, Facts, Id extends string>(
  journey: Journey<Draft, Facts, Id>,
  id: NoInfer<Id>,
  draft: Draft,
  facts: Facts,
): boolean => {
  const step = journey.steps.find((one) => one.id === id)
  return step?.concludes === true && isPassed(step, draft, facts)
}
