import * as z from 'zod/mini'
import type { Typed } from '../drafts/typed-fields.ts'
import { fieldsOf, filledFields, optionalText, requiredText } from '../field-schemas.ts'
import { checkWith, type Result } from '../issues/result.ts'

const name = optionalText(100)
const number = optionalText(50)

/** A §5: region and city are required, all others optional. In the order of the form (A §3). */
export const Address = z.object(
  {
    region: requiredText(100),
    city: requiredText(100),
    state: name,
    zone: name,
    woreda: name,
    kebele: name,
    street: name,
    houseNo: number,
    poBox: number,
    /** Sent as requestPlace (A §3). */
    subCity: name,
  },
  { error: 'required' },
)

/** Where the applicant lives (A §3). */
export type Address = Readonly<z.output<typeof Address>>

/** Converts the typed text to unchecked data without empty fields. */
export const addressFrom = (draft: Typed<Address>) => filledFields(Address.shape, draft)

/** Checks the address step (A §5). Fields are named `address.…`. */
export const checkAddress = (candidate: unknown): Result<Address> => checkWith(Address, fieldsOf(candidate), 'address')
