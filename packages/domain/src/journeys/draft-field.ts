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
