import type { Application } from '@invea/domain'
import { wholeApplication } from '../application/application-of.ts'
import type { Viewing } from '../application/viewing.ts'
import { done, type Outcome, refused } from '../outcome.ts'
import type { RequestContext } from '../request-context.ts'
import { findAuthorizedRequest } from '../store/authorized-request.ts'
import { readRequest } from '../store/request-reader.ts'

/** How this call sees requests: its language, its session's links, its moment. */
export const viewingOf = async ({ services, language, caller, now }: RequestContext): Promise<Viewing> => ({
  services,
  snapshot: await services.master.snapshot(),
  language,
  sessionId: caller.sessionId,
  now,
})

/** An own request, whole. */
export const showOwn = async (context: RequestContext, requestId: number): Promise<Outcome<Application>> => {
  const { services, caller, now } = context
  const request = await findAuthorizedRequest(services.db, caller, requestId, now)
  if (!request) return refused('notFound')
  return done(wholeApplication(await readRequest(services.db, services, request), await viewingOf(context)))
}
