import type { Selectable } from 'kysely'
import type { Database } from './schema.gen.ts'

export type { Database } from './schema.gen.ts'

export type Row<Table extends keyof Database> = Selectable<Database[Table]>

/** Text for a jsonb column, so that both drivers send the same value, arrays included. */
export const asJson = (value: unknown): string => JSON.stringify(value)
