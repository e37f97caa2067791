export type { AwaitedCode, Credentials, TokenDelivery } from './client/account.ts'
export type { ChosenFile, DocumentToCopy } from './client/attachments.ts'
export { createPortalClient } from './client.ts'
export * from './errors.ts'
export type { PortalApi, PortalCalls, PortalClientSettings, SessionSettings } from './portal-calls.ts'
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
export type {
  Confirmation,
  ForgottenPassword,
  NewPassword,
  NewRegistration,
  OneTimeCode,
} from './wire/account.ts'
export type { AddedFamily } from './wire/applicant.ts'
export type { HoldRequest, Reschedule, UrgentHoldRequest } from './wire/appointment.ts'
export type {
  AvailabilityQuery,
  DeliveryQuery,
  EarliestDatesQuery,
  UrgentAvailabilityQuery,
} from './wire/availability.ts'
export type { CaptchaChallenge, CaptchaForm, CodeRecipient } from './wire/captcha.ts'
export type { NewPhone, PhoneChangeCodes, PhoneState, StartedPhoneChange } from './wire/phone-change.ts'
