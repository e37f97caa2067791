import createClient from 'openapi-fetch'
import type { paths } from '../schema.gen.d.ts'
import type { Send } from '../session/renewing.ts'
import type { SessionCalls } from '../session/session.ts'
import { sessionAnswer } from '../wire/account.ts'
import { execute } from './execute.ts'

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
