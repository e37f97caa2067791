import { accountRoutes } from './accounts/routes.ts'
import { scheduleRoutes } from './appointments/routes.ts'
import { attachmentRoutes } from './attachments/routes.ts'
import { feedbackRoutes } from './feedback/routes.ts'
import { masterRoutes } from './master-data/routes.ts'
import { smsRoutes } from './messages/routes.ts'
import { paymentRoutes } from './payments/routes.ts'
import { captchaRoutes } from './platform/captcha/routes.ts'
import { familyRoutes } from './requests/family-routes.ts'
import { requestRoutes } from './requests/routes.ts'

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
