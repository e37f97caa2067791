export * from './member-store.ts'
export * from './use-remembered-member.ts'
