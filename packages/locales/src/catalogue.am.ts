import common from './am/common.ts'
import issue from './am/issue.ts'
import refusal from './am/refusal.ts'
import type { Resources } from './namespaces.ts'
import type { Translation } from './translation.ts'

export const am = { common, issue, refusal } satisfies Translation<Resources>
