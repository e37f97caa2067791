/** Names that rules and service have for answers about the request itself, and where the draft has them. */
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
 * applicant at `position` (A §4); the reason of an urgent request is asked once for all applicants.
 */
export const refusedField = (field: string, position: number): string => {
  const ofApplicant = field.replace(/^applicants\.\d+\./, '')
  if (ofApplicant === 'requestReason') return 'urgentReason'
  return fieldInDraft(requestFields[ofApplicant] ?? ofApplicant, position)
}

/** The path of the value that a complaint is about: it holds until that value changes. */
export const judgedValue = (field: string): string => field.replace(/\.attachments\.(\d+)$/, '.attachments.chosen.$1')

/** Steps that ask a field of the draft, the usual one first: which of them a journey has, and shows, differs. */
const askingSteps: readonly (readonly [field: RegExp, steps: readonly string[]])[] = [
  [/^applicants\.\d+\.personal\./, ['personal-detail']],
  [/^applicants\.\d+\.address\./, ['address']],
  [/^applicants\.\d+\.family(\.|$)/, ['family']],
  [/^applicants\.\d+\.passport\./, ['passport-info', 'travel-plan', 'origin-id-detail']],
  [/^applicants\.\d+\.originId\.(country|visaNumber|originIdNumber)$/, ['site', 'origin-id-detail']],
  [/^applicants\.\d+\.originId\./, ['origin-id-detail']],
  [/^applicants\.\d+\.attachments\./, ['attachments']],
  [/^(agreed|party)$/, ['party']],
  [/^groupSize$/, ['group-size']],
  [/^requestType$/, ['appointment-type']],
  [/^service$/, ['origin-id-service']],
  [/^replacement\./, ['replacement-reason']],
  [/^urgent(Days|Reason|Captcha)$/, ['urgent-type', 'site']],
  [/^site\./, ['site']],
  [/^appointment\./, ['date-time', 'delivery-estimate', 'urgent-date']],
  [/^summary\./, ['summary']],
  [/^payment\./, ['payment']],
]

/** The steps that may ask a field of the draft; none for a field that no step asks. */
export const stepsAsking = (field: string): readonly string[] =>
  askingSteps.find(([asked]) => asked.test(field))?.[1] ?? []
