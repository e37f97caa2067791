import { expect, test } from 'vitest'
import { agreementIssues, groupSizeIssues } from './agreement.ts'

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
