import type { Routes } from '../app-context.ts'
import { confirmPhoneChange } from './confirm-phone-change.ts'
import { forgotPassword, resetPassword } from './password-reset.ts'
import { refreshSession } from './refresh-session.ts'
import { confirmRegistration, registerUser } from './registration.ts'
import { cancelPhoneChange, getPhoneState, sendPhoneLink, startPhoneChange } from './request-phone-change.ts'
import { leaveSharedComputer, signIn, signOut } from './sign-in.ts'
import { resendCode, validateCode } from './sign-in-code.ts'

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
