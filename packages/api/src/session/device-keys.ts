import type { DeviceProof } from '../wire/device.ts'

/** A key pair made for the next session; until it is kept, the one before it stands. */
export interface NewDeviceKey {
  /** SubjectPublicKeyInfo in base64. */
  readonly publicKey: string
  /** Resolves when it is on the disk. */
  keep(): Promise<void>
}

/**
 * The device's own way back into its session. A browser writes cookies to its disk now and then: after a power cut the
 * refresh token is an old one or none. The private half is on the disk before and cannot be read by a script.
 */
export interface DeviceKeys {
  /** Undefined where nothing may be kept. */
  make(): Promise<NewDeviceKey | undefined>
  has(): Promise<boolean>
  /** Undefined where there is no key. */
  prove(challenge: string): Promise<DeviceProof | undefined>
  forget(): Promise<void>
}

/** A program that keeps its refresh token itself. */
export const noDeviceKeys: DeviceKeys = {
  make: async () => undefined,
  has: async () => false,
  prove: async () => undefined,
  forget: async () => undefined,
}
