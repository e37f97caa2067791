import type { Issue, Result } from '@invea/domain'
import type { HoldProof, SlotOffer } from '@invea/domain/appointment'

/** Stable codes of refusals; texts are in the locales under `refusal.<code>`. */
export const refusalCodes = [
  'slotFull', // the slot is full; the response may name other slots
  'slotShort', // less capacity than applicants
  'outsideWindow',
  'holdExpired',
  'notExtendable',
  'openRequest', // D30
  'attachmentsMissing',
  'notConfirmed',
  'notAllowed', // the status does not offer this action
  'served', // the office has recorded a visit or a finished document
  'movedTooOften', // the appointment was moved too often today (decision 0021)
  'versionConflict',
  'fileFormat',
  'fileSize',
  'captchaFailed', // `proof` is the required size of the proof of work
  'codeRequired', // this hold needs a one-time code
  'unpaidApplicants', // this phone or mail domain has too many applicants who have not paid; with `proof`, another code helps
  'waiting', // a waiting line is open: this session needs a pass
  'ticketOver', // the ticket's turn has passed, or it is from another line or session; a new ticket is needed
  'tooManyRequests',
  'notFound',
  'signInRequired',
  'keyReused', // the same Idempotency-Key with another body
  'invalidInput',
  'paymentProvider',
  'wrongCredentials',
  'wrongCode', // the one-time code does not match
  'codeExpired', // too late, used, or tried too often; a new code is needed
  'linkExpired', // the mailed link is used, expired or lacks its proof (D20)
  'passwordRefused', // a well-known password (D13)
  'tokenFromPage', // a page sent a refresh token in the body instead of the cookie (D22)
  'sessionChanged', // the call expected another person (D32)
  'groupFull', // more persons than the appointment has
  'fileContent', // the bytes cannot be read, or do not match the name; the issue has the reason
  'unavailable',
  'internal',
] as const
export type RefusalCode = (typeof refusalCodes)[number]

/** Error response of the service. `message` is in the caller's language. */
export interface Refusal {
  readonly code: RefusalCode
  readonly message: string
  readonly issues?: readonly Issue[] | undefined
  /** Remaining capacity for a group that is too large (D9). */
  readonly remaining?: number | undefined
  /** Other slots for all applicants, best first. */
  readonly offers?: readonly SlotOffer[] | undefined
  /** The proof that the hold or the sign-in needs. */
  readonly proof?: HoldProof | undefined
  /** Text that a device signs to open its session again, after the refresh token was refused. */
  readonly challenge?: string | undefined
  /** The session that the challenge opens. */
  readonly subject?: string | undefined
  /** The code is unknown in this release. `message` explains it (D41). */
  readonly unknownCode?: boolean | undefined
}

export type ApiError =
  /** 400: shown under 'Please fix the errors below' (A §8). */
  | { readonly kind: 'fields'; readonly issues: readonly Issue[]; readonly message: string }
  /** The service refused the request. `message` is in the caller's language. */
  | (Omit<Refusal, 'issues'> & {
      readonly kind: 'refused'
      readonly status: number
      readonly retryAfterSeconds?: number | undefined
    })
  /** No response at all: offline, timeout, or the service is down. */
  | { readonly kind: 'unreachable' }
  /** A signed-in session ended and could not be renewed (D32). */
  | { readonly kind: 'signedOut' }

/** No final response: the service was not reached, failed, or refuses for now. */
export const isTransient = (error: ApiError): boolean =>
  error.kind === 'unreachable' || (error.kind === 'refused' && (error.status >= 500 || error.status === 429))

/** The result of a call. */
export type ApiResult<T> = Result<T, ApiError>
