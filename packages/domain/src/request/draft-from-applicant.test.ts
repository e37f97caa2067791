import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isoDate } from '../calendar/iso-date.ts'
import { editDraftOf } from '../drafts/edit-draft-of.ts'
import { toOriginIdApplicant } from '../origin-id/origin-id-applicant.ts'
import {
  aFamilyMember,
  anApplicant,
  anApplication,
  anApplicationPerson,
  anOldPassport,
  anOriginIdApplicant,
  aPersonalDetail,
  sampleToday as today,
} from '../testing/index.ts'
import { toApplicant } from './applicant.ts'
import { draftFromApplicant } from './draft-from-applicant.ts'

test('a stored applicant is shown in the forms as it was typed', () => {
  const draft = draftFromApplicant(
    anApplicant({
      personal: aPersonalDetail({ height: 170, occupationId: 4 }),
      family: [aFamilyMember({ id: 5 })],
      passport: anOldPassport(),
    }),
    [{ attachmentTypeId: 3 }],
  )
  expect(draft.personal).toMatchObject({
    birthDate: '05/12/1990',
    height: '170',
    occupationId: '4',
    nationalityId: '1',
  })
  expect(draft.family).toEqual([{ id: 5, relationId: '1', firstName: 'ALMAZ', grandfatherName: 'TESFAYE' }])
  expect(draft.passport).toMatchObject({ passportPageId: '1', issueDate: '01/10/2020', expirationDate: '01/09/2025' })
  expect(draft.attachments).toEqual({ stored: [3] })
  expect('originId' in draft).toBe(false)
  expect(draftFromApplicant(anApplicant()).attachments).toEqual({ stored: [] })
})

test('whatever applicant passed, its draft makes the same applicant again', () => {
  const applicant = fc.record({
    personal: fc
      .record({
        height: fc.option(fc.integer({ min: 30, max: 250 }), { nil: undefined }),
        occupationId: fc.option(fc.integer({ min: 1, max: 99 }), { nil: undefined }),
        email: fc.constantFrom(undefined, 'sample@example.com'),
        halfCast: fc.boolean(),
        eyeColor: fc.constantFrom(undefined, 'Brown' as const),
        birthCertificateId: fc.constantFrom(undefined, '1234567890123456'),
      })
      .map(aPersonalDetail),
    family: fc.array(
      fc.integer({ min: 1, max: 11 }).map((relationId) => aFamilyMember({ relationId })),
      { maxLength: 3 },
    ),
    passport: fc
      .record({ dataCorrected: fc.boolean() })
      .map(({ dataCorrected }) => anOldPassport(dataCorrected ? { dataCorrected, correctionType: 'both' } : {})),
  })
  fc.assert(
    fc.property(applicant.map(anApplicant), (stored) => {
      expect(toApplicant(draftFromApplicant(stored), { today, requestType: 'lost' })).toEqual({
        ok: true,
        value: stored,
      })
    }),
  )
})

test('an Origin ID applicant comes back too', () => {
  const stored = anOriginIdApplicant({ originId: { timesLost: 2, filledBy: 'parent' } })
  expect(toOriginIdApplicant(draftFromApplicant(stored), { today, service: 'lost' })).toEqual({
    ok: true,
    value: stored,
  })
})

test('the edit wizard starts with what is stored', () => {
  const person = anApplicationPerson({
    personId: 3,
    applicant: anApplicant(),
    attachments: [{ attachmentId: 1, attachmentTypeId: 4, name: { en: '', am: '', om: '', ti: '' }, url: '' }],
  })
  const application = anApplication({ type: 'lost', mode: 'urgent', version: 6, persons: [person] })
  expect(editDraftOf(application, person)).toEqual({
    version: 1,
    requestId: 1,
    requestType: 'lost',
    mode: 'urgent',
    submittedOn: today,
    requestVersion: 6,
    personId: 3,
    applicant: { ...draftFromApplicant(anApplicant(), [{ attachmentTypeId: 4 }]), requestPersonId: 11 },
  })
})

test('D19: a masked card cannot be edited', () => {
  expect(editDraftOf(anApplication(), anApplicationPerson({ personId: 3 }))).toBeUndefined()
  expect(editDraftOf(anApplication(), anApplicationPerson({ applicant: anApplicant() }))).toBeUndefined()
})

test('an Origin ID is edited by the rules of its service', () => {
  const person = anApplicationPerson({ personId: 3, applicant: anOriginIdApplicant() })
  const service = (type: 'new' | 'renewal' | 'lost', originIdApplicantType: 'byBirth' | 'child') =>
    editDraftOf(anApplication({ type, originIdApplicantType, appointmentDate: isoDate('2026-12-01') }), person)
      ?.originIdService
  expect(service('new', 'child')).toBe('child')
  expect(service('renewal', 'byBirth')).toBe('renewal')
  expect(service('lost', 'byBirth')).toBe('lost')
  expect(service('lost', 'child')).toBeUndefined()
})
