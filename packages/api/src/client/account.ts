import createClient from 'openapi-fetch'
import * as z from 'zod/mini'
import type { ApiError, ApiResult } from '../errors.ts'
import type { AwaitedCode, PortalApi } from '../portal-api.ts'
import type { paths } from '../schema.gen.d.ts'
import type { Send, Session, SessionCalls } from '../session/session.ts'
import type { PublicSessionState } from '../session/session-state.ts'
import { feedback, type SessionGrant, sessionAnswer } from '../wire/account.ts'
import { resetPasswordPath } from '../wire/input-field.ts'
import { confirmedPhoneChange, phoneState, startedPhoneChange } from '../wire/phone-change.ts'
import { done } from '../wire/scalars.ts'
import { execute, type HttpClients, idempotencyHeader } from './execute.ts'

const unreadable: ApiError = { kind: 'refused', code: 'internal', message: '', status: 200 }

/** A password alone never signs in: the response must ask for a code (D13). */
const awaitedBy = (granted: ApiResult<SessionGrant>): ApiResult<AwaitedCode> => {
  if (!granted.ok) return granted
  const { awaitedCode } = granted.value
  return awaitedCode ? { ok: true, value: awaitedCode } : { ok: false, error: unreadable }
}

/** The calls of the account, without the session's state. */
export type AccountCalls = Omit<PortalApi['account'], 'state' | 'subscribe'>

export const accountCalls = (
  { unauthenticated, authenticated }: HttpClients,
  session: Session,
  publicState: PublicSessionState,
): AccountCalls => ({
  begin: async () => {
    const granted = await session.grant()
    return granted.ok ? { ok: true, value: publicState.state() } : granted
  },
  followChoice: () => session.follow(),
  register: ({ fatherName, grandfatherName, passwordAgain, ...member }, key) =>
    execute(done, () =>
      authenticated.POST('/api/Register/V1.0/UserRegistration/RegisterUser', {
        params: idempotencyHeader(key),
        body: { ...member, middleName: fatherName, lastName: grandfatherName, passwordTwo: passwordAgain },
      }),
    ),
  confirmRegistration: ({ proof, ...chosen }, key) =>
    execute(done, () =>
      authenticated.POST('/api/Register/V1.0/UserRegistration/ConfirmRegistration', {
        params: idempotencyHeader(key),
        body: { ...chosen, token: proof },
      }),
    ),
  // Sends the session's token, so that the code belongs to the session that checked the password.
  signIn: async (credentials) =>
    awaitedBy(
      await execute(sessionAnswer, () => authenticated.POST('/User/api/V1.0/Account/SignIn', { body: credentials })),
    ),
  resendCode: async (key) =>
    awaitedBy(
      await execute(sessionAnswer, () =>
        authenticated.POST('/User/api/V1.0/Account/ResendSmsOtp', { params: idempotencyHeader(key) }),
      ),
    ),
  validateCode: async ({ code, ...typed }) => {
    const entered = await session.enter(async (marks) => {
      const granted = await execute(sessionAnswer, () =>
        authenticated.POST('/User/api/V1.0/Account/ValidateSmsOtp', {
          body: { ...typed, ...marks, otp: code },
        }),
      )
      const isWhole = granted.ok && granted.value.accessToken && granted.value.member
      return !granted.ok || isWhole ? granted : { ok: false, error: unreadable }
    })
    return entered.ok ? { ok: true, value: publicState.state() } : entered
  },
  forgotPassword: (account, key) =>
    execute(done, () =>
      unauthenticated.POST('/User/api/V1.0/Account/ForgotPassword', {
        params: idempotencyHeader(key),
        body: account,
      }),
    ),
  resetPassword: ({ proof, ...reset }, key) =>
    execute(done, () =>
      unauthenticated.POST(resetPasswordPath, {
        params: idempotencyHeader(key),
        body: { ...reset, token: proof },
      }),
    ),
  phone: () => execute(phoneState, () => authenticated.GET('/User/api/V1.0/Account/GetPhone')),
  startPhoneChange: ({ proof, ...change }, key) =>
    execute(startedPhoneChange, () =>
      authenticated.POST('/User/api/V1.0/Account/StartPhoneChange', {
        params: idempotencyHeader(key),
        body: { ...change, token: proof },
      }),
    ),
  confirmPhoneChange: ({ code, oldCode, callBackUrl }, key) =>
    execute(confirmedPhoneChange, () =>
      authenticated.POST('/User/api/V1.0/Account/ConfirmPhoneChange', {
        params: idempotencyHeader(key),
        body: { otp: code, oldOtp: oldCode, callBackUrl },
      }),
    ),
  sendPhoneLink: (linked, key) =>
    execute(done, () =>
      authenticated.POST('/User/api/V1.0/Account/SendPhoneLink', { params: idempotencyHeader(key), body: linked }),
    ),
  cancelPhoneChange: ({ proof }, key) =>
    execute(done, () =>
      authenticated.POST('/User/api/V1.0/Account/CancelPhoneChange', {
        params: idempotencyHeader(key),
        body: { token: proof },
      }),
    ),
  signOut: async () => {
    const ended = await execute(done, () => authenticated.POST('/User/api/V1.0/Account/SignOut'))
    // When the service is unreachable the session continues, so the caller gets the error.
    if (ended.ok || ended.error.kind !== 'unreachable') session.forget()
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
      execute(sessionAnswer, () =>
        unauthenticated.POST('/User/api/V1.0/Account/SignIn', { body: { ...anonymous, ...marks } }),
      ),
    renew: ({ refreshToken, ...proof }) =>
      execute(sessionAnswer, () =>
        unauthenticated.POST('/User/api/V1.0/Account/RefreshToken', {
          body: { ...proof, ...(delivery === 'body' && refreshToken && { refreshToken }) },
        }),
      ),
  }
}

export const feedbackCalls = ({ authenticated }: HttpClients): PortalApi['feedback'] => ({
  send: (message, key) =>
    execute(done, () =>
      authenticated.POST('/Transactional/api/V1.0/Feedback/Create', {
        params: idempotencyHeader(key),
        body: z.encode(feedback, message),
      }),
    ),
})
