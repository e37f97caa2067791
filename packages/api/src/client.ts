import type { ApiResult } from './errors.ts'
import type { PortalApi } from './portal-api.ts'
import type { PortalCalls, PortalClientSettings } from './portal-calls.ts'
import { createPublicSessionState } from './session/session-state.ts'

type Calls = Readonly<Record<string, (...given: never[]) => unknown>>

const unreachable: ApiResult<never> = { ok: false, error: { kind: 'unreachable' } }

/**
 * Client whose code is imported with its first call; the properties of `now` are available at once. A failed import returns
 * `unreachable`, and the next call tries again.
 */
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
      // `then` would make a promise of the slice itself.
      if (name in ready || typeof name !== 'string' || name === 'then') return Reflect.get(ready, name)
      return call(name)
    },
  })
}

/**
 * The service in domain words. Every call returns a `Result` and throws only for bugs. A session is obtained with the
 * first call that needs one, renewed once for all calls that find it ended, and never swapped for another person's.
 * The code behind it comes with the first call: a page that calls nothing loads one kilobyte of it.
 */
export const createPortalClient = (settings: PortalClientSettings): PortalApi => {
  const publicState = createPublicSessionState()
  let calls: PortalCalls | undefined
  const loaded = async (): Promise<PortalCalls> => {
    const { createPortalCalls } = await import('./portal-calls.ts')
    calls ??= createPortalCalls(settings, publicState)
    return calls
  }
  const slice = <Name extends keyof Omit<PortalApi, 'account'>>(name: Name): Omit<PortalApi, 'account'>[Name] =>
    lazyClient(async (): Promise<Omit<PortalApi, 'account'>[Name]> => (await loaded())[name], {})
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
