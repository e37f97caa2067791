import * as z from 'zod/mini'
import { isDay, isUnder18 } from '../calendar/iso-date.ts'
import { filled, type Typed, typedDay, typedNumber } from '../drafts/typed-fields.ts'
import { day, Email, fieldsOf, id, requiredText } from '../field-schemas.ts'
import type { Issue } from '../issues/issue.ts'
import { checkWith, type Result, withIssues } from '../issues/result.ts'
import type { IsoDate } from '../model/scalars.ts'
import { GeezName, joinedLetters, lettersOf, Name } from '../names/names.ts'
import { eyeColors, genders, hairColors, maritalStatuses } from './personal-choices.ts'
import { Phone, phoneIssues, typedPhone } from './phone.ts'

/** A §9: 16 digits. Optional in a passport application, required for an Origin ID (D10). */
export const BirthCertificateId = z
  .string({ error: 'required' })
  .check(
    z.trim(),
    z.minLength(1, { error: 'required', abort: true }),
    z.regex(/^\d{16}$/, { error: 'birthCertificateDigits' }),
  )

/** Earlier birth dates are typing errors. */
export const earliestBirthYear = 1900

/** A §5: a birth date cannot be in the future. Ignores missing and unreadable dates. */
export const birthDateIssues = (birthDate: unknown, today: IsoDate, field: string): readonly Issue[] => {
  if (!isDay(birthDate)) return []
  if (birthDate > today) return [{ field, code: 'birthDateFuture' }]
  return Number(birthDate.slice(0, 4)) < earliestBirthYear
    ? [{ field, code: 'birthDateTooEarly', params: { min: earliestBirthYear } }]
    : []
}

/** Values of the boxes Is under 18 and Is Adoption for a birth date. */
export interface AgeBoxes {
  readonly under18: boolean
  readonly adopted: boolean
}

/** A §4: both boxes are disabled and cleared for age 18 or over. They do not change while the birth date is unknown. */
export const clearedAgeBoxes = (boxes: AgeBoxes, birthDate: unknown, today: IsoDate): AgeBoxes =>
  isDay(birthDate) && !isUnder18(birthDate, today) ? { under18: false, adopted: false } : boxes

/** Whether the typed answers are those of a child. A box that was ticked before its applicant became an adult does not count. */
export const isTypedChild = (
  { under18 = false, adopted = false, birthDate }: Typed<PersonalDetail>,
  { today, submittedOn = today }: Pick<PersonRules, 'today' | 'submittedOn'>,
): boolean => clearedAgeBoxes({ under18, adopted }, typedDay(birthDate), submittedOn).under18

/** A §5: the box must be ticked for a person under 18. */
export const under18Issues = (boxes: AgeBoxes, birthDate: unknown, today: IsoDate, field: string): readonly Issue[] =>
  isDay(birthDate) && birthDate <= today && isUnder18(birthDate, today) && !boxes.under18
    ? [{ field, code: 'under18Unchecked' }]
    : []

/** Centimetres. The specification has no limit, so the range includes infants and very tall people. */
export const heights = { min: 30, max: 250 } as const

/** A height in whole centimetres. */
export const Height = z.custom<number>(
  (height) => typeof height === 'number' && Number.isInteger(height) && height >= heights.min && height <= heights.max,
  { error: 'heightRange', params: heights },
)

/**
 * A §3 Personal info with the field rules of A §5. `checkPersonalDetail` adds the rules that need the clock or a setting. The
 * fields and their issues have the order of the form.
 */
export const PersonalDetail = z.object(
  {
    firstName: Name,
    geezFirstName: GeezName,
    fatherName: Name,
    geezFatherName: GeezName,
    grandfatherName: Name,
    geezGrandfatherName: GeezName,
    birthDate: day(),
    under18: z.boolean({ error: 'invalid' }),
    adopted: z.boolean({ error: 'invalid' }),
    birthPlace: requiredText(100),
    /** 16 digits when given (D10). */
    birthCertificateId: z.optional(BirthCertificateId),
    gender: z.enum(genders, { error: 'required' }),
    maritalStatus: z.enum(maritalStatuses, { error: 'required' }),
    occupationId: z.optional(id('invalid')),
    nationalityId: id(),
    /** One parent is a foreign national (D11). */
    halfCast: z.boolean({ error: 'invalid' }),
    height: z.optional(Height),
    eyeColor: z.optional(z.enum(eyeColors, { error: 'invalid' })),
    hairColor: z.optional(z.enum(hairColors, { error: 'invalid' })),
    phoneNumber: Phone,
    email: z.optional(Email),
  },
  { error: 'required' },
)

/** A §3 Personal info. */
export type PersonalDetail = Readonly<z.output<typeof PersonalDetail>>

const formOrder = Object.keys(PersonalDetail.shape).map((key) => `personal.${key}`)

/** Facts that the rules of a person need besides the person. */
export interface PersonRules {
  readonly today: IsoDate
  /** The day of submission of a stored request: its documents count the age on this day (R7). `today` when absent. */
  readonly submittedOn?: IsoDate | undefined
  /** D16. The specified prefixes when absent. */
  readonly phonePrefixes?: readonly string[] | undefined
  /** A §5: fixed to Ethiopia in the passport form; the id of that nationality in the master data, when known. */
  readonly nationalityId?: number | undefined
}

/** Converts the typed text to unchecked data: leaves out empty fields, and reads numbers and days. */
export const personalDetailFrom = (draft: Typed<PersonalDetail>) =>
  ({
    firstName: filled(draft.firstName),
    fatherName: filled(draft.fatherName),
    grandfatherName: filled(draft.grandfatherName),
    geezFirstName: filled(draft.geezFirstName),
    geezFatherName: filled(draft.geezFatherName),
    geezGrandfatherName: filled(draft.geezGrandfatherName),
    birthDate: typedDay(draft.birthDate),
    birthPlace: filled(draft.birthPlace),
    birthCertificateId: filled(draft.birthCertificateId),
    gender: filled(draft.gender),
    maritalStatus: filled(draft.maritalStatus),
    nationalityId: typedNumber(draft.nationalityId),
    occupationId: typedNumber(draft.occupationId),
    height: typedNumber(draft.height),
    eyeColor: filled(draft.eyeColor),
    hairColor: filled(draft.hairColor),
    halfCast: draft.halfCast ?? false,
    under18: draft.under18 ?? false,
    adopted: draft.adopted ?? false,
    phoneNumber: filled(typedPhone(draft.phoneNumber ?? '')),
    email: filled(draft.email),
  }) satisfies Record<keyof PersonalDetail, unknown>

/**
 * Checks the rules of every personal form: the birth date is not in the future, the age box of a child is ticked, the phone prefix. First
 * clears the boxes of anyone who was an adult at submission, so that a later edit asks for the same documents. `further` are the issues
 * of the calling form. Fields are named `personal.…`.
 */
export const checkPerson = (
  schema: z.ZodMiniType<PersonalDetail>,
  candidate: unknown,
  { today, submittedOn = today, phonePrefixes }: PersonRules,
  further: readonly Issue[],
): Result<PersonalDetail> => {
  const fields = fieldsOf<keyof PersonalDetail>(candidate)
  const { birthDate, phoneNumber } = fields
  const boxes = clearedAgeBoxes(
    { under18: fields.under18 === true, adopted: fields.adopted === true },
    birthDate,
    submittedOn,
  )
  const issues = [
    ...birthDateIssues(birthDate, today, 'personal.birthDate'),
    ...under18Issues(boxes, birthDate, today, 'personal.under18'),
    ...(typeof phoneNumber === 'string' ? phoneIssues(phoneNumber, 'personal.phoneNumber', phonePrefixes) : []),
    ...further,
  ]
  return withIssues(checkWith(schema, { ...fields, ...boxes }, 'personal'), issues, formOrder)
}

/** Checks the personal step of a passport (A §5): field rules, birth date and age box, phone prefix, nationality. */
export const checkPersonalDetail = (candidate: unknown, rules: PersonRules): Result<PersonalDetail> =>
  checkPerson(PersonalDetail, candidate, rules, mustBeEthiopian(candidate, rules.nationalityId))

const mustBeEthiopian = (candidate: unknown, fixed: number | undefined): readonly Issue[] => {
  const { nationalityId = fixed } = fieldsOf<'nationalityId'>(candidate)
  return fixed === undefined || nationalityId === fixed
    ? []
    : [{ field: 'personal.nationalityId', code: 'nationalityEthiopian' }]
}

/** The names of a person in Latin letters. */
export type LatinNames = Pick<PersonalDetail, 'firstName' | 'fatherName' | 'grandfatherName'>

/** The fields of the names in Latin and Ge'ez letters, side by side as in the document. */
export const namePairs = [
  ['firstName', 'geezFirstName'],
  ['fatherName', 'geezFatherName'],
  ['grandfatherName', 'geezGrandfatherName'],
] as const

/** The fields of the names in Latin letters. */
export const nameParts = /* @__PURE__ */ namePairs.map(([latin]) => latin)

/** The fields of the names in Ge'ez letters. */
export const geezNameParts = /* @__PURE__ */ namePairs.map(([, geez]) => geez)

/** Whether two names are the same, apart from case, accents and the marks that a passport leaves out (D31). */
export const isSameName = (one = '', other = ''): boolean => lettersOf(one) === lettersOf(other)

/** The same for all three names. */
export const sameNames = (one: Partial<LatinNames>, other: Partial<LatinNames>): boolean =>
  nameParts.every((part) => isSameName(one[part], other[part]))

/** D40: the names of the account as a passport writes them: GEBREMEDHIN for Gebre Medhin. Undefined if no passport can contain them. */
export const passportNames = (names: LatinNames): LatinNames | undefined => {
  const [firstName, fatherName, grandfatherName] = nameParts.map(
    (part) => z.safeParse(Name, joinedLetters(names[part])).data,
  )
  return firstName && fatherName && grandfatherName ? { firstName, fatherName, grandfatherName } : undefined
}

/** D40: fields with the names of the account holder, except those that the agency asked to correct. */
export const holderFields = (askedFields: readonly string[] = []) =>
  nameParts.map((part) => `personal.${part}` as const).filter((field) => !askedFields.includes(field))
