import { sql } from 'kysely'
import type { AppContext } from '../app-context.ts'
import type { Job } from './repeat.ts'

/**
 * A server gathers statistics by itself; the embedded database never does, and would go on planning for the few rows
 * it was born with.
 */
export const analyzeTablesJob = ({ db }: Pick<AppContext, 'db'>): Job => ({
  name: 'gather-statistics',
  everySeconds: 300,
  run: async () => {
    await sql`analyze`.execute(db)
    return 0
  },
})
