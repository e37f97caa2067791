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
  signIn: (call, { body }) => signIn(call, body),
  validateCode: (call, { body }) => validateCode(call, body),
  resendCode: (call) => resendCode(call, null),
  refreshToken: (call, { body }) => refreshSession(call, body),
  signOut: (call) => signOut(call, null),
  leaveSharedComputer: (call) => leaveSharedComputer(call, null),
  registerUser: (call, { body }) => registerUser(call, body),
  confirmRegistration: (call, { body }) => confirmRegistration(call, body),
  forgotPassword: (call, { body }) => forgotPassword(call, body),
  resetPassword: (call, { body }) => resetPassword(call, body),
  getPhoneState: (call) => getPhoneState(call, null),
  startPhoneChange: (call, { body }) => startPhoneChange(call, body),
  confirmPhoneChange: (call, { body }) => confirmPhoneChange(call, body),
  sendPhoneLink: (call, { body }) => sendPhoneLink(call, body),
  cancelPhoneChange: (call, { body }) => cancelPhoneChange(call, body),
}
