import type { DeliveryEstimate, Hold } from '../model/appointment.ts'
import type { ReplacementReason, RequestType, UrgentDays } from '../model/choices.ts'
import type { PaymentChannel } from '../model/payment.ts'
import type { Etb } from '../model/scalars.ts'
import type { OriginIdService } from '../services/origin-id-services.ts'
import { type ApplicantDraft, emptyApplicantDraft } from './applicant-draft.ts'

/** The site selection as chosen (A §2); ids as texts. */
export interface SiteDraft {
  readonly regionId?: string | undefined
  readonly cityId?: string | undefined
  readonly officeId?: string | undefined
  /** New only (A §2). */
  readonly deliverySiteId?: string | undefined
  /** Until when the service takes this session for human, after a solved captcha. */
  readonly humanUntil?: string | undefined
}

/** The chosen day and slot, and the hold of the service (A §2). */
export interface AppointmentDraft {
  /** yyyy-MM-dd, as the calendar gives it. */
  readonly date?: string | undefined
  readonly slotId?: string | undefined
  /** The slot that the service holds for this session (D24). */
  readonly hold?: Hold | undefined
  /** For types without a calendar (A §2). */
  readonly estimate?: DeliveryEstimate | undefined
}

/** The summary page (B §2). */
export interface SummaryDraft {
  /** The box 'Confirm Applicant Details' (B §2). */
  readonly agreed?: boolean | undefined
  /** Set when the service has taken the confirmation. */
  readonly confirmed?: boolean | undefined
}

/** The payment page and the order it made (B §2). */
export interface PaymentDraft {
  readonly optionId?: string | undefined
  /** The price and the way of the chosen option, as they were shown. */
  readonly amount?: Etb | undefined
  readonly channel?: PaymentChannel | undefined
  /** The box of the payment terms (B §5). */
  readonly agreed?: boolean | undefined
  /** Set when the service has made the order. */
  readonly orderId?: string | undefined
  /** What the order is to be paid with: another choice makes another order. */
  readonly orderedOptionId?: string | undefined
  readonly orderExpiresAt?: string | undefined
  /** Set when the service has seen the payment. */
  readonly paid?: boolean | undefined
}

/** A §2 step 1. */
export type Party = 'individual' | 'group'

/** The card of the replacement reason screen (A §2 step 4). Its other inputs are in the first applicant's passport answers. */
export interface ReplacementDraft {
  readonly reason?: ReplacementReason | undefined
}

/** What both portals' requests share: the steps in `journeys/start-steps.ts` and `journeys/shared-steps.ts` read nothing else. */
export interface RequestDraft {
  /** Drafts of another version are not read (see `draftVersion`). */
  readonly version: number
  /** The terms box of the first page (A §5). */
  readonly agreed?: boolean | undefined
  readonly party?: Party | undefined
  /** 2 to 5, a group alone (A §9). */
  readonly groupSize?: string | undefined
  readonly site: SiteDraft
  readonly appointment: AppointmentDraft
  /** One for an individual, as many as `groupSize` for a group. */
  readonly applicants: readonly ApplicantDraft[]
  /** The response of SubmitRequest. */
  readonly submitted?: { readonly requestId: number; readonly confirmationNumber: string } | undefined
  readonly summary: SummaryDraft
  readonly payment: PaymentDraft
}

/** A passport request on its way. */
export interface PassportDraft extends RequestDraft {
  readonly requestType?: RequestType | undefined
  readonly replacement: ReplacementDraft
  /** The urgent journey alone (A §2); the captcha of the urgency form. */
  readonly urgencyHumanUntil?: string | undefined
  /** The urgent journey alone. */
  readonly urgentDays?: UrgentDays | undefined
  /** One of `urgentReasons` (A §5). */
  readonly urgentReason?: string | undefined
}

/** An Origin ID request on its way. */
export interface OriginIdDraft extends RequestDraft {
  readonly service?: OriginIdService | undefined
}

/** Raised when a stored draft of an older shape can no longer be read. */
export const draftVersion = 1

const emptyRequestDraft = (): RequestDraft => ({
  version: draftVersion,
  site: {},
  appointment: {},
  applicants: [emptyApplicantDraft()],
  summary: {},
  payment: {},
})

/** A passport draft in which nothing is typed yet: one applicant, no choices. */
export const emptyPassportDraft = (): PassportDraft => ({ ...emptyRequestDraft(), replacement: {} })

/** An Origin ID draft in which nothing is typed yet: one applicant, no choices. */
export const emptyOriginIdDraft = (): OriginIdDraft => emptyRequestDraft()
