import type { PassportDraft, RequestDraft, RequestType } from '@invea/domain'
import type { Resources } from '@invea/locales'
import { useFromWizard } from './use-wizard.ts'

/** A sentence of the terms, by its key in `request.terms`. */
export type Term = Exclude<
  keyof Resources['request']['terms'],
  'intro' | 'duration' | 'agree' | 'startTitle' | 'startIndividual' | 'individualHelp' | 'startGroup' | 'groupHelp'
>

/** What the screens that several requests share must know of this one: data, handed down beside its journey. */
export interface RequestKind<Draft extends RequestDraft = RequestDraft> {
  /** The appointment type, as the draft has it (A §3). */
  readonly requestTypeOf: (draft: Draft) => RequestType | undefined
  /** What the applicant agrees to before starting, in order. */
  readonly terms: readonly Term[]
  /** It has minutes of its own (D14), which its terms tell: no other length of time is named beside them. */
  readonly timed?: boolean
  /** Id of the step that is its first stage, where Back is disabled (A §2: urgent stage 1); what comes before it is no stage. */
  readonly firstStage?: string
  /** Puts an urgent draft into the urgent form and answers its address (D37); absent where there is no such form. */
  readonly continueAsUrgent?: (urgent: PassportDraft) => Promise<string>
}

/** The appointment type of the request on the screen; undefined until it is chosen. */
export const useRequestType = (): RequestType | undefined =>
  useFromWizard(({ kind, store }) => kind.requestTypeOf(store.draft().draft))
