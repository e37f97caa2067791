import type { CallId } from '@invea/api/contract'
import { accountRoutes } from './routes/account.ts'
import { attachmentRoutes } from './routes/attachment.ts'
import { captchaRoutes } from './routes/captcha.ts'
import { feedbackRoutes } from './routes/feedback.ts'
import { masterRoutes } from './routes/master.ts'
import { paymentRoutes } from './routes/payment.ts'
import { requestRoutes } from './routes/request.ts'
import { scheduleRoutes } from './routes/schedule.ts'

/** Every call that is served, by resource. */
export const handlers = {
  ...accountRoutes,
  ...attachmentRoutes,
  ...captchaRoutes,
  ...feedbackRoutes,
  ...masterRoutes,
  ...paymentRoutes,
  ...requestRoutes,
  ...scheduleRoutes,
}

/** Calls of the contract that this release does not serve: they are not routed and not in the served document. */
export const later = [
  'addFamily',
  'deleteFamily',
  'getUrgentRequestTypes',
  'getUrgentAvailability',
  'submitUrgentAppointment',
  'updateRequest',
] as const satisfies readonly CallId[]
