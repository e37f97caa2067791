export * from './contact.ts'
