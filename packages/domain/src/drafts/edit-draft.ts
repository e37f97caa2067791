import type { RequestMode, RequestType } from '../model.ts'
import type { OriginIdService } from '../services/origin-id-services.ts'
import type { ApplicantDraft } from './applicant-draft.ts'

/** One applicant of a stored request on the way through the edit wizard (B §2). */
export interface EditDraft {
  readonly version: number
  readonly requestId: number
  readonly requestType: RequestType
  readonly mode: RequestMode
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
