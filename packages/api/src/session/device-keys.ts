/** A key pair made for the next session; until it is kept, the one before it stays. */
export interface NewDeviceKey {
  /** SubjectPublicKeyInfo in base64. */
  readonly publicKey: string
  /** Resolves when it is on the disk, with the session it opens. */
  keep(subject: string): Promise<void>
}

/** The key that is kept, and the session it opens. */
export interface StoredDeviceKey {
  readonly publicKey: string
  readonly subject: string
}

/**
 * The device's own way back into its session. A browser writes cookies to its disk now and then: after a power cut the
 * refresh token is an old one or none. The private half is on the disk before and cannot be read by a script.
 */
export interface DeviceKeys {
  /** Undefined where nothing may be kept. */
  make(): Promise<NewDeviceKey | undefined>
  find(): Promise<StoredDeviceKey | undefined>
  /** ECDSA with SHA-256, both numbers of 32 bytes in base64. Undefined where there is no key. */
  sign(statement: string): Promise<string | undefined>
  forget(): Promise<void>
}

/** A program that keeps its refresh token itself. */
export const noDeviceKeys: DeviceKeys = {
  make: async () => undefined,
  find: async () => undefined,
  sign: async () => undefined,
  forget: async () => undefined,
}
