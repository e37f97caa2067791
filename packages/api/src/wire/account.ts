import type { Instant, Member } from '@invea/domain'
import * as z from 'zod/mini'
import type { DeviceProof } from './device.ts'
import { envelope } from './envelope.ts'
import { domain, WireInstant } from './scalars.ts'

/** A session as the service grants it. */
export interface SessionGrant {
  /** Empty while a one-time code is awaited. */
  readonly accessToken: string
  /** Empty when the browser holds it in an HttpOnly cookie (D22). */
  readonly refreshToken: string
  /** An opaque name of the identity: a write that expects another one is refused (D32). */
  readonly subject: string
  readonly expiresInSeconds: number
  /** Absent on anonymous sessions. */
  readonly member?: Member | undefined
  /** Until when an urgent application may be made (D14). */
  readonly urgentUntil?: Instant | undefined
  /** Encrypts drafts on the device; ends with the session; base64, 32 bytes. */
  readonly draftKey?: string | undefined
  /** Present while the one-time code is awaited: where it was sent, masked. */
  readonly awaitedCode?:
    | {
        readonly phoneNumber: string
        readonly expiresAt?: Instant | undefined
        /** The account's name, as the described answer carries it. */
        readonly username?: string | undefined
      }
    | undefined
}

/** SignIn, ValidateSmsOtp, RefreshToken: status 200 as described; what the described answer lacks is optional. */
export const sessionAnswer = z.codec(
  z.object({
    ...envelope,
    accessToken: z.string(),
    refreshToken: z.string(),
    username: z.optional(z.string()),
    phoneNumber: z.optional(z.string()),
    firstName: z.optional(z.string()),
    middleName: z.optional(z.string()),
    lastName: z.optional(z.string()),
    subject: z.optional(z.string()),
    expiresIn: z.optional(z.int()),
    urgentUntil: z.optional(WireInstant),
    draftKey: z.optional(z.string()),
    codeExpiresAt: z.optional(WireInstant),
  }),
  domain<SessionGrant>(),
  {
    decode: (wire) => ({
      accessToken: wire.accessToken,
      refreshToken: wire.refreshToken,
      subject: wire.subject ?? '',
      expiresInSeconds: wire.expiresIn ?? 0,
      member:
        wire.firstName === undefined
          ? undefined
          : {
              username: wire.username ?? '',
              firstName: wire.firstName,
              fatherName: wire.middleName ?? '',
              grandfatherName: wire.lastName ?? '',
            },
      urgentUntil: wire.urgentUntil,
      draftKey: wire.draftKey,
      awaitedCode:
        wire.phoneNumber === undefined
          ? undefined
          : {
              phoneNumber: wire.phoneNumber,
              expiresAt: wire.codeExpiresAt,
              // The name of a member is the member's; only before that it belongs to the sign-in.
              username: wire.firstName === undefined ? wire.username : undefined,
            },
    }),
    encode: ({ member, awaitedCode, expiresInSeconds, ...same }) => ({
      status: 200,
      message: '',
      ...same,
      expiresIn: expiresInSeconds,
      username: member?.username ?? awaitedCode?.username,
      firstName: member?.firstName,
      middleName: member?.fatherName,
      lastName: member?.grandfatherName,
      phoneNumber: awaitedCode?.phoneNumber,
      codeExpiresAt: awaitedCode?.expiresAt,
    }),
  },
)

export interface Renewal {
  readonly refreshToken?: string | undefined
  /** The device's key: a refusal then carries a challenge for it. */
  readonly deviceKey?: string | undefined
  readonly device?: DeviceProof | undefined
  /** Others use this computer: the cookie is one that ends with the browser (H9b). */
  readonly shared?: boolean | undefined
  /** The visitor has just changed that choice: the token is still in the other cookie. */
  readonly moves?: boolean | undefined
}

/** The code belongs to the session that passed the password; number and address are echoed as described. */
export interface OneTimeCode {
  readonly phoneNumber: string
  readonly email: string
  readonly code: string
  /** The device's key for the session that the code opens. */
  readonly deviceKey?: string | undefined
  readonly shared?: boolean | undefined
}
