import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { addDays, type IsoDate } from '@invea/domain'
import { workingDays } from '@invea/domain/holidays'
import { sql } from 'kysely'
import { urgentSlot } from '../appointments/slot-capacity.ts'
import { dayOf } from '../platform/clock.ts'
import type { Trx } from '../platform/database/transaction.ts'
import type { PlatformContext } from '../platform/platform-context.ts'
import { load } from './load.ts'

const folder = join(import.meta.dirname, '../../sample-data')

const files: readonly string[] = [
  'offices.json',
  'nationalities.json',
  'occupations.json',
  'applicant-lists.json',
  'attachments.json',
  'slots.json',
  'payment-options.json',
  'origin-id-fee.json',
]

const urgent = { capacity: 10, days: 120 }

/** Sets the urgent quota of the main office (A §1) for each working day of the coming months. */
const openUrgentDays = async (trx: Trx, today: IsoDate): Promise<void> => {
  const days = workingDays(today, addDays(today, urgent.days))
  await sql`insert into slot_counter (office_id, day, slot_id, capacity)
    select office.id, day::date, ${urgentSlot}, ${urgent.capacity}
    from office cross join jsonb_array_elements_text(${JSON.stringify(days)}::jsonb) as day
    where office.main
    on conflict do nothing`.execute(trx)
}

/** Reads all files as one, so that an interrupted start loads all of them or nothing. */
const readFiles = async (): Promise<string> => {
  const contents = await Promise.all(files.map((file) => readFile(join(folder, file), 'utf8')))
  return JSON.stringify(Object.assign({}, ...contents.map((content) => JSON.parse(content))))
}

/** Fills an empty database with sample data. A database with an office stays unchanged. */
export const loadSampleData = async (services: Pick<PlatformContext, 'db' | 'attempt' | 'clock'>): Promise<boolean> => {
  const { db, clock } = services
  if (await db.selectFrom('office').select('id').limit(1).executeTakeFirst()) return false
  const now = clock.now()
  const content = await readFiles()
  const loaded = await load(
    services,
    { format: 'json', content },
    { now, afterChanges: (trx) => openUrgentDays(trx, dayOf(now)) },
  )
  if (!loaded.ok) throw new Error(`sample data: ${loaded.error.join('; ')}`)
  return true
}
