import * as z from 'zod/mini'
import { domain } from './scalars.ts'

/**
 * Names of fields in the client's input, by their wire names, where the two differ. Booleans are not included: a typed client sends
 * no invalid boolean, so no issue contains the wire name of one.
 */
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
