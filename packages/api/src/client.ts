import type { ApiResult } from './errors.ts'
import type { PortalApi, PortalCalls, PortalClientSettings } from './portal-calls.ts'
import { createPublicSessionState } from './session/session-state.ts'

type Calls = Readonly<Record<string, (...given: never[]) => unknown>>

const unreachable: ApiResult<never> = { ok: false, error: { kind: 'unreachable' } }

/** Creates a client whose code is imported with its first call, except `now`. A failed import is `unreachable`, and tried again. */
export const lazyClient = <Slice extends object, Now extends object>(
  load: () => Promise<Slice>,
  now: Now,
): Slice & Now => {
  const call =
    (name: string) =>
    async (...given: never[]): Promise<unknown> => {
      const calls = (await load().catch(() => undefined)) as Calls | undefined
      return calls ? calls[name]?.(...given) : unreachable
    }
  return new Proxy(now as Slice & Now, {
    get: (ready, name) => {
      // Without this, `await` would call `then` of the slice.
      if (name in ready || typeof name !== 'string' || name === 'then') return Reflect.get(ready, name)
      return call(name)
    },
  })
}

/**
 * Creates the client of the service, in domain words. Every call returns a `Result` and throws only for bugs. The first call that needs a
 * session obtains one. Calls that find it ended share one renewal, and it never becomes another person's session. The first call loads
 * the code: a page without calls loads at most 1.5 KB of it.
 */
export const createPortalClient = (settings: PortalClientSettings): PortalApi => {
  const publicState = createPublicSessionState()
  let calls: PortalCalls | undefined
  const loaded = async (): Promise<PortalCalls> => {
    const { createPortalCalls } = await import('./portal-calls.ts')
    calls ??= createPortalCalls(settings, publicState)
    return calls
  }
  const slice = <Name extends keyof PortalCalls>(name: Name): PortalCalls[Name] =>
    lazyClient(async (): Promise<PortalCalls[Name]> => (await loaded())[name], {})
  return {
    master: slice('master'),
    captcha: slice('captcha'),
    waiting: slice('waiting'),
    schedule: slice('schedule'),
    requests: slice('requests'),
    attachments: slice('attachments'),
    family: slice('family'),
    payment: slice('payment'),
    account: lazyClient(async () => (await loaded()).account, {
      state: publicState.state,
      subscribe: publicState.subscribe,
    }),
    feedback: slice('feedback'),
  }
}
