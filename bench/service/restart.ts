// `pnpm --filter @invea/bench service:restart`: measures the time from the start of the process to `/readyz` (G16, G17): on an empty embedded database,
// and on PostgreSQL with 100,000 requests, with and without clients that retry.
import { fork } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { insertManyRequests } from '@invea/service/testing/many-requests.ts'
import { freePort } from '@invea/tooling/ports'
import { temporaryFolder } from '@invea/tooling/programs'
import { machineLoad, median } from '../statistics.ts'
import { onPostgres, prepare } from './database.ts'
import { startService } from './program.ts'
import { startServerOrExit } from './server.ts'

const rounds = Number(process.env.ROUNDS ?? 5)
const requests = 100_000
const clients = 2_000

const server = await startServerOrExit()
const newFolder = () => temporaryFolder('bench-restart')
const url = await server.makeDatabase('restart', [])
const settings = { DATA_DIR: newFolder(), DATABASE_URL: url, SERVICE_PORT: String(await freePort()) }
await (await startService(settings)).stop()
const size = { requests, attachments: 4 * requests, auditRows: 10 * requests }
await onPostgres(url)((run) => insertManyRequests(run, { size, before: new Date() }))
await prepare(onPostgres(url), clients, 1)
console.log(`${server.version}, Node ${process.version}, ${requests} requests, ${machineLoad()}`)

/** Seconds until `/readyz`, one for each round. */
const measure = async (settingsFor: () => Parameters<typeof startService>[0]): Promise<readonly number[]> => {
  const seconds: number[] = []
  for (let round = 0; round < rounds; round++) {
    const service = await startService(settingsFor())
    seconds.push(service.startedIn / 1_000)
    await service.stop()
  }
  return seconds
}
const missed: string[] = []
const report = (name: string, seconds: readonly number[], floor: number) => {
  const middle = median(seconds)
  console.log(
    `${name.padEnd(52)} ${middle.toFixed(2)} s (${Math.min(...seconds).toFixed(2)} to ${Math.max(...seconds).toFixed(2)}), floor ${floor} s: ${middle <= floor ? 'met' : 'MISSED'}`,
  )
  if (middle > 1.25 * floor) missed.push(name)
}

report('G16 cold start, empty embedded database', await measure(() => ({ DATA_DIR: newFolder() })), 3)
report(`G17 restart with ${requests} requests`, await measure(() => settings), 2)
const storm = fork(join(import.meta.dirname, 'storm.ts'), [settings.SERVICE_PORT, String(clients)])
report(`G17 the same, ${clients} clients that retry`, await measure(() => settings), 5)
storm.kill()
await once(storm, 'exit')

await server.stop()
process.exitCode = missed.length > 0 ? 1 : 0
