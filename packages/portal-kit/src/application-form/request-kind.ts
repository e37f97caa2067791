import type { RequestType } from '@invea/domain'
import type { PassportDraft, RequestDraft } from '@invea/domain/drafts'
import type { Resources } from '@invea/locales'

/** Key of a sentence in `request.terms`. */
export type Term = Exclude<
  keyof Resources['request']['terms'],
  'intro' | 'duration' | 'agree' | 'startTitle' | 'startIndividual' | 'individualHelp' | 'startGroup' | 'groupHelp'
>

/** Data that shared screens need about a kind of request. */
export interface RequestKind<Draft extends RequestDraft = RequestDraft> {
  /** Reads the appointment type from the draft (A §3). */
  requestTypeOf(draft: Draft): RequestType | undefined
  /** What the applicant agrees to before starting, in order. */
  readonly terms: readonly Term[]
  /** It has its own time limit (D14), named in its terms; no other duration is shown beside them. */
  readonly timed?: boolean
  /** Id of the first stage, where Back is disabled (A §2: urgent stage 1). */
  readonly firstStage?: string
  /** Copies an urgent draft into the urgent form and returns its address (D37); absent where there is no such form. */
  readonly continueAsUrgent?: (urgent: PassportDraft) => Promise<string>
}
