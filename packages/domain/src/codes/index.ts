export * from '../codes.ts'
