/** Fields of the request in rules and service, with their paths in the draft. */
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
 * The path in the draft of a field that the service names. A call of the form sends only one applicant, so its `applicants.0` is the
 * applicant at `position` (A §4). The reason of an urgent request is the same for all applicants.
 */
export const refusedField = (field: string, position: number): string => {
  const ofApplicant = field.replace(/^applicants\.\d+\./, '')
  if (ofApplicant === 'requestReason') return 'urgentReason'
  return fieldInDraft(requestFields[ofApplicant] ?? ofApplicant, position)
}

/** The path of the value that an issue is about. The issue stays until that value changes. */
export const valuePath = (field: string): string => field.replace(/\.attachments\.(\d+)$/, '.attachments.chosen.$1')
