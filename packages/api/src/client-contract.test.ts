import * as fc from 'fast-check'
import { expect, test } from 'vitest'
import * as z from 'zod/mini'
import { createPortalClient } from './client.ts'
import { allEndpoints, type Endpoint, type EndpointId } from './contract/index.ts'
import type { PortalApi } from './portal-calls.ts'
import { anyNewRequest, anyRequestChange } from './testing/request-arbitraries.ts'
import { sessions } from './testing/sessions.ts'
import { type Script, standIn } from './testing/stand-in.ts'

const one = <Value>(values: fc.Arbitrary<Value>): Value => fc.sample(values, { numRuns: 1, seed: 1 })[0] as Value
const request = one(anyNewRequest)
const day = '2026-11-24' as z.output<typeof allEndpoints.getAvailability.body>['from']
const wanted = { officeId: 1, requestType: 'new', date: day, slotId: 2, applicants: 2 } as const
const file = new File(['sample'], 'sample.png', { type: 'image/png' })
const registration = {
  firstName: 'ABEBE',
  fatherName: 'KEBEDE',
  grandfatherName: 'TOLA',
  phoneNumber: '0900000001',
  email: 'sample@example.org',
  password: 'sample',
  passwordAgain: 'sample',
}
const message = { ...registration, message: 'Sample.' }
const key = 'key'

/** Every call of the client by its id in the contract. */
const clientCalls: Readonly<Partial<Record<EndpointId, (api: PortalApi) => Promise<unknown>>>> = {
  getMasterData: (api) => api.master.all(),
  getCitiesByRegion: (api) => api.master.cities(1),
  getOffices: (api) => api.master.offices(),
  getRestrictions: (api) => api.master.restrictions(),
  getRequestTypes: (api) => api.master.requestTypes(),
  getUrgentRequestTypes: (api) => api.master.urgentRequestTypes(),
  getFamilyTypes: (api) => api.master.familyTypes(),
  getNotices: (api) => api.master.notices(),
  getOriginIdPrices: (api) => api.master.originIdPrices(),
  getChallenge: (api) => api.captcha.challenge('site'),
  verifyCaptcha: (api) => api.captcha.verify('site', 'solution', key),
  getWaitingLine: (api) => api.waiting.line(),
  takeTicket: (api) => api.waiting.takeTicket(),
  exchangeTicket: (api) => api.waiting.exchangeTicket({ ticket: 'ticket' }),
  getAvailability: (api) => api.schedule.availability({ ...wanted, from: day, to: day }),
  getUrgentAvailability: (api) => api.schedule.urgentAvailability({ ...wanted, from: day, to: day }),
  getEarliestDates: (api) => api.schedule.earliest(wanted),
  getDeliveryEstimate: (api) => api.schedule.deliveryEstimate(wanted),
  submitAppointment: (api) => api.schedule.hold({ ...wanted, shares: [{ slotId: 2, applicants: 2 }] }, key),
  submitUrgentAppointment: (api) => api.schedule.holdUrgent({ ...wanted, urgentQuotaId: 5, urgentDays: 5 }, key),
  getCurrentHold: (api) => api.schedule.currentHold(),
  extendHold: (api) => api.schedule.extendHold(key),
  releaseHold: (api) => api.schedule.releaseHold(key),
  rescheduleAppointment: (api) => api.schedule.reschedule({ requestId: 9, date: day, slotId: 2 }, key),
  cancelAppointment: (api) => api.schedule.cancel(9, key),
  submitRequest: (api) => api.requests.submit(request, key),
  addPerson: (api) => api.requests.addPerson({ ...request, requestId: 9 }, key),
  updateRequest: (api) => api.requests.update(one(anyRequestChange), key),
  getMyApplications: (api) => api.requests.mine(),
  getMyApplicants: (api) => api.requests.earlierApplicants('passport'),
  findByApplicationNumber: (api) => api.requests.byApplicationNumber('1', '2'),
  findByConfirmationNumber: (api) => api.requests.byConfirmationNumber('2'),
  getRequest: (api) => api.requests.get(9),
  completeGroup: (api) => api.requests.completeGroup(9, key),
  confirmRequest: (api) => api.requests.confirm(9, key),
  getPrice: (api) => api.requests.price(9),
  getBarcode: (api) => api.requests.barcode(9),
  getSlip: (api) => api.requests.slip(9),
  getRequiredAttachments: (api) => api.attachments.required(9),
  uploadAttachment: (api) => api.attachments.upload(9, [{ attachmentTypeId: 3, file }], { key }),
  uploadChangeAttachment: (api) => api.attachments.change(9, [{ attachmentTypeId: 3, file }], { key }),
  copyAttachment: (api) => api.attachments.copy({ requestPersonId: 9, attachmentTypeId: 8, attachmentId: 7 }, key),
  addFamily: (api) => api.family.add({ personId: 9, members: request.applicants[0]?.family ?? [] }, key),
  deleteFamily: (api) => api.family.delete(9, key),
  getPaymentOptions: (api) => api.payment.options(),
  orderRequest: (api) => api.payment.order({ requestId: 9, optionId: 6 }, key),
  getCurrentOrder: (api) => api.payment.currentOrder(9),
  sendHoldCode: (api) => api.captcha.sendCode({ phoneNumber: '0900000001' }, key),
  verifyHoldCode: (api) => api.captcha.verifyCode('123456', key),
  registerUser: (api) => api.account.register(registration, key),
  confirmRegistration: (api) => api.account.confirmRegistration({ username: 's', password: 'p', proof: 't' }, key),
  signIn: (api) => api.account.signIn({ username: 'sample@example.org', password: 'sample' }),
  validateCode: (api) => api.account.validateCode({ phoneNumber: '', email: '', code: '123456' }),
  resendCode: (api) => api.account.resendCode(key),
  forgotPassword: (api) => api.account.forgotPassword({ username: 'sample@example.org' }, key),
  resetPassword: (api) => api.account.resetPassword({ username: 's', newPassword: 'p', proof: 't' }, key),
  getPhoneState: (api) => api.account.phone(),
  startPhoneChange: (api) =>
    api.account.startPhoneChange({ phoneNumber: '0900000001', password: 'p', proof: 't' }, key),
  confirmPhoneChange: (api) => api.account.confirmPhoneChange({ code: '123456', oldCode: '654321' }, key),
  sendPhoneLink: (api) => api.account.sendPhoneLink({}, key),
  cancelPhoneChange: (api) => api.account.cancelPhoneChange({ proof: 't' }, key),
  signOut: (api) => api.account.signOut(),
  createFeedback: (api) => api.feedback.send(message, key),
}

// Not in the client: calls by the session itself, by a browser that opens an address, or by a provider or gateway. The GET look-ups have
// POST variants.
const otherCalls: readonly EndpointId[] = [
  'refreshToken',
  // Sent as a beacon when a page closes.
  'leaveSharedComputer',
  'getByApplicationNumber',
  'getByConfirmationNumber',
  'getSlipPdf',
  'getSlipCalendar',
  'getAttachment',
  'paymentCallback',
  'paymentReturn',
  'smsCallback',
]

test('the client has every call of the contract that a portal sends', () => {
  expect(new Set([...Object.keys(clientCalls), ...otherCalls])).toEqual(new Set(Object.keys(allEndpoints)))
})

test.each(Object.entries(clientCalls))('%s is sent as the contract describes', async (id, make) => {
  const call: Endpoint = allEndpoints[id as EndpointId]
  const { script } = sessions()
  const requestLine = `${call.method} ${call.path}`
  const unavailable: Script = {
    [requestLine]: () => ({ status: 503, body: { status: 0, message: '', code: 'unavailable' } }),
  }
  await using service = await standIn(id === 'signIn' ? script : { ...script, ...unavailable })
  await make(createPortalClient({ baseUrl: service.baseUrl }))
  const seen = service.requestsTo(requestLine).at(-1)
  if (!seen) throw new Error(`sent ${service.seen.map(({ method, path }) => `${method} ${path}`).join()}`)

  expect(seen.headers['idempotency-key']).toBe(call.idempotent ? key : undefined)
  if (call.auth === 'session' || call.auth === 'otp') expect(seen.headers.authorization).toBe('Bearer access-1')
  if (call.query) expect(z.safeDecode(call.query, Object.fromEntries(seen.query) as never).success).toBe(true)
  if (call.body) expect(z.safeDecode(call.body, JSON.parse(seen.text) as never).error).toBeUndefined()
  if (call.multipart) expect(seen.headers['content-type']).toContain('multipart/form-data')
})
