import createClient, { type Client } from 'openapi-fetch'
import { headers } from '../contract/headers.ts'
import type { paths } from '../schema.gen.d.ts'
import { renewingFetch, type Send } from '../session/renewing.ts'
import type { Session } from '../session/session.ts'

/** The service as the calls see it. */
export interface Door {
  /** Calls open to all: no token, so no sign-in has to come first and caches may answer. */
  readonly open: Client<paths>
  /** Calls under the session's token. */
  readonly own: Client<paths>
}

export const createDoor = (baseUrl: string, session: Session, send: Send): Door => ({
  open: createClient<paths>({ baseUrl, fetch: send }),
  own: createClient<paths>({ baseUrl, fetch: renewingFetch(session, send) }),
})

/** One key a wish: the caller makes it once and repeats it with every retry. */
export const keyed = (key: string) => ({ header: { [headers.idempotencyKey]: key } }) as const
