import type { Issue } from '../issue.ts'
import type { Journey, Step } from './step.ts'

/** What Next on this step complains about: empty when it may go on. A step that the journey lacks has nothing to say. */
export const blockingIssues = <Draft, Facts, Id extends string>(
  { steps }: Journey<Draft, Facts, Id>,
  id: NoInfer<Id>,
  draft: Draft,
  facts: Facts,
): readonly Issue[] => steps.find((step) => step.id === id)?.accepts?.(draft, facts) ?? []

/** Passed: nothing to complain about, and its command, where it has one to wait for, has had its effect. */
export const isPassed = <Draft, Facts>(step: Step<Draft, Facts>, draft: Draft, facts: Facts): boolean =>
  (step.accepts?.(draft, facts) ?? []).length === 0 && (step.settled?.(draft, facts) ?? true)
