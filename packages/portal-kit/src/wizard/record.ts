import type { Intentions } from './intentions.ts'

/** What is kept of a wizard: the answers, where the applicant stood, and what was asked of the service without an answer yet. */
export interface WizardRecord<Draft> {
  readonly draft: Draft
  /** Id of the step last shown; the offer to continue leads there. */
  readonly place?: string | undefined
  readonly intentions: Intentions
}

/** A wizard nobody has started. */
export const emptyRecord = <Draft>(draft: Draft): WizardRecord<Draft> => ({ draft, intentions: {} })
