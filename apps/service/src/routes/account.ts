import { confirmPhoneChange } from '../use-cases/confirm-phone-change.ts'
import { confirmRegistration } from '../use-cases/confirm-registration.ts'
import { forgotPassword } from '../use-cases/forgot-password.ts'
import { cancelPhoneChange, getPhoneState, sendPhoneLink } from '../use-cases/phone-change.ts'
import { refreshSession } from '../use-cases/refresh-session.ts'
import { registerUser } from '../use-cases/register-user.ts'
import { resendCode } from '../use-cases/resend-code.ts'
import { resetPassword } from '../use-cases/reset-password.ts'
import { signIn } from '../use-cases/sign-in.ts'
import { leaveSharedComputer, signOut } from '../use-cases/sign-out.ts'
import { startPhoneChange } from '../use-cases/start-phone-change.ts'
import { validateCode } from '../use-cases/validate-code.ts'
import type { Routes } from './routes.ts'

export const accountRoutes: Routes<
  | 'signIn'
  | 'validateCode'
  | 'resendCode'
  | 'refreshToken'
  | 'signOut'
  | 'leaveSharedComputer'
  | 'registerUser'
  | 'confirmRegistration'
  | 'forgotPassword'
  | 'resetPassword'
  | 'getPhoneState'
  | 'startPhoneChange'
  | 'confirmPhoneChange'
  | 'sendPhoneLink'
  | 'cancelPhoneChange'
> = {
  signIn: (context, { body }) => signIn(context, body),
  validateCode: (context, { body }) => validateCode(context, body),
  resendCode: (context) => resendCode(context, null),
  refreshToken: (context, { body }) => refreshSession(context, body),
  signOut: (context) => signOut(context, null),
  leaveSharedComputer: (context) => leaveSharedComputer(context, null),
  registerUser: (context, { body }) => registerUser(context, body),
  confirmRegistration: (context, { body }) => confirmRegistration(context, body),
  forgotPassword: (context, { body }) => forgotPassword(context, body),
  resetPassword: (context, { body }) => resetPassword(context, body),
  getPhoneState: (context) => getPhoneState(context, null),
  startPhoneChange: (context, { body }) => startPhoneChange(context, body),
  confirmPhoneChange: (context, { body }) => confirmPhoneChange(context, body),
  sendPhoneLink: (context, { body }) => sendPhoneLink(context, body),
  cancelPhoneChange: (context, { body }) => cancelPhoneChange(context, body),
}
