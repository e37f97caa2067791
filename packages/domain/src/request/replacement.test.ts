import { expect, test } from 'vitest'
import { aCompletePassportDraft } from '../testing/requests.ts'
import { asksReplacementReason, replacementIssues, replacementReasons, withReplacementInputs } from './replacement.ts'

test('A §2: the reason is asked in the renew/replacement flow only', () => {
  expect((['new', 'renewal', 'lost', 'correction', undefined] as const).filter(asksReplacementReason)).toEqual([
    'renewal',
  ])
})

test('A §2: one of the four cards is chosen', () => {
  expect(replacementReasons.flatMap((reason) => replacementIssues({ replacement: { reason } }))).toEqual([])
  expect(replacementIssues({ replacement: {} })).toEqual([{ field: 'replacement.reason', code: 'required' }])
})

test('what was typed on the reason screen stands on the passport step, unless something stands there', () => {
  const inputs = { passportNumber: 'EP0000001', issueDate: '01/10/2020', expirationDate: '01/09/2025' }
  const draft = aCompletePassportDraft({ replacement: { reason: 'expired', ...inputs } })
  expect(withReplacementInputs(draft).applicants[0]?.passport).toMatchObject(inputs)
  const [first, second] = [draft.applicants[0], draft.applicants[0]]
  const typed = { passportNumber: 'EP0000002', issueDate: '02/10/2020', expirationDate: '02/09/2025' }
  const carried = withReplacementInputs({
    ...draft,
    applicants: [{ ...first, passport: typed }, second] as typeof draft.applicants,
  })
  expect(carried.applicants[0]?.passport).toEqual(typed)
  expect(carried.applicants[1]).toBe(second)
  expect(withReplacementInputs({ ...draft, applicants: [] }).applicants).toEqual([])
})
