export * from './family-member.ts'
