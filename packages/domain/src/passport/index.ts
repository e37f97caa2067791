export * from './passport-facts.ts'
export * from './passport-info.ts'
export * from './passport-number.ts'
