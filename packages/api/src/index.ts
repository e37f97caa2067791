export * from './errors.ts'
export type * from './portal-api.ts'
