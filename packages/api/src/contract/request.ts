import * as z from 'zod/mini'
import {
  addedApplicants,
  addedFamily,
  applicationResponse,
  applicationsResponse,
  barcodeResponse,
  done,
  earlierApplicantsQuery,
  earlierApplicantsResponse,
  familyResponse,
  lookupByApplicationNumber,
  lookupByConfirmationNumber,
  newRequest,
  queryId,
  requestChange,
  slipResponse,
  submittedRequestResponse,
  WireId,
  WireLanguage,
} from '../wire/index.ts'
import { calledBack, defineEndpoint, lookingUp, ownChange, ownRead, readingOwn, submitting } from './endpoint.ts'

const requestInQuery = [{ kind: 'request', in: 'query', name: 'requestId' }] as const

export const submitRequest = defineEndpoint('submitRequest', {
  ...ownChange,
  path: '/Request/api/V1.0/Request/SubmitRequest',
  body: newRequest,
  response: submittedRequestResponse,
  limits: submitting,
  captcha: 'passport',
  guards: [{ kind: 'appointment', in: 'body', name: 'appointmentIds' }],
  emptyOnRefusal: { serviceResponseList: [] },
  summary: 'Submit a request with its first applicant, or with all of a group; makes the hold final',
  source: 'A §7',
})

export const addPerson = defineEndpoint('addPerson', {
  ...ownChange,
  path: '/Request/api/V1.0/Request/AddPerson',
  body: addedApplicants,
  response: submittedRequestResponse,
  limits: submitting,
  captcha: 'passport',
  guards: [{ kind: 'request', in: 'body', name: 'requestId' }],
  emptyOnRefusal: { serviceResponseList: [] },
  summary: 'Add a later applicant of a group to the request',
  source: 'A §7',
})

export const completeGroup = defineEndpoint('completeGroup', {
  ...ownChange,
  path: '/Request/api/V1.0/Request/CompleteGroup',
  body: z.object({ requestId: WireId }),
  response: applicationResponse,
  guards: [{ kind: 'request', in: 'body', name: 'requestId' }],
  summary: 'Continue a group without the applicants that were not added; their appointments are released',
})

export const updateRequest = defineEndpoint('updateRequest', {
  ...ownChange,
  method: 'PUT',
  path: '/Request/api/V1.0/Request/UpdateRequest',
  body: requestChange,
  response: applicationResponse,
  limits: submitting,
  guards: [{ kind: 'request', in: 'body', name: 'requestId' }],
  refusalTextAlsoIn: 'Message',
  summary: 'Change the data of applicants while the request may be edited',
  source: 'B §7',
})

export const getMyApplications = defineEndpoint('getMyApplications', {
  ...ownRead,
  path: '/Request/api/V1.0/Request/GetMyApplications',
  response: applicationsResponse,
  summary: 'Requests of the member, or of this anonymous session',
  source: 'B §7',
})

export const getMyApplicants = defineEndpoint('getMyApplicants', {
  ...ownRead,
  path: '/Request/api/V1.0/Request/GetMyApplicants',
  query: earlierApplicantsQuery,
  response: earlierApplicantsResponse,
  summary: "Applicants of the member's own requests, to be reused in a new one; none for an anonymous session",
})

const lookUp = { auth: 'session', limits: lookingUp, captcha: 'lookup', captchaWhen: 'repeatedLookUp' } as const

export const getByApplicationNumber = defineEndpoint('getByApplicationNumber', {
  method: 'GET',
  path: '/Request/api/V1.0/Request/GetRequestsByApplicationNumber',
  query: lookupByApplicationNumber,
  response: applicationResponse,
  ...lookUp,
  summary: 'Look up by application number: a masked card, or all data with both numbers',
  source: 'B §7',
})

export const findByApplicationNumber = defineEndpoint('findByApplicationNumber', {
  method: 'POST',
  path: '/Request/api/V1.0/Request/GetRequestsByApplicationNumber',
  body: lookupByApplicationNumber,
  response: applicationResponse,
  ...lookUp,
  summary: 'The same look-up with the numbers in the body, so that no log contains them',
})

export const getByConfirmationNumber = defineEndpoint('getByConfirmationNumber', {
  method: 'GET',
  path: '/Request/api/V1.0/Request/GetRequestsByConfirmationNumber',
  query: lookupByConfirmationNumber,
  response: applicationsResponse,
  ...lookUp,
  summary: 'Look up by confirmation number',
  source: 'B §7',
})

export const findByConfirmationNumber = defineEndpoint('findByConfirmationNumber', {
  method: 'POST',
  path: '/Request/api/V1.0/Request/GetRequestsByConfirmationNumber',
  body: lookupByConfirmationNumber,
  response: applicationsResponse,
  ...lookUp,
  summary: 'The same look-up with the number in the body, so that no log contains it',
})

export const getRequest = defineEndpoint('getRequest', {
  ...ownRead,
  path: '/Request/api/V1.0/Request/GetRequest',
  query: z.object({ requestId: queryId }),
  response: applicationResponse,
  guards: requestInQuery,
  summary: 'One request of this session with all its data',
})

export const confirmRequest = defineEndpoint('confirmRequest', {
  ...ownChange,
  path: '/Request/api/V1.0/Request/ConfirmRequest',
  body: z.object({ requestId: WireId }),
  response: applicationResponse,
  guards: [{ kind: 'request', in: 'body', name: 'requestId' }],
  summary: "Record 'Confirm Applicant Details'; an urgent request goes to review",
})

export const getBarcode = defineEndpoint('getBarcode', {
  ...ownRead,
  path: '/Request/api/V1.0/Request/GetBarCode',
  query: z.object({ requestId: queryId }),
  response: barcodeResponse,
  guards: requestInQuery,
  refusalStatus: 200,
  summary: 'Signed barcode of a paid request; status 0 until it is paid',
  source: 'B §7',
})

export const getSlip = defineEndpoint('getSlip', {
  ...ownRead,
  path: '/Request/api/V1.0/Request/GetSlip',
  query: z.object({ requestId: queryId }),
  response: slipResponse,
  guards: requestInQuery,
  refusals: [409],
  summary: 'Short-lived addresses of the printable slip and its calendar entry',
})

const signed = z.object({
  requestId: queryId,
  expires: queryId,
  signature: z.string().check(z.maxLength(128)),
  /** The reader's language; that of the request when absent. */
  language: z.optional(WireLanguage),
})

export const getSlipPdf = defineEndpoint('getSlipPdf', {
  method: 'GET',
  path: '/Request/api/V1.0/Request/GetSlipPdf',
  query: signed,
  produces: ['application/pdf'],
  auth: 'signed-link',
  limits: readingOwn,
  summary: 'The printable slip, at a signed address',
})

export const getSlipCalendar = defineEndpoint('getSlipCalendar', {
  method: 'GET',
  path: '/Request/api/V1.0/Request/GetSlipCalendar',
  query: signed,
  produces: ['text/calendar'],
  auth: 'signed-link',
  limits: readingOwn,
  summary: 'The appointment as a calendar entry, at a signed address',
})

export const addFamily = defineEndpoint('addFamily', {
  ...ownChange,
  path: '/Person/api/V1.0/Person/AddFamily',
  body: addedFamily,
  response: familyResponse,
  guards: [{ kind: 'person', in: 'body', name: 'personId' }],
  emptyOnRefusal: { families: [] },
  summary: 'Add family members to a person',
  source: 'B §7',
})

export const deleteFamily = defineEndpoint('deleteFamily', {
  ...ownChange,
  method: 'DELETE',
  path: '/Person/api/V1.0/Person/DeleteFamily',
  query: z.object({ familyId: queryId }),
  response: done,
  guards: [{ kind: 'familyMember', in: 'query', name: 'familyId' }],
  summary: 'Delete a family member',
  source: 'B §7',
})

export const smsCallback = defineEndpoint('smsCallback', {
  method: 'POST',
  path: '/Sms/api/V1.0/Sms/Inbound',
  // The signature is over the raw bytes. The service reads them after checking it.
  body: z.unknown(),
  produces: ['application/json'],
  auth: 'signed-callback',
  signedHeaders: { 'X-Sms-Timestamp': 'The time of the call in Unix seconds; at most five minutes ago.' },
  limits: calledBack,
  summary: "A signed SMS from the operator's gateway; a repeated message has no further effect. 404 without a gateway",
})
