import type { EndpointId } from '@invea/api/contract'

/**
 * Order of refusal under overload. `essential`: completes what an applicant has started or paid. `normal`: reads and changes of
 * the caller's own data. `deferrable`: can be repeated later without a loss.
 */
export type CallClass = 'essential' | 'normal' | 'deferrable'

/** The class of every endpoint. Health, metrics and the operator interface are always admitted. */
export const callClasses: Readonly<Record<EndpointId, CallClass>> = {
  // Appointments and applications.
  submitAppointment: 'essential',
  submitUrgentAppointment: 'essential',
  extendHold: 'essential',
  releaseHold: 'essential',
  getCurrentHold: 'essential',
  submitRequest: 'essential',
  addPerson: 'essential',
  completeGroup: 'essential',
  confirmRequest: 'essential',
  verifyCaptcha: 'essential',
  sendHoldCode: 'essential',
  verifyHoldCode: 'essential',
  // Payments.
  orderRequest: 'essential',
  getCurrentOrder: 'essential',
  paymentCallback: 'essential',
  paymentReturn: 'essential',
  // Sessions and codes.
  signIn: 'essential',
  validateCode: 'essential',
  resendCode: 'essential',
  refreshToken: 'essential',
  signOut: 'essential',
  leaveSharedComputer: 'essential',
  cancelPhoneChange: 'essential',
  smsCallback: 'essential',
  // The waiting line: a refused visitor would lose the turn.
  takeTicket: 'essential',
  exchangeTicket: 'essential',
  getWaitingLine: 'essential',

  cancelAppointment: 'normal',
  rescheduleAppointment: 'normal',
  updateRequest: 'normal',
  addFamily: 'normal',
  deleteFamily: 'normal',
  getRequest: 'normal',
  getMyApplications: 'normal',
  getMyApplicants: 'normal',
  getByApplicationNumber: 'normal',
  getByConfirmationNumber: 'normal',
  findByApplicationNumber: 'normal',
  findByConfirmationNumber: 'normal',
  getBarcode: 'normal',
  getSlip: 'normal',
  getSlipPdf: 'normal',
  getSlipCalendar: 'normal',
  getAttachment: 'normal',
  getRequiredAttachments: 'normal',
  getPrice: 'normal',
  getPaymentOptions: 'normal',
  getPhoneState: 'normal',
  startPhoneChange: 'normal',
  confirmPhoneChange: 'normal',
  sendPhoneLink: 'normal',
  registerUser: 'normal',
  confirmRegistration: 'normal',
  forgotPassword: 'normal',
  resetPassword: 'normal',
  getMasterData: 'normal',
  getOffices: 'normal',
  getCitiesByRegion: 'normal',
  getFamilyTypes: 'normal',
  getRestrictions: 'normal',
  getRequestTypes: 'normal',
  getUrgentRequestTypes: 'normal',
  getOriginIdPrices: 'normal',
  getChallenge: 'normal',

  getAvailability: 'deferrable',
  getUrgentAvailability: 'deferrable',
  getDeliveryEstimate: 'deferrable',
  getEarliestDates: 'deferrable',
  uploadAttachment: 'deferrable',
  uploadChangeAttachment: 'deferrable',
  copyAttachment: 'deferrable',
  getNotices: 'deferrable',
  createFeedback: 'deferrable',
}

interface Route {
  readonly id: string
  readonly method: string
  readonly path: string
}

const withoutLastSlash = (path: string): string => (path.length > 1 && path.endsWith('/') ? path.slice(0, -1) : path)

/** Returns a function that finds the id of a route by method and address, as the router of Fastify does. HEAD counts as GET. */
export const createEndpointFinder = (routes: readonly Route[]) => {
  const exact = new Map<string, string>()
  const patterns: { readonly method: string; readonly pattern: RegExp; readonly id: string }[] = []
  for (const { id, method, path: declared } of routes) {
    const path = withoutLastSlash(declared)
    if (path.includes('{')) {
      const pattern = path.replaceAll('.', '\\.').replaceAll(/\{\w+\}/g, '[^/]+')
      patterns.push({ method, pattern: new RegExp(`^${pattern}$`), id })
    } else exact.set(`${method} ${path}`, id)
  }
  return (method = '', address = ''): string | undefined => {
    const end = address.indexOf('?')
    const whole = end < 0 ? address : address.slice(0, end)
    const path = withoutLastSlash(whole)
    const as = method === 'HEAD' ? 'GET' : method
    return exact.get(`${as} ${path}`) ?? patterns.find((one) => one.method === as && one.pattern.test(path))?.id
  }
}
