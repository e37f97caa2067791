import * as z from 'zod/mini'
import { envelope, ok, optionalText, text, typeOnly, WireInstant } from './scalars.ts'
import { renamed, responseWith } from './wire-names.ts'

const sixDigits = z.string().check(z.regex(/^\d{6}$/))

/** A member's masked phone number, with a pending change. */
export interface PhoneState {
  readonly phoneNumber: string
  readonly pending?: { readonly phoneNumber: string; readonly appliesAt: string } | undefined
}

export const phoneState = z.codec(
  z.object({
    ...envelope,
    phoneNumber: text(20),
    newPhoneNumber: z.optional(text(20)),
    appliesAt: z.optional(WireInstant),
  }),
  typeOnly<PhoneState>(),
  {
    decode: ({ phoneNumber, newPhoneNumber, appliesAt }) => ({
      phoneNumber,
      pending: newPhoneNumber && appliesAt ? { phoneNumber: newPhoneNumber, appliesAt } : undefined,
    }),
    encode: ({ phoneNumber, pending }) => ({
      ...ok,
      phoneNumber,
      newPhoneNumber: pending?.phoneNumber,
      appliesAt: pending?.appliesAt,
    }),
  },
)

/** The new number and the password of the account. `proof` is from the mailed link and replaces the code to the old phone. */
export const newPhone = renamed({ phoneNumber: text(20), password: text(256), token: optionalText(512) })
export type NewPhone = z.output<typeof newPhone>

/** Until when the codes are valid, and the masked old phone, if a code was sent to it. */
export const startedPhoneChange = responseWith({ codeExpiresAt: WireInstant, oldPhoneNumber: z.optional(text(20)) })
export type StartedPhoneChange = z.output<typeof startedPhoneChange>

/** The code of the new phone, and without a mailed link that of the old one. `callBackUrl` is the portal of the cancel link (D20). */
export const phoneChangeCodes = renamed({
  otp: sixDigits,
  oldOtp: z.optional(sixDigits),
  callBackUrl: optionalText(500),
})
export type PhoneChangeCodes = z.output<typeof phoneChangeCodes>

/** When the change takes effect. Absent: it has taken effect. */
export const confirmedPhoneChange = responseWith({ appliesAt: z.optional(WireInstant) })

export const phoneLink = z.object({ callBackUrl: optionalText(500) })

/** `token` is from the link of the notice. A member needs none. */
export const cancelledPhoneChange = renamed({ token: optionalText(512) })
