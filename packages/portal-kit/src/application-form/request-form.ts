import type { RequestType } from '@invea/domain'
import type { PassportDraft, RequestDraft } from '@invea/domain/drafts'
import type { Namespace } from '@invea/locales'
import type { ComponentType } from 'react'
import type { WordKey } from '../i18n/i18n.ts'

/** Which part renders Back and Next: the frame, or the screen itself when its buttons are the answer. */
export type ScreenActions = 'next' | 'submit' | 'own'

/** Screen of a step with its namespaces; both are fetched before it renders. */
export interface Screen {
  readonly load: () => Promise<ComponentType>
  readonly namespaces: readonly Namespace[]
  /** Label of the button. `next` when absent; `submit` for the step that submits (A §2). */
  readonly actions?: ScreenActions
}

/** Text of a term; two mention limits. Those of only the urgent form are in its own namespace. */
export type Term =
  | Extract<WordKey, `${'request' | 'urgent'}:terms.${string}`>
  | `request:terms.${'birthCertificate' | 'arrive'}`

/** Where a draft continues as urgent. */
export interface ContinuedAsUrgent {
  readonly to: string
  /** False when the urgent form stayed as it was. */
  readonly isCopied: boolean
}

/** Data that shared screens need about a kind of request. */
export interface RequestKind<Draft extends RequestDraft = RequestDraft> {
  /** Reads the appointment type from the draft (A §3). */
  requestTypeOf(draft: Draft): RequestType | undefined
  /** Terms to accept before the start, in order. */
  readonly terms: readonly Term[]
  /** The journey has a time limit (D14). Its terms name the limit, and no other duration is shown. */
  readonly isUrgent?: boolean
  /** Id of the first stage, on which Back is disabled (A §2: urgent stage 1). */
  readonly firstStage?: string
  /** Copies a draft into the urgent form (D37). Absent without an urgent form. */
  readonly continueAsUrgent?: (urgent: PassportDraft) => Promise<ContinuedAsUrgent>
}
