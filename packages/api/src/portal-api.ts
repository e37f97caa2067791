import type {
  Application,
  AvailableDay,
  Barcode,
  City,
  DeliveryEstimate,
  Hold,
  IsoDate,
  MasterData,
  NewRequest,
  PaymentOption,
  PaymentOrder,
  PriceInfo,
  RequestType,
  RequiredAttachment,
  Restriction,
  StoredAttachment,
  SubmittedRequest,
} from '@invea/domain'
import type { Result } from './errors.ts'
import type { CaptchaChallenge, CaptchaForm } from './wire/captcha.ts'

export type { CaptchaChallenge, CaptchaForm }

/**
 * All calls a portal makes, in domain words. Every answer is a value: nothing here throws for an expected failure.
 * Every state-changing call sends an Idempotency-Key; `key` is made by the caller once per intention, so that a retry repeats it.
 */
export interface PortalApi {
  readonly master: {
    all(): Promise<Result<MasterData>>
    cities(regionId: number): Promise<Result<readonly City[]>>
    restrictions(): Promise<Result<readonly Restriction[]>>
    requestTypes(): Promise<
      Result<readonly { readonly type: RequestType; readonly name: string; readonly description: string }[]>
    >
  }
  readonly captcha: {
    challenge(form: CaptchaForm): Promise<Result<CaptchaChallenge>>
    /** Marks this session as human for 30 minutes. */
    verify(form: CaptchaForm, solution: string): Promise<Result<{ readonly humanUntil: string }>>
  }
  readonly schedule: {
    availability(query: {
      readonly officeId: number
      readonly requestType: RequestType
      readonly applicants: number
      readonly from: IsoDate
      readonly to: IsoDate
    }): Promise<Result<readonly AvailableDay[]>>
    deliveryEstimate(query: {
      readonly officeId: number
      readonly requestType: RequestType
      readonly applicants: number
    }): Promise<Result<DeliveryEstimate>>
    hold(
      place: {
        readonly officeId: number
        readonly requestType: RequestType
        readonly date: IsoDate
        readonly slotId: number
        readonly applicants: number
      },
      key: string,
    ): Promise<Result<Hold>>
    /** The live hold of this session, if any: the countdown survives a reload. */
    currentHold(): Promise<Result<Hold | null>>
    extendHold(key: string): Promise<Result<Hold>>
    releaseHold(key: string): Promise<Result<null>>
    reschedule(
      change: { readonly requestId: number; readonly date: IsoDate; readonly slotId: number },
      key: string,
    ): Promise<Result<{ readonly date: IsoDate }>>
    cancel(requestId: number, key: string): Promise<Result<null>>
  }
  readonly requests: {
    submit(request: NewRequest, key: string): Promise<Result<SubmittedRequest>>
    mine(): Promise<Result<readonly Application[]>>
    byApplicationNumber(applicationNumber: string, confirmationNumber?: string): Promise<Result<Application>>
    byConfirmationNumber(confirmationNumber: string): Promise<Result<readonly Application[]>>
    /** One request of this session, whole. */
    get(requestId: number): Promise<Result<Application>>
    confirm(requestId: number, key: string): Promise<Result<Application>>
    price(requestId: number): Promise<Result<PriceInfo>>
    /** Refused with `notAllowed` until the payment is completed. */
    barcode(requestId: number): Promise<Result<Barcode>>
    /** Address of the printable slip as a PDF, signed and short-lived. */
    slip(requestId: number): Promise<Result<{ readonly pdfUrl: string; readonly calendarUrl: string }>>
  }
  readonly attachments: {
    required(requestPersonId: number): Promise<Result<readonly RequiredAttachment[]>>
    upload(
      requestPersonId: number,
      files: readonly { readonly attachmentTypeId: number; readonly file: File }[],
      options: { readonly key: string; readonly onProgress?: (sent: number, total: number) => void },
    ): Promise<Result<readonly StoredAttachment[]>>
    change(
      requestPersonId: number,
      files: readonly { readonly attachmentTypeId: number; readonly file: File }[],
      options: { readonly key: string; readonly onProgress?: (sent: number, total: number) => void },
    ): Promise<Result<readonly StoredAttachment[]>>
  }
  readonly payment: {
    options(): Promise<Result<readonly PaymentOption[]>>
    order(order: { readonly requestId: number; readonly optionId: number }, key: string): Promise<Result<PaymentOrder>>
    /** The open order of a request: instruction page after a reload. */
    currentOrder(requestId: number): Promise<Result<PaymentOrder | null>>
  }
}
