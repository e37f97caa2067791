export { ConfigContext, usePortalConfig } from './config-context.ts'
export { type ConfigSource, createConfigSource, fetchConfigFile } from './config-source.ts'
export { defaultConfig, type PortalConfig, readConfig } from './portal-config.ts'
