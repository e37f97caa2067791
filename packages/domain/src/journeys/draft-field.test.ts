import { expect, test } from 'vitest'
import { refusedField, valuePath } from './draft-field.ts'

test.each([
  ['officeId', 0, 'site.officeId'],
  ['replacementReason', 0, 'replacement.reason'],
  ['appointmentIds', 0, 'appointment.date'],
  ['requestTypeId', 0, 'requestType'],
  ['deliverySiteId', 0, 'site.deliverySiteId'],
  ['deliveryDate', 0, 'appointment.date'],
  ['date', 0, 'appointment.date'],
  ['slotId', 0, 'appointment.slotId'],
  ['applicants', 0, 'groupSize'],
  ['applicants.12.personal.firstName', 1, 'applicants.1.personal.firstName'],
  // The beginning of a name is not a section of an applicant.
  ['impersonal', 0, 'impersonal'],
  ['personality', 0, 'personality'],
  ['applicants.0.personal.firstName', 0, 'applicants.0.personal.firstName'],
  // AddPerson sends only the third applicant of a group.
  ['applicants.0.personal.firstName', 2, 'applicants.2.personal.firstName'],
  ['applicants.0.requestReason', 2, 'urgentReason'],
  ['attachments.7', 1, 'applicants.1.attachments.7'],
  ['unknownField', 0, 'unknownField'],
])('maps the service’s field %s of applicant %i to the draft’s %s', (field, position, path) => {
  expect(refusedField(field, position)).toBe(path)
})

test('maps an issue of a document to the chosen file', () => {
  expect(valuePath('applicants.0.attachments.7')).toBe('applicants.0.attachments.chosen.7')
  expect(valuePath('applicants.0.attachments.12')).toBe('applicants.0.attachments.chosen.12')
  expect(valuePath('applicants.0.attachments.7.name')).toBe('applicants.0.attachments.7.name')
  expect(valuePath('site.officeId')).toBe('site.officeId')
})
