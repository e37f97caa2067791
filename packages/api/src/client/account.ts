import type { Feedback } from '@invea/domain/account'
import type { Instant } from '@invea/domain/calendar'
import createClient from 'openapi-fetch'
import * as z from 'zod/mini'
import { type ApiError, type ApiResult, isTransient } from '../errors.ts'
import type { paths } from '../schema.gen.d.ts'
import type { Send, Session, SessionCalls } from '../session/session.ts'
import type { PublicSessionState, SessionState } from '../session/session-state.ts'
import {
  type Confirmation,
  type ForgottenPassword,
  feedback,
  type NewPassword,
  type NewRegistration,
  type OneTimeCode,
  type SessionGrant,
  sessionResponse,
} from '../wire/account.ts'
import {
  confirmedPhoneChange,
  type NewPhone,
  type PhoneChangeCodes,
  phoneState,
  startedPhoneChange,
} from '../wire/phone-change.ts'
import { done } from '../wire/scalars.ts'
import { resetPasswordPath } from '../wire/wire-names.ts'
import { execute, type HttpClients, idempotencyHeader, withKey } from './execute.ts'

const unreadable: ApiError = { kind: 'refused', code: 'internal', message: '', status: 200 }

/** Where the one-time code was sent, masked, and until when it is valid. */
export interface AwaitedCode {
  readonly phoneNumber: string
  readonly expiresAt?: Instant | undefined
}

/** A password alone never signs in: the response must ask for a code (D13). */
const awaitedBy = (granted: ApiResult<SessionGrant>): ApiResult<AwaitedCode> => {
  if (!granted.ok) return granted
  const { awaitedCode } = granted.value
  return awaitedCode ? { ok: true, value: awaitedCode } : { ok: false, error: unreadable }
}

/** The calls of the account, without the session's state. */
export const accountCalls = (
  { unauthenticated, authenticated, anySession }: HttpClients,
  session: Session,
  publicState: PublicSessionState,
) => ({
  /** Obtains or renews the session, for example when a page opens. It includes the draft key and the member's name. */
  begin: async (): Promise<ApiResult<SessionState>> => {
    const granted = await session.grant()
    return granted.ok ? { ok: true, value: publicState.state() } : granted
  },
  /** After `signedOut`: the visitor continues without the account. */
  continueWithoutAccount: async () => session.leave(),
  /** Applies the visitor's choice whether others use this computer (`shared` of the settings). */
  followChoice: () => session.follow(),
  /**
   * Mails a link to the address. `confirmRegistration` creates the account. A proof of the form `signUp` is valid for one registration: after `captchaFailed` verify the next one.
   * Refused with `passwordRefused`, `captchaFailed`.
   */
  register: ({ fatherName, grandfatherName, passwordAgain, ...member }: NewRegistration, key: string) =>
    execute(done, () =>
      anySession.POST(
        '/api/Register/V1.0/UserRegistration/RegisterUser',
        withKey(key, { ...member, middleName: fatherName, lastName: grandfatherName, passwordTwo: passwordAgain }),
      ),
    ),
  /** Creates the account with the mailed `proof` and the password of the sign-up. Refused with `linkExpired`, `wrongCredentials`. */
  confirmRegistration: ({ proof, ...chosen }: Confirmation, key: string) =>
    execute(done, () =>
      anySession.POST(
        '/api/Register/V1.0/UserRegistration/ConfirmRegistration',
        withKey(key, { ...chosen, token: proof }),
      ),
    ),
  /**
   * Checks the password and sends a code. `validateCode` completes the sign-in (D13). Refused with `wrongCredentials`, `captchaFailed`, and
   * with `tooManyRequests` whose `proof` names the proof of work that allows another try, or is `code`: only a mailed link does.
   */
  // Sends the session's token, so that the code belongs to the session that checked the password.
  signIn: async (credentials: Credentials) =>
    awaitedBy(
      await execute(sessionResponse, () => anySession.POST('/User/api/V1.0/Account/SignIn', { body: credentials })),
    ),
  /** Sends a new code for the pending sign-in. Refused with `codeExpired`. */
  resendCode: async (key: string) =>
    awaitedBy(
      await execute(sessionResponse, () =>
        anySession.POST('/User/api/V1.0/Account/ResendSmsOtp', { params: idempotencyHeader(key) }),
      ),
    ),
  /**
   * Completes the sign-in. `attempt` is repeated with a retry of the same code, like the key of a change: after a lost response the retry
   * succeeds. Refused with `wrongCode`, `codeExpired`.
   */
  validateCode: async ({ code, ...typed }: OneTimeCode, attempt?: string): Promise<ApiResult<SessionState>> => {
    const entered = await session.enter(async (marks) => {
      const granted = await execute(sessionResponse, () =>
        anySession.POST('/User/api/V1.0/Account/ValidateSmsOtp', { body: { ...typed, ...marks, otp: code } }),
      )
      const isWhole = granted.ok && granted.value.accessToken && granted.value.member
      return !granted.ok || isWhole ? granted : { ok: false, error: unreadable }
    }, attempt)
    return entered.ok ? { ok: true, value: publicState.state() } : entered
  },
  /** Mails the reset link. The response is the same whether the account exists or not. */
  forgotPassword: (account: ForgottenPassword, key: string) =>
    execute(done, () => unauthenticated.POST('/User/api/V1.0/Account/ForgotPassword', withKey(key, account))),
  /** Sets a new password with the mailed `proof` (D20); ends all sessions. Refused with `linkExpired`, `passwordRefused`. */
  resetPassword: ({ proof, ...reset }: NewPassword, key: string) =>
    execute(done, () => unauthenticated.POST(resetPasswordPath, withKey(key, { ...reset, token: proof }))),
  /** The member's masked phone number, with a pending change. */
  phone: () => execute(phoneState, () => authenticated.GET('/User/api/V1.0/Account/GetPhone')),
  /**
   * Checks the password of the account, then sends a code to the new number. Without `proof` from the mailed link, also sends one to
   * the old number. Refused with `wrongCredentials`, `linkExpired`.
   */
  startPhoneChange: ({ proof, ...change }: NewPhone, key: string) =>
    execute(startedPhoneChange, () =>
      (proof ? anySession : authenticated).POST(
        '/User/api/V1.0/Account/StartPhoneChange',
        withKey(key, { ...change, token: proof }),
      ),
    ),
  /**
   * Changes the number. `appliesAt`: when the change takes effect. Absent: the number is changed. Without `oldCode` the mailed link started
   * it. Refused with `wrongCode`, `codeExpired`, `linkExpired`.
   */
  confirmPhoneChange: ({ code, oldCode, callBackUrl }: PhoneChangeCodes, key: string) =>
    execute(confirmedPhoneChange, () =>
      (oldCode ? authenticated : anySession).POST(
        '/User/api/V1.0/Account/ConfirmPhoneChange',
        withKey(key, { otp: code, oldOtp: oldCode, callBackUrl }),
      ),
    ),
  /** Mails the link for a lost phone to the member, or during a sign-in that waits for its code. Refused with `codeExpired`. */
  sendPhoneLink: (linked: { readonly callBackUrl?: string | undefined }, key: string) =>
    execute(done, () => anySession.POST('/User/api/V1.0/Account/SendPhoneLink', withKey(key, linked))),
  /** Cancels a pending phone change. `proof` is from the link of the notice. A member needs none. Refused with `linkExpired`. */
  cancelPhoneChange: ({ proof }: { readonly proof?: string | undefined }, key: string) =>
    execute(done, () =>
      (proof ? anySession : authenticated).POST(
        '/User/api/V1.0/Account/CancelPhoneChange',
        withKey(key, { token: proof }),
      ),
    ),
  /** Ends the session of the member. */
  signOut: async (): Promise<ApiResult<null>> => {
    const ended = await execute(done, () => authenticated.POST('/User/api/V1.0/Account/SignOut'))
    // The caller gets the error of a session that continues.
    if (!ended.ok && isTransient(ended.error)) return ended
    session.forget()
    return ended.ok || ended.error.kind !== 'signedOut' ? ended : { ok: true, value: null }
  },
})

export interface Credentials {
  readonly username: string
  readonly password: string
}

/** `cookie`: the refresh token is in an HttpOnly cookie that scripts cannot read. `body`: it is sent in request and response bodies (D22). */
export type TokenDelivery = 'cookie' | 'body'

export const sessionCalls = (
  baseUrl: string,
  send: Send,
  { anonymous, delivery }: { readonly anonymous: Credentials; readonly delivery: TokenDelivery },
): SessionCalls => {
  const unauthenticated = createClient<paths>({ baseUrl, fetch: send })
  return {
    signInAnonymously: (marks) =>
      execute(sessionResponse, () =>
        unauthenticated.POST('/User/api/V1.0/Account/SignIn', { body: { ...anonymous, ...marks } }),
      ),
    renew: ({ refreshToken, ...proof }) =>
      execute(sessionResponse, () =>
        unauthenticated.POST('/User/api/V1.0/Account/RefreshToken', {
          body: { ...proof, ...(delivery === 'body' && refreshToken && { refreshToken }) },
        }),
      ),
  }
}

export const feedbackCalls = ({ anySession }: HttpClients) => ({
  /** Sends a message to the agency. Refused with `captchaFailed`. */
  send: (message: Feedback, key: string) =>
    execute(done, () =>
      anySession.POST('/Transactional/api/V1.0/Feedback/Create', withKey(key, z.encode(feedback, message))),
    ),
})
