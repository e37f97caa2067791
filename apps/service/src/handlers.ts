import type { CallId } from '@invea/api/contract'
import { accountRoutes } from './routes/account.ts'
import { captchaRoutes } from './routes/captcha.ts'
import { masterRoutes } from './routes/master.ts'
import { scheduleRoutes } from './routes/schedule.ts'

/** Every call that is served, by resource. */
export const handlers = {
  ...accountRoutes,
  ...captchaRoutes,
  ...masterRoutes,
  ...scheduleRoutes,
}

/** Calls of the contract that this release does not serve: they are not routed and not in the served document. */
export const later = [
  'createFeedback',
  'addFamily',
  'deleteFamily',
  'getUrgentRequestTypes',
  'getUrgentAvailability',
  'submitUrgentAppointment',
  'updateRequest',
  'addPerson',
  'submitRequest',
  'getMyApplications',
  'getByApplicationNumber',
  'findByApplicationNumber',
  'getByConfirmationNumber',
  'findByConfirmationNumber',
  'getRequest',
  'confirmRequest',
  'getBarcode',
  'getSlip',
  'getSlipPdf',
  'getSlipCalendar',
  'getPrice',
  'getRequiredAttachments',
  'uploadAttachment',
  'uploadChangeAttachment',
  'getAttachment',
  'getPaymentOptions',
  'orderRequest',
  'getCurrentOrder',
  'paymentCallback',
  'paymentReturn',
] as const satisfies readonly CallId[]
