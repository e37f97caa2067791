import { type RefusalCode, refusalCodes } from '@invea/api'
import { type IssueCode, issueCodes } from '@invea/domain'
import type { Resources } from '@invea/locales'
import { catalogue } from '@invea/locales/catalogue'
import { expect, test } from 'vitest'

/** Closed by the compiler as well: a code without words, or words without a code, does not type-check. */
type Same<A extends string, B extends string> = [Exclude<A, B>, Exclude<B, A>] extends [never, never] ? true : never

test('every code a rule may answer with has words, and no words lack their code', () => {
  const same: Same<IssueCode, keyof Resources['issue']> = true
  expect(same && new Set(Object.keys(catalogue.en.issue))).toEqual(new Set(issueCodes))
})

test('every refusal of the service has words, and no words lack their code', () => {
  const same: Same<RefusalCode, keyof Resources['refusal']> = true
  expect(same && new Set(Object.keys(catalogue.en.refusal))).toEqual(new Set(refusalCodes))
})
