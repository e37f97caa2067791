import type { Routes } from '../app-context.ts'
import { addPerson } from './add-person.ts'
import { smsCallback } from './cancel-by-sms.ts'
import { cancelAppointment } from './close-request.ts'
import { lookUpByApplicationNumber, lookUpByConfirmationNumber } from './look-up.ts'
import { type CheckOrder, getRequest, myApplicants, myApplications, priceForRequest } from './my-applications.ts'
import { reschedule } from './reschedule.ts'
import { confirmRequest, submitRequest } from './submit-request.ts'
import { updateRequest } from './update-request.ts'

type RequestCall =
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
  | 'rescheduleAppointment'
  | 'cancelAppointment'
  | 'smsCallback'

/** `checkOrder` queries the payment provider. It is passed in, because payments import requests. */
export const requestRoutes = (checkOrder: CheckOrder): Routes<RequestCall> => ({
  submitRequest: (context, { body }) => submitRequest(context, body),
  addPerson: (context, { body }) => addPerson(context, body),
  updateRequest: (context, { body }) => updateRequest(context, body),
  getMyApplications: (context) => myApplications(context, null),
  getMyApplicants: (context, { query }) => myApplicants(context, query),
  getByApplicationNumber: (context, { query }) => lookUpByApplicationNumber(context, query),
  findByApplicationNumber: (context, { body }) => lookUpByApplicationNumber(context, body),
  getByConfirmationNumber: (context, { query }) => lookUpByConfirmationNumber(context, query),
  findByConfirmationNumber: (context, { body }) => lookUpByConfirmationNumber(context, body),
  getRequest: (context, { query }) => getRequest(checkOrder)(context, query),
  confirmRequest: (context, { body }) => confirmRequest(context, body),
  getPrice: (context, { query }) => priceForRequest(context, query),
  rescheduleAppointment: (context, { body }) => reschedule(context, body),
  cancelAppointment: (context, { query }) => cancelAppointment(context, query),
  smsCallback: (context) => smsCallback(context, undefined),
})
