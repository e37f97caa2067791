export * from './family-list.ts'
export * from './family-member.ts'
