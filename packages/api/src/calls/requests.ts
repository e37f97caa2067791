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
import { ask } from './execute.ts'
import { type Door, keyed } from './http-clients.ts'

const of = (requestId: number) => ({ params: { query: { requestId } } }) as const

export const requestCalls = ({ own }: Door, username: () => string | undefined): PortalApi['requests'] => ({
  submit: (request, key) =>
    ask(submittedRequestAnswer, () =>
      own.POST('/Request/api/V1.0/Request/SubmitRequest', {
        params: keyed(key),
        body: { ...z.encode(newRequest, request), userName: username() ?? '' },
      }),
    ),
  addPerson: (added, key) =>
    ask(submittedRequestAnswer, () =>
      own.POST('/Request/api/V1.0/Request/AddPerson', { params: keyed(key), body: z.encode(addedApplicants, added) }),
    ),
  update: (change, key) =>
    ask(applicationAnswer, () =>
      own.PUT('/Request/api/V1.0/Request/UpdateRequest', { params: keyed(key), body: z.encode(requestChange, change) }),
    ),
  mine: () => ask(applicationsAnswer, () => own.GET('/Request/api/V1.0/Request/GetMyApplications')),
  earlierApplicants: (portal) =>
    ask(earlierApplicantsAnswer, () =>
      own.GET('/Request/api/V1.0/Request/GetMyApplicants', { params: { query: { portal } } }),
    ),
  // The numbers travel in the body, where no log and no history keeps them.
  byApplicationNumber: (applicationNumber, confirmationNumber) =>
    ask(applicationAnswer, () =>
      own.POST('/Request/api/V1.0/Request/GetRequestsByApplicationNumber', {
        body: z.encode(lookupByApplicationNumber, { applicationNumber, confirmationNumber }),
      }),
    ),
  byConfirmationNumber: (confirmationNumber) =>
    ask(applicationsAnswer, () =>
      own.POST('/Request/api/V1.0/Request/GetRequestsByConfirmationNumber', { body: { confirmationNumber } }),
    ),
  get: (requestId) => ask(applicationAnswer, () => own.GET('/Request/api/V1.0/Request/GetRequest', of(requestId))),
  confirm: (requestId, key) =>
    ask(applicationAnswer, () =>
      own.POST('/Request/api/V1.0/Request/ConfirmRequest', { params: keyed(key), body: { requestId } }),
    ),
  price: (requestId) =>
    ask(priceInfoAnswer, () => own.GET('/Master/api/V1.0/ServicePrice/GetPriceForRequest', of(requestId))),
  barcode: (requestId) => ask(barcodeAnswer, () => own.GET('/Request/api/V1.0/Request/GetBarCode', of(requestId))),
  slip: (requestId) => ask(slipAnswer, () => own.GET('/Request/api/V1.0/Request/GetSlip', of(requestId))),
})
