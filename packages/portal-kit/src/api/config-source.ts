import { createContext, use, useSyncExternalStore } from 'react'
import { basePath } from '../i18n/address.ts'
import { defaultConfig, type PortalConfig, readConfig } from './portal-config.ts'

/** Where the running portal's configuration comes from; one an app. */
export interface ConfigSource {
  /** The configuration as far as it is known: the default until the file has come. */
  readonly current: () => PortalConfig
  /** The file's configuration once it is here: a screen need not wait a moment for what is known. */
  readonly known: () => PortalConfig | undefined
  /** The file's configuration, fetched on first use and then kept. Never rejects: without the file it is the default. */
  readonly load: () => Promise<PortalConfig>
  /** Calls back when the configuration changes; returns a function that unsubscribes. */
  readonly subscribe: (changed: () => void) => () => void
}

/** Reads `config.json` through `fetchFile`; a failed reading is tried again at the next use. */
export const createConfigSource = (
  fetchFile: () => Promise<unknown>,
  base: PortalConfig = defaultConfig,
): ConfigSource => {
  let current = base
  let known: PortalConfig | undefined
  let request: Promise<PortalConfig> | undefined
  const listeners = new Set<() => void>()
  const read = async () => {
    try {
      current = readConfig(await fetchFile(), base)
      known = current
      for (const changed of listeners) changed()
    } catch {
      request = undefined
    }
    return current
  }
  return {
    current: () => current,
    known: () => known,
    load: () => {
      request ??= read()
      return request
    },
    subscribe: (changed) => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
  }
}

/** The file beside the pages. */
export const fetchConfigFile = async (): Promise<unknown> => {
  const answer = await fetch(`${basePath}config.json`, { cache: 'no-cache' })
  if (!answer.ok) throw new Error(`config.json: ${answer.status}`)
  return answer.json()
}

/** The app's configuration; without a provider (a page rendered at build time, a test) the default holds. */
export const ConfigContext = createContext<ConfigSource>(createConfigSource(async () => ({})))

/** The configuration as far as it is known; the screen is drawn again when the file has come. */
export const usePortalConfig = (): PortalConfig => {
  const source = use(ConfigContext)
  return useSyncExternalStore(source.subscribe, source.current, source.current)
}
