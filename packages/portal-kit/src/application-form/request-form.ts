import type { RequestType } from '@invea/domain'
import type { PassportDraft, RequestDraft } from '@invea/domain/drafts'
import type { Namespace, Resources } from '@invea/locales'
import type { ComponentType } from 'react'

/** Who draws Back and Next: the frame, or a screen whose own buttons are the answer. */
export type ScreenActions = 'next' | 'submit' | 'own'

/** A step's screen: a chunk of its own, and the words it shows, both fetched before it is drawn. */
export interface Screen {
  readonly load: () => Promise<ComponentType>
  readonly words: readonly Namespace[]
  /** `next` when absent. `submit` names the button for what it does (A §2). */
  readonly actions?: ScreenActions
}

/** Words of the frame around every screen; no step before the second sends a request or shows the label of a field. */
export const frameWords = ['request'] as const satisfies readonly Namespace[]

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
