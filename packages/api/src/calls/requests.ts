import * as z from 'zod/mini'
import type { PortalApi } from '../portal-api.ts'
import { applicationAnswer, applicationsAnswer } from '../wire/application.ts'
import { barcodeAnswer } from '../wire/barcode.ts'
import { earlierApplicantsAnswer } from '../wire/earlier-applicant.ts'
import { lookupByApplicationNumber } from '../wire/lookup.ts'
import { addedApplicants, newRequest, requestChange } from '../wire/new-request.ts'
import { priceInfoAnswer } from '../wire/price-info.ts'
import { slipAnswer } from '../wire/slip.ts'
import { submittedRequestAnswer } from '../wire/submitted-request.ts'
import { execute } from './execute.ts'
import { type HttpClients, idempotencyHeader } from './http-clients.ts'

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
  // The numbers travel in the body, where no log and no history keeps them.
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
