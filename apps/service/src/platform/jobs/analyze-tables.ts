import { sql } from 'kysely'
import type { AppContext } from '../../app-context.ts'
import type { Job } from './repeat.ts'

/**
 * PostgreSQL servers update planner statistics automatically. The embedded database does not, and would keep planning for
 * an empty database.
 */
export const analyzeTablesJob = ({ db }: Pick<AppContext, 'db'>): Job => ({
  name: 'gather-statistics',
  everySeconds: 300,
  run: async () => {
    await sql`analyze`.execute(db)
    return 0
  },
})
