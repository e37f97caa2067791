export * from './human.ts'
export * from './site.ts'
export * from './urgent-office.ts'
