export * from './urgent-reasons.ts'
