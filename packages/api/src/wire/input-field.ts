import * as z from 'zod/mini'
import { domain } from './scalars.ts'

/** Wire names of inputs that differ from the client's, except booleans, which the types already check. */
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
  wereda: 'woreda',
  requestPlace: 'subCity',
  familyRequests: 'family',
  familtyTypeId: 'relationId',
  expireDate: 'expirationDate',
  oidDetail: 'originId',
  lostCount: 'timesLost',
  phonenumber: 'phoneNumber',
  feedbackNote: 'message',
  passwordTwo: 'passwordAgain',
  token: 'proof',
  otp: 'code',
  employeeID: 'employeeId',
  organizationID: 'organizationId',
  oldOtp: 'oldCode',
} as const
type Names = typeof names

const nameOf = (wireName: string): string => names[wireName as keyof Names] ?? wireName

type Renamed<Wire> = { [Name in keyof Wire as Name extends keyof Names ? Names[Name] : Name]: Wire[Name] }

/** An input whose fields differ between wire and domain only in their names. */
export const renamed = <Shape extends Record<string, z.ZodMiniType>>(shape: Shape) => {
  const wire = z.object(shape)
  type Wire = z.output<typeof wire>
  const wireNames = Object.keys(shape)
  return z.codec(wire, domain<Renamed<Wire>>(), {
    decode: (given) =>
      Object.fromEntries(wireNames.map((name) => [nameOf(name), given[name as keyof Wire]])) as Renamed<Wire>,
    encode: (given) =>
      Object.fromEntries(wireNames.map((name) => [name, given[nameOf(name) as keyof Renamed<Wire>]])) as Wire,
  })
}

// Beginnings of the names of fields that on the wire are directly in the applicant.
const unchecked = /^(passportType|filledBy|enrolment|photo|employee|organization)/
const passport = /^(passport|issueDate|expirationDate|correction)/
const ofApplicant = /^(address|attachments|family|originId|requestReason|personId)/

const partOf = (field: string): string => {
  if (unchecked.test(field)) return 'unchecked.'
  return passport.test(field) ? 'passport.' : 'personal.'
}

/** Field of the client's input for a path of the wire. Returns a path of the client unchanged. */
export const inputField = (path: string): string => {
  const fields = path.split('.').map(nameOf)
  const [first = '', , field] = fields
  // The input of AddFamily is a list.
  if (/^\d/.test(first)) fields.unshift('members')
  if (first === 'applicants' && field && fields.length === 3 && !ofApplicant.test(field))
    fields[2] = partOf(field) + field
  return fields.join('.')
}

// Paths whose misspelling must stay in this folder. All other paths are in the code that calls them.
export const requiredAttachmentsPath = '/Master/api/V1.0/Attachement/GetRequiredAttachementsByPersonRequest'
export const resetPasswordPath = '/User/api/V1.0/Account/ResetForgotedPassword'
