// What an applicant has typed, complete or not.
export * from './applicant-count.ts'
export * from './applicant-draft.ts'
export * from './edit-draft.ts'
export * from './preselect.ts'
export * from './request-draft.ts'
export * from './reset-applicant.ts'
export * from './to-urgent.ts'
export type { Typed } from './typed.ts'
