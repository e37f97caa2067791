import { addPerson } from '../use-cases/add-person.ts'
import { confirmRequest } from '../use-cases/confirm-request.ts'
import { getRequest } from '../use-cases/get-request.ts'
import { lookUpByApplicationNumber, lookUpByConfirmationNumber } from '../use-cases/look-up.ts'
import { myApplicants } from '../use-cases/my-applicants.ts'
import { myApplications, priceForRequest } from '../use-cases/my-applications.ts'
import { barcode, slipAsCalendar, slipAsPdf, slipLinks } from '../use-cases/slip.ts'
import { submitRequest } from '../use-cases/submit-request.ts'
import { updateRequest } from '../use-cases/update-request.ts'
import type { Routes } from './routes.ts'

export const requestRoutes: Routes<
  | 'submitRequest'
  | 'addPerson'
  | 'updateRequest'
  | 'getMyApplications'
  | 'getMyApplicants'
  | 'getByApplicationNumber'
  | 'findByApplicationNumber'
  | 'getByConfirmationNumber'
  | 'findByConfirmationNumber'
  | 'getRequest'
  | 'confirmRequest'
  | 'getPrice'
  | 'getBarcode'
  | 'getSlip'
  | 'getSlipPdf'
  | 'getSlipCalendar'
> = {
  submitRequest: (context, { body }) => submitRequest(context, body),
  addPerson: (context, { body }) => addPerson(context, body),
  updateRequest: (context, { body }) => updateRequest(context, body),
  getMyApplications: (context) => myApplications(context, null),
  getMyApplicants: (context, { query }) => myApplicants(context, query),
  getByApplicationNumber: (context, { query }) => lookUpByApplicationNumber(context, query),
  findByApplicationNumber: (context, { body }) => lookUpByApplicationNumber(context, body),
  getByConfirmationNumber: (context, { query }) => lookUpByConfirmationNumber(context, query),
  findByConfirmationNumber: (context, { body }) => lookUpByConfirmationNumber(context, body),
  getRequest: (context, { query }) => getRequest(context, query),
  confirmRequest: (context, { body }) => confirmRequest(context, body),
  getPrice: (context, { query }) => priceForRequest(context, query),
  getBarcode: (context, { query }) => barcode(context, query),
  getSlip: (context, { query }) => slipLinks(context, query),
  getSlipPdf: (context, { query }) => slipAsPdf(context, query),
  getSlipCalendar: (context, { query }) => slipAsCalendar(context, query),
}
