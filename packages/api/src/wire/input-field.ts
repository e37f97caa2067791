/** Wire names of inputs that differ from the client's, wherever they are. */
const names: Readonly<Record<string, string>> = {
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
  Channel: 'channel',
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
  familtyType: 'relationName',
  expireDate: 'expirationDate',
  isDatacorrected: 'dataCorrected',
  isIssueDateChanged: 'issueDateChanged',
  isExpirationDateChanged: 'expirationDateChanged',
  employeeID: 'employeeId',
  organizationID: 'organizationId',
  oidDetail: 'originId',
  lostCount: 'timesLost',
  isVisaOnline: 'visaIssuedOnline',
  phonenumber: 'phoneNumber',
  feedbackNote: 'message',
  passwordTwo: 'passwordAgain',
  token: 'proof',
  otp: 'code',
  oldOtp: 'oldCode',
}

/** Parts of an applicant, whose fields the wire has beside each other. */
const passport = 'passportPageId passportNumber issueDate expirationDate dataCorrected correctionType'.split(' ')
const unchecked =
  'passportType filledBy enrolmentDate photoPath issueDateChanged expirationDateChanged employeeId organizationId'.split(
    ' ',
  )
const whole = 'personal passport unchecked address family originId requestReason personId attachments'.split(' ')

const partOf = (field: string): readonly string[] => {
  if (whole.includes(field)) return []
  if (passport.includes(field)) return ['passport']
  return [unchecked.includes(field) ? 'unchecked' : 'personal']
}

/** Field of the client's input for a path of the wire. A path that is the client's already stays the same. */
export const inputField = (path: string): string => {
  const fields = path.split('.').map((name) => names[name] ?? name)
  const [first = '', position = '', field] = fields
  // AddFamily takes a bare list.
  if (/^\d+$/.test(first)) return ['members', ...fields].join('.')
  if (first !== 'applicants' || field === undefined) return fields.join('.')
  return [first, position, ...partOf(field), ...fields.slice(2)].join('.')
}
