import type { Application, IsoDate, RequestType, UrgentDays } from '@invea/domain'
import type { AboutFigures, Feedback, Registration } from '@invea/domain/account'
import type { Coded, FamilyMember, MasterData } from '@invea/domain/applicant'
import type {
  AddedApplicants,
  Barcode,
  EarlierApplicant,
  NewOrder,
  NewRequest,
  OriginIdPrice,
  PaymentOption,
  PaymentOrder,
  PriceInfo,
  RequestChange,
  SubmittedRequest,
} from '@invea/domain/application'
import type {
  AvailableDay,
  City,
  DeliveryEstimate,
  EarliestDate,
  Hold,
  OfficeClosure,
  ProofEffort,
  Restriction,
  Slot,
} from '@invea/domain/appointment'
import type { RequiredAttachment, StoredAttachment } from '@invea/domain/attachments'
import type { Instant } from '@invea/domain/calendar'
import type { WaitingLine } from '@invea/domain/waiting-line'
import type { ApiResult } from './errors.ts'
import type { SessionState } from './session/session-state.ts'
import type { CaptchaChallenge, CaptchaForm, CodeRecipient } from './wire/captcha.ts'
import type { TakenTicket, WaitingPass } from './wire/hold.ts'
import type { PhoneState, StartedPhoneChange } from './wire/phone-change.ts'

export type { CaptchaChallenge, CaptchaForm, PhoneState, StartedPhoneChange }

/**
 * All calls of a portal, in domain words. Every call returns a value and throws only for bugs. Every state-changing call sends an
 * Idempotency-Key. The caller creates one `key` for each change and repeats it with every retry.
 */
export interface PortalApi {
  readonly master: {
    all(): Promise<ApiResult<MasterData>>
    cities(regionId: number): Promise<ApiResult<readonly City[]>>
    /** Cities of all regions that have an office, each with its `regionId`. */
    offices(): Promise<ApiResult<readonly City[]>>
    restrictions(): Promise<ApiResult<readonly Restriction[]>>
    requestTypes(): Promise<
      ApiResult<readonly { readonly type: RequestType; readonly name: string; readonly description: string }[]>
    >
    /** Request types of the urgent menu. Only the wire uses its code table (D1). */
    urgentRequestTypes(): Promise<
      ApiResult<readonly { readonly type: RequestType; readonly name: string; readonly description: string }[]>
    >
    familyTypes(): Promise<ApiResult<readonly Coded[]>>
    /** Current and future closures, with the notices for applicants. */
    notices(): Promise<ApiResult<readonly OfficeClosure[]>>
    /** For the About page. */
    figures(): Promise<ApiResult<AboutFigures>>
    /** Current fee of each Origin ID service. Only fees that the operator has set. */
    originIdPrices(): Promise<ApiResult<readonly OriginIdPrice[]>>
  }
  /** The waiting line of a release (`waiting` refusals). The client sends the pass of the last exchange with searches and holds. */
  readonly waiting: {
    /** Null while no line is open. */
    line(): Promise<ApiResult<WaitingLine | null>>
    takeTicket(): Promise<ApiResult<TakenTicket>>
    /** Without a ticket: only for a session that holds an appointment, or may act on an application that has one. */
    exchangeTicket(ticket?: string): Promise<ApiResult<WaitingPass>>
  }
  readonly captcha: {
    challenge(form: CaptchaForm, effort?: ProofEffort): Promise<ApiResult<CaptchaChallenge>>
    /** Marks this session as human for 30 minutes. */
    verify(form: CaptchaForm, solution: string, key: string): Promise<ApiResult<{ readonly humanUntil: string }>>
    /** Where a hold needs a one-time code (`proof: 'code'` of a refusal). */
    sendCode(recipient: CodeRecipient, key: string): Promise<ApiResult<{ readonly expiresAt: string }>>
    verifyCode(code: string, key: string): Promise<ApiResult<{ readonly humanUntil: string }>>
  }
  readonly schedule: {
    availability(query: {
      readonly officeId: number
      readonly requestType: RequestType
      readonly applicants: number
      readonly from: IsoDate
      readonly to: IsoDate
    }): Promise<ApiResult<readonly AvailableDay[]>>
    /** Days with urgent quota: over a range, or on one day for one option. The specified search is for one applicant. */
    urgentAvailability(query: {
      readonly officeId: number
      readonly requestType: RequestType
      readonly applicants: number
      readonly from?: IsoDate | undefined
      readonly to?: IsoDate | undefined
      readonly date?: IsoDate | undefined
      readonly urgentDays?: UrgentDays | undefined
    }): Promise<ApiResult<readonly AvailableDay[]>>
    /** The first day with a free slot at every office, without a session (/check-availablity, other offices). */
    earliest(query: {
      readonly requestType: RequestType
      readonly applicants: number
    }): Promise<ApiResult<readonly EarliestDate[]>>
    deliveryEstimate(query: {
      readonly officeId: number
      readonly requestType: RequestType
      readonly applicants: number
      readonly urgentDays?: UrgentDays | undefined
    }): Promise<ApiResult<DeliveryEstimate>>
    hold(
      wanted: {
        readonly officeId: number
        readonly requestType: RequestType
        readonly date: IsoDate
        readonly slotId: number
        readonly applicants: number
        readonly urgentDays?: UrgentDays | undefined
        /** Neighbouring slots for a group, from an offer of a `slotShort` refusal. */
        readonly shares?: readonly { readonly slotId: number; readonly applicants: number }[] | undefined
      },
      key: string,
    ): Promise<ApiResult<Hold>>
    /** Only within ten minutes of the one-time code (D14). */
    holdUrgent(
      wanted: {
        readonly date: IsoDate
        readonly urgentQuotaId: number
        readonly applicants: number
        readonly officeId?: number | undefined
        readonly requestType?: RequestType | undefined
        readonly urgentDays?: UrgentDays | undefined
      },
      key: string,
    ): Promise<ApiResult<Hold>>
    /** The live hold of this session, if any, so that the countdown continues after a reload. */
    currentHold(): Promise<ApiResult<Hold | null>>
    extendHold(key: string): Promise<ApiResult<Hold>>
    releaseHold(key: string): Promise<ApiResult<null>>
    reschedule(
      change: {
        readonly requestId: number
        readonly date: IsoDate
        /** Absent on urgent requests, whose days have no slots (B §4). */
        readonly slotId?: number | undefined
        readonly urgentQuotaId?: number | undefined
        /** The appointment that is moved. */
        readonly appointmentId?: number | undefined
      },
      key: string,
    ): Promise<ApiResult<{ readonly date: IsoDate; readonly slot?: Slot | undefined }>>
    cancel(requestId: number, key: string): Promise<ApiResult<null>>
  }
  readonly requests: {
    submit(request: NewRequest, key: string): Promise<ApiResult<SubmittedRequest>>
    /** Adds one more applicant of a group (A §4: the call after the first applicant). */
    addPerson(added: AddedApplicants, key: string): Promise<ApiResult<SubmittedRequest>>
    /** Refused with `versionConflict` when it was changed in between. */
    update(change: RequestChange, key: string): Promise<ApiResult<Application>>
    mine(): Promise<ApiResult<readonly Application[]>>
    /** Persons of the member's earlier applications in this portal. Empty for an anonymous session. */
    earlierApplicants(portal: 'passport' | 'originId'): Promise<ApiResult<readonly EarlierApplicant[]>>
    byApplicationNumber(applicationNumber: string, confirmationNumber?: string): Promise<ApiResult<Application>>
    byConfirmationNumber(confirmationNumber: string): Promise<ApiResult<readonly Application[]>>
    /** One request of this session, whole. */
    get(requestId: number): Promise<ApiResult<Application>>
    confirm(requestId: number, key: string): Promise<ApiResult<Application>>
    price(requestId: number): Promise<ApiResult<PriceInfo>>
    /** Refused with `notAllowed` until the payment is completed. */
    barcode(requestId: number): Promise<ApiResult<Barcode>>
    /** Address of the printable slip as a PDF, signed and short-lived. */
    slip(requestId: number): Promise<ApiResult<{ readonly pdfUrl: string; readonly calendarUrl: string }>>
  }
  readonly attachments: {
    required(requestPersonId: number): Promise<ApiResult<readonly RequiredAttachment[]>>
    upload(
      requestPersonId: number,
      files: readonly { readonly attachmentTypeId: number; readonly file: File }[],
      options: { readonly key: string; readonly onProgress?: (sent: number, total: number) => void },
    ): Promise<ApiResult<readonly StoredAttachment[]>>
    /** Copies a family's document that is stored with another person of this owner. The file is not sent again. */
    copy(
      document: {
        readonly requestPersonId: number
        readonly attachmentTypeId: number
        /** The stored document of the other person. */
        readonly attachmentId: number
      },
      key: string,
    ): Promise<ApiResult<readonly StoredAttachment[]>>
    change(
      requestPersonId: number,
      files: readonly {
        readonly attachmentTypeId: number
        /** The stored document to replace. Absent when none was stored. */
        readonly attachmentId?: number | undefined
        readonly file: File
      }[],
      options: { readonly key: string; readonly onProgress?: (sent: number, total: number) => void },
    ): Promise<ApiResult<readonly StoredAttachment[]>>
  }
  readonly payment: {
    options(): Promise<ApiResult<readonly PaymentOption[]>>
    order(order: NewOrder, key: string): Promise<ApiResult<PaymentOrder>>
    /** The open order of a request, for the instruction page after a reload. */
    currentOrder(requestId: number): Promise<ApiResult<PaymentOrder | null>>
  }
  readonly family: {
    add(
      added: { readonly personId: number; readonly members: readonly FamilyMember[] },
      key: string,
    ): Promise<ApiResult<readonly FamilyMember[]>>
    delete(familyId: number, key: string): Promise<ApiResult<null>>
  }
  readonly account: {
    /** The last known session of this page, for `useSyncExternalStore`. */
    state(): SessionState
    subscribe(listener: () => void): () => void
    /** Obtains or renews the session, for example when a page opens. It includes the draft key and the member's name. */
    begin(): Promise<ApiResult<SessionState>>
    /** Applies the visitor's choice whether others use this computer (`shared` of the settings). */
    followChoice(): Promise<void>
    /** Mails a link to the address. `confirmRegistration` creates the account. */
    register(
      registration: Registration & { readonly callBackUrl?: string | undefined },
      key: string,
    ): Promise<ApiResult<null>>
    /** `proof` is from the mailed link. The password is the one of the sign-up. */
    confirmRegistration(
      chosen: { readonly username: string; readonly password: string; readonly proof: string },
      key: string,
    ): Promise<ApiResult<null>>
    /** Checks the password and sends a code. `validateCode` completes the sign-in (D13). */
    signIn(credentials: { readonly username: string; readonly password: string }): Promise<ApiResult<AwaitedCode>>
    resendCode(key: string): Promise<ApiResult<AwaitedCode>>
    validateCode(code: {
      readonly phoneNumber: string
      readonly email: string
      readonly code: string
    }): Promise<ApiResult<SessionState>>
    forgotPassword(
      account: { readonly username: string; readonly callBackUrl?: string | undefined },
      key: string,
    ): Promise<ApiResult<null>>
    /** `proof` is from the mailed link (D20). */
    resetPassword(
      reset: { readonly username: string; readonly newPassword: string; readonly proof?: string | undefined },
      key: string,
    ): Promise<ApiResult<null>>
    /** The member's masked phone number, with a pending change. */
    phone(): Promise<ApiResult<PhoneState>>
    /**
     * Checks the password of the account, then sends a code to the new number. Without `proof` from the mailed link, also sends one to
     * the old number.
     */
    startPhoneChange(
      change: { readonly phoneNumber: string; readonly password: string; readonly proof?: string | undefined },
      key: string,
    ): Promise<ApiResult<StartedPhoneChange>>
    /** `appliesAt`: when the change takes effect. Absent: the number is changed. */
    confirmPhoneChange(
      codes: {
        readonly code: string
        readonly oldCode?: string | undefined
        readonly callBackUrl?: string | undefined
      },
      key: string,
    ): Promise<ApiResult<{ readonly appliesAt?: Instant | undefined }>>
    /** Mails the link for a lost phone to the member, or during a sign-in that waits for its code. */
    sendPhoneLink(linked: { readonly callBackUrl?: string | undefined }, key: string): Promise<ApiResult<null>>
    /** `proof` is from the link of the notice. A member needs none. */
    cancelPhoneChange(cancelled: { readonly proof?: string | undefined }, key: string): Promise<ApiResult<null>>
    signOut(): Promise<ApiResult<null>>
  }
  readonly feedback: {
    send(message: Feedback, key: string): Promise<ApiResult<null>>
  }
}

/** Where the one-time code was sent, masked, and until when it is valid. */
export interface AwaitedCode {
  readonly phoneNumber: string
  readonly expiresAt?: Instant | undefined
}
