export * from './applicants.ts'
export * from './requests.ts'
