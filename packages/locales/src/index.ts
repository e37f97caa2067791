export * from './namespaces.ts'
export * from './translation.ts'
