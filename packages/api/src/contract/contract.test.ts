import type { NewRequest, SubmittedRequest } from '@invea/domain/application'
import type { AvailableDay } from '@invea/domain/appointment'
import { expect, expectTypeOf, test } from 'vitest'
import * as z from 'zod/mini'
import { allEndpoints, type Endpoint, type EndpointInput, type EndpointOutput, refusalBody } from './index.ts'

// The endpoints of A §7 and B §7, letter for letter.
const specified = `
GET /Person/api/V1.0/Person/GetAllFamilyType
GET /Master/api/V1.0/CountryRegion/GetCityListByRegion
GET /Master/api/V1.0/AdvancedRestriction/GetAll
GET /Master/api/V1.0/OfficeRequestType/GetAllRequestTypes
GET /Master/api/V1.0/OfficeRequestType/GetUrgentRequestTypes
POST /Schedule/api/V1.0/Schedule/GetAvailableDateAndTimes
POST /Schedule/api/V1.0/Schedule/GetUrgentAvailableDateAndTimes
POST /Schedule/api/V1.0/Schedule/GetAvailableDeliveryAppointment
POST /Schedule/api/V1.0/Schedule/SubmitAppointment
POST /Schedule/api/V1.0/Schedule/SubmitUrgentAppointment
POST /Request/api/V1.0/Request/SubmitRequest
POST /Request/api/V1.0/Request/AddPerson
GET /Master/api/V1.0/ServicePrice/GetPriceForRequest
GET /Master/api/V1.0/Attachement/GetRequiredAttachementsByPersonRequest
POST /Request/api/V1.0/RequestAttachments/UploadAttachment
POST /User/api/V1.0/Account/SignIn
GET /Request/api/V1.0/Request/GetMyApplications
GET /Request/api/V1.0/Request/GetRequestsByApplicationNumber
GET /Request/api/V1.0/Request/GetRequestsByConfirmationNumber
GET /Request/api/V1.0/Request/GetBarCode
PUT /Request/api/V1.0/Request/UpdateRequest
POST /Request/api/V1.0/RequestAttachments/UploadChangeAttachment
POST /Person/api/V1.0/Person/AddFamily
DELETE /Person/api/V1.0/Person/DeleteFamily
POST /Schedule/api/V1.0/Schedule/RescheduleAppointment
POST /Schedule/api/V1.0/Schedule/CancelAppointment/
GET /Master/api/V1.0/MasterDatas/GetAll
GET /Payment/api/V1.0/Payment/GetPaymentOptions
POST /Payment/api/V1.0/Payment/OrderRequest
POST /User/api/V1.0/Account/ValidateSmsOtp
POST /User/api/V1.0/Account/ForgotPassword
POST /User/api/V1.0/Account/ResetForgotedPassword
POST /api/Register/V1.0/UserRegistration/RegisterUser
POST /Transactional/api/V1.0/Feedback/Create`
  .trim()
  .split('\n')

const calls: readonly Endpoint[] = Object.values(allEndpoints)

test('every specified call is in the contract, and no other call is marked as specified', () => {
  const marked = calls.filter(({ source }) => source !== undefined).map(({ method, path }) => `${method} ${path}`)
  expect([...marked].sort()).toEqual([...specified].sort())
})

test('a call has its id as key, and no two calls share method and path', () => {
  expect(Object.entries(allEndpoints).filter(([key, call]) => key !== call.id)).toEqual([])
  expect(new Set(calls.map(({ method, path }) => `${method} ${path}`)).size).toBe(calls.length)
})

test('every call returns a decoded response or named bytes', () => {
  expect(calls.filter(({ response, produces }) => !response === !produces)).toEqual([])
})

test('every guard names an id in the input of its call', () => {
  const shapeOf = (schema: unknown) => {
    const inner = (schema as { _zod: { def: { in?: unknown; type: string } } })._zod.def
    return (inner.type === 'pipe' ? inner.in : schema) as { shape?: Record<string, unknown> }
  }
  const missing = calls.flatMap((call) =>
    (call.guards ?? [])
      .filter((guard) => {
        const part = guard.in === 'fields' ? call.multipart?.fields : call[guard.in]
        const { shape } = shapeOf(part)
        // The input of AddFamily is a list. Its codec refuses a list with two persons.
        return shape ? !(guard.name in shape) : call.id !== 'addFamily'
      })
      .map(() => call.id),
  )
  expect(missing).toEqual([])
})

test('calls that change something of a session honour an Idempotency-Key', () => {
  const changing =
    /^(submit|add|update|complete|confirm|upload|delete|extend|release|reschedule|cancel|order|register|create|reset|forgot|verify|send|resend|copy|start)/
  expect(calls.filter(({ id, idempotent }) => changing.test(id) !== (idempotent === true)).map(({ id }) => id)).toEqual(
    [],
  )
})

test('an endpoint whose response is the same for every caller changes nothing and returns no personal data', () => {
  const cacheable = calls.filter((call) => call.cacheable)
  expect(cacheable.map(({ id }) => id)).toEqual(['getAvailability', 'getUrgentAvailability', 'getDeliveryEstimate'])
  expect(
    cacheable.filter(({ guards, idempotent, captcha, auth }) => guards || idempotent || captcha || auth !== 'session'),
  ).toEqual([])
})

test('an address may send no call with a captcha more often than a solution is checked', () => {
  const timesOf = ({ limits }: Endpoint) =>
    Math.min(...limits.rates.flatMap(({ per, times }) => (per === 'address' ? [times] : [])))
  const often = calls.filter(
    (call) => call.captcha && !call.captchaWhen && timesOf(call) > timesOf(allEndpoints.verifyCaptcha),
  )
  expect(often.map(({ id }) => id)).toEqual([])
})

test('a state-changing call without an idempotency key returns the session itself, or is a message of a provider', () => {
  const without = calls.filter(
    ({ method, idempotent, cacheable, id }) =>
      method !== 'GET' && !idempotent && !cacheable && !/^(find|getEarliest)/.test(id),
  )
  // docs/decisions/0016: a response with a token is not stored, so that tokens are stored only as hashes.
  expect(new Set(without.map(({ id }) => id))).toEqual(
    new Set([
      'signIn',
      'validateCode',
      'refreshToken',
      'signOut',
      'leaveSharedComputer',
      'takeTicket',
      'exchangeTicket',
      'paymentCallback',
      'smsCallback',
    ]),
  )
})

test('a handler receives and returns domain values', () => {
  expectTypeOf<EndpointInput<typeof allEndpoints.submitRequest>['body']>().toEqualTypeOf<NewRequest>()
  expectTypeOf<EndpointOutput<typeof allEndpoints.submitRequest>>().toEqualTypeOf<SubmittedRequest>()
  expectTypeOf<EndpointOutput<typeof allEndpoints.getAvailability>>().toEqualTypeOf<readonly AvailableDay[]>()
  expectTypeOf<EndpointInput<typeof allEndpoints.getPrice>>().toMatchTypeOf<{ readonly query: { requestId: number } }>()
  expectTypeOf<EndpointInput<typeof allEndpoints.uploadAttachment>['fields']>().toEqualTypeOf<{
    personRequestId: number
  }>()
})

test('a query is read from text and written as text', () => {
  const { query } = allEndpoints.getPrice
  expect(z.decode(query, { requestId: '9007199254740991' })).toEqual({ requestId: 9007199254740991 })
  expect(z.safeDecode(query, { requestId: '1 OR 1=1' }).success).toBe(false)
  expect(z.encode(query, { requestId: 7 })).toEqual({ requestId: '7' })
})

test('a refusal has its text where each specified client reads it', () => {
  const slotFull = { code: 'slotFull', message: 'Taken.' } as const
  expect(refusalBody(allEndpoints.submitAppointment, slotFull)).toMatchObject({
    status: 0,
    message: 'Taken.',
    code: 'slotFull',
    appointmentResponses: [],
  })
  expect(refusalBody(allEndpoints.updateRequest, slotFull)).toMatchObject({ Message: 'Taken.' })
  expect(refusalBody(allEndpoints.registerUser, slotFull)).toMatchObject({ data: { message: 'Taken.' } })
})
