import { createContext, use, useSyncExternalStore } from 'react'
import { type ConfigSource, createConfigSource } from './config-source.ts'
import type { PortalConfig } from './portal-config.ts'

/** The app's configuration; without a provider (a page rendered at build time, a test) the default holds. */
export const ConfigContext = createContext<ConfigSource>(createConfigSource(async () => ({})))

/** The configuration as far as it is known; the screen is drawn again when the file has come. */
export const usePortalConfig = (): PortalConfig => {
  const source = use(ConfigContext)
  return useSyncExternalStore(source.subscribe, source.current, source.current)
}
