import createClient from 'openapi-fetch'
import type { paths } from '../schema.gen.d.ts'
import type { Send } from '../session/renewing.ts'
import type { SessionCalls } from '../session/session.ts'
import { sessionAnswer } from '../wire/account.ts'
import { ask } from './execute.ts'

export interface Credentials {
  readonly username: string
  readonly password: string
}

/** `cookie`: the refresh token lives in an HttpOnly cookie that no script reads. `body`: it is given and taken there (D22). */
export type TokenDelivery = 'cookie' | 'body'

export const sessionCalls = (
  baseUrl: string,
  send: Send,
  { anonymous, delivery }: { readonly anonymous: Credentials; readonly delivery: TokenDelivery },
): SessionCalls => {
  const open = createClient<paths>({ baseUrl, fetch: send })
  return {
    signInAnonymously: (marks) =>
      ask(sessionAnswer, () => open.POST('/User/api/V1.0/Account/SignIn', { body: { ...anonymous, ...marks } })),
    renew: ({ refreshToken, ...proof }) =>
      ask(sessionAnswer, () =>
        open.POST('/User/api/V1.0/Account/RefreshToken', {
          body: { ...proof, ...(delivery === 'body' && refreshToken && { refreshToken }) },
        }),
      ),
  }
}
