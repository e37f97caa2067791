import type { Applicant, IsoDate } from '@invea/domain'
import {
  type Address,
  type FamilyMember,
  OriginIdDetail,
  type PassportInfo,
  PersonalDetail,
  type UncheckedFields,
} from '@invea/domain/applicant'
import * as fc from 'fast-check'
import type * as z from 'zod/mini'

/** A value or undefined, because domain objects leave out empty fields. */
export const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })

export const id = fc.maxSafeNat()
export const day: fc.Arbitrary<IsoDate> = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10) as IsoDate)
export const moment = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2039-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString())

/** Names in upper case, as in the domain. */
export const name = fc.stringMatching(/^[A-Z]{1,40}$/)
const geezName = fc.stringMatching(/^[ሀ-ፗ]{0,20}$/)
/** Any non-empty text that a person may type. */
export const words = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 })
const digits = (count: number) => fc.stringMatching(new RegExp(`^[0-9]{${count}}$`))

export const anyAddress: fc.Arbitrary<Address> = fc.record({
  region: words,
  city: words,
  state: maybe(words),
  zone: maybe(words),
  woreda: maybe(words),
  kebele: maybe(words),
  street: maybe(words),
  houseNo: maybe(words),
  poBox: maybe(words),
  subCity: maybe(words),
})

export const anyFamilyMember: fc.Arbitrary<FamilyMember> = fc.record({
  id: maybe(fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER })),
  relationId: id,
  firstName: name,
  grandfatherName: name,
})

/** Values of a field by its schema. The other rules have no effect on the wire. */
const anyValue = (schema: z.core.$ZodType): fc.Arbitrary<unknown> => {
  const { def } = schema._zod
  if (def.type === 'optional') return maybe(anyValue((def as z.core.$ZodOptionalDef).innerType))
  if (def.type === 'boolean') return fc.boolean()
  if (def.type === 'number' || def.type === 'int') return fc.integer({ min: 1, max: 99 })
  if (def.type === 'enum') return fc.constantFrom(...Object.values((def as z.core.$ZodEnumDef).entries))
  const checks = def.type === 'string' ? ((def as z.core.$ZodStringDef).checks ?? []) : []
  const longest = checks.map((check) => (check._zod.def as { maximum?: number }).maximum ?? 20)
  return fc.string({ minLength: 1, maxLength: Math.min(20, ...longest), unit: 'grapheme-ascii' })
}

/** A section with every field of its schema, so that new fields are included. `own` contains fields that need certain values. */
const anySection = <Section>(
  shape: Readonly<Record<string, z.core.$ZodType>>,
  own: { [Field in keyof Section]?: fc.Arbitrary<Section[Field]> },
) =>
  fc.record(
    Object.fromEntries(
      Object.entries(shape).map(([field, schema]) => [field, own[field as keyof Section] ?? anyValue(schema)]),
    ),
  ) as fc.Arbitrary<unknown> as fc.Arbitrary<Section>

const anyPersonalDetail = anySection<PersonalDetail>(PersonalDetail.shape, {
  firstName: name,
  fatherName: name,
  grandfatherName: name,
  geezFirstName: geezName,
  geezFatherName: geezName,
  geezGrandfatherName: geezName,
  birthDate: day,
  birthPlace: fc.oneof(words, fc.constant('')),
  birthCertificateId: maybe(digits(16)),
  height: maybe(fc.integer({ min: 30, max: 250 })),
  phoneNumber: digits(6).map((last) => `0900${last}`),
  email: maybe(fc.constant('sample@example.org')),
})

const anyPassportInfo: fc.Arbitrary<PassportInfo> = fc.record({
  passportPageId: id,
  passportNumber: maybe(digits(7).map((number) => `EP${number}`)),
  issueDate: maybe(day),
  expirationDate: maybe(day),
  dataCorrected: fc.boolean(),
  correctionType: maybe(fc.constantFrom('name', 'birthDate', 'both')),
})

export const anyOriginIdDetail = anySection<OriginIdDetail>(OriginIdDetail.shape, {
  localPhoneNumber: maybe(digits(10)),
})

/** Fields of no form; their values differ from those of other fields. */
const anyUncheckedFields: fc.Arbitrary<UncheckedFields> = fc.record({
  issueDateChanged: maybe(fc.constant(true)),
  expirationDateChanged: maybe(fc.constant(true)),
  passportType: maybe(fc.constantFrom('Service', 'Diplomatic')),
  filledBy: maybe(words.map((word) => `by ${word}`)),
  enrolmentDate: maybe(day),
  photoPath: maybe(words),
  employeeId: fc.constant('E1'),
  organizationId: maybe(words),
})

export const anyApplicant: fc.Arbitrary<Applicant> = fc.record({
  personal: anyPersonalDetail,
  address: anyAddress,
  family: fc.array(anyFamilyMember, { maxLength: 4 }),
  passport: anyPassportInfo,
  requestReason: maybe(words),
  originId: maybe(anyOriginIdDetail),
})

/** An applicant as it is sent, with the fields of no form. */
export const anySentApplicant: fc.Arbitrary<Applicant> = fc
  .tuple(anyApplicant, maybe(anyUncheckedFields))
  .map(([applicant, unchecked]) => ({ ...applicant, unchecked }))
