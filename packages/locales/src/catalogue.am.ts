import choice from './am/choice.ts'
import common from './am/common.ts'
import field from './am/field.ts'
import issue from './am/issue.ts'
import refusal from './am/refusal.ts'
import type { Resources } from './namespaces.ts'
import type { Translation } from './translation.ts'

export const am = { choice, common, field, issue, refusal } satisfies Translation<Resources>
