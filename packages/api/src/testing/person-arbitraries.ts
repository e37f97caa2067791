import {
  type Address,
  type Applicant,
  eyeColorCode,
  type FamilyMember,
  hairColorCode,
  type IsoDate,
  type OriginIdDetail,
  type PassportInfo,
  type PersonalDetail,
  type UncheckedFields,
} from '@invea/domain'
import * as fc from 'fast-check'

/** Present or not at all, the way domain objects leave a field out. */
export const maybe = <Value>(value: fc.Arbitrary<Value>) => fc.option(value, { nil: undefined })

export const id = fc.maxSafeNat()
export const day: fc.Arbitrary<IsoDate> = fc
  .date({ min: new Date('1900-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString().slice(0, 10) as IsoDate)
export const moment = fc
  .date({ min: new Date('2020-01-01'), max: new Date('2039-12-31'), noInvalidDate: true })
  .map((date) => date.toISOString())

/** Names as the domain keeps them: upper-case already. */
export const name = fc.stringMatching(/^[A-Z]{1,40}$/)
const geezName = fc.stringMatching(/^[ሀ-ፗ]{0,20}$/)
/** Anything a person may type that is not nothing. */
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

const anyPersonalDetail: fc.Arbitrary<PersonalDetail> = fc.record({
  firstName: name,
  fatherName: name,
  grandfatherName: name,
  geezFirstName: geezName,
  geezFatherName: geezName,
  geezGrandfatherName: geezName,
  birthDate: day,
  birthPlace: fc.oneof(words, fc.constant('')),
  birthCertificateId: maybe(digits(16)),
  gender: fc.constantFrom('male', 'female'),
  maritalStatus: fc.constantFrom('single', 'married', 'divorced', 'widowed'),
  nationalityId: id,
  occupationId: maybe(id),
  height: maybe(fc.integer({ min: 30, max: 250 })),
  eyeColor: maybe(fc.constantFrom(...eyeColorCode.names)),
  hairColor: maybe(fc.constantFrom(...hairColorCode.names)),
  halfCast: fc.boolean(),
  under18: fc.boolean(),
  adopted: fc.boolean(),
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

export const anyOriginIdDetail: fc.Arbitrary<OriginIdDetail> = fc.record({
  country: maybe(words),
  localPhoneNumber: maybe(digits(10)),
  originIdNumber: maybe(words),
  timesLost: maybe(fc.nat(9)),
  visaNumber: maybe(words),
  visaType: maybe(words),
  visaIssuedOnline: maybe(fc.boolean()),
  filledBy: maybe(words),
  correctionNote: maybe(words),
})

/** What no form asks for; the words never meet those of another field. */
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

/** An applicant as it is sent, with what no form asks for. */
export const anySentApplicant: fc.Arbitrary<Applicant> = fc
  .tuple(anyApplicant, maybe(anyUncheckedFields))
  .map(([applicant, unchecked]) => ({ ...applicant, unchecked }))
