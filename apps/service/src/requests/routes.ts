import type { Routes } from '../app-context.ts'
import { withStoredResponse } from '../platform/request-context.ts'
import { addPerson, completeGroup } from './add-person.ts'
import { smsCallback } from './cancel-by-sms.ts'
import { cancelAppointment } from './close-request.ts'
import { addFamily, deleteFamily } from './family.ts'
import { lookUpByApplicationNumber, lookUpByConfirmationNumber } from './look-up.ts'
import { type CheckOrder, getRequest, myApplicants, myApplications, priceForRequest } from './my-applications.ts'
import { reschedule } from './reschedule.ts'
import { confirmRequest, submitRequest } from './submit-request.ts'
import { updateRequest } from './update-request.ts'

/** `checkOrder` queries the payment provider. It is passed in, because payments import requests. */
export const requestRoutes = (checkOrder: CheckOrder) =>
  ({
    submitRequest: withStoredResponse(submitRequest),
    addPerson: withStoredResponse(addPerson),
    completeGroup,
    addFamily,
    deleteFamily,
    updateRequest,
    getMyApplications: myApplications,
    getMyApplicants: myApplicants,
    getByApplicationNumber: (context, { query }) => lookUpByApplicationNumber(context, query),
    findByApplicationNumber: (context, { body }) => lookUpByApplicationNumber(context, body),
    getByConfirmationNumber: (context, { query }) => lookUpByConfirmationNumber(context, query),
    findByConfirmationNumber: (context, { body }) => lookUpByConfirmationNumber(context, body),
    getRequest: getRequest(checkOrder),
    confirmRequest,
    getPrice: priceForRequest,
    rescheduleAppointment: withStoredResponse(reschedule),
    cancelAppointment,
    smsCallback,
  }) satisfies Partial<Routes>
