import type { Resources } from './namespaces.ts'
import common from './ti/common.ts'
import issue from './ti/issue.ts'
import refusal from './ti/refusal.ts'
import type { Translation } from './translation.ts'

export const ti = { common, issue, refusal } satisfies Translation<Resources>
