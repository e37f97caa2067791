import type { Member } from '@invea/domain/account'
import type { Instant } from '@invea/domain/calendar'
import * as z from 'zod/mini'
import { envelope, optionalText, text, typeOnly, WireInstant } from './scalars.ts'
import { renamed } from './wire-names.ts'

/** The public half of a key that never leaves its device: P-256, as SubjectPublicKeyInfo in base64. */
export const deviceKey = z.string().check(z.regex(/^[A-Za-z0-9+/]{122}==$/))

/** The device's signature of the challenge of a refused renewal: ECDSA with SHA-256, both numbers of 32 bytes in base64. */
export interface DeviceProof {
  readonly deviceKey: string
  readonly challenge: string
  readonly signature: string
}
/** The text that a device signs: one challenge, for one session, from one portal. */
export const deviceStatement = ({
  challenge,
  subject,
  origin,
}: {
  readonly challenge: string
  readonly subject: string
  readonly origin: string
}): string => `${challenge}|${subject}|${origin}`

/** A session granted by the service. */
export interface SessionGrant {
  /** Empty while the sign-in waits for a one-time code. */
  readonly accessToken: string
  /** Empty when it is in an HttpOnly cookie (D22). */
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
  /** Where the one-time code was sent, masked. Present while the sign-in waits for it. */
  readonly awaitedCode?:
    | {
        readonly phoneNumber: string
        readonly expiresAt?: Instant | undefined
        /** The account's name, as in the specified response. */
        readonly username?: string | undefined
      }
    | undefined
}

/** SignIn, ValidateSmsOtp, RefreshToken: status 200 as specified. Fields that the specification lacks are optional. */
export const sessionResponse = z.codec(
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
  typeOnly<SessionGrant>(),
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
              // After the sign-in the name is the member's, before that the account's of the sign-in.
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
  /** The device's key, for which a refusal contains a challenge. */
  readonly deviceKey?: string | undefined
  readonly device?: DeviceProof | undefined
  /** Others use this computer: the cookie ends with the browser. */
  readonly shared?: boolean | undefined
  /** The visitor has just changed that choice, so the token is in the other cookie. */
  readonly moves?: boolean | undefined
}

/** The code belongs to the session that checked the password. Number and address are sent as specified. */
export interface OneTimeCode {
  readonly phoneNumber: string
  readonly email: string
  readonly code: string
}

// Input of sign-ins and renewals at the service. The client does not use these codecs.

/** Others use the computer too, so the session ends with the page. */
const shared = z.optional(z.boolean())

export const credentials = z.object({
  username: text(254),
  password: text(256),
  deviceKey: z.optional(deviceKey),
  shared,
})

const deviceProof = z.object({
  deviceKey,
  challenge: text(200),
  signature: z.string().check(z.regex(/^[A-Za-z0-9+/]{86}==$/)),
})

/** Browsers send the cookie and the device's key. Without the cookie, they send the device's signature. */
export const refresh = z.object({
  refreshToken: optionalText(512),
  deviceKey: z.optional(deviceKey),
  device: z.optional(deviceProof),
  shared,
  moves: z.optional(z.boolean()),
})

export const oneTimeCode = renamed({
  phoneNumber: text(20),
  email: text(254),
  otp: z.string().check(z.regex(/^\d{6}$/)),
  deviceKey: z.optional(deviceKey),
  shared,
})

/** `callBackUrl` must be one of the portals' own addresses (D20). */
export const forgottenPassword = z.object({ username: text(254), callBackUrl: optionalText(500) })
export type ForgottenPassword = z.output<typeof forgottenPassword>

/** D20: a reset needs the proof of the mailed link. */
export const newPassword = renamed({ username: text(254), newPassword: text(256), token: optionalText(512) })
export type NewPassword = z.output<typeof newPassword>

/** The mailed link's proof and the password chosen at sign-up. */
export const confirmation = renamed({ username: text(254), password: text(256), token: text(512) })
export type Confirmation = z.output<typeof confirmation>

/** B §3 Sign-up; `callBackUrl` names the portal that the mailed link leads to (D20). */
export const registration = renamed({
  firstName: text(60),
  middleName: text(60),
  lastName: text(60),
  phoneNumber: text(20),
  email: text(254),
  password: text(256),
  passwordTwo: text(256),
  callBackUrl: optionalText(500),
})
export type NewRegistration = z.output<typeof registration>

/** B §3 Feedback. */
export const feedback = renamed({
  firstName: text(100),
  lastName: text(100),
  phonenumber: text(20),
  email: text(254),
  feedbackNote: text(2000),
})
