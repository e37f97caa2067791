// Issue codes, results, and schemas run as rules.
export * from './issue.ts'
export * from './issue-list.ts'
export * from './result.ts'
