import type { Resources } from './namespaces.ts'
import choice from './ti/choice.ts'
import common from './ti/common.ts'
import field from './ti/field.ts'
import issue from './ti/issue.ts'
import refusal from './ti/refusal.ts'
import type { Translation } from './translation.ts'

export const ti = { choice, common, field, issue, refusal } satisfies Translation<Resources>
