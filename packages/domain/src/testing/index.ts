export * from './applicants.ts'
export * from './origin-id.ts'
export * from './requests.ts'
