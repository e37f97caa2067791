import { expect, test } from 'vitest'
import { applicantCount, withApplicantCount } from './applicant-count.ts'
import { emptyApplicantDraft } from './applicant-draft.ts'
import { emptyPassportDraft, type PassportDraft, toUrgentDraft } from './request-draft.ts'

test('an individual is one applicant, whatever number was chosen before', () => {
  expect(applicantCount({ party: 'individual', groupSize: '4' })).toBe(1)
  expect(applicantCount({})).toBe(1)
})

test('a group has the chosen number, from 2 to 5', () => {
  expect(['2', '3', '4', '5'].map((groupSize) => applicantCount({ party: 'group', groupSize }))).toEqual([2, 3, 4, 5])
  expect(['', '1', '6', 'x'].map((groupSize) => applicantCount({ party: 'group', groupSize }))).toEqual([1, 1, 1, 1])
})

test('a group has as many applicant drafts as its number, and what was typed for the first ones stays', () => {
  const draft = { ...emptyPassportDraft(), party: 'group', groupSize: '3' } as const
  const typed = { ...draft, applicants: [{ ...emptyApplicantDraft(), personal: { firstName: 'Abebe' } }] }
  const grown = withApplicantCount(typed)
  expect(grown.applicants.map(({ personal }) => personal.firstName)).toEqual(['Abebe', undefined, undefined])
  expect(withApplicantCount({ ...grown, party: 'individual' }).applicants).toEqual([typed.applicants[0]])
})

test('a smaller number deletes nothing: the other applicants return with a larger one, in their order', () => {
  const names = ['Abebe', 'Birtukan', 'Chala', 'Desta']
  const group: PassportDraft = {
    ...emptyPassportDraft(),
    party: 'group',
    groupSize: '4',
    applicants: names.map((firstName) => ({ ...emptyApplicantDraft(), personal: { firstName } })),
  }
  const namesOf = ({ applicants }: PassportDraft) => applicants.map(({ personal }) => personal.firstName)
  const alone = withApplicantCount({ ...group, party: 'individual' })
  expect(namesOf(alone)).toEqual(['Abebe'])
  const three = withApplicantCount({ ...alone, party: 'group', groupSize: '3' })
  expect(namesOf(three)).toEqual(['Abebe', 'Birtukan', 'Chala'])
  expect(namesOf(withApplicantCount({ ...three, groupSize: '5' }))).toEqual([...names, undefined])
})

test('an urgent draft keeps the surplus applicants (D37)', () => {
  const names = ['Abebe', 'Birtukan']
  const applicants = names.map((firstName) => ({ ...emptyApplicantDraft(), personal: { firstName } }))
  const alone = withApplicantCount({ ...emptyPassportDraft(), party: 'individual', applicants })
  const urgent = toUrgentDraft(alone, 2, undefined)
  const group = withApplicantCount({ ...urgent, party: 'group', groupSize: '2' })
  expect(group.applicants.map(({ personal }) => personal.firstName)).toEqual(names)
})
