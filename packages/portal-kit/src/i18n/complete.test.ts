import { type RefusalCode, refusalCodes } from '@invea/api'
import { type IssueCode, issueCodes } from '@invea/domain'
import type { Resources } from '@invea/locales'
import { catalogue } from '@invea/locales/catalogue'
import { expect, test } from 'vitest'

/** The compiler checks this too: a code without a text, or a text without a code, does not compile. */
type Same<A extends string, B extends string> = [Exclude<A, B>, Exclude<B, A>] extends [never, never] ? true : never

/** The code of a text. A text with a number has two forms. */
type CodeOf<Key extends string> = Key extends `${infer Code}_${'one' | 'other'}` ? Code : Key
const codeOf = (key: string): string => key.replace(/_(one|other)$/, '')

test('every issue code has a text, and every text has a code', () => {
  const same: Same<IssueCode, keyof Resources['issue']> = true
  expect(same && new Set(Object.keys(catalogue.en.issue))).toEqual(new Set(issueCodes))
})

test('every refusal of the service has a text, and every text has a refusal', () => {
  const same: Same<RefusalCode, CodeOf<keyof Resources['refusal']>> = true
  expect(same && new Set(Object.keys(catalogue.en.refusal).map(codeOf))).toEqual(new Set(refusalCodes))
})
