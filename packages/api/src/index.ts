export * from './client.ts'
export * from './errors.ts'
export type * from './portal-api.ts'
export type { PortalClientSettings, SessionSettings } from './portal-calls.ts'
export type { DeviceKeys, NewDeviceKey, StoredDeviceKey } from './session/session.ts'
export type { SessionState } from './session/session-state.ts'
export {
  browserStore,
  leavePath,
  memoryStore,
  pageStore,
  type SessionStore,
  type StoredSession,
} from './session/session-store.ts'
