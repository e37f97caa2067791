import type { Routes } from '../platform/http/routes.ts'
import { confirmPhoneChange } from './confirm-phone-change.ts'
import { confirmRegistration } from './confirm-registration.ts'
import { forgotPassword } from './forgot-password.ts'
import { cancelPhoneChange, getPhoneState, sendPhoneLink } from './phone-change.ts'
import { refreshSession } from './refresh-session.ts'
import { registerUser } from './register-user.ts'
import { resendCode } from './resend-code.ts'
import { resetPassword } from './reset-password.ts'
import { signIn } from './sign-in.ts'
import { leaveSharedComputer, signOut } from './sign-out.ts'
import { startPhoneChange } from './start-phone-change.ts'
import { validateCode } from './validate-code.ts'

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
