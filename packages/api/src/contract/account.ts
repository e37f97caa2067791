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
  sessionAnswer,
  startedPhoneChange,
} from '../wire/index.ts'
import { defineEndpoint, mailing, readingOwn, signingIn, writing } from './endpoint.ts'

export const signIn = defineEndpoint({
  id: 'signIn',
  method: 'POST',
  path: '/User/api/V1.0/Account/SignIn',
  body: credentials,
  response: sessionAnswer,
  auth: 'public',
  idempotent: false,
  limits: signingIn,
  captcha: 'signIn',
  captchaWhen: 'namedAccount',
  emptyOnRefusal: { accessToken: '', refreshToken: '' },
  summary: 'Anonymous: a session of its own. Named: sends the one-time code to the requesting session; no token yet',
  source: 'B §7',
})

export const validateCode = defineEndpoint({
  id: 'validateCode',
  method: 'POST',
  path: '/User/api/V1.0/Account/ValidateSmsOtp',
  body: oneTimeCode,
  response: sessionAnswer,
  auth: 'session',
  idempotent: false,
  limits: signingIn,
  refusalStatus: 200,
  emptyOnRefusal: { accessToken: '', refreshToken: '' },
  summary: 'Complete the sign-in with the one-time code; status 0 and a message when it does not match',
  source: 'B §7',
})

export const resendCode = defineEndpoint({
  id: 'resendCode',
  method: 'POST',
  path: '/User/api/V1.0/Account/ResendSmsOtp',
  response: sessionAnswer,
  auth: 'session',
  idempotent: true,
  limits: mailing,
  emptyOnRefusal: { accessToken: '', refreshToken: '' },
  summary: 'Send a new one-time code to the sign-in that waits in this session',
  source: 'extension',
})

export const refreshToken = defineEndpoint({
  id: 'refreshToken',
  method: 'POST',
  path: '/User/api/V1.0/Account/RefreshToken',
  body: refresh,
  response: sessionAnswer,
  auth: 'public',
  idempotent: false,
  limits: { bodyBytes: signingIn.bodyBytes, rates: [{ per: 'address', times: 240, seconds: 60 }] },
  emptyOnRefusal: { accessToken: '', refreshToken: '' },
  summary: 'Renew a session by its refresh cookie, or by the token in the body; the old one is spent',
  source: 'extension',
})

export const signOut = defineEndpoint({
  id: 'signOut',
  method: 'POST',
  path: '/User/api/V1.0/Account/SignOut',
  response: done,
  auth: 'session',
  idempotent: false,
  limits: writing,
  summary: 'End the session and its refresh family at once',
  source: 'extension',
})

export const leaveSharedComputer = defineEndpoint({
  id: 'leaveSharedComputer',
  method: 'POST',
  path: leavePath,
  response: done,
  auth: 'public',
  idempotent: false,
  limits: signingIn,
  summary: 'End the session of a page that closes on a computer that others use; by its cookie alone',
  source: 'extension',
})

export const forgotPassword = defineEndpoint({
  id: 'forgotPassword',
  method: 'POST',
  path: '/User/api/V1.0/Account/ForgotPassword',
  body: forgottenPassword,
  response: done,
  auth: 'public',
  idempotent: true,
  limits: mailing,
  summary: 'Send the reset link; the answer is the same whether the account exists or not',
  source: 'B §7',
})

export const resetPassword = defineEndpoint({
  id: 'resetPassword',
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

export const registerUser = defineEndpoint({
  id: 'registerUser',
  method: 'POST',
  path: '/api/Register/V1.0/UserRegistration/RegisterUser',
  body: registration,
  response: done,
  auth: 'session',
  idempotent: true,
  limits: signingIn,
  captcha: 'signUp',
  refusalTextAlsoIn: 'data.message',
  summary:
    'Store a registration and mail the link that confirms it; the same answer whether or not the address is taken',
  source: 'B §7',
})

export const confirmRegistration = defineEndpoint({
  id: 'confirmRegistration',
  method: 'POST',
  path: '/api/Register/V1.0/UserRegistration/ConfirmRegistration',
  body: confirmation,
  response: done,
  auth: 'session',
  idempotent: true,
  limits: signingIn,
  summary: 'Turn a registration into an account, by the mailed link and the password chosen at sign-up',
  source: 'extension',
})

export const getPhoneState = defineEndpoint({
  id: 'getPhoneState',
  method: 'GET',
  path: '/User/api/V1.0/Account/GetPhone',
  response: phoneState,
  auth: 'session',
  idempotent: false,
  limits: readingOwn,
  summary: "The member's phone number, masked, with the change that waits for its time",
  source: 'extension',
})

export const startPhoneChange = defineEndpoint({
  id: 'startPhoneChange',
  method: 'POST',
  path: '/User/api/V1.0/Account/StartPhoneChange',
  body: newPhone,
  response: startedPhoneChange,
  auth: 'session',
  idempotent: true,
  limits: signingIn,
  summary:
    'Compare the password and send the codes that change the phone number: to the new one, and to the old one without a mailed link',
  source: 'extension',
})

export const confirmPhoneChange = defineEndpoint({
  id: 'confirmPhoneChange',
  method: 'POST',
  path: '/User/api/V1.0/Account/ConfirmPhoneChange',
  body: phoneChangeCodes,
  response: confirmedPhoneChange,
  auth: 'session',
  idempotent: true,
  limits: signingIn,
  summary:
    'Change the phone number with the codes: at once with that of the old phone, after a waiting time with the mailed link',
  source: 'extension',
})

export const sendPhoneLink = defineEndpoint({
  id: 'sendPhoneLink',
  method: 'POST',
  path: '/User/api/V1.0/Account/SendPhoneLink',
  body: phoneLink,
  response: done,
  auth: 'session',
  idempotent: true,
  limits: signingIn,
  summary:
    'Mail the link that changes a lost phone: to a member, or to the sign-in that waits for its code in this session',
  source: 'extension',
})

export const cancelPhoneChange = defineEndpoint({
  id: 'cancelPhoneChange',
  method: 'POST',
  path: '/User/api/V1.0/Account/CancelPhoneChange',
  body: cancelledPhoneChange,
  response: done,
  auth: 'session',
  idempotent: true,
  limits: signingIn,
  summary: 'Cancel a phone change that waits, by the link that the old phone and the mailbox got or as the member',
  source: 'extension',
})

export const createFeedback = defineEndpoint({
  id: 'createFeedback',
  method: 'POST',
  path: '/Transactional/api/V1.0/Feedback/Create',
  body: feedback,
  response: done,
  auth: 'session',
  idempotent: true,
  limits: { bodyBytes: 32_768, rates: [{ per: 'address', times: 5, seconds: 3600 }] },
  captcha: 'contact',
  summary: 'Send a message to the agency',
  source: 'B §7',
})
