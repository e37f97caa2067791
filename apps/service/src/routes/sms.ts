import { smsCallback } from '../use-cases/sms-callback.ts'
import type { Routes } from './routes.ts'

export const smsRoutes: Routes<'smsCallback'> = {
  smsCallback: (context) => smsCallback(context, undefined),
}
