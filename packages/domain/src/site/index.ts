export * from './human.ts'
export * from './site.ts'
