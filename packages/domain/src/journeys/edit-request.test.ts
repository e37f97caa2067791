import { expect, test } from 'vitest'
import { isoDate } from '../calendar/iso-date.ts'
import { type EditDraft, editDraftOf } from '../drafts/edit-draft.ts'
import * as testing from '../testing/index.ts'
import { issues } from '../testing/journey-answers.ts'
import { applicantInRequest } from './applicant-journey.ts'
import { addDocuments, editOneStep, editOriginIdRequest, editRequest, editRequestAttachments } from './edit-request.ts'
import { furthestOpen, isComplete, previousStep } from './journey.ts'

const facts = testing.someFacts()

const person = testing.anApplicationPerson({ personId: 3, applicant: testing.anApplicant() })
const edit = (changes: Partial<EditDraft> = {}): EditDraft => {
  const draft = editDraftOf(testing.anApplication(), person)
  if (!draft) throw new Error('the sample can be edited')
  return { ...draft, ...changes }
}
const withFile = (stored: readonly number[]) => {
  const chosen = { 3: { name: 'a.pdf', size: 1, type: '' } }
  return { ...edit().applicant, attachments: { chosen, stored } }
}
const blank = { personal: {}, address: {}, family: [], passport: {}, attachments: {} }

test('B §2: the full edit has five steps', () => {
  expect(editRequest.steps.map(({ id }) => id)).toEqual([
    'personal-detail',
    'address',
    'family',
    'travel-plan',
    'attachments',
  ])
})

test('B §4: steps 0, 1 and 3 of the edit advance only when validation passes; other steps advance freely', () => {
  const empty = edit({ applicant: blank })
  expect(issues(editRequest, 'personal-detail', empty)).toHaveLength(12)
  expect(issues(editRequest, 'address', empty)).toHaveLength(2)
  expect(issues(editRequest, 'family', empty)).toEqual([])
  expect(issues(editRequest, 'travel-plan', empty)).toEqual(['passport.passportPageId: passportPageRequired'])
  expect(issues(editRequest, 'attachments', empty)).toEqual([])
})

test('B §2: Finish is on the travel plan step, index 3, and a stored request is complete without a captcha', () => {
  expect(editRequest.steps.findIndex(({ command }) => command === 'updateRequest')).toBe(3)
  expect(furthestOpen(editRequest, edit(), facts)).toBe('travel-plan')
  expect(issues(editRequest, 'travel-plan', edit({ requestType: 'lost' }))).toHaveLength(3)
  expect(issues(editRequest, 'travel-plan', edit({ applicant: { ...edit().applicant, family: [{}] } }))).toHaveLength(3)
})

test('B §2: every step of the edit except the first has Back', () => {
  expect(previousStep(editRequest, 'personal-detail', edit(), facts)).toBeUndefined()
  expect(previousStep(editRequest, 'address', edit(), facts)).toBe('personal-detail')
})

test('B §2: all steps are completed once the update and the files are stored', () => {
  expect(furthestOpen(editRequest, edit({ updated: true }), facts)).toBe('attachments')
  expect(isComplete(editRequest, edit({ updated: true }), facts)).toBe(true)
  expect(isComplete(editRequest, edit({ updated: true, applicant: withFile([]) }), facts)).toBe(false)
})

test('B §2: the variant from the look-up has only Attachment', () => {
  expect(editRequestAttachments.steps.map(({ id }) => id)).toEqual(['attachments'])
  expect(isComplete(editRequestAttachments, edit({ applicant: withFile([]) }), facts)).toBe(false)
  expect(isComplete(editRequestAttachments, edit({ applicant: withFile([3]) }), facts)).toBe(true)
})

test('D2: accepts 4,000,000 bytes for a changed file, and requires none', () => {
  const chosen = (size: number, name = 'a.pdf') =>
    edit({ applicant: { ...blank, attachments: { chosen: { 3: { name, size, type: '' } } } } })
  expect(issues(editRequestAttachments, 'attachments', chosen(4_000_000))).toEqual([])
  expect(issues(editRequestAttachments, 'attachments', chosen(4_000_001))).toEqual(['attachments.3: fileSize'])
  expect(issues(editRequestAttachments, 'attachments', chosen(1, 'a.exe'))).toEqual(['attachments.3: fileFormat'])
})

test('checks an edited Origin ID by the rules of the Origin ID', () => {
  const applicant = { ...testing.aCompleteOriginIdApplicantDraft(), originId: {} }
  const draft = edit({ applicant, originIdService: 'renewal' })
  expect(issues(editOriginIdRequest, 'personal-detail', edit({ applicant: blank }))).toHaveLength(11)
  expect(issues(editOriginIdRequest, 'origin-id-detail', draft)).toEqual(['originId.originIdNumber: required'])
  expect(issues(editOriginIdRequest, 'origin-id-detail', edit({ applicant: { ...blank, family: [{}] } }))).toHaveLength(
    5,
  )
  const whole = edit({ applicant: testing.aCompleteOriginIdApplicantDraft(), originIdService: 'new' })
  expect(furthestOpen(editOriginIdRequest, whole, facts)).toBe('origin-id-detail')
  expect(isComplete(editOriginIdRequest, { ...whole, updated: true }, facts)).toBe(true)
})

test('D31: an edited Origin ID keeps the names of its family, an edited passport refuses them', () => {
  const family = [{ relationId: '2', firstName: 'JOSÉ', grandfatherName: "O'NEILL" }]
  const originId = { ...testing.aCompleteOriginIdApplicantDraft(), family }
  expect(
    issues(editOriginIdRequest, 'origin-id-detail', edit({ applicant: originId, originIdService: 'new' })),
  ).toEqual([])
  expect(issues(editRequest, 'travel-plan', edit({ applicant: { ...edit().applicant, family } }))).toEqual([
    'family.0.firstName: nameLetters',
    'family.0.grandfatherName: nameLetters',
  ])
})

test('A §1: an edit keeps the service, so a birth date that needs another one is refused, and a stored one is kept', () => {
  const applicant = (birthDate: string) => {
    const draft = testing.aCompleteOriginIdApplicantDraft()
    return { ...draft, personal: { ...draft.personal, birthDate } }
  }
  const change = (birthDate: string, storedBirthDate: string) =>
    edit({ applicant: applicant(birthDate), originIdService: 'child', storedBirthDate: isoDate(storedBirthDate) })
  expect(issues(editOriginIdRequest, 'personal-detail', change('05/12/1990', '2016-05-12'))).toEqual([
    'personal.birthDate: childService',
  ])
  expect(issues(editOriginIdRequest, 'personal-detail', change('05/12/1990', '1990-05-12'))).toEqual([])
  // 18 years old since the day of submission.
  const turned18 = { ...change('11/21/2008', '2008-11-21'), submittedOn: isoDate('2026-11-20') }
  expect(issues(editOriginIdRequest, 'personal-detail', turned18)).toEqual([])
})

test('R10: a birth date that crosses 18 asks who filled in the form at once; other changes keep a stored answer', () => {
  const draft = testing.aCompleteOriginIdApplicantDraft()
  const born = (birthDate: string, under18: boolean, filledBy?: string) => ({
    ...draft,
    personal: { ...draft.personal, birthDate, under18 },
    originId: { originIdNumber: 'SAMPLE1', filledBy },
  })
  const [child, adult] = [born('05/12/2016', true, 'parent'), born('05/12/1990', false)]
  const found = (applicant: typeof child, base: typeof child) =>
    (['personal-detail', 'origin-id-detail'] as const).map((step) =>
      issues(editOriginIdRequest, step, edit({ applicant, base, originIdService: 'renewal' })),
    )
  const invalid = ['originId.filledBy: invalid']
  expect(found({ ...adult, originId: child.originId }, child)).toEqual([invalid, invalid])
  expect(found(adult, child)).toEqual([[], []])
  const required = ['originId.filledBy: required']
  expect(found({ ...child, originId: adult.originId }, adult)).toEqual([required, required])
  const unanswered = born('05/12/2016', true)
  expect(found({ ...unanswered, personal: { ...unanswered.personal, birthPlace: 'Jimma' } }, unanswered)).toEqual([
    [],
    [],
  ])
  expect(found(unanswered, child)).toEqual([[], required])
})

test('a Change link opens one step with its usual checks, and the step sends the update', () => {
  const one = editOneStep(editRequest, 'address')
  expect(one.steps.map(({ id, command }) => [id, command])).toEqual([['address', 'updateRequest']])
  expect(issues(one, 'address', edit({ applicant: blank }))).toHaveLength(2)
  expect(isComplete(one, edit(), facts)).toBe(false)
  expect(isComplete(one, edit({ updated: true }), facts)).toBe(true)
  expect(editOneStep(editRequest, 'attachments').steps[0]?.command).toBe('changeAttachments')
})

test('A §5: requires every missing document', () => {
  const draft = testing.aCompletePassportDraft({
    applicants: [testing.aCompleteApplicantDraft({ requestPersonId: 11 })],
  })
  const known = testing.someFacts({
    required: { 11: [{ attachmentTypeId: 3, name: { en: 'x', am: 'x', om: 'x', ti: 'x' } }] },
  })
  expect(issues(addDocuments, 'attachments', applicantInRequest(draft, 0), known)).toEqual([
    'attachments.3: attachmentsIncomplete',
  ])
  expect(isComplete(addDocuments, applicantInRequest(draft, 0), known)).toBe(false)
})
