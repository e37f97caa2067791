// `pnpm --filter @invea/bench service:profile`: prints the CPU time of a call in the service, by part, from CPU profiles.
import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { temporaryFolder } from '@invea/tooling/programs'
import type { Load } from './load.ts'
import { proofCost } from './proof-cost.ts'
import { startServerOrExit } from './server.ts'
import { openServiceUnderTest } from './service-under-test.ts'

interface Frame {
  readonly functionName: string
  readonly url: string
}
interface Profile {
  readonly nodes: readonly { readonly id: number; readonly callFrame: Frame; readonly children?: readonly number[] }[]
  readonly samples: readonly number[]
  readonly timeDeltas: readonly number[]
}

/** Parts of a call by stack frame. The first matching part counts. */
const parts: readonly (readonly [part: string, fits: (frame: Frame) => boolean])[] = [
  ['waiting', ({ functionName }) => functionName === '(idle)'],
  ['garbage collector', ({ functionName }) => functionName === '(garbage collector)'],
  ['embedded database', ({ url }) => /^wasm:|pglite/.test(url)],
  ['database driver', ({ url }) => /node_modules\/(pg|pg-[a-z]+|kysely)\//.test(url)],
  ['contract: zod and JSON', ({ url }) => /node_modules\/(zod|secure-json-parse)\/|packages\/api\//.test(url)],
  ['keys, hashes and encryption', ({ url }) => url.startsWith('node:internal/crypto')],
  [
    'log line and metrics',
    ({ url }) => /node_modules\/(pino|sonic-boom|prom-client|safe-stable-stringify)\//.test(url),
  ],
  ['framework and its plugins', ({ url }) => /node_modules\/(@?fastify|helmet|find-my-way|cookie|avvio)/.test(url)],
  ['our own code', ({ url }) => /\/apps\/service\/|\/packages\/domain\//.test(url)],
  ['other libraries', ({ url }) => url.includes('node_modules/')],
  // Frames without a file are native parts of Node: writes to sockets, text encoding, timers.
  ['sockets, HTTP and streams of Node', () => true],
]

/** Nodes that load modules. The start of the process is not part of a call. */
const startOf = ({ nodes }: Profile): ReadonlySet<number> => {
  const byId = new Map(nodes.map((node) => [node.id, node]))
  const start = new Set<number>()
  const add = (id: number) => {
    start.add(id)
    for (const child of byId.get(id)?.children ?? []) add(child)
  }
  for (const { id, callFrame } of nodes) if (/^node:internal\/(main|modules)/.test(callFrame.url)) add(id)
  return start
}

/** CPU microseconds of a call by part, largest first. */
const breakDown = (file: string, calls: number): readonly (readonly [part: string, microseconds: number])[] => {
  const profile = JSON.parse(readFileSync(file, 'utf8')) as Profile
  const frames = new Map(profile.nodes.map(({ id, callFrame }) => [id, callFrame]))
  const start = startOf(profile)
  const sums = new Map<string, number>()
  for (const [position, id] of profile.samples.entries()) {
    const frame = frames.get(id)
    if (!frame || start.has(id)) continue
    const [part = ''] = parts.find(([, fits]) => fits(frame)) ?? []
    sums.set(part, (sums.get(part) ?? 0) + (profile.timeDeltas[position] ?? 0))
  }
  return [...sums]
    .filter(([part]) => part !== 'waiting')
    .map(([part, sum]) => [part, sum / calls] as const)
    .toSorted(([, one], [, other]) => other - one)
}

const plan = { rounds: 1, seconds: 4 }

const server = await startServerOrExit()

/** Profiles one kind of call for some seconds on a separate service, and prints the CPU time by part. */
const profileCalls = async (name: string, workload: Load['workload'], databaseUrl: string | undefined) => {
  const folder = temporaryFolder('bench-profile')
  process.env.BENCH_NODE_FLAGS = `--cpu-prof --cpu-prof-dir=${folder}`
  const side = await openServiceUnderTest(databaseUrl, plan)
  const result = await side.load(workload, 0, plan.seconds)
  await side.close()
  const last = readdirSync(folder)
    .map((file) => join(folder, file))
    .toSorted((one, other) => statSync(other).mtimeMs - statSync(one).mtimeMs)[0]
  const calls = Object.values(result.byStatus).reduce((sum, count) => sum + count, 0)
  if (Object.keys(result.byStatus).some((status) => status !== '200'))
    console.log(`${name}: ${JSON.stringify(result.byStatus)}`)
  const costs = breakDown(last ?? '', calls)
  console.log(`${name}: ${calls} calls, ${costs.reduce((sum, [, cost]) => sum + cost, 0).toFixed(0)} µs of a core each`)
  for (const [part, cost] of costs) console.log(`  ${part.padEnd(36)} ${cost.toFixed(1).padStart(6)} µs`)
}

const loads = ['nothing', 'search known', 'search new', 'book spread', 'book rush', 'apply'] as const
for (const [position, workload] of loads.entries()) {
  await profileCalls(`postgres, ${workload}`, workload, await server.makeDatabase(`profile_${position}`, []))
}
await profileCalls('embedded, book spread', 'book spread', undefined)
// The prepared visitors need no proof of work. A real visitor solves one for each booking.
const { challenge, check } = await proofCost()
console.log(
  `the proof of work of a booking: ${check.all} µs to check (${check.eventLoop} on the event loop), ${challenge.all} µs to make (${challenge.eventLoop})`,
)
await server.stop()
