export * from './look-up.ts'
