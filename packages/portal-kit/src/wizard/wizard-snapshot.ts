import type { Intentions } from './idempotency.ts'

/** What is kept of a wizard: the answers, where the applicant stood, and what was asked of the service without an answer yet. */
export interface WizardRecord<Draft> {
  readonly draft: Draft
  /** Id of the step last shown; the offer to continue leads there. */
  readonly place?: string | undefined
  readonly intentions: Intentions
  /** What is typed and not yet part of an answer, by name: a family member before Save. It survives a reload like the rest. */
  readonly scratch?: Readonly<Record<string, unknown>> | undefined
}

/** A wizard nobody has started. */
export const emptyRecord = <Draft>(draft: Draft): WizardRecord<Draft> => ({ draft, intentions: {} })
