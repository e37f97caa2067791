// The fee tables and quotes by line, in whole birr.
export type { Etb } from '../model/scalars.ts'
export * from './fee.ts'
export * from './fee-tables.ts'
export * from './quote.ts'
