import choice from './en/choice.ts'
import common from './en/common.ts'
import field from './en/field.ts'
import issue from './en/issue.ts'
import refusal from './en/refusal.ts'

export const en = { choice, common, field, issue, refusal }
