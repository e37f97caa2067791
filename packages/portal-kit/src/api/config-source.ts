import { createContext, use, useSyncExternalStore } from 'react'
import { basePath } from '../i18n/address.ts'
import { createListeners } from '../listeners.ts'
import { defaultConfig, type PortalConfig, readConfig } from './portal-config.ts'

/** Creates a source that reads `config.json` with `fetchFile`. A failed request is repeated at the next use. */
export const createConfigSource = (fetchFile: () => Promise<unknown>, base: PortalConfig = defaultConfig) => {
  let current = base
  let known: PortalConfig | undefined
  let request: Promise<PortalConfig> | undefined
  const { subscribe, notify } = createListeners()
  const read = async () => {
    try {
      current = readConfig(await fetchFile(), base)
    } catch {
      request = undefined
    }
    known = current
    notify()
    return current
  }
  return {
    /** The current configuration: the defaults until the file has loaded. */
    current: () => current,
    /** The same, but undefined until the first request has ended. */
    known: () => known,
    /** Fetches the file on first use and resolves to its configuration. Never rejects: without the file it resolves to the defaults. */
    load: () => {
      request ??= read()
      return request
    },
    /** Calls the listener when the configuration changes. Returns a function that unsubscribes. */
    subscribe,
  }
}

/** Source of the portal's configuration; one for each app. */
export type ConfigSource = ReturnType<typeof createConfigSource>

/** Fetches `config.json` of this portal. */
export const fetchConfigFile = async (): Promise<unknown> => {
  const response = await fetch(`${basePath}config.json`, { cache: 'no-cache' })
  if (!response.ok) throw new Error(`config.json: ${response.status}`)
  return response.json()
}

/** The app's source. Without a provider (in prerendering and tests) the defaults apply. */
export const ConfigContext = createContext<ConfigSource>(createConfigSource(async () => ({})))

/** Returns the current configuration; renders again when the file has loaded. */
export const usePortalConfig = (): PortalConfig => {
  const source = use(ConfigContext)
  return useSyncExternalStore(source.subscribe, source.current, source.current)
}
