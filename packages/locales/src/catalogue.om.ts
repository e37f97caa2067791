import type { Resources } from './namespaces.ts'
import choice from './om/choice.ts'
import common from './om/common.ts'
import field from './om/field.ts'
import issue from './om/issue.ts'
import refusal from './om/refusal.ts'
import type { Translation } from './translation.ts'

export const om = { choice, common, field, issue, refusal } satisfies Translation<Resources>
