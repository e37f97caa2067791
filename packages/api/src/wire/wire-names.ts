import * as z from 'zod/mini'
import { envelope, ok, typeOnly } from './scalars.ts'

/** Names of the domain, by their wire names, where the two differ. In a person, middleName is the father's and lastName the grandfather's. */
const names = {
  requestTypeId: 'requestType',
  requestMode: 'mode',
  noOfApplicants: 'applicants',
  processDays: 'urgentDays',
  startDate: 'from',
  endDate: 'to',
  apptDate: 'date',
  durationId: 'slotId',
  durations: 'shares',
  oidApplicantType: 'originIdApplicantType',
  PaymentOptionsId: 'optionId',
  personRequestId: 'requestPersonId',
  middleName: 'fatherName',
  lastName: 'grandfatherName',
  geezMiddleName: 'geezFatherName',
  geezLastName: 'geezGrandfatherName',
  dateOfBirth: 'birthDate',
  isHalfCast: 'halfCast',
  isUnder18: 'under18',
  isAdoption: 'adopted',
  wereda: 'woreda',
  requestPlace: 'subCity',
  familyRequests: 'family',
  familtyTypeId: 'relationId',
  expireDate: 'expirationDate',
  oidDetail: 'originId',
  lostCount: 'timesLost',
  isVisaOnline: 'visaIssuedOnline',
  phonenumber: 'phoneNumber',
  feedbackNote: 'message',
  passwordTwo: 'passwordAgain',
  token: 'proof',
  otp: 'code',
  employeeID: 'employeeId',
  organizationID: 'organizationId',
  oldOtp: 'oldCode',
  duration: 'slot',
  codeExpiresAt: 'expiresAt',
  barCode: 'image',
  passportPage: 'pages',
  pagePassports: 'passportPages',
  countryRegionFullData: 'regions',
  lable: 'label',
} as const
type Names = typeof names
type Wires = { [Wire in Exclude<keyof Names, 'phonenumber'> as Names[Wire]]: Wire }

/** The wire name of a field of the domain. Only feedback spells `phonenumber`. */
export type WireName<Field> = Field extends keyof Wires ? Wires[Field] : Field

const nameOf = (wireName: string): string => names[wireName as keyof Names] ?? wireName

type Fields = Record<string, z.ZodMiniType>
type Wire<Shape extends Fields> = z.output<z.ZodMiniObject<Shape>>
type Given<Value> = Value extends readonly (infer Item)[] ? readonly Item[] : Value
type Renamed<Shape extends Fields> = {
  readonly [Name in keyof Wire<Shape> as Name extends keyof Names ? Names[Name] : Name]: Given<Wire<Shape>[Name]>
}

const decodeNamed = (wireNames: readonly string[], wire: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(wireNames.map((name) => [nameOf(name), wire[name]]))
const encodeNamed = (wireNames: readonly string[], given: Readonly<Record<string, unknown>>) =>
  Object.fromEntries(wireNames.map((name) => [name, given[nameOf(name)]]))

/** Converts fields that differ between wire and domain only in their names. */
// @__NO_SIDE_EFFECTS__
export const renaming = <Shape extends Fields>(shape: Shape) => {
  const wireNames = Object.keys(shape)
  return {
    decode: (wire: Wire<Shape>) => decodeNamed(wireNames, wire) as Renamed<Shape>,
    encode: (given: Renamed<Shape>) => encodeNamed(wireNames, given) as Wire<Shape>,
  }
}

/** A codec of such fields. A reader ignores the fields in `wireOnly`; a sender writes those of `written`. */
// @__NO_SIDE_EFFECTS__
export const renamed = <Shape extends Fields, WireOnly extends keyof Shape & string = never>(
  shape: Shape,
  wireOnly: readonly WireOnly[] = [],
  written?: (given: Renamed<Omit<Shape, WireOnly>>) => Partial<Wire<Pick<Shape, WireOnly>>>,
) => {
  type Own = Renamed<Omit<Shape, WireOnly>>
  const wireNames = Object.keys(shape).filter((name) => !wireOnly.includes(name as WireOnly))
  return z.codec(z.object(shape), typeOnly<Own>(), {
    decode: (wire) => decodeNamed(wireNames, wire) as Own,
    encode: (given) => ({ ...written?.(given), ...encodeNamed(wireNames, given) }) as Wire<Shape>,
  })
}

/** A response whose fields besides the envelope differ from those of the result only in their names. */
// @__NO_SIDE_EFFECTS__
export const responseWith = <Shape extends Fields>(shape: Shape) =>
  renamed<typeof envelope & Shape, keyof typeof envelope>({ ...envelope, ...shape }, ['status', 'message'], () => ok)

// On the wire, these fields are directly in the applicant. The patterns match the beginning of their names. In the client's input
// they are in `unchecked`, in `passport`, or also directly in the applicant. All other fields are in `personal`.
const unchecked = /^(passportType|filledBy|enrolment|photo|employee|organization)/
const passport = /^(passport|issueDate|expirationDate|correction)/
const ofApplicant = /^(address|attachments|family|originId|requestReason|personId)/

const partOf = (field: string): string => {
  if (unchecked.test(field)) return 'unchecked.'
  return passport.test(field) ? 'passport.' : 'personal.'
}

/** Converts a path on the wire to the path in the client's input. A path that is already the client's is returned unchanged. */
export const inputField = (path: string): string => {
  const fields = path.split('.').map(nameOf)
  const [first = '', , field] = fields
  // On the wire, the input of AddFamily is a list. In the client's input the list is in `members`.
  if (/^\d/.test(first)) fields.unshift('members')
  if (first === 'applicants' && field && fields.length === 3 && !ofApplicant.test(field))
    fields[2] = partOf(field) + field
  return fields.join('.')
}

// The specification misspells these paths. The misspelt words are allowed only in this folder and in the contract. All other paths
// are in the code that calls them.
export const requiredAttachmentsPath = '/Master/api/V1.0/Attachement/GetRequiredAttachementsByPersonRequest'
export const resetPasswordPath = '/User/api/V1.0/Account/ResetForgotedPassword'
