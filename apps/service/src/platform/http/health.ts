import type { FastifyInstance } from 'fastify'
import { sql } from 'kysely'
import type { AppContext } from '../../app-context.ts'
import { isMigrated } from '../database/migrate.ts'

const patience = 2_000

const answersInTime = (work: Promise<boolean>): Promise<boolean> =>
  Promise.race([work, new Promise<boolean>((resolve) => setTimeout(resolve, patience, false).unref())]).catch(
    () => false,
  )

/** `/healthz`: the process is up. `/readyz`: the database answers and has the newest shape. */
export const healthRoutes = (app: FastifyInstance, { db }: AppContext): void => {
  let migrated = false
  const ready = async () => {
    await sql`select 1`.execute(db)
    migrated ||= await isMigrated(db)
    return migrated
  }
  app.get('/healthz', async () => ({ status: 'up' }))
  app.get('/readyz', async (_request, reply) => {
    const isReady = await answersInTime(ready())
    return reply.code(isReady ? 200 : 503).send({ status: isReady ? 'ready' : 'not ready' })
  })
}
