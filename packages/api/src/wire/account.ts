import type { Instant, Member, Registration } from '@invea/domain'
import * as z from 'zod/mini'
import { type DeviceProof, deviceKey, deviceProof } from './device.ts'
import { envelope } from './envelope.ts'
import { domain, optionalText, text, WireInstant } from './scalars.ts'

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
  /** Seals drafts on the device and ends with the session; base64, 32 bytes. */
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

export const credentials = z.object({ username: text(254), password: text(256), deviceKey: z.optional(deviceKey) })

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

/** The code belongs to the session that passed the password; number and address are echoed as described. */
export interface OneTimeCode {
  readonly phoneNumber: string
  readonly email: string
  readonly code: string
  /** The device's key for the session that the code opens. */
  readonly deviceKey?: string | undefined
}
export const oneTimeCode = z.codec(
  z.object({
    phoneNumber: text(20),
    email: text(254),
    otp: z.string().check(z.regex(/^\d{6}$/)),
    deviceKey: z.optional(deviceKey),
  }),
  domain<OneTimeCode>(),
  { decode: ({ otp, ...same }) => ({ ...same, code: otp }), encode: ({ code, ...same }) => ({ ...same, otp: code }) },
)

export interface Renewal {
  readonly refreshToken?: string | undefined
  readonly device?: DeviceProof | undefined
}
/** Browsers send the cookie and an empty body; who lost the cookie, the proof of its device. */
export const refresh = z.codec(
  z.object({ refreshToken: optionalText(512), device: z.optional(deviceProof) }),
  domain<Renewal>(),
  { decode: (same) => same, encode: (same) => same },
)

/** `callBackUrl` must be one of the portals' own addresses (D20). */
export const forgottenPassword = z.codec(
  z.object({ username: text(254), callBackUrl: optionalText(500) }),
  domain<{ readonly username: string; readonly callBackUrl?: string | undefined }>(),
  { decode: (same) => same, encode: (same) => same },
)

/** D20: without the link's proof nothing is reset. */
export const newPassword = z.codec(
  z.object({ username: text(254), newPassword: text(256), token: optionalText(512) }),
  domain<{ readonly username: string; readonly newPassword: string; readonly proof?: string | undefined }>(),
  {
    decode: ({ token, ...same }) => ({ ...same, proof: token }),
    encode: ({ proof, ...same }) => ({ ...same, token: proof }),
  },
)

/** B §3 Sign-up. */
export const registration = z.codec(
  z.object({
    firstName: text(60),
    middleName: text(60),
    lastName: text(60),
    phoneNumber: text(20),
    email: text(254),
    password: text(256),
    passwordTwo: text(256),
  }),
  domain<Registration>(),
  {
    decode: ({ middleName, lastName, passwordTwo, ...same }) => ({
      ...same,
      fatherName: middleName,
      grandfatherName: lastName,
      passwordAgain: passwordTwo,
    }),
    encode: ({ fatherName, grandfatherName, passwordAgain, ...same }) => ({
      ...same,
      middleName: fatherName,
      lastName: grandfatherName,
      passwordTwo: passwordAgain,
    }),
  },
)
