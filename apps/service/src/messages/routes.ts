import type { Routes } from '../platform/http/routes.ts'
import { smsCallback } from './sms-callback.ts'

export const smsRoutes: Routes<'smsCallback'> = {
  smsCallback: (context) => smsCallback(context, undefined),
}
