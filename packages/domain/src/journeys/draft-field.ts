/** Names of fields of the request in rules and service, and their paths in the draft. */
const requestFields: Readonly<Record<string, string>> = {
  requestTypeId: 'requestType',
  replacementReason: 'replacement.reason',
  officeId: 'site.officeId',
  deliverySiteId: 'site.deliverySiteId',
  appointmentIds: 'appointment.date',
  deliveryDate: 'appointment.date',
  date: 'appointment.date',
  slotId: 'appointment.slotId',
  applicants: 'groupSize',
}

const applicantParts = /^(personal|address|family|passport|originId|attachments)(\.|$)/

/** The path of an applicant's field in the whole draft. Rules of one applicant name it without the position. */
export const fieldInDraft = (field: string, position: number): string =>
  applicantParts.test(field) ? `applicants.${position}.${field}` : field

/**
 * The path in the draft of a field that the service names. A call of the form sends one applicant alone, so its `applicants.0` is the
 * applicant at `position` (A §4); the reason of an urgent request is one for all applicants.
 */
export const refusedField = (field: string, position: number): string => {
  const ofApplicant = field.replace(/^applicants\.\d+\./, '')
  if (ofApplicant === 'requestReason') return 'urgentReason'
  return fieldInDraft(requestFields[ofApplicant] ?? ofApplicant, position)
}

/** The path of the value that a complaint is about: it holds until that value changes. */
export const judgedValue = (field: string): string => field.replace(/\.attachments\.(\d+)$/, '.attachments.chosen.$1')

const siteOrDetail = ['site', 'origin-id-detail']

/** Steps that ask a field of the draft, or the fields under a name, the usual step first: which of them a journey shows differs. */
const askingSteps: Readonly<Record<string, readonly string[]>> = {
  agreed: ['applicants-count'],
  party: ['applicants-count'],
  groupSize: ['group-size'],
  requestType: ['appointment-type'],
  service: ['origin-id-service'],
  replacement: ['replacement-reason'],
  urgentDays: ['urgent-type', 'site'],
  urgentReason: ['urgent-type', 'site'],
  urgentCaptcha: ['urgent-type'],
  site: ['site'],
  appointment: ['date-time', 'delivery-estimate', 'urgent-date'],
  personal: ['personal-detail'],
  address: ['address'],
  family: ['family'],
  passport: ['passport-info', 'travel-plan', 'origin-id-detail'],
  originId: ['origin-id-detail'],
  'originId.country': siteOrDetail,
  'originId.visaNumber': siteOrDetail,
  'originId.originIdNumber': siteOrDetail,
  attachments: ['attachments'],
  summary: ['summary'],
  payment: ['payment'],
}

/** The steps that have a field of the draft; none for a field of no step. */
export const stepsAsking = (field: string): readonly string[] => {
  const own = field.replace(/^applicants\.\d+\./, '')
  return askingSteps[own] ?? askingSteps[own.split('.')[0] ?? ''] ?? []
}
