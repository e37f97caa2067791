import type { AddedApplicants, NewOrder, NewRequest, RequestChange } from '@invea/domain/application'
import * as z from 'zod/mini'
import { type AddedFamily, addedFamily, familyAnswer } from '../wire/applicant.ts'
import {
  applicationAnswer,
  applicationsAnswer,
  barcodeAnswer,
  lookupByApplicationNumber,
  slipAnswer,
  submittedRequestAnswer,
} from '../wire/application.ts'
import { addedApplicants, newRequest, requestChange } from '../wire/new-request.ts'
import { currentOrderAnswer, newOrder, orderAnswer, paymentOptionsAnswer, priceInfoAnswer } from '../wire/payment.ts'
import { earlierApplicantsAnswer } from '../wire/person.ts'
import { done } from '../wire/scalars.ts'
import { execute, type HttpClients, idempotencyHeader, withKey } from './execute.ts'

const of = (requestId: number) => ({ params: { query: { requestId } } }) as const

export const requestCalls = ({ authenticated }: HttpClients, username: () => string | undefined) => ({
  submit: (request: NewRequest, key: string) =>
    execute(submittedRequestAnswer, () =>
      authenticated.POST(
        '/Request/api/V1.0/Request/SubmitRequest',
        withKey(key, { ...z.encode(newRequest, request), userName: username() ?? '' }),
      ),
    ),
  /** Adds one more applicant of a group (A §4: the call after the first applicant). */
  addPerson: (added: AddedApplicants, key: string) =>
    execute(submittedRequestAnswer, () =>
      authenticated.POST('/Request/api/V1.0/Request/AddPerson', withKey(key, z.encode(addedApplicants, added))),
    ),
  /** Continues a group without the applicants that were not added. */
  completeGroup: (requestId: number, key: string) =>
    execute(applicationAnswer, () =>
      authenticated.POST('/Request/api/V1.0/Request/CompleteGroup', withKey(key, { requestId })),
    ),
  /** Refused with `versionConflict` when it was changed in between. */
  update: (change: RequestChange, key: string) =>
    execute(applicationAnswer, () =>
      authenticated.PUT('/Request/api/V1.0/Request/UpdateRequest', withKey(key, z.encode(requestChange, change))),
    ),
  mine: () => execute(applicationsAnswer, () => authenticated.GET('/Request/api/V1.0/Request/GetMyApplications')),
  /** Persons of the member's earlier applications in this portal. Empty for an anonymous session. */
  earlierApplicants: (portal: 'passport' | 'originId') =>
    execute(earlierApplicantsAnswer, () =>
      authenticated.GET('/Request/api/V1.0/Request/GetMyApplicants', { params: { query: { portal } } }),
    ),
  // The numbers are in the body, which logs and histories do not store.
  byApplicationNumber: (applicationNumber: string, confirmationNumber?: string) =>
    execute(applicationAnswer, () =>
      authenticated.POST('/Request/api/V1.0/Request/GetRequestsByApplicationNumber', {
        body: z.encode(lookupByApplicationNumber, { applicationNumber, confirmationNumber }),
      }),
    ),
  byConfirmationNumber: (confirmationNumber: string) =>
    execute(applicationsAnswer, () =>
      authenticated.POST('/Request/api/V1.0/Request/GetRequestsByConfirmationNumber', { body: { confirmationNumber } }),
    ),
  /** One request of this session, whole. */
  get: (requestId: number) =>
    execute(applicationAnswer, () => authenticated.GET('/Request/api/V1.0/Request/GetRequest', of(requestId))),
  confirm: (requestId: number, key: string) =>
    execute(applicationAnswer, () =>
      authenticated.POST('/Request/api/V1.0/Request/ConfirmRequest', withKey(key, { requestId })),
    ),
  price: (requestId: number) =>
    execute(priceInfoAnswer, () =>
      authenticated.GET('/Master/api/V1.0/ServicePrice/GetPriceForRequest', of(requestId)),
    ),
  /** Refused with `notAllowed` until the payment is completed. */
  barcode: (requestId: number) =>
    execute(barcodeAnswer, () => authenticated.GET('/Request/api/V1.0/Request/GetBarCode', of(requestId))),
  /** Address of the printable slip as a PDF, signed and short-lived. */
  slip: (requestId: number) =>
    execute(slipAnswer, () => authenticated.GET('/Request/api/V1.0/Request/GetSlip', of(requestId))),
})

export const familyCalls = ({ authenticated }: HttpClients) => ({
  add: (added: AddedFamily, key: string) =>
    execute(familyAnswer, () =>
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
    execute(paymentOptionsAnswer, () => unauthenticated.GET('/Payment/api/V1.0/Payment/GetPaymentOptions')),
  order: (order: NewOrder, key: string) =>
    execute(orderAnswer, () =>
      authenticated.POST('/Payment/api/V1.0/Payment/OrderRequest', withKey(key, z.encode(newOrder, order))),
    ),
  /** The open order of a request, for the instruction page after a reload. */
  currentOrder: (requestId: number) =>
    execute(currentOrderAnswer, () => authenticated.GET('/Payment/api/V1.0/Payment/GetCurrentOrder', of(requestId))),
})
