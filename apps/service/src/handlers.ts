import { accountRoutes } from './routes/account.ts'
import { attachmentRoutes } from './routes/attachment.ts'
import { captchaRoutes } from './routes/captcha.ts'
import { familyRoutes } from './routes/family.ts'
import { feedbackRoutes } from './routes/feedback.ts'
import { masterRoutes } from './routes/master.ts'
import { paymentRoutes } from './routes/payment.ts'
import { requestRoutes } from './routes/request.ts'
import { scheduleRoutes } from './routes/schedule.ts'
import { smsRoutes } from './routes/sms.ts'

/** Every call that is served, by resource. */
export const handlers = {
  ...accountRoutes,
  ...attachmentRoutes,
  ...captchaRoutes,
  ...familyRoutes,
  ...feedbackRoutes,
  ...masterRoutes,
  ...paymentRoutes,
  ...requestRoutes,
  ...scheduleRoutes,
  ...smsRoutes,
}
