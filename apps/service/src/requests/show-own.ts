import type { Application, Result } from '@invea/domain'
import { done, type Refusal, refused } from '../platform/refusal.ts'
import type { RequestContext } from '../platform/request-context.ts'
import { wholeApplication } from './application-of.ts'
import { findAuthorizedRequest } from './authorized-request.ts'
import { readRequest } from './request-reader.ts'
import type { Viewing } from './viewing.ts'

/** How this call sees requests: its language, its session's links, its moment. */
export const viewingOf = async ({ services, language, caller, now }: RequestContext): Promise<Viewing> => ({
  services,
  snapshot: await services.master.snapshot(),
  language,
  sessionId: caller.sessionId,
  now,
})

/** An own request, whole. */
export const showOwn = async (context: RequestContext, requestId: number): Promise<Result<Application, Refusal>> => {
  const { services, caller, now } = context
  const request = await findAuthorizedRequest(services.db, caller, requestId, now)
  if (!request) return refused('notFound')
  return done(wholeApplication(await readRequest(services.db, services, request), await viewingOf(context)))
}
