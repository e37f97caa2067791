import type { PortalApi } from '@invea/api'
import { createContext, use } from 'react'

/** The API client of the portal. */
export const PortalApiContext = createContext<PortalApi | null>(null)

/** Returns the API client; throws outside an `ApiProvider`, which is a bug. */
export const usePortalApi = (): PortalApi => {
  const api = use(PortalApiContext)
  if (!api) throw new Error('Screens that call the service belong inside <PortalApiContext>')
  return api
}
