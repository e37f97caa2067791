import { addDays, isoDate } from '@invea/domain'
import type { NewRequest } from '@invea/domain/application'
import { anApplicant, anOldPassport } from '@invea/domain/testing'
import { describe, expect, test } from 'vitest'
import { dayOf } from '../../src/platform/clock.ts'
import { secondsUntilMidnight } from '../../src/testing/a-clock.ts'
import { databaseKinds } from '../../src/testing/databases.ts'
import { aKey, aRequestFor, changeOf, codeOf, holdAppointment, must, submitted } from './a-submission.ts'
import { solveCaptcha, testSystemOf } from './a-test-system.ts'

let numbers = 0
const valid = isoDate('2029-05-01')
const renewal = (
  replacementReason: NewRequest['replacementReason'],
  expirationDate = isoDate('2020-06-01'),
  requestReason?: string,
): Partial<NewRequest> => ({
  requestType: 'renewal',
  replacementReason,
  deliverySiteId: undefined,
  applicants: [
    anApplicant({
      passport: anOldPassport({
        issueDate: isoDate('2015-01-10'),
        expirationDate,
        passportNumber: `EP${String(++numbers).padStart(7, '0')}`,
      }),
      requestReason,
    }),
  ],
})

describe.each(databaseKinds)('on %s', (kind) => {
  const system = testSystemOf(kind)

  test('D35, D42: the service refuses a reason that contradicts the old passport, and one that is missing', async () => {
    const api = system.visitor()
    const hold = await holdAppointment(api, { requestType: 'renewal' })
    const issues = async (changes: Partial<NewRequest>) => {
      const response = await api.requests.submit(await aRequestFor(system, hold.appointmentIds, changes), aKey())
      if (response.ok || response.error.kind !== 'fields') return []
      return response.error.issues.map(({ field, code }) => `${field}: ${code}`)
    }
    const date = 'applicants.0.passport.expirationDate'
    expect(await issues(renewal('expired', valid))).toEqual([`${date}: passportNotExpired`])
    expect(await issues(renewal('validReplacement'))).toEqual([`${date}: passportExpired`])
    expect(await issues(renewal('pageRunOut'))).toEqual([`${date}: passportExpired`])
    expect(await issues(renewal('validReplacement', isoDate('2028-01-01')))).toEqual([
      'applicants.0.passport.shortValidityReason: shortValidityReasonRequired',
    ])
  })

  test('0019: a submission that is repeated after midnight gets its stored response, also when a new one would be refused', async () => {
    const { clock } = system.service
    const untilMidnight = secondsUntilMidnight(clock.now()) - 60
    clock.forward({ seconds: untilMidnight })
    const api = system.visitor()
    const { appointmentIds } = await holdAppointment(api, { requestType: 'renewal' })
    const expirationDate = addDays(dayOf(clock.now()), 1)
    const request = await aRequestFor(system, appointmentIds, renewal('pageRunOut', expirationDate))
    const key = aKey()
    const first = must(await api.requests.submit(request, key))
    clock.forward({ minutes: 2 })
    expect(must(await api.requests.submit(request, key))).toEqual(first)
    expect(codeOf(await api.requests.submit(request, aKey()))).toBe('fields')
    clock.forward({ seconds: -untilMidnight - 120 })
  })

  test('D35: refuses the same in a change of a stored request; the application shows its reason', async () => {
    const { api, requestId } = await submitted(system, renewal('expired'))
    const before = must(await api.requests.get(requestId))
    expect(before.replacementReason).toBe('expired')
    const response = await api.requests.update(changeOf(before, { passport: { expirationDate: valid } }), aKey())
    expect(response).toMatchObject({
      error: { issues: [{ field: 'applicants.0.passport.expirationDate', code: 'passportNotExpired' }] },
    })
  })

  test('D42: stores the reason for short validity, and requires its evidence', async () => {
    const { api, requestId } = await submitted(system, renewal('validReplacement', isoDate('2028-01-01'), 'dv'))
    const { persons } = must(await api.requests.get(requestId))
    expect(persons[0]?.applicant?.requestReason).toBe('dv')
    const required = must(await api.attachments.required(persons[0]?.requestPersonId ?? 0))
    expect(required.map(({ attachmentTypeId }) => attachmentTypeId)).toContain(13)
  })

  test('D44: an account may have a number abroad', async () => {
    const api = system.visitor()
    await solveCaptcha(api, 'signUp')
    const response = await api.account.register(
      {
        firstName: 'ZOE',
        fatherName: 'SAMPLE',
        grandfatherName: 'SAMPLE',
        phoneNumber: '+441632960001',
        email: `zoe.${kind}@example.com`,
        password: 'three mild rivers',
        passwordAgain: 'three mild rivers',
      },
      aKey(),
    )
    expect(response).toEqual({ ok: true, value: null })
  })
})
