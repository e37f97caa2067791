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
  submit: (request: NewRequest, key: string) =>
    execute(submittedRequestResponse, () =>
      authenticated.POST(
        '/Request/api/V1.0/Request/SubmitRequest',
        withKey(key, { ...z.encode(newRequest, request), userName: username() ?? '' }),
      ),
    ),
  /** Adds one more applicant of a group (A §4: the call after the first applicant). */
  addPerson: (added: AddedApplicants, key: string) =>
    execute(submittedRequestResponse, () =>
      authenticated.POST('/Request/api/V1.0/Request/AddPerson', withKey(key, z.encode(addedApplicants, added))),
    ),
  /** Continues a group without the applicants that were not added. */
  completeGroup: (requestId: number, key: string) =>
    execute(applicationResponse, () =>
      authenticated.POST('/Request/api/V1.0/Request/CompleteGroup', withKey(key, { requestId })),
    ),
  /** Refused with `versionConflict` when it was changed in between. */
  update: (change: RequestChange, key: string) =>
    execute(applicationResponse, () =>
      authenticated.PUT('/Request/api/V1.0/Request/UpdateRequest', withKey(key, z.encode(requestChange, change))),
    ),
  mine: () => execute(applicationsResponse, () => authenticated.GET('/Request/api/V1.0/Request/GetMyApplications')),
  /** Persons of the member's earlier applications in this portal. Empty for an anonymous session. */
  earlierApplicants: (portal: 'passport' | 'originId') =>
    execute(earlierApplicantsResponse, () =>
      authenticated.GET('/Request/api/V1.0/Request/GetMyApplicants', { params: { query: { portal } } }),
    ),
  // The numbers are in the body, which logs and histories do not store. With both, no member is needed.
  byApplicationNumber: (applicationNumber: string, confirmationNumber?: string) =>
    execute(applicationResponse, () =>
      (confirmationNumber ? anySession : authenticated).POST(
        '/Request/api/V1.0/Request/GetRequestsByApplicationNumber',
        {
          body: z.encode(lookupByApplicationNumber, { applicationNumber, confirmationNumber }),
        },
      ),
    ),
  byConfirmationNumber: (confirmationNumber: string) =>
    execute(applicationsResponse, () =>
      authenticated.POST('/Request/api/V1.0/Request/GetRequestsByConfirmationNumber', { body: { confirmationNumber } }),
    ),
  /** One request of this session, whole. */
  get: (requestId: number) =>
    execute(applicationResponse, () => authenticated.GET('/Request/api/V1.0/Request/GetRequest', of(requestId))),
  confirm: (requestId: number, key: string) =>
    execute(applicationResponse, () =>
      authenticated.POST('/Request/api/V1.0/Request/ConfirmRequest', withKey(key, { requestId })),
    ),
  price: (requestId: number) =>
    execute(priceInfoResponse, () =>
      authenticated.GET('/Master/api/V1.0/ServicePrice/GetPriceForRequest', of(requestId)),
    ),
  /** Refused with `notAllowed` until the payment is completed. */
  barcode: (requestId: number) =>
    execute(barcodeResponse, () => authenticated.GET('/Request/api/V1.0/Request/GetBarCode', of(requestId))),
  /** Address of the printable slip as a PDF, signed and short-lived. */
  slip: (requestId: number) =>
    execute(slipResponse, () => authenticated.GET('/Request/api/V1.0/Request/GetSlip', of(requestId))),
})

export const familyCalls = ({ authenticated }: HttpClients) => ({
  add: (added: AddedFamily, key: string) =>
    execute(familyResponse, () =>
      authenticated.POST('/Person/api/V1.0/Person/AddFamily', withKey(key, z.encode(addedFamily, added))),
    ),
  delete: (familyId: number, key: string) =>
    execute(done, () =>
      authenticated.DELETE('/Person/api/V1.0/Person/DeleteFamily', {
        params: { query: { familyId }, ...idempotencyHeader(key) },
      }),
    ),
})

export const paymentCalls = ({ unauthenticated, authenticated }: HttpClients) => ({
  options: () =>
    execute(paymentOptionsResponse, () => unauthenticated.GET('/Payment/api/V1.0/Payment/GetPaymentOptions')),
  order: (order: NewOrder, key: string) =>
    execute(orderResponse, () =>
      authenticated.POST('/Payment/api/V1.0/Payment/OrderRequest', withKey(key, z.encode(newOrder, order))),
    ),
  /** The open order of a request, for the instruction page after a reload. */
  currentOrder: (requestId: number) =>
    execute(currentOrderResponse, () => authenticated.GET('/Payment/api/V1.0/Payment/GetCurrentOrder', of(requestId))),
})
