import { headers } from '../contract/headers.ts'
import type { ApiError } from '../errors.ts'
import type { SessionGrant } from '../wire/account.ts'
import type { Session } from './session.ts'

/** Thrown inside fetch for an expected failure; `execute` turns it back into a value. */
export class CallFailure extends Error {
  readonly error: ApiError

  constructor(error: ApiError) {
    super(error.kind)
    this.error = error
  }
}

const changed: ApiError = { kind: 'refused', code: 'sessionChanged', message: '', status: 401 }

/** Sends a request under a grant; must be repeatable. */
type Attempt = (grant: SessionGrant) => Promise<Response>

/**
 * Sends a request; a 401 renews the session and sends it again, and a second 401 is returned. State-changing requests are never
 * repeated under another identity (D32).
 */
export const renewing = async (session: Session, attempt: Attempt, changesSomething: boolean): Promise<Response> => {
  const first = await session.grant()
  if (!first.ok) throw new CallFailure(first.error)
  const response = await attempt(first.value)
  if (response.status !== 401) return response
  const second = await session.refreshAfter(first.value)
  if (!second.ok) throw new CallFailure(second.error)
  if (changesSomething && second.value.subject !== first.value.subject) throw new CallFailure(changed)
  return attempt(second.value)
}

export type Send = (request: Request) => Promise<Response>

const under = (request: Request, { accessToken, subject }: SessionGrant, changesSomething: boolean): Request => {
  request.headers.set('Authorization', `Bearer ${accessToken}`)
  if (changesSomething && subject) request.headers.set(headers.expectedSubject, subject)
  return request
}

/** fetch for requests that need a session. A request with an Idempotency-Key changes state. */
export const renewingFetch =
  (session: Session, send: Send): Send =>
  (request) => {
    const changesSomething = request.headers.has(headers.idempotencyKey)
    // A body can be sent only once, so each attempt sends a clone.
    return renewing(session, (grant) => send(under(request.clone(), grant, changesSomething)), changesSomething)
  }
