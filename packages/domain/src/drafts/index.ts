export * from './applicant-count.ts'
export * from './applicant-draft.ts'
export * from './empty-passport-draft.ts'
export * from './request-draft.ts'
