import { temporaryFolder } from '@invea/tooling/programs'
import { type MasterIds, masterIdsQuery } from './applications.ts'
import { onEmbedded, onPostgres, prepare, readConsistency } from './database.ts'
import { type Load, run } from './load.ts'
import { type Running, startService } from './program.ts'

/** Higher than the rate of any of our machines. */
const perSecond = 22_000
const connections = 64

/** Starts the service on one database, ready for its rounds. */
export const openServiceUnderTest = async (
  databaseUrl: string | undefined,
  plan: {
    readonly rounds: number
    readonly seconds: number
    /** Booking loads of a round, each with new visitors. */
    readonly bookingLoads?: number
    readonly settings?: Readonly<Record<string, string>>
  },
) => {
  const dataDir = temporaryFolder('bench-service')
  const settings = { DATA_DIR: dataDir, ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}), ...plan.settings }
  const on = databaseUrl ? onPostgres(databaseUrl) : onEmbedded(dataDir)

  const first = await startService(settings)
  await first.stop()
  const visitors = perSecond * (3 + plan.rounds * ((plan.bookingLoads ?? 2) * plan.seconds + 1))
  await prepare(on, visitors, plan.rounds)
  const [master] = await on((statement) => statement<MasterIds>(masterIdsQuery))
  const service: Running = await startService(settings)

  let used = 0
  let confirmed = 0
  return {
    port: service.port,
    /** The number of the last visitor. */
    visitors,
    coldStart: first.startedIn / 1_000,
    /** Number of responses that confirmed an appointment. */
    confirmed: () => confirmed,
    /** Runs a load with new visitors. `cost` is the CPU time of the service for a call, in microseconds. */
    load: async (workload: Load['workload'], round: number, seconds: number, more: Partial<Load> = {}) => {
      const isOnce = workload.startsWith('book') || workload === 'apply'
      const visitorRange = { first: used + 1, last: Math.min(visitors, used + perSecond * seconds) }
      if (isOnce) used = visitorRange.last
      const before = service.cpu()
      const result = await run({
        ...{ port: service.port, connections, seconds, workload, round },
        ...(master && { master }),
        visitors: isOnce ? visitorRange : { first: 1, last: 2_000 },
        ...more,
      })
      if (workload.startsWith('book')) confirmed += result.byStatus['200'] ?? 0
      const calls = Object.values(result.byStatus).reduce((sum, count) => sum + count, 0)
      return { ...result, cost: ((service.cpu() - before) * 1e6) / calls }
    },
    stop: () => service.stop(),
    /** Stops the service and reads its consistency figures. */
    close: async () => {
      await service.stop()
      return readConsistency(on)
    },
  }
}
export type ServiceUnderTest = Awaited<ReturnType<typeof openServiceUnderTest>>
