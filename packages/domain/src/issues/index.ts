// Issue codes, results, and schemas run as rules.
export * from './issue.ts'
export * from './result.ts'
