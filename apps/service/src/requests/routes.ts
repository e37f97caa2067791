import type { Routes } from '../platform/http/routes.ts'
import { barcode, slipAsCalendar, slipAsPdf, slipLinks } from '../slips/slip.ts'
import { addPerson } from './add-person.ts'
import { confirmRequest } from './confirm-request.ts'
import { getRequest } from './get-request.ts'
import { lookUpByApplicationNumber, lookUpByConfirmationNumber } from './look-up.ts'
import { myApplicants } from './my-applicants.ts'
import { myApplications, priceForRequest } from './my-applications.ts'
import { submitRequest } from './submit-request.ts'
import { updateRequest } from './update-request.ts'

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
