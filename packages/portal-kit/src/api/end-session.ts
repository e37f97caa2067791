import { type ApiError, isTransient, type PortalApi } from '@invea/api'
import type { QueryClient } from '@tanstack/react-query'
import { deviceStorage } from '../drafts/draft-storage.ts'
import { logOutName } from '../drafts/shared-computer.ts'

/**
 * Logs out (A §2): ends the session at the service, and deletes tokens, personal data, drafts and cached responses on this device.
 * Returns the error when the service cannot be reached or refuses for now, because the session is then still open.
 */
export const endSession = async (
  api: PortalApi,
  queries: Pick<QueryClient, 'clear'>,
  storage: Pick<typeof deviceStorage, 'endSession'> = deviceStorage,
): Promise<ApiError | undefined> => {
  const ended = await api.account.signOut()
  if (!ended.ok && isTransient(ended.error)) return ended.error
  queries.clear()
  // A device that forbids storage has nothing to delete.
  await storage.endSession().catch(() => undefined)
  try {
    localStorage.setItem(logOutName, 'yes')
    localStorage.removeItem(logOutName)
  } catch {
    // Where storage is forbidden, pages in other tabs stay as they are.
  }
  return undefined
}
