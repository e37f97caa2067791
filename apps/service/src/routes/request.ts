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
  submitRequest: (call, { body }) => submitRequest(call, body),
  addPerson: (call, { body }) => addPerson(call, body),
  updateRequest: (call, { body }) => updateRequest(call, body),
  getMyApplications: (call) => myApplications(call, null),
  getMyApplicants: (call, { query }) => myApplicants(call, query),
  getByApplicationNumber: (call, { query }) => lookUpByApplicationNumber(call, query),
  findByApplicationNumber: (call, { body }) => lookUpByApplicationNumber(call, body),
  getByConfirmationNumber: (call, { query }) => lookUpByConfirmationNumber(call, query),
  findByConfirmationNumber: (call, { body }) => lookUpByConfirmationNumber(call, body),
  getRequest: (call, { query }) => getRequest(call, query),
  confirmRequest: (call, { body }) => confirmRequest(call, body),
  getPrice: (call, { query }) => priceForRequest(call, query),
  getBarcode: (call, { query }) => barcode(call, query),
  getSlip: (call, { query }) => slipLinks(call, query),
  getSlipPdf: (call, { query }) => slipAsPdf(call, query),
  getSlipCalendar: (call, { query }) => slipAsCalendar(call, query),
}
