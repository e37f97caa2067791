import * as account from './account.ts'
import * as attachment from './attachment.ts'
import * as captcha from './captcha.ts'
import * as master from './master.ts'
import * as payment from './payment.ts'
import * as request from './request.ts'
import * as schedule from './schedule.ts'

/** Every endpoint by its id. */
export const allEndpoints = {
  ...master,
  ...schedule,
  ...request,
  ...attachment,
  ...payment,
  ...account,
  ...captcha,
} as const

export type EndpointId = keyof typeof allEndpoints
