import { lazyClient } from './calls/lazy-client.ts'
import type { PortalClientSettings } from './client-settings.ts'
import type { PortalApi } from './portal-api.ts'
import type { PortalCalls } from './portal-calls.ts'
import { createPublicSessionState } from './session/session-state.ts'

/**
 * The service in domain words. Every call answers a `Result` and throws for bugs alone. A session is obtained with the
 * first call that needs one, renewed once for all calls that find it ended, and never swapped for another person's.
 * The code behind it comes with the first call: a page that calls nothing carries one kilobyte of it.
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
