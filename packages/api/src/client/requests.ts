import * as z from 'zod/mini'
import type { PortalApi } from '../portal-api.ts'
import { addedFamily, familyAnswer } from '../wire/applicant.ts'
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
import { execute, type HttpClients, idempotencyHeader } from './execute.ts'

const of = (requestId: number) => ({ params: { query: { requestId } } }) as const

export const requestCalls = (
  { authenticated }: HttpClients,
  username: () => string | undefined,
): PortalApi['requests'] => ({
  submit: (request, key) =>
    execute(submittedRequestAnswer, () =>
      authenticated.POST('/Request/api/V1.0/Request/SubmitRequest', {
        params: idempotencyHeader(key),
        body: { ...z.encode(newRequest, request), userName: username() ?? '' },
      }),
    ),
  addPerson: (added, key) =>
    execute(submittedRequestAnswer, () =>
      authenticated.POST('/Request/api/V1.0/Request/AddPerson', {
        params: idempotencyHeader(key),
        body: z.encode(addedApplicants, added),
      }),
    ),
  update: (change, key) =>
    execute(applicationAnswer, () =>
      authenticated.PUT('/Request/api/V1.0/Request/UpdateRequest', {
        params: idempotencyHeader(key),
        body: z.encode(requestChange, change),
      }),
    ),
  mine: () => execute(applicationsAnswer, () => authenticated.GET('/Request/api/V1.0/Request/GetMyApplications')),
  earlierApplicants: (portal) =>
    execute(earlierApplicantsAnswer, () =>
      authenticated.GET('/Request/api/V1.0/Request/GetMyApplicants', { params: { query: { portal } } }),
    ),
  // The numbers are in the body, which logs and histories do not store.
  byApplicationNumber: (applicationNumber, confirmationNumber) =>
    execute(applicationAnswer, () =>
      authenticated.POST('/Request/api/V1.0/Request/GetRequestsByApplicationNumber', {
        body: z.encode(lookupByApplicationNumber, { applicationNumber, confirmationNumber }),
      }),
    ),
  byConfirmationNumber: (confirmationNumber) =>
    execute(applicationsAnswer, () =>
      authenticated.POST('/Request/api/V1.0/Request/GetRequestsByConfirmationNumber', { body: { confirmationNumber } }),
    ),
  get: (requestId) =>
    execute(applicationAnswer, () => authenticated.GET('/Request/api/V1.0/Request/GetRequest', of(requestId))),
  confirm: (requestId, key) =>
    execute(applicationAnswer, () =>
      authenticated.POST('/Request/api/V1.0/Request/ConfirmRequest', {
        params: idempotencyHeader(key),
        body: { requestId },
      }),
    ),
  price: (requestId) =>
    execute(priceInfoAnswer, () =>
      authenticated.GET('/Master/api/V1.0/ServicePrice/GetPriceForRequest', of(requestId)),
    ),
  barcode: (requestId) =>
    execute(barcodeAnswer, () => authenticated.GET('/Request/api/V1.0/Request/GetBarCode', of(requestId))),
  slip: (requestId) => execute(slipAnswer, () => authenticated.GET('/Request/api/V1.0/Request/GetSlip', of(requestId))),
})

export const familyCalls = ({ authenticated }: HttpClients): PortalApi['family'] => ({
  add: (added, key) =>
    execute(familyAnswer, () =>
      authenticated.POST('/Person/api/V1.0/Person/AddFamily', {
        params: idempotencyHeader(key),
        body: z.encode(addedFamily, added),
      }),
    ),
  delete: (familyId, key) =>
    execute(done, () =>
      authenticated.DELETE('/Person/api/V1.0/Person/DeleteFamily', {
        params: { query: { familyId }, ...idempotencyHeader(key) },
      }),
    ),
})

export const paymentCalls = ({ unauthenticated, authenticated }: HttpClients): PortalApi['payment'] => ({
  options: () =>
    execute(paymentOptionsAnswer, () => unauthenticated.GET('/Payment/api/V1.0/Payment/GetPaymentOptions')),
  order: (order, key) =>
    execute(orderAnswer, () =>
      authenticated.POST('/Payment/api/V1.0/Payment/OrderRequest', {
        params: idempotencyHeader(key),
        body: z.encode(newOrder, order),
      }),
    ),
  currentOrder: (requestId) =>
    execute(currentOrderAnswer, () =>
      authenticated.GET('/Payment/api/V1.0/Payment/GetCurrentOrder', { params: { query: { requestId } } }),
    ),
})
