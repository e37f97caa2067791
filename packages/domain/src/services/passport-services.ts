import type { Issue } from '../issues/issue.ts'
import type { ReplacementReason, RequestMode, RequestType } from '../model/choices.ts'

/** How a service becomes a request. */
export interface ServiceEntry {
  /** Absent when the applicant chooses the type later (urgent) or no request is made (emergency). */
  readonly requestType?: Exclude<RequestType, 'unknown'> | undefined
  readonly replacementReason?: ReplacementReason | undefined
  readonly mode: RequestMode
  /** `inPerson`: only at the main office or a branch, not in the portal (A §1). */
  readonly channel: 'portal' | 'inPerson'
  /** Needs a signed-in, verified account (A §6). */
  readonly account: boolean
  /** Only at the main office in the capital (A §1). */
  readonly mainOfficeOnly: boolean
}

// A function, because bundlers keep an unused object with a spread.
const onPortal = <const Entry extends Pick<ServiceEntry, 'requestType' | 'replacementReason'>>(entry: Entry) =>
  ({ mode: 'normal', channel: 'portal', account: false, mainOfficeOnly: false, ...entry }) as const

/** A §1: services, the appointment type and reason they map to, and who may use them where. */
export const passportServices = {
  new: /* @__PURE__ */ onPortal({ requestType: 'new' }),
  expired: /* @__PURE__ */ onPortal({ requestType: 'renewal', replacementReason: 'expired' }),
  pageRunOut: /* @__PURE__ */ onPortal({ requestType: 'renewal', replacementReason: 'pageRunOut' }),
  damaged: /* @__PURE__ */ onPortal({ requestType: 'renewal', replacementReason: 'damaged' }),
  lost: /* @__PURE__ */ onPortal({ requestType: 'lost' }),
  dataChange: /* @__PURE__ */ onPortal({ requestType: 'correction' }),
  validReplacement: /* @__PURE__ */ onPortal({ requestType: 'renewal', replacementReason: 'validReplacement' }),
  under18: /* @__PURE__ */ onPortal({ requestType: 'new' }),
  urgent: { mode: 'urgent', channel: 'portal', account: true, mainOfficeOnly: true },
  emergency: { mode: 'normal', channel: 'inPerson', account: false, mainOfficeOnly: false },
} as const satisfies Readonly<Record<string, ServiceEntry>>

/** The ten passport services (A §1). */
export type PassportService = keyof typeof passportServices

/** A §9: at most this many pages left count as run out. */
export const pageRunOutAt = 3

/** A §5: the only accepted reasons for an urgent request. Each needs evidence. */
export const urgentReasons = [
  'medicalLetter',
  'scholarshipOrDv',
  'authorizedOrganization',
  'foreignResidencePermit',
  'invitation',
  'urgentWorkTravel',
  'compassionateTravel',
] as const

/** One of the listed reasons. */
export type UrgentReason = (typeof urgentReasons)[number]

/** A §5: an urgent request names one of the reasons. */
export const urgentReasonIssues = (reason: unknown, field: string): readonly Issue[] =>
  urgentReasons.some((known) => known === reason) ? [] : [{ field, code: 'urgentReasonRequired' }]
