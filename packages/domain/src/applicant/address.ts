import * as z from 'zod/mini'
import type { Typed } from '../drafts/typed-fields.ts'
import { filledFields, optionalText, requiredText } from '../field-schemas.ts'
import { checkWith, type Result } from '../issues/result.ts'

/** A §5: region and city are required, all others optional. At most 100 characters each. */
export const Address = z.object(
  {
    region: requiredText(100),
    city: requiredText(100),
    state: optionalText(100),
    zone: optionalText(100),
    woreda: optionalText(100),
    kebele: optionalText(100),
    street: optionalText(100),
    houseNo: optionalText(100),
    poBox: optionalText(100),
    /** Sent as requestPlace (A §3). */
    subCity: optionalText(100),
  },
  { error: 'required' },
)

/** Where the applicant lives (A §3). */
export type Address = Readonly<z.output<typeof Address>>

/** Converts the typed text to unchecked data without empty fields. */
export const addressFrom = (draft: Typed<Address>) => filledFields(Address.shape, draft)

/** Checks the address step (A §5). Fields are named `address.…`. */
export const checkAddress = (candidate: unknown): Result<Address> => checkWith(Address, candidate, 'address')
