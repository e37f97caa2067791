import { aCompleteApplicantDraft } from '@invea/domain/testing'
import { expect, test } from 'vitest'
import { otherSpelling } from './GeezKeyboard.tsx'

const named = (geezFatherName: string) => {
  const draft = aCompleteApplicantDraft()
  return { ...draft, personal: { ...draft.personal, geezFirstName: 'ሀና', geezFatherName, geezGrandfatherName: 'ተሰማ' } }
}
const family = [named('ኃይሉ'), named('ሀይሉ')]

test('finds another spelling of the same sound in the family', () => {
  expect(otherSpelling('ሀይሉ', family, 1, 'am')).toBe('ኃይሉ')
})

test('the applicant’s own names, equal names and other names give no note', () => {
  expect(otherSpelling('ሀይሉ', [named('ሀይሉ')], 0, 'am')).toBeUndefined()
  expect(otherSpelling('ተሰማ', family, 1, 'am')).toBeUndefined()
  expect(otherSpelling('', family, 1, 'am')).toBeUndefined()
})

test('in Tigrigna these sounds differ', () => {
  expect(otherSpelling('ሀይሉ', family, 1, 'ti')).toBeUndefined()
})
