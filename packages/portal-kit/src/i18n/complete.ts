import type { RefusalCode } from '@invea/api'
import type { IssueCode } from '@invea/domain'
import type { Resources } from '@invea/locales'

/** Closed by the compiler: a code of a rule or of the service without words, or words without a code, does not compile. */
type Same<A extends string, B extends string> = [Exclude<A, B>, Exclude<B, A>] extends [never, never] ? true : never

export const everyIssueHasWords: Same<IssueCode, keyof Resources['issue']> = true
export const everyRefusalHasWords: Same<RefusalCode, keyof Resources['refusal']> = true
