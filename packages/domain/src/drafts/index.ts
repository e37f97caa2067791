export * from './applicant-count.ts'
export * from './applicant-draft.ts'
export * from './empty-drafts.ts'
export * from './request-draft.ts'
