import type { Resources } from './namespaces.ts'
import common from './om/common.ts'
import issue from './om/issue.ts'
import refusal from './om/refusal.ts'
import type { Translation } from './translation.ts'

export const om = { common, issue, refusal } satisfies Translation<Resources>
