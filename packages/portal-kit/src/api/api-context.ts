import type { PortalApi, SessionState } from '@invea/api'
import { createContext, use, useSyncExternalStore } from 'react'

/** The API client of the portal. */
export const PortalApiContext = createContext<PortalApi | null>(null)

/** Returns the API client; throws outside an `ApiProvider`, which is a bug. */
export const usePortalApi = (): PortalApi => {
  const api = use(PortalApiContext)
  if (!api) throw new Error('Screens that call the service belong inside <PortalApiContext>')
  return api
}

/** The signed-in account, from the client of the service. */
export const useSession = (): SessionState => {
  const { account } = usePortalApi()
  return useSyncExternalStore(account.subscribe, account.state, account.state)
}

/** Milliseconds left of the ten minutes after the one-time code (D14); 0 when they are over or never began. */
export const urgentLeft = ({ urgentUntil }: SessionState, now: number): number =>
  urgentUntil === undefined ? 0 : Math.max(0, Date.parse(urgentUntil) - now)
