import type { Registration } from '@invea/domain'
import * as z from 'zod/mini'
import type { OneTimeCode, Renewal } from './account.ts'
import { deviceKey } from './device.ts'
import { domain, optionalText, text } from './scalars.ts'

// What the service reads of sign-ins and renewals. The client sends it as it is: these codecs are no part of it.

/** H9b: the computer is used by others too; the session ends with the page. */
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

/** Browsers send the cookie and name the device's key; with a lost cookie, the proof of the device. */
export const refresh = z.codec(
  z.object({
    refreshToken: optionalText(512),
    deviceKey: z.optional(deviceKey),
    device: z.optional(deviceProof),
    shared,
    moves: z.optional(z.boolean()),
  }),
  domain<Renewal>(),
  { decode: (same) => same, encode: (same) => same },
)

export const oneTimeCode = z.codec(
  z.object({
    phoneNumber: text(20),
    email: text(254),
    otp: z.string().check(z.regex(/^\d{6}$/)),
    deviceKey: z.optional(deviceKey),
    shared,
  }),
  domain<OneTimeCode>(),
  { decode: ({ otp, ...same }) => ({ ...same, code: otp }), encode: ({ code, ...same }) => ({ ...same, otp: code }) },
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

/** H6b: the mailed link's proof and the password chosen at sign-up. */
export const confirmation = z.codec(
  z.object({ username: text(254), password: text(256), token: text(512) }),
  domain<{ readonly username: string; readonly password: string; readonly proof: string }>(),
  {
    decode: ({ token, ...same }) => ({ ...same, proof: token }),
    encode: ({ proof, ...same }) => ({ ...same, token: proof }),
  },
)

/** B §3 Sign-up; `callBackUrl` names the portal that the mailed link leads to (D20). */
export const registration = z.codec(
  z.object({
    firstName: text(60),
    middleName: text(60),
    lastName: text(60),
    phoneNumber: text(20),
    email: text(254),
    password: text(256),
    passwordTwo: text(256),
    callBackUrl: optionalText(500),
  }),
  domain<Registration & { readonly callBackUrl?: string | undefined }>(),
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
