import type { AddedApplicants, NewOrder, NewRequest, RequestChange } from '@invea/domain/application'
import * as z from 'zod/mini'
import { type AddedFamily, addedFamily, familyResponse } from '../wire/applicant.ts'
import {
  applicationResponse,
  applicationsResponse,
  barcodeResponse,
  lookupByApplicationNumber,
  slipResponse,
  submittedRequestResponse,
} from '../wire/application.ts'
import { addedApplicants, newRequest, requestChange } from '../wire/new-request.ts'
import {
  currentOrderResponse,
  newOrder,
  orderResponse,
  paymentOptionsResponse,
  priceInfoResponse,
} from '../wire/payment.ts'
import { earlierApplicantsResponse } from '../wire/person.ts'
import { done } from '../wire/scalars.ts'
import { execute, type HttpClients, idempotencyHeader, withKey } from './execute.ts'

const of = (requestId: number) => ({ params: { query: { requestId } } }) as const

export const requestCalls = ({ authenticated, anySession }: HttpClients, username: () => string | undefined) => ({
  /**
   * Submits an application with its first applicant, or with all of a group, and makes the hold final. Refused with `holdExpired`,
   * `outsideWindow`, `openRequest`, `groupFull`, `captchaFailed`, `waiting`, `notFound`; `signInRequired` for an urgent one after ten minutes.
   */
  submit: (request: NewRequest, key: string) =>
    execute(submittedRequestResponse, () =>
      authenticated.POST(
        '/Request/api/V1.0/Request/SubmitRequest',
        withKey(key, { ...z.encode(newRequest, request), userName: username() ?? '' }),
      ),
    ),
  /**
   * Adds one more applicant of a group (A §4: the call after the first applicant). Refused with `groupFull`, `openRequest`, `notAllowed`,
   * `captchaFailed`, `notFound`.
   */
  addPerson: (added: AddedApplicants, key: string) =>
    execute(submittedRequestResponse, () =>
      authenticated.POST('/Request/api/V1.0/Request/AddPerson', withKey(key, z.encode(addedApplicants, added))),
    ),
  /** Continues a group without its missing applicants, and releases their appointments. Refused with `notAllowed`, `notFound`. */
  completeGroup: (requestId: number, key: string) =>
    execute(applicationResponse, () =>
      authenticated.POST('/Request/api/V1.0/Request/CompleteGroup', withKey(key, { requestId })),
    ),
  /** Changes the data of applicants. Refused with `versionConflict` (changed in between), `openRequest`, `notAllowed`, `notFound`. */
  update: (change: RequestChange, key: string) =>
    execute(applicationResponse, () =>
      authenticated.PUT('/Request/api/V1.0/Request/UpdateRequest', withKey(key, z.encode(requestChange, change))),
    ),
  /** Applications of the member, or of this anonymous session. */
  mine: () => execute(applicationsResponse, () => authenticated.GET('/Request/api/V1.0/Request/GetMyApplications')),
  /** Persons of the member's earlier applications in this portal. Empty for an anonymous session. */
  earlierApplicants: (portal: 'passport' | 'originId') =>
    execute(earlierApplicantsResponse, () =>
      authenticated.GET('/Request/api/V1.0/Request/GetMyApplicants', { params: { query: { portal } } }),
    ),
  /** One application: a masked card, or all data with both numbers. Refused with `notFound`; after several with `captchaFailed`. */
  // The numbers are in the body, which logs and histories do not store. With both, no member is needed.
  byApplicationNumber: (applicationNumber: string, confirmationNumber?: string) =>
    execute(applicationResponse, () =>
      (confirmationNumber ? anySession : authenticated).POST(
        '/Request/api/V1.0/Request/GetRequestsByApplicationNumber',
        { body: z.encode(lookupByApplicationNumber, { applicationNumber, confirmationNumber }) },
      ),
    ),
  /** Masked cards of the applications with this number. Refused with `notFound`; after several look-ups with `captchaFailed`. */
  byConfirmationNumber: (confirmationNumber: string) =>
    execute(applicationsResponse, () =>
      authenticated.POST('/Request/api/V1.0/Request/GetRequestsByConfirmationNumber', { body: { confirmationNumber } }),
    ),
  /** One application of this session with all its data. Refused with `notFound`. */
  get: (requestId: number) =>
    execute(applicationResponse, () => authenticated.GET('/Request/api/V1.0/Request/GetRequest', of(requestId))),
  /** Confirms the data; an urgent application goes to review. Refused with `attachmentsMissing`, `notAllowed`, `notFound`. */
  confirm: (requestId: number, key: string) =>
    execute(applicationResponse, () =>
      authenticated.POST('/Request/api/V1.0/Request/ConfirmRequest', withKey(key, { requestId })),
    ),
  /** Fee of an application by line and by person, in whole ETB. Refused with `notFound`. */
  price: (requestId: number) =>
    execute(priceInfoResponse, () =>
      authenticated.GET('/Master/api/V1.0/ServicePrice/GetPriceForRequest', of(requestId)),
    ),
  /** Signed barcode of a paid application. Refused with `notAllowed` until the payment is completed, and with `notFound`. */
  barcode: (requestId: number) =>
    execute(barcodeResponse, () => authenticated.GET('/Request/api/V1.0/Request/GetBarCode', of(requestId))),
  /** Short-lived, signed addresses of the printable slip (PDF) and its calendar entry. Refused with `notAllowed`, `notFound`. */
  slip: (requestId: number) =>
    execute(slipResponse, () => authenticated.GET('/Request/api/V1.0/Request/GetSlip', of(requestId))),
})

export const familyCalls = ({ authenticated }: HttpClients) => ({
  /** Adds family members to a person. Refused with `notAllowed`, `notFound`. */
  add: (added: AddedFamily, key: string) =>
    execute(familyResponse, () =>
      authenticated.POST('/Person/api/V1.0/Person/AddFamily', withKey(key, z.encode(addedFamily, added))),
    ),
  /** Deletes a family member. Refused with `notAllowed`, `notFound`. */
  delete: (familyId: number, key: string) =>
    execute(done, () =>
      authenticated.DELETE('/Person/api/V1.0/Person/DeleteFamily', {
        params: { query: { familyId }, ...idempotencyHeader(key) },
      }),
    ),
})

export const paymentCalls = ({ unauthenticated, authenticated }: HttpClients) => ({
  /** Payment options. */
  options: () =>
    execute(paymentOptionsResponse, () => unauthenticated.GET('/Payment/api/V1.0/Payment/GetPaymentOptions')),
  /**
   * Makes the payment order of an application, payable for 3 hours. The amount comes from the fee table. Refused with `notConfirmed`,
   * `notAllowed`, `openRequest`, `paymentProvider`, `notFound`.
   */
  order: (order: NewOrder, key: string) =>
    execute(orderResponse, () =>
      authenticated.POST('/Payment/api/V1.0/Payment/OrderRequest', withKey(key, z.encode(newOrder, order))),
    ),
  /** The open order of an application or null, for the instruction page after a reload. Refused with `notFound`. */
  currentOrder: (requestId: number) =>
    execute(currentOrderResponse, () => authenticated.GET('/Payment/api/V1.0/Payment/GetCurrentOrder', of(requestId))),
})
