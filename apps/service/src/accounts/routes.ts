import type { Routes } from '../app-context.ts'
import { withStoredResponse } from '../platform/request-context.ts'
import { confirmPhoneChange } from './confirm-phone-change.ts'
import { forgotPassword, resetPassword } from './password-reset.ts'
import { refreshSession } from './refresh-session.ts'
import { confirmRegistration, registerUser } from './registration.ts'
import { cancelPhoneChange, getPhoneState, sendPhoneLink, startPhoneChange } from './request-phone-change.ts'
import { leaveSharedComputer, signIn, signOut } from './sign-in.ts'
import { resendCode, validateCode } from './sign-in-code.ts'

export const accountRoutes = {
  signIn,
  validateCode,
  resendCode,
  refreshToken: refreshSession,
  signOut,
  leaveSharedComputer,
  registerUser: withStoredResponse(registerUser),
  confirmRegistration: withStoredResponse(confirmRegistration),
  forgotPassword,
  resetPassword,
  getPhoneState,
  startPhoneChange,
  confirmPhoneChange,
  sendPhoneLink,
  cancelPhoneChange,
} satisfies Partial<Routes>
