export * from './all-chosen.ts'
export * from './file-content.ts'
export * from './file-rules.ts'
