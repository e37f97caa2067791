import type { SessionState } from '@invea/api'
import { useSyncExternalStore } from 'react'
import { usePortalApi } from '../api/api-context.ts'

/** Who is signed in, as the client of the service knows it. */
export const useSession = (): SessionState => {
  const { account } = usePortalApi()
  return useSyncExternalStore(account.subscribe, account.state)
}

/** Milliseconds left of the ten minutes after the one-time code (D14); 0 when they are over or never began. */
export const urgentLeft = ({ urgentUntil }: SessionState, now: number): number =>
  urgentUntil === undefined ? 0 : Math.max(0, Date.parse(urgentUntil) - now)
