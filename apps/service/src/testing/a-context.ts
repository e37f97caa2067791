import type { AppContext, RequestContext } from '../app-context.ts'
import { actorOf } from '../platform/audit-log/audit.ts'
import type { Caller } from '../platform/caller.ts'

/** The request context of a visitor, for tests that call handlers directly. */
export const aRequestContext = (
  services: AppContext,
  caller: Caller,
  changes: Partial<RequestContext> = {},
): RequestContext => ({
  services,
  caller,
  actor: actorOf(caller),
  optionalSession: async () => caller,
  now: services.clock.now(),
  language: 'en',
  address: '127.0.0.1',
  log: services.log,
  idempotencyKey: undefined,
  runOnce: (work) => services.attempt(work),
  raw: { body: Buffer.alloc(0), headers: {} },
  cookies: { get: () => undefined, set: () => undefined, clear: () => undefined },
  ...changes,
})

/** A visitor with a valid captcha for every form. */
export const aCaller = (sessionId: number, until: Date): Caller => ({
  sessionId,
  kind: 'anonymous',
  accountId: null,
  humanUntil: { signIn: until.toISOString(), signUp: until.toISOString(), contact: until.toISOString() },
  codedBy: null,
  countedAddress: null,
  urgentUntil: null,
  submittedLine: null,
})
