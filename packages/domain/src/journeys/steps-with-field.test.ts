import { expect, test } from 'vitest'
import { editOriginIdRequest, editRequest } from './edit-request.ts'
import { originIdRequest } from './origin-id-request.ts'
import { passportRequest } from './passport-request.ts'
import { stepsWithField } from './steps-with-field.ts'
import { urgentPassport } from './urgent-passport.ts'

test.each([
  ['agreed', ['applicants-count']],
  ['urgentDays', ['urgent-type', 'site']],
  ['urgentReason', ['urgent-type', 'site']],
  ['urgentCaptcha', ['urgent-type']],
  ['applicants.12.personal.firstName', ['personal-detail']],
  ['applicants.0.passport.issueDate', ['passport-info', 'travel-plan', 'replacement-reason']],
  ['site.applicants.0.personal', ['site']],
])('the field %s belongs to %j', (field, steps) => {
  expect(stepsWithField(field)).toEqual(steps)
})

test('each step that a field belongs to exists in a journey', () => {
  const ids = [passportRequest, urgentPassport, originIdRequest, editRequest, editOriginIdRequest].flatMap(
    ({ steps }) => steps.map(({ id }): string => id),
  )
  const fields = [
    ...[
      'personal.a',
      'address.a',
      'family.0.a',
      'passport.a',
      'originId.a',
      'originId.visaNumber',
      'attachments.1',
    ].map((field) => `applicants.0.${field}`),
    ...['party', 'groupSize', 'requestType', 'service', 'replacement.reason', 'urgentReason', 'site.officeId'],
    ...['appointment.date', 'summary.agreed', 'payment.optionId'],
  ]
  for (const field of fields) {
    const steps = stepsWithField(field)
    expect(steps, field).not.toEqual([])
    expect(ids, field).toEqual(expect.arrayContaining([...steps]))
  }
  expect(stepsWithField('unknownField')).toEqual([])
})
