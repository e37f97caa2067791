// `pnpm --filter @invea/bench service:profile`: what a call costs the service, by part, from profiles of its processor.
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { breakDown } from './breakdown.ts'
import type { Load } from './load.ts'
import { proofCost } from './proof-cost.ts'
import { startOwnServer } from './server.ts'
import { openSide } from './sides.ts'

const say = (line: string) => process.stdout.write(`${line}\n`)
const plan = { rounds: 1, seconds: 4 }

const server = await startOwnServer()
if ('missing' in server) {
  say(server.missing)
  process.exit(1)
}

/** One kind of call for some seconds on a service of its own, and where its time went. */
const profiled = async (name: string, ask: Load['ask'], databaseUrl: string | undefined) => {
  const folder = mkdtempSync(join(tmpdir(), 'bench-profile-'))
  process.env.BENCH_NODE_FLAGS = `--cpu-prof --cpu-prof-dir=${folder}`
  const side = await openSide(databaseUrl, plan)
  const seen = await side.load(ask, 0, plan.seconds)
  await side.close()
  const last = readdirSync(folder)
    .map((file) => join(folder, file))
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)[0]
  const calls = Object.values(seen.byStatus).reduce((sum, count) => sum + count, 0)
  const costs = breakDown(last ?? '', calls)
  say(`${name}: ${calls} calls, ${costs.reduce((sum, [, cost]) => sum + cost, 0).toFixed(0)} µs of a core each`)
  for (const [part, cost] of costs) say(`  ${part.padEnd(36)} ${cost.toFixed(1).padStart(6)} µs`)
  rmSync(folder, { recursive: true, force: true })
}

const loads = ['nothing', 'search known', 'search new', 'book spread', 'book rush'] as const
for (const [at, ask] of loads.entries()) {
  await profiled(`postgres, ${ask}`, ask, await server.makeDatabase(`profile_${at}`, []))
}
await profiled('embedded, book spread', 'book spread', undefined)
// The visitors above have proved themselves already; a real one does it once for each booking.
const { challenge, check } = await proofCost()
say(
  `the proof of work of a booking: ${check.all} µs to check (${check.loop} on the event loop), ${challenge.all} µs to make (${challenge.loop})`,
)
await server.stop()
