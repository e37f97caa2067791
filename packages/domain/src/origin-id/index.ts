export * from './origin-id-applicant.ts'
export * from './origin-id-detail.ts'
export * from './origin-id-person.ts'
export * from './origin-id-request.ts'
