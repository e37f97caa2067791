import type { PortalApi } from '@invea/api'
import { createContext, use } from 'react'

/** The service as the screens see it; each app provides its one client at the root. */
export const PortalApiContext = createContext<PortalApi | null>(null)

/** The client of this portal; a screen outside of the provider is a bug. */
export const usePortalApi = (): PortalApi => {
  const api = use(PortalApiContext)
  if (!api) throw new Error('Screens that call the service belong inside <PortalApiContext>')
  return api
}
