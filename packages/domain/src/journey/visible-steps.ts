import type { Journey, Step } from './step.ts'

/** The steps that show for this draft, in order. */
export const visibleSteps = <Draft, Facts, Id extends string>(
  { steps }: Journey<Draft, Facts, Id>,
  draft: Draft,
  facts: Facts,
): readonly Step<Draft, Facts, Id>[] => steps.filter(({ when }) => when?.(draft, facts) ?? true)
