import { leavePath } from '../session/session-store.ts'
import {
  cancelledPhoneChange,
  confirmation,
  confirmedPhoneChange,
  credentials,
  done,
  feedback,
  forgottenPassword,
  newPassword,
  newPhone,
  oneTimeCode,
  phoneChangeCodes,
  phoneLink,
  phoneState,
  refresh,
  registration,
  sessionResponse,
  startedPhoneChange,
} from '../wire/index.ts'
import { beginningSessions, defineEndpoint, mailing, ownChange, ownRead, signingIn, writing } from './endpoint.ts'

export const signIn = defineEndpoint('signIn', {
  method: 'POST',
  path: '/User/api/V1.0/Account/SignIn',
  body: credentials,
  response: sessionResponse,
  auth: 'public',
  limits: beginningSessions,
  captcha: 'signIn',
  captchaWhen: 'namedAccount',
  refusals: [401],
  emptyOnRefusal: { accessToken: '', refreshToken: '' },
  summary:
    'Anonymous account: create a session. Named account: send a one-time code for this session, without a token yet',
  source: 'B §7',
})

export const validateCode = defineEndpoint('validateCode', {
  method: 'POST',
  path: '/User/api/V1.0/Account/ValidateSmsOtp',
  body: oneTimeCode,
  response: sessionResponse,
  auth: 'session',
  limits: signingIn,
  refusalStatus: 200,
  emptyOnRefusal: { accessToken: '', refreshToken: '' },
  summary: 'Complete the sign-in with the one-time code; status 0 and a message when it does not match',
  source: 'B §7',
})

export const resendCode = defineEndpoint('resendCode', {
  ...ownChange,
  path: '/User/api/V1.0/Account/ResendSmsOtp',
  response: sessionResponse,
  limits: mailing,
  emptyOnRefusal: { accessToken: '', refreshToken: '' },
  summary: 'Send a new one-time code for the pending sign-in of this session',
})

export const refreshToken = defineEndpoint('refreshToken', {
  method: 'POST',
  path: '/User/api/V1.0/Account/RefreshToken',
  body: refresh,
  response: sessionResponse,
  auth: 'public',
  usesRefreshCookie: true,
  refusals: [401],
  limits: { bodyBytes: signingIn.bodyBytes, rates: [{ per: 'address', times: 240, seconds: 60 }] },
  emptyOnRefusal: { accessToken: '', refreshToken: '' },
  summary: 'Renew a session by its refresh cookie, or by the token in the body; the old token becomes invalid',
})

export const signOut = defineEndpoint('signOut', {
  method: 'POST',
  path: '/User/api/V1.0/Account/SignOut',
  response: done,
  auth: 'session',
  limits: writing,
  summary: 'End the session and its refresh family at once',
})

export const leaveSharedComputer = defineEndpoint('leaveSharedComputer', {
  method: 'POST',
  path: leavePath,
  response: done,
  auth: 'public',
  usesRefreshCookie: true,
  limits: signingIn,
  summary: 'End the session when a page closes on a shared computer; the cookie alone identifies it',
})

export const forgotPassword = defineEndpoint('forgotPassword', {
  method: 'POST',
  path: '/User/api/V1.0/Account/ForgotPassword',
  body: forgottenPassword,
  response: done,
  auth: 'public',
  idempotent: true,
  limits: mailing,
  summary: 'Send the reset link; the response is the same whether the account exists or not',
  source: 'B §7',
})

export const resetPassword = defineEndpoint('resetPassword', {
  method: 'POST',
  path: '/User/api/V1.0/Account/ResetForgotedPassword',
  body: newPassword,
  response: done,
  auth: 'public',
  idempotent: true,
  limits: signingIn,
  summary: "Set a new password with the link's proof; ends all sessions of the account",
  source: 'B §7',
})

export const registerUser = defineEndpoint('registerUser', {
  ...ownChange,
  path: '/api/Register/V1.0/UserRegistration/RegisterUser',
  body: registration,
  response: done,
  captcha: 'signUp',
  refusalTextAlsoIn: 'data.message',
  summary:
    'Store a registration and mail the link that confirms it; uses up the proof of the session; the response is the same whether or not the address has an account',
  source: 'B §7',
})

export const confirmRegistration = defineEndpoint('confirmRegistration', {
  ...ownChange,
  path: '/api/Register/V1.0/UserRegistration/ConfirmRegistration',
  body: confirmation,
  response: done,
  limits: signingIn,
  summary: 'Turn a registration into an account, by the mailed link and the password chosen at sign-up',
})

export const getPhoneState = defineEndpoint('getPhoneState', {
  ...ownRead,
  path: '/User/api/V1.0/Account/GetPhone',
  response: phoneState,
  summary: "The member's phone number, masked, with a pending change",
})

export const startPhoneChange = defineEndpoint('startPhoneChange', {
  ...ownChange,
  path: '/User/api/V1.0/Account/StartPhoneChange',
  body: newPhone,
  response: startedPhoneChange,
  limits: signingIn,
  summary:
    'Check the password and send the codes for a change of the phone number: to the new number, and without a mailed link also to the old one',
})

export const confirmPhoneChange = defineEndpoint('confirmPhoneChange', {
  ...ownChange,
  path: '/User/api/V1.0/Account/ConfirmPhoneChange',
  body: phoneChangeCodes,
  response: confirmedPhoneChange,
  limits: signingIn,
  summary:
    'Change the phone number with the codes: at once with the code of the old phone, after a waiting time with the mailed link',
})

export const sendPhoneLink = defineEndpoint('sendPhoneLink', {
  ...ownChange,
  path: '/User/api/V1.0/Account/SendPhoneLink',
  body: phoneLink,
  response: done,
  limits: signingIn,
  summary: 'Mail the link for a lost phone: to a member, or during the pending sign-in of this session',
})

export const cancelPhoneChange = defineEndpoint('cancelPhoneChange', {
  ...ownChange,
  path: '/User/api/V1.0/Account/CancelPhoneChange',
  body: cancelledPhoneChange,
  response: done,
  limits: signingIn,
  summary: 'Cancel a pending phone change, with the link sent to the old phone and the mailbox, or as the member',
})

export const createFeedback = defineEndpoint('createFeedback', {
  ...ownChange,
  path: '/Transactional/api/V1.0/Feedback/Create',
  body: feedback,
  response: done,
  limits: {
    bodyBytes: 32_768,
    rates: [
      { per: 'session', times: 5, seconds: 3600 },
      { per: 'address', times: 60, seconds: 60 },
    ],
  },
  captcha: 'contact',
  summary: 'Send a message to the agency; uses up the proof of the session',
  source: 'B §7',
})
