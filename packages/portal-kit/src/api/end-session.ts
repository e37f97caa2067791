import type { ApiError, PortalApi } from '@invea/api'
import type { QueryClient } from '@tanstack/react-query'
import { deviceStorage } from '../drafts/draft-storage.ts'

/**
 * Log out (A §2): tokens and who it was at the service and in the page, personal detail and drafts on the device, and
 * cached responses. Returns the failure when the service cannot be reached, because the session would still be open there.
 */
export const endSession = async (
  api: PortalApi,
  queries: Pick<QueryClient, 'clear'>,
  storage: Pick<typeof deviceStorage, 'endSession'> = deviceStorage,
): Promise<ApiError | undefined> => {
  const ended = await api.account.signOut()
  if (!ended.ok && ended.error.kind === 'unreachable') return ended.error
  queries.clear()
  // A device that forbids storage has kept nothing to remove.
  await storage.endSession().catch(() => undefined)
  return undefined
}
