export type { AwaitedCode } from './client/account.ts'
export * from './client.ts'
export * from './errors.ts'
export type { PortalApi, PortalClientSettings, SessionSettings } from './portal-calls.ts'
export type { DeviceKey, DeviceKeys, NewDeviceKey } from './session/session.ts'
export type { SessionState } from './session/session-state.ts'
export {
  browserStore,
  leavePath,
  memoryStore,
  pageStore,
  type SessionStore,
  type StoredSession,
} from './session/session-store.ts'
export type { CaptchaChallenge, CaptchaForm } from './wire/captcha.ts'
export type { PhoneState, StartedPhoneChange } from './wire/phone-change.ts'
