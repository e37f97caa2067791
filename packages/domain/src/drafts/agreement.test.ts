import { expect, test } from 'vitest'
import { agreementIssues, groupSizeIssues, hasAddressAnswers, termsVersion, withAddressAnswers } from './agreement.ts'
import { emptyPassportDraft } from './request-draft.ts'

const empty = emptyPassportDraft()
const answered = (answers: object) => withAddressAnswers(empty, answers)

test('the answers of the first step are those of its box and its buttons', () => {
  for (const start of ['individual', 'group'] as const) {
    const draft = answered({ terms: termsVersion, start })
    expect(draft).toMatchObject({ agreed: true, party: start })
    expect(draft.applicants).toHaveLength(1)
    expect(agreementIssues(draft)).toEqual([])
  }
})

test('the number of applicants counts for a group alone, and only from 2 to 5', () => {
  const group = { terms: termsVersion, start: 'group' }
  for (const groupSize of ['3', 3]) {
    expect(answered({ ...group, groupSize })).toMatchObject({ party: 'group', groupSize: '3' })
    expect(answered({ ...group, groupSize }).applicants).toHaveLength(3)
  }
  for (const groupSize of ['1', '6', 'x', '', ['3', '4'], {}, { toString: 1 }])
    expect(answered({ ...group, groupSize }).groupSize).toBeUndefined()
  expect(answered({ ...group, start: 'individual', groupSize: '3' })).toMatchObject({ party: 'individual' })
  expect(answered({ ...group, start: 'individual', groupSize: '3' }).groupSize).toBeUndefined()
})

test('without the present terms or with an unknown start nothing changes', () => {
  for (const answers of [
    {},
    { start: 'group' },
    { terms: 'v0', start: 'group' },
    { terms: true, start: 'individual' },
    { terms: termsVersion },
    { terms: termsVersion, start: 'officer' },
    { terms: termsVersion, start: ['individual', 'group'] },
    { groupSize: '3' },
  ])
    expect(answered(answers)).toBe(empty)
})

test('an address has answers where it names one of them', () => {
  expect(hasAddressAnswers({})).toBe(false)
  expect([{ terms: 'x' }, { start: 'x' }, { groupSize: 2 }].every(hasAddressAnswers)).toBe(true)
})

test('A §5: the terms checkbox must be ticked', () => {
  expect(agreementIssues({ party: 'individual' })).toEqual([{ field: 'agreed', code: 'agreement' }])
  expect(agreementIssues({ party: 'individual', agreed: true })).toEqual([])
})

test('A §2: individual or group is chosen', () => {
  expect(agreementIssues({ agreed: true })).toEqual([{ field: 'party', code: 'required' }])
  expect(agreementIssues({})).toHaveLength(2)
})

test('A §9: a group has 2 to 5 applicants', () => {
  expect(['2', '3', '4', '5'].flatMap((groupSize) => groupSizeIssues({ groupSize }))).toEqual([])
  for (const groupSize of [undefined, '', '1', '6', 'x']) {
    expect(groupSizeIssues({ groupSize })).toEqual([
      { field: 'groupSize', code: 'groupSize', params: { min: 2, max: 5 } },
    ])
  }
})
