import type { IsoDate, ReplacementReason, RequestMode, RequestType, UrgentDays } from '../model.ts'
import type { OriginIdService } from '../services/origin-id-services.ts'
import type { ApplicantDraft } from './applicant-draft.ts'

/** One applicant of a stored request on the way through the edit wizard (B §2). */
export interface EditDraft {
  readonly version: number
  readonly requestId: number
  /** Sent with the change, as B §3 describes. */
  readonly confirmationNumber?: string | undefined
  readonly requestType: RequestType
  readonly mode: RequestMode
  /** What the request is replaced for, and what the fee depends on beside it (D35). */
  readonly replacementReason?: ReplacementReason | undefined
  readonly urgentDays?: UrgentDays | undefined
  /** The day of submission: rules about the old passport's validity are judged as of it. */
  readonly submittedOn?: IsoDate | undefined
  /** Origin ID requests alone. */
  readonly originIdService?: OriginIdService | undefined
  /** Version of the request that is edited; another one in between is a conflict. */
  readonly requestVersion: number
  readonly personId: number
  readonly applicant: ApplicantDraft
  /** Set when the service has taken the update. */
  readonly updated?: boolean | undefined
  /** Set when the service has taken the changed files, or the applicant changes none. */
  readonly filesChanged?: boolean | undefined
}
