import { expect, test } from 'vitest'
import { requestTypes } from '../model/choices.ts'
import { originIdServiceNames } from '../services/origin-id-services.ts'
import { type PassportService, passportServices, type ServiceEntry } from '../services/passport-services.ts'
import { applicantCount } from './applicant-count.ts'
import { preselectOriginId, preselectPassport, preselectUrgentPassport } from './preselect.ts'
import { emptyOriginIdDraft, emptyPassportDraft } from './request-draft.ts'

const empty = emptyPassportDraft()

test('a link with a service chooses its type and reason', () => {
  for (const [service, entry] of Object.entries(passportServices) as [PassportService, ServiceEntry][]) {
    const draft = preselectPassport(empty, { service })
    expect(draft.requestType, service).toBe(entry.requestType)
    expect(draft.replacement.reason, service).toBe(entry.replacementReason)
  }
})

test('a link with a request type leaves the reason open', () => {
  for (const requestType of requestTypes)
    expect(preselectPassport(empty, { service: requestType })).toMatchObject({ requestType, replacement: {} })
})

test('the service for children ticks the box for the first applicant, another service clears it', () => {
  const child = preselectPassport(empty, { service: 'under18' })
  expect(child.requestType).toBe('new')
  expect(child.applicants[0]?.personal.under18).toBe(true)
  expect(preselectPassport(child, { service: 'lost' }).applicants[0]?.personal.under18).toBeUndefined()
})

test('a link with an office names it alone: its region and city follow from the list of offices', () => {
  const chosen = { ...empty, site: { regionId: '1', cityId: '2', officeId: '9', deliverySiteId: '4', humanUntil: 'x' } }
  for (const office of [3, '3'])
    expect(preselectPassport(chosen, { office }).site).toEqual({ officeId: '3', humanUntil: 'x' })
})

test('a link with a number of applicants chooses the size of a group, for an applicant who then starts one', () => {
  for (const applicants of [3, '3']) {
    const draft = preselectPassport(empty, { service: 'new', applicants })
    expect(draft).toMatchObject({ requestType: 'new', groupSize: '3' })
    expect(applicantCount(draft)).toBe(1)
    expect(applicantCount({ ...draft, party: 'group' })).toBe(3)
    expect(preselectUrgentPassport(empty, { applicants }).groupSize).toBe('3')
    expect(preselectOriginId(emptyOriginIdDraft(), { applicants }).groupSize).toBe('3')
  }
  for (const applicants of [1, 6, '03', 'x', {}, { toString: 1 }])
    expect(preselectPassport(empty, { applicants })).toEqual(empty)
})

test('an invalid value is ignored, and the valid one beside it is not', () => {
  const wrong = [undefined, null, '', 'constructor', 'toString', 0, -3, 1.5, '03', '3 or 4', [], {}, true]
  for (const value of wrong) {
    expect(preselectPassport(empty, { service: value, office: value })).toEqual(empty)
    expect(preselectPassport(empty, { service: 'lost', office: value })).toMatchObject({
      requestType: 'lost',
      site: {},
    })
    expect(preselectOriginId(emptyOriginIdDraft(), { service: value, office: value })).toEqual(emptyOriginIdDraft())
  }
  for (const link of [undefined, null, 'service=lost', 3]) expect(preselectPassport(empty, link)).toBe(empty)
})

test('a form that has been begun keeps what was chosen there', () => {
  const begun = { ...empty, party: 'individual' as const, requestType: 'new' as const }
  const link = { service: 'lost', office: 3 }
  expect(preselectPassport(begun, link)).toBe(begun)
  expect(preselectUrgentPassport(begun, link)).toBe(begun)
  const originId = { ...emptyOriginIdDraft(), party: 'group' as const }
  expect(preselectOriginId(originId, link)).toBe(originId)
})

test('an urgent request takes the service alone: its office is the main one', () => {
  expect(preselectUrgentPassport(empty, { service: 'damaged', office: 3 })).toMatchObject({
    requestType: 'renewal',
    replacement: { reason: 'damaged' },
    site: {},
  })
})

test('an Origin ID link chooses service and office', () => {
  for (const service of originIdServiceNames)
    expect(preselectOriginId(emptyOriginIdDraft(), { service, office: '7' })).toMatchObject({
      service,
      site: { officeId: '7' },
    })
})
