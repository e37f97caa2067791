import * as z from 'zod/mini'

/** A §9: 16 digits. Optional in a passport application, required for an Origin ID (D10). */
export const BirthCertificateId = z
  .string({ error: 'required' })
  .check(
    z.trim(),
    z.minLength(1, { error: 'required', abort: true }),
    z.regex(/^\d{16}$/, { error: 'birthCertificateDigits' }),
  )
