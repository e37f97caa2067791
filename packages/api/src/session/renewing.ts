import { headers } from '../contract/headers.ts'
import type { ApiError } from '../errors.ts'
import type { SessionGrant } from '../wire/account.ts'
import type { Session } from './session.ts'

/** Carries an expected failure through fetch's own way of failing; `ask` turns it back into a value. */
export class CallFailure extends Error {
  readonly error: ApiError

  constructor(error: ApiError) {
    super(error.kind)
    this.error = error
  }
}

const changed: ApiError = { kind: 'refused', code: 'sessionChanged', message: '', status: 401 }

/** One attempt of a call under a grant. It must be possible to make it twice. */
type Attempt = (grant: SessionGrant) => Promise<Response>

/**
 * A 401 renews the session and asks again; a second 401 is an answer. What changes something is never repeated
 * under another identity than the one it was first sent with (D32).
 */
export const renewing = async (session: Session, attempt: Attempt, changesSomething: boolean): Promise<Response> => {
  const first = await session.grant()
  if (!first.ok) throw new CallFailure(first.error)
  const answer = await attempt(first.value)
  if (answer.status !== 401) return answer
  const second = await session.newerThan(first.value)
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

/** fetch for calls that need a session. A state-changing call is known by its Idempotency-Key. */
export const renewingFetch =
  (session: Session, send: Send): Send =>
  (request) => {
    const changesSomething = request.headers.has(headers.idempotencyKey)
    // A body can be sent only once: every attempt sends a copy.
    return renewing(session, (grant) => send(under(request.clone(), grant, changesSomething)), changesSomething)
  }
