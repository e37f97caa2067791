import type { Selectable } from 'kysely'
import type { AccountTables } from './schema/accounts.ts'
import type { CallerTables, WaitingTables } from './schema/callers.ts'
import type { MasterTables } from './schema/master.ts'
import type { RecordTables } from './schema/records.ts'
import type { RequestTables } from './schema/requests.ts'

export type { AppointmentState, OrderState } from './schema/requests.ts'

/** All tables, typed for Kysely. */
export interface Database
  extends AccountTables,
    CallerTables,
    MasterTables,
    RecordTables,
    RequestTables,
    WaitingTables {}

export type Row<Table extends keyof Database> = Selectable<Database[Table]>

/** Text for a jsonb column, so that both drivers send the same value, arrays included. */
export const asJson = (value: unknown): string => JSON.stringify(value)
