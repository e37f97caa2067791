// What an applicant has typed, complete or not.
export { type AddressAnswers, hasAddressAnswers, withAddressAnswers } from './agreement.ts'
export * from './applicant-count.ts'
export * from './applicant-draft.ts'
export * from './edit-draft.ts'
export * from './preselect.ts'
export * from './request-draft.ts'
export type { Typed } from './typed-fields.ts'
