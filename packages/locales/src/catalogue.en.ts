import common from './en/common.ts'
import issue from './en/issue.ts'
import refusal from './en/refusal.ts'

export const en = { common, issue, refusal }
