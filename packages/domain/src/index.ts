export * from './issue.ts'
export * from './model.ts'
